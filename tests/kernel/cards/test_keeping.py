"""Deals in which people hold what people keep: by how much rather they keep it, and never against what a seat knows."""

from collections import Counter

import pytest

from onze.kernel.cards.redeal import Hidden
from onze.kernel.chance import Seeded
from tests.kernel.tables import A, B, C, D, SmallTable, known

DEALS = 3000


def dealt(table: SmallTable, kept: list[float] | None, seed: int) -> SmallTable:
    """A copy with all that the first seat cannot know dealt anew."""
    other = table.copy()
    Hidden(other, 0).deal(other, Seeded(seed), kept)
    return other


def test_hands_come_up_by_how_much_rather_their_cards_are_kept() -> None:
    """Of the six hands of two of four cards three hold C, which is kept four times as readily."""
    table = SmallTable([[A], [B, C]], pile=[A, D])
    kept = [1.0, 1.0, 4.0, 1.0]
    hands = Counter(tuple(dealt(table, kept, seed).hands[1].cards) for seed in range(DEALS))
    for hand in ((A, B), (A, C), (A, D), (B, C), (B, D), (C, D)):
        assert hands[hand] / DEALS == pytest.approx((4 if C in hand else 1) / 15, abs=0.03)


def test_cards_that_are_kept_alike_are_dealt_as_ever() -> None:
    table = SmallTable([[A], [B, C]], pile=[A, D])
    hands = Counter(tuple(dealt(table, [2.0] * 4, seed).hands[1].cards) for seed in range(DEALS))
    assert len(hands) == 6
    assert all(count / DEALS == pytest.approx(1 / 6, abs=0.03) for count in hands.values())


def test_what_is_known_and_what_is_proven_absent_stays_so() -> None:
    table = SmallTable([[A], [B, C], [D, D]], pile=[A, A, B, C])
    table.show_card(B, table.hands[1], [0])
    table.show_spot(table.pile, 0, [0])
    table.prove_absent(table.hands[2], [C])
    for seed in range(200):
        other = dealt(table, [0.1, 0.1, 20.0, 0.1], seed)
        assert known(other.hands[1], 0) == [B]
        assert other.pile.cards[0] == A
        assert C not in other.hands[2].cards
        assert sorted(card for zone in other.zones for card in zone.cards) == [A, A, A, B, B, C, C, D, D]


def test_the_same_luck_deals_the_same_at_tables_that_a_seat_cannot_tell_apart() -> None:
    kept = [1.0, 2.0, 3.0, 4.0]
    one = dealt(SmallTable([[A], [B, C]], pile=[A, D]), kept, 5)
    twin = dealt(SmallTable([[A], [A, D]], pile=[C, B]), kept, 5)
    assert one.laid_out() == twin.laid_out()
