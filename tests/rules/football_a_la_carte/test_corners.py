"""Paragraph 8: corner cards."""

import pytest

from tests.rules import rule
from tests.rules.football_a_la_carte.situations import (
    GAME,
    TWO_PLAYERS,
    Order,
    after_example_5,
    before,
    drawn,
    flight,
    goals_of,
    hand_sizes,
    in_every_order,
)
from tests.rules.table import decision, kinds, moves, play, refusal

CORNERS = ["corner-red", "corner-blue"]
DRAWN_BY_SHOOTER_AND_SAVER = ["forward-1-hand", "forward-1-red"]


@rule("FAC-EX.10", "FAC-8.1", "FAC-8.4", "FAC-8.5", "FAC-8.6", "FAC-8.7", "FAC-8.8", "FAC-8.11")
def test_example_10_a_red_flag_after_a_red_corner_is_a_goal() -> None:
    match = after_example_5(
        hands={1: ["corner-red", "forward-2-red"]}, draw_pile=[*DRAWN_BY_SHOOTER_AND_SAVER, "right-1-red"]
    )

    told = play(match, "play card:corner-red")

    assert match.ball_name() == "a12"
    assert drawn(told) == {1: 1}
    assert (decision(match), match.seat) == ("CornerCut", 0)
    assert match.goals == [0, 0]

    told = play(match, "cut", throws=["cut 1"])

    assert kinds(told) == ["cut", "goal"], "the cutter plays no card and draws none"
    assert told[0].facts["card"] == "right-1-red"
    assert match.goals == [1, 0]
    assert match.ball_name() == "centre"
    assert (decision(match), match.seat) == ("KickOff", 1)
    assert moves(match) == ["start square:d7", "start square:e7"]


@rule("FAC-EX.11", "FAC-8.9", "FAC-8.10", "FAC-6.7")
def test_example_11_a_hand_after_a_red_corner_stops_it_and_the_defender_clears() -> None:
    match = after_example_5(
        hands={1: ["corner-red", "right-5-red"]}, draw_pile=[*DRAWN_BY_SHOOTER_AND_SAVER, "left-2-hand"]
    )

    play(match, "play card:corner-red", "cut", throws=["cut 1"])
    assert match.goals == [0, 0]
    told = play(match, "start square:f11", "play card:right-5-red")

    assert flight(told) == (["e10", "d9", "c8", "b7", "a6"], "open_play")
    assert match.ball_name() == "a6"
    assert (decision(match), match.seat) == ("OpenPlay", 0)


@rule("FAC-EX.12", "FAC-8.4", "FAC-8.6", "FAC-8.12")
def test_example_12_the_flag_of_a_corner_card_turned_up_counts() -> None:
    match = after_example_5(
        hands={1: ["corner-blue", "forward-2-red"]}, draw_pile=[*DRAWN_BY_SHOOTER_AND_SAVER, "corner-blue"]
    )

    play(match, "play card:corner-blue")
    assert match.ball_name() == "h12"
    play(match, "cut", throws=["cut 1"])

    assert match.goals == [1, 0]


@rule("FAC-EX.30", "FAC-8.5", "FAC-8.10", "FAC-0.18")
def test_example_30_with_four_players_the_team_mates_cut_and_clear() -> None:
    a1, b1, a2, b2 = order = (0, 1, 2, 3)
    match = after_example_5(order, {b1: ["corner-red"], b2: ["forward-3-red"]})
    assert match.asked == (b1,)

    play(match, "play card:corner-red")
    assert (decision(match), match.asked) == ("CornerCut", (a2,))
    assert refusal(match, "cut", seat=a1).rule == "FAC-8.5"

    pile = match.card_names(match.draw_pile.cards[::-1])
    no_flag = next(place for place, card in enumerate(pile, start=1) if card.endswith("-hand"))
    play(match, "cut", throws=[f"cut {no_flag}"])
    assert (decision(match), match.asked) == ("Clearance", (b2,))
    assert refusal(match, "start square:d12", seat=b1).rule == "FAC-6.5"

    play(match, "start square:d12", "play card:forward-3-red")
    assert match.ball_name() == "d9"
    assert match.asked == (a1,)


@rule("FAC-8.1")
@in_every_order
@pytest.mark.parametrize("corner", CORNERS)
def test_the_next_player_may_stop_a_ball_in_the_net_with_a_corner(order: Order, corner: str) -> None:
    match = after_example_5(order, {order[1]: [corner]})
    assert f"play card:{corner}" in moves(match)

    play(match, f"play card:{corner}")

    assert match.goals == [0, 0]
    assert decision(match) == "CornerCut"


