"""How a match ended."""

from collections.abc import Sequence

__all__ = ["Outcome", "by_score", "shared"]

Sides = tuple[tuple[int, ...], ...]


class Outcome:
    """The end of a match: what each seat won, each side's score, and why it ended."""

    def __init__(self, values: Sequence[float], score: Sequence[int], reason: str, rule: str = "") -> None:
        self.values = tuple(values)
        """For each seat its share of the win: 1 for a win, 0 for a defeat, a half each for a draw of two sides."""
        self.score = tuple(score)
        """Each side's score, in the order of ``game.sides``."""
        self.reason = reason
        """Why the match ended, in a word or two: ``full time``, ``resignation``."""
        self.rule = rule
        """The id of the rule that ended it, or an empty string."""

    def written(self) -> dict[str, object]:
        """The outcome in plain values, as positions and views hold it."""
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
