"""Offside that is signalled, called or forbidden (FT-OFFSIDE.12, FT-GAP.15)."""

import pytest

from onze.games.footime import Footime
from tests.rules import rule
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.offsides import flagged, offside, position
from tests.rules.footime.situations import A1, FOUR, H1, point, to
from tests.rules.table import moves, play, refusal

CALLED = Footime(4, offside="called")
FORBIDDEN = Footime(4, offside="forbidden")
FORBIDDEN_ANY_USE = Footime(4, offside="forbidden", offside_scope="any_use")


@rule("FT-OFFSIDE.12", "FT-GAP.15")
def test_an_offside_is_announced_before_the_move_is_made() -> None:
    match = position()
    play(match, "play card:pass-5")
    assert match.move_text(FOUR.move(to(8, 2)))["en"] == f"ball to {point(8, 2)} (offside)"
    assert "offside" not in match.move_text(FOUR.move(to(6, 0)))["en"]
    run = position("move-5", ball=(6, 2))
    play(run, "play card:move-5", "choose pawn:h10", to(6, 2))
    assert "offside" in run.move_text(FOUR.move(to(5, 2)))["en"]


@rule("FT-GAP.15")
@pytest.mark.parametrize("call", [True, False])
def test_in_another_reading_the_opponent_calls_it_or_not(call: bool) -> None:
    match = position(game=CALLED)
    play(match, "play card:pass-5", to(8, 2))
    assert asked(match) == ("CallOffside", A1)
    assert moves(match) == ["call call:offside", "pass"]
    play(match, "call call:offside" if call else "pass")
    assert asked(match) == (("OffsideRestart", A1) if call else ("TackleWindow", A1))
    assert match.spent == 1


@rule("FT-GAP.15")
def test_in_another_reading_an_offside_move_is_forbidden() -> None:
    match = position(game=FORBIDDEN)
    play(match, "play card:pass-5")
    assert not open_points(match) & {(8, 2), (8, 1), (9, 1)}
    assert {(6, 0), (7, 2)} <= open_points(match)
    assert refusal(match, to(8, 2)).rule == "FT-OFFSIDE.7"
    run = position("move-5", ball=(6, 2), game=FORBIDDEN)
    play(run, "play card:move-5", "choose pawn:h10")
    assert refusal(run, to(6, 2)).rule == "FT-OFFSIDE.8"
    assert to(7, 2) in moves(run)


@rule("FT-GAP.15")
def test_in_that_reading_an_aerial_pass_needs_a_team_mate_who_is_onside() -> None:
    match = position("aerial", game=FORBIDDEN, h1=(12, 6))
    assert offside(match, "h1")
    assert "play card:aerial" not in moves(match)
    assert "waste card:aerial" in moves(match)
    play(back := position("aerial", game=FORBIDDEN), "play card:aerial")
    assert open_points(back) == around(-13, 0) - {(-13, -1), (-13, 1)}, "only the goalkeeper is onside"


@rule("FT-GAP.15", "FT-OFFSIDE.7")
def test_in_that_reading_a_technical_move_beside_an_offside_team_mate_is_allowed() -> None:
    """It cannot retain the ball, and so is no offence."""
    match = position("skill", ball=(7, 1), game=FORBIDDEN, h7=(7, 2))
    assert offside(match, "h10")
    assert not flagged(play(match, "play card:skill", to(8, 2)))
    assert asked(match) == ("Turn", H1)


@rule("FT-GAP.13", "FT-GAP.15")
def test_with_both_readings_an_offside_pawn_cannot_be_chosen() -> None:
    match = position("move-3", game=FORBIDDEN_ANY_USE)
    play(match, "play card:move-3")
    assert refusal(match, "choose pawn:h10").rule == "FT-OFFSIDE.5"
    assert "choose pawn:h7" in moves(match)
