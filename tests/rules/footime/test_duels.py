"""Duels: dice about a contact (FT-CARD-DUEL)."""

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, drawn, facts_of, fouled, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def approached(end: Point, *cards: str, **others: Point) -> FootimeMatch:
    """A1 has run with a7 to a point; h7 stands on (3,3), and H2 holds these cards."""
    hands = full_hands({A1: ["move-3"], H2: cards, A2: ["duel", "foul"]})
    pawns = {"h7": (3, 3), "a7": (6, 5), **others}
    match = scene("Turn", pawns, ball=FAR, seat=A1, hands=hands)
    play(match, "play card:move-3", "choose pawn:a7", to(*end))
    assert asked(match) == ("Turn", H2)
    return match


@rule("FT-CARD-DUEL.1")
def test_a_duel_needs_an_opponent_who_came_to_one_point() -> None:
    near, far = approached((4, 4), "duel"), approached((5, 5), "duel")
    assert "play card:duel" in moves(near)
    assert refusal(far, "play card:duel").rule == "FT-CARD-DUEL.1"
    assert "waste card:duel" in moves(far)


@rule("FT-CARD-DUEL.1")
def test_pawns_that_stood_side_by_side_before_are_no_contact() -> None:
    match = approached((6, 6), "duel", a8=(2, 2))
    assert refusal(match, "play card:duel").rule == "FT-CARD-DUEL.1"


@rule("FT-CARD-DUEL.1")
def test_a_contact_is_open_for_the_very_next_turn_only() -> None:
    match = approached((4, 4), "move-1")
    play(match, "play card:move-1", "choose pawn:h1", to(-12, 0))
    play(match, "waste card:duel")  # A2: nobody has come up to his pawns
    assert asked(match) == ("Turn", H1)
    assert match.contacts == []


@rule("FT-CARD-DUEL.1", "FT-CARD-DUEL.6")
def test_a_contact_stays_open_after_a_card_that_plays_again() -> None:
    match = approached((4, 4), "injured", "duel", a8=(8, 8))
    play(match, "play card:injured", "choose pawn:a8")
    assert "play card:duel" in moves(match)


@rule("FT-CARD-DUEL.2")
def test_the_player_and_the_opponent_who_came_near_both_roll() -> None:
    match = approached((4, 4), "duel")
    told = play(match, "play card:duel", throws=["d6 2", "d6 6"])
    duel = facts_of(told, "duel")
    assert (duel["seat"], duel["opponent"], duel["pawn"], duel["rolls"]) == (H2, A1, "a7", [2, 6])


@rule("FT-CARD-DUEL.3", "FT-CARD-DUEL.4")
@pytest.mark.parametrize(("mine", "theirs"), [(2, 1), (4, 1), (6, 5)])
def test_the_winner_moves_the_opposing_pawn_by_his_own_roll(mine: int, theirs: int) -> None:
    match = approached((4, 4), "duel")
    play(match, "play card:duel", throws=[f"d6 {mine}", f"d6 {theirs}"])
    assert asked(match) == ("DuelMove", H2)
    corner = {(4 - mine, 4 - mine)}  # h7 is in the way
    assert open_points(match) == around(4, 4, mine) - {(3, 3)} - corner
    assert refusal(match, to(4, 4 - mine - 1)).rule == "FT-CARD-DUEL.3"
    play(match, to(4, 4 - mine))
    assert where(match, "a7") == (4, 4 - mine)


@rule("FT-CARD-DUEL.5", "FT-CARD-DUEL.6", "FT-GAP.46")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 3), (6, 6), (1, 2), (5, 6)])
def test_a_tie_or_a_lower_roll_moves_nobody_and_one_plays_again(mine: int, theirs: int) -> None:
    match = approached((4, 4), "duel")
    before = match.at[:]
    told = play(match, "play card:duel", throws=[f"d6 {mine}", f"d6 {theirs}"])
    assert match.at == before
    assert drawn(told) == [1]
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-DUEL.6")
def test_the_winner_of_a_duel_plays_again_with_eight_cards() -> None:
    match = approached((4, 4), "duel")
    spent = match.spent
    play(match, "play card:duel", throws=["d6 3", "d6 1"])
    told = play(match, to(6, 4))
    assert kinds(told) == ["pawn displaced", "draw"]
    assert (match.spent, len(match.hands[H2])) == (spent, 8)
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-DUEL.7")
def test_the_displaced_pawn_enters_neither_ball_nor_goal_nor_a_taken_point() -> None:
    match = fouled("duel", victim=(11, 3), offender=(11, 2), ball=(10, 2), others={"h8": (10, 1), "a8": (12, 1)})
    play(match, "play card:duel", throws=["d6 2", "d6 1"])
    barred = {(10, 2), (13, 0), (13, 1), (11, 3), (10, 1), (12, 1)}
    behind = {(9, 0), (9, 1)}
    assert open_points(match) == around(11, 2, 2) - barred - behind
    assert refusal(match, to(13, 1)).rule == "FT-CARD-DUEL.7"
    assert refusal(match, to(10, 2)).rule == "FT-CARD-DUEL.7"


@rule("FT-CARD-DUEL.7")
def test_the_displaced_pawn_goes_round_the_ball() -> None:
    wall: dict[str, Point | str] = {"h8": (3, 7), "h9": (3, 6), "h10": (4, 6), "h11": (5, 7)}
    match = fouled("duel", victim=(5, 6), offender=(4, 7), ball=(5, 8), others={**wall, "a8": (3, 8)})
    play(match, "play card:duel", throws=["d6 6", "d6 1"])
    assert open_points(match) == {(4, 8)}  # beyond it the ball is in the way


@rule("FT-CARD-DUEL.7", "FT-GAP.25")
def test_a_pawn_that_is_walled_in_stays_and_the_winner_plays_again() -> None:
    wall: dict[str, Point | str] = {"h8": (12, 8), "h9": (12, 7)}
    match = fouled("duel", victim=(13, 7), offender=(13, 8), others=wall)
    told = play(match, "play card:duel", throws=["d6 6", "d6 1"])
    assert facts_of(told, "duel")["won"] is True
    assert (asked(match), where(match, "a7")) == (("Turn", H2), (13, 8))


@rule("FT-CARD-DUEL.8")
def test_a_goalkeeper_is_not_displaced() -> None:
    hands = full_hands({A1: ["move-2"], H2: ["duel"]})
    match = scene("Turn", {"h7": (10, 0)}, ball=FAR, seat=A1, hands=hands)
    play(match, "play card:move-2", "choose pawn:a1", to(11, 0))
    told = play(match, "play card:duel", throws=["d6 6", "d6 1"])
    assert facts_of(told, "duel")["won"] is True
    assert where(match, "a1") == (13, 0)
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-DUEL.9")
def test_a_displacement_is_no_contact_for_anybody() -> None:
    match = approached((4, 4), "duel", "duel", "foul", h8=(7, 3))
    play(match, "play card:duel", throws=["d6 3", "d6 1"])
    play(match, to(7, 4))
    assert refusal(match, "play card:duel").rule == "FT-CARD-DUEL.1"
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"
    play(match, "waste card:duel")
    assert asked(match) == ("Turn", A2)
    assert refusal(match, "play card:duel").rule == "FT-CARD-DUEL.1"
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"
