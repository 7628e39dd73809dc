"""The fit of the World Cup coach's chances: what it looks at, and how it counts what is off."""

import pytest
from bench.world_cup_chances import brier, even, looks

from onze.games.world_cup import WorldCup


def test_a_tournament_is_looked_at_in_every_phase_and_all_shares_make_one() -> None:
    game = WorldCup(2, edition="1930")
    looked = list(looks(game, 1))
    assert {rounds for rounds, _, _ in looked} == {0, 1, 2}
    assert all(sum(shares) == pytest.approx(1.0) for _, shares, _ in looked)
    assert len({values for _, _, values in looked}) == 1


def test_what_is_off_is_counted_in_squares_over_all_seats() -> None:
    looked = [(0, [0.5, 0.25, 0.25], (1.0, 0.0, 0.0))]
    assert brier(looked, 1.0) == pytest.approx(0.25 + 0.0625 + 0.0625)
    assert brier(looked, 0.0) == pytest.approx(even(looked)) == pytest.approx(4 / 9 + 2 / 9)
    assert brier(looked, 2.0) < brier(looked, 1.0)
