"""Deals that explain what people did: whoever could have shot and did not holds nothing to shoot with.

What is hidden is dealt evenly, then cards of the hands and cards that lie elsewhere change places, and a change is the
likelier to stand the better the hand explains what its holder has done (Metropolis's way). How well it does is for a
game to say, in a ``Reading``. Which of the cards were drawn since is unknown too, and is guessed along with them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from onze.kernel.chance import Chance

if TYPE_CHECKING:
    from onze.kernel.cards.redeal import Spots, Unseen

__all__ = ["Reading", "exchange_by_reading"]

ROUNDS: Final = 4
"""So often each card of a hand may be exchanged."""
FINE: Final = 1 << 20
"""An exchange is drawn in so many parts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """What the play of others says of the cards that they hold, as a seat has seen it."""

    def drawn(self, seat: int) -> Sequence[int]:
        """How many cards a seat has drawn after each of the turns that are read, the latest first."""
        raise NotImplementedError(type(self).__name__)

    def likely(self, seat: int, hand: list[int], ages: list[int]) -> float:
        """How likely a seat would have done what it did, above 0, had it held these cards.

        ``ages`` says of each card how many of the turns that are read it was held in.
        """
        raise NotImplementedError(type(self).__name__)


class Held:
    """A hand as it is dealt."""

    def __init__(self) -> None:
        self.places: list[int] = []
        """Where its cards stand among those that are dealt."""
        self.before: list[bool] = []
        """Whether each has been held since the last shuffle."""


def exchange_by_reading(
    groups: "Sequence[Spots]", dealt: "list[Unseen]", kept: Sequence[float], reading: Reading, chance: Chance
) -> None:
    """Deals come up by the product of ``kept`` over the cards in hands and of how well each hand explains its play.

    Cards are exchanged only where either fits what is known of the other's spot.
    """
    hands: dict[int, Held] = {}
    elsewhere: list[int] = []
    known: list[Spots] = []
    for spots in groups:
        for zone, _ in spots.places:
            if zone.place.hand:
                held = hands.setdefault(zone.place.owner, Held())
                held.places.append(len(known))
                held.before.append(spots.held)
            else:
                elsewhere.append(len(known))
            known.append(spots)
    if elsewhere:
        for seat in sorted(hands):
            exchange_hand(seat, hands[seat], elsewhere, known, dealt, kept, reading, chance)


def exchange_hand(
    seat: int,
    held: Held,
    elsewhere: list[int],
    known: "list[Spots]",
    dealt: "list[Unseen]",
    kept: Sequence[float],
    reading: Reading,
    chance: Chance,
) -> None:
    """Exchanges the cards of one hand with cards elsewhere, and guesses which of them are new."""
    ages = guessed_ages(reading.drawn(seat), held.before, chance)
    cards = [dealt[place].card for place in held.places]
    likely = reading.likely(seat, cards, ages)
    for _ in range(ROUNDS):
        for slot, place in enumerate(held.places):
            other = elsewhere[chance.below(len(elsewhere))]
            before, card = cards[slot], dealt[other].card
            if card != before and (
                known[place] is known[other] or (known[place].fits(dealt[other]) and known[other].fits(dealt[place]))
            ):
                cards[slot] = card
                found = reading.likely(seat, cards, ages)
                if stands(kept[card] * found / (kept[before] * likely), chance):
                    dealt[place], dealt[other] = dealt[other], dealt[place]
                    likely = found
                else:
                    cards[slot] = before
            twin = chance.below(len(ages))
            if ages[twin] != ages[slot] and held.before[twin] == held.before[slot]:
                ages[slot], ages[twin] = ages[twin], ages[slot]
                found = reading.likely(seat, cards, ages)
                if stands(found / likely, chance):
                    likely = found
                else:
                    ages[slot], ages[twin] = ages[twin], ages[slot]


def guessed_ages(drawn: Sequence[int], before: list[bool], chance: Chance) -> list[int]:
    """How many turns each card may have been held in: what was drawn took the place of any that was not held before."""
    ages = [len(drawn)] * len(before)
    free = [slot for slot, earlier in enumerate(before) if not earlier]
    for turn, count in enumerate(drawn):
        for _ in range(count if free else 0):
            slot = free[chance.below(len(free))]
            ages[slot] = min(ages[slot], turn)
    return ages


def stands(gain: float, chance: Chance) -> bool:
    """Whether a change is kept that makes a deal so many times as likely."""
    return gain >= 1.0 or chance.below(FINE) < gain * FINE
