"""How a match ended."""

from collections.abc import Sequence

__all__ = ["Outcome", "by_score", "shared"]

Sides = tuple[tuple[int, ...], ...]


class Outcome:
    """The end of a match: for each seat what it won (0 to 1), each side's score, and why it ended."""

    def __init__(self, values: Sequence[float], score: Sequence[int], reason: str, rule: str = "") -> None:
        self.values = tuple(values)
        self.score = tuple(score)
        self.reason = reason
        self.rule = rule

    def written(self) -> dict[str, object]:
        """The outcome in plain values."""
        return {
            "values": list(self.values),
            "score": list(self.score),
            "reason": self.reason,
            "rule": self.rule,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash((self.values, self.score, self.reason, self.rule))

    def __repr__(self) -> str:
        return f"Outcome({self.values}, {self.score}, {self.reason!r}, {self.rule!r})"


def shared(sides: Sides, winners: Sequence[int]) -> list[float]:
    """What each seat gets when these sides share the win: all of it for one, a half each for two."""
    values = [0.0] * sum(len(side) for side in sides)
    for winner in winners:
        for seat in sides[winner]:
            values[seat] = 1.0 / len(winners)
    return values


def by_score(sides: Sides, score: Sequence[int], reason: str, rule: str = "") -> Outcome:
    """The side with the best score wins; equal best scores share the win."""
    best = max(score)
    winners = [side for side in range(len(sides)) if score[side] == best]
    return Outcome(shared(sides, winners), score, reason, rule)
