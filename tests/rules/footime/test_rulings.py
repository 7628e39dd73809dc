"""Rulings on tackles, duels and changes, with their other readings (FT-GAP.21 to FT-GAP.26)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

BESIDE = Footime(4, touch="adjacent")
ANYBODY = Footime(4, tackle_window="any_opponent")


# ---- touching


@rule("FT-GAP.21")
@pytest.mark.parametrize(("game", "touched"), [(FOUR, False), (BESIDE, True)])
def test_passing_beside_the_ball_touches_it_only_in_another_reading(game: Footime, touched: bool) -> None:
    match = scene("Turn", {"h7": (0, 0)}, ball=(2, 1), hands={H1: ["move-1"]}, game=game)
    told = play(match, "play card:move-1", "choose pawn:h7", to(1, 0), *([to(2, 0)] if touched else []))
    assert ("ball taken along" in kinds(told)) == touched
    assert where(match, "ball") == ((2, 0) if touched else (2, 1))


@rule("FT-GAP.21")
@pytest.mark.parametrize("game", [FOUR, BESIDE], ids=["enter", "adjacent"])
def test_entering_the_point_of_the_ball_touches_it(game: Footime) -> None:
    match = scene("Turn", {"h7": (0, 0)}, ball=(1, 0), hands={H1: ["move-1"]}, game=game)
    play(match, "play card:move-1", "choose pawn:h7", to(1, 0), to(2, 0))
    assert where(match, "ball") == (2, 0)


# ---- tackles


def window(pawns: dict[str, Any], ball: Point = (2, 3)) -> FootimeMatch:
    """H1's pass has found h9 on (1,2); A1 holds a tackle."""
    return scene("TackleWindow", {"h9": (1, 2), **pawns}, ball=ball, hands={A1: ["tackle"]})


def retained(game: Footime = FOUR) -> FootimeMatch:
    """H1 has passed to h9, and both opponents hold a tackle."""
    pawns = {"h7": (-1, 0), "h9": (1, 3), "a7": (5, 4), "a5": (12, 0)}
    cards = {H1: ["pass-4"], A1: ["tackle"], A2: ["tackle"]}
    match = scene("Turn", pawns, ball=(0, 0), hands=cards, game=game)
    assert "retained" in kinds(play(match, "play card:pass-4", to(2, 3)))
    return match


@rule("FT-GAP.22")
def test_of_several_nearest_pawns_the_tackler_chooses() -> None:
    match = window({"a7": (5, 4), "a8": (2, 6), "a9": (6, 3)})
    play(match, "play card:tackle", throws=["d6 3"])
    assert asked(match) == ("TackleRunner", A1)
    assert moves(match) == ["choose pawn:a7", "choose pawn:a8"]
    assert refusal(match, "choose pawn:a9").rule == "FT-CARD-TACKLE.6"
    play(match, "choose pawn:a8", to(2, 3), to(2, 2))
    assert where(match, "a8") == (2, 3)


@rule("FT-GAP.22")
def test_pawns_that_are_offside_are_passed_over() -> None:
    pawns: dict[str, Any] = {"a7": (-4, 3), "a8": (6, 3), "h4": (-3, 0)}
    match = window(pawns, ball=(-2, 3))
    play(match, "play card:tackle", throws=["d6 6"])
    assert match.view(None)["decision"]["pawn"] == "pawn:a8"  # type: ignore[index]


@rule("FT-GAP.23")
def test_during_a_retention_only_the_skipped_player_may_tackle() -> None:
    match = retained()
    assert match.asked == (A1,)
    play(match, "pass")
    assert asked(match) == ("Turn", H2)


@rule("FT-GAP.23")
def test_in_another_reading_any_opponent_may_tackle() -> None:
    match = retained(ANYBODY)
    assert asked(match) == ("TackleWindow", A1)
    play(match, "pass")
    assert asked(match) == ("TackleWindow", A2)
    play(match, "play card:tackle", throws=["d6 3"])
    play(match, to(2, 3), to(3, 3))
    assert asked(match) == ("Turn", H1)


