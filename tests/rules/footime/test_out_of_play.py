"""Out of play: when the card may be laid, and throw-ins (FT-CARD-OUT, FT-OUT-THROW)."""

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import drawn, facts_of, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

PAWNS: dict[str, Point | str] = {"h7": (4, 5), "a7": (5, 5), "h4": (-12, 5), "a4": (12, 5)}


def claiming(ball: Point, by_opponent: bool = True, **pawns: Point | str) -> FootimeMatch:
    """H1 is in turn with an out-of-play card; A2 has put the ball there, unless it lay there before."""
    hands = full_hands({H1: ["out"]})
    return scene("Turn", {**PAWNS, **pawns}, ball=ball, put_by_opponent=by_opponent, hands=hands)


def put_on_the_line(*cards: str) -> FootimeMatch:
    """A1 has passed the ball to (7,8), onto the touchline; H2 holds these cards, and H1 an out-of-play card."""
    hands = full_hands({A1: ["pass-3"], H2: cards, H1: ["out"]})
    match = scene("Turn", PAWNS, ball=(6, 6), seat=A1, hands=hands)
    play(match, "play card:pass-3", to(7, 8))
    assert asked(match) == ("Turn", H2)
    return match


@rule("FT-CARD-OUT.1")
@pytest.mark.parametrize(
    ("ball", "question"),
    [
        ((4, 8), "Thrower"),
        ((-12, -8), "Thrower"),
        ((13, 4), "CornerTaker"),
        ((13, -2), "CornerTaker"),
        ((-13, 4), "GoalKickSpot"),
        ((-13, -2), "GoalKickSpot"),
    ],
)
def test_the_line_decides_between_throw_in_corner_and_goal_kick(ball: Point, question: str) -> None:
    match = claiming(ball)
    play(match, "play card:out")
    assert asked(match) == (question, H1)


@rule("FT-CARD-OUT.1")
@pytest.mark.parametrize("ball", [(4, 7), (12, 0), (0, 0), (-12, -7)])
def test_a_ball_that_is_on_no_line_is_not_out(ball: Point) -> None:
    assert refusal(claiming(ball), "play card:out").rule == "FT-CARD-OUT.3"


@rule("FT-CARD-OUT.2")
def test_a_ball_on_a_line_is_played_on_from_there() -> None:
    match = put_on_the_line("move-3", "pass-4")
    play(match, "play card:move-3", "choose pawn:h7", to(6, 7))
    assert where(match, "ball") == (7, 8)
    assert asked(match) == ("Turn", A2)


@rule("FT-CARD-OUT.3")
def test_a_ball_that_lay_on_the_line_before_cannot_be_claimed() -> None:
    match = claiming((4, 8), by_opponent=False)
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"
    assert "waste card:out" in moves(match)


@rule("FT-CARD-OUT.3", "FT-GAP.27")
def test_the_turn_after_next_is_too_late() -> None:
    match = put_on_the_line("move-1")
    play(match, "play card:move-1", "choose pawn:h1", to(-12, 0))
    play(match, next(move for move in moves(match) if move.startswith("waste")))
    assert asked(match) == ("Turn", H1)
    assert where(match, "ball") == (7, 8)
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"


@rule("FT-CARD-OUT.3")
def test_a_ball_that_one_has_moved_oneself_cannot_be_claimed() -> None:
    match = scene(
        "Turn",
        {**PAWNS, "h8": (5, 8)},
        ball=(4, 8),
        put_by_opponent=True,
        hands=full_hands({H1: ["skill", "out"]}),
    )
    play(match, "play card:skill", to(6, 8))
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"


@rule("FT-CARD-OUT.3")
def test_a_card_that_plays_again_leaves_the_claim_open() -> None:
    match = put_on_the_line("injured", "out")
    play(match, "play card:injured", "choose pawn:a4")
    assert "play card:out" in moves(match)


@rule("FT-CARD-OUT.3")
def test_a_team_mate_who_puts_the_ball_on_the_line_gives_no_claim() -> None:
    hands = full_hands({H1: ["pass-2"], H2: ["out"]})
    match = scene("Turn", {**PAWNS, "h8": (7, 7)}, ball=(5, 6), hands=hands)
    play(match, "play card:pass-2", to(6, 8), "pass")
    assert asked(match) == ("Turn", H2)
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"


@rule("FT-CARD-OUT.4", "FT-GAP.27")
def test_a_skipped_player_cannot_claim_a_retained_ball() -> None:
    hands = full_hands({H1: ["pass-2"], A1: ["out"]})
    match = scene("Turn", {**PAWNS, "h8": (7, 7)}, ball=(5, 6), hands=hands)
    play(match, "play card:pass-2", to(6, 8))
    assert asked(match) == ("TackleWindow", A1)
    assert moves(match) == ["pass"]
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.4"


