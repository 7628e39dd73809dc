"""Games are found by folder and by entry point."""

from pathlib import Path

import pytest

from onze.games import game_ids, load
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.words import Refused
from tests.kernel.toys import KickaboutGame


def test_a_game_is_found_by_its_folder() -> None:
    assert "football-a-la-carte" in game_ids()
    assert isinstance(load("football-a-la-carte"), FootballALaCarte)


def test_a_game_is_loaded_for_as_few_players_as_it_allows() -> None:
    assert load("football-a-la-carte").seats == 2


def test_a_game_is_loaded_with_the_seats_and_options_asked_for() -> None:
    game = load("football-a-la-carte", 4, tie="penalty_cuts")
    assert game.seats == 4
    assert game.options["tie"] == "penalty_cuts"


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(Refused) as refused:
        load("football-au-menu")
    for language in ("en", "fr"):
        assert "football-au-menu" in refused.value.sentence(language)
        assert "football-a-la-carte" in refused.value.sentence(language)


def test_a_game_from_outside_comes_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "kickabout-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: kickabout\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[onze.games]\nkickabout = tests.kernel.toys:KickaboutGame\n")
    assert "kickabout" not in game_ids()

    monkeypatch.syspath_prepend(tmp_path)

    assert set(game_ids()) >= {"football-a-la-carte", "kickabout"}
    game = load("kickabout", 3, rounds=1)
    assert isinstance(game, KickaboutGame)
    assert (game.seats, game.rounds) == (3, 1)
