"""Paragraph 7: goalkeeper cards."""

from pathlib import Path

import pytest

from tests.rules import rule
from tests.rules.football_a_la_carte.situations import (
    AREA,
    TWO_PLAYERS,
    Order,
    after_example_5,
    before,
    drawn,
    flight,
    full_hand,
    game_with,
    goals_of,
    hand_sizes,
    in_every_order,
)
from tests.rules.table import decision, kinds, moves, play, refusal

KEEPERS = ["goalkeeper-4-all", "goalkeeper-5-all", "goalkeeper-6-left-right"]
ATTACKERS_ONLY = ["forward-1-hand", "forward-2-hand", "left-2-hand", "left-3-hand", "right-2-hand"]


@rule("FAC-EX.8", "FAC-7.2", "FAC-7.3", "FAC-7.4", "FAC-7.5", "FAC-7.6")
def test_example_8_a_goalkeeper_four_sends_the_ball_from_the_mouth_back_to_row_8() -> None:
    match = after_example_5(hands={1: ["goalkeeper-4-all"]})

    told = play(match, "play card:goalkeeper-4-all", "aim arrow:forward-4")

    assert flight(told) == (["d11", "d10", "d9", "d8"], "open_play")
    assert match.ball_name() == "d8"
    assert drawn(told) == {1: 1}
    assert (decision(match), match.seat) == ("OpenPlay", 0)
    assert match.goals == [0, 0]


@rule("FAC-7.1")
@in_every_order
def test_a_ball_in_the_net_is_no_goal_before_the_next_player_had_his_chance(order: Order) -> None:
    match = after_example_5(order)

    assert (decision(match), match.asked) == ("Save", (order[1],))
    assert match.ball_name() == "d13"
    assert match.goals == [0, 0]


@rule("FAC-7.1", "FAC-11.4")
@in_every_order
def test_even_a_player_who_cannot_stop_the_ball_is_asked(order: Order) -> None:
    hand = [*ATTACKERS_ONLY, "penalty", "free-kick-3-all", "right-1-red"]
    match = after_example_5(order, {order[1]: full_hand(order, order[1], hand)})

    assert match.goals == [0, 0]
    assert moves(match) == ["decline"]


@rule("FAC-7.2", "FAC-7.6")
@in_every_order
def test_the_next_player_saves_with_a_goalkeeper_refills_and_play_passes_on(order: Order) -> None:
    match = after_example_5(order, {order[1]: ["goalkeeper-4-all", "forward-2-red"]})
    sizes, pile = hand_sizes(match), len(match.draw_pile)

    told = play(match, "play card:goalkeeper-4-all", "aim arrow:forward-4")

    assert kinds(told).count("card") == 1
    assert drawn(told) == {order[1]: 1}
    assert hand_sizes(match) == sizes
    assert len(match.draw_pile) == pile - 1
    assert (decision(match), match.seat) == ("OpenPlay", order[2])
    assert match.goals == [0, 0]


@rule("FAC-7.2")
def test_attackers_free_kicks_and_penalties_stop_no_shot() -> None:
    others = ["forward-4-red", "free-kick-3-all", "penalty"]
    match = after_example_5(hands={1: [*others, *ATTACKERS_ONLY[:3], "goalkeeper-4-all", "corner-red"]})

    assert moves(match) == ["play card:goalkeeper-4-all", "play card:corner-red", "decline"]
    for card in others:
        assert refusal(match, f"play card:{card}").rule == "FAC-7.2"


@rule("FAC-7.3")
@pytest.mark.parametrize(
    ("card", "arrow", "landing", "result"),
    [
        ("goalkeeper-4-all", "forward-4", "d8", "OpenPlay"),
        ("goalkeeper-4-all", "left-4", "h8", "OpenPlay"),
        ("goalkeeper-4-all", "right-4", "a9", "ThrowIn"),
        ("goalkeeper-5-all", "forward-5", "d7", "OpenPlay"),
        ("goalkeeper-5-all", "left-5", "h8", "ThrowIn"),
        ("goalkeeper-6-left-right", "left-6", "h8", "ThrowIn"),
    ],
)
def test_the_saved_ball_follows_one_arrow_of_the_goalkeeper(card: str, arrow: str, landing: str, result: str) -> None:
    match = after_example_5(hands={1: KEEPERS})

    play(match, f"play card:{card}", f"aim arrow:{arrow}")

    assert match.ball_name() == landing
    assert (decision(match), match.seat) == (result, 0)


