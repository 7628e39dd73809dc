"""Small tables of cards: a draw pile, a discard pile and a hand for each seat."""

from collections.abc import Sequence

from onze.kernel.cards import EVERYBODY, NOBODY, CardTable, Place, Zone
from onze.kernel.cards.redeal import redeal
from onze.kernel.chance import Seeded

A, B, C, D = range(4)

Cards = Sequence[int]


class SmallTable(CardTable):
    """Cards laid out as named, the top of a pile last; a second pack has a pile and a hand for seat 0."""

    def __init__(
        self,
        hands: Sequence[Cards],
        pile: Cards = (),
        discards: Cards = (),
        second_pile: Cards = (),
        second_hand: Cards = (),
        source: "SmallTable | None" = None,
    ) -> None:
        seats = len(hands)
        places = [
            Place("pile", seats, NOBODY, pile=True),
            Place("discards", seats, EVERYBODY),
            Place("second pile", seats, NOBODY, pack=1, pile=True),
            Place("second hand", seats, 0, pack=1),
            *(Place(f"hand:{seat}", seats, seat) for seat in range(seats)),
        ]
        super().__init__(places, source)
        self.seats = seats
        self.pile, self.discards, self.second_pile, self.second_hand, *self.hands = self.zones
        if source is None:
            for zone, cards in zip(self.zones, (pile, discards, second_pile, second_hand, *hands), strict=True):
                for card in cards:
                    zone.put(card)

    def copy(self) -> "SmallTable":
        return SmallTable(self.hands_held(), source=self)

    def dealt(self, seat: int | None, seed: int) -> "SmallTable":
        """A copy with everything dealt anew that this seat cannot know."""
        other = self.copy()
        redeal(other, seat, Seeded(seed))
        return other

    def hands_held(self) -> list[list[int]]:
        """What everybody holds, in the order of their spots."""
        return [list(hand.cards) for hand in self.hands]

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and the spectator."""
        return (*range(self.seats), None)

    def laid_out(self) -> list[tuple[list[int], list[int]]]:
        """Every place's cards and marks, as copies."""
        return [(list(zone.cards), list(zone.marks)) for zone in self.zones]


def known(zone: Zone, seat: int | None) -> list[int]:
    """The cards of a place that a seat knows, in order of their kinds."""
    return sorted(card for spot, card in enumerate(zone.cards) if zone.known_to(seat, spot))
