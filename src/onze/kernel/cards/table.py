"""All the cards of a match, and how they move.

Every card moves through these methods, so that what is known of it moves with it: marks travel with cards. A card taken
back from the discard, or a pile's known bottom card that is drawn at last, is known in the hand as well. A card
that leaves a hand openly leaves from its best-known spot among those it may have lain on, and one that leaves unseen
takes all certainty about that hand with it: what remains is never known better than it really is.
"""

import bisect
from collections.abc import Collection, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from onze.kernel.cards.places import ABSENT, HELD, SEAT_BITS, Place, Zone
from onze.kernel.chance import Chance

__all__ = ["CardTable"]

bisect_right: Final = bisect.bisect_right
"""A name of our own, which compiled code reaches faster than an imported one; it is used for every card drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable:
    """All the cards of a match: zones, and what everybody has learned about the hidden ones."""

    def __init__(self, places: Sequence[Place], source: "CardTable | None" = None) -> None:
        if source is None:
            self.zones = [Zone(place, [], []) for place in places]
            """What lies in each place, a list of ``Zone`` in the order of ``game.places``."""
            self.absences: tuple[frozenset[int], ...] = (frozenset(),)
            """The sets of kinds that cards are proven not to be; marks hold their numbers."""
            self.went_in: dict[int, dict[int, int]] = {}
            """For each pack, how many cards of each kind everybody saw go into its last shuffle."""
        else:
            self.zones = [Zone(zone.place, zone.cards.copy(), zone.marks.copy()) for zone in source.zones]
            self.absences = source.absences
            self.went_in = source.went_in

    # ---- cards that change places

    def draw(self, pile: Zone, hand: Zone) -> int:
        """Moves the top card of a pile to a hand, and returns it."""
        # Written out, not through ``put``: no other act of a match is as frequent.
        card = pile.cards.pop()
        mark = pile.marks.pop() | hand.place.sees
        spot = bisect_right(hand.cards, card) if hand.place.hand else len(hand.cards)
        hand.cards.insert(spot, card)
        hand.marks.insert(spot, mark)
        return card

    def give(self, card: int, source: Zone, target: Zone) -> None:
        """Moves a card of that kind from one place to the top of another."""
        marks = source.marks
        first = marks[0]
        # Alike marks tell nothing apart; only a mixture needs the careful choice of a spot.
        if marks.count(first) == len(marks):
            source.cards.remove(card)
            marks.pop()
            mark = first
        else:
            mark = self._take_best_known(card, source)
        place = target.place
        if place.sees == place.everybody:
            target.cards.append(card)
            target.marks.append(place.everybody)
        else:
            target.put(card, self._leave_unseen(source, place, mark))

    def take_spot(self, spot: int, source: Zone, target: Zone) -> int:
        """Moves the card on a known spot of a pile (counted from the bottom, 0 first) to another place; returns it."""
        card = source.cards.pop(spot)
        target.put(card, source.marks.pop(spot) & SEAT_BITS)
        return card

    # ---- setting up, and moving cards within piles

    def lay_out(self, zone: Zone, cards: Sequence[int]) -> None:
        """Lays cards that come out of the box in a place, the last one on top; whoever sees the place knows them."""
        zone.cards += cards
        zone.marks += [zone.place.sees] * len(cards)
        zone.sort()

    def take_up(self, zones: Sequence[Zone]) -> list[int]:
        """Takes up all that lies in these places, to be laid out anew: what was known of it is forgotten."""
        cards: list[int] = []
        for zone in zones:
            cards += zone.cards
            zone.cards, zone.marks = [], []
        return cards

    def put_aside(self, pile: Zone, count: int, target: Zone) -> None:
        """Moves the lowest cards of a pile on top of another one, in the order in which they lie."""
        target.cards += pile.cards[:count]
        target.marks += [mark | target.place.sees for mark in pile.marks[:count]]
        del pile.cards[:count], pile.marks[:count]

    def put_under(self, spot: int, source: Zone, pile: Zone) -> int:
        """Moves the card on a known spot to the bottom of a pile; returns it."""
        card = self.take_spot(spot, source, pile)
        self.tuck(pile, len(pile.cards) - 1)
        return card

    def tuck(self, pile: Zone, depth: int) -> None:
        """Slips the top card of a pile under so many of the cards below it."""
        if depth:
            spot = len(pile.cards) - 1 - depth
            pile.cards.insert(spot, pile.cards.pop())
            pile.marks.insert(spot, pile.marks.pop())

    # ---- what is known

    def show(self, zone: Zone, seats: Collection[int] | None = None) -> None:
        """Lets seats (``None``: everybody) see all that lies in a place."""
        for spot in range(len(zone.cards)):
            self.show_spot(zone, spot, seats)

    def show_card(self, card: int, zone: Zone, seats: Collection[int] | None = None) -> None:
        """Lets seats see a card of that kind. Whoever has seen one before cannot tell whether it is another."""
        unaware = self._mask(zone, seats)
        for spot, lying in enumerate(zone.cards):
            if lying == card:
                unaware &= ~zone.marks[spot]
        if unaware:
            zone.marks[self._single_out(card, zone)] |= unaware

    def show_spot(self, zone: Zone, spot: int, seats: Collection[int] | None = None) -> None:
        """Lets seats see the card on one spot."""
        zone.marks[spot] |= self._mask(zone, seats)

    def _mask(self, zone: Zone, seats: Collection[int] | None) -> int:
        return zone.place.everybody if seats is None else sum(1 << seat for seat in set(seats))

    def prove_absent(self, zone: Zone, kinds: Collection[int]) -> None:
        """Everybody has learned that no card now in this place is of these kinds."""
        for spot, mark in enumerate(zone.marks):
            absent = self._number_of(self.absences[mark >> ABSENT] | frozenset(kinds))
            zone.marks[spot] = absent << ABSENT | mark & (HELD | SEAT_BITS)

    def absent_from(self, zone: Zone, spot: int) -> frozenset[int]:
        """The kinds that the card on that spot is proven not to be."""
        return self.absences[zone.marks[spot] >> ABSENT]

    # ---- shuffling and cutting

    def mix(self, zone: Zone, chance: Chance) -> None:
        """Shuffles a pile: nobody knows its order any more."""
        chance.shuffle(zone.cards)
        zone.marks = [zone.place.sees] * len(zone.cards)

    def sweep(self, table: Sequence[Zone], pile: Zone, chance: Chance, left: Zone | None = None) -> None:
        """Shuffles what lies in these places, and in the pile, into a new pile; the top card of ``left`` stays there.

        Everybody remembers which open cards went in: a hand held since then hides none of them.
        """
        left_card = left.cards.pop() if left is not None else 0
        left_mark = left.marks.pop() if left is not None else 0
        went_in: dict[int, int] = {}
        cards: list[int] = []
        for zone in table if pile in table else (*table, pile):
            for spot, mark in enumerate(zone.marks):
                if mark >> zone.place.seats & 1:
                    card = zone.cards[spot]
                    went_in[card] = went_in.get(card, 0) + 1
            cards += zone.cards
            zone.cards, zone.marks = [], []
        for zone in self.zones:
            if zone.place.pack == pile.place.pack:
                zone.marks = [mark | HELD for mark in zone.marks]
        pile.cards = cards
        self.mix(pile, chance)
        self.went_in = {**self.went_in, pile.place.pack: went_in}
        if left is not None:
            left.put(left_card, left_mark)

    def complete_cut(self, pile: Zone, spot: int) -> None:
        """Puts the cards below the cut on top: the card at the cut becomes the bottom card."""
        pile.cards = pile.cards[spot:] + pile.cards[:spot]
        pile.marks = pile.marks[spot:] + pile.marks[:spot]

    def _leave_unseen(self, source: Zone, target: Place, mark: int) -> int:
        """A card leaves for a place that not everybody sees; returns what is known of it there.

        Those who see neither end cannot tell which card has gone, nor so which are left.
        """
        witnesses = source.place.sees | target.sees
        if witnesses != target.everybody:
            source.marks = [left & witnesses for left in source.marks]
        return mark & witnesses & SEAT_BITS

    def _take_best_known(self, card: int, source: Zone) -> int:
        """Takes the card off the best-known spot that it may have lain on; returns the mark found there."""
        cards, marks = source.cards, source.marks
        fresh, everybody = source.place.sees, source.place.everybody
        held = fresh | HELD
        shown = marks.count(everybody) if source.place.hand else 0
        if marks.count(fresh) + marks.count(held) + shown == len(marks):
            # The usual mixture: a card shown to all leaves, else one held through the last shuffle, else a fresh one.
            spot = cards.index(card)
            while shown and marks[spot] != everybody and spot + 1 < len(cards) and cards[spot + 1] == card:
                spot += 1
            taken = marks[spot]
            if taken == fresh and held in marks:
                marks[marks.index(held)] = taken
                taken = held
            cards.pop(spot)
            marks.pop(spot)
            return taken
        spot = self._single_out(card, source)
        cards.pop(spot)
        taken = marks.pop(spot)
        # Whoever knew of such a card on another spot has seen his go as well.
        unseen = SEAT_BITS & ~source.place.sees & ~taken
        for other, lying in enumerate(cards):
            if lying == card:
                seen = marks[other] & unseen
                marks[other] &= ~seen
                unseen &= ~seen
        return taken

    def _single_out(self, card: int, zone: Zone) -> int:
        """Everybody sees a card of a hand: on which spot did it lie? Returns the spot, its mark put right.

        Among spots that only the owner knows nobody else can tell which card lies where, so the card is taken
        to have lain on the best-known one that it may have lain on; what was known of that one counts for the
        others only as far as it was known of them too.
        """
        others = zone.place.everybody & ~zone.place.sees
        cards, marks = zone.cards, zone.marks
        lies_on = cards.index(card)
        best = -1
        best_rank = -1
        possible: list[int] = []
        for spot, mark in enumerate(marks):
            rank = self._how_well_known(card, cards[spot], mark, others)
            if rank > best_rank:
                best, best_rank = spot, rank
            if cards[spot] == card and not mark & others:
                lies_on = spot
            if mark & others != others and card not in self.absences[mark >> ABSENT]:
                possible.append(spot)
        if marks[best] & others:
            lies_on = best
        else:
            marks[best], marks[lies_on] = marks[lies_on], marks[best]
        singled_out = marks[lies_on]
        if singled_out & others != others:
            # To somebody the card may have lain on any of these spots, and so another one lie there still.
            for spot in possible:
                marks[spot] = self._as_far_as_both(marks[spot], singled_out)
                if not marks[spot] & HELD:
                    marks[lies_on] &= ~HELD
        return lies_on

    def _how_well_known(self, card: int, lying: int, mark: int, others: int) -> int:
        """How much is known of a spot that a card may lie on; below 0 when it cannot lie there."""
        if mark & others:
            return (mark & SEAT_BITS).bit_count() << 16 if lying == card else -1
        absent = self.absences[mark >> ABSENT]
        if card in absent:
            return -1
        return 2 * len(absent) + (1 if mark & HELD else 0)

    def _as_far_as_both(self, mark: int, other: int) -> int:
        """A mark with only those proofs that the other one holds as well."""
        if mark & ~SEAT_BITS == 0 or mark & ~SEAT_BITS == other & ~SEAT_BITS:
            return mark
        absent = self._number_of(self.absences[mark >> ABSENT] & self.absences[other >> ABSENT])
        return absent << ABSENT | mark & other & HELD | mark & SEAT_BITS

    def _number_of(self, absent: frozenset[int]) -> int:
        """The number that marks know a set of kinds by."""
        if absent not in self.absences:
            self.absences = (*self.absences, absent)
        return self.absences.index(absent)
