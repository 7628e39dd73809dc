"""No seat ever knows more than it can have seen, whatever happens to the cards.

Beside a small table a careful onlooker sits at every seat. He remembers all that his seat has seen, and so keeps a
list of all worlds that are still possible to him. Whatever the table claims that his seat knows must be true in
every one of these worlds; if it is not, the kernel has let something slip.
"""

import itertools
from collections.abc import Callable, Collection, Iterator

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from onze.kernel.cards import EVERYBODY, HELD, Zone
from onze.kernel.chance import Seeded
from tests.kernel.tables import A, B, C, SmallTable

PACK = (A, A, B, B, C)
SEATS = (0, 1, 2)

World = tuple[tuple[int, ...], ...]
"""The pile from the bottom, the discards, and the hands; all but the pile in order of kinds."""

PILE, DISCARDS, FIRST_HAND = range(3)

seats = st.sampled_from(SEATS)
choices = st.integers(0, 59)
some_seats = st.sets(seats, min_size=1)


CAREFULLY = settings(
    max_examples=150,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate, Phase.shrink],
)


class OpenTable(RuleBasedStateMachine):
    """Cards drawn unseen, laid, taken back, shown to all, proven absent, shuffled and cut."""

    def __init__(self) -> None:
        super().__init__()
        self.table = SmallTable([[] for _ in SEATS], pile=PACK)
        self.table.mix(self.table.pile, Seeded(1))
        empty: tuple[tuple[int, ...], ...] = ((),) * (1 + len(SEATS))
        start = {(pile, *empty) for pile in itertools.permutations(PACK)}
        self.possible: list[set[World]] = [set(start) for _ in SEATS]

    # ---- what happens, and what each onlooker makes of it

    def moves(self, card: int, source: int, target: int, seen_by: Collection[int]) -> None:
        """A card goes from one place to another; only some seats see which it is."""
        for seat in SEATS:
            self.possible[seat] = {
                after
                for world in self.possible[seat]
                for moved, after in departures(world, source, target)
                if moved == card or seat not in seen_by
            }

    def is_seen(self, holds: Callable[[World], bool], seen_by: Collection[int] = SEATS) -> None:
        """Some seats learn something."""
        for seat in seen_by:
            self.possible[seat] = {world for world in self.possible[seat] if holds(world)}

    def pile_changes(self, into: Callable[[World], Collection[World]]) -> None:
        """The order of the pile changes in one of several ways."""
        for seat in SEATS:
            self.possible[seat] = {after for world in self.possible[seat] for after in into(world)}

    def held(self, seat: int, choice: int) -> int:
        cards = sorted(self.table.hands[seat].cards)
        return cards[choice % len(cards)]

    # ---- open play

    @precondition(lambda self: self.table.pile.cards)
    @rule(seat=seats)
    def draws(self, seat: int) -> None:
        card = self.table.draw(self.table.pile, self.table.hands[seat])
        self.moves(card, PILE, FIRST_HAND + seat, [seat])

    @rule(seat=seats, choice=choices)
    def lays_openly(self, seat: int, choice: int) -> None:
        if self.table.hands[seat].cards:
            card = self.held(seat, choice)
            self.table.give(card, self.table.hands[seat], self.table.discards)
            self.moves(card, FIRST_HAND + seat, DISCARDS, SEATS)

    @precondition(lambda self: self.table.discards.cards)
    @rule(seat=seats, choice=choices)
    def takes_back(self, seat: int, choice: int) -> None:
        card = self.table.discards.cards[choice % len(self.table.discards)]
        self.table.give(card, self.table.discards, self.table.hands[seat])
        self.moves(card, DISCARDS, FIRST_HAND + seat, SEATS)

    @rule(seat=seats)
    def shows_the_hand_to_all(self, seat: int) -> None:
        self.table.show(self.table.hands[seat])
        self.sees_hand(seat, SEATS)

    @rule(seat=seats, choice=choices)
    def shows_a_card_to_all(self, seat: int, choice: int) -> None:
        if self.table.hands[seat].cards:
            card = self.held(seat, choice)
            self.table.show_card(card, self.table.hands[seat])
            self.is_seen(lambda world: card in world[FIRST_HAND + seat])

    @rule(seat=seats, kinds=st.sets(st.sampled_from([A, B, C]), min_size=1))
    def proves_absence(self, seat: int, kinds: set[int]) -> None:
        absent = kinds - set(self.table.hands[seat].cards)
        self.table.prove_absent(self.table.hands[seat], absent)
        self.is_seen(lambda world: not absent & set(world[FIRST_HAND + seat]))

    @rule(seed=choices)
    def discards_are_shuffled_in(self, seed: int) -> None:
        self.table.sweep([self.table.pile, self.table.discards], self.table.pile, Seeded(seed))
        self.pile_changes(lambda world: shuffles((*world[PILE], *world[DISCARDS]), ((), *world[FIRST_HAND:])))

    @rule(seed=choices)
    def pile_is_shuffled(self, seed: int) -> None:
        self.table.mix(self.table.pile, Seeded(seed))
        self.pile_changes(lambda world: shuffles(world[PILE], world[DISCARDS:]))

    @precondition(lambda self: self.table.pile.cards)
    @rule(choice=choices)
    def pile_is_cut(self, choice: int) -> None:
        spot = choice % len(self.table.pile)
        card = self.table.pile.cards[spot]
        self.table.show_spot(self.table.pile, spot)
        self.table.complete_cut(self.table.pile, spot)
        self.is_seen(lambda world: world[PILE][spot] == card)
        self.pile_changes(lambda world: [(world[PILE][spot:] + world[PILE][:spot], *world[DISCARDS:])])

    def sees_hand(self, seat: int, seen_by: Collection[int]) -> None:
        cards = tuple(sorted(self.table.hands[seat].cards))
        self.is_seen(lambda world: world[FIRST_HAND + seat] == cards, seen_by)

    # ---- what must always hold

    @invariant()
    def nobody_knows_more_than_he_can_have_seen(self) -> None:
        for seat in SEATS:
            assert world_of(self.table) in self.possible[seat], "the onlooker has lost the truth"
            for world in self.possible[seat]:
                assert agrees(self.table, world, seat), f"seat {seat} cannot exclude {world}"

    @invariant()
    def what_is_known_is_true_and_kept_in_every_deal(self) -> None:
        for viewer in self.table.viewers:
            dealt = self.table.dealt(viewer, 0)
            assert agrees(self.table, world_of(dealt), viewer)


