"""Paragraph 5: free-kick cards."""

from pathlib import Path

import pytest

from onze.games import football_a_la_carte
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal

GAMES = {seats: FootballALaCarte(seats) for seats in (2, 3, 4)}
GAME = GAMES[2]

FREE_KICKS = [card for card in GAME.cards if card.startswith("free-kick")]

PENALTY_AREAS = [f"{column}{row}" for row in (1, 2, 11, 12) for column in "cdef"]

NEITHER_ATTACKER_NOR_FREE_KICK = [
    "goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-5-all", "goalkeeper-6-left-right",
    "corner-red", "corner-red", "corner-blue",
]  # fmt: skip


def paths(told: list[Event]) -> list[object]:
    """The squares passed on each leg."""
    return [event.facts["path"] for event in told if event.kind == "ball"]


# ---- the worked examples


@rule("FAC-EX.16", "FAC-5.3", "FAC-5.4", "FAC-5.5", "FAC-5.6", "FAC-5.7")
def test_example_16_free_kick_attacker_and_penalty_in_one_turn() -> None:
    match = GAME.scenario(
        "OpenPlay", ball="d5", hands={0: ["free-kick-3-all", "right-4-red", "penalty"]}, draw_pile=["forward-5-blue"]
    )
    pile = len(match.draw_pile)

    told = play(match, "play card:free-kick-3-all", "aim arrow:left-3", "play card:right-4-red")
    assert paths(told) == [["c6", "b7", "a8"], ["b9", "c10", "d11", "e12"]]
    assert match.ball_name() == "e12"
    assert moves(match) == ["play card:penalty", "pass"]
    assert match.seat == 0

    told = play(match, "play card:penalty", "cut", throws=["cut 1"])
    assert [event.facts for event in told if event.kind == "draw"] == [
        {"seat": 0, "count": 3, "from": "draw_pile", "to": "hands.0"}
    ]
    assert len(match.hands[0]) == 8
    assert len(match.draw_pile) == pile - 3
    assert match.goals == [1, 0]


@rule("FAC-EX.17", "FAC-5.7", "FAC-5.8", "FAC-5.9")
def test_example_17_a_direct_shot_needs_no_attacker() -> None:
    match = GAME.scenario(
        "OpenPlay", ball="e10", hands={0: ["free-kick-4-forward-left", *NEITHER_ATTACKER_NOR_FREE_KICK]}
    )
    pile = len(match.draw_pile)

    told = play(match, "play card:free-kick-4-forward-left", "aim arrow:forward-4")

    assert paths(told) == [["e11", "e12"]]
    assert match.ball_name() == "e13"
    assert decision(match) == "Save"
    assert match.seat == 1
    assert len(match.hands[0]) == 8
    assert len(match.draw_pile) == pile - 1


@rule("FAC-EX.18", "FAC-5.1", "FAC-5.2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", FREE_KICKS)
def test_example_18_no_free_kick_from_a_penalty_area(card: str, seat: int) -> None:
    match = GAME.scenario("OpenPlay", seat=seat, ball="c11", hands={seat: [card, "forward-1-red"]})
    assert f"play card:{card}" not in moves(match)
    assert refusal(match, f"play card:{card}").rule == "FAC-5.1"


@rule("FAC-EX.19", "FAC-5.10")
def test_example_19_the_free_kick_may_not_leave_the_pitch() -> None:
    match = GAME.scenario(
        "AimFreeKick", ball="h5", hands={0: ["free-kick-4-left-right", "forward-1-red"]},
        said=["play card:free-kick-4-left-right"],
    )  # fmt: skip
    assert moves(match) == ["aim arrow:left-4"]
    assert refusal(match, "aim arrow:right-4").rule == "FAC-5.10"

    play(match, "aim arrow:left-4")
    assert decision(match) == "FollowUp"
    told = play(match, "play card:forward-1-red")

    assert paths(told) == [["g6", "f7", "e8", "d9"], ["d10"]]
    assert match.ball_name() == "d10"


