"""Positions that are read: one that cannot be is refused, whatever is wrong with it."""

from collections.abc import Callable

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch

GAME = FootballALaCarte()
OPEN_PLAY = GAME.scenario("OpenPlay", ball="d5")
SHOT = GAME.scenario("Save", net="d")
A_FACING = 100_000_000_000
SEEN = A_FACING + 60_000_000
"""Seat 0 in open play on the square numbered 5, no card on the discard pile."""


@pytest.mark.parametrize(
    ("position", "spoil"),
    [
        (OPEN_PLAY, lambda match: match.hands[0].put(match.draw_pile.cards.pop())),
        (OPEN_PLAY, lambda match: match.draw_pile.cards.pop()),
        (OPEN_PLAY, lambda match: match.hands[0].cards.reverse()),
        (OPEN_PLAY, lambda match: setattr(match, "half", 3)),
        (OPEN_PLAY, lambda match: setattr(match, "turn", 2)),
        (OPEN_PLAY, lambda match: setattr(match, "to_play", 1)),
        (OPEN_PLAY, lambda match: setattr(match, "end", 1)),
        (OPEN_PLAY, lambda match: setattr(match, "ball", 96)),
        (OPEN_PLAY, lambda match: setattr(match, "goals", [-1, 0])),
        (OPEN_PLAY, lambda match: setattr(match, "net", 4)),
        (OPEN_PLAY, lambda match: match.turns.append(-1)),
        (OPEN_PLAY, lambda match: match.turns.append(SEEN + 8 * A_FACING)),
        (OPEN_PLAY, lambda match: match.turns.append(SEEN + 55)),
        (OPEN_PLAY, lambda match: match.turns.extend([SEEN + 1, SEEN])),
        (SHOT, lambda match: setattr(match, "net", 0)),
        (SHOT, lambda match: setattr(match, "net", 3)),
    ],
)
def test_a_damaged_position_is_found_out(position: FootballMatch, spoil: Callable[[FootballMatch], object]) -> None:
    spoiled = position.clone()
    assert GAME.broken(spoiled) == []
    spoil(spoiled)
    assert len(GAME.broken(spoiled)) == 1
