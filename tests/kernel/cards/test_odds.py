"""Odds are exact: what a count of all deals says, and what many redeals come near to."""

import itertools
from collections.abc import Callable, Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onze.kernel.cards import HELD, Zone
from onze.kernel.cards.odds import share_at
from onze.kernel.chance import Scripted, Seeded
from tests.kernel.cards.test_redeal import TABLES
from tests.kernel.frequencies import chi_square
from tests.kernel.tables import A, B, C, D, SmallTable

KINDS = (A, B, C, D)


def wanting(*kinds: int) -> list[bool]:
    return [kind in kinds for kind in KINDS]


WANTED = [wanting(A), wanting(B), wanting(D), wanting(A, C), wanting(), wanting(*KINDS)]


def counted(table: SmallTable, seat: int | None, zone: Zone, spots: Sequence[int], wanted: Sequence[bool]) -> Fraction:
    """The share of wanted cards on these spots over all deals of the single hidden cards that fit what is known."""
    zones = [other for other in table.zones if other.place.pack == zone.place.pack]
    spots_of_all = [(other, spot) for other in zones for spot in range(len(other))]
    hidden = [(other, spot) for other, spot in spots_of_all if not other.known_to(seat, spot)]
    went_in = dict(table.went_in.get(zone.place.pack, {}))
    for other, spot in spots_of_all:
        if other.known_to(seat, spot) and not other.marks[spot] & HELD:
            went_in[other.cards[spot]] = went_in.get(other.cards[spot], 0) - 1
    cards = []
    for other, spot in hidden:
        card = other.cards[spot]
        cards.append((card, went_in.get(card, 0) > 0))
        went_in[card] = went_in.get(card, 0) - 1
    found = deals = 0
    known = sum(wanted[zone.cards[spot]] for spot in spots if zone.known_to(seat, spot))
    for deal in itertools.permutations(cards):
        lying = dict(zip(((id(other), spot) for other, spot in hidden), deal, strict=True))
        if all(
            card not in table.absent_from(other, spot) and not (inside and other.marks[spot] & HELD)
            for (other, spot), (card, inside) in zip(hidden, deal, strict=True)
        ):
            deals += 1
            found += known + sum(wanted[lying[id(zone), spot][0]] for spot in spots if (id(zone), spot) in lying)
    return Fraction(found, deals * len(spots))


# ---- against a count of all deals


@pytest.mark.parametrize("lay_out", TABLES, ids=lambda lay_out: lay_out.__name__)
def test_odds_are_what_a_count_of_all_deals_says(lay_out: Callable[[], SmallTable]) -> None:
    table = lay_out()
    checked = 0
    for viewer in table.viewers:
        if sum(not zone.known_to(viewer, spot) for zone in table.zones for spot in range(len(zone))) > 6:
            continue
        for zone in table.zones:
            size = len(zone)
            some = [range(size), range(size - 1), *([spot] for spot in range(size))]
            for spots, wanted in itertools.product(filter(len, some), WANTED):
                share = share_at(table, viewer, zone, spots, wanted)
                assert share == counted(table, viewer, zone, spots, wanted)
                checked += 1
    assert checked > 40


Held = tuple[int, set[int], bool]

some_cards = st.lists(st.tuples(st.integers(A, D), st.sets(st.integers(A, D)), st.booleans()), max_size=2)


@given(
    st.lists(st.tuples(some_cards, some_cards), min_size=2, max_size=2),
    st.lists(st.integers(A, D), min_size=1, max_size=3),
    st.integers(0, 1000),
)
def test_whatever_is_known_odds_are_what_a_count_says(
    hands: list[tuple[list[Held], list[Held]]], discards: list[int], seed: int
) -> None:
    """Each hand takes up cards before the discards are shuffled into the pile, and draws some after."""
    table = SmallTable([[]] * len(hands), discards=discards)
    for hand, (before, _) in zip(table.hands, hands, strict=True):
        for card, absent, shown in before:
            hand.put(card)
            learn(table, hand, card, absent, shown)
    table.sweep([table.discards], table.pile, Seeded(seed))
    for hand, (_, since) in zip(table.hands, hands, strict=True):
        for _, absent, shown in since[: len(table.pile) - 1]:
            learn(table, hand, table.draw(table.pile, hand), absent, shown)
    for viewer in (0, 1):
        for zone in (table.pile, table.hands[1 - viewer]):
            if len(zone):
                share = share_at(table, viewer, zone, range(len(zone)), wanting(A, B))
                assert share == counted(table, viewer, zone, range(len(zone)), wanting(A, B))


def learn(table: SmallTable, hand: Zone, card: int, absent: set[int], shown: bool) -> None:
    """Everybody learns what a hand does not hold, as far as that is true, and perhaps sees the card."""
    table.prove_absent(hand, absent - set(hand.cards))
    if shown:
        table.show_card(card, hand)


# ---- against many redeals


