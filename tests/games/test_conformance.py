"""Every game keeps to what all games promise, and plays as it did."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.world_cup import WorldCup
from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.conformance import check_game
from tests.games.kit import FEW, MATCHES, ONE_OF_MANY, SOAKING, looking, some, thorough_every
from tests.games.playthroughs import GOLDEN, OTHER_READINGS, TABLES, WORLD_CUP_READINGS, WORLDWIDE_READINGS, written

LONG = ("world-cup-2002-5", "world-cup-2002-9", "world-cup-2002-10-other-readings")
"""Tables for which there is time only now and then: they lie between others that are always played."""


OFTEN = [table for table in TABLES if SOAKING or table not in LONG]


@pytest.mark.parametrize("table", OFTEN)
def test_a_game_passes_the_kit(table: str) -> None:
    game = TABLES[table]()
    every = ONE_OF_MANY if table.startswith("world-cup-2002") or table.endswith("other-readings") else 1
    if table.startswith(("world-cup", "footime")):
        eyes = 1 if table.startswith("world-cup-2002") else 3
        check_game(game, matches=FEW, thorough_every=50, at_once=looking(eyes), look_every=every)
    elif table.startswith("worldwide-football"):
        matches = 1 + MATCHES // 5
        check_game(game, matches, thorough_every=thorough_every(30), at_once=looking(1), look_every=every)
    else:
        check_game(game, MATCHES, thorough_every=thorough_every(20), at_once=looking(2), look_every=every)


@pytest.mark.parametrize("option", OTHER_READINGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_other_reading_passes_the_kit(option: str, seats: int) -> None:
    options = {option: OTHER_READINGS[option]}
    game = FootballALaCarte(seats, **options)
    check_game(game, matches=max(1, MATCHES // 5), seed=100, at_once=looking(1), look_every=ONE_OF_MANY)


@pytest.mark.parametrize("option", some(WORLDWIDE_READINGS))
def test_each_other_reading_of_worldwide_football_passes_the_kit(option: str) -> None:
    options = {"mode": "international", option: WORLDWIDE_READINGS[option]}
    game = WorldwideFootball(2, **options)
    check_game(game, matches=FEW, seed=100, thorough_every=25, at_once=looking(1), look_every=ONE_OF_MANY)


def test_every_open_question_of_worldwide_football_is_read_the_other_way() -> None:
    """But for those of solo play, which has tables of its own, and for the rules that a mode switches."""
    open_questions = {
        option.name
        for option in WorldwideFootball.option_list
        if not option.name.startswith("solo_") and option.name != "mode" and "by_mode" not in option.choices
    }
    assert set(WORLDWIDE_READINGS) == open_questions
    for option in WorldwideFootball.option_list:
        assert WORLDWIDE_READINGS.get(option.name, None) != option.default


@pytest.mark.parametrize("option", some(WORLD_CUP_READINGS))
def test_each_other_reading_of_the_world_cup_passes_the_kit(option: str) -> None:
    options = {"edition": "1930", option: WORLD_CUP_READINGS[option]}
    game = WorldCup(3, **options)
    check_game(game, matches=FEW, seed=100, thorough_every=25, at_once=looking(1), look_every=ONE_OF_MANY)


def test_every_open_question_of_the_world_cup_is_read_the_other_way() -> None:
    assert set(WORLD_CUP_READINGS) == {option.name for option in WorldCup.option_list} - {"edition"}
    for option in WorldCup.option_list:
        assert WORLD_CUP_READINGS.get(option.name, None) != option.default


def test_shuffling_after_a_cut_passes_the_kit() -> None:
    game = FootballALaCarte(2, after_cut="reshuffle")
    check_game(game, MATCHES, thorough_every=thorough_every(20), look_every=ONE_OF_MANY)


@pytest.mark.parametrize("table", OFTEN)
def test_a_playthrough_is_what_it_was(table: str) -> None:
    golden = (GOLDEN / f"{table}.txt").read_text(encoding="utf-8")
    assert written(table) == golden, "the game behaves differently: if that is meant, run `make playthroughs`"
