"""The worked examples of the rules, played to the digit: goals, saves, and the VAR about a goal."""

from typing import Any

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, H1, H2, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

# ---- goals and saves


def before_the_shot(**facts: Any) -> FootimeMatch:
    """The ball lies on (8,1), with a pawn of Home beside it."""
    pawns = {"h9": (7, 1), "a4": (10, 4), "a5": (6, 0)}
    return scene("Turn", pawns, ball=(8, 1), **facts)


def after_the_shot(card: str) -> FootimeMatch:
    """H1 has shot with a five; A1 holds that card."""
    match = before_the_shot(hands={H1: ["pass-5"], A1: [card]})
    play(match, "play card:pass-5", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    return match


@rule("FT-EX.8", "FT-GOAL.1", "FT-GOAL.2", "FT-GOAL.3", "FT-GOAL.4", "FT-GOAL.5")
def test_a_ball_on_a_goal_point_that_nobody_saves_is_a_goal() -> None:
    match = after_the_shot("move-1")
    assert match.goals == [0, 0]
    play(match, "pass")
    assert match.goals == [1, 0]
    assert match.to_play == A1
    assert asked(match) == ("LineUp", A1)


@rule("FT-EX.9", "FT-MOVE.4")
def test_the_goalkeeper_is_in_the_way() -> None:
    match = before_the_shot(hands={H1: ["pass-5"]})
    play(match, "play card:pass-5")
    assert refusal(match, to(13, 0)).rule == "FT-MOVE.4"


@rule("FT-EX.10", "FT-CARD-PARRY.1", "FT-CARD-PARRY.2", "FT-KEEP.4")
def test_a_parry_beside_a_team_mate_is_retained() -> None:
    match = after_the_shot("parry")
    play(match, "play card:parry", throws=["d6 3"])
    told = play(match, to(11, 4))
    assert "retained" in kinds(told)
    assert match.goals == [0, 0]
    assert asked(match) == ("TackleWindow", H2)
    play(match, "pass")
    assert asked(match) == ("Turn", A2)


def after_the_power_shot() -> FootimeMatch:
    """H1 has shot with power and a six; A1 holds the post."""
    match = scene("Turn", {"h9": (3, -1)}, ball=(4, -1), hands={H1: ["power", "pass-6"], A1: ["post"]})
    play(match, "play card:power", "play card:pass-6", to(13, -1))
    assert match.shot_value == 12
    play(match, "play card:post")
    return match


@rule("FT-EX.11", "FT-CARD-POWER.1", "FT-CARD-POST.2", "FT-CARD-POST.5")
def test_the_post_moves_the_ball_by_the_doubled_value() -> None:
    match = after_the_power_shot()
    play(match, to(1, -5))
    assert where(match, "ball") == (1, -5)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.11", "FT-CARD-POST.4", "FT-CARD-POST.6")
def test_a_ball_out_after_the_post_is_a_goal_kick_at_once() -> None:
    match = after_the_power_shot()
    play(match, to(13, 4))
    assert asked(match) == ("GoalKickSpot", A1)
    assert moves(match) == [to(12, y) for y in (-2, -1, 0, 1, 2)]


@rule("FT-EX.12", "FT-CARD-AERIAL.5", "FT-CARD-POST.3")
def test_the_value_of_an_aerial_pass_is_undetermined() -> None:
    pawns = {"h9": (5, 4), "h10": (12, 2), "a4": (12, -4)}
    match = scene("Turn", pawns, ball=(6, 4), hands={H1: ["aerial"], A1: ["post"]})
    play(match, "play card:aerial", to(13, 1))
    told = play(match, "play card:post", throws=["d6 2"])
    assert [event.details["value"] for event in told if event.kind == "roll"] == [2]
    assert asked(match) == ("PostTo", A1)


@rule("FT-EX.13", "FT-CARD-SAVE.1", "FT-CARD-SAVE.2", "FT-CARD-SAVE.4")
def test_a_save_clears_the_ball_to_a_team_mate() -> None:
    match = after_the_shot("save")
    told = play(match, "play card:save", to(5, 0))
    assert "retained" in kinds(told)
    assert match.goals == [0, 0]
    assert asked(match) == ("TackleWindow", H2)


# ---- VAR


@rule("FT-EX.27", "FT-CARD-VAR.2", "FT-CARD-VAR.3", "FT-CARD-VAR.5", "FT-CARD-VAR.6")
def test_a_goal_annulled_by_var() -> None:
    match = after_the_shot("var")
    play(match, "play card:var", throws=["d6 3", "d6 3", "d6 6", "d6 2"])
    assert asked(match) == ("Verdict", A1)
    play(match, "annul")
    assert where(match, "ball") == (8, 1)
    assert match.goals == [0, 0]
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.28", "FT-CARD-VAR.7")
def test_a_goal_confirmed_by_var() -> None:
    match = after_the_shot("var")
    play(match, "play card:var", throws=["d6 1", "d6 4"])
    assert asked(match) == ("Verdict", H1)
    play(match, "confirm")
    assert match.goals == [1, 0]
    assert asked(match) == ("LineUp", A1)
