"""The very first point of the board, (-13,-8), is a point like any other (FT-BOARD.1, FT-MOVE.1)."""

from onze.games.footime import Footime
from tests.rules import rule
from tests.rules.footime.cards import fouled, full_hands
from tests.rules.footime.course import asked, open_points
from tests.rules.footime.situations import A1, FOUR, H1, H2, scene, to, where
from tests.rules.table import kinds, moves, play

FIRST = (-13, -8)


@rule("FT-MOVE.1", "FT-MOVE.6")
def test_a_pawn_on_it_runs_and_keeps_others_off() -> None:
    assert FOUR.pitch.names.index(FOUR.point(*FIRST)) == 0
    match = scene("Turn", {"h7": FIRST, "h8": (-12, -7)}, hands=full_hands({H1: ["move-1"]}))
    play(match, "play card:move-1")
    assert moves(match) == ["choose pawn:h1", "choose pawn:h7", "choose pawn:h8"]
    other = match.clone()
    play(other, "choose pawn:h8")
    assert FIRST not in open_points(other)
    play(match, "choose pawn:h7", to(-12, -8))
    assert where(match, "h7") == (-12, -8)


@rule("FT-CARD-MOVE.2", "FT-CARD-MOVE.4")
def test_the_ball_is_taken_along_onto_it() -> None:
    match = scene("Turn", {"h7": (-12, -5)}, ball=(-12, -6), hands=full_hands({H1: ["move-2"]}))
    told = play(match, "play card:move-2", "choose pawn:h7", to(-12, -7), "take ball:ball", to(*FIRST))
    assert "ball taken along" in kinds(told)
    assert (where(match, "ball"), where(match, "h7")) == (FIRST, (-12, -7))


@rule("FT-CARD-MOVE.1")
def test_a_pawn_runs_onto_it_and_off_the_ball() -> None:
    match = scene("Turn", {"h7": (-11, -8)}, ball=(-12, -8), hands=full_hands({H1: ["move-2"]}))
    play(match, "play card:move-2", "choose pawn:h7", to(*FIRST), "leave ball:ball")
    assert (where(match, "h7"), where(match, "ball")) == (FIRST, (-12, -8))


@rule("FT-CARD-PASS.1", "FT-KEEP.2")
def test_a_pawn_on_it_passes_and_receives() -> None:
    match = scene("Turn", {"h7": FIRST, "h8": (-5, 0)}, ball=(-12, -8), hands=full_hands({H1: ["pass-3"]}))
    play(match, "play card:pass-3", to(-9, -8))
    back = scene("Turn", {"h8": (-9, -8), "h7": FIRST}, ball=(-10, -8), hands=full_hands({H1: ["pass-2"]}))
    told = play(back, "play card:pass-2", to(-12, -8))
    assert "retained" in kinds(told)


@rule("FT-CARD-FOUL.4", "FT-FOUL-FREEKICK.2")
def test_a_pawn_on_it_is_fouled_and_takes_the_free_kick() -> None:
    match = fouled("foul", victim=FIRST, offender=(-12, -8))
    play(match, "play card:foul", "pass")
    assert where(match, "ball") == FIRST
    assert open_points(match) == {(-13, -7), (-12, -7)}


@rule("FT-CARD-FOUL.4")
def test_a_pawn_on_it_commits_a_foul_and_is_booked() -> None:
    match = fouled("foul", "yellow", victim=(-12, -8), offender=FIRST)
    told = play(match, "play card:foul", "play card:yellow")
    assert "booked" in kinds(told)


@rule("FT-CARD-YELLOW.5")
def test_a_foul_between_pawns_on_it_and_beside_it_can_be_reversed() -> None:
    for offender, victim in ((FIRST, (-12, -8)), ((-12, -8), FIRST)):
        claimed = {"offender": "a7", "victim": "h7"}
        match = scene("Turn", {"a7": offender, "h7": victim}, seat=A1, hands={A1: ["yellow"]}, claimed=claimed)
        assert "play card:yellow" in moves(match)


@rule("FT-CARD-DUEL.3")
def test_the_loser_of_a_duel_is_moved_off_it_and_onto_it() -> None:
    hands = full_hands({H2: ["duel"]})
    match = scene("Turn", {"a7": FIRST, "h7": (-12, -8)}, seat=H2, contacts=[["a7", "h7"]], hands=hands)
    play(match, "play card:duel", throws=["d6 2", "d6 1"])
    assert (-11, -7) in open_points(match)
    onto = scene("DuelMove", {"a7": (-12, -8)}, value=1, pawn="a7")
    play(onto, to(*FIRST))
    assert where(onto, "a7") == FIRST


@rule("FT-CARD-INJURED.1")
def test_a_pawn_on_it_can_be_injured() -> None:
    match = scene("Turn", {"a7": FIRST}, hands=full_hands({H1: ["injured"]}))
    play(match, "play card:injured", "choose pawn:a7")
    assert where(match, "a7") == "injured"


@rule("FT-KICKOFF.3")
def test_a_shirt_is_placed_on_it() -> None:
    match = FOUR.scenario("LineUp")
    shirts = [FIRST, *[(-9, y) for y in range(-4, 4)], (-1, 0)]
    play(match, "line-up formation:by-hand", *[to(*shirt) for shirt in shirts])
    assert (where(match, "h2"), asked(match)) == (FIRST, ("LineUp", A1))


@rule("FT-OFFSIDE.1", "FT-OFFSIDE.14")
def test_the_last_opponent_but_one_may_stand_on_it() -> None:
    """Away attacks the west; the goalkeeper and h7, on the goal line, leave nobody offside."""
    hands = full_hands({A1: ["aerial"]})
    match = scene("Turn", {"h7": FIRST, "a9": (-12, 0), "a8": (5, 5)}, ball=(5, 4), seat=A1, hands=hands)
    told = play(match, "play card:aerial", to(-11, 0))
    assert ("offside" in kinds(told), "retained" in kinds(told)) == (False, True)


@rule("FT-CARD-ACCEL.1")
def test_only_a_run_that_somebody_can_make_is_combined() -> None:
    """By exact distances nobody runs 18: the goalkeeper is walled in, and the centre is at most 13 from any point."""
    walls = {"a2": (-13, 2), "a3": (-12, 2), "a4": (-12, 1), "a5": (-12, 0), "a6": (-12, -1), "a7": (-12, -2)}
    pawns = {**walls, "a8": (-13, -2), "h7": (0, 0)}
    hand = ["acceleration", "joker-9", "move-2", "move-2", "duel", "duel", "out", "out"]
    game = Footime(4, path_rule="exact_distance")
    match = scene("Turn", pawns, ball=(5, 5), hands={H1: hand}, game=game)
    play(match, "play card:acceleration")
    assert moves(match) == ["play card:move-2"]
    wasted = scene("Turn", pawns, ball=(5, 5), hands={H1: hand}, game=game)
    play(wasted, "waste-pair card:acceleration")
    assert moves(wasted) == ["waste card:joker-9", "waste card:duel", "waste card:out"]


@rule("FT-KICKOFF.1", "FT-KICKOFF.13")
def test_a_pawn_on_it_leaves_it_for_a_kick_off() -> None:
    hands = full_hands({H1: ["pass-5"]})
    match = scene("Turn", {"h9": (7, 1), "h7": FIRST}, ball=(8, 1), hands=hands)
    play(match, "play card:pass-5", to(13, 1), "pass")
    assert (asked(match), where(match, "h7")) == (("LineUp", A1), "outside")
