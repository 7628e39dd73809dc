"""Paragraph 9: penalty cards."""

from pathlib import Path

import pytest

from tests.rules import rule
from tests.rules.football_a_la_carte.situations import (
    AREA,
    GAME,
    TWO_PLAYERS,
    Order,
    before,
    drawn,
    flight,
    game_with,
    goals_of,
    hand_sizes,
    in_every_order,
)
from tests.rules.table import decision, kinds, moves, play, refusal

PENALTY = "play card:penalty"


@rule("FAC-EX.13", "FAC-9.1", "FAC-9.2", "FAC-9.3", "FAC-9.4", "FAC-9.7", "FAC-9.8")
def test_example_13_a_penalty_added_to_a_right_three_is_a_goal_without_a_hand() -> None:
    hands = {0: ["right-3-red", "penalty"], 1: ["forward-2-red"]}
    match = before("OpenPlay", TWO_PLAYERS, hands, ball="c8", draw_pile=["forward-5-blue"])
    pile = len(match.draw_pile)

    told = play(match, "play card:right-3-red")
    assert flight(told) == (["d9", "e10", "f11"], "open_play")
    assert (decision(match), match.seat) == ("PenaltyOption", 0)

    play(match, PENALTY)
    assert (decision(match), match.seat) == ("PenaltyCut", 1)

    told = play(match, "cut", throws=["cut 1"])
    assert told[0].facts["card"] == "forward-5-blue"
    assert match.goals == [1, 0]
    assert match.ball_name() == "centre"
    assert drawn(told) == {0: 2}
    assert hand_sizes(match) == (8, 8)
    assert len(match.draw_pile) == pile - 2
    assert (decision(match), match.seat) == ("KickOff", 1)
    assert moves(match) == ["start square:d7", "start square:e7"]


@rule("FAC-EX.14", "FAC-9.5", "FAC-9.6", "FAC-6.1", "FAC-6.7")
def test_example_14_a_hand_stops_the_penalty_and_a_goalkeeper_clears() -> None:
    hands = {0: ["right-3-red", "penalty"], 1: ["goalkeeper-5-all"]}
    match = before("OpenPlay", TWO_PLAYERS, hands, ball="c8", draw_pile=["left-2-hand"])

    told = play(match, "play card:right-3-red", PENALTY, "cut", throws=["cut 1"])
    assert drawn(told) == {0: 2}
    assert match.goals == [0, 0]

    told = play(match, "start square:c12", "play card:goalkeeper-5-all", "aim arrow:forward-5")
    assert match.ball_name() == "c7"
    assert drawn(told) == {1: 1}
    assert (decision(match), match.seat) == ("OpenPlay", 0)
    assert match.goals == [0, 0]


@rule("FAC-EX.15", "FAC-9.2", "FAC-9.7")
def test_example_15_a_penalty_alone_after_a_short_clearance() -> None:
    hands = {0: ["penalty"], 1: ["forward-1-hand", "forward-2-red"]}
    match = before("Clearance", (1, 0, 1, 0), hands, "south", draw_pile=["forward-1-red", "free-kick-3-all"])
    play(match, "start square:e12", "play card:forward-1-hand")
    assert match.ball_name() == "e11"

    told = play(match, PENALTY, "cut", throws=["cut 1"])

    assert kinds(told) == ["card", "cut", "goal", "draw"]
    assert told[1].facts["card"] == "free-kick-3-all"
    assert drawn(told) == {0: 1}
    assert match.goals == [1, 0]
    assert (decision(match), match.seat) == ("KickOff", 1)


@rule("FAC-9.1")
@pytest.mark.parametrize("attacks", ["north", "south"])
def test_a_penalty_may_be_played_on_every_square_of_the_area_attacked_and_nowhere_else(attacks: str) -> None:
    allowed = []
    for square in GAME.pitch.names:
        match = before("OpenPlay", TWO_PLAYERS, {0: ["penalty", "forward-2-red"]}, attacks, ball=square)
        if PENALTY in moves(match):
            allowed.append(square)
        else:
            assert refusal(match, PENALTY).rule == "FAC-9.1"
    assert allowed == AREA[attacks]


@rule("FAC-9.1", "FAC-GAP.16")
@pytest.mark.parametrize(
    ("ball", "card", "landing", "offered"),
    [
        ("d9", "forward-2-red", "d11", True),
        ("b8", "right-4-red", "f12", True),
        ("d8", "forward-2-red", "d10", False),
        ("b9", "forward-2-red", "b11", False),
        ("g10", "forward-2-red", "g12", False),
        ("d1", "forward-1-hand", "d2", False),
    ],
)
def test_a_move_is_followed_by_a_penalty_only_when_it_ends_in_the_area_attacked(
    ball: str, card: str, landing: str, offered: bool
) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [card, "penalty"]}, ball=ball)

    play(match, f"play card:{card}")

    assert match.ball_name() == landing
    assert (decision(match), match.seat) == (("PenaltyOption", 0) if offered else ("OpenPlay", 1))
    assert (PENALTY in moves(match)) == offered


