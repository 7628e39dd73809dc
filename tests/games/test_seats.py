"""Seats are things like any other, and described alike in every game."""

import pytest

from tests.games.playthroughs import TABLES


@pytest.mark.parametrize("table", TABLES)
def test_seats_are_described_alike_in_every_game(table: str) -> None:
    """A seat has its number and its side; people count seats from 1."""
    game = TABLES[table]()
    for side, seats in enumerate(game.sides):
        for seat in seats:
            thing = game.things()[f"seat:{seat}"]
            assert (thing.facts["number"], thing.facts["side"]) == (seat, side)
            assert all(text.endswith(f"{seat + 1}") for text in thing.text.values())
