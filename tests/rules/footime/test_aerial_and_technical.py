"""Aerial passes and technical moves (FT-CARD-AERIAL, FT-CARD-SKILL)."""

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import drawn, facts_of, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, H1, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def on_the_ball(card: str, ball: Point = (0, 0), answer: str = "pass-1", **others: Point) -> FootimeMatch:
    """H1 is in turn with that card; h7 stands west of the ball, and A1 holds a card to answer with."""
    pawns = {"h7": (ball[0] - 1, ball[1]), **others}
    return scene("Turn", pawns, ball=ball, hands=full_hands({H1: [card], A1: [answer]}))


@rule("FT-CARD-AERIAL.1", "FT-CARD-SKILL.1")
@pytest.mark.parametrize(("card", "id"), [("aerial", "FT-CARD-AERIAL.1"), ("skill", "FT-CARD-SKILL.1")])
def test_both_need_a_pawn_of_ones_own_beside_the_ball(card: str, id: str) -> None:
    far = scene("Turn", {"h7": (-2, 0), "h8": (5, 5), "a7": (1, 0)}, hands=full_hands({H1: [card]}), ball=(0, 0))
    assert refusal(far, f"play card:{card}").rule == id
    assert f"waste card:{card}" in moves(far)
    assert f"play card:{card}" in moves(on_the_ball(card, h8=(5, 5)))


# ---- aerial passes


@rule("FT-CARD-AERIAL.2")
def test_an_aerial_pass_goes_beside_any_other_pawn_however_far() -> None:
    match = on_the_ball("aerial", ball=(-12, -7), h8=(12, 7), h9=(0, 3), a7=(1, 3))
    play(match, "play card:aerial")
    beside_the_keeper = around(-13, 0) - {(-13, -1), (-13, 1)}
    assert open_points(match) == around(12, 7) | (around(0, 3) - {(1, 3)}) | beside_the_keeper
    assert refusal(match, to(-12, -8)).rule == "FT-CARD-AERIAL.2"  # beside the passer only
    assert refusal(match, to(1, 3)).rule == "FT-MOVE.4"
    assert refusal(match, to(5, 5)).rule == "FT-CARD-AERIAL.2"


@rule("FT-CARD-AERIAL.2")
def test_the_player_of_an_aerial_pass_names_the_passer_where_several_could_pass() -> None:
    match = on_the_ball("aerial", h8=(1, 0))
    play(match, "play card:aerial")
    assert moves(match) == ["choose pawn:h7", "choose pawn:h8"]
    play(match, "choose pawn:h7")
    assert (-2, 0) not in open_points(match)
    assert (2, 0) in open_points(match)


@rule("FT-CARD-AERIAL.3")
def test_an_aerial_pass_to_an_offside_pawn_is_offside() -> None:
    match = on_the_ball("aerial", h8=(9, 2), a7=(8, -3))
    told = play(match, "play card:aerial", to(8, 2))
    assert "offside" in kinds(told)
    assert "retained" not in kinds(told)
    assert asked(match) == ("OffsideRestart", A1)


@rule("FT-CARD-AERIAL.3")
def test_an_aerial_pass_into_the_goal_beside_an_offside_pawn_is_offside_too() -> None:
    match = on_the_ball("aerial", h8=(12, 2), a7=(8, -3))
    assert "offside" in kinds(play(match, "play card:aerial", to(13, 1)))
    assert asked(match) == ("OffsideRestart", A1)


@rule("FT-CARD-AERIAL.4")
def test_every_onside_aerial_pass_is_retained() -> None:
    match = on_the_ball("aerial", h8=(12, 7), a7=(12, -7))
    play(match, "play card:aerial")
    everywhere = sorted(open_points(match))
    assert len(everywhere) > 8
    for place in everywhere:
        trial = match.clone()
        play(trial, to(*place))
        assert asked(trial) == ("TackleWindow", A1), place


@rule("FT-CARD-AERIAL.4")
def test_an_aerial_pass_onto_a_goal_point_is_a_pending_goal() -> None:
    match = on_the_ball("aerial", h8=(12, 2), a7=(12, -7))
    told = play(match, "play card:aerial", to(13, 1))
    assert "retained" not in kinds(told)
    assert asked(match) == ("SaveWindow", A1)


@rule("FT-CARD-AERIAL.5")
def test_an_aerial_pass_has_no_value() -> None:
    match = on_the_ball("aerial", h8=(12, 2), a7=(12, -7), answer="post")
    told = play(match, "play card:aerial", to(13, 1))
    assert facts_of(told, "ball")["value"] == 0
    told = play(match, "play card:post", throws=["d6 1"])
    assert facts_of(told, "roll")["why"] == "post"
    assert open_points(match) == around(13, 1) - {(12, 2), (13, 0)}


# ---- technical moves


@rule("FT-CARD-SKILL.2")
def test_a_technical_move_turns_the_ball_round_the_pawn() -> None:
    match = on_the_ball("skill", a7=(-1, 1), h8=(4, 4))
    play(match, "play card:skill")
    assert open_points(match) == around(-1, 0) - {(0, 0), (-1, 1)}
    assert refusal(match, to(0, 0)).rule == "FT-CARD-SKILL.2"  # where it is
    assert refusal(match, to(1, 0)).rule == "FT-CARD-SKILL.2"
    assert refusal(match, to(-1, 1)).rule == "FT-MOVE.4"
    play(match, to(-2, -1))
    assert (where(match, "ball"), where(match, "h7")) == ((-2, -1), (-1, 0))


@rule("FT-CARD-SKILL.2")
def test_the_ball_goes_round_the_pawn_that_is_named() -> None:
    match = on_the_ball("skill", h8=(1, 0))
    play(match, "play card:skill", "choose pawn:h8")
    assert open_points(match) == around(1, 0) - {(0, 0)}


@rule("FT-CARD-SKILL.3")
def test_after_a_technical_move_one_plays_again() -> None:
    match = on_the_ball("skill", h8=(1, 2))
    told = play(match, "play card:skill", to(0, 1))
    assert "retained" not in kinds(told)
    assert drawn(told) == [1]
    assert match.spent == 0
    assert asked(match) == ("Turn", H1)
    play(match, "play card:pass-1")
    assert match.ball == match.rules.pitch.point([0, 1])


@rule("FT-CARD-SKILL.4")
def test_after_a_technical_move_into_the_goal_the_save_window_follows() -> None:
    match = scene("Turn", {"h7": (12, 2)}, ball=(12, 3), hands=full_hands({H1: ["skill"], A1: ["post"]}))
    play(match, "play card:skill", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    play(match, "play card:post", throws=["d6 2"])  # nor has it a value
    assert asked(match) == ("PostTo", A1)
