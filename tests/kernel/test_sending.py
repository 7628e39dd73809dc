"""Games and matches on their way to another process: spec and position, small and the same."""

import json
import pickle
from pathlib import Path

import pytest

from onze.games import from_spec, load
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.playout import play_out
from tests.games.playthroughs import TABLES
from tests.kernel.toys import KickaboutGame

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_built_again_from_its_spec(table: str) -> None:
    game: Game[object] = TABLES[table]()  # type: ignore[type-var]
    spec = json.loads(json.dumps(game.spec()))
    assert from_spec(spec).identity() == game.identity()


def test_a_spec_brings_the_files_of_the_players_along() -> None:
    game = load("world-cup", seats=2, own_edition=EXAMPLES / "eight-nations.toml")
    again = from_spec(json.loads(json.dumps(game.spec())))
    assert again.identity() == game.identity()
    assert again.brought == game.brought != {}


@pytest.mark.parametrize("table", TABLES)
def test_a_pickled_match_is_small_and_goes_on_as_it_would_have(table: str) -> None:
    game = TABLES[table]()
    match = game.new_match(Seeded(3))
    luck = Seeded(4)
    for _ in range(40):
        if match.outcome is None:
            match.play_listed(match.moves()[luck.below(len(match.moves()))], luck)
    sent = pickle.dumps(match)
    assert len(sent) < 20_000 + sum(len(text) for text in game.brought.values())
    there = pickle.loads(sent)
    assert there.position() == match.position()
    play_out(match, Seeded(5))
    play_out(there, Seeded(5))
    assert there.position() == match.position()


def test_matches_of_one_game_share_it_where_they_arrive() -> None:
    game = KickaboutGame()
    one, other = pickle.loads(pickle.dumps([game.new_match(Seeded(1)), game.new_match(Seeded(2))]))
    assert one.game is other.game
    assert pickle.loads(pickle.dumps(one)).game is one.game
