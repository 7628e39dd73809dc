"""Offside (FT-OFFSIDE, FT-GAP.13, FT-GAP.14, FT-GAP.56)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from tests.rules import rule
from tests.rules.footime.course import asked, open_points
from tests.rules.footime.offsides import PAWNS, flagged, offside, position
from tests.rules.footime.situations import A1, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, play, refusal

ANY_USE = Footime(4, offside_scope="any_use")

# ---- positions


@rule("FT-OFFSIDE.1")
def test_beyond_halfway_line_ball_and_last_but_one_is_offside() -> None:
    assert offside(position(), "h10")


@rule("FT-OFFSIDE.1", "FT-OFFSIDE.3")
@pytest.mark.parametrize("x", [-5, -1, 0])
def test_in_the_own_half_nobody_is_offside_the_halfway_line_included(x: int) -> None:
    pawns: dict[str, Any] = {"h10": (x, 2), "a4": (-8, 0), "a1": (-9, 0)}
    assert not offside(position(ball=(-10, 0), **pawns), "h10")
    assert offside(position(ball=(-10, 0), **{**pawns, "h10": (1, 2)}), "h10")


@rule("FT-OFFSIDE.1", "FT-OFFSIDE.3")
@pytest.mark.parametrize(("ball", "found"), [((8, 0), True), ((9, 0), False), ((10, 0), False)])
def test_behind_the_ball_or_level_with_it_nobody_is_offside(ball: Point, found: bool) -> None:
    assert offside(position(ball=ball), "h10") == found


@rule("FT-OFFSIDE.1", "FT-OFFSIDE.3")
@pytest.mark.parametrize(("x", "found"), [(8, True), (9, False), (10, False)])
def test_behind_the_last_but_one_or_level_with_him_nobody_is_offside(x: int, found: bool) -> None:
    assert offside(position(a4=(x, -3)), "h10") == found


@rule("FT-OFFSIDE.2")
def test_the_goalkeeper_counts_among_the_opposing_pawns() -> None:
    pawns: dict[str, Any] = {"a4": (10, -3), "a5": (7, 0)}
    assert not offside(position(**pawns), "h10"), "a4 is the last but one before the goalkeeper"
    assert offside(position(**pawns, a1=(6, 0)), "h10"), "with the goalkeeper upfield a5 is the last but one"


@rule("FT-OFFSIDE.1")
def test_after_half_time_offside_is_judged_towards_the_other_end() -> None:
    pawns = {"h7": (-3, 0), "h10": (-9, 2), "a4": (-8, -3)}
    match = scene("Turn", pawns, ball=(-4, 0), period=2, west=1, hands={H1: ["pass-5"]})
    assert flagged(play(match, "play card:pass-5", to(-8, 2)))


@rule("FT-OFFSIDE.1")
def test_the_other_team_is_judged_towards_its_own_end() -> None:
    pawns = {"a7": (-3, 0), "a10": (-9, 2), "h4": (-8, -3)}
    match = scene("Turn", pawns, ball=(-4, 0), seat=A1, hands={A1: ["pass-5"]})
    assert flagged(play(match, "play card:pass-5", to(-8, 2)))
    assert asked(match) == ("OffsideRestart", H2)


@rule("FT-OFFSIDE.14")
@pytest.mark.parametrize("place", ["injured", "expelled"])
def test_pawns_off_the_pitch_are_ignored(place: str) -> None:
    assert not offside(position(a5=(10, 0)), "h10")
    assert offside(position(a5=place), "h10")
    assert not offside(position(h10=place), "h10")


@rule("FT-GAP.56")
@pytest.mark.parametrize("last", ["a1", "a4"])
def test_before_a_single_opponent_whoever_is_beyond_ball_and_halfway_line_is_offside(last: str) -> None:
    """The one opponent left is level with h10, or nearer his goal; there is no last but one."""
    pawns: dict[str, Any] = {"a4": "injured", "a1": (9, 0)}
    if last == "a4":
        pawns = {"a4": (12, 0), "a1": "expelled"}
    keepers = ["h1", last]
    match = scene("Turn", {**PAWNS, **pawns}, ball=(4, 0), keepers=keepers, hands={H1: ["pass-5"]})
    assert offside(match, "h10")
    assert flagged(play(match, "play card:pass-5", to(8, 2)))


@rule("FT-GAP.56", "FT-OFFSIDE.3")
@pytest.mark.parametrize(("ball", "receiver"), [((9, 0), (9, 2)), ((10, 0), (9, 2)), ((-5, 0), (0, 2))])
def test_before_a_single_opponent_nobody_level_with_ball_or_halfway_line_is_offside(
    ball: Point, receiver: Point
) -> None:
    assert not offside(position(ball=ball, h7=(-1, -1), h10=receiver, a4="injured"), "h10")


# ---- receiving


@rule("FT-OFFSIDE.4")
@pytest.mark.parametrize(("card", "found"), [("out", False), ("pass-5", True)])
def test_there_is_no_offside_from_a_throw_in(card: str, found: bool) -> None:
    pawns = {**PAWNS, "h7": (3, 7), "h10": (9, 6)}
    match = scene("Turn", pawns, ball=(4, 8), put_by_opponent=True, hands={H1: [card]})
    then, throws = (["choose pawn:h7"], ["d6 5"]) if card == "out" else ([], [])
    told = play(match, f"play card:{card}", *then, to(8, 6), throws=throws)
    assert flagged(told) == found
    assert ("retained" in kinds(told)) == (not found)


@rule("FT-OFFSIDE.5", "FT-OFFSIDE.7", "FT-OFFSIDE.12")
@pytest.mark.parametrize("card", ["pass-5", "joker-7", "aerial"])
def test_a_ball_played_to_an_offside_team_mate_is_an_offence(card: str) -> None:
    match = position(card)
    told = play(match, f"play card:{card}", *(["use mode:pass"] if card == "joker-7" else []), to(8, 2))
    assert flagged(told)
    assert "retained" not in kinds(told)
    assert asked(match) == ("OffsideRestart", A1)


@rule("FT-OFFSIDE.7")
def test_a_free_kick_to_an_offside_team_mate_is_an_offence() -> None:
    facts: dict[str, Any] = {"contacts": [["a4", "h7"]], "hands": {H1: ["foul"]}}
    match = scene("Turn", {"h7": (4, 0), "h10": (9, 2), "a4": (5, 0), "a5": (8, 4)}, **facts)
    assert flagged(play(match, "play card:foul", "pass", to(3, 0), to(8, 2), throws=["d6 5"]))


@rule("FT-OFFSIDE.7")
def test_a_ball_beside_an_onside_team_mate_too_is_no_offence() -> None:
    told = play(position(h9=(7, 3)), "play card:pass-5", to(8, 2))
    assert not flagged(told)
    assert "retained" in kinds(told)


@rule("FT-OFFSIDE.7")
def test_the_passer_is_not_the_onside_team_mate_who_receives() -> None:
    """The ball stays beside the passer, but of the others only an offside pawn is near."""
    match = position("pass-1", ball=(7, 1), h7=(7, 2), h10=(9, 2))
    assert flagged(play(match, "play card:pass-1", to(8, 1)))


@rule("FT-OFFSIDE.7")
def test_a_ball_beside_nobody_is_no_offence() -> None:
    match = position()
    assert not flagged(play(match, "play card:pass-5", to(6, 0)))
    assert asked(match) == ("Turn", A1)


@rule("FT-OFFSIDE.7")
@pytest.mark.parametrize(("card", "found"), [("joker-9", False), ("aerial", True)])
def test_a_shot_past_an_offside_pawn_counts_but_an_aerial_pass_to_it_does_not(card: str, found: bool) -> None:
    match = position(card, h10=(12, 2))
    told = play(match, f"play card:{card}", *(["use mode:pass"] if card == "joker-9" else []), to(13, 1))
    assert flagged(told) == found
    assert asked(match) == (("OffsideRestart", A1) if found else ("SaveWindow", A1))


@rule("FT-OFFSIDE.6")
def test_a_pawn_is_judged_by_where_the_ball_was_before_the_pass() -> None:
    assert flagged(play(position(), "play card:pass-5", to(9, 3))), "h10 is not beyond the ball as it lies now"
    onside = position(ball=(9, 6), h7=(9, 7))
    assert not flagged(play(onside, "play card:pass-5", to(8, 3))), "h10 is beyond the ball only now"


@rule("FT-OFFSIDE.6")
def test_a_pawn_is_judged_by_where_it_was_before_its_run() -> None:
    match = position("move-5", ball=(5, 3), h10=(9, 3))
    told = play(match, "play card:move-5", "choose pawn:h10", to(5, 3), to(4, 3))
    assert flagged(told)
    match = position("move-6", ball=(9, 3), h10=(8, 3))
    told = play(match, "play card:move-6", "choose pawn:h10", to(11, 3), "take ball:ball", to(12, 3))
    assert not flagged(told), "it was onside when it began to run"


# ---- touching the ball


@rule("FT-OFFSIDE.5", "FT-OFFSIDE.8")
@pytest.mark.parametrize(("card", "then"), [("move-5", []), ("joker-7", ["use mode:run"])])
def test_an_offside_pawn_that_runs_to_the_ball_is_an_offence(card: str, then: list[str]) -> None:
    match = position(card, ball=(6, 2))
    told = play(match, f"play card:{card}", *then, "choose pawn:h10", to(6, 2), to(5, 2))
    assert next(event.rule for event in told if event.kind == "offside") == "FT-OFFSIDE.8"
    assert asked(match) == ("OffsideRestart", A1)


@rule("FT-OFFSIDE.8")
def test_an_offside_pawn_already_beside_the_ball_may_run_with_it() -> None:
    match = position("move-2", ball=(8, 2), h10=(9, 3))
    assert offside(match, "h10")
    told = play(match, "play card:move-2", "choose pawn:h10", to(8, 2), to(7, 2))
    assert "ball taken along" in kinds(told)
    assert not flagged(told)


@rule("FT-OFFSIDE.8", "FT-GAP.22")
def test_an_offside_pawn_does_not_tackle() -> None:
    match = position("tackle", ball=(6, 2), h7=(0, 2))
    assert offside(match, "h10")
    play(match, "play card:tackle", throws=["d6 6"])
    assert match.decision.shown(match)["pawn"] == "pawn:h7"  # type: ignore[union-attr]


@rule("FT-OFFSIDE.13", "FT-GAP.13")
def test_an_offside_pawn_may_run_without_the_ball() -> None:
    match = position("move-3")
    told = play(match, "play card:move-3", "choose pawn:h10", to(7, 3))
    assert not flagged(told)
    assert where(match, "h10") == (7, 3)
    assert asked(match) == ("Turn", A1)


@rule("FT-GAP.13")
def test_in_another_reading_an_offside_pawn_may_not_be_used_at_all() -> None:
    match = position("move-3", game=ANY_USE)
    assert flagged(play(match, "play card:move-3", "choose pawn:h10", to(7, 3)))
    beside = position("pass-5", game=ANY_USE, ball=(8, 2), h10=(9, 3), h7=(0, 0))
    assert flagged(play(beside, "play card:pass-5", to(4, 4)))
    default = position("pass-5", ball=(8, 2), h10=(9, 3), h7=(0, 0))
    assert not flagged(play(default, "play card:pass-5", to(4, 4)))
    run = position("move-2", game=ANY_USE, ball=(8, 2), h10=(9, 3))
    assert flagged(play(run, "play card:move-2", "choose pawn:h10", to(8, 2), to(7, 2)))


# ---- what follows


@rule("FT-OFFSIDE.9", "FT-OFFSIDE.10", "FT-OFFSIDE.11", "FT-GAP.14")
def test_the_turn_is_lost_and_the_next_player_puts_the_ball_in_his_half_and_plays() -> None:
    match = position()
    play(match, "play card:pass-5", to(8, 2))
    assert asked(match) == ("OffsideRestart", A1)
    half = {(x, y) for x in range(14) for y in range(-8, 9)} - {(13, y) for y in (-1, 0, 1)}
    assert open_points(match) == half - {(3, 0), (9, 2), (8, -3)}
    assert refusal(match, to(-1, 0)).rule == "FT-OFFSIDE.10"
    assert refusal(match, to(13, 1)).rule == "FT-OFFSIDE.10"
    play(match, to(0, 8))
    assert where(match, "ball") == (0, 8)
    assert (asked(match), match.spent) == (("Turn", A1), 1)


@rule("FT-OFFSIDE.11", "FT-GAP.14")
def test_the_next_player_clockwise_takes_it_even_from_the_second_team_mate() -> None:
    match = position(seat=H2)
    play(match, "play card:pass-5", to(8, 2))
    assert asked(match) == ("OffsideRestart", H2 + 1)
