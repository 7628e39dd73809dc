"""Injured and change: pawns that leave and come back (FT-CARD-INJURED, FT-CARD-CHANGE)."""

from typing import Any

import pytest

from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, booked, drawn, facts_of, fouled, full_hands, hand
from tests.rules.footime.course import asked, open_points
from tests.rules.footime.situations import A1, FOUR, H1, H2, Point, point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def injuring() -> FootimeMatch:
    """H1 is in turn and has laid an injured card; a7 and a8 are on the pitch, a9 is expelled."""
    pawns: dict[str, Point | str] = {"h7": (0, 0), "a7": (4, 0), "a8": (6, 0), "a9": "expelled"}
    match = scene("Turn", pawns, ball=FAR, hands=full_hands({H1: ["injured"]}))
    play(match, "play card:injured")
    return match


@rule("FT-CARD-INJURED.1")
def test_any_opposing_pawn_but_the_goalkeeper_may_be_injured() -> None:
    match = injuring()
    assert moves(match) == ["choose pawn:a7", "choose pawn:a8"]
    assert refusal(match, "choose pawn:a1").rule == "FT-CARD-INJURED.1"
    assert refusal(match, "choose pawn:h7").rule == "FT-CARD-INJURED.1"
    assert refusal(match, "choose pawn:a9").rule == "FT-CARD-RED.3"
    assert refusal(match, "choose pawn:a2").rule == "FT-CARD-INJURED.6"


@rule("FT-CARD-INJURED.1")
def test_whoever_keeps_goal_now_is_safe() -> None:
    pawns: dict[str, Point | str] = {"a1": "expelled", "a5": (13, 0), "a7": (4, 0)}
    match = scene("Turn", pawns, ball=FAR, keepers=["h1", "a5"], hands=full_hands({H1: ["injured"]}))
    play(match, "play card:injured")
    assert moves(match) == ["choose pawn:a7"]


@rule("FT-CARD-INJURED.1")
def test_the_card_does_not_suit_a_team_with_a_goalkeeper_only() -> None:
    match = scene("Turn", {"h7": (0, 0)}, ball=FAR, hands=full_hands({H1: ["injured"]}))
    assert refusal(match, "play card:injured").rule == "FT-CARD-INJURED.1"


@rule("FT-CARD-INJURED.2", "FT-CARD-INJURED.3")
def test_an_injured_pawn_leaves_the_pitch_and_one_plays_again() -> None:
    match = injuring()
    told = play(match, "choose pawn:a7")
    assert facts_of(told, "injured")["from"] == point(4, 0)
    assert where(match, "a7") == "injured"
    assert drawn(told) == [1]
    assert match.spent == 0
    assert asked(match) == ("Turn", H1)


@rule("FT-CARD-INJURED.4")
def test_an_injured_pawn_may_come_back_at_the_next_kick_off() -> None:
    match = FOUR.scenario("LineUp", pawns={"h7": "injured", "h8": "expelled"})
    play(match, "line-up formation:4-4-2", "line-up formation:4-4-2", throws=["d6 1"])
    assert isinstance(where(match, "h7"), tuple)
    assert where(match, "h8") == "expelled"


@rule("FT-CARD-INJURED.5")
def test_an_injured_pawn_may_come_back_with_a_change() -> None:
    match = changing(h7="injured")
    play(match, "pass", "choose pawn:h7", to(0, 3))
    assert where(match, "h7") == (0, 3)


@rule("FT-CARD-INJURED.6")
def test_an_injured_pawn_does_not_run() -> None:
    match = scene("Turn", {"h7": (0, 0), "h8": "injured"}, ball=FAR, hands=full_hands({H1: ["move-2"]}))
    play(match, "play card:move-2")
    assert refusal(match, "choose pawn:h8").rule == "FT-CARD-INJURED.6"


@rule("FT-CARD-INJURED.6")
@pytest.mark.parametrize("injured", [False, True])
def test_an_injured_pawn_does_not_receive_a_pass(injured: bool) -> None:
    pawns = {"h7": (-1, 0), "h8": (3, 1), "a4": (12, -6)}
    hands = full_hands({A1: ["injured"], H2: ["pass-2"]})
    match = scene("Turn", pawns, ball=(0, 0), seat=A1, hands=hands)
    if injured:
        play(match, "play card:injured", "choose pawn:h8")
    play(match, next(move for move in moves(match) if move.startswith("waste")))
    told = play(match, "play card:pass-2", to(2, 1))
    assert ("retained" in kinds(told)) is not injured


@rule("FT-CARD-INJURED.6")
@pytest.mark.parametrize("injured", [False, True])
def test_an_injured_pawn_keeps_nobody_onside(injured: bool) -> None:
    pawns: dict[str, Point | str] = {"h7": (-1, 0), "h8": (5, 1), "a4": "injured" if injured else (9, 0)}
    match = scene("Turn", {**pawns, "a5": (1, 5)}, ball=(0, 0), hands=full_hands({H1: ["pass-4"]}))
    told = play(match, "play card:pass-4", to(4, 1))
    assert ("offside" in kinds(told)) is injured


@rule("FT-CARD-INJURED.6")
def test_the_contact_of_an_injured_pawn_is_closed() -> None:
    match = fouled("injured", "foul", "duel", others={"a8": (6, 0)})
    play(match, "play card:injured", "choose pawn:a7")
    assert refusal(match, "play card:foul").rule == "FT-CARD-FOUL.1"
    assert refusal(match, "play card:duel").rule == "FT-CARD-DUEL.1"