@rule("FAC-9.1")
@pytest.mark.parametrize(
    ("ball", "card", "result"),
    [("d10", "forward-3-red", "Save"), ("d11", "left-4-red", "Clearance"), ("f11", "right-4-red", "Clearance")],
)
def test_a_ball_that_only_passes_through_the_area_gives_no_penalty(ball: str, card: str, result: str) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [card, "penalty"]}, ball=ball)

    play(match, f"play card:{card}")

    assert (decision(match), match.seat) == (result, 1)


@rule("FAC-9.1")
def test_a_player_may_keep_his_penalty_card() -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: ["forward-2-red", "penalty"]}, ball="d9")

    told = play(match, "play card:forward-2-red", "pass")

    assert drawn(told) == {0: 1}
    assert match.ball_name() == "d11"
    assert (decision(match), match.seat) == ("OpenPlay", 1)


@rule("FAC-9.2")
@pytest.mark.parametrize(
    ("turn", "ball", "cards_laid"),
    [
        (["play card:forward-2-red"], "d9", 1),
        (["play card:free-kick-2-all", "aim arrow:left-2", "play card:forward-2-red"], "f7", 2),
        ([], "d11", 0),
    ],
    ids=["after an attacker", "after a free kick and an attacker", "alone"],
)
@in_every_order
def test_the_penalty_follows_the_cards_of_the_turn_or_is_its_only_card(
    order: Order, turn: list[str], ball: str, cards_laid: int
) -> None:
    hands = {order[0]: ["forward-2-red", "free-kick-2-all", "penalty"], order[1]: ["forward-2-blue"]}
    match = before("OpenPlay", order, hands, ball=ball, draw_pile=["forward-5-blue"])

    told = play(match, *turn, PENALTY, "cut", throws=["cut 1"])

    assert goals_of(match, order[0]) == (1, 0)
    assert drawn(told) == {order[0]: cards_laid + 1}


@rule("FAC-9.2", "FAC-10.4")
def test_the_penalty_may_follow_the_card_of_a_throw_in() -> None:
    match = before("ThrowIn", TWO_PLAYERS, {0: ["left-1-blue", "penalty"]}, ball="h10")

    play(match, "step square:g11", "play card:left-1-blue")

    assert match.ball_name() == "f12"
    assert (decision(match), match.seat) == ("PenaltyOption", 0)
    assert PENALTY in moves(match)


@rule("FAC-9.2")
def test_no_other_card_is_added_to_the_turn() -> None:
    others = ["forward-1-red", "free-kick-2-all", "goalkeeper-4-all", "corner-red"]
    match = before("OpenPlay", TWO_PLAYERS, {0: ["forward-2-red", "penalty", *others]}, ball="d9")
    play(match, "play card:forward-2-red")

    assert moves(match) == [PENALTY, "pass"]
    for card in others:
        assert refusal(match, f"play card:{card}").rule == "FAC-9.2"


@rule("FAC-9.3")
@in_every_order
def test_the_card_lies_open_before_the_cut(order: Order) -> None:
    match = before("OpenPlay", order, {order[0]: ["penalty"]}, ball="d11")

    told = play(match, PENALTY)

    assert kinds(told) == ["card"]
    assert decision(match) == "PenaltyCut"
    assert match.rules.card("penalty") not in match.hands[order[0]].cards
    for viewer in (None, *order):
        assert match.table(viewer)["laid"] == ["card:penalty"]


@rule("FAC-9.4")
@in_every_order
def test_the_opponent_next_in_order_cuts_the_draw_pile_and_shows_the_card(order: Order) -> None:
    discards = ["forward-5-red", "forward-5-hand", "left-4-red", "right-4-red"]
    match = before("OpenPlay", order, {order[0]: ["penalty"]}, ball="d11", discard_pile=discards)
    play(match, PENALTY)

    assert match.asked == (order[1],)
    assert moves(match) == ["cut"]
    assert refusal(match, "pass").rule == "FAC-9.4"
    for other in set(order) - {order[1]}:
        assert refusal(match, "cut", seat=other).rule == "FAC-9.4"

    lowest = match.card_ids(match.draw_pile.cards)[0]
    cut = play(match, "cut", throws=[f"cut {len(match.draw_pile)}"])[0].seen_by(None)
    assert (cut["kind"], cut["seat"], cut["card"]) == ("cut", order[1], lowest)


