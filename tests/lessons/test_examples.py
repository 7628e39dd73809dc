"""Every worked example of the rules is played: its moves are legal, and its end is what its caption says."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

import pytest

from onze.games import find_game, find_rulebook, game_ids
from onze.kernel.match import Match
from onze.lessons import Example, examples_of
from onze.server.lessons import examples_sent

ALL = [(game, example) for game in game_ids() for example in examples_of(game)]
every_example = pytest.mark.parametrize(
    ("game", "example"), ALL, ids=[f"{example.rule}-{number}" for number, (_, example) in enumerate(ALL)]
)


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_examples_of_its_own_clauses(game: str) -> None:
    rules = [example.rule for example in examples_of(game)]
    assert len(rules) >= 6
    assert [rule for rule in rules if rule not in find_rulebook(find_game(game)).clauses] == []
    assert examples_sent(game).count(b'"captions"') == len(rules)


@every_example
def test_an_example_ends_as_its_caption_says(game: str, example: Example) -> None:
    match = example.scene.match(example.stage.game)
    for played in example.plays:
        played.answer.play(match)
        assert played.proves, f"nothing is proved of “{played.text['en']}”"
        assert {path: at(match, path) for path in played.proves} == played.proves


def at(match: Match, path: str) -> Any:
    """What stands at a path of what everybody sees."""
    return reduce(_part, path.split("."), match.public_view())


def _part(part: Any, name: str) -> Any:
    return part[name] if isinstance(part, Mapping) else part[int(name)]
