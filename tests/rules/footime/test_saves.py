"""Goalkeeper save, parry and post (FT-CARD-SAVE, FT-CARD-PARRY, FT-CARD-POST)."""

from collections.abc import Mapping

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import drawn, facts_of, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

GOAL = {(13, -1), (13, 0), (13, 1)}
EAST = {(x, y) for x in range(14) for y in range(-8, 9)}


def shot(
    answer: str,
    cards: tuple[str, ...] = ("pass-5",),
    ball: Point = (8, 1),
    reply: tuple[str, ...] = (),
    pawns: Mapping[str, Point | str] | None = None,
) -> FootimeMatch:
    """H1 has shot with these cards onto (13,1); A1 holds one to answer with, H2 some to reply with."""
    standing: dict[str, Point | str] = {"h7": (ball[0] - 1, ball[1]), **(pawns or {})}
    hands = full_hands({H1: cards, A1: [answer], H2: reply})
    match = scene("Turn", standing, ball=ball, hands=hands)
    play(match, *[f"play card:{card}" for card in cards], to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    return match


@rule("FT-CARD-SAVE.1", "FT-CARD-PARRY.1", "FT-CARD-POST.1")
@pytest.mark.parametrize(
    ("card", "id"), [("save", "FT-CARD-SAVE.1"), ("parry", "FT-CARD-PARRY.1"), ("post", "FT-CARD-POST.1")]
)
def test_a_save_card_suits_only_a_ball_on_a_point_of_ones_goal(card: str, id: str) -> None:
    assert moves(shot(card)) == [f"play card:{card}", "pass"]
    match = scene("Turn", {"h7": (-9, 3)}, ball=(-12, 0), hands=full_hands({H1: [card]}))
    assert refusal(match, f"play card:{card}").rule == id
    assert f"waste card:{card}" in moves(match)


@rule("FT-CARD-SAVE.2", "FT-CARD-PARRY.3")
@pytest.mark.parametrize("card", ["save", "parry"])
def test_the_first_pawn_of_all_is_told_to_have_saved(card: str) -> None:
    match = scene("SaveWindow", {"h7": (-5, 3)}, ball=(-13, 1), hands=full_hands({H1: [card]}))
    throws = ["d6 2"] if card == "parry" else []
    told = play(match, f"play card:{card}", throws=throws) + play(match, to(-12, 1))
    assert facts_of(told, "ball")["pawn"] == "h1"


@rule("FT-GOAL.2")
def test_declining_to_save_is_said_to_let_the_goal_count() -> None:
    match = shot("save")
    declining = match.move_text(match.rules.pass_on, A1)
    assert (declining["en"], declining["fr"]) == ("let the goal count", "renoncer à parer")


# ---- goalkeeper save


@rule("FT-CARD-SAVE.2", "FT-CARD-SAVE.3")
def test_the_ball_is_cleared_to_a_free_point_of_the_own_half_that_is_not_in_goal() -> None:
    match = shot("save", pawns={"a7": (5, 5), "h8": (0, 0)})
    play(match, "play card:save")
    assert open_points(match) == EAST - GOAL - {(5, 5), (0, 0), (7, 1)}
    assert refusal(match, to(-1, 0)).rule == "FT-CARD-SAVE.2"
    assert refusal(match, to(5, 5)).rule == "FT-MOVE.4"
    assert refusal(match, to(13, -1)).rule == "FT-MOVE.11"
    told = play(match, to(0, 8))
    assert where(match, "ball") == (0, 8)
    assert (match.goals, drawn(told)) == ([0, 0], [1])
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-SAVE.4")
def test_a_save_to_a_team_mate_is_retained_but_not_to_the_goalkeeper() -> None:
    kept, lost = shot("save", pawns={"a7": (5, 5)}), shot("save", pawns={"a7": (5, 5)})
    told = play(kept, "play card:save", to(4, 4))
    assert [event.rule for event in told if event.kind == "retained"] == ["FT-CARD-SAVE.4"]
    assert asked(kept) == ("TackleWindow", H2)
    assert "retained" not in kinds(play(lost, "play card:save", to(12, 1)))
    assert asked(lost) == ("Turn", H2)


# ---- parry


@rule("FT-CARD-PARRY.2", "FT-CARD-PARRY.3")
@pytest.mark.parametrize("roll", [1, 2, 6])
def test_a_parried_ball_goes_by_the_value_rolled_where_the_player_likes(roll: int) -> None:
    match = shot("parry")
    told = play(match, "play card:parry", throws=[f"d6 {roll}"])
    assert facts_of(told, "roll") == {"seat": A1, "value": roll, "why": "parry", "die": roll}
    assert asked(match) == ("ParryTo", A1)
    assert open_points(match) == around(13, 1, roll) - GOAL - {(7, 1)}
    assert refusal(match, to(13 - roll - 1, 2)).rule == "FT-CARD-PARRY.3"
    play(match, to(13 - roll, 2))
    assert (where(match, "ball"), match.goals) == ((13 - roll, 2), [0, 0])


@rule("FT-CARD-PARRY.4")
def test_a_parry_to_a_team_mate_is_retained() -> None:
    match = shot("parry", pawns={"a7": (10, 4)})
    play(match, "play card:parry", throws=["d6 3"])
    told = play(match, to(11, 3))
    assert [event.rule for event in told if event.kind == "retained"] == ["FT-CARD-PARRY.4"]
    assert asked(match) == ("TackleWindow", H2)


@rule("FT-CARD-PARRY.4")
def test_a_ball_parried_onto_the_own_goal_line_may_be_claimed_as_a_corner() -> None:
    match = shot("parry", reply=("out",))
    play(match, "play card:parry", throws=["d6 3"])
    play(match, to(13, 4))
    assert asked(match) == ("Turn", H2)
    told = play(match, "play card:out", "choose pawn:h7", throws=["d6 1"])
    assert facts_of(told, "out of play")["restart"] == "corner"


# ---- post


@rule("FT-CARD-POST.2")
@pytest.mark.parametrize("value", [5, 6])
def test_the_post_sends_the_ball_by_the_value_of_the_card_just_used(value: int) -> None:
    match = shot("post", cards=(f"pass-{value}",))
    play(match, "play card:post")
    assert asked(match) == ("PostTo", A1)
    assert open_points(match) == around(13, 1, value) - GOAL - {(7, 1)}
    assert refusal(match, to(13 - value - 1, 2)).rule == "FT-CARD-POST.2"
    told = play(match, to(13 - value, 2))
    assert facts_of(told, "card")["card"] == "post"
    assert match.goals == [0, 0]


@rule("FT-CARD-POST.2")
def test_the_post_answers_a_run_by_its_value() -> None:
    hands = full_hands({H1: ["move-3"], A1: ["post"]})
    match = scene("Turn", {"h7": (10, 3)}, ball=(11, 2), hands=hands)
    play(match, "play card:move-3", "choose pawn:h7", to(12, 2), "take ball:ball", to(13, 1), "play card:post")
    assert open_points(match) == around(13, 1, 3) - GOAL - {(12, 2)}


@rule("FT-CARD-POST.2")
def test_the_post_answers_a_penalty_or_a_tackle_by_the_die() -> None:
    hands = full_hands({H1: ["tackle"], A1: ["post"]})
    match = scene("Turn", {"h7": (12, 4)}, ball=(12, 3), hands=hands)
    play(match, "play card:tackle", throws=["d6 2"])
    play(match, to(12, 2), "take ball:ball", to(13, 1), "play card:post")
    assert open_points(match) == around(13, 1, 2) - GOAL - {(12, 2)}


@rule("FT-CARD-POST.3")
def test_without_a_value_the_die_is_rolled() -> None:
    hands = full_hands({H1: ["skill"], A1: ["post"]})
    match = scene("Turn", {"h7": (12, 2)}, ball=(12, 3), hands=hands)
    play(match, "play card:skill", to(13, 1))
    told = play(match, "play card:post", throws=["d6 4"])
    assert facts_of(told, "roll") == {"seat": A1, "value": 4, "why": "post", "die": 4}
    assert open_points(match) == around(13, 1, 4) - GOAL - {(12, 2)}


@rule("FT-CARD-POST.4", "FT-CARD-POST.6", "FT-GAP.38")
@pytest.mark.parametrize("y", [2, 4, 6, -4])
def test_out_after_the_post_is_a_goal_kick_at_once_without_a_card(y: int) -> None:
    match = shot("post", pawns={"a7": (12, 5)})
    told = play(match, "play card:post", to(13, y))
    assert "retained" not in kinds(told)
    assert asked(match) == ("GoalKickSpot", A1)
    told = play(match, to(12, 0), to(11, 0), throws=["d6 2"])
    assert facts_of(told, "out of play")["restart"] == "goal kick"
    play(match, to(10, 2))
    assert (where(match, "ball"), where(match, "a1")) == ((10, 2), (13, 0))
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-POST.5")
@pytest.mark.parametrize(("cards", "value"), [(("power", "pass-3"), 6), (("power", "pass-6"), 12)])
def test_the_value_of_a_shot_includes_power(cards: tuple[str, ...], value: int) -> None:
    match = shot("post", cards=cards)
    play(match, "play card:post")
    assert open_points(match) == around(13, 1, value) - GOAL - {(7, 1)}


@rule("FT-CARD-POST.5")
def test_the_value_of_a_run_includes_acceleration() -> None:
    hands = full_hands({H1: ["acceleration", "move-2"], A1: ["post"]})
    match = scene("Turn", {"h7": (9, 3)}, ball=(11, 2), hands=hands)
    play(match, "play card:acceleration", "play card:move-2", "choose pawn:h7", to(12, 2), "take ball:ball", to(13, 1))
    play(match, "play card:post")
    assert open_points(match) == around(13, 1, 4) - GOAL - {(12, 2)}


@rule("FT-CARD-POST.7")
def test_the_player_of_the_post_can_find_a_team_mate() -> None:
    match = shot("post", pawns={"a7": (10, 4)})
    told = play(match, "play card:post", to(11, 3))
    assert [event.rule for event in told if event.kind == "retained"] == ["FT-CARD-POST.7"]
    assert asked(match) == ("TackleWindow", H2)
    play(match, "pass")
    assert asked(match) == ("Turn", A2)