@rule("FAC-9.5", "FAC-9.7")
@pytest.mark.parametrize("attacks", ["north", "south"])
@pytest.mark.parametrize(
    ("shown", "stopped"),
    [
        ("forward-1-hand", True),
        ("left-2-hand", True),
        ("right-4-hand", True),
        ("forward-5-red", False),
        ("forward-5-blue", False),
        ("corner-red", False),
        ("corner-blue", False),
        ("free-kick-3-all", False),
        ("goalkeeper-4-all", False),
    ],
)
def test_a_hand_stops_the_penalty_and_any_other_card_is_a_goal(attacks: str, shown: str, stopped: bool) -> None:
    hands = {1: ["forward-2-red"]}
    match = before("PenaltyCut", TWO_PLAYERS, hands, attacks, laid=["penalty"], draw_pile=[shown])

    play(match, "cut", throws=["cut 1"])

    if stopped:
        assert match.goals == [0, 0]
        assert moves(match) == [f"start square:{square}" for square in AREA[attacks]]
    else:
        assert match.goals == [1, 0]
        assert match.ball_name() == "centre"
        assert decision(match) == "KickOff"


@rule("FAC-9.6", "FAC-9.10")
@in_every_order
def test_the_cutter_of_a_stopped_penalty_clears_in_a_turn_of_his_own(order: Order) -> None:
    hands = {order[0]: ["penalty"], order[1]: ["forward-2-red"]}
    match = before("OpenPlay", order, hands, ball="d11", draw_pile=["left-2-hand"])

    play(match, PENALTY, "cut", throws=["cut 1"])

    assert (decision(match), match.asked) == ("Clearance", (order[1],))
    told = play(match, "start square:e12", "play card:forward-2-red")
    assert match.ball_name() == "e10"
    assert drawn(told) == {order[1]: 1}
    assert match.asked == (order[2],)


@rule("FAC-9.8", "FAC-9.10", "FAC-8.8")
@in_every_order
def test_the_cutter_of_a_scored_penalty_kicks_off_in_a_turn_of_his_own(order: Order) -> None:
    hands = {order[0]: ["penalty"], order[1]: ["forward-2-red"]}
    match = before("OpenPlay", order, hands, ball="d11", draw_pile=["forward-5-blue"])

    play(match, PENALTY, "cut", throws=["cut 1"])

    assert goals_of(match, order[0]) == (1, 0)
    assert (decision(match), match.asked) == ("KickOff", (order[1],))
    play(match, "start square:e7", "play card:forward-2-red")
    assert match.ball_name() == "e5"
    assert match.asked == (order[2],)


@rule("FAC-9.9")
@pytest.mark.parametrize("stopper", ["goalkeeper-4-all", "corner-red", "corner-blue"])
def test_goalkeepers_and_corners_stop_no_penalty(stopper: str) -> None:
    hands = {0: ["penalty"], 1: [stopper, "forward-2-red"]}
    match = before("OpenPlay", TWO_PLAYERS, hands, ball="d11", draw_pile=["forward-5-blue"])

    play(match, PENALTY)
    assert refusal(match, f"play card:{stopper}").rule == "FAC-9.4"
    play(match, "cut", throws=["cut 1"])

    assert match.goals == [1, 0]
    assert decision(match) == "KickOff"
    assert f"play card:{stopper}" not in moves(match)


@rule("FAC-9.11", "FAC-8.14", "FAC-GAP.20")
@in_every_order
def test_the_taker_refills_after_the_cut(order: Order) -> None:
    hands = {order[0]: ["forward-2-red", "penalty"], order[1]: ["forward-2-blue"]}
    pile = ["forward-1-hand", "forward-5-blue", "left-6-red", "right-6-blue", "forward-1-red"]
    match = before("OpenPlay", order, hands, ball="d9", draw_pile=pile)
    full = hand_sizes(match)

    play(match, "play card:forward-2-red", PENALTY)
    assert len(match.hands[order[0]]) == full[order[0]] - 2
    play(match, "cut", throws=["cut 2"])

    assert hand_sizes(match) == full
    # The cut brings the cards below the one shown to the top of the pile, and the taker draws two of these.
    assert {"left-6-red", "right-6-blue"} <= set(match.card_names(match.hands[order[0]].cards))


@rule("FAC-9.12")
@pytest.mark.parametrize(("turn", "ball"), [(["play card:forward-2-red"], "d9"), ([], "d11")])
@pytest.mark.parametrize(("shown", "next_decision"), [("left-2-hand", "Clearance"), ("forward-5-blue", "KickOff")])
def test_a_second_penalty_card_waits_for_another_turn(
    tmp_path: Path, turn: list[str], ball: str, shown: str, next_decision: str
) -> None:
    hands = {0: ["forward-2-red", "penalty", "penalty"], 1: ["forward-2-blue"]}
    match = game_with(tmp_path, 'family = "penalty"').scenario("OpenPlay", ball=ball, hands=hands, draw_pile=[shown])

    play(match, *turn, PENALTY)
    assert refusal(match, PENALTY, seat=0).rule == "FAC-9.4"
    play(match, "cut", throws=["cut 1"])

    assert (decision(match), match.asked) == (next_decision, (1,))
    assert match.hands[0].cards.count(match.rules.card("penalty")) == 1
