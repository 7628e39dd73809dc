"""The worked examples of the rules, played to the digit: kick-off, retention, offside, and a ball that goes out."""

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, scene, to, where
from tests.rules.table import decision, kinds, moves, play, refusal

# ---- kick-off


@rule("FT-EX.1", "FT-SETUP.9", "FT-KICKOFF.12")
def test_the_captains_roll_again_after_a_tie_and_the_higher_roll_kicks_off() -> None:
    told: list[Event] = []
    with Scripted("keep order", "d6 4", "d6 4", "d6 5", "d6 2") as chance:
        match = FOUR.new_match(chance, told.append)
    rolls = next(event for event in told if event.kind == "captains roll")
    assert rolls.facts == {"rolls": [[4, 4], [5, 2]], "side": 0, "why": "kick-off"}
    assert match.to_play == H1
    assert asked(match) == ("LineUp", H1)


def kick_off(roll: int) -> FootimeMatch:
    """Both teams have lined up in the usual formation, and H1 has rolled."""
    match = FOUR.scenario("LineUp")
    play(match, "line-up formation:4-4-2", "line-up formation:4-4-2", throws=[f"d6 {roll}"])
    assert asked(match) == ("KickOffTo", H1)
    return match


@rule("FT-EX.2", "FT-KICKOFF.7", "FT-KICKOFF.9", "FT-KEEP.8")
def test_a_kick_off_to_a_team_mate_is_retained() -> None:
    match = kick_off(4)
    told = play(match, to(-4, 2))
    assert "retained" in kinds(told)
    assert asked(match) == ("TackleWindow", A1)
    play(match, "pass")
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.3", "FT-KEEP.2", "FT-KEEP.3")
def test_a_kick_off_beside_nobody_but_the_kicker_is_not_retained() -> None:
    match = kick_off(1)
    play(match, to(0, 1))
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.4", "FT-KICKOFF.6", "FT-BOARD.1")
def test_the_receiving_team_stays_out_of_the_centre_circle() -> None:
    match = FOUR.scenario("PlaceShirt", said=["line-up formation:by-hand"], role="receiving")
    assert match.seat == A1
    assert refusal(match, to(1, 2)).rule == "FT-KICKOFF.6"
    assert to(2, 2) in moves(match)


# ---- retention


@rule("FT-EX.46", "FT-KEEP.8", "FT-KEEP.11")
def test_two_players_three_retentions_in_a_row() -> None:
    game = Footime(2)
    pawns = {"h7": (-3, 0), "h8": (0, 0), "h9": (0, 3)}
    hand = ["pass-1", "pass-2", "pass-3", "pass-4"]
    match = scene("Turn", pawns, ball=(-2, 0), hands={0: hand}, game=game)
    for card, x, y in (("pass-2", -1, 1), ("pass-3", -1, 3), ("pass-4", -2, 0)):
        play(match, f"play card:{card}")
        if decision(match) == "Passer":
            play(match, moves(match)[0])
        play(match, to(x, y))
        assert asked(match) == ("TackleWindow", 1)
        play(match, "pass")
        assert asked(match) == ("Turn", 0)
    play(match, "play card:pass-1", to(-2, 1))
    assert match.spent == 4


# ---- offside


@rule("FT-EX.5", "FT-OFFSIDE.1", "FT-OFFSIDE.7", "FT-OFFSIDE.10")
def test_a_pass_to_an_offside_pawn_loses_the_turn_and_the_ball() -> None:
    match = scene("Turn", {"h9": (3, 0), "h10": (9, 2), "a4": (8, -3)}, ball=(4, 0), hands={H1: ["pass-5"]})
    told = play(match, "play card:pass-5", to(8, 2))
    assert "offside" in kinds(told)
    assert asked(match) == ("OffsideRestart", A1)
    play(match, to(2, 0))
    assert where(match, "ball") == (2, 0)
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.6", "FT-OFFSIDE.3")
def test_level_with_the_last_but_one_pawn_is_onside() -> None:
    match = scene("Turn", {"h9": (3, 0), "h10": (8, 2), "a4": (8, -3)}, ball=(4, 0), hands={H1: ["pass-5"]})
    told = play(match, "play card:pass-5", to(7, 2))
    assert "retained" in kinds(told)
    assert asked(match) == ("TackleWindow", A1)


@rule("FT-EX.7", "FT-OUT-THROW.1", "FT-OUT-THROW.2", "FT-OUT-THROW.3", "FT-OUT-THROW.4", "FT-OUT-THROW.5")
@rule("FT-OFFSIDE.4")
def test_there_is_no_offside_at_a_throw_in() -> None:
    pawns = {"h7": (0, 0), "h10": (9, 6), "a4": (8, -3)}
    match = scene("Turn", pawns, ball=(4, 8), hands={H1: ["out"]}, put_by_opponent=True)
    play(match, "play card:out", "choose pawn:h7", throws=["d6 5"])
    assert where(match, "h7") == "outside"
    told = play(match, to(8, 6))
    assert "retained" in kinds(told)
    assert where(match, "h7") == (4, 8)
    assert asked(match) == ("TackleWindow", A1)


# ---- out of play


@rule("FT-EX.30", "FT-OUT-CORNER.1", "FT-OUT-CORNER.2", "FT-OUT-CORNER.3", "FT-OUT-CORNER.4", "FT-OUT-CORNER.5")
@rule("FT-OUT-CORNER.6")
def test_a_corner() -> None:
    pawns = {"h7": (5, 0), "a7": (13, -8)}
    match = scene("Turn", pawns, ball=(13, -4), seat=H2, put_by_opponent=True, hands={H2: ["out"]})
    play(match, "play card:out")
    assert asked(match) == ("ClearCorner", A2)
    assert to(-1, 0) not in moves(match)
    play(match, to(4, 0))
    assert where(match, "ball") == (13, -8)
    play(match, "choose pawn:h7", throws=["d6 4"])
    play(match, to(10, -4))
    assert where(match, "h7") == (13, -8)
    assert where(match, "ball") == (10, -4)
    assert asked(match) == ("Turn", A2)


@rule("FT-EX.31", "FT-OUT-GOALKICK.1", "FT-OUT-GOALKICK.2", "FT-OUT-GOALKICK.3", "FT-OUT-GOALKICK.4")
@rule("FT-OUT-GOALKICK.5")
def test_a_goal_kick() -> None:
    match = scene("Turn", {"a7": (6, 3)}, ball=(13, 6), seat=A1, put_by_opponent=True, hands={A1: ["out"]})
    play(match, "play card:out", to(12, 1), to(12, 0), throws=["d6 5"])
    told = play(match, to(7, 3))
    assert "retained" in kinds(told)
    assert where(match, "a1") == (13, 0)
    assert asked(match) == ("TackleWindow", H2)


@rule("FT-EX.32", "FT-CARD-OUT.2")
def test_without_the_card_a_ball_on_the_line_is_in_play() -> None:
    match = scene("Turn", {"h7": (1, 7)}, ball=(3, 8), seat=H2, put_by_opponent=True, hands={H2: ["move-2"]})
    play(match, "play card:move-2", "choose pawn:h7", to(3, 8), to(4, 7))
    assert where(match, "ball") == (4, 7)
    assert asked(match) == ("Turn", A2)