@pytest.mark.parametrize("lay_out", TABLES, ids=lambda lay_out: lay_out.__name__)
def test_redeals_come_near_to_the_odds(lay_out: Callable[[], SmallTable]) -> None:
    table = lay_out()
    places = [place for place, zone in enumerate(table.zones) if zone.place.pile and len(zone)]
    places += [
        place for place, zone in enumerate(table.zones) if zone.place.hand and zone.place.owner > 0 and len(zone)
    ]
    deals = [table.dealt(0, seed) for seed in range(2000)]
    for place in places:
        zone = table.zones[place]
        for wanted in WANTED[:4]:
            # Where the cards of a hand lie is theirs alone: only how many there are can be compared.
            spots = range(len(zone)) if zone.place.hand else [0]
            share = share_at(table, 0, zone, spots, wanted)
            found = [wanted[dealt.zones[place].cards[seed % len(spots)]] for seed, dealt in enumerate(deals)]
            if share in (0, 1):
                assert set(found) == {bool(share)}
            else:
                assert chi_square(found, {True: float(share), False: float(1 - share)}) < 1


# ---- by hand


def test_nothing_known_every_hidden_card_counts_alike() -> None:
    table = SmallTable([[A], [A, B]], pile=[A, B, C, D])
    for spots in ([0], [3], [0, 1, 2, 3]):
        assert share_at(table, 0, table.pile, spots, wanting(A)) == Fraction(2, 6)
        assert share_at(table, 1, table.pile, spots, wanting(A)) == Fraction(2, 5)
        assert share_at(table, None, table.pile, spots, wanting(A)) == Fraction(3, 7)


def test_a_known_card_counts_for_itself_and_no_longer_for_the_others() -> None:
    table = SmallTable([[A], [A, B]], pile=[A, B, C, D])
    table.show_spot(table.pile, 0, [0])
    assert share_at(table, 0, table.pile, [0], wanting(A)) == 1
    assert share_at(table, 0, table.pile, [1], wanting(A)) == Fraction(1, 5)
    assert share_at(table, 0, table.pile, range(4), wanting(A)) == (1 + 3 * Fraction(1, 5)) / 4
    assert share_at(table, 1, table.pile, [0], wanting(A)) == Fraction(2, 5), "seat 1 was shown nothing"


def test_a_hand_proven_to_hold_none_leaves_more_in_the_pile() -> None:
    table = SmallTable([[C], [B, B]], pile=[A, A, D])
    assert share_at(table, 0, table.pile, range(3), wanting(A)) == Fraction(2, 5)
    table.prove_absent(table.hands[1], [A])
    assert share_at(table, 0, table.pile, range(3), wanting(A)) == Fraction(2, 3)
    assert share_at(table, 0, table.hands[1], range(2), wanting(A)) == 0
    assert share_at(table, 0, table.hands[1], range(2), wanting(B)) == Fraction(2, 3)


def test_what_was_shuffled_in_lies_in_the_pile_and_not_in_a_hand_held_since() -> None:
    table = SmallTable([[C], [B, B]], pile=[D], discards=[A, A])
    table.sweep([table.discards], table.pile, Scripted("keep order"))
    assert share_at(table, 0, table.pile, range(3), wanting(A)) == Fraction(2, 3)
    assert share_at(table, 0, table.hands[1], range(2), wanting(A)) == 0


def test_two_packs_are_counted_apart() -> None:
    table = SmallTable([[A], [A]], pile=[A, A, A], second_pile=[A, B], second_hand=[B])
    assert share_at(table, 0, table.second_pile, [1], wanting(A)) == Fraction(1, 2)
    assert share_at(table, 1, table.second_pile, [1], wanting(A)) == Fraction(1, 3)
    assert share_at(table, 1, table.second_hand, [0], wanting(A)) == Fraction(1, 3)


def test_odds_change_nothing_on_the_table() -> None:
    for lay_out in TABLES:
        table = lay_out()
        before, went_in = table.laid_out(), {pack: dict(cards) for pack, cards in table.went_in.items()}
        share_at(table, 0, table.pile, range(len(table.pile)), wanting(A))
        assert (table.laid_out(), table.went_in) == (before, went_in)


def test_a_large_table_with_much_known_is_counted_soon() -> None:
    """Eighty cards of forty kinds, four hands, six groups of spots of which different things are known."""
    kinds = range(40)
    families = [[kind for kind in kinds if kind % 4 == family] for family in range(4)]
    pack = [kind for kind in kinds for _ in range(2)]
    table = SmallTable([pack[0:6], pack[6:12], pack[12:18], pack[18:24]], pile=pack[24:44], discards=pack[44:])
    lacking = [families[2] + families[3], families[0], families[3]]
    for hand, absent in zip(table.hands[1:], lacking, strict=True):
        for card in [card for card in hand.cards if card in absent]:
            table.give(card, hand, table.discards)
        table.prove_absent(hand, absent)
    table.sweep([table.discards], table.pile, Seeded(2))
    for hand in table.hands:
        while len(hand) < 6:
            table.draw(table.pile, hand)
    table.prove_absent(table.hands[1], set(families[1]) - set(table.hands[1].cards))
    table.prove_absent(table.hands[2], set(families[2]) - set(table.hands[2].cards))
    wanted = [kind % 3 == 0 for kind in kinds]
    hidden = [table.pile, *table.hands[1:]]
    groups = {(table.absent_from(zone, spot), zone.marks[spot] & HELD) for zone in hidden for spot in range(len(zone))}
    assert len(groups) == 6
    found = sum(share_at(table, 0, zone, range(len(zone)), wanted) * len(zone) for zone in hidden)
    assert found == sum(wanted[card] for zone in hidden for card in zone.cards)
