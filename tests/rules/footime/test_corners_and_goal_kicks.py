"""Corners and goal kicks (FT-OUT-CORNER, FT-OUT-GOALKICK)."""

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import drawn, facts_of, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

PAWNS: dict[str, Point | str] = {"h7": (4, 5), "a7": (5, 5), "h4": (-12, 5), "a4": (12, 5)}
GOAL = {(-13, -1), (-13, 0), (-13, 1)}


def claiming(ball: Point, **pawns: Point | str) -> FootimeMatch:
    """A2 has put the ball there, and H1, who defends the west, has laid an out-of-play card."""
    hands = full_hands({H1: ["out"]})
    match = scene("Turn", {**PAWNS, **pawns}, ball=ball, put_by_opponent=True, hands=hands)
    play(match, "play card:out")
    return match


@rule("FT-OUT-CORNER.1", "FT-OUT-CORNER.2")
@pytest.mark.parametrize(("y", "corner"), [(-8, -8), (-5, -8), (-2, -8), (2, 8), (7, 8), (8, 8)])
def test_a_ball_on_the_opponents_own_goal_line_is_a_corner_from_the_nearest_corner(y: int, corner: int) -> None:
    match = claiming((13, y))
    told = play(match, "choose pawn:h7", throws=["d6 1"])
    assert facts_of(told, "out of play")["restart"] == "corner"
    assert where(match, "ball") == (13, corner)


@rule("FT-OUT-CORNER.1")
def test_in_the_second_period_the_goal_lines_have_changed_sides() -> None:
    hands = full_hands({H1: ["out"]})
    match = scene("Turn", PAWNS, ball=(-13, 4), put_by_opponent=True, hands=hands, period=2)
    play(match, "play card:out", "choose pawn:h7", throws=["d6 1"])
    assert where(match, "ball") == (-13, 8)


@rule("FT-OUT-CORNER.3")
def test_a_defender_on_the_corner_point_is_moved_by_its_team_into_its_own_half() -> None:
    match = claiming((13, -4), a7=(13, -8))
    assert asked(match) == ("ClearCorner", A1)
    east = {(x, y) for x in range(14) for y in range(-8, 9)} - {(13, -1), (13, 0), (13, 1)}
    assert open_points(match) == east - {(13, -8), (13, -4), (12, 5), (4, 5)}
    assert refusal(match, to(-1, 0)).rule == "FT-OUT-CORNER.3"
    play(match, to(2, 2))
    assert (where(match, "a7"), where(match, "ball")) == ((2, 2), (13, -8))
    assert asked(match) == ("CornerTaker", H1)


@rule("FT-OUT-CORNER.3")
def test_an_attacker_on_the_corner_point_goes_back_to_its_own_half_too() -> None:
    match = claiming((13, 4), h7=(13, 8))
    assert asked(match) == ("ClearCorner", H1)
    assert refusal(match, to(1, 0)).rule == "FT-OUT-CORNER.3"
    play(match, to(0, 2))
    assert where(match, "h7") == (0, 2)
    assert "choose pawn:h7" in moves(match)


@rule("FT-OUT-CORNER.4")
def test_any_pawn_of_the_team_may_take_a_corner() -> None:
    match = claiming((13, -4))
    assert moves(match) == ["choose pawn:h1", "choose pawn:h4", "choose pawn:h7"]
    assert refusal(match, "choose pawn:a7").rule == "FT-OUT-CORNER.4"
    play(match, "choose pawn:h4", throws=["d6 2"])
    assert where(match, "h4") == "outside"


@rule("FT-OUT-CORNER.5")
@pytest.mark.parametrize("roll", [1, 3, 6])
def test_a_corner_goes_as_far_as_the_die_says(roll: int) -> None:
    match = claiming((13, -4))
    told = play(match, "choose pawn:h7", throws=[f"d6 {roll}"])
    assert facts_of(told, "roll") == {"seat": H1, "value": roll, "why": "corner", "die": roll}
    assert open_points(match) == around(13, -8, roll)
    assert refusal(match, to(13 - roll - 1, -8)).rule == "FT-OUT-CORNER.5"


