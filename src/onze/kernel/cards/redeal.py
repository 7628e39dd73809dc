"""Dealing anew what a seat cannot know, keeping all that it does know.

Every deal that fits what the seat knows is as likely as any other. Spots that are known not to hold some cards
choose first, the most limited ones before the others. Where one spot's limits include the next one's, that
alone makes all deals alike; where limits cross, some deals are reached more easily than others, and
such a deal is thrown away as often as that makes up for it.

What is listed is listed in an order that does not depend on how the cards truly lie. So the same luck deals the same to
two tables that the seat cannot tell apart, and no deal can hold anything of the truth.
"""

from collections.abc import Sequence
from typing import Final

from onze.kernel.cards import HELD, CardTable, Zone
from onze.kernel.cards.keeping import exchange
from onze.kernel.cards.places import ABSENT, SEAT_BITS
from onze.kernel.cards.reading import Reading, exchange_by_reading
from onze.kernel.chance import Chance

__all__ = ["Hidden", "Spots", "Unseen", "redeal", "unseen_cards"]

TRIES: Final = 40
"""How often a deal may be thrown away before one is taken as it comes."""


class Unseen:
    """A card whose place is unknown; ``went_in`` when everybody saw it go into the last shuffle."""

    def __init__(self, card: int, went_in: bool) -> None:
        self.card = card
        self.went_in = went_in


class Spots:
    """Hidden spots that are known not to hold the same cards."""

    def __init__(self, held: bool, absent: frozenset[int]) -> None:
        self.held = held
        self.absent = absent
        self.places: list[tuple[Zone, int]] = []
        self.fitting: list[Unseen] = []

    def fits(self, unseen: Unseen) -> bool:
        """A card that was shuffled in is in no hand held since; no card is where it is proven absent."""
        return not (unseen.went_in and self.held) and unseen.card not in self.absent

    def includes_limits_of(self, other: "Spots") -> bool:
        """Whether all that fits here fits there as well."""
        return self.absent >= other.absent and (self.held or not other.held)


def redeal(table: CardTable, seat: int | None, chance: Chance) -> None:
    """Deals every card that this seat (``None``: a spectator) cannot know to the spots it may lie on."""
    Hidden(table, seat).deal(table, chance)


class Hidden:
    """What a seat cannot know of a table's cards, listed once; it can be dealt to any copy of the table, many times."""

    def __init__(self, table: CardTable, seat: int | None) -> None:
        self.packs: list[tuple[list[Spots], list[Unseen]]] = []
        """For each pack the hidden spots by what is known of them, and the cards that lie there."""
        for pack in dict.fromkeys(zone.place.pack for zone in table.zones):
            zones = [zone for zone in table.zones if zone.place.pack == pack]
            self.packs.append(unseen_cards(table, zones, seat))
        self.numbers = {zone.place.name: number for number, zone in enumerate(table.zones)}
        """The number of each zone, by its name."""

    def deal(
        self,
        table: CardTable,
        chance: Chance,
        kept: Sequence[float] | None = None,
        reading: Reading | None = None,
    ) -> None:
        """Deals the hidden cards anew: all deals that fit are alike, or as ``kept`` and a reading say."""
        for groups, unseen in self.packs:
            order = list(range(len(unseen)))
            chance.shuffle(order)
            dealt = _deal(groups, [unseen[place] for place in order], chance)
            if kept is not None and reading is not None:
                exchange_by_reading(groups, dealt, kept, reading, chance)
            elif kept is not None:
                exchange(groups, dealt, kept, chance)
            spot = 0
            touched: set[int] = set()
            for spots in groups:
                for zone, index in spots.places:
                    number = self.numbers[zone.place.name]
                    table.zones[number].cards[index] = dealt[spot].card
                    touched.add(number)
                    spot += 1
            for number in sorted(touched):
                table.zones[number].sort()


def unseen_cards(table: CardTable, zones: list[Zone], seat: int | None) -> tuple[list[Spots], list[Unseen]]:
    """The spots of one pack that this seat cannot see, by what is known of them, and the cards that lie there."""
    went_in = dict(table.went_in.get(zones[0].place.pack, {}))
    groups, cards = _hidden(table, zones, went_in, seat)
    unseen: list[Unseen] = []
    cards.sort()
    for card in cards:
        inside = went_in.get(card, 0) > 0
        if inside:
            went_in[card] -= 1
        unseen.append(Unseen(card, inside))
    return groups, unseen