# ---- when a free kick may be played


@rule("FAC-5.1", "FAC-5.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_free_kick_is_banned_from_both_areas_and_nowhere_else(seat: int) -> None:
    banned = []
    for square in GAME.pitch.names:
        match = GAME.scenario("OpenPlay", seat=seat, ball=square, hands={seat: ["free-kick-2-all", "forward-1-red"]})
        reason = match.why_not(GAME.move("play card:free-kick-2-all"))
        if reason is not None and reason.rule == "FAC-5.1":
            banned.append(square)
    assert banned == PENALTY_AREAS


@rule("FAC-5.1")
@pytest.mark.parametrize(
    ("seats", "seat", "landing"),
    [(2, 0, "d9"), (2, 1, "d3"), (3, 0, "d9"), (3, 1, "d3"), (3, 2, "d3"), (4, 2, "d9"), (4, 3, "d3")],
)
def test_everybody_may_take_a_free_kick_on_an_ordinary_turn(seats: int, seat: int, landing: str) -> None:
    match = GAMES[seats].scenario("OpenPlay", seat=seat, ball="d6", hands={seat: ["free-kick-2-all", "forward-1-red"]})
    play(match, "play card:free-kick-2-all", "aim arrow:forward-2", "play card:forward-1-red")
    assert match.ball_name() == landing


@rule("FAC-5.12", "FAC-3.7")
def test_no_free_kick_at_a_kick_off() -> None:
    match = GAME.scenario("KickOffCard", hands={0: ["free-kick-2-all", "forward-1-red"]}, said=["start square:d6"])
    assert "play card:free-kick-2-all" not in moves(match)
    assert refusal(match, "play card:free-kick-2-all").rule == "FAC-3.7"


@rule("FAC-5.12", "FAC-6.1")
@pytest.mark.parametrize(("facing", "start"), [("clear_low", "b2"), ("clear_high", "g1"), ("clear_area", "d2")])
def test_no_free_kick_for_a_clearance(facing: str, start: str) -> None:
    match = GAME.scenario(
        "ClearanceCard", facing=facing, hands={0: ["free-kick-2-all", "forward-1-red"]}, said=[f"start square:{start}"]
    )
    assert "play card:free-kick-2-all" not in moves(match)
    assert refusal(match, "play card:free-kick-2-all").rule == "FAC-6.1"


@rule("FAC-5.13")
def test_a_free_kick_may_follow_a_throw_in_step() -> None:
    match = GAME.scenario("ThrowIn", ball="a6", hands={0: ["free-kick-2-all", "forward-1-red"]})
    play(match, "step square:b6", "play card:free-kick-2-all", "aim arrow:right-2", "play card:forward-1-red")
    assert match.ball_name() == "d9"
    assert match.seat == 1


@pytest.fixture
def wide_areas(tmp_path: Path) -> FootballALaCarte:
    """The game on a pitch whose areas reach to the touchlines, where a throw-in step can enter and leave them."""
    shipped = (Path(football_a_la_carte.__file__).parent / "data" / "board.toml").read_text(encoding="utf-8")
    board = tmp_path / "board.toml"
    board.write_text(shipped.replace("columns = [3, 6]", "columns = [1, 8]"), encoding="utf-8")
    return FootballALaCarte(board=board)


@rule("FAC-5.14", "FAC-5.13")
def test_a_throw_in_step_out_of_the_area_allows_a_free_kick(wide_areas: FootballALaCarte) -> None:
    match = wide_areas.scenario(
        "OpenPlay", facing="throw_in", ball="a2", hands={0: ["free-kick-2-all", "forward-1-red"]},
        said=["step square:b3"],
    )  # fmt: skip
    assert "play card:free-kick-2-all" in moves(match)


@rule("FAC-5.14", "FAC-5.1")
def test_a_throw_in_step_into_the_area_forbids_a_free_kick(wide_areas: FootballALaCarte) -> None:
    match = wide_areas.scenario(
        "OpenPlay", facing="throw_in", ball="a3", hands={0: ["free-kick-2-all", "forward-1-red"]},
        said=["step square:b2"],
    )  # fmt: skip
    assert refusal(match, "play card:free-kick-2-all").rule == "FAC-5.1"


@rule("FAC-5.14")
@pytest.mark.parametrize(
    ("ball", "aim", "attacker", "legs"),
    [
        pytest.param("d9", "forward-2", "left-1-blue", [["d10", "d11"], ["c12"]], id="leg ends in the area"),
        pytest.param("c9", "forward-2", "left-1-blue", [["c10", "c11"], ["b12"]], id="passing through the area"),
        pytest.param("b1", "right-2", "forward-2-red", [["c2", "d3"], ["d4", "d5"]], id="through the own area"),
    ],
)
def test_an_area_on_the_way_does_not_forbid_a_free_kick(
    ball: str, aim: str, attacker: str, legs: list[list[str]]
) -> None:
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: ["free-kick-2-all", attacker]})
    told = play(match, "play card:free-kick-2-all", f"aim arrow:{aim}", f"play card:{attacker}")
    assert paths(told) == legs


