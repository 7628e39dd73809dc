"""How well counted results agree with exact probabilities."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Result = TypeVar("Result", bound=Hashable)


def chi_square(results: Sequence[Result], expected: Mapping[Result, float]) -> float:
    """Pearson's statistic of results against their exact probabilities, as a multiple of its limit at p = 0.0001.

    Anything above 1 is a disagreement; a result that is not expected at all is one, too.
    """
    assert set(results) <= set(expected), f"impossible results: {set(results) - set(expected)}"
    total = len(results)
    statistic = sum(
        (results.count(result) - total * probability) ** 2 / (total * probability)
        for result, probability in expected.items()
    )
    return statistic / limit(len(expected) - 1)


def limit(degrees: int) -> float:
    """The value that the statistic exceeds once in ten thousand times (Wilson and Hilferty's formula)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + 3.719 * spread**0.5) ** 3)


def evenly(results: Sequence[Result]) -> dict[Result, float]:
    """Every result as likely as the others."""
    return dict.fromkeys(results, 1 / len(results))