def _hidden(
    table: CardTable, zones: list[Zone], went_in: dict[int, int], seat: int | None
) -> tuple[list[Spots], list[int]]:
    """The hidden spots by what is known of them, and all the cards that lie there.

    Of the cards known to have gone into the last shuffle, those that the seat sees again are taken off ``went_in``.
    """
    groups: dict[int, Spots] = {}
    cards: list[int] = []
    for zone in zones:
        eye = 1 << (zone.place.seats if seat is None else seat)
        for index in _spots(zone):
            card, mark = zone.cards[index], zone.marks[index]
            if mark & eye:
                if not mark & HELD and went_in.get(card, 0) > 0:
                    went_in[card] -= 1
                continue
            proofs = mark & ~SEAT_BITS
            if proofs not in groups:
                groups[proofs] = Spots(mark & HELD != 0, table.absences[mark >> ABSENT])
            groups[proofs].places.append((zone, index))
            cards.append(card)
    return list(groups.values()), cards


def _spots(zone: Zone) -> Sequence[int]:
    """The spots of a place in an order that tells nothing: a hand is sorted, so in a hand that of what is known."""
    marks = zone.marks
    if not zone.place.hand or not marks or marks.count(marks[0]) == len(marks):
        return range(len(marks))
    return sorted(range(len(marks)), key=marks.__getitem__)


def _deal(groups: list[Spots], unseen: list[Unseen], chance: Chance) -> list[Unseen]:
    """The cards in the order of the spots: all deals that fit are alike."""
    if not unseen:
        return []
    for spots in groups:
        spots.fitting = [card for card in unseen if spots.fits(card)]
    groups.sort(key=lambda spots: (len(spots.fitting), not spots.held, -len(spots.absent)))
    for _ in range(TRIES):
        dealt, kept = _try_to_deal(groups, chance)
        if dealt and (kept == 1.0 or chance.below(1 << 30) < kept * (1 << 30)):
            break
    else:
        if not dealt:
            dealt = _deal_by_exchanges(groups, unseen)
    return dealt


def _try_to_deal(groups: list[Spots], chance: Chance) -> tuple[list[Unseen], float]:
    """One deal, spot by spot, with the share of such deals that is kept; no cards if it comes to a dead end."""
    dealt: list[Unseen] = []
    kept = 1.0
    taken: set[int] = set()
    for number, spots in enumerate(groups):
        choices = [card for card in spots.fitting if id(card) not in taken]
        if number == len(groups) - 1 and len(choices) == len(spots.places):
            dealt += choices  # all that is left, in the order it was shuffled
            continue
        # No deal can leave more to choose from than this; with limits that include each other all leave as many.
        most = len(spots.fitting) - sum(
            len(before.places) for before in groups[:number] if before.includes_limits_of(spots)
        )
        for _ in spots.places:
            if not choices:
                return [], 0.0
            kept *= len(choices) / most
            most -= 1
            chosen = chance.below(len(choices))
            card = choices[chosen]
            choices[chosen] = choices[-1]
            choices.pop()
            taken.add(id(card))
            dealt.append(card)
    return dealt, kept


def _deal_by_exchanges(groups: list[Spots], unseen: list[Unseen]) -> list[Unseen]:
    """A deal for limits so tight that trying does not find one: spots give up a card for one that needs it more.

    The true deal is one that fits, so a chain of such exchanges always exists.
    """
    spots = [group for group in groups for _ in group.places]
    dealt: list[Unseen] = []
    left = list(unseen)
    for spot in spots:
        chosen = next((place for place, card in enumerate(left) if spot.fits(card)), -1)
        if chosen < 0:
            chosen = _make_room(spot, spots, dealt, left, set())
            assert chosen >= 0, "what a seat is said to know cannot be true"
        dealt.append(left.pop(chosen))
    return dealt


def _make_room(spot: Spots, spots: list[Spots], dealt: list[Unseen], left: list[Unseen], tried: set[int]) -> int:
    """Frees a card that fits a spot by letting an earlier spot take another; returns its place in ``left``."""
    for place, card in enumerate(dealt):
        if place in tried or not spot.fits(card):
            continue
        tried.add(place)
        other = next((free for free, spare in enumerate(left) if spots[place].fits(spare)), -1)
        if other < 0:
            other = _make_room(spots[place], spots, dealt, left, tried)
        if other >= 0:
            dealt[place], left[other] = left[other], card
            return other
    return -1