# ---- the free kick and the attacker that follows


@rule("FAC-5.3")
@pytest.mark.parametrize(
    ("card", "ball", "arrows", "not_dotted"),
    [
        ("free-kick-2-all", "e3", ["forward-2", "left-2", "right-2"], "forward-3"),
        ("free-kick-3-all", "e3", ["forward-3", "left-3", "right-3"], "left-2"),
        ("free-kick-3-left-right", "e3", ["left-3", "right-3"], "forward-3"),
        ("free-kick-4-forward-left", "e3", ["forward-4", "left-4"], "right-4"),
        ("free-kick-4-forward-right", "d3", ["forward-4", "right-4"], "left-4"),
        ("free-kick-4-left-right", "e3", ["left-4"], "forward-4"),
        ("free-kick-4-left-right", "d3", ["right-4"], "forward-4"),
    ],
)
def test_the_player_picks_one_of_the_dotted_arrows(card: str, ball: str, arrows: list[str], not_dotted: str) -> None:
    match = GAME.scenario("AimFreeKick", ball=ball, hands={0: [card, "forward-1-red"]}, said=[f"play card:{card}"])
    assert sorted(moves(match)) == [f"aim arrow:{arrow}" for arrow in arrows]
    assert refusal(match, f"aim arrow:{not_dotted}").rule == "FAC-5.3"


@rule("FAC-5.4")
@pytest.mark.parametrize("seats", GAMES)
def test_an_attacker_must_follow_at_once(seats: int) -> None:
    others = ["free-kick-2-all", "penalty", "goalkeeper-4-all", "corner-red"]
    match = GAMES[seats].scenario(
        "FollowUp", ball="d9", hands={0: ["free-kick-3-all", "forward-1-red", *others]},
        said=["play card:free-kick-3-all", "aim arrow:left-3"],
    )  # fmt: skip
    assert match.seat == 0
    assert "play card:forward-1-red" in moves(match)
    assert all(move.startswith(("play card:forward", "play card:left", "play card:right")) for move in moves(match))
    for card in others:
        assert refusal(match, f"play card:{card}").rule == "FAC-5.4"
    assert refusal(match, "pass").rule == "FAC-5.4"


@rule("FAC-5.5")
@pytest.mark.parametrize(
    ("seat", "ball", "aim", "attacker", "legs"),
    [
        (0, "d3", "right-3", "left-2-red", [["e4", "f5", "g6"], ["f7", "e8"]]),
        (0, "d3", "forward-3", "forward-4-red", [["d4", "d5", "d6"], ["d7", "d8", "d9", "d10"]]),
        (1, "e9", "right-3", "left-2-red", [["d8", "c7", "b6"], ["c5", "d4"]]),
    ],
)
def test_each_card_moves_the_ball_along_its_own_arrow_free_kick_first(
    seat: int, ball: str, aim: str, attacker: str, legs: list[list[str]]
) -> None:
    match = GAME.scenario("OpenPlay", seat=seat, ball=ball, hands={seat: ["free-kick-3-all", attacker]})

    told = play(match, "play card:free-kick-3-all", f"aim arrow:{aim}", f"play card:{attacker}")

    assert kinds(told)[:4] == ["card", "ball", "card", "ball"]
    assert paths(told) == legs
    assert match.ball_name() == legs[-1][-1]
    assert match.seat == 1 - seat


