"""Fouls and free kicks (FT-CARD-FOUL, FT-FOUL-FREEKICK)."""

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, drawn, facts_of, fouled, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def approached(end: Point, ball: Point = FAR, **others: Point) -> FootimeMatch:
    """A1 has run with a7 to a point; h7 stands on (3,3), and H2 holds a foul and a duel."""
    hands = full_hands({A1: ["move-3"], H2: ["foul", "duel"]})
    match = scene("Turn", {"h7": (3, 3), "a7": (6, 5), **others}, ball=ball, seat=A1, hands=hands)
    play(match, "play card:move-3", "choose pawn:a7", to(*end))
    assert asked(match) == ("Turn", H2)
    return match


def free_kick(roll: int = 4, victim: Point = (3, 3), **others: Point | str) -> FootimeMatch:
    """H2 has claimed a foul; h7 stands west of the ball, and the die is rolled."""
    match = fouled("foul", victim=victim, offender=(victim[0] + 1, victim[1] + 1), others={"a4": (12, -7), **others})
    play(match, "play card:foul", "pass")
    play(match, to(victim[0] - 1, victim[1]), throws=[f"d6 {roll}"])
    assert asked(match) == ("FreeKickTo", H2)
    return match


@rule("FT-CARD-FOUL.1")
def test_a_foul_needs_an_opponent_who_came_to_one_point() -> None:
    near, far = approached((4, 4)), approached((5, 5))
    assert "play card:foul" in moves(near)
    assert refusal(far, "play card:foul").rule == "FT-CARD-FOUL.1"
    assert "waste card:foul" in moves(far)


@rule("FT-CARD-FOUL.1")
def test_a_player_cannot_claim_a_foul_for_his_own_run() -> None:
    hands = full_hands({A1: ["move-3"], H2: [], A2: ["foul"]})
    match = scene("Turn", {"h7": (3, 3), "a7": (6, 5)}, ball=FAR, seat=A1, hands=hands)
    play(match, "play card:move-3", "choose pawn:a7", to(4, 4))
    play(match, next(move for move in moves(match) if move.startswith("waste")))
    assert asked(match) == ("Turn", A2)
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"


@rule("FT-CARD-FOUL.1", "FT-CARD-DUEL.1")
def test_after_a_team_mate_s_retained_ball_there_is_nothing_to_claim() -> None:
    pawns = {"h7": (-9, 0), "h8": (6, 7), "a7": (5, 7), "a4": (12, -7)}
    hands = full_hands({H1: ["out"], A1: [], H2: ["foul", "duel"]})
    match = scene("Turn", pawns, ball=(4, 8), put_by_opponent=True, hands=hands)
    play(match, "play card:out", "choose pawn:h7", throws=["d6 1"])
    play(match, to(5, 8), "pass")
    assert asked(match) == ("Turn", H2)
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"
    assert refusal(match, "play card:duel").rule == "FT-CARD-DUEL.1"


@rule("FT-CARD-FOUL.2", "FT-CARD-FOUL.6")
@pytest.mark.parametrize(
    ("victim", "offender", "what"),
    [
        ((8, 0), (9, 0), "free kick"),
        ((9, 0), (8, 0), "penalty"),
        ((9, 6), (9, 5), "free kick"),
        ((9, 5), (9, 6), "penalty"),
        ((-10, 0), (-9, 0), "free kick"),
        ((12, -5), (12, -6), "penalty"),
    ],
)
def test_where_the_victim_stands_decides_between_free_kick_and_penalty(
    victim: Point, offender: Point, what: str
) -> None:
    match = fouled("foul", victim=victim, offender=offender)
    play(match, "play card:foul")
    told = play(match, "pass", throws=["d6 1"] if what == "penalty" else [])
    assert facts_of(told, "set piece")["what"] == what