@rule("FAC-7.3")
def test_a_goalkeeper_does_not_follow_an_arrow_that_is_not_on_his_card() -> None:
    match = after_example_5(hands={1: KEEPERS})
    play(match, "play card:goalkeeper-6-left-right")

    assert moves(match) == ["aim arrow:left-6", "aim arrow:right-6"]
    for arrow in ("forward-4", "forward-5", "left-4", "right-5"):
        assert refusal(match, f"aim arrow:{arrow}").rule == "FAC-7.3"


@rule("FAC-7.4")
@pytest.mark.parametrize(
    ("attacks", "ball", "shot", "net", "landing"),
    [
        ("north", "d12", "forward-2-red", "d13", "d8"),
        ("north", "e12", "forward-2-red", "e13", "e8"),
        ("north", "c12", "right-4-red", "d13", "d8"),
        ("north", "d12", "right-4-red", "e13", "e8"),
        ("north", "e12", "left-4-red", "d13", "d8"),
        ("north", "f12", "left-4-red", "e13", "e8"),
        ("south", "e1", "forward-2-red", "e0", "e5"),
        ("south", "c1", "left-4-red", "d0", "d5"),
        ("south", "f1", "right-4-red", "e0", "e5"),
    ],
)
def test_the_save_starts_in_front_of_the_net_square_entered(
    attacks: str, ball: str, shot: str, net: str, landing: str
) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [shot], 1: ["goalkeeper-4-all"]}, attacks, ball=ball)

    play(match, f"play card:{shot}")
    assert match.ball_name() == net
    play(match, "play card:goalkeeper-4-all", "aim arrow:forward-4")

    assert match.ball_name() == landing


@rule("FAC-7.5")
@pytest.mark.parametrize("ball", ["d6", "a1", "h12", *AREA["south"], *AREA["north"]])
def test_a_goalkeeper_is_never_played_in_open_play(ball: str) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [*KEEPERS, "forward-2-red"]}, ball=ball)
    for keeper in KEEPERS:
        assert refusal(match, f"play card:{keeper}").rule == "FAC-7.5"


@rule("FAC-7.5")
def test_a_goalkeeper_is_not_played_at_a_throw_in() -> None:
    match = before("ThrowIn", TWO_PLAYERS, {0: [*KEEPERS, "forward-2-red"]}, ball="a2")
    play(match, "step square:b2")
    for keeper in KEEPERS:
        assert refusal(match, f"play card:{keeper}").rule == "FAC-7.5"


@rule("FAC-7.5", "FAC-3.7")
def test_a_goalkeeper_is_not_played_at_a_kick_off() -> None:
    match = before("KickOff", TWO_PLAYERS, {0: [*KEEPERS, "forward-2-red"]})
    play(match, "start square:d6")
    for keeper in KEEPERS:
        assert refusal(match, f"play card:{keeper}").rule == "FAC-3.7"


@rule("FAC-7.5", "FAC-5.4")
def test_a_goalkeeper_does_not_follow_a_free_kick() -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [*KEEPERS, "forward-2-red", "free-kick-2-all"]}, ball="d6")
    play(match, "play card:free-kick-2-all", "aim arrow:forward-2")
    for keeper in KEEPERS:
        assert refusal(match, f"play card:{keeper}").rule == "FAC-5.4"


@rule("FAC-7.6")
def test_even_a_save_that_reaches_the_far_area_takes_no_penalty_card(tmp_path: Path) -> None:
    game = game_with(tmp_path, 'family = "goalkeeper"\narrows = ["forward", "left"]\nnumber = 10')
    keeper = "goalkeeper-10-forward-left"
    match = game.scenario("Save", seat=1, net="d", hands={1: [keeper, "penalty"]})

    play(match, f"play card:{keeper}", "aim arrow:forward-10")

    assert match.ball_name() == "d2"
    assert (decision(match), match.seat) == ("OpenPlay", 0)


@rule("FAC-7.7")
@in_every_order
def test_a_goalkeeper_may_stay_in_the_hand(order: Order) -> None:
    match = after_example_5(order, {order[1]: ["goalkeeper-4-all", "forward-2-red"]})

    play(match, "decline")

    assert goals_of(match, order[0]) == (1, 0)
    assert match.rules.card("goalkeeper-4-all") in match.hands[order[1]].cards


@rule("FAC-7.8")
@in_every_order
def test_only_the_player_next_in_order_may_save(order: Order) -> None:
    others = sorted(set(order) - {order[1]})
    stoppers = dict(zip(others, (["goalkeeper-4-all"], ["corner-blue"], ["goalkeeper-5-all"]), strict=False))
    match = after_example_5(order, {order[1]: ["corner-red"], **stoppers})

    assert match.asked == (order[1],)
    for seat, (card,) in stoppers.items():
        assert refusal(match, f"play card:{card}", seat=seat).rule == "FAC-7.1"