@rule("FAC-5.6")
@pytest.mark.parametrize(
    ("seat", "ball", "attacker", "landing"), [(0, "d8", "forward-1-red", "d11"), (1, "d5", "forward-1-red", "d2")]
)
def test_a_penalty_may_be_added_in_the_opponents_area(seat: int, ball: str, attacker: str, landing: str) -> None:
    match = GAME.scenario("OpenPlay", seat=seat, ball=ball, hands={seat: ["free-kick-2-all", attacker, "penalty"]})

    play(match, "play card:free-kick-2-all", "aim arrow:forward-2", f"play card:{attacker}")
    assert match.ball_name() == landing
    assert match.seat == seat
    assert moves(match) == ["play card:penalty", "pass"]

    play(match, "pass")
    assert match.seat == 1 - seat


@rule("FAC-5.6")
@pytest.mark.parametrize(
    ("ball", "aim", "attacker", "landing"),
    [
        pytest.param("d7", "forward-2", "forward-1-red", "d10", id="short of the area"),
        pytest.param("c9", "forward-2", "left-1-blue", "b12", id="into the area and out again"),
    ],
)
def test_no_penalty_is_added_when_the_move_ends_outside_the_area(
    ball: str, aim: str, attacker: str, landing: str
) -> None:
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: ["free-kick-2-all", attacker, "penalty"]})
    play(match, "play card:free-kick-2-all", f"aim arrow:{aim}", f"play card:{attacker}")
    assert match.ball_name() == landing
    assert match.seat == 1


@rule("FAC-5.7")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 6)])
@pytest.mark.parametrize(
    ("ball", "after_the_free_kick", "throws", "used"),
    [
        pytest.param("d10", [], [], 1, id="direct shot"),
        pytest.param("d4", ["play card:forward-1-red"], [], 2, id="attacker"),
        pytest.param("d7", ["play card:forward-1-red", "play card:penalty", "cut"], ["cut 9"], 3, id="penalty"),
    ],
)
def test_as_many_cards_are_drawn_as_were_used(
    seats: int, size: int, ball: str, after_the_free_kick: list[str], throws: list[str], used: int
) -> None:
    match = GAMES[seats].scenario("OpenPlay", ball=ball, hands={0: ["free-kick-3-all", "forward-1-red", "penalty"]})
    pile = len(match.draw_pile)

    told = play(match, "play card:free-kick-3-all", "aim arrow:forward-3", *after_the_free_kick, throws=throws)

    assert [event.facts for event in told if event.kind == "draw"] == [
        {"seat": 0, "count": used, "from": "draw_pile", "to": "hands.0"}
    ]
    assert len(match.draw_pile) == pile - used
    assert len(match.hands[0]) == size


# ---- direct shots, and legs that leave the pitch


@rule("FAC-5.8")
@pytest.mark.parametrize(
    ("seat", "ball", "aim", "net"),
    [
        (0, "d10", "forward-3", "d13"),
        (0, "b11", "right-3", "d13"),
        (1, "e3", "forward-3", "e0"),
        (1, "g2", "right-3", "e0"),
    ],
)
def test_a_direct_shot_stands_and_no_attacker_follows(seat: int, ball: str, aim: str, net: str) -> None:
    match = GAME.scenario("OpenPlay", seat=seat, ball=ball, hands={seat: ["free-kick-3-all", "forward-1-red"]})

    play(match, "play card:free-kick-3-all", f"aim arrow:{aim}")

    assert decision(match) == "Save"
    assert match.seat == 1 - seat
    assert match.ball_name() == net
    assert GAME.card("forward-1-red") in match.hands[seat].cards


