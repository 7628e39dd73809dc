"""Move and acceleration: runs, and the ball taken along (FT-CARD-MOVE, FT-CARD-ACCEL)."""

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, drawn, full_hands, hand
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, H1, Point, point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def running(card: str, at: Point, ball: Point = FAR, **others: Point) -> FootimeMatch:
    """H1 has laid a move card for h7, who stands there."""
    hands = full_hands({H1: [card]})
    match = scene("Turn", {"h7": at, **others}, ball=ball, hands=hands)
    play(match, f"play card:{card}", "choose pawn:h7")
    return match


@rule("FT-CARD-MOVE.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_pawn_runs_as_far_as_the_card_says(value: int) -> None:
    match = running(f"move-{value}", (0, 0))
    assert open_points(match) == around(0, 0, value)
    assert refusal(match, to(value + 1, 0)).rule == "FT-MOVE.2"
    play(match, to(value, 0))
    assert where(match, "h7") == (value, 0)


@rule("FT-CARD-MOVE.1")
def test_one_moves_pawns_of_ones_own_team_only() -> None:
    match = scene("Turn", {"h7": (0, 0), "a7": (5, 5)}, ball=FAR, hands=full_hands({H1: ["move-2"]}))
    play(match, "play card:move-2")
    assert moves(match) == ["choose pawn:h1", "choose pawn:h7"]
    assert refusal(match, "choose pawn:a7").rule == "FT-CARD-MOVE.1"


@rule("FT-CARD-MOVE.1")
def test_a_pawn_that_is_shut_in_cannot_be_moved() -> None:
    pawns = {"h7": (13, 8), "a8": (13, 7), "a9": (12, 7), "a10": (12, 8)}
    match = scene("Turn", pawns, ball=FAR, hands=full_hands({H1: ["move-2"]}))
    play(match, "play card:move-2")
    assert moves(match) == ["choose pawn:h1"]
    assert refusal(match, "choose pawn:h7").rule == "FT-MOVE.5"


@rule("FT-CARD-MOVE.2", "FT-CARD-MOVE.4")
def test_a_ball_touched_goes_beside_the_point_where_the_run_ends() -> None:
    match = running("move-4", (0, 0), ball=(1, 0), a7=(4, 1))
    play(match, to(3, 0), "take ball:ball")
    assert open_points(match) == around(3, 0) - {(4, 1)}
    assert refusal(match, to(5, 0)).rule == "FT-CARD-MOVE.4"
    assert refusal(match, to(4, 1)).rule == "FT-MOVE.4"
    play(match, to(4, 0))
    assert (where(match, "h7"), where(match, "ball")) == ((3, 0), (4, 0))


@rule("FT-CARD-MOVE.2")
def test_a_run_that_ends_on_the_ball_must_take_it_along() -> None:
    match = running("move-1", (0, 0), ball=(1, 0))
    play(match, to(1, 0))
    assert open_points(match) == around(1, 0)


@rule("FT-CARD-MOVE.2")
def test_a_run_that_can_avoid_the_ball_may_leave_it() -> None:
    match = running("move-4", (0, 0), ball=(1, 0))
    play(match, to(3, 0))
    assert moves(match) == ["take ball:ball", "leave ball:ball"]
    play(match, "leave ball:ball")
    assert (where(match, "h7"), where(match, "ball")) == ((3, 0), (1, 0))
    assert asked(match) == ("Turn", A1)


@rule("FT-CARD-MOVE.3")
def test_to_run_past_the_ball_is_not_to_touch_it() -> None:
    match = running("move-2", (0, 0), ball=(1, 2))
    told = play(match, to(1, 1))
    assert kinds(told)[:2] == ["card", "run"]
    assert told[1].details["touched"] is False
    assert where(match, "ball") == (1, 2)
    assert asked(match) == ("Turn", A1)


@rule("FT-CARD-MOVE.5")
def test_a_run_can_put_the_ball_in_the_goal() -> None:
    match = running("move-3", (9, 1), ball=(11, 1))
    play(match, to(12, 1), "take ball:ball")
    assert {(13, 1), (13, 2), (13, 0)} & open_points(match) == {(13, 1), (13, 2)}
    told = play(match, to(13, 1))
    assert "shot" in kinds(told)
    assert asked(match) == ("SaveWindow", A1)
    assert match.goals == [0, 0]


@rule("FT-CARD-MOVE.6")
def test_a_goalkeeper_who_runs_without_the_ball_goes_back_too() -> None:
    match = scene("Turn", {}, ball=FAR, hands=full_hands({H1: ["move-3"]}))
    told = play(match, "play card:move-3", "choose pawn:h1", to(-10, 3))
    assert [event.details["to"] for event in told if event.kind == "run"] == [f"point:{point(-10, 3)}"]
    assert where(match, "h1") == (-13, 0)


@rule("FT-CARD-MOVE.6")
def test_a_goalkeeper_cannot_leave_the_ball_in_its_own_goal() -> None:
    match = scene("Turn", {}, ball=(-11, 0), hands=full_hands({H1: ["move-3"]}))
    play(match, "play card:move-3", "choose pawn:h1", to(-12, 0), "take ball:ball")
    assert open_points(match) == around(-12, 0) - {(-13, -1), (-13, 0), (-13, 1)}


@rule("FT-CARD-MOVE.7")
def test_a_run_up_to_a_team_mate_is_not_retained() -> None:
    match = running("move-3", (0, 0), ball=(1, 0), h8=(4, 0))
    told = play(match, to(2, 0), "take ball:ball", to(3, 0))
    assert "retained" not in kinds(told)
    assert asked(match) == ("Turn", A1)


# ---- acceleration


def laying(*cards: str, ball: Point = FAR, at: Point = (0, 0)) -> FootimeMatch:
    return scene("Turn", {"h7": at}, ball=ball, hands=full_hands({H1: cards}))


@rule("FT-CARD-ACCEL.1")
@pytest.mark.parametrize("value", [1, 3, 4])
def test_acceleration_doubles_a_move(value: int) -> None:
    match = laying("acceleration", f"move-{value}")
    play(match, "play card:acceleration", f"play card:move-{value}", "choose pawn:h7")
    assert open_points(match) == around(0, 0, 2 * value)


@rule("FT-CARD-ACCEL.2")
@pytest.mark.parametrize(("joker", "value"), [("joker-7", 14), ("joker-9", 18)])
def test_acceleration_doubles_a_joker_which_is_a_move_then(joker: str, value: int) -> None:
    match = laying("acceleration", joker, at=(-9, 0), ball=(-8, 0))
    play(match, "play card:acceleration", f"play card:{joker}")
    assert asked(match) == ("Runner", H1)
    play(match, "choose pawn:h7")
    assert max(x for x, _ in open_points(match)) == -9 + value


@rule("FT-CARD-ACCEL.3")
def test_acceleration_needs_a_card_to_double() -> None:
    match = laying("acceleration")
    assert refusal(match, "play card:acceleration").rule == "FT-CARD-ACCEL.3"
    play(match, "waste card:acceleration")
    assert asked(match) == ("Turn", A1)
    assert where(match, "h7") == (0, 0)


@rule("FT-CARD-ACCEL.3")
def test_acceleration_does_not_double_a_pass() -> None:
    match = laying("acceleration", "move-2", ball=(1, 0))
    play(match, "play card:acceleration")
    assert moves(match) == ["play card:move-2"]
    assert refusal(match, "play card:pass-1").rule == "FT-CARD-ACCEL.3"


@rule("FT-CARD-ACCEL.3")
def test_acceleration_may_be_laid_alone_to_no_effect() -> None:
    match = laying("acceleration", "move-2")
    assert {"play card:acceleration", "waste card:acceleration"} <= set(moves(match))
    play(match, "waste card:acceleration")
    assert "move-2" in hand(match, H1)
    assert asked(match) == ("Turn", A1)


@rule("FT-GAP.58", "FT-CARDS.1", "FT-CARDS.2")
def test_an_acceleration_laid_with_a_card_that_it_does_not_suit_is_wasted_with_it() -> None:
    match = laying("acceleration", "pass-4", ball=(1, 0))
    pile = len(match.draw_pile)
    told = play(match, "waste-pair card:acceleration")
    assert (kinds(told), asked(match)) == ([], ("WasteWith", H1))
    told = play(match, "waste card:pass-4")
    assert kinds(told) == ["card", "card", "turn lost", "draw"]
    assert match.card_names(match.played.cards[-2:]) == ["acceleration", "pass-4"]
    assert (drawn(told), len(match.hands[H1]), len(match.draw_pile)) == ([2], 8, pile - 2)
    assert (where(match, "ball"), asked(match)) == ((1, 0), ("Turn", A1))


@rule("FT-GAP.58", "FT-CARD-ACCEL.5")
def test_only_pairs_that_do_not_fit_are_wasted() -> None:
    hand = ["acceleration", "acceleration", "move-2", "move-2", "move-3", "joker-7", "pass-1", "duel"]
    match = laying(*hand)
    play(match, "waste-pair card:acceleration")
    assert moves(match) == ["waste card:acceleration", "waste card:pass-1", "waste card:duel"]
    assert refusal(match, "waste card:move-2").key == "pair_suits"
    assert refusal(match, "waste card:power").rule == "FT-TURN.3"
    once = laying("acceleration", "move-2")
    play(once, "waste-pair card:acceleration")
    assert refusal(once, "waste card:acceleration").key == "only_one_held"


@rule("FT-GAP.58")
def test_there_is_no_pair_to_waste_where_every_other_card_fits() -> None:
    match = laying("acceleration", *["move-2"] * 4, *["move-3"] * 3)
    assert "waste-pair card:acceleration" not in moves(match)
    assert refusal(match, "waste-pair card:acceleration").key == "no_such_pair"
    assert refusal(match, "waste-pair card:move-2").key == "no_such_pair"
    assert refusal(match, "waste-pair card:power").key == "no_such_card"


@rule("FT-CARD-ACCEL.4")
def test_both_cards_are_laid_and_both_are_replaced() -> None:
    match = laying("acceleration", "move-2")
    pile = len(match.draw_pile)
    told = play(match, "play card:acceleration", "play card:move-2", "choose pawn:h7", to(4, 4))
    assert match.card_names(match.played.cards[-2:]) == ["acceleration", "move-2"]
    assert drawn(told) == [2]
    assert (len(match.hands[H1]), len(match.draw_pile)) == (8, pile - 2)


@rule("FT-CARD-ACCEL.5")
def test_a_run_is_accelerated_only_once() -> None:
    match = laying("acceleration", "acceleration", "move-2")
    play(match, "play card:acceleration")
    assert refusal(match, "play card:acceleration").rule == "FT-CARD-ACCEL.3"
    play(match, "play card:move-2", "choose pawn:h7")
    assert open_points(match) == around(0, 0, 4)
