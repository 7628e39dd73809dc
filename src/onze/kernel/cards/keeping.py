"""Deals in which people hold what people keep: saves rather than long balls.

That every deal is as likely as any other is what the rules say of cards as they are drawn. Of cards that are held for a
while it is wrong, since whoever holds them has chosen which to play. How much more often than drawn a card is held can
be counted, and deals be drawn by that.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from onze.kernel.chance import Chance

if TYPE_CHECKING:
    from onze.kernel.cards.redeal import Spots, Unseen

__all__ = ["exchange"]

ROUNDS: Final = 3
"""So often each card of a hand may be exchanged: more brings deals no nearer to what was counted."""
FINE: Final = 1 << 20
"""An exchange is drawn in so many parts."""


def exchange(groups: "Sequence[Spots]", dealt: "list[Unseen]", kept: Sequence[float], chance: Chance) -> None:
    """Cards of the hands change places with cards that lie elsewhere, by how often each is kept.

    Metropolis's way: deals come up by the product of ``kept`` over the cards in the hands. Only spots of which the same
    is known exchange their cards, so that whatever fitted fits.
    """
    first = 0
    for spots in groups:
        hands: list[int] = []
        elsewhere: list[int] = []
        for place, (zone, _) in enumerate(spots.places):
            (hands if zone.place.hand else elsewhere).append(first + place)
        first += len(spots.places)
        if not elsewhere:
            continue
        for _ in range(ROUNDS):
            for held in hands:
                other = elsewhere[chance.below(len(elsewhere))]
                here, there = dealt[held], dealt[other]
                gain = kept[there.card] / kept[here.card]
                if gain >= 1.0 or chance.below(FINE) < gain * FINE:
                    dealt[held], dealt[other] = there, here
