"""Paragraph 10: throw-ins."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from tests.rules import rule
from tests.rules.football_a_la_carte.situations import (
    GAME,
    TWO_PLAYERS,
    Order,
    before,
    drawn,
    flight,
    hand_sizes,
    in_every_order,
)
from tests.rules.table import decision, moves, play, refusal


def steps(*squares: str) -> list[str]:
    """The moves that step the ball to these squares."""
    return [f"step square:{square}" for square in squares]


@rule("FAC-EX.21", "FAC-10.1", "FAC-10.2", "FAC-10.3", "FAC-10.4", "FAC-10.5")
def test_example_21_a_ball_over_the_touchline_is_stepped_in_and_played_on() -> None:
    match = GAME.scenario("OpenPlay", seat=0, ball="g6", hands={0: ["right-4-red"], 1: ["forward-2-red"]})

    told = play(match, "play card:right-4-red")
    assert flight(told) == (["h7"], "throw_in")
    assert match.ball_name() == "h7"
    assert (decision(match), match.seat) == ("ThrowIn", 1)

    told = play(match, "step square:g6", "play card:forward-2-red")
    assert flight(told) == (["g5", "g4"], "open_play")
    assert match.ball_name() == "g4"
    assert (decision(match), match.seat) == ("OpenPlay", 0)


@rule("FAC-EX.22", "FAC-10.6")
def test_example_22_a_ball_out_exactly_at_a_corner_is_thrown_in_from_the_corner_square() -> None:
    match = GAME.scenario("OpenPlay", seat=0, ball="g11", hands={0: ["right-3-red"], 1: ["forward-2-red"]})

    told = play(match, "play card:right-3-red")
    assert flight(told) == (["h12"], "throw_in")
    assert match.ball_name() == "h12"
    assert (decision(match), match.seat) == ("ThrowIn", 1)

    play(match, "step square:g11", "play card:forward-2-red")
    assert match.ball_name() == "g9"


@rule("FAC-10.1")
@in_every_order
def test_the_next_player_throws_in_and_nobody_else(order: Order) -> None:
    match = before("OpenPlay", order, {order[0]: ["left-4-red"]}, ball="b5")

    play(match, "play card:left-4-red")

    assert (decision(match), match.asked) == ("ThrowIn", (order[1],))
    for other in set(order) - {order[1]}:
        assert refusal(match, "step square:b6", seat=other).rule == "FAC-10.3"


@rule("FAC-10.1", "FAC-10.5")
@pytest.mark.parametrize(
    ("attacks", "ball", "card", "left_at"),
    [
        ("north", "c4", "left-4-red", "a6"),
        ("north", "a6", "left-1-blue", "a6"),
        ("north", "f4", "right-4-red", "h6"),
        ("north", "h6", "right-1-red", "h6"),
        ("south", "f9", "left-4-red", "h7"),
        ("south", "h7", "left-1-blue", "h7"),
        ("south", "c9", "right-4-red", "a7"),
        ("south", "a7", "right-1-red", "a7"),
    ],
)
def test_a_ball_over_the_touchline_on_a_diagonal_is_put_back_on_the_last_square_before_the_line(
    attacks: str, ball: str, card: str, left_at: str
) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [card]}, attacks, ball=ball)

    play(match, f"play card:{card}")

    assert decision(match) == "ThrowIn"
    assert match.ball_name() == left_at


@rule("FAC-10.5")
def test_a_diagonal_that_ends_on_the_last_square_does_not_cross_the_touchline() -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: ["left-2-red"]}, ball="c4")

    play(match, "play card:left-2-red")

    assert (match.ball_name(), decision(match)) == ("a6", "OpenPlay")


@rule("FAC-10.2")
@pytest.mark.parametrize(("card", "ball", "left_at"), [("across-left", "b5", "a5"), ("across-right", "g5", "h5")])
def test_a_ball_straight_over_the_touchline_is_put_back_where_it_left(card: str, ball: str, left_at: str) -> None:
    game = FootballALaCarte(sideways_cards=True)
    match = game.scenario("OpenPlay", ball=ball, hands={0: [f"{card}-2-hand"]})

    play(match, f"play card:{card}-2-hand")

    assert (decision(match), match.seat) == ("ThrowIn", 1)
    assert match.ball_name() == left_at


@rule("FAC-10.6")
@pytest.mark.parametrize(
    ("attacks", "ball", "card", "corner"),
    [
        ("north", "b11", "left-3-blue", "a12"),
        ("north", "a12", "left-1-blue", "a12"),
        ("north", "h12", "right-1-red", "h12"),
        ("south", "b2", "right-3-red", "a1"),
        ("south", "g2", "left-3-blue", "h1"),
    ],
)
def test_a_ball_out_diagonally_at_a_corner_is_put_back_on_the_corner_square(
    attacks: str, ball: str, card: str, corner: str
) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [card]}, attacks, ball=ball)

    play(match, f"play card:{card}")

    assert (decision(match), match.seat) == ("ThrowIn", 1)
    assert match.ball_name() == corner


@rule("FAC-10.3", "FAC-GAP.32")
@pytest.mark.parametrize(
    ("left_at", "squares"),
    [
        ("a7", ("a6", "b6", "b7", "a8", "b8")),
        ("h7", ("g6", "h6", "g7", "g8", "h8")),
        ("a1", ("b1", "a2", "b2")),
        ("h1", ("g1", "g2", "h2")),
        ("a12", ("a11", "b11", "b12")),
        ("h12", ("g11", "h11", "g12")),
    ],
)
def test_the_ball_steps_one_square_in_any_direction_that_stays_on_the_pitch(
    left_at: str, squares: tuple[str, ...]
) -> None:
    match = before("ThrowIn", TWO_PLAYERS, {0: ["forward-2-red"]}, ball=left_at)

    assert moves(match) == steps(*squares)


@rule("FAC-10.3", "FAC-10.7")
@pytest.mark.parametrize("square", ["h7", "f7", "h9", "f5", "a7"])
def test_the_ball_neither_stays_nor_steps_further(square: str) -> None:
    match = before("ThrowIn", TWO_PLAYERS, {0: ["forward-2-red"]}, ball="h7")

    assert refusal(match, f"step square:{square}").rule == "FAC-10.3"


@rule("FAC-10.7")
def test_no_card_is_played_before_the_step() -> None:
    match = before("ThrowIn", TWO_PLAYERS, {0: ["forward-2-red", "free-kick-2-all"]}, ball="h7")

    for move in ("play card:forward-2-red", "play card:free-kick-2-all", "pass"):
        assert refusal(match, move).rule == "FAC-10.3"


@rule("FAC-10.7", "FAC-10.4")
@pytest.mark.parametrize("attacks", ["north", "south"])
@pytest.mark.parametrize(
    ("step", "north_landing", "south_landing"),
    [
        ("h8", "h10", "h6"),
        ("h6", "h8", "h4"),
        ("g7", "g9", "g5"),
        ("g8", "g10", "g6"),
        ("g6", "g8", "g4"),
    ],
)
def test_the_step_may_go_forwards_sideways_or_backwards(
    attacks: str, step: str, north_landing: str, south_landing: str
) -> None:
    match = before("ThrowIn", TWO_PLAYERS, {0: ["forward-2-red"]}, attacks, ball="h7")

    play(match, f"step square:{step}", "play card:forward-2-red")

    assert match.ball_name() == (north_landing if attacks == "north" else south_landing)


@rule("FAC-10.4")
@in_every_order
def test_the_thrower_plays_a_card_in_the_same_turn(order: Order) -> None:
    hands = {order[0]: ["forward-2-red"]}
    match = before("ThrowIn", order, hands, ball="a7")
    sizes = hand_sizes(match)

    play(match, "step square:b8")
    assert (decision(match), match.asked) == ("OpenPlay", (order[0],))
    told = play(match, "play card:forward-2-red")

    assert match.ball_name() == "b10"
    assert drawn(told) == {order[0]: 1}
    assert hand_sizes(match) == sizes
    assert (decision(match), match.asked) == ("OpenPlay", (order[1],))


@rule("FAC-10.4", "FAC-5.13")
def test_the_thrower_plays_what_he_could_play_in_open_play() -> None:
    playable = ["forward-2-red", "left-2-red", "right-2-blue", "free-kick-2-all"]
    not_playable = {"goalkeeper-4-all": "FAC-7.5", "corner-red": "FAC-8.2", "penalty": "FAC-9.1"}
    hand = [*playable, *not_playable, "forward-1-red"]
    match = before("ThrowIn", TWO_PLAYERS, {0: hand}, ball="a7")
    play(match, "step square:b8")

    assert set(moves(match)) == {f"play card:{card}" for card in [*playable, "forward-1-red"]}
    for card, forbidden_by in not_playable.items():
        assert refusal(match, f"play card:{card}").rule == forbidden_by

    play(match, "play card:free-kick-2-all", "aim arrow:forward-2", "play card:right-2-blue")
    assert match.ball_name() == "d12"
