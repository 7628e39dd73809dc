"""No seat ever knows more than it can have seen, whatever happens to the cards.

Beside a small table a careful onlooker sits at every seat. He remembers all that his seat has seen, and so keeps a
list of all worlds that are still possible to him. Whatever the table claims that his seat knows must be true in
every one of these worlds; if it is not, the kernel has let something slip.
"""

import itertools
from collections.abc import Callable, Collection, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onze.kernel.cards import EVERYBODY, HELD, Zone
from onze.kernel.chance import Chance, Seeded
from tests.kernel.tables import A, B, C, SmallTable

PACK = (A, A, B, B, C)
SEATS = (0, 1, 2)

World = tuple[tuple[int, ...], ...]
"""The pile from the bottom, the discards, and the hands; all but the pile in order of kinds."""

PILE, DISCARDS, FIRST_HAND = range(3)


class Onlookers:
    """What is still possible to each seat, given all that it has seen."""

    def __init__(self) -> None:
        no_card: World = ((),) * (1 + len(SEATS))
        start = {(pile, *no_card) for pile in itertools.permutations(PACK)}
        self.possible: list[set[World]] = [set(start) for _ in SEATS]

    def see_card_go(self, card: int, source: int, target: int, seen_by: Collection[int]) -> None:
        """A card goes from one place to another; only some seats see which it is."""
        for seat in SEATS:
            self.possible[seat] = {
                after
                for world in self.possible[seat]
                for moved, after in departures(world, source, target)
                if moved == card or seat not in seen_by
            }

    def learn(self, holds: Callable[[World], bool], seen_by: Collection[int] = SEATS) -> None:
        """Some seats learn that something holds."""
        for seat in seen_by:
            self.possible[seat] = {world for world in self.possible[seat] if holds(world)}

    def see_change(self, into: Callable[[World], Collection[World]]) -> None:
        """The world changes in one of several ways."""
        for seat in SEATS:
            self.possible[seat] = {after for world in self.possible[seat] for after in into(world)}


