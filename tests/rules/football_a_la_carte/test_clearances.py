"""Paragraph 6: clearances."""

import pytest

from tests.rules import rule
from tests.rules.football_a_la_carte.situations import (
    AREA,
    GAME,
    TWO_PLAYERS,
    Order,
    before,
    flight,
    hand_sizes,
    in_every_order,
)
from tests.rules.table import decision, moves, play, refusal


def starts(*squares: str) -> list[str]:
    """The moves that start the ball from these squares."""
    return [f"start square:{square}" for square in squares]


@rule("FAC-EX.7", "FAC-6.2", "FAC-6.4", "FAC-6.5", "FAC-1.5")
def test_example_7_a_ball_out_on_the_low_side_is_cleared_from_one_of_two_squares_there() -> None:
    match = GAME.scenario("OpenPlay", seat=0, ball="d12", hands={0: ["left-2-hand"]})

    told = play(match, "play card:left-2-hand")

    assert flight(told) == ([], "clear_low")
    assert (decision(match), match.seat) == ("Clearance", 1)
    assert moves(match) == starts("b11", "b12")
    assert match.goals == [0, 0]


@rule("FAC-EX.20", "FAC-6.2", "FAC-6.3", "FAC-6.1", "FAC-6.8")
def test_example_20_a_ball_out_on_the_high_side_is_cleared_with_a_forward_three() -> None:
    match = GAME.scenario("OpenPlay", seat=0, ball="g10", hands={0: ["forward-4-red"], 1: ["forward-3-hand"]})

    told = play(match, "play card:forward-4-red")

    assert flight(told) == (["g11", "g12"], "clear_high")
    assert moves(match) == starts("g11", "g12")

    told = play(match, "start square:g11", "play card:forward-3-hand")

    assert flight(told) == (["g10", "g9", "g8"], "open_play")
    assert match.ball_name() == "g8"
    assert (decision(match), match.seat) == ("OpenPlay", 0)


@rule("FAC-6.2")
@in_every_order
def test_the_next_player_clears_and_nobody_else(order: Order) -> None:
    match = before("OpenPlay", order, {order[0]: ["forward-4-red"]}, ball="b11")

    play(match, "play card:forward-4-red")

    assert (decision(match), match.asked) == ("Clearance", (order[1],))
    for other in set(order) - {order[1]}:
        assert refusal(match, "start square:b11", seat=other).rule == "FAC-6.5"


@rule("FAC-6.3", "FAC-6.4", "FAC-6.6", "FAC-GAP.30")
@pytest.mark.parametrize(
    ("attacks", "ball", "squares"),
    [
        ("north", "a12", ("b11", "b12")),
        ("north", "c11", ("b11", "b12")),
        ("north", "f11", ("g11", "g12")),
        ("north", "h12", ("g11", "g12")),
        ("south", "a1", ("b1", "b2")),
        ("south", "c2", ("b1", "b2")),
        ("south", "f2", ("g1", "g2")),
        ("south", "h1", ("g1", "g2")),
    ],
)
def test_the_clearance_starts_beside_the_area_where_the_ball_went_out(
    attacks: str, ball: str, squares: tuple[str, str]
) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: ["forward-4-red"]}, attacks, ball=ball)

    play(match, "play card:forward-4-red")

    assert moves(match) == starts(*squares)


@rule("FAC-6.5")
@pytest.mark.parametrize(("square", "landing"), [("b11", "b8"), ("b12", "b9")])
def test_the_clearing_player_chooses_between_the_two_squares(square: str, landing: str) -> None:
    match = before("Clearance", (1, 0, 1, 0), {1: ["forward-3-hand"]}, "south", facing="clear_low")

    play(match, f"start square:{square}", "play card:forward-3-hand")

    assert match.ball_name() == landing


@rule("FAC-6.3", "FAC-6.4", "FAC-6.5")
@pytest.mark.parametrize(("side", "others"), [("low", "high"), ("high", "low")])
def test_a_ball_out_beside_the_goal_is_cleared_from_nowhere_else(side: str, others: str) -> None:
    squares = {"low": ["b11", "b12"], "high": ["g11", "g12"]}
    match = before("Clearance", (1, 0, 1, 0), {}, "south", facing=f"clear_{side}")
    for square in [*squares[others], "b1", "g1", *AREA["north"]]:
        assert refusal(match, f"start square:{square}").rule == "FAC-6.5"


@rule("FAC-6.1", "FAC-4.1")
@pytest.mark.parametrize("facing", ["clear_low", "clear_high", "clear_area"])
def test_only_attackers_and_goalkeepers_clear(facing: str) -> None:
    clearing = ["left-2-red", "right-2-blue", "goalkeeper-4-all"]
    other = ["free-kick-3-all", "corner-red", "corner-blue", "penalty"]
    match = before("Clearance", (1, 0, 1, 0), {1: [*clearing, *other, "forward-1-hand"]}, "south", facing=facing)
    play(match, moves(match)[0])

    assert set(moves(match)) == {f"play card:{card}" for card in [*clearing, "forward-1-hand"]}
    for card in other:
        assert refusal(match, f"play card:{card}").rule == "FAC-6.1"