@rule("FT-CARD-FOUL.3")
def test_the_player_names_offender_and_victim() -> None:
    pawns = {"h8": (5, 3), "h9": (0, 0), "a8": (1, 1)}
    contacts = [["a7", "h7"], ["a7", "h8"], ["a8", "h9"]]
    match = fouled("foul", others=pawns, contacts=contacts)
    play(match, "play card:foul")
    assert asked(match) == ("ChooseContact", H2)
    assert moves(match) == ["choose pawn:a7", "choose pawn:a8"]
    assert refusal(match, "choose pawn:h7").rule == "FT-CARD-FOUL.3"
    play(match, "choose pawn:a7")
    assert moves(match) == ["choose pawn:h7", "choose pawn:h8"]
    assert refusal(match, "choose pawn:h9").rule == "FT-CARD-FOUL.3"
    told = play(match, "choose pawn:h8")
    foul = facts_of(told, "foul")
    assert (foul["offender"], foul["victim"]) == ("a7", "h8")
    play(match, "pass")
    assert where(match, "ball") == (5, 3)


@rule("FT-CARD-FOUL.4")
def test_a_run_that_ends_beside_two_pawns_makes_two_contacts() -> None:
    match = approached((4, 4), h8=(5, 3), h9=(0, 0))
    assert match.view(None)["contacts"] == [["pawn:a7", "pawn:h7"], ["pawn:a7", "pawn:h8"]]


@rule("FT-CARD-FOUL.4")
def test_to_run_past_an_opponent_is_no_contact() -> None:
    match = approached((4, 5), h8=(6, 4))
    assert match.view(None)["contacts"] == []


@rule("FT-CARD-FOUL.4")
def test_the_placing_at_a_kick_off_is_no_contact() -> None:
    match = FOUR.scenario("PlaceShirt", said=["line-up formation:by-hand"], role="receiving", hands={A1: ["foul"]})
    play(match, to(1, -4))
    for _ in range(8):
        play(match, moves(match)[-1])
    play(match, moves(match)[-1], throws=["d6 1"])
    assert (where(match, "h10"), where(match, "a2")) == ((0, -4), (1, -4))
    play(match, to(0, 1))
    assert asked(match) == ("Turn", A1)
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"


@rule("FT-CARD-FOUL.4")
def test_a_goalkeeper_put_back_beside_an_opponent_is_no_contact() -> None:
    hands = full_hands({A1: ["move-3"], H2: ["foul"]})
    match = scene("Turn", {"h7": (12, 0)}, ball=FAR, seat=A1, hands=hands)
    play(match, "play card:move-3", "choose pawn:a1", to(12, 2))
    assert where(match, "a1") == (13, 0)
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"


@rule("FT-CARD-FOUL.5")
def test_a_goalkeeper_s_run_counts_where_it_ended() -> None:
    hands = full_hands({A1: ["move-3"], H2: ["foul"]})
    match = scene("Turn", {"h7": (9, 1)}, ball=FAR, seat=A1, hands=hands)
    play(match, "play card:move-3", "choose pawn:a1", to(10, 2))
    assert where(match, "a1") == (13, 0)
    assert facts_of(play(match, "play card:foul"), "foul")["offender"] == "a1"


@rule("FT-CARD-FOUL.7")
@pytest.mark.parametrize("ball", [(12, 0), (-13, 8), (2, 2), (13, 5)])
def test_the_ball_s_place_does_not_matter_for_a_foul(ball: Point) -> None:
    match = approached((4, 4), ball=ball)
    told = play(match, "play card:foul", "pass")
    assert facts_of(told, "set piece")["what"] == "free kick"
    assert where(match, "ball") == (3, 3)


@rule("FT-CARD-FOUL.8", "FT-GAP.47")
def test_a_contact_that_served_for_a_duel_is_no_foul() -> None:
    match = fouled("duel", "foul")
    play(match, "play card:duel", throws=["d6 1", "d6 1"])
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"


@rule("FT-CARD-FOUL.8")
def test_another_contact_of_the_same_turn_is_open_after_a_duel() -> None:
    match = fouled("duel", "foul", others={"h8": (5, 3)}, contacts=[["a7", "h7"], ["a7", "h8"]])
    play(match, "play card:duel", "choose pawn:a7", "choose pawn:h7", throws=["d6 1", "d6 1"])
    told = play(match, "play card:foul")
    assert facts_of(told, "foul")["victim"] == "h8"


