"""Half-time: when the whistle blows, and what follows it (FT-HALF, FT-GAP.17)."""

from typing import Any

import pytest

from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.course import asked, line_up, shoot, shooting
from tests.rules.footime.situations import A1, FOUR, H1, H2, Point, point, scene, to, where
from tests.rules.table import kinds, play

DEALT = ["keep order"]
"""The shuffle at half-time."""


def last_turn(ball: Point = (0, 7), turns: int = 89, **facts: Any) -> FootimeMatch:
    """H1 can only lose his turn, with so many turns spent before it."""
    return scene("Turn", {}, ball=ball, turns=turns, hands={H1: ["save"], A1: ["save"]}, **facts)


def half_time(**facts: Any) -> FootimeMatch:
    """The first period is over, and the second one is about to be kicked off."""
    match = last_turn(**facts)
    play(match, "waste card:save", throws=DEALT)
    return match


def whistled(told: list[Event]) -> bool:
    """Whether the period was ended."""
    return "whistle" in kinds(told)


@rule("FT-HALF.1", "FT-HALF.2")
@pytest.mark.parametrize(
    ("ball", "over"),
    [((0, 7), True), ((8, 0), True), ((12, 6), True), ((10, 3), False), ((-9, -5), False), ((-8, -5), True)],
)
def test_half_time_comes_when_time_is_up_and_the_ball_outside_both_areas(ball: Point, over: bool) -> None:
    match = last_turn(ball)
    told = play(match, "waste card:save", throws=DEALT if over else ())
    assert whistled(told) == over
    assert match.period == (2 if over else 1)
    assert asked(match) == (("LineUp", A1) if over else ("Turn", A1))


@rule("FT-HALF.1")
def test_before_time_is_up_there_is_no_half_time() -> None:
    assert not whistled(play(last_turn(turns=88), "waste card:save"))


@rule("FT-HALF.2")
def test_play_goes_on_turn_by_turn_while_the_ball_is_in_an_area() -> None:
    match = last_turn((10, 3), turns=93)
    play(match, "waste card:save")
    assert asked(match) == ("Turn", A1)
    play(match, "waste card:save")
    assert (asked(match), match.period) == (("Turn", H2), 1)


@rule("FT-HALF.3")
def test_all_cards_are_shuffled_and_dealt_again() -> None:
    match = last_turn(draw_pile_size=10)
    before = [hand.cards[:] for hand in match.hands]
    told: list[Event] = []
    match.play(FOUR.move("waste card:save"), Seeded(5), told.append)
    assert next(event.rule for event in told if event.kind == "deal") == "FT-HALF.3"
    assert [len(hand) for hand in match.hands] == [8] * 4
    assert (len(match.draw_pile), len(match.played)) == (80, 0)
    assert all(hand.cards != cards for hand, cards in zip(match.hands, before, strict=True))


@rule("FT-HALF.4")
def test_the_teams_change_halves() -> None:
    match = half_time()
    assert match.view(None)["attacks"] == {"team:home": "end:west", "team:away": "end:east"}
    line_up(match, 1)
    assert (where(match, "h1"), where(match, "a1")) == ((13, 0), (-13, 0))
    assert all(where(match, f"a{shirt}")[0] <= 0 <= where(match, f"h{shirt}")[0] for shirt in range(2, 12))  # type: ignore[operator]


@rule("FT-HALF.4")
def test_after_half_time_the_other_goal_is_attacked() -> None:
    match = scene("Turn", {"h9": (-7, 1)}, ball=(-8, 1), period=2, hands={H1: ["pass-5"]})
    play(match, "play card:pass-5", to(-13, 1), "pass")
    assert match.goals == [1, 0]