@rule("FAC-6.1")
@pytest.mark.parametrize(
    "card_moves", [["play card:forward-3-hand"], ["play card:goalkeeper-4-all", "aim arrow:forward-4"]]
)
@in_every_order
def test_a_clearance_takes_one_card_and_the_whole_turn(order: Order, card_moves: list[str]) -> None:
    hands = {order[0]: ["forward-3-hand", "goalkeeper-4-all", "penalty"]}
    match = before("Clearance", order, hands, "south", facing="clear_high")
    sizes, pile, discards = hand_sizes(match), len(match.draw_pile), len(match.discard_pile)

    play(match, "start square:g12", *card_moves)

    assert hand_sizes(match) == sizes
    assert len(match.draw_pile) == pile - 1
    assert len(match.discard_pile) == discards + 1
    assert (decision(match), match.seat) == ("OpenPlay", order[1])


@rule("FAC-6.7", "FAC-8.10", "FAC-GAP.11")
@pytest.mark.parametrize(("attacks", "corner"), [("north", "a12"), ("south", "h1")])
@in_every_order
def test_after_a_stopped_corner_the_clearing_player_chooses_any_square_of_his_area(
    order: Order, attacks: str, corner: str
) -> None:
    match = before("CornerCut", order, {}, attacks, ball=corner, draw_pile=["left-2-hand"])

    play(match, "cut", throws=["cut 1"])

    assert (decision(match), match.asked) == ("Clearance", (order[1],))
    assert moves(match) == starts(*AREA[attacks])
    assert refusal(match, "start square:b12").rule == "FAC-6.5"


@rule("FAC-6.7", "FAC-9.5", "FAC-GAP.11")
@pytest.mark.parametrize("attacks", ["north", "south"])
@in_every_order
def test_after_a_stopped_penalty_the_clearing_player_chooses_any_square_of_his_area(order: Order, attacks: str) -> None:
    match = before("PenaltyCut", order, {}, attacks, laid=["penalty"], draw_pile=["left-2-hand"])

    play(match, "cut", throws=["cut 1"])

    assert (decision(match), match.asked) == ("Clearance", (order[1],))
    assert moves(match) == starts(*AREA[attacks])
    assert refusal(match, "start square:g11").rule == "FAC-6.5"


@rule("FAC-6.7")
@pytest.mark.parametrize("square", AREA["north"])
def test_the_ball_is_cleared_from_the_square_chosen_in_the_area(square: str) -> None:
    match = before("Clearance", (1, 0, 1, 0), {1: ["forward-5-red"]}, "south", facing="clear_area")

    play(match, f"start square:{square}", "play card:forward-5-red")

    assert match.ball_name() == f"{square[0]}{int(square[1:]) - 5}"


@rule("FAC-6.8", "FAC-2.1")
@pytest.mark.parametrize(
    ("attacks", "square", "arrow", "landing"),
    [
        ("south", "d12", "forward", "d8"),
        ("south", "d12", "left", "h8"),
        ("south", "e12", "right", "a8"),
        ("north", "d1", "forward", "d5"),
        ("north", "e1", "left", "a5"),
        ("north", "d1", "right", "h5"),
    ],
)
def test_a_goalkeeper_clears_along_the_arrow_picked_towards_the_other_goal(
    attacks: str, square: str, arrow: str, landing: str
) -> None:
    match = before("Clearance", TWO_PLAYERS, {0: ["goalkeeper-4-all"]}, attacks, facing="clear_area")

    play(match, f"start square:{square}", "play card:goalkeeper-4-all")
    assert moves(match) == ["aim arrow:forward-4", "aim arrow:left-4", "aim arrow:right-4"]
    play(match, f"aim arrow:{arrow}-4")

    assert match.ball_name() == landing


@rule("FAC-6.8")
@pytest.mark.parametrize(
    ("attacks", "square", "card", "landing"),
    [
        ("south", "d12", "forward-3-red", "d9"),
        ("south", "d12", "left-3-blue", "g9"),
        ("south", "d12", "right-3-red", "a9"),
        ("north", "e2", "forward-3-red", "e5"),
        ("north", "e2", "left-3-blue", "b5"),
        ("north", "e2", "right-3-red", "h5"),
    ],
)
def test_an_attacker_clears_by_its_arrow_and_number(attacks: str, square: str, card: str, landing: str) -> None:
    match = before("Clearance", TWO_PLAYERS, {0: [card]}, attacks, facing="clear_area")

    play(match, f"start square:{square}", f"play card:{card}")

    assert match.ball_name() == landing


@rule("FAC-6.8")
def test_a_goalkeeper_offers_only_the_arrows_on_his_card() -> None:
    match = before("Clearance", TWO_PLAYERS, {0: ["goalkeeper-6-left-right"]}, "south", facing="clear_low")
    play(match, "start square:b12", "play card:goalkeeper-6-left-right")

    assert moves(match) == ["aim arrow:left-6", "aim arrow:right-6"]
    assert refusal(match, "aim arrow:forward-4").rule == "FAC-7.3"