class SecretTable(OpenTable):
    """Also cards that only some seats see: shown to them, passed on face down, hidden in the pile."""

    @rule(seat=seats, seen_by=some_seats)
    def shows_the_hand_to_some(self, seat: int, seen_by: set[int]) -> None:
        self.table.show(self.table.hands[seat], seen_by)
        self.sees_hand(seat, seen_by)

    @rule(seat=seats, choice=choices, seen_by=some_seats)
    def shows_a_card_to_some(self, seat: int, choice: int, seen_by: set[int]) -> None:
        if self.table.hands[seat].cards:
            card = self.held(seat, choice)
            self.table.show_card(card, self.table.hands[seat], seen_by)
            self.is_seen(lambda world: card in world[FIRST_HAND + seat], seen_by)

    @rule(giver=seats, choice=choices, receiver=seats)
    def passes_face_down(self, giver: int, choice: int, receiver: int) -> None:
        if self.table.hands[giver].cards and giver != receiver:
            card = self.held(giver, choice)
            self.table.give(card, self.table.hands[giver], self.table.hands[receiver])
            self.moves(card, FIRST_HAND + giver, FIRST_HAND + receiver, [giver, receiver])

    @rule(seat=seats, choice=choices)
    def hides_on_the_pile(self, seat: int, choice: int) -> None:
        if self.table.hands[seat].cards:
            card = self.held(seat, choice)
            self.table.give(card, self.table.hands[seat], self.table.pile)
            self.moves(card, FIRST_HAND + seat, PILE, [seat])


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
def test_no_seat_knows_more_than_it_can_have_seen(kind: type[OpenTable]) -> None:
    run_state_machine_as_test(kind, settings=CAREFULLY)
