"""The balance sheet counts what a match tells."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from bench import balance, strength, world_cup_balance
from bench.balance import Sheet, play, score_sheet, side_of, summary
from bench.ours import read_options
from bench.strength import compare

from onze.bots import find_bot, random_bot
from onze.games import load
from onze.kernel.events import Event
from onze.kernel.game import Game


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return load("worldwide-football", 2)


def sheet(score: tuple[int, int], kicked_off: int) -> Sheet:
    """A match that only its score tells of."""
    points = (0.5, 0.5) if score[0] == score[1] else (1.0, 0.0) if score[0] > score[1] else (0.0, 1.0)
    return Sheet(score, points, kicked_off, (), Counter())


def test_a_sheet_counts_events_by_kind_and_by_what_they_name(game: Game[Any]) -> None:
    events = [
        Event("team", {"side": 0, "team": "spain"}),
        Event("team", {"side": 1, "team": "italy"}),
        Event("half", {"side": 1}),
        Event("lay", {"side": 1, "card": "pass"}),
        Event("lay", {"side": 1, "card": "shot-678"}),
        Event("player", {"side": 1, "player": "player:A1"}, whole=game.whole_kinds),
        Event("half", {"side": 0}),
        Event("corner", {"side": 0}),
    ]
    found = score_sheet(game, (0, 2), (0.0, 1.0), events)
    assert (found.score, found.points, found.kicked_off, found.teams) == ((0, 2), (0.0, 1.0), 1, ("spain", "italy"))
    assert found.happened["lay", ""] == 2
    assert found.happened["lay", "pass"] == found.happened["lay", "shot-678"] == 1
    assert found.happened["player", "italy player:A1"] == 1
    assert found.happened["corner", ""] == 1


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (balance.main, ["worldwide-football", "--option", "ground=home"]),
        (strength.main, ["worldwide-football", "coach", "nobody"]),
        (world_cup_balance.main, ["--edition", "1931"]),
    ],
)
def test_what_cannot_be_had_is_refused_before_anybody_plays(
    command: Callable[[], None], words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", *words])
    with pytest.raises(SystemExit):
        command()
    assert words[-1].partition("=")[0] in capsys.readouterr().err


def test_a_side_is_named_by_its_number_or_by_a_seat() -> None:
    four = load("football-a-la-carte", 4)
    assert [side_of(four, Event("goal", {"side": side})) for side in (0, 1)] == [0, 1]
    assert [side_of(four, Event("card", {"seat": seat})) for seat in range(4)] == [
        next(side for side, seats in enumerate(four.sides) if seat in seats) for seat in range(4)
    ]


def test_the_summary_tells_goals_draws_and_the_kick_off() -> None:
    lines = summary([sheet((2, 1), 0), sheet((0, 0), 1), sheet((0, 3), 0), sheet((1, 6), 1)])
    assert lines[0] == "4 matches, 3.25 goals a match, 1 to 5 goals in 50.0%"
    assert lines[1] == "no goals in 25.0%, level scores 25.0%"
    assert lines[2].startswith("the side that kicked off won 62.5% of the points")
    assert lines[3].startswith("the side of seat 0 won 37.5% of the points")


@pytest.mark.parametrize("name", ["football-a-la-carte", "worldwide-football"])
def test_matches_of_any_game_come_to_a_sheet(name: str) -> None:
    sheets = play(name, 2, {}, "random", range(3))
    assert sheets == play(name, 2, {}, "random", range(3))
    for found in sheets:
        assert sum(found.points) == 1.0
        assert found.kicked_off in (0, 1)
        assert found.happened["goal", ""] == sum(found.score)
        assert found.happened["whistle", ""] == 2


def test_a_side_that_nobody_plays_wins_what_the_others_lose() -> None:
    alone = play("worldwide-football", 1, {}, "coach", range(12))
    for found in alone:
        own, virtual = found.score
        assert found.points == ((1.0, 0.0) if own > virtual else (0.0, 1.0) if own < virtual else (0.5, 0.5))
    assert len({found.points for found in alone}) == 3


def test_a_bot_alone_is_compared_by_how_it_fares_in_the_same_matches() -> None:
    game = load("worldwide-football", 1)
    points = compare(game, find_bot("coach", game), find_bot("random", game), 10, 1)
    assert sum(points) >= 8
    assert compare(game, random_bot, random_bot, 3, 1) == [0.5, 0.5, 0.5]


def test_options_are_read_as_flags_numbers_and_words() -> None:
    assert read_options(["mode=amateur", "tackle_d20=15", "draw_on_shot=false"]) == {
        "mode": "amateur",
        "tackle_d20": 15,
        "draw_on_shot": False,
    }