@rule("FT-OUT-CORNER.6")
def test_the_taker_steps_onto_the_corner_point() -> None:
    match = claiming((13, -4))
    play(match, "choose pawn:h7", throws=["d6 4"])
    told = play(match, to(10, -5))
    assert (where(match, "h7"), where(match, "ball")) == ((13, -8), (10, -5))
    assert facts_of(told, "taker steps in")["pawn"] == "h7"
    assert drawn(told) == [1]
    assert asked(match) == ("Turn", A1)


@rule("FT-OUT-CORNER.5")
def test_nobody_is_nearer_the_goal_line_than_a_corner_and_so_offside() -> None:
    match = claiming((13, 4), h8=(12, 6), a4=(2, 0), a7=(1, 0))
    play(match, "choose pawn:h7", throws=["d6 3"])
    told = play(match, to(11, 6))
    assert "retained" in kinds(told)


# ---- goal kicks


@rule("FT-OUT-GOALKICK.1")
@pytest.mark.parametrize("y", [-8, -4, -2, 2, 5, 8])
def test_a_ball_that_the_opponent_put_on_ones_own_goal_line_is_a_goal_kick(y: int) -> None:
    match = claiming((-13, y))
    told = play(match, to(-12, 0), to(-11, 0), throws=["d6 1"])
    assert facts_of(told, "out of play")["restart"] == "goal kick"


@rule("FT-OUT-GOALKICK.2")
def test_the_ball_goes_on_a_free_point_of_the_six_metre_line() -> None:
    match = claiming((-13, 4), a7=(-12, 1), h7=(-12, -2))
    assert asked(match) == ("GoalKickSpot", H1)
    assert open_points(match) == {(-12, -1), (-12, 0), (-12, 2)}
    assert refusal(match, to(-12, 3)).rule == "FT-OUT-GOALKICK.2"
    assert refusal(match, to(-12, 1)).rule == "FT-OUT-GOALKICK.2"


@rule("FT-OUT-GOALKICK.3")
def test_the_goalkeeper_stands_beside_the_ball() -> None:
    match = claiming((-13, 4), a7=(-11, 1))
    play(match, to(-12, 1))
    assert asked(match) == ("GoalKickKeeper", H1)
    assert open_points(match) == around(-12, 1) - {(-11, 1)}
    assert refusal(match, to(-12, 3)).rule == "FT-OUT-GOALKICK.3"
    play(match, to(-11, 2), throws=["d6 2"])
    assert (where(match, "ball"), where(match, "h1")) == ((-12, 1), (-11, 2))


@rule("FT-OUT-GOALKICK.4")
@pytest.mark.parametrize("roll", [1, 4, 6])
def test_a_goal_kick_goes_as_far_as_the_die_says(roll: int) -> None:
    match = claiming((-13, 4))
    told = play(match, to(-12, 0), to(-12, 1), throws=[f"d6 {roll}"])
    assert facts_of(told, "roll") == {"seat": H1, "value": roll, "why": "goal kick", "die": roll}
    assert open_points(match) == around(-12, 0, roll) - GOAL - {(-12, 1), (-12, 5)}
    assert refusal(match, to(-12 + roll + 1, 0)).rule == "FT-OUT-GOALKICK.4"
    assert refusal(match, to(-13, 1)).rule == "FT-MOVE.11"


@rule("FT-OUT-GOALKICK.5")
def test_after_a_goal_kick_the_goalkeeper_goes_back() -> None:
    match = claiming((-13, 4))
    play(match, to(-12, 0), to(-11, 0), throws=["d6 4"])
    told = play(match, to(-8, 0))
    assert (where(match, "h1"), where(match, "ball")) == ((-13, 0), (-8, 0))
    assert drawn(told) == [1]
    assert asked(match) == ("Turn", A1)


@rule("FT-OUT-GOALKICK.5")
def test_a_goalkeeper_who_kicks_to_itself_has_not_retained_the_ball() -> None:
    match = claiming((-13, 4))
    play(match, to(-12, 0), to(-11, 0), throws=["d6 2"])
    assert "retained" not in kinds(play(match, to(-10, 0)))
    assert match.to_play != H2