@rule("FT-GAP.23")
def test_in_that_reading_nobody_is_asked_after_the_first_tackle() -> None:
    match = retained(ANYBODY)
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, to(4, 4))
    assert asked(match) == ("Turn", H2)


@rule("FT-GAP.24")
@pytest.mark.parametrize(("roll", "place", "won"), [(4, (2, 3), True), (1, (4, 4), False)])
def test_after_an_interrupting_tackle_the_next_player_clockwise_follows(roll: int, place: Point, won: bool) -> None:
    match = retained()
    play(match, "play card:tackle", throws=[f"d6 {roll}"])
    told = play(match, to(*place), *([to(3, 3)] if won else []))
    assert ("ball taken along" in kinds(told)) == won
    assert asked(match) == ("Turn", H2)
    assert match.actor == A1


# ---- duels


def duel(offender: str = "a7", ball: Point = (-9, -7), **pawns: Any) -> FootimeMatch:
    """A pawn of Away's has come beside h7, and H1 holds a duel."""
    places = {"h7": (3, 3), "a7": (4, 3), **pawns}
    return scene("Turn", places, ball=ball, contacts=[[offender, "h7"]], hands={H1: ["duel"]})


@rule("FT-GAP.25")
@pytest.mark.parametrize(("mine", "theirs"), [(2, 1), (5, 3), (6, 5)])
def test_the_roll_of_the_winner_moves_the_pawn(mine: int, theirs: int) -> None:
    match = duel()
    play(match, "play card:duel", throws=[f"d6 {mine}", f"d6 {theirs}"])
    assert open_points(match) == around(4, 3, mine) - {(3, 3)}


@rule("FT-GAP.25")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (4, 4)])
def test_whoever_does_not_win_moves_nobody(mine: int, theirs: int) -> None:
    match = duel()
    play(match, "play card:duel", throws=[f"d6 {mine}", f"d6 {theirs}"])
    assert (asked(match), where(match, "a7")) == (("Turn", H1), (4, 3))


@rule("FT-GAP.25")
def test_a_displaced_pawn_enters_no_ball_goal_or_occupied_point() -> None:
    match = duel(h7=(11, 2), a7=(12, 2), a8=(11, 1), ball=(12, 3))
    play(match, "play card:duel", throws=["d6 2", "d6 1"])
    assert not open_points(match) & {(12, 3), (13, 1), (13, 0), (13, -1), (11, 1), (11, 2)}
    assert {(12, 1), (13, 3), (12, 4)} <= open_points(match)


@rule("FT-GAP.25")
def test_a_displaced_pawn_does_not_run_through_the_ball_either() -> None:
    match = duel(a7=(13, 8), h7=(12, 7), h8=(13, 7), ball=(12, 8))
    told = play(match, "play card:duel", throws=["d6 6", "d6 1"])
    assert "duel" in kinds(told)
    assert (asked(match), where(match, "a7")) == (("Turn", H1), (13, 8))


@rule("FT-GAP.25")
def test_goalkeepers_are_not_displaced() -> None:
    match = duel("a1", h7=(12, 1))
    play(match, "play card:duel", throws=["d6 6", "d6 1"])
    assert (asked(match), where(match, "a1")) == (("Turn", H1), (13, 0))


# ---- changes


@rule("FT-GAP.26")
def test_a_change_need_not_throw_anything_away() -> None:
    hand = ["change", "pass-1", "pass-1", "pass-2", "pass-2", "pass-3", "pass-3", "pass-4"]
    match = FOUR.scenario("Turn", hands={H1: hand}, draw_pile=["joker-9"])
    play(match, "play card:change", "pass")
    assert match.card_names(match.hands[H1].cards) == [*hand[1:], "joker-9"]
    assert asked(match) == ("Turn", H1)


@rule("FT-GAP.26")
def test_a_pawn_both_booked_and_injured_recovers_from_both() -> None:
    match = FOUR.scenario("Turn", pawns={"h7": "injured"}, booked=["h7"], hands={H1: ["change"]})
    play(match, "play card:change", "pass", "choose pawn:h7", to(0, 5))
    assert where(match, "h7") == (0, 5)
    assert match.booked == 0