# ---- change


def changing(
    cards: tuple[str, ...] = ("change", "move-1", "move-1", "tackle", "save", "save", "out", "out"),
    ball: Point = FAR,
    booked: tuple[str, ...] = (),
    **pawns: Point | str,
) -> FootimeMatch:
    """H1 has laid a change; the next cards of the pile are known."""
    facts: dict[str, Any] = {"hands": {H1: list(cards)}, "draw_pile": ["foul", "red", "post", "swap"]}
    match = scene("Turn", pawns, ball=ball, booked=list(booked), **facts)
    play(match, "play card:change")
    return match


@rule("FT-CARD-CHANGE.1")
def test_unwanted_cards_are_thrown_away_and_as_many_are_drawn() -> None:
    match = changing(h7="injured")
    assert refusal(match, "throw card:pass-1").rule == "FT-TURN.3"
    play(match, "throw card:move-1", "throw card:save", "throw card:save")
    assert refusal(match, "throw card:save").rule == "FT-CARD-CHANGE.1"
    told = play(match, "pass", "pass")
    assert facts_of(told, "thrown away")["cards"] == ["move-1", "save", "save"]
    assert sorted(hand(match, H1)) == sorted(["move-1", "tackle", "out", "out", "foul", "red", "post", "swap"])
    assert sorted(match.card_names(match.played.cards[-4:])) == ["change", "move-1", "save", "save"]


@rule("FT-CARD-CHANGE.1")
def test_the_change_itself_cannot_be_thrown_away_but_a_second_one_can() -> None:
    match = changing(h7="injured")
    assert "throw card:change" not in moves(match)
    two = changing(("change", "change", "move-1", "move-1", "move-1", "move-1", "tackle", "out"), h7="injured")
    play(two, "throw card:change")
    assert "throw card:change" not in moves(two)


@rule("FT-CARD-CHANGE.2")
def test_one_pawn_may_be_replaced_and_only_one() -> None:
    match = changing(h7=(1, 1), h8=(2, 2), h9=(3, 3), booked=("h7", "h8"))
    match_without = match.clone()
    play(match, "pass")
    assert {"choose pawn:h7", "choose pawn:h8", "choose pawn:h2", "pass"} <= set(moves(match))
    assert refusal(match, "choose pawn:h9").rule == "FT-CARD-CHANGE.2"
    play(match, "choose pawn:h7")
    assert booked(match) == ["h8"]
    assert asked(match) == ("Turn", H1)
    play(match_without, "pass", "pass")
    assert booked(match_without) == ["h7", "h8"]


@rule("FT-CARD-CHANGE.3", "FT-CARD-CHANGE.8", "FT-GAP.45")
def test_a_booked_pawn_gets_its_base_back_and_keeps_its_point() -> None:
    match = changing(h7=(1, 1), booked=("h7",))
    told = play(match, "pass", "choose pawn:h7")
    assert booked(match) == []
    assert where(match, "h7") == (1, 1)
    assert facts_of(told, "replaced")["point"] == point(1, 1)


@rule("FT-CARD-CHANGE.4")
def test_an_injured_pawn_comes_back_on_a_free_point_of_the_halfway_line() -> None:
    match = changing(h7="injured", a8=(0, 2), h8=(0, -3), ball=(0, 7))
    play(match, "pass", "choose pawn:h7")
    assert open_points(match) == {(0, y) for y in range(-8, 9)} - {(0, 2), (0, -3), (0, 7)}
    assert refusal(match, to(1, 0)).rule == "FT-CARD-CHANGE.4"
    play(match, to(0, 0))
    assert where(match, "h7") == (0, 0)


@rule("FT-CARD-CHANGE.4", "FT-GAP.52")
def test_beside_a_full_halfway_line_an_injured_pawn_comes_back_on_the_nearest_point() -> None:
    names = [f"{team}{shirt}" for team in "ha" for shirt in range(2, 12)]
    line: dict[str, Any] = dict(
        zip([name for name in names if name != "h7"], [(0, y) for y in range(-8, 9)], strict=False)
    )
    match = changing(h7="injured", **line)
    play(match, "pass", "choose pawn:h7")
    assert open_points(match) == {(-1, -1)}


@rule("FT-CARD-CHANGE.5")
def test_after_a_change_one_plays_again() -> None:
    match = changing(h7="injured")
    play(match, "pass", "pass")
    assert (match.spent, len(match.hands[H1])) == (0, 8)
    assert asked(match) == ("Turn", H1)


@rule("FT-CARD-CHANGE.6")
def test_an_expelled_pawn_never_comes_back() -> None:
    match = changing(h7="expelled", h8="injured")
    play(match, "pass")
    assert "choose pawn:h7" not in moves(match)
    assert refusal(match, "choose pawn:h7").rule == "FT-CARD-CHANGE.6"


@rule("FT-CARD-CHANGE.7")
def test_nothing_need_be_thrown_away() -> None:
    match = changing(h7="injured")
    before = set(hand(match, H1)) - {"change"}
    told = play(match, "pass", "pass")
    assert facts_of(told, "thrown away")["cards"] == []
    assert before <= set(hand(match, H1))
    assert drawn(told) == [1]


@rule("FT-CARD-CHANGE.7")
def test_a_pawn_both_booked_and_injured_recovers_from_both() -> None:
    match = changing(h7="injured", booked=("h7",))
    play(match, "pass", "choose pawn:h7", to(0, 1))
    assert booked(match) == []
    assert where(match, "h7") == (0, 1)
