"""Zones of the board, and movement of pawns and ball (FT-BOARD, FT-MOVE, FT-GAP.6 to FT-GAP.8)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

EXACT = Footime(4, path_rule="exact_distance")
STRAIGHT = Footime(4, path_rule="straight")
THROUGH_GOALS = Footime(4, cross_goal_points=True)
OWN_GOALS = Footime(4, own_goals=True)

GOALS = {(x, y) for x in (-13, 13) for y in (-1, 0, 1)}


def running(value: int, pawns: dict[str, Point], pawn: str = "h7", **facts: Any) -> FootimeMatch:
    """H1 is asked where that pawn runs with a move card; the ball is far away unless said."""
    facts = {"ball": (-9, -7), **facts}
    match = scene("Turn", pawns, hands={H1: [f"move-{value}"]}, **facts)
    play(match, f"play card:move-{value}", f"choose pawn:{pawn}")
    return match


def passing(value: int, ball: Point, pawns: dict[str, Point], **facts: Any) -> FootimeMatch:
    """H1 is asked where the ball goes with a pass card."""
    match = scene("Turn", pawns, ball=ball, hands={H1: [f"pass-{value}"]}, **facts)
    play(match, f"play card:pass-{value}")
    return match


# ---- zones


@rule("FT-BOARD.1")
def test_a_point_on_the_line_of_a_zone_belongs_to_it() -> None:
    pitch = FOUR.pitch

    def inside(zone: int) -> set[Point]:
        return {(pitch.x[point], pitch.y[point]) for point in pitch.points(zone)}

    assert inside(pitch.area[1]) == {(x, y) for x in range(9, 14) for y in range(-5, 6)}
    assert inside(pitch.area[0]) == {(-x, y) for x in range(9, 14) for y in range(-5, 6)}
    assert inside(pitch.half[0]) & inside(pitch.half[1]) == {(0, y) for y in range(-8, 9)}
    assert {(1, 2), (2, 1), (0, -2)} <= inside(pitch.circle)
    assert (2, 2) not in inside(pitch.circle)


@rule("FT-BOARD.1")
@pytest.mark.parametrize(("ball", "over"), [((9, 0), False), ((11, 5), False), ((8, 0), True), ((11, 6), True)])
def test_a_ball_on_the_line_of_the_area_is_in_the_area(ball: Point, over: bool) -> None:
    match = scene("Turn", {}, ball=ball, period=2, turns=89, hands={H1: ["save"]})
    play(match, "waste card:save")
    assert (match.outcome is not None) == over


@rule("FT-BOARD.2")
@pytest.mark.parametrize("y", range(-3, 4))
def test_the_goal_is_three_points_of_the_goal_line(y: int) -> None:
    match = passing(5, (9, y), {"h9": (8, y)})
    if y == 0:
        assert refusal(match, to(13, 0)).rule == "FT-MOVE.4"
        return
    play(match, to(13, y))
    assert asked(match) == (("SaveWindow", A1) if abs(y) == 1 else ("Turn", A1))


@rule("FT-BOARD.3")
def test_an_injured_pawn_is_in_a_zone_outside_the_pitch() -> None:
    match = scene("Turn", {"a7": (4, 0), "h7": (3, 0)}, hands={H1: ["injured", "move-1"]})
    play(match, "play card:injured", "choose pawn:a7")
    assert where(match, "a7") == "injured"
    play(match, "play card:move-1", "choose pawn:h7", to(4, 0))
    assert where(match, "h7") == (4, 0)


# ---- steps


@rule("FT-MOVE.1")
def test_a_step_goes_to_any_of_eight_neighbours() -> None:
    assert open_points(running(1, {"h7": (3, 3)})) == around(3, 3)
    assert open_points(passing(1, (3, 3), {"h7": (2, 3)})) == around(3, 3) - {(2, 3)}


@rule("FT-MOVE.2", "FT-GAP.6")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_value_reaches_every_point_up_to_its_distance(value: int) -> None:
    assert open_points(running(value, {"h7": (1, 1)})) == around(1, 1, value)
    assert open_points(passing(value, (1, 1), {"h7": (0, 1)})) == around(1, 1, value) - {(0, 1)}


@rule("FT-MOVE.2")
def test_nothing_is_reached_beyond_the_value() -> None:
    assert refusal(running(2, {"h7": (1, 1)}), to(4, 1)).rule == "FT-MOVE.2"
    assert refusal(passing(2, (1, 1), {"h7": (0, 1)}), to(1, 4)).rule == "FT-CARD-PASS.2"


@rule("FT-GAP.6")
def test_in_another_reading_only_the_exact_distance_is_reached() -> None:
    ring = around(1, 1, 3) - around(1, 1, 2) - {(1, 1)}
    assert open_points(running(3, {"h7": (1, 1)}, game=EXACT)) == ring
    assert open_points(passing(3, (1, 1), {"h7": (0, 1)}, game=EXACT)) == ring


@rule("FT-GAP.6")
def test_in_another_reading_paths_are_straight() -> None:
    star = {(x, y) for x, y in around(1, 1, 3) if x == 1 or y == 1 or abs(x - 1) == abs(y - 1)}
    assert open_points(running(3, {"h7": (1, 1)}, game=STRAIGHT)) == star
    assert open_points(passing(3, (1, 1), {"h7": (0, 1)}, game=STRAIGHT)) == star - {(0, 1)}
    blocked = running(3, {"h7": (1, 1), "a7": (2, 1)}, game=STRAIGHT)
    assert open_points(blocked) == star - {(2, 1), (3, 1), (4, 1)}


@rule("FT-GAP.6")
@pytest.mark.parametrize(("x", "y"), [(x, y) for x in (-1, 1) for y in (-1, 1)])
def test_a_straight_run_reaches_the_edges_and_the_corner(x: int, y: int) -> None:
    reached = open_points(running(3, {"h7": (11 * x, 6 * y)}, game=STRAIGHT, ball=(0, 0)))
    assert {(13 * x, 8 * y), (13 * x, 6 * y), (11 * x, 8 * y)} <= reached


@rule("FT-GAP.6")
@pytest.mark.parametrize(("game", "key"), [(EXACT, "only_at_distance"), (STRAIGHT, "only_straight")])
def test_a_refusal_by_another_reading_says_so(game: Footime, key: str) -> None:
    for match in (running(3, {"h7": (1, 1)}, game=game), passing(3, (1, 1), {"h7": (0, 1)}, game=game)):
        reason = refusal(match, to(2, 3))
        assert (reason.key, reason.rule) == (key, "FT-GAP.6")


@rule("FT-GAP.6")
def test_a_straight_run_over_the_ball_takes_it_along() -> None:
    match = running(3, {"h7": (1, 1)}, game=STRAIGHT, ball=(2, 1))
    play(match, to(4, 1), to(5, 1))
    assert (where(match, "h7"), where(match, "ball")) == ((4, 1), (5, 1))


# ---- what is in the way


@rule("FT-MOVE.3")
def test_the_ball_passes_over_pawns() -> None:
    wall = {f"a{shirt}": (3, y) for shirt, y in zip(range(2, 12), range(-5, 5), strict=True)}
    match = passing(4, (2, 0), {"h7": (1, 0), **wall})
    assert {(4, 0), (6, 0), (6, 4)} <= open_points(match)
    play(match, to(6, 0))
    assert where(match, "ball") == (6, 0)


@rule("FT-MOVE.4")
@pytest.mark.parametrize("name", ["h8", "a8"])
def test_the_ball_ends_on_a_free_point(name: str) -> None:
    match = passing(4, (2, 0), {"h7": (1, 0), name: (5, 0)})
    assert refusal(match, to(5, 0)).rule == "FT-MOVE.4"


@rule("FT-MOVE.5", "FT-GAP.6")
def test_a_pawn_runs_round_others_and_needs_the_steps_for_it() -> None:
    wall = {f"a{shirt}": (1, y) for shirt, y in zip(range(2, 9), range(-3, 4), strict=True)}
    for value, reached in ((4, False), (5, False), (6, False), (8, True)):
        pawns = {"h7": (0, 0), **wall}
        hands = {H1: ["acceleration", f"move-{value // 2}"]} if value > 6 else {H1: [f"move-{value}"]}
        match = scene("Turn", pawns, ball=(-9, -7), hands=hands)
        play(match, *[f"play card:{card}" for card in hands[H1]], "choose pawn:h7")
        assert (to(2, 0) in moves(match)) == reached
        if not reached:
            assert refusal(match, to(2, 0)).rule == "FT-MOVE.5"


@rule("FT-MOVE.5")
@pytest.mark.parametrize("side", ["h", "a"])
def test_a_pawn_shut_in_by_either_team_cannot_run(side: str) -> None:
    shirts = [shirt for shirt in range(2, 12) if shirt != 7]
    wall = dict(zip([f"{side}{shirt}" for shirt in shirts], sorted(around(5, 5)), strict=False))
    match = scene("Turn", {"h7": (5, 5), **wall}, ball=(-9, -7), hands={H1: ["move-6"]})
    play(match, "play card:move-6")
    assert refusal(match, "choose pawn:h7").rule == "FT-MOVE.5"


@rule("FT-MOVE.6")
@pytest.mark.parametrize("name", ["h8", "a8"])
def test_a_pawn_ends_on_a_free_point(name: str) -> None:
    match = running(4, {"h7": (0, 0), name: (2, 1)})
    assert refusal(match, to(2, 1)).rule == "FT-MOVE.6"


@rule("FT-MOVE.10")
@pytest.mark.parametrize("corner", [(13, 8), (13, -8), (-13, 8), (-13, -8), (4, 8), (4, -8)])
def test_nothing_leaves_the_pitch_at_its_edges(corner: Point) -> None:
    assert open_points(running(1, {"h7": corner}, ball=(0, 0))) == around(*corner)
    inside = (corner[0] - (corner[0] > 0) + (corner[0] < 0), corner[1] - (corner[1] > 0) + (corner[1] < 0))
    assert open_points(passing(2, corner, {"h7": inside})) == around(*corner, 2) - {inside}


# ---- goalkeepers and goals


@rule("FT-MOVE.7")
def test_a_goalkeeper_returns_at_the_end_of_the_turn() -> None:
    match = running(3, {}, pawn="h1")
    told = play(match, to(-10, 3))
    assert (
        next(event.details["to"] for event in told if event.kind == "run") == FOUR.point_ids[FOUR.pitch.point([-10, 3])]
    )
    assert where(match, "h1") == (-13, 0)


@rule("FT-MOVE.7")
def test_a_goalkeeper_who_tackles_returns_too() -> None:
    match = scene("TackleWindow", {"h9": (11, 3)}, ball=(10, 3), hands={A1: ["tackle"]})
    play(match, "play card:tackle", throws=["d6 3"])
    play(match, to(10, 3), to(9, 2))
    assert (where(match, "a1"), where(match, "ball")) == ((13, 0), (9, 2))


@rule("FT-MOVE.8")
@pytest.mark.parametrize("goal", [(13, 1), (13, -1), (-13, 1), (-13, -1)])
def test_only_a_goalkeeper_stands_on_a_goal_point(goal: Point) -> None:
    x, y = goal
    match = running(2, {"h7": (x - (1 if x > 0 else -1), y)})
    assert refusal(match, to(*goal)).rule == "FT-MOVE.8"
    assert not open_points(match) & GOALS
    if x < 0:
        assert to(*goal) in moves(running(2, {}, pawn="h1"))


@rule("FT-MOVE.9", "FT-GAP.7")
@pytest.mark.parametrize(("game", "through"), [(FOUR, False), (THROUGH_GOALS, True)])
def test_other_pawns_do_not_run_through_a_goal_except_in_another_reading(game: Footime, through: bool) -> None:
    pawns = {"h7": (13, 2), "a2": (12, 1), "a3": (12, 2), "a4": (12, 3)}
    match = running(2, pawns, game=game)
    assert (to(12, 0) in moves(match)) == through
    assert refusal(match, to(13, 1)).rule == "FT-MOVE.8"


@rule("FT-GAP.7")
@pytest.mark.parametrize(("game", "through"), [(FOUR, False), (THROUGH_GOALS, True)])
def test_in_that_reading_a_pawn_that_can_leave_only_through_a_goal_may_run(game: Footime, through: bool) -> None:
    pawns = {"h7": (13, 2), "a2": (12, 1), "a3": (12, 2), "a4": (12, 3), "a5": (13, 3)}
    match = scene("Turn", pawns, ball=(-9, -7), hands={H1: ["move-2"]}, game=game)
    play(match, "play card:move-2")
    assert ("choose pawn:h7" in moves(match)) == through


@rule("FT-MOVE.11", "FT-GAP.8")
@pytest.mark.parametrize("goal", [(-13, -1), (-13, 1)])
def test_the_ball_is_not_moved_onto_the_own_goal(goal: Point) -> None:
    match = passing(4, (-10, 0), {"h7": (-9, 0)})
    assert refusal(match, to(*goal)).rule == "FT-MOVE.11"
    assert not open_points(match) & GOALS


@rule("FT-MOVE.11", "FT-GAP.8")
@pytest.mark.parametrize(("game", "allowed"), [(FOUR, False), (OWN_GOALS, True)])
def test_a_run_puts_the_ball_into_the_own_goal_only_in_another_reading(game: Footime, allowed: bool) -> None:
    match = running(2, {"h7": (-10, 2)}, ball=(-11, 2), game=game)
    play(match, to(-12, 2), "take ball:ball")
    assert (to(-13, 1) in moves(match)) == allowed
    assert allowed or refusal(match, to(-13, 1)).rule == "FT-MOVE.11"
    assert refusal(match, to(-13, 0)).rule == "FT-MOVE.4"


@rule("FT-GAP.8")
def test_an_own_goal_counts_at_once_and_a_team_mate_kicks_off() -> None:
    match = passing(4, (-10, 0), {"h7": (-9, 0)}, game=OWN_GOALS, turns=3)
    assert to(-13, 0) not in moves(match)
    told = play(match, to(-13, 1))
    assert "goal" in kinds(told)
    assert match.goals == [0, 1]
    assert (asked(match), match.spent) == (("LineUp", H2), 4)
