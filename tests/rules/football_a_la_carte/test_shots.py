"""Paragraph 11: shots."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from tests.rules import rule
from tests.rules.football_a_la_carte.situations import (
    GAME,
    TWO_PLAYERS,
    Order,
    after_example_5,
    before,
    drawn,
    flight,
    full_hand,
    goals_of,
    in_every_order,
)
from tests.rules.table import decision, kinds, moves, play, refusal

NO_STOPPERS = [
    "forward-2-red", "forward-2-blue", "left-2-red", "right-2-blue", "left-3-blue", "right-3-red", "forward-1-red",
    "forward-5-red",
]  # fmt: skip


@rule("FAC-EX.5", "FAC-11.1", "FAC-11.2", "FAC-11.3", "FAC-1.5")
def test_example_5_a_forward_six_from_d9_is_a_shot_with_two_squares_unused() -> None:
    match = GAME.scenario("OpenPlay", seat=0, ball="d9", hands={0: ["forward-6-blue"]})

    told = play(match, "play card:forward-6-blue")

    assert flight(told) == (["d10", "d11", "d12"], "shot")
    assert match.ball_name() == "d13"
    assert (decision(match), match.seat) == ("Save", 1)


@rule("FAC-EX.6", "FAC-11.3", "FAC-GAP.21")
def test_example_6_a_diagonal_at_the_post_is_a_shot_when_the_next_square_is_in_the_net() -> None:
    match = GAME.scenario("OpenPlay", seat=0, ball="b11", hands={0: ["right-4-red"]})

    told = play(match, "play card:right-4-red")

    assert flight(told) == (["c12"], "shot")
    assert match.ball_name() == "d13"


@rule("FAC-EX.6", "FAC-GAP.21")
def test_example_6_the_same_diagonal_is_out_where_a_shot_must_pass_strictly_between_the_posts() -> None:
    game = FootballALaCarte(post_rule="strictly_between")
    match = game.scenario("OpenPlay", seat=0, ball="b11", hands={0: ["right-4-red"]})

    told = play(match, "play card:right-4-red")

    assert flight(told) == (["c12"], "clear_low")
    assert moves(match) == ["start square:b11", "start square:b12"]


@rule("FAC-EX.9", "FAC-11.4", "FAC-11.5", "FAC-11.6")
def test_example_9_a_declined_shot_is_a_goal_and_the_decliner_kicks_off() -> None:
    match = after_example_5(hands={1: ["forward-2-red"]})

    told = play(match, "decline")

    assert kinds(told) == ["goal"], "the turn goes on: nobody draws yet"
    assert match.goals == [1, 0]
    assert (decision(match), match.seat) == ("KickOff", 1)


@rule("FAC-11.1")
@pytest.mark.parametrize(
    ("ball", "card"),
    [
        ("d12", "forward-1-hand"),
        ("d12", "forward-6-blue"),
        ("d8", "forward-5-red"),
        ("d8", "forward-6-blue"),
        ("d10", "forward-4-red"),
    ],
)
def test_exact_or_not_a_number_that_reaches_the_net_is_a_shot(ball: str, card: str) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [card]}, ball=ball)

    play(match, f"play card:{card}")

    assert decision(match) == "Save"
    assert match.ball_name() == "d13"


@rule("FAC-11.2")
def test_a_ball_that_stops_on_the_goal_line_square_is_no_shot() -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: ["forward-4-red"]}, ball="d8")

    play(match, "play card:forward-4-red", "pass")

    assert match.ball_name() == "d12"
    assert (decision(match), match.seat) == ("OpenPlay", 1)


@rule("FAC-11.2", "FAC-11.3", "FAC-6.2", "FAC-10.6")
@pytest.mark.parametrize(
    ("attacks", "card", "from_column_a_to_h"),
    [
        ("north", "forward-3-red", "low low low d13 e13 high high high"),
        ("north", "left-3-blue", "touch low low low d13 e13 high high"),
        ("north", "right-3-red", "low low d13 e13 high high high touch"),
        ("south", "forward-3-red", "low low low d0 e0 high high high"),
        ("south", "left-3-blue", "low low d0 e0 high high high touch"),
        ("south", "right-3-red", "touch low low low d0 e0 high high"),
    ],
)
def test_the_first_square_beyond_the_goal_line_decides_between_shot_and_out(
    attacks: str, card: str, from_column_a_to_h: str
) -> None:
    row = 12 if attacks == "north" else 1
    words = {"clear_low": "low", "clear_high": "high", "throw_in": "touch"}
    for column, expected in zip("abcdefgh", from_column_a_to_h.split(), strict=True):
        match = before("OpenPlay", TWO_PLAYERS, {0: [card]}, attacks, ball=f"{column}{row}")

        _, result = flight(play(match, f"play card:{card}"))

        assert (match.ball_name() if result == "shot" else words[str(result)]) == expected
        assert match.goals == [0, 0]


@rule("FAC-11.4")
@in_every_order
@pytest.mark.parametrize("stopper", ["", "goalkeeper-4-all", "corner-red"])
def test_a_shot_that_is_not_stopped_is_a_goal(order: Order, stopper: str) -> None:
    hand = [stopper, *NO_STOPPERS] if stopper else NO_STOPPERS
    match = after_example_5(order, {order[1]: full_hand(order, order[1], hand)})

    play(match, "decline")

    assert goals_of(match, order[0]) == (1, 0)


@rule("FAC-11.4")
@pytest.mark.parametrize("stop", [["play card:goalkeeper-4-all", "aim arrow:forward-4"], ["play card:corner-red"]])
def test_a_shot_that_is_stopped_is_no_goal(stop: list[str]) -> None:
    match = after_example_5(hands={1: ["goalkeeper-4-all", "corner-red"]})

    play(match, *stop)

    assert match.goals == [0, 0]
    assert decision(match) in ("OpenPlay", "CornerCut")


@rule("FAC-11.5")
@pytest.mark.parametrize("goals", [(0, 0), (2, 1)])
@pytest.mark.parametrize(("order", "added"), [((0, 1, 0, 1), (1, 0)), ((1, 0, 1, 0), (0, 1))])
def test_the_score_is_noted_before_the_kick_off(order: Order, added: tuple[int, int], goals: tuple[int, int]) -> None:
    match = after_example_5(order, {order[1]: ["forward-2-red"]}, goals=goals)

    told = play(match, "decline")

    score = [before + more for before, more in zip(goals, added, strict=True)]
    assert told[0].seen_by(None)["score"] == score
    assert match.table(None)["score"] == score
    assert decision(match) == "KickOff"


@rule("FAC-11.6", "FAC-GAP.22", "FAC-3.9")
@in_every_order
def test_the_player_who_could_have_saved_kicks_off_in_the_same_turn(order: Order) -> None:
    match = after_example_5(order, {order[1]: ["forward-2-red"]})
    pile = len(match.draw_pile)

    play(match, "decline")
    assert (decision(match), match.asked) == ("KickOff", (order[1],))
    assert match.ball_name() == "centre"
    assert len(match.draw_pile) == pile
    for other in set(order) - {order[1]}:
        assert refusal(match, "start square:d7", seat=other).rule == "FAC-3.4"

    told = play(match, "start square:d7", "play card:forward-2-red")
    assert match.ball_name() == "d5"
    assert drawn(told) == {order[1]: 1}
    assert (decision(match), match.asked) == ("OpenPlay", (order[2],))
