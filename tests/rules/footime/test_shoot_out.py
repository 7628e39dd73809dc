"""The shoot-out (FT-SHOOTOUT, FT-GAP.18)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.course import asked, line_up
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, SHOOTING_IT_OUT, scene, where
from tests.rules.table import decision, moves, play

GOAL = (4, 3)
SAVED = (4, 4)
MISSED = (2, 0)


def begun(first: int = 0, seats: int = 4, **facts: Any) -> FootimeMatch:
    """Full time has come with a level score, and the captain of that side has rolled higher."""
    game = Footime(seats, tie_break="shootout")
    match = scene("Turn", {}, period=2, turns=89, goals=[1, 1], hands={H1: ["save"]}, game=game, **facts)
    told = play(match, "waste card:save", throws=["d6 6", "d6 2"] if first == 0 else ["d6 2", "d6 6"])
    assert next(event.rule for event in told if event.kind == "captains roll") == "FT-SHOOTOUT.1"
    return match


def take(match: FootimeMatch, rolls: tuple[int, int]) -> list[Event]:
    """A shot, and the roll against it if it is on target."""
    told = play(match, "roll", throws=[f"d6 {rolls[0]}"])
    if rolls[0] >= 3:
        told += play(match, "roll", throws=[f"d6 {rolls[1]}"])
    return told


def take_all(match: FootimeMatch, *shots: tuple[int, int]) -> None:
    """Shots one after the other."""
    for shot in shots:
        take(match, shot)


@rule("FT-SHOOTOUT.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_captains_roll_for_the_first_shot(first: int) -> None:
    assert asked(begun(first)) == ("ShootOutShot", first)


@rule("FT-SHOOTOUT.2", "FT-SHOOTOUT.3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_ball_is_on_the_spot_with_a_pawn_behind_it_and_the_goalkeeper_on_his_line(first: int) -> None:
    match = begun(first)
    side = 1 if first else -1
    ours, theirs = ("a", "h") if first else ("h", "a")
    assert where(match, "ball") == (10 * side, 0)
    behind = [name for name in FOUR.pawns if where(match, name) == (9 * side, 0)]
    assert len(behind) == 1
    assert behind[0].startswith(ours)
    assert where(match, f"{theirs}1") == (13 * side, 0)


@rule("FT-SHOOTOUT.1")
def test_the_other_pawns_wait_as_if_for_a_kick_off_in_the_first_formation() -> None:
    match = begun()
    kick_off = FOUR.scenario("LineUp", period=2)
    line_up(kick_off, 1)
    moved = [name for name in FOUR.pawns if where(match, name) != where(kick_off, name)]
    assert [where(match, name) for name in moved] == [(-9, 0)]


@rule("FT-SHOOTOUT.2")
def test_the_next_shot_is_set_up_at_the_other_end_by_the_other_team() -> None:
    match = begun()
    take(match, GOAL)
    assert where(match, "ball") == (10, 0)
    assert next(name for name in FOUR.pawns if where(match, name) == (9, 0)).startswith("a")
    assert [name for name in FOUR.pawns if where(match, name) == (-9, 0)] == []


@rule("FT-SHOOTOUT.4")
@pytest.mark.parametrize("value", [1, 2])
def test_one_or_two_is_a_miss_and_nobody_else_rolls(value: int) -> None:
    match = begun()
    told = play(match, "roll", throws=[f"d6 {value}"])
    assert told[-1].details["result"] == "missed"
    assert (match.kicks, match.scored) == ([1, 0], [0, 0])
    assert asked(match) == ("ShootOutShot", A1)


@rule("FT-SHOOTOUT.4", "FT-SHOOTOUT.5")
@pytest.mark.parametrize("shot", [3, 4, 5, 6])
@pytest.mark.parametrize("save", range(1, 7))
def test_three_or_more_is_a_goal_unless_the_opponent_rolls_as_high(shot: int, save: int) -> None:
    match = begun()
    play(match, "roll", throws=[f"d6 {shot}"])
    assert asked(match) == ("ShootOutSave", A1)
    told = play(match, "roll", throws=[f"d6 {save}"])
    assert told[-1].details["result"] == ("saved" if save >= shot else "goal")
    assert match.scored == [0 if save >= shot else 1, 0]


@rule("FT-SHOOTOUT.6")
def test_the_teams_shoot_alternately() -> None:
    match = begun()
    shooters = []
    for _ in range(6):
        shooters.append(match.seat & 1)
        take(match, MISSED)
    assert shooters == [0, 1] * 3


@rule("FT-SHOOTOUT.7", "FT-SHOOTOUT.10")
def test_each_team_takes_five_shots_and_more_goals_win() -> None:
    match = begun()
    take_all(match, GOAL, GOAL, MISSED, GOAL, GOAL, MISSED, GOAL, GOAL, MISSED)
    assert (match.kicks, match.scored, match.outcome) == ([5, 4], [3, 3], None)
    take(match, GOAL)
    assert match.outcome is not None
    assert (match.kicks, match.scored) == ([5, 5], [3, 4])
    assert (match.outcome.values, match.outcome.rule) == ((0, 1, 0, 1), "FT-SHOOTOUT.10")
    assert match.outcome.score == (1, 1)


@rule("FT-SHOOTOUT.8")
@pytest.mark.parametrize(
    ("kicks", "scored", "shot", "winner"),
    [
        ([3, 2], [3, 0], MISSED, 0),
        ([3, 2], [3, 0], GOAL, -1),
        ([2, 2], [2, 0], GOAL, -1),
        ([3, 3], [2, 0], GOAL, 0),
        ([3, 3], [2, 0], MISSED, -1),
        ([4, 4], [1, 2], MISSED, 1),
        ([4, 4], [1, 2], GOAL, -1),
        ([4, 4], [2, 1], GOAL, 0),
    ],
)
def test_it_stops_once_a_lead_cannot_be_caught(
    kicks: list[int], scored: list[int], shot: tuple[int, int], winner: int
) -> None:
    match = SHOOTING_IT_OUT.scenario("ShootOutShot", kicks=kicks, scored=scored)
    take(match, shot)
    if winner < 0:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        assert match.outcome.values[winner] == 1


@rule("FT-SHOOTOUT.9")
def test_level_after_five_each_it_goes_on_one_by_one() -> None:
    match = SHOOTING_IT_OUT.scenario("ShootOutShot", kicks=[5, 5], scored=[4, 4])
    take_all(match, GOAL, GOAL, MISSED, MISSED, GOAL)
    assert (match.kicks, match.scored, match.outcome) == ([8, 7], [6, 5], None)
    take(match, SAVED)
    assert match.outcome is not None
    assert match.outcome.values == (1, 0, 1, 0)


@rule("FT-SHOOTOUT.9")
def test_in_sudden_death_the_second_team_has_its_shot_even_after_a_miss() -> None:
    match = SHOOTING_IT_OUT.scenario("ShootOutShot", kicks=[5, 5], scored=[0, 0])
    take(match, MISSED)
    assert asked(match) == ("ShootOutShot", A2)
    take(match, GOAL)
    assert match.outcome is not None
    assert match.outcome.values == (0, 1, 0, 1)


@rule("FT-SHOOTOUT.11", "FT-GAP.18")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 0, 1, 0, 1]), (4, [0, 1, 2, 3, 0, 1]), (6, [0, 1, 2, 3, 4, 5]), (8, [0, 1, 2, 3, 4, 5])],
)
def test_players_roll_in_rotation_captain_first(seats: int, order: list[int]) -> None:
    match = begun(seats=seats)
    shooters, savers = [], []
    for _ in range(6):
        shooters.append(match.seat)
        play(match, "roll", throws=["d6 3"])
        assert decision(match) == "ShootOutSave"
        savers.append(match.seat)
        play(match, "roll", throws=["d6 6"])
    assert shooters == order
    assert all((saver ^ shooter) & 1 for saver, shooter in zip(savers, shooters, strict=True))
    assert savers[0] == 1
    assert len(set(savers)) == min(seats, 6)


@rule("FT-SHOOTOUT.11")
def test_no_cards_are_used() -> None:
    match = begun(draw_pile_size=20)
    cards = [zone.cards[:] for zone in match.zones]
    assert moves(match) == ["roll"]
    take(match, GOAL)
    take(match, MISSED)
    assert [zone.cards for zone in match.zones] == cards


@rule("FT-SHOOTOUT.2")
def test_expelled_pawns_do_not_shoot() -> None:
    match = SHOOTING_IT_OUT.scenario("ShootOutShot", pawns={"h2": "expelled"})
    behind = [name for name in FOUR.pawns if where(match, name) == (-9, 0)]
    assert behind == ["h3"]
    take(match, GOAL)
    take(match, GOAL)
    assert match.to_play == H2
