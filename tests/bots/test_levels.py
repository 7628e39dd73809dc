"""Four levels for people: found by their names in both languages; the weaker ones make a beginner's mistakes."""

from typing import Any

import pytest

from onze.bots import find_bot
from onze.bots.levels import LEVELS, Beginner, bot_of_level, level_called, level_name
from onze.bots.searcher import Searcher
from onze.games import coach_of, game_ids, load
from onze.kernel.chance import Seeded
from tests.bots.test_search import reached


@pytest.mark.parametrize(
    ("name", "level"),
    [("rookie", "rookie"), ("débutant", "rookie"), ("debutant", "rookie"), ("Habitué", "regular"),
     ("confirmé", "strong"), ("maitre", "master"), ("coach", None), ("", None)],
)  # fmt: skip
def test_a_level_is_found_in_both_languages_with_or_without_accents(name: str, level: str | None) -> None:
    assert level_called(name) == level


def test_levels_have_a_name_in_each_language() -> None:
    for level in LEVELS:
        assert level_name(level)["en"] == level
        assert level_name(level)["fr"] != level


@pytest.mark.parametrize("game_id", ["football-a-la-carte", "worldwide-football", "world-cup", "footime"])
def test_every_game_has_all_levels(game_id: str) -> None:
    assert game_id in game_ids()
    game = load(game_id)
    coach: Any = coach_of(game)
    assert sorted(coach.advice["levels"]) == ["master", "regular", "rookie"]
    rookie, regular = (bot_of_level(level, coach) for level in ("rookie", "regular"))
    assert isinstance(rookie, Beginner)
    assert isinstance(regular, Beginner)
    assert (rookie.glance, rookie.slip) > (regular.glance, regular.slip)


@pytest.mark.parametrize("game_id", ["football-a-la-carte", "worldwide-football", "world-cup", "footime"])
def test_the_best_level_searches(game_id: str) -> None:
    assert isinstance(find_bot("maître", load(game_id)), Searcher)
    assert isinstance(find_bot("master", load(game_id)), Searcher)


def test_a_game_in_which_no_search_wins_may_leave_its_best_level_to_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    coach: Any = coach_of(load("footime"))
    monkeypatch.setitem(coach.advice["levels"], "master", {"plays": "coach"})
    assert bot_of_level("master", coach) == coach.choose


def test_a_beginner_who_looks_twice_and_never_slips_is_the_coach() -> None:
    game = load("football-a-la-carte")
    coach: Any = coach_of(game)
    match = reached(game, 3, 5)
    best = coach.rank(match, match.seat)[0]
    careful = Beginner(coach, 0, 0)(match, match.seat, Seeded(1))
    assert dict(coach.rank(match, match.seat))[careful] == best.worth


def test_a_slip_takes_the_next_best() -> None:
    game = load("football-a-la-carte")
    coach: Any = coach_of(game)
    match = reached(game, 3, 5)
    ranked = [one.move for one in coach.rank(match, match.seat)]
    assert Beginner(coach, 0, 100)(match, match.seat, Seeded(1)) == ranked[-1]