# ---- free kicks


@rule("FT-FOUL-FREEKICK.1")
def test_a_foul_in_ones_own_area_is_a_free_kick() -> None:
    match = fouled("foul", victim=(-11, 3), offender=(-10, 3))
    play(match, "play card:foul", "pass")
    assert asked(match) == ("FreeKickTaker", H2)
    assert where(match, "ball") == (-11, 3)


@rule("FT-FOUL-FREEKICK.2", "FT-FOUL-FREEKICK.3")
def test_the_ball_goes_on_the_victim_s_point_and_the_victim_beside_it() -> None:
    match = fouled("foul", others={"h8": (2, 2)})
    play(match, "play card:foul", "pass")
    assert (where(match, "ball"), where(match, "h7")) == ((3, 3), "outside")
    assert open_points(match) == around(3, 3) - {(4, 4), (2, 2)}
    assert refusal(match, to(5, 3)).rule == "FT-FOUL-FREEKICK.3"
    play(match, to(3, 2), throws=["d6 1"])
    assert where(match, "h7") == (3, 2)


@rule("FT-FOUL-FREEKICK.3")
def test_a_taker_does_not_stand_on_a_goal_point() -> None:
    match = fouled("foul", victim=(-12, 2), offender=(-11, 2))
    play(match, "play card:foul", "pass")
    assert open_points(match) == around(-12, 2) - {(-11, 2), (-13, 1)}


@rule("FT-FOUL-FREEKICK.4")
@pytest.mark.parametrize("roll", [1, 3, 6])
def test_a_free_kick_goes_as_far_as_the_die_says(roll: int) -> None:
    match = free_kick(roll)
    assert open_points(match) == around(3, 3, roll) - {(2, 3), (4, 4)}
    assert refusal(match, to(3 + roll + 1, 3)).rule == "FT-FOUL-FREEKICK.4"
    play(match, to(3 - roll, 2))
    assert where(match, "ball") == (3 - roll, 2)
    assert asked(match) == ("Turn", A2)


@rule("FT-FOUL-FREEKICK.4")
def test_the_foul_is_replaced_after_the_kick() -> None:
    match = free_kick()
    assert len(match.hands[H2]) == 7
    assert drawn(play(match, to(3, 0))) == [1]


@rule("FT-FOUL-FREEKICK.5")
def test_a_free_kick_may_score_directly() -> None:
    match = free_kick(6, victim=(8, 0))
    told = play(match, to(13, 1))
    assert "shot" in kinds(told)
    assert asked(match) == ("SaveWindow", A2)
    play(match, "pass")
    assert match.goals == [1, 0]


@rule("FT-FOUL-FREEKICK.5")
def test_a_free_kick_to_a_team_mate_is_retained_but_not_to_the_taker() -> None:
    kept, lost = free_kick(h8=(6, 1)), free_kick(h8=(6, 1))
    assert "retained" in kinds(play(kept, to(5, 1)))
    assert asked(kept) == ("TackleWindow", A2)
    assert "retained" not in kinds(play(lost, to(2, 2)))


@rule("FT-FOUL-FREEKICK.6", "FT-GAP.29")
def test_a_foul_on_the_goalkeeper_is_kicked_from_the_six_metre_line() -> None:
    hands = full_hands({H2: ["foul"]})
    match = scene("Turn", {"a7": (-12, 0)}, ball=FAR, seat=H2, contacts=[["a7", "h1"]], hands=hands)
    play(match, "play card:foul", "pass")
    assert asked(match) == ("GoalKickSpot", H2)
    assert open_points(match) == {(-12, y) for y in (-2, -1, 1, 2)}
    play(match, to(-12, 2))
    assert open_points(match) == around(-12, 2)
    told = play(match, to(-11, 2), throws=["d6 5"])
    assert "out of play" not in kinds(told)
    play(match, to(-7, 2))
    assert (where(match, "h1"), where(match, "ball")) == ((-13, 0), (-7, 2))
    assert asked(match) == ("Turn", A2)
