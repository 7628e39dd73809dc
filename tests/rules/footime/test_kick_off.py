"""Kick-off: lining up, priority, the kick itself (FT-KICKOFF, FT-GAP.4, FT-GAP.5)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Scripted
from tests.rules import rule
from tests.rules.footime.course import around, asked, line_up, new_match, open_points, shoot, shooting
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

SECRET = Footime(4, placement="hidden_simultaneous")
AWAY_FROM_BALL = [(-8, y) for y in range(-4, 5)]
CIRCLE = {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {(x, y) for x in (-2, 2) for y in (-2, 2)}
"""Of the 25 points around the centre all but four: 1 + 4 is in the circle, 4 + 4 is not."""


def placing(*said: Point, role: str = "kicking", **facts: Any) -> FootimeMatch:
    """A team places its pawns one by one, and has named these points."""
    names = ["line-up formation:by-hand", *[to(*place) for place in said]]
    return FOUR.scenario("PlaceShirt", said=names, role=role, **facts)


def goal_for(seat: int) -> FootimeMatch:
    """A player of Home has scored."""
    match = shooting(seat=seat)
    shoot(match)
    play(match, "pass")
    return match


# ---- the position


@rule("FT-KICKOFF.1", "FT-KICKOFF.2", "FT-KICKOFF.13")
def test_at_every_kick_off_the_ball_is_in_the_centre_and_all_pawns_are_placed_anew() -> None:
    match = goal_for(H1)
    assert where(match, "ball") == (0, 0)
    assert (where(match, "h1"), where(match, "a1")) == ((-13, 0), (13, 0))
    assert where(match, "h9") == "outside"
    line_up(match, 1)
    assert where(match, "h9") == (-5, 5)
    pawns: Any = [team["pawns"] for team in match.view(None)["teams"]]  # type: ignore[attr-defined]
    assert len({place for team in pawns for place in team.values()} - {"place:outside", "place:injured"}) == 22


@rule("FT-KICKOFF.2")
def test_a_pawn_that_has_become_goalkeeper_stands_on_the_goal_line() -> None:
    match = shooting(keepers=["h1", "a5"])
    shoot(match)
    play(match, "pass")
    line_up(match, 1)
    assert where(match, "a5") == (13, 0)
    assert where(match, "a1") != (13, 0)


@rule("FT-KICKOFF.3")
def test_the_kicking_team_stands_in_its_own_half() -> None:
    match = placing()
    assert asked(match) == ("PlaceShirt", H1)
    half = {(x, y) for x in range(-13, 1) for y in range(-8, 9)}
    assert open_points(match) == half - {(0, 0), (-13, -1), (-13, 0), (-13, 1)}
    assert refusal(match, to(1, 0)).rule == "FT-KICKOFF.3"
    assert refusal(match, to(-13, 1)).rule == "FT-MOVE.8"
    assert refusal(match, to(0, 0)).rule == "FT-KICKOFF.3"


@rule("FT-KICKOFF.3")
def test_one_pawn_of_the_kicking_team_stands_beside_the_ball() -> None:
    match = placing(*AWAY_FROM_BALL)
    assert open_points(match) == {(x, y) for x, y in around(0, 0) if x <= 0}
    assert refusal(match, to(-2, 0)).rule == "FT-KICKOFF.3"
    assert to(-2, 0) in moves(placing(*AWAY_FROM_BALL[1:], (0, 1)))


@rule("FT-KICKOFF.3")
def test_no_two_pawns_are_placed_on_one_point() -> None:
    assert refusal(placing((-5, 5)), to(-5, 5)).rule == "FT-MOVE.6"
    match = SECRET.scenario("LineUpTogether")
    for move in ("line-up formation:by-hand", to(-5, 5)):
        said(match, H1, move, [])
    assert refusal(match, to(-5, 5), seat=H1).rule == "FT-MOVE.6"


@rule("FT-KICKOFF.3")
@pytest.mark.parametrize("formation", [formation.name for formation in FOUR.formations])
def test_a_formation_has_one_pawn_beside_the_ball_even_with_ten(formation: str) -> None:
    match = FOUR.scenario("LineUp", pawns={"h4": "expelled"})
    play(match, f"line-up formation:{formation}")
    assert (-1, 0) in [where(match, f"h{shirt}") for shirt in range(2, 12)]


@rule("FT-KICKOFF.4", "FT-KICKOFF.5", "FT-GAP.4")
def test_the_kicking_team_places_first_and_has_priority_on_the_halfway_line() -> None:
    match = FOUR.scenario("LineUp")
    assert asked(match) == ("LineUp", H1)
    play(match, "line-up formation:4-4-2")
    assert where(match, "h10") == (0, -4)
    assert asked(match) == ("LineUp", A1)
    play(match, "line-up formation:by-hand")
    assert refusal(match, to(0, -4)).rule == "FT-KICKOFF.4"
    assert to(0, 4) in moves(match)


@rule("FT-KICKOFF.6", "FT-KICKOFF.11")
def test_the_other_team_stands_in_its_own_half_outside_the_circle() -> None:
    match = placing(role="receiving")
    assert asked(match) == ("PlaceShirt", A1)
    half = {(x, y) for x in range(14) for y in range(-8, 9)}
    assert open_points(match) == half - CIRCLE - {(13, -1), (13, 0), (13, 1), (0, -4)}
    assert {(0, 3), (0, -8), (2, 2)} <= open_points(match)
    for place in ((1, 2), (2, -1), (0, 2)):
        assert refusal(match, to(*place)).rule == "FT-KICKOFF.6"
    assert refusal(match, to(-1, 5)).rule == "FT-KICKOFF.6"


@rule("FT-KICKOFF.11")
def test_the_halfway_line_is_in_both_halves() -> None:
    line = {(0, y) for y in range(-8, 9)}
    assert line - {(0, 0)} <= open_points(placing())
    assert line - CIRCLE - {(0, -4)} <= open_points(placing(role="receiving"))


# ---- in secret


@rule("FT-GAP.4", "FT-KICKOFF.4")
def test_placing_in_secret_gives_a_shared_point_to_the_kicking_team() -> None:
    match = SECRET.scenario("LineUpTogether")
    assert match.asked == (H1, A1)
    home = [*AWAY_FROM_BALL[1:], (0, 5), (-1, 0)]
    away = [*[(8, y) for y in range(-4, 5)], (0, 5)]
    for seat, places in ((A1, away), (H1, home)):
        for move in ("line-up formation:by-hand", *[to(*place) for place in places]):
            chance = ["d6 1"] if seat == H1 and move == to(-1, 0) else []
            assert where(match, "a11") == where(match, "h11") == "outside"
            said(match, seat, move, chance)
    assert where(match, "h10") == (0, 5)
    assert where(match, "a11") == (1, 4)
    assert asked(match) == ("KickOffTo", H1)


def said(match: FootimeMatch, seat: int, move: str, throws: list[str]) -> None:
    """One of several who are asked says something."""
    with Scripted(*throws) as chance:
        match.play(match.game.move(move), chance, seat=seat)


@rule("FT-GAP.4", "FT-KICKOFF.6")
def test_placing_in_secret_keeps_to_the_same_points() -> None:
    match = SECRET.scenario("LineUpTogether")
    said(match, A1, "line-up formation:by-hand", [])
    assert refusal(match, to(1, 2), seat=A1).rule == "FT-KICKOFF.6"
    assert refusal(match, to(-1, 5), seat=A1).rule == "FT-KICKOFF.6"


# ---- the kick


@rule("FT-KICKOFF.7")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_kicker_rolls_and_the_ball_goes_as_far_as_the_die_says(roll: int) -> None:
    match = FOUR.scenario("LineUp")
    line_up(match, roll)
    assert asked(match) == ("KickOffTo", H1)
    pawns = {where(match, name) for name in FOUR.pawns}
    assert open_points(match) == around(0, 0, roll) - pawns
    if roll < 6:
        assert refusal(match, to(roll + 1, 0)).rule == "FT-KICKOFF.7"


@rule("FT-KICKOFF.7", "FT-KEEP.3")
def test_of_several_pawns_beside_the_ball_one_kicks_off() -> None:
    places = [*AWAY_FROM_BALL[1:], (-1, 1), (-1, -1)]
    match = FOUR.scenario("LineUp")
    play(
        match,
        "line-up formation:by-hand",
        *[to(*place) for place in places],
        "line-up formation:4-4-2",
        throws=["d6 1"],
    )
    assert asked(match) == ("Kicker", H1)
    assert moves(match) == ["choose pawn:h10", "choose pawn:h11"]
    play(match, "choose pawn:h10", to(0, 1))
    assert asked(match) == ("Turn", A1), "only the kicker is beside the ball now"


@rule("FT-KICKOFF.8")
def test_a_kick_off_takes_no_card_and_is_the_whole_turn() -> None:
    match = FOUR.scenario("LineUp")
    hands = [hand.cards[:] for hand in match.hands]
    line_up(match, 1)
    assert refusal(match, f"play card:{FOUR.cards[hands[H1][0]]}").rule == "FT-KICKOFF.7"
    told = play(match, to(0, 1))
    assert "card" not in kinds(told)
    assert [hand.cards for hand in match.hands] == hands
    assert (asked(match), match.spent) == (("Turn", A1), 1)


@rule("FT-KICKOFF.9")
@pytest.mark.parametrize(("place", "kept"), [((-4, 2), True), ((-3, 2), False)])
def test_a_kick_off_retains_the_ball_beside_a_team_mate(place: Point, kept: bool) -> None:
    match = FOUR.scenario("LineUp")
    line_up(match, 4)
    told = play(match, to(*place))
    assert ("retained" in kinds(told)) == kept
    assert asked(match) == (("TackleWindow", A1) if kept else ("Turn", A1))


@rule("FT-KICKOFF.10")
def test_an_injured_pawn_comes_back_at_a_kick_off_and_an_expelled_one_does_not() -> None:
    match = scene("Turn", {"h9": (7, 1), "a5": "expelled", "a6": "injured"}, ball=(8, 1), hands={H1: ["pass-5"]})
    shoot(match)
    play(match, "pass")
    line_up(match, 1)
    assert where(match, "a5") == "expelled"
    assert isinstance(where(match, "a6"), tuple)


@rule("FT-KICKOFF.10")
def test_an_injured_pawn_may_stay_out() -> None:
    match = FOUR.scenario("LineUp", pawns={"h2": "injured"})
    play(match, "line-up formation:by-hand")
    assert moves(match)[-1] == "pass"
    play(match, "pass")
    assert "pass" not in moves(match), "the next one is not injured"
    play(match, *[to(*place) for place in AWAY_FROM_BALL[1:]], to(-1, 0))
    assert where(match, "h2") == "injured"


@rule("FT-KICKOFF.10", "FT-KICKOFF.3")
@pytest.mark.parametrize(
    ("role", "first", "may_stay_out"),
    [("kicking", (-1, 0), True), ("kicking", (-8, -5), False), ("receiving", (-8, -5), True)],
)
def test_the_last_shirt_stays_out_unless_only_it_could_be_beside_the_ball(
    role: str, first: Point, may_stay_out: bool
) -> None:
    placed = [first, *AWAY_FROM_BALL[1:]]
    if role == "receiving":
        placed = [(-x, y) for x, y in placed]
    match = placing(*placed, role=role, pawns={"h11" if role == "kicking" else "a11": "injured"})
    assert ("pass" in moves(match)) == may_stay_out


@rule("FT-KICKOFF.10")
def test_an_expelled_pawn_is_not_placed_by_hand() -> None:
    match = FOUR.scenario("LineUp", pawns={"h2": "expelled"})
    play(match, "line-up formation:by-hand", *[to(*place) for place in AWAY_FROM_BALL[1:]], to(-1, 0))
    assert where(match, "h2") == "expelled"
    assert where(match, "h3") == AWAY_FROM_BALL[1]
    assert asked(match) == ("LineUp", A1)


# ---- who kicks off


@rule("FT-KICKOFF.12", "FT-GAP.5")
@pytest.mark.parametrize(("rolls", "captain"), [((6, 5), H1), ((5, 6), A1)])
def test_the_captain_takes_the_first_kick_off_of_a_period(rolls: tuple[int, int], captain: int) -> None:
    match, _ = new_match(*rolls, game=Footime(4, period_turns=1))
    line_up(match, 1)
    assert asked(match) == ("KickOffTo", captain)
    told = play(match, to(0, 1 if captain == H1 else -1), throws=["keep order"])
    assert "ends changed" in kinds(told)
    line_up(match, 1)
    assert asked(match) == ("KickOffTo", 1 - captain)


@rule("FT-KICKOFF.12", "FT-GAP.5")
@pytest.mark.parametrize(("shooter", "saver"), [(H1, A1), (H2, A2)])
def test_after_a_goal_whoever_could_have_saved_kicks_off(shooter: int, saver: int) -> None:
    match = goal_for(shooter)
    assert asked(match) == ("LineUp", saver)
    line_up(match, 1)
    assert asked(match) == ("KickOffTo", saver)
    play(match, to(0, -1))
    assert asked(match) == ("Turn", (saver + 1) % 4)
