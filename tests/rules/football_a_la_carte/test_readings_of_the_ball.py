"""Gaps of the rulebook, in our reading and the other one: arrows, free kicks, shots, saves and clearances."""

from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import hand_with
from tests.rules.football_a_la_carte.situations import AREA
from tests.rules.table import decision, moves, play, refusal

GAME = FootballALaCarte()

Options = Mapping[str, Any]


# ---- arrows


@rule("FAC-GAP.6")
@pytest.mark.parametrize(
    ("seat", "card", "square"),
    [(0, "left-2-red", "c7"), (0, "right-2-blue", "g7"), (1, "left-2-red", "g3"), (1, "right-2-blue", "c3")],
)
def test_left_and_right_are_forward_diagonals_as_the_player_sees_them(seat: int, card: str, square: str) -> None:
    match = GAME.scenario("OpenPlay", seat=seat, ball="e5", hands={seat: [card]})
    play(match, f"play card:{card}")
    assert match.ball_name() == square


@rule("FAC-GAP.6")
@pytest.mark.parametrize(
    ("seat", "card", "square"),
    [(0, "across-left-2-red", "c5"), (0, "across-right-2-blue", "g5"),
     (1, "across-left-2-red", "g5"), (1, "across-right-2-blue", "c5")],
)  # fmt: skip
def test_or_some_cards_send_the_ball_straight_across(seat: int, card: str, square: str) -> None:
    game = FootballALaCarte(sideways_cards=True)
    match = game.scenario("OpenPlay", seat=seat, ball="e5", hands={seat: [card]})
    play(match, f"play card:{card}")
    assert match.ball_name() == square


# ---- free kicks


@rule("FAC-GAP.8")
@pytest.mark.parametrize(
    ("options", "ball", "banned"),
    [
        ({}, "d11", True),
        ({}, "d2", True),
        ({"free_kick_ban": "attacked_only"}, "d11", True),
        ({"free_kick_ban": "attacked_only"}, "d2", False),
    ],
)
def test_free_kicks_are_banned_in_both_areas_or_in_the_one_attacked(options: Options, ball: str, banned: bool) -> None:
    game = FootballALaCarte(**options)
    match = game.scenario("OpenPlay", ball=ball, hands={0: ["free-kick-3-all", "forward-1-red"]})
    if banned:
        assert refusal(match, "play card:free-kick-3-all").rule == "FAC-5.1"
    else:
        play(match, "play card:free-kick-3-all", "aim arrow:left-3", "play card:forward-1-red")
        assert match.ball_name() == "a6"


@rule("FAC-GAP.9")
@pytest.mark.parametrize(("options", "square"), [({}, "h10"), ({"free_kick_sum": "one_line"}, "d10")])
def test_a_free_kick_and_its_attacker_are_two_legs_or_one_line(options: Options, square: str) -> None:
    game = FootballALaCarte(**options)
    match = game.scenario("OpenPlay", ball="d3", hands={0: ["free-kick-3-all", "right-4-red"]})
    play(match, "play card:free-kick-3-all", "aim arrow:forward-3", "play card:right-4-red")
    assert match.ball_name() == square


@rule("FAC-GAP.10")
def test_a_dotted_arrow_off_the_pitch_may_not_be_chosen() -> None:
    hands = {0: ["free-kick-4-left-right", "free-kick-4-forward-right", "forward-1-red"]}
    match = GAME.scenario("AimFreeKick", ball="h5", hands=hands, said=["play card:free-kick-4-left-right"])
    assert moves(match) == ["aim arrow:left-4"]
    assert refusal(match, "aim arrow:right-4").rule == "FAC-5.10"

    match = GAME.scenario("OpenPlay", ball="h10", hands=hands)
    assert refusal(match, "play card:free-kick-4-forward-right").rule == "FAC-5.10"


@rule("FAC-GAP.10")
def test_a_dotted_arrow_into_the_goal_may_be_chosen() -> None:
    match = GAME.scenario("OpenPlay", ball="d10", hands={0: ["free-kick-4-forward-right", "forward-1-red"]})
    play(match, "play card:free-kick-4-forward-right", "aim arrow:forward-4")
    assert (match.ball_name(), decision(match)) == ("d13", "Save")


# ---- shots, saves and clearances


@rule("FAC-GAP.11")
@pytest.mark.parametrize("stopped", ["CornerCut", "PenaltyCut"])
def test_the_player_who_clears_picks_the_square(stopped: str) -> None:
    match = GAME.scenario(stopped, seat=0, draw_pile=["left-3-hand"], hands={1: ["forward-1-red"]})
    play(match, "cut", throws=["cut 1"])
    assert (decision(match), match.seat) == ("Clearance", 1)
    assert sorted(moves(match)) == sorted(f"start square:{square}" for square in AREA["north"])


@rule("FAC-GAP.12")
def test_one_arrow_of_a_goalkeeper_is_chosen() -> None:
    match = GAME.scenario("Save", seat=1, ball="d12", net="d", hands={1: ["goalkeeper-4-all"]})
    play(match, "play card:goalkeeper-4-all")
    assert moves(match) == ["aim arrow:forward-4", "aim arrow:left-4", "aim arrow:right-4"]
    play(match, "aim arrow:left-4")
    assert match.ball_name() == "h8"


@rule("FAC-GAP.12")
def test_or_the_arrows_of_a_goalkeeper_are_followed_one_after_the_other() -> None:
    game = FootballALaCarte(keeper_arrows="in_sequence")
    match = game.scenario("Save", seat=1, ball="d12", net="d", hands={1: ["goalkeeper-4-all"]})
    told = play(match, "play card:goalkeeper-4-all")
    assert [event.facts["path"] for event in told if event.kind == "ball"] == [
        ["d11", "d10", "d9", "d8"],
        ["e7", "f6", "g5", "h4"],
        ["g3", "f2", "e1"],
    ]
    assert (match.ball_name(), decision(match), match.seat) == ("d0", "Save", 0)


