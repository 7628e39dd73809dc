"""How a match ended."""

from collections.abc import Collection, Sequence

__all__ = ["Outcome", "by_score", "shared", "without_prize"]

Sides = tuple[tuple[int, ...], ...]


class Outcome:
    """The end of a match: what each seat won, each side's score, and why it ended."""

    def __init__(self, values: Sequence[float], score: Sequence[int], reason: str, rule: str = "") -> None:
        self.values = tuple(values)
        """For each seat its share of the win: 1 for a win, 0 for a defeat, a half each for a draw of two sides."""
        self.score = tuple(score)
        """Each side's score, in the order of ``game.sides``."""
        self.reason = reason
        """Why the match ended, in a word or two: ``full time``, ``resignation``, ``time``."""
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


def without_prize(outcome: Outcome, sides: Sides, resigned: Collection[int]) -> Outcome:
    """The outcome with nothing for those who resigned on the way.

    What a side would have won of which nobody is left goes to those who shared the win with it or, where nobody did, to
    the best score among the sides that played to the end.
    """
    left = [side for side, seats in enumerate(sides) if any(seat not in resigned for seat in seats)]
    winners = [side for side in left if any(outcome.values[seat] for seat in sides[side])]
    if not winners:
        best = max(outcome.score[side] for side in left)
        winners = [side for side in left if outcome.score[side] == best]
    values = [0.0 if seat in resigned else value for seat, value in enumerate(shared(sides, winners))]
    return Outcome(values, outcome.score, outcome.reason, outcome.rule)


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
