"""Penalties (FT-FOUL-PENALTY)."""

from pathlib import Path
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import facts_of, fouled
from tests.rules.footime.course import asked, open_points
from tests.rules.footime.situations import A2, H2, Point, to, where
from tests.rules.table import kinds, play, refusal

AREA = {(x, y) for x in range(9, 14) for y in range(-5, 6)}
EVERYWHERE = {(x, y) for x in range(-13, 14) for y in range(-8, 9)}


def penalty(roll: int = 4, **facts: Any) -> FootimeMatch:
    """H2 has claimed a foul in the area; nobody else is there, and he has rolled."""
    match = fouled("foul", victim=(10, 5), offender=(10, 6), **facts)
    play(match, "play card:foul", "pass", throws=[f"d6 {roll}"])
    assert asked(match) == ("PenaltyTo", H2)
    return match


@rule("FT-FOUL-PENALTY.1")
@pytest.mark.parametrize("victim", [(9, -5), (9, 5), (13, 5), (13, -2), (11, 0)])
def test_the_lines_belong_to_the_area(victim: Point) -> None:
    match = fouled("foul", victim=victim, offender=(8, 8))
    told = play(match, "play card:foul", "pass", throws=["d6 1"])
    assert facts_of(told, "set piece")["what"] == "penalty"


@rule("FT-FOUL-PENALTY.1")
def test_in_the_second_period_the_penalty_is_in_the_west() -> None:
    match = fouled("foul", victim=(-10, 2), offender=(-8, 2), period=2)
    play(match, "play card:foul", "pass", throws=["d6 3"])
    assert (where(match, "ball"), where(match, "h7")) == ((-10, 0), (-9, 0))
    assert open_points(match) == {(-13, -1), (-13, 1)}


@rule("FT-FOUL-PENALTY.2", "FT-FOUL-PENALTY.3", "FT-FOUL-PENALTY.4")
def test_the_ball_is_on_the_spot_the_victim_behind_it_and_the_goalkeeper_on_its_line() -> None:
    match = penalty()
    assert (where(match, "ball"), where(match, "h7"), where(match, "a1")) == ((10, 0), (9, 0), (13, 0))


@rule("FT-FOUL-PENALTY.5", "FT-FOUL-PENALTY.9", "FT-GAP.31")
def test_all_others_leave_the_area_defenders_first_each_moved_by_its_team() -> None:
    crowd: dict[str, Point | str] = {"h8": (12, 0), "h9": (8, 0), "a8": (9, -5), "a9": (13, 5)}
    match = fouled("foul", victim=(10, 2), offender=(11, 3), others=crowd)
    play(match, "play card:foul", "pass")
    taken = {(8, 0), (-13, 0)}
    goals = {(-13, -1), (-13, 1)}
    assert asked(match) == ("ClearArea", A2)
    assert open_points(match) == EVERYWHERE - AREA - taken - goals
    assert refusal(match, to(9, 0)).rule == "FT-FOUL-PENALTY.5"
    play(match, to(-12, 8))
    assert where(match, "a7") == (-12, 8)
    assert asked(match) == ("ClearArea", A2)
    assert refusal(match, to(-12, 8)).rule == "FT-FOUL-PENALTY.5"
    play(match, to(8, 4), to(8, 5))
    assert (where(match, "a8"), where(match, "a9")) == ((8, 4), (8, 5))
    assert asked(match) == ("ClearArea", H2)
    play(match, to(8, 6), throws=["d6 1"])
    assert (where(match, "h8"), where(match, "h9")) == ((8, 6), (8, 0))
    assert asked(match) == ("PenaltyTo", H2)


@rule("FT-FOUL-PENALTY.2", "FT-FOUL-PENALTY.3", "FT-FOUL-PENALTY.5")
@pytest.mark.parametrize("reading", ["choice", "nearest_point"])
def test_ball_and_taker_are_placed_before_the_others_leave_the_area(reading: str) -> None:
    crowd: dict[str, Point | str] = {"h8": (12, 0), "a8": (9, -5)}
    game = Footime(4, clear_area=reading)
    match = fouled("foul", victim=(10, 2), offender=(8, 3), others=crowd, game=game)
    if reading == "nearest_point":
        told = play(match, "play card:foul", "pass", throws=["d6 4"])
    else:
        told = play(match, "play card:foul", "pass")
        assert asked(match) == ("ClearArea", A2)
        assert (where(match, "ball"), where(match, "h7")) == ((10, 0), (9, 0))
        told += play(match, to(8, 4), to(8, 5), throws=["d6 4"])
    assert kinds(told)[1:] == ["foul", "set piece", "taker stands", "pawn moved away", "pawn moved away", "roll"]


