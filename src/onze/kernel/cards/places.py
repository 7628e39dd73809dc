"""Places for cards, and what lies in them: each card with its mark."""

import bisect
from typing import Final

__all__ = ["ABSENT", "EVERYBODY", "HELD", "NOBODY", "SEAT_BITS", "Place", "Zone"]

NOBODY: Final = -1
"""No seat: what lies in such a place is seen by none; ``match.seat`` when nobody is asked."""
EVERYBODY: Final = -2
"""All seats and the spectators see what lies in such a place."""

bisect_right: Final = bisect.bisect_right
"""A name of our own, which compiled code reaches faster than an imported one; it is used for every card drawn."""

SEATS_AT_MOST: Final = 16
# One bit a seat and one for the spectators, then HELD, then the number of the absent kinds.
HELD: Final = 1 << (SEATS_AT_MOST + 1)
"""The bit of a mark that says: the card lay here before the last shuffle."""
ABSENT: Final = SEATS_AT_MOST + 2
SEAT_BITS: Final = HELD - 1


class Place:
    """A place for cards: its name, who sees what lies there, and which pack its cards belong to.

    ``seen_by`` is a seat, ``NOBODY`` or ``EVERYBODY``. Cards of one pack are shuffled together; cards of two packs
    never mix. A place that one seat sees is a hand, unless it is a pile.
    """

    def __init__(self, name: str, seats: int, seen_by: int, pack: int = 0, pile: bool = False) -> None:
        if seats > SEATS_AT_MOST:
            raise ValueError(f"cards can be kept for {SEATS_AT_MOST} seats at most")
        self.name = name
        """What it is called in views and positions."""
        self.pack = pack
        """The pack that its cards are from, where a game has several."""
        self.pile = pile
        """Whether it is a pile, in which cards have an order; else a hand."""
        self.owner = seen_by
        """The seat that sees it, or ``NOBODY`` or ``EVERYBODY``."""
        self.hand = seen_by >= 0 and not pile
        """Whether it is one seat's hand, which is kept sorted."""
        self.seats = seats
        """How many seats the table has."""
        self.everybody = (1 << (seats + 1)) - 1
        """The bits of all seats and the spectators in a mark."""
        self.sees = self.everybody if seen_by == EVERYBODY else 0 if seen_by == NOBODY else 1 << seen_by
        """The bits of those who see what lies here."""


class Zone:
    """What lies in a place: ``cards``, bottom first, and beside each its mark in ``marks``; ``len`` counts them."""

    __slots__ = ("cards", "marks", "place")

    def __init__(self, place: Place, cards: list[int], marks: list[int]) -> None:
        self.place = place
        """The place whose cards these are."""
        self.cards = cards
        """The cards by number, the top one last."""
        self.marks = marks
        """What is known of the card on each spot: who has seen it, and what it is proven not to be."""

    def put(self, card: int, mark: int = 0) -> None:
        """Lays a card on top, or puts it in its order in a hand; whoever sees this place knows it from now on."""
        if self.place.hand:
            spot = bisect_right(self.cards, card)
            self.cards.insert(spot, card)
            self.marks.insert(spot, mark | self.place.sees)
        else:
            self.cards.append(card)
            self.marks.append(mark | self.place.sees)

    def sort(self) -> None:
        """Puts the cards of a hand in order again, each with its mark."""
        if self.place.hand:
            pairs = sorted(zip(self.cards, self.marks, strict=True))
            self.cards = [card for card, _ in pairs]
            self.marks = [mark for _, mark in pairs]

    def known_to(self, seat: int | None, spot: int) -> bool:
        """Whether that seat (``None``: a spectator) knows which card lies on that spot."""
        return self.marks[spot] >> (self.place.seats if seat is None else seat) & 1 == 1

    def known(self, seat: int | None) -> list[int]:
        """The spots whose cards that seat (``None``: a spectator) knows."""
        bit = 1 << (self.place.seats if seat is None else seat)
        marks = self.marks
        if not marks or marks.count(marks[0]) == len(marks):  # mostly all are alike, and counting them is quick
            return list(range(len(marks))) if marks and marks[0] & bit else []
        return [spot for spot, mark in enumerate(marks) if mark & bit]

    def __len__(self) -> int:
        return len(self.cards)