@rule("FAC-8.2")
@pytest.mark.parametrize("ball", ["d6", "d2", "d12", "a12", "h1"])
def test_a_corner_is_not_played_in_open_play(ball: str) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: [*CORNERS, "forward-2-red"]}, ball=ball)
    for corner in CORNERS:
        assert refusal(match, f"play card:{corner}").rule == "FAC-8.2"


@rule("FAC-8.2")
@pytest.mark.parametrize(
    ("restart", "first_move", "forbidden_by"),
    [
        ("KickOff", "start square:d6", "FAC-3.7"),
        ("ThrowIn", "step square:b3", "FAC-8.2"),
        ("Clearance", "start square:d1", "FAC-6.1"),
    ],
)
def test_a_corner_is_not_played_at_a_restart(restart: str, first_move: str, forbidden_by: str) -> None:
    where = {"ball": "a2"} if restart == "ThrowIn" else {}
    match = before(restart, TWO_PLAYERS, {0: [*CORNERS, "forward-2-red"]}, **where)
    play(match, first_move)
    for corner in CORNERS:
        assert refusal(match, f"play card:{corner}").rule == forbidden_by


@rule("FAC-8.3")
def test_every_corner_card_bears_one_flag_red_or_blue() -> None:
    corners = {kind.name: (kind.symbol, kind.count) for kind in GAME.pack.kinds if kind.family == "corner"}
    assert corners == {"corner-red": ("red", 2), "corner-blue": ("blue", 2)}


@rule("FAC-8.4")
@pytest.mark.parametrize(
    ("attacks", "ball", "corner", "square"),
    [
        ("north", "d12", "corner-red", "a12"),
        ("north", "d12", "corner-blue", "h12"),
        ("south", "d1", "corner-red", "h1"),
        ("south", "d1", "corner-blue", "a1"),
    ],
)
def test_the_ball_goes_to_the_corner_of_that_colour_where_the_shot_was_taken(
    attacks: str, ball: str, corner: str, square: str
) -> None:
    match = before("OpenPlay", TWO_PLAYERS, {0: ["forward-2-red"], 1: [corner]}, attacks, ball=ball)

    play(match, "play card:forward-2-red", f"play card:{corner}")

    assert match.ball_name() == square


@rule("FAC-8.5")
@in_every_order
def test_the_saver_refills_and_the_next_player_of_the_shooting_side_must_cut(order: Order) -> None:
    match = after_example_5(order, {order[1]: ["corner-red"]})
    sizes, pile = hand_sizes(match), len(match.draw_pile)

    told = play(match, "play card:corner-red")

    assert drawn(told) == {order[1]: 1}
    assert hand_sizes(match) == sizes
    assert len(match.draw_pile) == pile - 1
    assert (decision(match), match.asked) == ("CornerCut", (order[2],))
    assert match.rules.side_of(order[2]) == match.rules.side_of(order[0])
    assert moves(match) == ["cut"]
    held = match.card_names(match.hands[order[2]].cards)[0]
    for move in ("pass", "decline", f"play card:{held}"):
        assert refusal(match, move).rule == "FAC-8.5"
    for other in set(order) - {order[2]}:
        assert refusal(match, "cut", seat=other).rule == "FAC-8.5"


CORNER_CUTS = [
    ("red", "right-1-red", True),
    ("red", "forward-5-blue", False),
    ("red", "left-2-hand", False),
    ("red", "corner-red", True),
    ("red", "corner-blue", False),
    ("red", "free-kick-3-all", False),
    ("red", "goalkeeper-4-all", False),
    ("red", "penalty", False),
    ("blue", "forward-5-blue", True),
    ("blue", "right-1-red", False),
    ("blue", "left-2-hand", False),
    ("blue", "corner-blue", True),
    ("blue", "corner-red", False),
    ("blue", "free-kick-3-all", False),
    ("blue", "goalkeeper-4-all", False),
    ("blue", "penalty", False),
]