@rule("FT-GAP.57")
def test_whoever_stands_on_the_spot_or_behind_it_leaves_before_the_ball_comes() -> None:
    crowd: dict[str, Point | str] = {"h8": (10, 0), "a8": (9, 0), "a9": (12, 4)}
    match = fouled("foul", victim=(10, 2), offender=(8, 3), others=crowd)
    told = play(match, "play card:foul", "pass")
    assert asked(match) == ("ClearArea", A2)
    assert (where(match, "ball"), where(match, "h7")) == ((-9, -7), (10, 2))
    assert (-9, -7) not in open_points(match)  # the ball still lies there
    told += play(match, to(8, 5))
    assert asked(match) == ("ClearArea", H2)
    told += play(match, to(8, 6))
    assert (where(match, "a8"), where(match, "h8")) == ((8, 5), (8, 6))
    assert (where(match, "ball"), where(match, "h7")) == ((10, 0), (9, 0))
    assert asked(match) == ("ClearArea", A2)
    told += play(match, to(8, 7), throws=["d6 4"])
    away = "pawn moved away"
    assert kinds(told)[1:] == ["foul", "set piece", away, away, "taker stands", away, "roll"]
    assert asked(match) == ("PenaltyTo", H2)


@rule("FT-GAP.57")
def test_whoever_has_left_the_area_is_not_touched_by_the_taker() -> None:
    crowd: dict[str, Point | str] = {"a8": (9, 1), "a9": (8, 1)}
    match = fouled("foul", victim=(10, 2), offender=(8, 5), others=crowd)
    play(match, "play card:foul", "pass", to(8, 7), throws=["d6 1"])
    play(match, to(11, 0))
    assert match.table(None)["contacts"] == [["pawn:h7", "pawn:a9"]]


@rule("FT-FOUL-PENALTY.6")
@pytest.mark.parametrize("roll", [1, 2, 3, 6])
def test_the_die_is_rolled_for_a_penalty(roll: int) -> None:
    match = fouled("foul", victim=(10, 5), offender=(10, 6))
    told = play(match, "play card:foul", "pass", throws=[f"d6 {roll}"])
    assert facts_of(told, "roll") == {"seat": H2, "value": roll, "why": "penalty", "die": roll}


@rule("FT-FOUL-PENALTY.7")
@pytest.mark.parametrize(("roll", "point"), [(1, (11, 0)), (2, (12, 0))])
def test_a_one_or_two_stops_short_on_the_straight_line(roll: int, point: Point) -> None:
    match = penalty(roll)
    assert open_points(match) == {point}
    assert refusal(match, to(13, 1)).rule == "FT-FOUL-PENALTY.7"
    told = play(match, to(*point))
    assert "retained" not in kinds(told)
    assert asked(match) == ("Turn", A2)


@rule("FT-FOUL-PENALTY.7", "FT-GAP.30")
@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_three_or_more_goes_on_a_free_goal_point_of_the_taker_s_choice(roll: int) -> None:
    match = penalty(roll)
    assert open_points(match) == {(13, -1), (13, 1)}
    assert refusal(match, to(13, 0)).rule == "FT-MOVE.4"
    assert refusal(match, to(13, 2)).rule == "FT-FOUL-PENALTY.7"


@rule("FT-FOUL-PENALTY.8")
def test_a_penalty_on_target_can_be_saved() -> None:
    match = penalty(5, answer=["parry"])
    play(match, to(13, -1))
    assert asked(match) == ("SaveWindow", A2)
    assert (match.goals, match.shot_value) == ([0, 0], 5)
    saved = match.clone()
    play(saved, "play card:parry", throws=["d6 2"])
    play(saved, to(11, -3))
    assert saved.goals == [0, 0]
    play(match, "pass")
    assert match.goals == [1, 0]
    assert asked(match) == ("LineUp", A2)


@rule("FT-FOUL-PENALTY.7")
@pytest.mark.parametrize(("roll", "landing"), [(1, "e14"), (2, "e14")])
def test_a_short_roll_stops_before_the_goal_line_on_any_pitch(roll: int, landing: str) -> None:
    """A pitch of players' own, with the spot 2 points from the line; the goalkeeper stands behind them."""
    data = Path(__file__).parents[2] / "games" / "footime" / "data"
    board = (data / "small_board.toml").read_text(encoding="utf-8")
    for there, here in (("-4, 0", "-5, 0"), ("[4, 0", "[5, 0"), ("-3, 0]", "-4, 0]"), ("[3, 0]", "[4, 0]")):
        board = board.replace(there, here)
    game = Footime(4, board=board, formations=data / "small_formations.toml")
    match = game.scenario("PenaltyTo", value=roll, ball="e13", pawns={"h7": "e12"}, others="injured")
    assert [match.rules.pitch.names[move] for move in match.moves()] == [landing]
