"""The coach's second idea: triangles. Which cards of a hand make passes that end in a shot."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.cards import CardKind
from onze.games.footime.box.pitch import Points
from onze.games.footime.coach.shape import Shape
from onze.games.footime.match import FootimeMatch

__all__ = ["MOST_PASSES", "Triangles", "shot_reach", "without_card"]

MOST_PASSES: Final = 2
"""So many passes before the shot are thought of."""


def without_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand without one card of a kind; the same hand if it has none."""
    if card not in hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def shot_reach(kinds: Sequence[CardKind], hand: tuple[int, ...]) -> int:
    """How far a hand can bring the ball in one go: by a shot, or by a run of the pawn beside it."""
    kick = run = 0
    power = acceleration = False
    for card in hand:
        kind = kinds[card]
        if kind.effect in ("pass", "joker"):
            kick = max(kick, kind.value)
        if kind.effect in ("run", "joker"):
            run = max(run, kind.value)
        power = power or kind.effect == "power"
        acceleration = acceleration or kind.effect == "accelerate"
    return max(2 * kick if power else kick, 2 * run if acceleration else run)


class Triangles:
    """From where a hand gets in a shot, after none, one or two passes that find a team-mate."""

    def __init__(self, match: FootimeMatch, shape: Shape) -> None:
        self.kinds = match.rules.kinds
        self.shape = shape
        self._known: list[dict[tuple[int, ...], Points]] = [{} for _ in range(MOST_PASSES + 1)]

    def points(self, hand: tuple[int, ...], passes: int) -> Points:
        """The points from which this hand can shoot after so many passes."""
        known = self._known[passes]
        if hand not in known:
            known[hand] = self._work_out(hand, passes)
        return known[hand]

    def _work_out(self, hand: tuple[int, ...], passes: int) -> Points:
        shape = self.shape
        if passes == 0:
            return shape.range_of(shot_reach(self.kinds, hand))
        kinds = self.kinds
        found: Points = 0
        last = -1
        for card in hand:
            kind = kinds[card]
            if card == last or kind.effect not in ("pass", "joker", "aerial"):
                continue
            last = card
            received = self.points(without_card(hand, card), passes - 1) & shape.support
            if received and kind.effect == "aerial":
                return shape.pitch.whole
            found |= shape.pitch.grown(received, kind.value) if received else 0
        return found

    def passes_from(self, hand: tuple[int, ...], point: int) -> int:
        """After how many passes this hand can shoot from a point; -1 if it sees no way."""
        bit = self.shape.pitch.bit[point]
        for passes in range(MOST_PASSES + 1):
            if self.points(hand, passes) & bit:
                return passes
        return -1