@rule("FAC-8.6", "FAC-8.9", "FAC-8.12")
@pytest.mark.parametrize(("colour", "shown", "scores"), CORNER_CUTS)
@pytest.mark.parametrize(("attacks", "corners"), [("north", ("a12", "h12")), ("south", ("h1", "a1"))])
def test_only_a_flag_of_the_corners_colour_gives_the_goal(
    attacks: str, corners: tuple[str, str], colour: str, shown: str, scores: bool
) -> None:
    red, blue = corners
    corner = red if colour == "red" else blue
    match = before("CornerCut", TWO_PLAYERS, {1: ["forward-2-red"]}, attacks, ball=corner, draw_pile=[shown])

    play(match, "cut", throws=["cut 1"])

    assert match.goals == [int(scores), 0]
    assert (decision(match), match.seat) == ("KickOff" if scores else "Clearance", 1)


@rule("FAC-8.7", "FAC-8.8", "FAC-8.11")
@in_every_order
def test_after_a_corner_goal_the_next_player_of_the_other_side_kicks_off(order: Order) -> None:
    hands = {order[1]: ["forward-2-red"]}
    match = before("CornerCut", order, hands, ball="a12", draw_pile=["right-1-red"])

    play(match, "cut", throws=["cut 1"])

    assert goals_of(match, order[0]) == (1, 0)
    assert match.ball_name() == "centre"
    assert (decision(match), match.asked) == ("KickOff", (order[1],))
    assert moves(match) == ["start square:d7", "start square:e7"]

    play(match, "start square:d7", "play card:forward-2-red")
    assert match.ball_name() == "d5"
    assert match.asked == (order[2],)


@rule("FAC-8.9", "FAC-8.10", "FAC-8.11")
@in_every_order
def test_after_a_stopped_corner_the_next_player_of_the_defending_side_clears(order: Order) -> None:
    hands = {order[1]: ["forward-2-red"]}
    match = before("CornerCut", order, hands, ball="a12", draw_pile=["forward-5-blue"])

    told = play(match, "cut", throws=["cut 1"])

    assert (kinds(told), told[1].details, told[1].rule) == (["cut", "corner stopped"], {"seat": order[1]}, "FAC-8.9")
    assert match.goals == [0, 0]
    assert (decision(match), match.asked) == ("Clearance", (order[1],))

    play(match, "start square:e11", "play card:forward-2-red")
    assert match.ball_name() == "e9"
    assert match.asked == (order[2],)


@rule("FAC-8.11", "FAC-GAP.14")
@pytest.mark.parametrize("shown", ["right-1-red", "left-2-hand"])
@in_every_order
def test_the_cut_is_the_cutters_whole_turn(order: Order, shown: str) -> None:
    match = before("CornerCut", order, {order[1]: ["forward-2-red"]}, ball="a12", draw_pile=[shown])
    hands = [hand.cards[:] for hand in match.hands]
    discards = match.discard_pile.cards[:]

    play(match, "cut", throws=["cut 1"])

    assert [hand.cards for hand in match.hands] == hands
    assert match.discard_pile.cards == discards
    assert match.seat == order[1]


@rule("FAC-8.13")
@pytest.mark.parametrize("stopper", ["goalkeeper-4-all", "corner-red", "corner-blue"])
def test_a_goal_given_by_a_corner_cut_cannot_be_saved_again(stopper: str) -> None:
    hands = {1: [stopper, "forward-2-red"]}
    match = before("CornerCut", TWO_PLAYERS, hands, ball="h12", draw_pile=["forward-5-blue"])

    play(match, "cut", throws=["cut 1"])

    assert match.goals == [1, 0]
    assert decision(match) == "KickOff"
    assert refusal(match, f"play card:{stopper}").rule == "FAC-3.4"
    play(match, "start square:e7")
    assert refusal(match, f"play card:{stopper}").rule == "FAC-3.7"


@rule("FAC-8.14")
@pytest.mark.parametrize("place", [1, 2, 17, 38, 39])
def test_a_cut_shows_one_card_anywhere_in_the_pile_and_brings_it_to_the_bottom(place: int) -> None:
    match = before("CornerCut", TWO_PLAYERS, {}, ball="a12")
    pile = match.card_names(reversed(match.draw_pile.cards))
    assert len(pile) == 39

    told = play(match, "cut", throws=[f"cut {place}"])

    shown = pile[place - 1]
    assert told[0].seen_by(None)["card"] == f"card:{shown}"
    assert match.card_names(reversed(match.draw_pile.cards)) == pile[place:] + pile[:place]
    for viewer in (None, 0, 1):
        assert match.table(viewer)["draw_pile"] == {"size": 39, "known": [[39, f"card:{shown}"]]}
