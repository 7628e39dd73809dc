"""The variant: a number of goals instead of a time (FT-VARIANT, FT-GAP.19)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.events import Event
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.footime.course import asked, shoot, shooting
from tests.rules.footime.situations import A1, FOUR, H1, scene
from tests.rules.table import kinds, play


def scored(target: int, goals: list[int], **facts: Any) -> tuple[FootimeMatch, list[Event]]:
    """Home has scored one more than these goals, in a match to a number of goals."""
    match = shooting(game=Footime(4, goal_target=target), goals=goals, west=0, **facts)
    shoot(match)
    half = (target + 1) // 2 <= goals[0] + 1 < target and match.period == 1
    return match, play(match, "pass", throws=["keep order"] if half else ())


@rule("FT-VARIANT.1")
def test_by_default_a_match_is_played_by_time() -> None:
    assert FOUR.options["goal_target"] == 0
    match = shooting(goals=[30, 0])
    shoot(match)
    play(match, "pass")
    assert (match.outcome, match.period) == (None, 1)


@rule("FT-VARIANT.1")
def test_a_target_must_be_a_number_of_goals() -> None:
    for target in (-1, 21, "many"):
        with pytest.raises(Refused):
            Footime(4, goal_target=target)


@rule("FT-VARIANT.2", "FT-VARIANT.3", "FT-GAP.19")
@pytest.mark.parametrize(
    ("target", "before", "half"),
    [
        (4, 0, False),
        (4, 1, True),
        (5, 1, False),
        (5, 2, True),
        (6, 1, False),
        (6, 2, True),
        (3, 0, False),
        (3, 1, True),
    ],
)
def test_half_time_is_held_when_a_team_has_scored_half_rounded_up(target: int, before: int, half: bool) -> None:
    match, told = scored(target, [before, 0])
    assert ("whistle" in kinds(told)) == half
    assert ("ends changed" in kinds(told)) == half
    assert match.period == (2 if half else 1)


@rule("FT-VARIANT.2")
def test_goals_of_both_teams_together_do_not_make_the_half() -> None:
    match, _ = scored(6, [1, 2])
    assert match.period == 1


@rule("FT-VARIANT.2")
def test_after_that_half_time_the_team_that_did_not_begin_kicks_off() -> None:
    match, _ = scored(4, [1, 0], first_side=1)
    assert asked(match) == ("LineUp", H1)
    match, _ = scored(4, [1, 0], first_side=0)
    assert asked(match) == ("LineUp", A1)


@rule("FT-VARIANT.4")
@pytest.mark.parametrize(("target", "goals", "won"), [(5, [4, 0], True), (5, [4, 4], True), (5, [3, 4], False)])
def test_the_first_team_to_reach_the_target_wins_at_once(target: int, goals: list[int], won: bool) -> None:
    match, told = scored(target, goals, period=2)
    assert (match.outcome is not None) == won
    if match.outcome is not None:
        assert (match.outcome.values, match.outcome.rule) == ((1, 0, 1, 0), "FT-VARIANT.4")
        assert "kick-off" not in kinds(told)


@rule("FT-VARIANT.4")
def test_a_target_of_one_goal_is_won_without_half_time() -> None:
    match, told = scored(1, [0, 0])
    assert "whistle" not in kinds(told)
    assert match.outcome is not None


@rule("FT-VARIANT.5")
def test_half_time_is_held_only_once() -> None:
    match, told = scored(6, [2, 3], period=2)
    assert "whistle" not in kinds(told)
    assert (match.period, asked(match)) == (2, ("LineUp", A1))


@rule("FT-VARIANT.6")
@pytest.mark.parametrize("period", [1, 2])
def test_time_does_not_end_a_period(period: int) -> None:
    game = Footime(4, goal_target=5)
    match = scene("Turn", {}, turns=150, period=period, hands={H1: ["save"]}, game=game)
    play(match, "waste card:save")
    assert (asked(match), match.period) == (("Turn", A1), period)


@rule("FT-VARIANT.6")
def test_the_referee_has_no_watch_then() -> None:
    game = Footime(4, goal_target=5, clock="wall")
    match = scene("Turn", {}, game=game)
    assert not {"watch", "whistle"} & {game.calls.name(call) for call in match.referee_moves()}


@rule("FT-VARIANT.1")
@pytest.mark.parametrize(("cap", "turns", "over"), [(100, 99, True), (100, 98, False), (0, 5000, False)])
def test_a_match_to_a_number_of_goals_ends_all_the_same_after_its_cap(cap: int, turns: int, over: bool) -> None:
    game = Footime(4, goal_target=5, target_cap_turns=cap)
    match = scene("Turn", {}, turns=turns, period=2, goals=[3, 1], ball=(10, 0), hands={H1: ["save"]}, game=game)
    play(match, "waste card:save")
    assert (match.outcome is not None) == over
    assert match.outcome is None or match.outcome.values == (1, 0, 1, 0)


@rule("FT-EXTRA.6", "FT-GAP.44")
@pytest.mark.parametrize(("turns", "over"), [(9, True), (8, False), (500, True)])
def test_extra_time_after_that_cap_has_its_own_one(turns: int, over: bool) -> None:
    game = Footime(4, goal_target=5, target_cap_turns=1000, tie_break="extra_time", extra_cap_turns=10)
    match = scene("Turn", {}, turns=turns, period=3, goals=[1, 1], hands={H1: ["save"]}, game=game)
    play(match, "waste card:save", throws=["d6 2", "d6 1"] if over else ())
    assert asked(match) == (("ShootOutShot", H1) if over else ("Turn", A1))
