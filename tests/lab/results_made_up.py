"""Results that nobody has played."""

from onze.lab.matches import Result


def result(one: str, others: str, deal: int, side: int, *values: float, score: tuple[int, ...] = (0, 0)) -> Result:
    """A match with what each side won."""
    return {
        "one": one,
        "others": others,
        "deal": deal,
        "side": side,
        "values": list(values),
        "score": list(score),
        "decisions": [10, 10],
        "seconds": [0.1, 0.2],
        "faults": [0, 1],
    }
