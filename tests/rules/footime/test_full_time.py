"""The end of the match, and extra time (FT-END, FT-EXTRA)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.course import asked, line_up, shoot, shooting
from tests.rules.footime.situations import A1, FOUR, H1, Point, scene, to, where
from tests.rules.table import kinds, play, refusal

EXTRA_TIME = Footime(4, tie_break="extra_time")
SHOOT_OUT = Footime(4, tie_break="shootout")


def last_turn(game: Footime = FOUR, ball: Point = (0, 7), turns: int = 89, **facts: Any) -> FootimeMatch:
    """The second period; H1 can only lose his turn."""
    return scene("Turn", {}, ball=ball, period=2, turns=turns, hands={H1: ["save"]}, game=game, **facts)


def in_extra_time(game: Footime = EXTRA_TIME, **facts: Any) -> FootimeMatch:
    """H1 is in turn in extra time; ends are as in the second period, so that Home attacks the west."""
    usual: dict[str, Any] = {"period": 3, "hands": {H1: ["pass-5", "save"]}}
    return scene("Turn", {"h9": (-7, 1)}, ball=(-8, 1), game=game, **{**usual, **facts})


@rule("FT-END.1")
@pytest.mark.parametrize(
    ("turns", "ball", "over"),
    [(89, (0, 7), True), (89, (8, 5), True), (88, (0, 7), False), (89, (9, 5), False), (95, (-12, 0), False)],
)
def test_the_match_ends_when_time_is_up_and_the_ball_outside_both_areas(turns: int, ball: Point, over: bool) -> None:
    match = last_turn(turns=turns, ball=ball)
    told = play(match, "waste card:save")
    assert ("full time" in kinds(told)) == over
    assert (match.outcome is not None) == over


@rule("FT-END.2")
@pytest.mark.parametrize(("goals", "values"), [([1, 0], (1, 0, 1, 0)), ([2, 5], (0, 1, 0, 1))])
@pytest.mark.parametrize("game", [FOUR, EXTRA_TIME, SHOOT_OUT], ids=["draw", "extra time", "shoot-out"])
def test_more_goals_win_whatever_would_break_a_tie(game: Footime, goals: list[int], values: tuple[int, ...]) -> None:
    match = last_turn(game, goals=goals)
    play(match, "waste card:save")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.rule) == (values, "FT-END.2")


@rule("FT-END.4")
def test_a_level_score_is_a_draw_where_nothing_else_was_agreed() -> None:
    match = last_turn(goals=[1, 1])
    play(match, "waste card:save")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.rule) == ((0.5,) * 4, "FT-END.4")


@rule("FT-END.3")
def test_a_level_score_leads_to_extra_time_where_that_was_agreed() -> None:
    match = last_turn(EXTRA_TIME, goals=[1, 1])
    play(match, "waste card:save", throws=["keep order", "d6 3", "d6 6"])
    assert (match.outcome, match.view(None)["period"]) == (None, "extra time")
    assert asked(match) == ("LineUp", A1)


@rule("FT-END.3")
def test_a_level_score_leads_to_a_shoot_out_where_that_was_agreed() -> None:
    match = last_turn(SHOOT_OUT, goals=[1, 1])
    play(match, "waste card:save", throws=["d6 3", "d6 6"])
    assert (match.outcome, match.view(None)["period"]) == (None, "shoot-out")
    assert asked(match) == ("ShootOutShot", A1)


@rule("FT-END.1")
def test_a_goal_after_time_still_counts_and_ends_the_match() -> None:
    match = scene("Turn", {"h9": (-7, 1)}, ball=(-8, 1), period=2, turns=89, hands={H1: ["pass-5"]})
    play(match, "play card:pass-5", to(-13, 1), "pass")
    assert match.outcome is not None
    assert match.outcome.score == (1, 0)


@rule("FT-END.2")
def test_after_the_end_nothing_is_played() -> None:
    match = last_turn()
    play(match, "waste card:save")
    assert match.seat == -1
    assert refusal(match, "waste card:save").key == "match_over"


# ---- extra time


@rule("FT-EXTRA.1")
@pytest.mark.parametrize("turns", [1, 88])
def test_extra_time_is_not_ended_by_the_time_of_a_period(turns: int) -> None:
    match = in_extra_time(Footime(4, tie_break="extra_time", period_turns=1), turns=turns)
    play(match, "waste card:save")
    assert (asked(match), match.period) == (("Turn", A1), 3)


@rule("FT-EXTRA.2", "FT-EXTRA.3")
@pytest.mark.parametrize(("rolls", "side"), [((6, 1), 0), ((2, 5), 1)])
def test_all_cards_are_dealt_again_and_the_captains_roll_for_the_kick_off(rolls: tuple[int, int], side: int) -> None:
    match = last_turn(EXTRA_TIME, first_side=1 - side, draw_pile_size=10)
    told = play(match, "waste card:save", throws=["keep order", *[f"d6 {roll}" for roll in rolls]])
    assert [event.rule for event in told if event.kind == "deal"] == ["FT-EXTRA.2"]
    assert [event.rule for event in told if event.kind == "captains roll"] == ["FT-EXTRA.3"]
    assert ([len(hand) for hand in match.hands], len(match.draw_pile)) == ([8] * 4, 80)
    assert (asked(match), match.spent) == (("LineUp", side), 0)
    line_up(match, 1)
    assert asked(match) == ("KickOffTo", side)


@rule("FT-EXTRA.2")
def test_the_cards_are_shuffled_before_extra_time() -> None:
    match = last_turn(EXTRA_TIME)
    before = [hand.cards[:] for hand in match.hands]
    match.play(FOUR.move("waste card:save"), Seeded(5))
    assert all(hand.cards != cards for hand, cards in zip(match.hands, before, strict=True))


@rule("FT-EXTRA.4")
@pytest.mark.parametrize("goals", [[0, 0], [2, 2]])
def test_the_first_goal_of_extra_time_wins_at_once(goals: list[int]) -> None:
    match = in_extra_time(goals=goals)
    told = play(match, "play card:pass-5", to(-13, 1), "pass")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.reason) == ((1, 0, 1, 0), "extra time")
    assert match.outcome.score == (goals[0] + 1, goals[1])
    assert "kick-off" not in kinds(told)


@rule("FT-EXTRA.4")
def test_a_goal_of_the_second_period_does_not_win_at_once() -> None:
    match = shooting(period=2, west=0, game=EXTRA_TIME)
    shoot(match)
    play(match, "pass")
    assert (match.outcome, asked(match)) == (None, ("LineUp", A1))


@rule("FT-EXTRA.5")
def test_a_shot_that_is_saved_does_not_end_extra_time() -> None:
    match = in_extra_time(hands={H1: ["pass-5"], A1: ["save"]})
    play(match, "play card:pass-5", to(-13, 1))
    assert (match.outcome, asked(match)) == (None, ("SaveWindow", A1))
    play(match, "play card:save", to(-5, 0))
    assert (match.outcome, match.goals, match.period) == (None, [0, 0], 3)


@rule("FT-EXTRA.4", "FT-EXTRA.6")
def test_a_shot_in_the_last_turn_of_the_cap_is_settled_first() -> None:
    match = in_extra_time(turns=89)
    play(match, "play card:pass-5", to(-13, 1), "pass")
    assert match.outcome is not None
    assert match.outcome.reason == "extra time"


@rule("FT-EXTRA.6")
def test_the_cap_ends_extra_time_with_the_ball_in_an_area_too() -> None:
    match = scene("Turn", {}, ball=(-10, 1), period=3, turns=89, hands={H1: ["save"]}, game=EXTRA_TIME)
    play(match, "waste card:save", throws=["d6 2", "d6 1"])
    assert asked(match) == ("ShootOutShot", H1)


@rule("FT-EXTRA.6")
def test_ends_stay_as_in_the_second_period() -> None:
    match = last_turn(EXTRA_TIME)
    west = match.west
    told = play(match, "waste card:save", throws=["keep order", "d6 6", "d6 1"])
    assert "ends changed" not in kinds(told)
    assert match.west == west == 1
    line_up(match, 1)
    assert where(match, "h1") == (13, 0)


@rule("FT-EXTRA.6")
@pytest.mark.parametrize(("cap", "turns", "over"), [(90, 89, True), (90, 88, False), (10, 9, True), (0, 400, False)])
def test_extra_time_without_a_goal_leads_to_a_shoot_out_after_a_cap_of_turns(cap: int, turns: int, over: bool) -> None:
    match = in_extra_time(Footime(4, tie_break="extra_time", extra_cap_turns=cap), turns=turns)
    told: list[Event] = play(match, "waste card:save", throws=["d6 2", "d6 1"] if over else ())
    assert ("captains roll" in kinds(told)) == over
    assert asked(match) == (("ShootOutShot", H1) if over else ("Turn", A1))