@rule("FAC-GAP.12")
def test_a_ball_that_leaves_the_pitch_follows_no_further_arrow() -> None:
    game = FootballALaCarte(keeper_arrows="in_sequence")
    match = game.scenario("Save", seat=1, ball="d12", net="d", hands={1: ["goalkeeper-6-left-right"]})
    told = play(match, "play card:goalkeeper-6-left-right")
    assert [event.facts["path"] for event in told if event.kind == "ball"] == [["e11", "f10", "g9", "h8"]]
    assert (decision(match), match.seat) == ("ThrowIn", 0)


@rule("FAC-GAP.13")
@pytest.mark.parametrize(("options", "square"), [({}, "d8"), ({"save_start": "last_square"}, "c8")])
def test_a_saved_ball_starts_in_the_mouth_or_on_the_square_it_left(options: Options, square: str) -> None:
    game = FootballALaCarte(**options)
    match = game.scenario("Save", seat=1, ball="c12", net="d", hands={1: ["goalkeeper-4-all"]})
    play(match, "play card:goalkeeper-4-all", "aim arrow:forward-4")
    assert match.ball_name() == square


@rule("FAC-EX.6", "FAC-GAP.21")
@pytest.mark.parametrize(
    ("ball", "card", "net", "clearance"),
    [("b11", "right-4-red", "d13", ["b11", "b12"]), ("g11", "left-4-red", "e13", ["g11", "g12"])],
)
def test_example_6_a_diagonal_past_a_post_is_a_shot_or_out(
    ball: str, card: str, net: str, clearance: list[str]
) -> None:
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: [card]})
    play(match, f"play card:{card}")
    assert (match.ball_name(), decision(match), match.seat) == (net, "Save", 1)

    match = FootballALaCarte(post_rule="strictly_between").scenario("OpenPlay", ball=ball, hands={0: [card]})
    play(match, f"play card:{card}")
    assert (decision(match), match.seat) == ("Clearance", 1)
    assert moves(match) == [f"start square:{square}" for square in clearance]


@rule("FAC-GAP.21")
@pytest.mark.parametrize(("ball", "card", "net"), [("d12", "right-4-red", "e13"), ("d12", "forward-1-red", "d13")])
def test_between_the_posts_it_is_a_shot_in_the_strict_reading_too(ball: str, card: str, net: str) -> None:
    match = FootballALaCarte(post_rule="strictly_between").scenario("OpenPlay", ball=ball, hands={0: [card]})
    play(match, f"play card:{card}")
    assert (match.ball_name(), decision(match)) == (net, "Save")


@rule("FAC-GAP.22")
@pytest.mark.parametrize(("seats", "following"), [(2, 0), (3, 0), (4, 2)])
def test_the_player_who_did_not_save_kicks_off_in_the_same_turn(seats: int, following: int) -> None:
    match = FootballALaCarte(seats).scenario("Save", seat=1, hands={1: ["forward-1-red"]})
    play(match, "decline")
    assert (decision(match), match.seat) == ("KickOff", 1)
    play(match, "start square:d7", "play card:forward-1-red")
    assert (decision(match), match.seat) == ("OpenPlay", following)


@rule("FAC-GAP.29")
@pytest.mark.parametrize(
    ("options", "ball", "playable"),
    [
        ({}, "d2", False),
        ({"keeper_in_own_area": True}, "d2", True),
        ({"keeper_in_own_area": True}, "d3", False),
        ({"keeper_in_own_area": True}, "d11", False),
    ],
)
def test_a_goalkeeper_plays_in_his_own_area_only_in_the_other_reading(
    options: Options, ball: str, playable: bool
) -> None:
    match = FootballALaCarte(**options).scenario("OpenPlay", ball=ball, hands={0: hand_with("goalkeeper-4-all")})
    if playable:
        play(match, "play card:goalkeeper-4-all", "aim arrow:right-4")
        assert (match.ball_name(), decision(match), match.seat) == ("h6", "OpenPlay", 1)
    else:
        assert refusal(match, "play card:goalkeeper-4-all").rule == "FAC-7.5"


@rule("FAC-GAP.30")
@pytest.mark.parametrize(
    ("seat", "out", "squares"),
    [
        (0, "clear_low", ["b1", "b2"]),
        (0, "clear_high", ["g1", "g2"]),
        (1, "clear_low", ["b11", "b12"]),
        (1, "clear_high", ["g11", "g12"]),
    ],
)
def test_clearance_squares_touch_the_side_of_the_area(seat: int, out: str, squares: list[str]) -> None:
    match = GAME.scenario("Clearance", seat=seat, facing=out)
    assert moves(match) == [f"start square:{square}" for square in squares]
    assert refusal(match, "start square:d6").rule == "FAC-6.5"


@rule("FAC-GAP.32")
@pytest.mark.parametrize(
    ("ball", "squares"),
    [("h7", ["g6", "h6", "g7", "g8", "h8"]), ("a12", ["a11", "b11", "b12"]), ("h1", ["g1", "g2", "h2"])],
)
def test_a_throw_in_step_ends_on_the_pitch(ball: str, squares: list[str]) -> None:
    match = GAME.scenario("ThrowIn", ball=ball)
    assert moves(match) == [f"step square:{square}" for square in squares]
    assert refusal(match, f"step square:{ball}").rule == "FAC-10.3"
