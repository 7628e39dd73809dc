"""Dealing anew what a seat cannot know: true to all that it knows, and every deal as likely as the others."""

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onze.kernel.cards import HELD, Zone
from onze.kernel.chance import Scripted, Seeded
from tests.kernel.frequencies import chi_square, evenly
from tests.kernel.tables import A, B, C, D, SmallTable, known

DEALS = 40


def table_of_three() -> SmallTable:
    """Three hands, a pile and a discard pile, and a second pack beside them."""
    return SmallTable(
        [[A, B], [A, C], [B, D]], pile=[A, B, C, D], discards=[C, D], second_pile=[A, A, B], second_hand=[C, D]
    )


VIEWERS: list[int | None] = [0, 1, 2, None]


# ---- what is kept


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_seat_knows_stays_where_it_is(viewer: int | None) -> None:
    table = table_of_three()
    table.show_card(B, table.hands[0], [1, 2])
    table.show_card(A, table.hands[1], [2])
    table.show_spot(table.pile, 0)
    table.show_spot(table.pile, 2, [0])
    table.show_spot(table.second_pile, 1)
    for seed in range(DEALS):
        assert_fits(table, table.dealt(viewer, seed), viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_proven_absent_is_not_dealt_there(viewer: int | None) -> None:
    table = table_of_three()
    table.prove_absent(table.hands[1], [B, D])
    assert table.draw(table.pile, table.hands[1]) == D
    drawn = set()
    for seed in range(DEALS):
        dealt = table.dealt(viewer, seed)
        assert_fits(table, dealt, viewer)
        drawn |= {card for spot, card in enumerate(dealt.hands[1].cards) if not dealt.absent_from(dealt.hands[1], spot)}
    assert drawn == ({D} if viewer == 1 else {A, B, C, D})


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_that_went_into_the_last_shuffle_is_in_no_hand_held_since(viewer: int | None) -> None:
    """Both C and D lay open on the discards; of each the pack holds one more."""
    table = SmallTable([[A, B], [A, C], [B, D]], pile=[A, B], discards=[C, D])
    table.sweep([table.pile, table.discards], table.pile, Scripted("keep order"))
    assert table.draw(table.pile, table.hands[0]) == D
    drawn = set()
    for seed in range(DEALS):
        dealt = table.dealt(viewer, seed)
        assert_fits(table, dealt, viewer)
        new = lie_there_since_the_shuffle(dealt.hands[0])
        assert {C, D} <= {*dealt.pile.cards, *new}
        drawn |= set(new)
    assert drawn == ({D} if viewer == 0 else {A, B, C, D})


def test_a_card_known_to_be_back_may_be_the_one_that_went_in() -> None:
    """One A went in, and an A has been drawn and shown since: the other A may be anywhere."""
    table = SmallTable([[B], [C]], pile=[D, A], discards=[A])
    table.sweep([table.pile, table.discards], table.pile, Scripted("keep order"))
    assert table.draw(table.pile, table.hands[0]) == A
    table.show_card(A, table.hands[0])
    places = {tuple(table.dealt(None, seed).hands[1].cards) for seed in range(DEALS)}
    assert (A,) in places


def test_a_known_card_held_through_the_shuffle_is_not_the_one_that_went_in() -> None:
    """One A went in while another lay shown in a hand: the one in the pile stays in the pile."""
    table = SmallTable([[A], [C]], pile=[D, B], discards=[A])
    table.show(table.hands[0])
    table.sweep([table.pile, table.discards], table.pile, Scripted("keep order"))
    for seed in range(DEALS):
        assert table.dealt(None, seed).hands[1].cards != [A]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_kinds_of_knowledge_are_kept_together(viewer: int | None) -> None:
    table = table_of_three()
    table.prove_absent(table.hands[1], [B])
    table.show_card(B, table.hands[2])
    table.sweep([table.pile, table.discards], table.pile, Seeded(3))
    table.show_spot(table.pile, 0)
    for seed in range(DEALS):
        dealt = table.dealt(viewer, seed)
        assert_fits(table, dealt, viewer)
        assert B not in dealt.hands[1].cards
        assert B in dealt.hands[2].cards
        assert {C, D} <= set(dealt.pile.cards)


# ---- what is conserved, and what is new


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_is_lost_or_made_and_two_packs_never_mix(viewer: int | None) -> None:
    table = table_of_three()
    for seed in range(DEALS):
        dealt = table.dealt(viewer, seed)
        for pack in (0, 1):
            cards = [
                sorted(card for zone in some.zones if zone.place.pack == pack for card in zone.cards)
                for some in (table, dealt)
            ]
            assert cards[0] == cards[1]
        assert [len(zone) for zone in dealt.zones] == [len(zone) for zone in table.zones]
        assert [sorted(zone.marks) for zone in dealt.zones] == [sorted(zone.marks) for zone in table.zones]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hidden_cards_vary_everywhere(viewer: int | None) -> None:
    table = table_of_three()
    deals = [table.dealt(viewer, seed) for seed in range(DEALS)]
    hidden = [table.pile, table.second_pile, *(hand for seat, hand in enumerate(table.hands) if seat != viewer)]
    for zone in hidden:
        number = table.zones.index(zone)
        assert len({tuple(dealt.zones[number].cards) for dealt in deals}) > 2


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_redealt_table_shares_no_lists_with_the_truth(viewer: int | None) -> None:
    table = table_of_three()
    table.sweep([table.pile, table.discards], table.pile, Seeded(0))
    before, went_in = table.laid_out(), {pack: dict(counts) for pack, counts in table.went_in.items()}
    dealt = table.dealt(viewer, 0)
    for hand in dealt.hands:
        dealt.draw(dealt.pile, hand)
        dealt.show(hand)
        dealt.prove_absent(hand, [])
    dealt.sweep([dealt.pile, dealt.discards], dealt.pile, Seeded(0))
    assert table.laid_out() == before
    assert table.went_in == went_in


def test_the_same_luck_deals_the_same() -> None:
    table = table_of_three()
    assert table.dealt(0, 7).laid_out() == table.dealt(0, 7).laid_out()
    assert table.dealt(0, 7).laid_out() != table.dealt(0, 8).laid_out()


def test_dealing_again_is_as_good() -> None:
    """Nothing of the truth is left to be found by dealing a dealt table again."""
    table = SmallTable([[A], [B]], pile=[C, D])
    piles = [table.dealt(0, seed).dealt(0, seed + 10_000).pile for seed in range(1200)]
    orders = [(bottom, top) for bottom, top in itertools.permutations([B, C, D], 2)]
    assert chi_square([(pile.cards[0], pile.cards[1]) for pile in piles], evenly(orders)) < 1


# ---- every deal as likely as the others


def two_hands() -> SmallTable:
    return SmallTable([[A], [B, C]], pile=[A, D])


def known_card() -> SmallTable:
    table = SmallTable([[A], [B, C]], pile=[A, B, D])
    table.show_card(C, table.hands[1])
    table.show_spot(table.pile, 0)
    return table


def one_absence() -> SmallTable:
    table = SmallTable([[A], [B, C]], pile=[A, D])
    table.prove_absent(table.hands[1], [A])
    return table


def nested_absences() -> SmallTable:
    table = SmallTable([[A], [B, C]], pile=[A, D, B])
    table.prove_absent(table.hands[1], [A])
    table.draw(table.pile, table.hands[1])
    table.prove_absent(table.hands[1], [D])
    return table


def the_same_absence_in_two_hands() -> SmallTable:
    table = SmallTable([[B], [B, C], [D]], pile=[A, A])
    for hand in table.hands:
        table.prove_absent(hand, [A])
    return table


def two_different_absences() -> SmallTable:
    table = SmallTable([[D], [B], [A]], pile=[C])
    table.prove_absent(table.hands[1], [A])
    table.prove_absent(table.hands[2], [B])
    return table


def went_in() -> SmallTable:
    """The D of the discards is not in the hand; the other D may be."""
    table = SmallTable([[A], [B, D]], pile=[C, B], discards=[D])
    table.sweep([table.pile, table.discards], table.pile, Seeded(0))
    return table


def went_in_and_absent() -> SmallTable:
    table = SmallTable([[A], [B, D], [C]], pile=[C, B], discards=[D])
    table.sweep([table.pile, table.discards], table.pile, Seeded(0))
    table.prove_absent(table.hands[1], [C])
    return table


def three_absences_that_cross() -> SmallTable:
    table = SmallTable([[], [B], [C, A], [A]], pile=[D, B])
    for seat, kinds in ((1, [A]), (2, [B]), (3, [C, D])):
        table.prove_absent(table.hands[seat], kinds)
    return table


def a_hand_held_and_a_card_drawn_since() -> SmallTable:
    """Nothing that went in is in the first hand's old cards; the second hand's new card is not a C."""
    table = SmallTable([[], [B, C], []], pile=[A, C], discards=[D, B])
    table.sweep([table.pile, table.discards], table.pile, Scripted("order 1 2 3 0"))
    table.draw(table.pile, table.hands[2])
    table.prove_absent(table.hands[2], [C])
    return table


TABLES: list[Callable[[], SmallTable]] = [
    two_hands, known_card, one_absence, nested_absences, the_same_absence_in_two_hands, two_different_absences,
    went_in, went_in_and_absent, three_absences_that_cross, a_hand_held_and_a_card_drawn_since,
]  # fmt: skip


Deal = tuple[tuple[tuple[int, int], ...], ...]
"""For every place its cards with their marks; in a hand they have no order."""


def deal(zones: list[Zone]) -> Deal:
    laid = [list(zip(zone.cards, zone.marks, strict=True)) for zone in zones]
    return tuple(tuple(cards if zone.place.pile else sorted(cards)) for zone, cards in zip(zones, laid, strict=True))


def all_deals(table: SmallTable, seat: int) -> list[Deal]:
    """Every way to deal the single hidden cards to the hidden spots that fits what is known."""
    dealt = table.copy()
    spots = [(zone, spot) for zone in dealt.zones for spot in range(len(zone)) if not zone.known_to(seat, spot)]
    went_in = dict(table.went_in.get(0, {}))
    cards: list[tuple[int, bool]] = []
    for zone, spot in spots:
        card = zone.cards[spot]
        cards.append((card, went_in.get(card, 0) > 0))
        went_in[card] = went_in.get(card, 0) - 1
    deals = []
    for order in itertools.permutations(cards):
        fits = True
        for (zone, spot), (card, inside) in zip(spots, order, strict=True):
            fits = fits and card not in table.absent_from(zone, spot) and not (inside and zone.marks[spot] & HELD)
            zone.cards[spot] = card
        if fits:
            deals.append(deal(dealt.zones))
    return deals


@pytest.mark.parametrize("lay_out", TABLES, ids=lambda lay_out: lay_out.__name__)
def test_every_deal_that_fits_is_as_likely_as_the_others(lay_out: Callable[[], SmallTable]) -> None:
    table = lay_out()
    fitting = all_deals(table, 0)
    expected = {one: fitting.count(one) / len(fitting) for one in fitting}
    assert len(expected) > 2
    assert chi_square([deal(table.dealt(0, seed).zones) for seed in range(3000)], expected) < 1


# ---- deals that leave little room


def test_a_card_dealt_first_makes_room_for_a_spot_that_can_take_no_other() -> None:
    """Dealt one after the other, the first hand may take the B that only the third can take."""
    table = SmallTable([[C], [A], [B], []])
    table.prove_absent(table.hands[0], [A])
    table.prove_absent(table.hands[1], [C])
    table.prove_absent(table.hands[2], [C])
    deals = {tuple(tuple(hand) for hand in table.dealt(3, seed).hands_held()) for seed in range(DEALS)}
    assert deals == {((C,), (A,), (B,), ()), ((C,), (B,), (A,), ())}


def test_a_chain_of_exchanges_is_found() -> None:
    """Each hand can hold two kinds only, and the last can hold only what the first would like to take."""
    table = SmallTable([[D], [C], [B], [A], []])
    for seat, kinds in enumerate([[A, B], [A, D], [C, D], [C, D]]):
        table.prove_absent(table.hands[seat], kinds)
    for seed in range(DEALS):
        hands = table.dealt(4, seed).hands_held()
        assert hands[:2] == [[D], [C]] or hands[:2] == [[C], [B]] or hands[:2] == [[D], [B]]
        for hand, kinds in zip(hands, [[A, B], [A, D], [C, D], [C, D]], strict=False):
            assert not set(hand) & set(kinds)


Held = tuple[int, set[int], bool]
"""A card that comes into a hand, the kinds then proven absent as far as that is true, and whether it is shown."""

some_cards = st.lists(st.tuples(st.integers(A, D), st.sets(st.integers(A, D)), st.booleans()), max_size=3)
some_hands = st.lists(st.tuples(some_cards, some_cards), min_size=2, max_size=4)


@given(some_hands, st.lists(st.integers(A, D), max_size=5), st.integers(0, 1000))
def test_whatever_is_truly_known_a_deal_is_found_that_fits_it(
    hands: list[tuple[list[Held], list[Held]]], discards: list[int], seed: int
) -> None:
    """Each hand takes up some cards before the discards are shuffled into the pile, and some after."""
    table = SmallTable([[]] * len(hands), discards=discards)
    for hand, (before, _) in zip(table.hands, hands, strict=True):
        take_up(table, hand, before)
    table.sweep([table.discards], table.pile, Seeded(seed))
    for hand, (_, since) in zip(table.hands, hands, strict=True):
        take_up(table, hand, since)
    for viewer in table.viewers:
        assert_fits(table, table.dealt(viewer, seed), viewer)


def take_up(table: SmallTable, hand: Zone, cards: list[Held]) -> None:
    for card, absent, shown in cards:
        hand.put(card)
        table.prove_absent(hand, absent - set(hand.cards))
        if shown:
            table.show_card(card, hand)


def assert_fits(table: SmallTable, dealt: SmallTable, viewer: int | None) -> None:
    """The deal agrees with all that the viewer knows of the table."""
    for zone, other in zip(table.zones, dealt.zones, strict=True):
        assert known(other, viewer) == known(zone, viewer)
        assert sorted(other.marks) == sorted(zone.marks)
        for spot, card in enumerate(other.cards):
            assert card not in dealt.absent_from(other, spot)
            if zone.place.pile and zone.known_to(viewer, spot):
                assert card == zone.cards[spot]
    since = [card for zone in dealt.zones if zone.place.pack == 0 for card in lie_there_since_the_shuffle(zone)]
    for card, count in table.went_in.get(0, {}).items():
        assert since.count(card) >= count


def lie_there_since_the_shuffle(zone: Zone) -> list[int]:
    return [card for card, mark in zip(zone.cards, zone.marks, strict=True) if not mark & HELD]