@rule("FAC-5.9")
def test_without_an_attacker_only_a_direct_shot_is_allowed() -> None:
    hand = ["free-kick-3-all", *NEITHER_ATTACKER_NOR_FREE_KICK]
    match = GAME.scenario("OpenPlay", ball="d9", hands={0: hand})
    assert refusal(match, "play card:free-kick-3-all").rule == "FAC-5.9"
    assert moves(match) == [f"discard card:{card}" for card in dict.fromkeys(hand)]

    one_square_nearer = GAME.scenario("OpenPlay", ball="d10", hands={0: hand})
    assert moves(one_square_nearer) == ["play card:free-kick-3-all"]


@rule("FAC-5.10")
@pytest.mark.parametrize(
    ("card", "ball", "allowed", "leaving"),
    [
        pytest.param("free-kick-2-all", "a5", ["forward-2", "right-2"], ["left-2"], id="over the touchline"),
        pytest.param("free-kick-2-all", "b11", ["right-2"], ["forward-2", "left-2"], id="over the goal line, corner"),
        pytest.param("free-kick-3-all", "d10", ["forward-3"], ["left-3", "right-3"], id="beside the goal"),
    ],
)
def test_a_dotted_arrow_that_leaves_the_pitch_may_not_be_chosen(
    card: str, ball: str, allowed: list[str], leaving: list[str]
) -> None:
    match = GAME.scenario("AimFreeKick", ball=ball, hands={0: [card, "forward-1-red"]}, said=[f"play card:{card}"])
    assert sorted(moves(match)) == [f"aim arrow:{arrow}" for arrow in allowed]
    for arrow in leaving:
        assert refusal(match, f"aim arrow:{arrow}").rule == "FAC-5.10"


@rule("FAC-5.10")
def test_a_free_kick_whose_every_arrow_leaves_the_pitch_may_not_be_played() -> None:
    match = GAME.scenario("OpenPlay", ball="h11", hands={0: ["free-kick-4-left-right", "forward-1-red"]})
    assert "play card:free-kick-4-left-right" not in moves(match)
    assert refusal(match, "play card:free-kick-4-left-right").rule == "FAC-5.10"


@rule("FAC-5.11")
@pytest.mark.parametrize(
    ("ball", "attacker", "next_decision", "ends_on"),
    [
        pytest.param("b6", "left-3-hand", "ThrowIn", "a9", id="over the touchline"),
        pytest.param("g8", "forward-4-red", "Clearance", "g12", id="over the goal line"),
        pytest.param("d8", "forward-4-red", "Save", "d13", id="into the goal"),
    ],
)
def test_the_attacker_leg_may_leave_the_pitch(ball: str, attacker: str, next_decision: str, ends_on: str) -> None:
    match = GAME.scenario("OpenPlay", ball=ball, hands={0: ["free-kick-2-all", attacker]})
    play(match, "play card:free-kick-2-all", "aim arrow:forward-2", f"play card:{attacker}")
    assert decision(match) == next_decision
    assert match.ball_name() == ends_on
    assert match.seat == 1


@rule("FAC-5.3", "FAC-5.4")
def test_a_square_that_is_pointed_at_within_a_free_kick_is_told_what_is_wanted_now() -> None:
    hands = {0: ["free-kick-4-left-right", "forward-1-red"]}
    match = GAME.scenario("AimFreeKick", ball="d5", hands=hands, said=["play card:free-kick-4-left-right"])
    wanted = match.why_not_thing("square:e5")
    assert wanted is not None
    assert wanted.key == "aim_first"
    play(match, moves(match)[0])
    wanted = match.why_not_thing("square:e5")
    assert wanted is not None
    assert wanted.key == "attacker_must_follow"
