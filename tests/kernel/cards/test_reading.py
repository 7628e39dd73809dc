"""Deals that explain what people did: by how well they do, card by card as long as it was held, and never against what
a seat knows."""

from collections.abc import Sequence

import pytest

from onze.kernel.cards.reading import Reading
from onze.kernel.cards.redeal import Hidden
from onze.kernel.chance import Seeded
from tests.kernel.tables import A, B, C, D, SmallTable, known

DEALS = 3000
ALIKE = [1.0] * 4


class WithoutC(Reading):
    """Somebody did what hardly anybody does who holds a C, and has drawn some cards since."""

    def __init__(self, since: int, likely: float = 0.001) -> None:
        self.since = since
        self.with_c = likely

    def drawn(self, seat: int) -> Sequence[int]:
        return [self.since]

    def likely(self, seat: int, hand: list[int], ages: list[int]) -> float:
        held = [card for card, age in zip(hand, ages, strict=True) if age > 0]
        return self.with_c if C in held else 1.0


def dealt(table: SmallTable, reading: Reading, seed: int) -> SmallTable:
    """A copy with all that the first seat cannot know dealt anew."""
    other = table.copy()
    Hidden(other, 0).deal(other, Seeded(seed), ALIKE, reading)
    return other


def with_c(reading: Reading) -> float:
    """How often a hand of two of four different cards holds a C."""
    table = SmallTable([[A], [B, C]], pile=[A, D])
    return sum(C in dealt(table, reading, seed).hands[1].cards for seed in range(DEALS)) / DEALS


def test_hands_come_up_by_how_well_they_explain_what_was_done() -> None:
    """Of the six hands three hold a C."""
    assert with_c(WithoutC(0, 1.0)) == pytest.approx(1 / 2, abs=0.03)
    assert with_c(WithoutC(0, 0.25)) == pytest.approx(1 / 5, abs=0.03)
    assert with_c(WithoutC(0)) < 0.01


def test_a_card_that_was_drawn_since_says_nothing() -> None:
    """With one old card, which is no C, the other is one of the three that are left."""
    assert with_c(WithoutC(1)) == pytest.approx(1 / 3, abs=0.03)
    assert with_c(WithoutC(9)) == pytest.approx(1 / 2, abs=0.03)


def test_what_has_been_held_since_the_last_shuffle_is_not_what_was_drawn_since() -> None:
    """A hand of one old card and one that was drawn: the old one is no C, the new one any of the four that are left."""
    table = SmallTable([[B], [C]], pile=[A, A, D, D])
    table.sweep((table.pile,), table.pile, Seeded(1))
    table.draw(table.pile, table.hands[1])
    found = sum(C in dealt(table, WithoutC(1), seed).hands[1].cards for seed in range(DEALS))
    assert found / DEALS == pytest.approx(1 / 4, abs=0.03)


def test_what_is_known_and_what_is_proven_absent_stays_so() -> None:
    table = SmallTable([[A], [B, C], [D, D]], pile=[A, A, B, C])
    table.show_card(C, table.hands[1], [0])
    table.show_spot(table.pile, 0, [0])
    table.prove_absent(table.hands[2], [C])
    for seed in range(200):
        other = dealt(table, WithoutC(1), seed)
        assert known(other.hands[1], 0) == [C]
        assert other.pile.cards[0] == A
        assert C not in other.hands[2].cards
        assert sorted(card for zone in other.zones for card in zone.cards) == [A, A, A, B, B, C, C, D, D]


def test_the_same_luck_deals_the_same_at_tables_that_a_seat_cannot_tell_apart() -> None:
    one = dealt(SmallTable([[A], [B, C]], pile=[A, D]), WithoutC(1), 5)
    twin = dealt(SmallTable([[A], [A, D]], pile=[C, B]), WithoutC(1), 5)
    assert one.laid_out() == twin.laid_out()
