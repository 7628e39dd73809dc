"""Every question has its words at every point of a phrase, also in the middle: a page asks them word by word."""

import pytest

from onze.doors import Shown
from onze.games import telling_of
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.games.playthroughs import TABLES

MATCHES = {
    "football-a-la-carte-2": 10,
    "football-a-la-carte-3-other-readings": 3,
    "worldwide-football-international": 2,
    "worldwide-football-other-readings": 2,
    "world-cup-1930-5": 2,
    "world-cup-1930-10-other-readings": 1,
    "footime-2": 80,
    "footime-4-other-readings": 20,
    "footime-2-shoot-out": 3,
}
"""How many random matches are played at a table."""


@pytest.mark.parametrize("table", MATCHES)
def test_whoever_is_asked_is_asked_in_words(table: str) -> None:
    game = TABLES[table]()
    telling, names = telling_of(game), [f"Seat {seat}" for seat in range(game.seats)]
    for seed in range(MATCHES[table]):
        chance = Seeded(seed)
        match = game.new_match(chance)
        while match.outcome is None:
            for seat in match.asked:
                view, menu = match.view(seat), match.menu(seat)
                for language in LANGUAGES:
                    asked = telling.question(Shown(game, view, menu, {}, names, language))
                    assert asked.strip(), match.decision
            moves = match.moves()
            match.play(moves[chance.below(len(moves))], chance)