@rule("FT-HALF.5", "FT-HALF.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_team_that_did_not_begin_the_match_kicks_off_the_second_period(first: int) -> None:
    match = half_time(first_side=first)
    assert (match.period, match.spent) == (2, 0)
    assert asked(match) == ("LineUp", 1 - first)
    line_up(match, 1)
    assert asked(match) == ("KickOffTo", 1 - first)


@rule("FT-HALF.7")
def test_the_test_is_made_between_turns_and_not_before_a_card_played_again() -> None:
    hands = {H1: ["skill", "save"]}
    match = scene("Turn", {"h7": (0, 0)}, ball=(1, 0), turns=95, hands=hands)
    assert not whistled(play(match, "play card:skill", to(0, 1)))
    assert asked(match) == ("Turn", H1)
    assert whistled(play(match, "waste card:save", throws=DEALT))


@rule("FT-HALF.7")
def test_a_retention_does_not_put_off_the_whistle() -> None:
    match = scene("Turn", {"h7": (0, 0), "h8": (4, 4), "a5": (12, 0)}, ball=(1, 0), turns=89, hands={H1: ["pass-4"]})
    told = play(match, "play card:pass-4", to(4, 3), throws=DEALT)
    assert whistled(told)
    assert asked(match) == ("LineUp", A1)


@rule("FT-HALF.7", "FT-GAP.17")
def test_a_goal_to_settle_is_settled_first_and_then_the_period_ends_before_the_kick_off() -> None:
    match = shooting(turns=89)
    assert not whistled(shoot(match))
    assert asked(match) == ("SaveWindow", A1)
    told = play(match, "pass", throws=DEALT)
    assert [kind for kind in kinds(told) if kind in ("goal", "whistle", "period", "kick-off")] == [
        "goal",
        "whistle",
        "period",
        "kick-off",
    ]
    assert (match.goals, match.period) == ([1, 0], 2)


@rule("FT-HALF.7", "FT-GAP.17")
@pytest.mark.parametrize(("place", "over"), [((5, 0), True), ((10, 3), False)])
def test_a_goal_kept_out_after_time_ends_the_period_once_the_ball_is_out_of_the_area(place: Point, over: bool) -> None:
    match = shooting(turns=89, hands={A1: ["save"]})
    shoot(match)
    told = play(match, "play card:save", f"place point:{point(*place)}", throws=DEALT if over else ())
    assert whistled(told) == over


@rule("FT-HALF.7", "FT-GAP.17")
def test_even_after_all_stoppage_time_a_goal_to_settle_is_settled_first() -> None:
    match = shooting(turns=120)
    assert not whistled(shoot(match))
    assert asked(match) == ("SaveWindow", A1)


@rule("FT-GAP.17")
def test_a_goal_before_time_is_up_is_followed_by_a_kick_off() -> None:
    match = shooting(turns=88)
    shoot(match)
    told = play(match, "pass")
    assert not whistled(told)
    assert (asked(match), match.period) == (("LineUp", A1), 1)


@rule("FT-HALF.8")
def test_score_bookings_and_expulsions_carry_over_and_the_injured_may_return() -> None:
    facts: dict[str, Any] = {"goals": [2, 1], "booked": ["h7"], "turns": 89, "hands": {H1: ["save"]}}
    match = scene("Turn", {"h7": (0, 0), "h8": "expelled", "h9": "injured"}, **facts)
    play(match, "waste card:save", throws=DEALT)
    line_up(match, 1)
    assert match.goals == [2, 1]
    assert match.view(None)["teams"][0]["booked"] == ["pawn:h7"]  # type: ignore[index]
    assert where(match, "h8") == "expelled"
    assert isinstance(where(match, "h9"), tuple)


@rule("FT-HALF.8")
def test_a_new_goalkeeper_stays_goalkeeper() -> None:
    match = last_turn(keepers=["h5", "a1"])
    play(match, "waste card:save", throws=DEALT)
    assert where(match, "h5") == (13, 0)


@rule("FT-HALF.6")
def test_the_second_period_has_its_own_time() -> None:
    match = half_time()
    line_up(match, 1)
    play(match, to(0, -1))
    assert (match.spent, match.outcome) == (1, None)
    assert asked(match) == ("Turn", H2)