class OpenTable:
    """Cards drawn unseen, laid, taken back, shown to all, proven absent, shuffled and cut."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.onlookers = Onlookers()
        self.table = SmallTable([[] for _ in SEATS], pile=PACK)
        self.table.mix(self.table.pile, chance)
        self.story: list[str] = []

    def deeds(self) -> list[Callable[[], str]]:
        """All that can happen, the ordinary more often than what makes an end of all secrets or all knowledge."""
        return [
            *[self.draws] * 5,
            *[self.lays_openly] * 3,
            *[self.shows_card] * 3,
            *[self.proves_absence] * 4,
            self.takes_back,
            self.shows_hand,
            self.shuffles_discards_in,
            self.shuffles_pile,
            self.cuts,
        ]

    def go_on(self) -> None:
        """Something happens, and all onlookers are asked."""
        deeds = self.deeds()
        self.story.append(deeds[self.chance.below(len(deeds))]())
        for seat in SEATS:
            assert world_of(self.table) in self.onlookers.possible[seat], "the onlooker has lost the truth"
            for world in self.onlookers.possible[seat]:
                assert agrees(self.table, world, seat), f"seat {seat} cannot exclude {world} after {self.story}"
        for viewer in self.table.viewers:
            dealt = self.table.dealt(viewer, self.chance.below(1000))
            assert agrees(self.table, world_of(dealt), viewer), f"a deal for {viewer} is untrue after {self.story}"

    def some_seat(self) -> int:
        """Most of it happens to one hand, so that much happens to it."""
        return (0, 0, 0, 1, 2)[self.chance.below(5)]

    def some_card(self, zone: Zone) -> int:
        return zone.cards[self.chance.below(len(zone))]

    def audience(self) -> Collection[int]:
        """Who sees what is shown."""
        return SEATS

    # ---- what can happen, each told in a few words

    def draws(self) -> str:
        seat = self.some_seat()
        if not self.table.pile.cards:
            return "nothing to draw"
        card = self.table.draw(self.table.pile, self.table.hands[seat])
        self.onlookers.see_card_go(card, PILE, FIRST_HAND + seat, [seat])
        return f"{seat} draws {card}"

    def lays_openly(self) -> str:
        seat = self.some_seat()
        hand = self.table.hands[seat]
        if not hand.cards:
            return "nothing to lay"
        card = self.some_card(hand)
        self.table.give(card, hand, self.table.discards)
        self.onlookers.see_card_go(card, FIRST_HAND + seat, DISCARDS, SEATS)
        return f"{seat} lays {card}"

    def takes_back(self) -> str:
        seat = self.some_seat()
        if not self.table.discards.cards:
            return "nothing to take back"
        card = self.some_card(self.table.discards)
        self.table.give(card, self.table.discards, self.table.hands[seat])
        self.onlookers.see_card_go(card, DISCARDS, FIRST_HAND + seat, SEATS)
        return f"{seat} takes back {card}"

    def shows_hand(self) -> str:
        seat, seen_by = self.some_seat(), self.audience()
        self.table.show(self.table.hands[seat], seen_by)
        cards = tuple(sorted(self.table.hands[seat].cards))
        self.onlookers.learn(lambda world: world[FIRST_HAND + seat] == cards, seen_by)
        return f"{seat} shows {cards} to {seen_by}"

    def shows_card(self) -> str:
        seat, seen_by = self.some_seat(), self.audience()
        hand = self.table.hands[seat]
        if not hand.cards:
            return "nothing to show"
        card = self.some_card(hand)
        self.table.show_card(card, hand, seen_by)
        self.onlookers.learn(lambda world: card in world[FIRST_HAND + seat], seen_by)
        return f"{seat} shows a {card} to {seen_by}"

    def proves_absence(self) -> str:
        seat = self.some_seat()
        absent = {kind for kind in (A, B, C) if self.chance.coin()} - set(self.table.hands[seat].cards)
        self.table.prove_absent(self.table.hands[seat], absent)
        self.onlookers.learn(lambda world: not absent & set(world[FIRST_HAND + seat]))
        return f"{seat} proves to hold none of {absent}"

    def shuffles_discards_in(self) -> str:
        self.table.sweep([self.table.pile, self.table.discards], self.table.pile, self.chance)
        self.onlookers.see_change(lambda world: shuffles((*world[PILE], *world[DISCARDS]), ((), *world[FIRST_HAND:])))
        return "the discards are shuffled in"

    def shuffles_pile(self) -> str:
        self.table.mix(self.table.pile, self.chance)
        self.onlookers.see_change(lambda world: shuffles(world[PILE], world[DISCARDS:]))
        return "the pile is shuffled"

    def cuts(self) -> str:
        pile = self.table.pile
        if not pile.cards:
            return "nothing to cut"
        spot = self.chance.below(len(pile))
        card = pile.cards[spot]
        self.table.show_spot(pile, spot)
        self.table.complete_cut(pile, spot)
        self.onlookers.learn(lambda world: world[PILE][spot] == card)
        self.onlookers.see_change(lambda world: [(world[PILE][spot:] + world[PILE][:spot], *world[DISCARDS:])])
        return f"the pile is cut at {spot} to {card}"


class SecretTable(OpenTable):
    """Also cards that only some seats see: shown to them, passed on face down, hidden on the pile."""

    def deeds(self) -> list[Callable[[], str]]:
        return [*super().deeds(), *[self.passes_face_down] * 2, self.hides_on_the_pile]

    def audience(self) -> Collection[int]:
        return [seat for seat in SEATS if self.chance.coin()]

    def passes_face_down(self) -> str:
        giver = self.some_seat()
        receiver = (giver + 1 + self.chance.below(2)) % 3
        hand = self.table.hands[giver]
        if not hand.cards:
            return "nothing to pass"
        card = self.some_card(hand)
        self.table.give(card, hand, self.table.hands[receiver])
        self.onlookers.see_card_go(card, FIRST_HAND + giver, FIRST_HAND + receiver, [giver, receiver])
        return f"{giver} passes {card} to {receiver}"

    def hides_on_the_pile(self) -> str:
        seat = self.some_seat()
        hand = self.table.hands[seat]
        if not hand.cards:
            return "nothing to hide"
        card = self.some_card(hand)
        self.table.give(card, hand, self.table.pile)
        self.onlookers.see_card_go(card, FIRST_HAND + seat, PILE, [seat])
        return f"{seat} hides {card} on the pile"


def departures(world: World, source: int, target: int) -> Iterator[tuple[int, World]]:
    """Every card that may go from one place to another, and the world after it; only the top of a pile can go."""
    for card in world[source][-1:] if source == PILE else set(world[source]):
        places = [list(cards) for cards in world]
        if source == PILE:
            places[source].pop()
        else:
            places[source].remove(card)
        places[target].append(card)
        yield card, as_world(places)


def shuffles(pile: tuple[int, ...], rest: World) -> set[World]:
    """Every order of a pile, with the rest of a world."""
    return {(order, *rest) for order in itertools.permutations(pile)}


def as_world(places: list[list[int]]) -> World:
    pile, *others = places
    return (tuple(pile), *(tuple(sorted(cards)) for cards in others))


def world_of(table: SmallTable) -> World:
    return as_world([zone.cards for zone in zones_of(table)])


def zones_of(table: SmallTable) -> list[Zone]:
    """The places that a world tells of, in its order."""
    return [table.pile, table.discards, *table.hands]


def agrees(table: SmallTable, world: World, seat: int | None) -> bool:
    """Whether the cards of a world can lie on the spots of the table as that seat is said to know them."""
    zones = zones_of(table)
    orders = [
        [order for order in orders_of(cards, zone) if fits(table, zone, order, seat)]
        for zone, cards in zip(zones, world, strict=True)
    ]
    marks = [mark for zone in zones for mark in zone.marks]
    for lying in itertools.product(*orders):
        cards = [card for order in lying for card in order]
        lie_there_since = [card for card, mark in zip(cards, marks, strict=True) if not mark & HELD]
        if all(lie_there_since.count(card) >= count for card, count in table.went_in.get(0, {}).items()):
            return True
    return False


def orders_of(cards: tuple[int, ...], zone: Zone) -> Collection[tuple[int, ...]]:
    """The order in a pile is part of a world, the discards lie open, and the order in a hand is nobody's business."""
    if zone.place.pile:
        return [cards]
    if zone.place.owner == EVERYBODY:
        return [tuple(zone.cards)] if sorted(zone.cards) == list(cards) else []
    return set(itertools.permutations(cards))


def fits(table: SmallTable, zone: Zone, order: tuple[int, ...], seat: int | None) -> bool:
    return all(
        card not in table.absent_from(zone, spot) and (card == zone.cards[spot] or not zone.known_to(seat, spot))
        for spot, card in enumerate(order)
    )


@pytest.mark.parametrize("kind", [OpenTable, SecretTable])
@settings(max_examples=300, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32), length=st.integers(1, 20))
def test_no_seat_knows_more_than_it_can_have_seen(kind: type[OpenTable], seed: int, length: int) -> None:
    table = kind(Seeded(seed))
    for _ in range(length):
        table.go_on()