@rule("FT-CARD-OUT.5")
@pytest.mark.parametrize(
    ("ball", "said", "landing"),
    [
        ((4, 8), ["choose pawn:h7"], (5, 7)),
        ((13, 7), ["choose pawn:h7"], (12, 7)),
        ((-13, 7), [to(-12, 2), to(-12, 1)], (-11, 4)),
    ],
    ids=["throw-in", "corner", "goal kick"],
)
def test_every_restart_can_be_retained(ball: Point, said: list[str], landing: Point) -> None:
    mate = (landing[0], landing[1] - 1)
    match = claiming(ball, h8=mate, a8=(13, -5))
    play(match, "play card:out", *said, throws=["d6 3"])
    told = play(match, to(*landing))
    assert [event.rule for event in told if event.kind == "retained"] == ["FT-CARD-OUT.5"]
    assert asked(match) == ("TackleWindow", A1)


# ---- throw-ins


@rule("FT-OUT-THROW.1")
@pytest.mark.parametrize("x", [-12, 0, 12])
@pytest.mark.parametrize("y", [-8, 8])
def test_the_touchlines_give_a_throw_in(x: int, y: int) -> None:
    match = claiming((x, y))
    told = play(match, "play card:out", "choose pawn:h7", throws=["d6 1"])
    assert facts_of(told, "out of play")["restart"] == "throw-in"


@rule("FT-OUT-THROW.1")
@pytest.mark.parametrize(("x", "question"), [(-13, "GoalKickSpot"), (13, "CornerTaker")])
def test_the_corners_do_not_give_a_throw_in(x: int, question: str) -> None:
    match = claiming((x, 8))
    play(match, "play card:out")
    assert asked(match) == (question, H1)


@rule("FT-OUT-THROW.2")
def test_any_pawn_of_the_team_may_throw_in() -> None:
    match = claiming((4, 8))
    play(match, "play card:out")
    assert moves(match) == ["choose pawn:h1", "choose pawn:h4", "choose pawn:h7"]
    assert refusal(match, "choose pawn:a7").rule == "FT-OUT-THROW.2"
    assert refusal(match, "choose pawn:h8").rule == "FT-CARD-INJURED.6"
    play(match, "choose pawn:h4", throws=["d6 2"])
    assert where(match, "h4") == "outside"


@rule("FT-OUT-THROW.3")
@pytest.mark.parametrize("roll", [1, 3, 6])
def test_the_ball_is_thrown_by_the_value_rolled(roll: int) -> None:
    match = claiming((0, 8), h7=(-9, 0), a7=(9, 0), a4=(12, 0), h4=(-12, 3))
    told = play(match, "play card:out", "choose pawn:h7", throws=[f"d6 {roll}"])
    assert facts_of(told, "roll")["value"] == roll
    assert open_points(match) == around(0, 8, roll)
    assert refusal(match, to(roll + 1, 8)).rule == "FT-OUT-THROW.3"


@rule("FT-OUT-THROW.4")
def test_the_thrower_steps_onto_the_ball_s_first_point() -> None:
    match = claiming((4, 8))
    play(match, "play card:out", "choose pawn:h4", throws=["d6 4"])
    told = play(match, to(0, 6))
    assert (where(match, "h4"), where(match, "ball")) == ((4, 8), (0, 6))
    assert kinds(told)[-2:] == ["taker steps in", "draw"]
    assert drawn(told) == [1]
    assert asked(match) == ("Turn", A1)


@rule("FT-OUT-THROW.4")
def test_a_goalkeeper_who_threw_in_goes_back_to_its_line() -> None:
    match = claiming((4, 8))
    play(match, "play card:out", "choose pawn:h1", throws=["d6 4"])
    play(match, to(0, 6))
    assert where(match, "h1") == (-13, 0)


@rule("FT-OUT-THROW.4")
def test_the_thrower_is_not_another_pawn_beside_the_ball() -> None:
    match = claiming((4, 8), h7=(9, 0))
    play(match, "play card:out", "choose pawn:h7", throws=["d6 1"])
    assert "retained" not in kinds(play(match, to(5, 7)))


@rule("FT-OUT-THROW.5")
@pytest.mark.parametrize("offside", ["auto", "called", "forbidden"])
def test_nobody_is_offside_from_a_throw_in(offside: str) -> None:
    match = scene(
        "Turn",
        {"h7": (0, 0), "h10": (9, 6), "a4": (8, -3)},
        ball=(4, 8),
        put_by_opponent=True,
        hands=full_hands({H1: ["out"]}),
        game=Footime(4, offside=offside),
    )
    play(match, "play card:out", "choose pawn:h7", throws=["d6 5"])
    told = play(match, to(8, 6))
    assert "retained" in kinds(told)
    assert asked(match) == ("TackleWindow", A1)
