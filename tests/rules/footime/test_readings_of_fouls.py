"""Where the rulebook is silent about contacts, fouls and cards (FT-GAP.28, FT-GAP.31 to FT-GAP.37, FT-GAP.43 ...)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, booked, fouled, full_hands
from tests.rules.footime.course import asked, open_points
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import moves, play, refusal

# ---- contacts


def accused(match: FootimeMatch) -> list[str]:
    """The pawns that the player in turn may accuse."""
    return [match.rules.pawns[pair // 22] for pair in match.contacts]


@rule("FT-GAP.28")
@pytest.mark.parametrize("interrupting", [False, True])
def test_a_tackle_that_ends_beside_an_opponent_is_a_contact(interrupting: bool) -> None:
    pawns = {"h9": (1, 2), "h7": (4, 5), "a7": (6, 4)}
    question, seat = ("TackleWindow", H1) if interrupting else ("Turn", A1)
    match = scene(question, pawns, ball=(2, 3), seat=seat, hands=full_hands({A1: ["tackle"]}))
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, to(5, 4))
    assert asked(match) == ("Turn", H2)
    assert accused(match) == ["a7"]


@rule("FT-GAP.28", "FT-GAP.53")
@pytest.mark.parametrize(("ball", "beside"), [((4, 8), (5, 7)), ((-13, 4), (-12, 7))], ids=["throw-in", "corner"])
def test_a_taker_who_steps_in_beside_an_opponent_is_a_contact(ball: Point, beside: Point) -> None:
    hands = full_hands({A1: ["out"]})
    pawns = {"a7": (2, 0), "h7": beside, "h4": (-12, -5)}
    match = scene("Turn", pawns, ball=ball, seat=A1, put_by_opponent=True, hands=hands)
    play(match, "play card:out", "choose pawn:a7", throws=["d6 3"])
    play(match, moves(match)[0])
    assert asked(match) == ("Turn", H2)
    assert accused(match) == ["a7"]


@rule("FT-GAP.28")
def test_a_pawn_that_a_change_brings_beside_an_opponent_is_a_contact() -> None:
    hands = full_hands({A1: ["change", "move-1"]})
    match = scene("Turn", {"h7": (1, 0), "a8": (9, 0)}, ball=FAR, seat=A1, hands=hands)
    play(match, "play card:change", "pass", "choose pawn:a7", to(0, 1))
    play(match, "play card:move-1", "choose pawn:a8", to(9, 1))
    assert accused(match) == ["a7"]


@rule("FT-GAP.53")
def test_the_taker_of_a_free_kick_can_be_accused() -> None:
    match = fouled("foul", others={"a4": (12, -7)})
    play(match, "play card:foul", "pass", to(3, 4), throws=["d6 3"])
    play(match, to(3, 0))
    assert asked(match) == ("Turn", A2)
    assert accused(match) == ["h7"]


@rule("FT-GAP.53")
def test_the_goalkeeper_at_a_goal_kick_can_be_accused() -> None:
    hands = full_hands({H2: ["out"]})
    match = scene("Turn", {"a7": (-11, 3)}, ball=(-13, 5), seat=H2, put_by_opponent=True, hands=hands)
    play(match, "play card:out", to(-12, 1), to(-12, 2), throws=["d6 3"])
    play(match, to(-9, 0))
    assert accused(match) == ["h1"]


@rule("FT-GAP.53")
def test_pawns_sent_out_of_the_area_or_off_a_corner_cannot_be_accused() -> None:
    match = fouled("foul", victim=(10, 2), offender=(11, 3), others={"h8": (12, 0), "a8": (5, 5)})
    play(match, "play card:foul", "pass", to(8, 8))
    play(match, to(4, 4), throws=["d6 1"])
    play(match, to(11, 0))
    assert asked(match) == ("Turn", A2)
    assert accused(match) == []
    hands = full_hands({H2: ["out"]})
    pawns = {"h7": (13, 8), "h8": (-5, 5), "a7": (-2, 2)}
    match = scene("Turn", pawns, ball=(13, 5), seat=H2, put_by_opponent=True, hands=hands)
    play(match, "play card:out", to(-3, 3), "choose pawn:h8", throws=["d6 3"])
    play(match, to(10, 8))
    assert accused(match) == []


@rule("FT-GAP.47")
def test_by_another_reading_one_contact_serves_a_duel_and_a_foul() -> None:
    match = fouled("duel", "foul", game=Footime(4, contact_reuse=True))
    play(match, "play card:duel", throws=["d6 1", "d6 1"])
    assert "play card:foul" in moves(match)


# ---- penalties, cards


@rule("FT-GAP.31", "FT-GAP.52")
def test_by_another_reading_pawns_leave_the_area_for_the_nearest_point_by_themselves() -> None:
    crowd: dict[str, Point | str] = {"h8": (11, -3), "h9": (12, 0)}
    game = Footime(4, clear_area="nearest_point")
    match = fouled("foul", victim=(10, 2), offender=(11, 3), others=crowd, game=game)
    play(match, "play card:foul", "pass", throws=["d6 3"])
    assert asked(match) == ("PenaltyTo", H2)
    assert where(match, "a7") == (13, 6)  # of points equally near, the one nearer Away's goal
    assert where(match, "h8") == (8, -6)  # nearer Home's goal, then of lower y
    assert where(match, "h9") == (8, -4)


@rule("FT-GAP.32")
def test_cards_on_one_foul_are_laid_in_order_and_each_once() -> None:
    match = fouled("foul", "yellow", "yellow", "red")
    play(match, "play card:foul")
    assert moves(match) == ["play card:yellow", "play card:red", "pass"]
    yellow = match.clone()
    play(yellow, "play card:yellow")
    assert moves(yellow) == ["play card:red", "pass"]
    assert refusal(yellow, "play card:yellow").rule == "FT-CARD-YELLOW.6"
    play(yellow, "play card:red")
    assert asked(yellow) == ("FreeKickTaker", H2)
    play(match, "play card:red")
    assert asked(match) == ("FreeKickTaker", H2)


@rule("FT-GAP.33")
@pytest.mark.parametrize("card", ["yellow", "red"])
def test_by_another_reading_no_card_answers_the_opponent_s_foul(card: str) -> None:
    facts: dict[str, Any] = {"claimed": {"offender": "h7", "victim": "a7"}, "hands": full_hands({H1: [card]})}
    pawns = {"h7": (3, 3), "a7": (4, 4)}
    assert f"play card:{card}" in moves(scene("Turn", pawns, ball=FAR, **facts))
    match = scene("Turn", pawns, ball=FAR, game=Footime(4, aggravation="own_turn_only"), **facts)
    assert refusal(match, f"play card:{card}").rule == "FT-GAP.33"
    own = fouled("foul", "yellow", game=Footime(4, aggravation="own_turn_only"))
    play(own, "play card:foul", "play card:yellow")
    assert booked(own) == ["a7"]


@rule("FT-GAP.43")
def test_a_seventh_pawn_can_be_booked() -> None:
    six = ["h2", "h3", "h4", "a2", "a3", "a4"]
    match = fouled("foul", "yellow", booked=six)
    play(match, "play card:foul", "play card:yellow")
    assert booked(match) == [*six, "a7"]


# ---- forfeit and VAR


@rule("FT-GAP.34")
@pytest.mark.parametrize("count", [True, False])
def test_whether_injured_pawns_count_among_the_seven(count: bool) -> None:
    gone = dict.fromkeys(("a2", "a3", "a4", "a5"), "expelled")
    game = Footime(4, injured_count=count)
    match = game.scenario("Turn", pawns=gone, hands=full_hands({H1: ["injured"]}))
    play(match, "play card:injured", "choose pawn:a6")
    if count:
        assert asked(match) == ("Turn", H1)
    else:
        assert match.outcome is not None
        assert (match.outcome.score, match.outcome.values, match.outcome.reason) == ((3, 0), (1, 0, 1, 0), "forfeit")


def down_to_six(*answer: str, landing: Point, game: Footime = FOUR) -> FootimeMatch:
    """H2's red card has left Away with six pawns, and his free kick has been played to a point."""
    gone: dict[str, Point | str] = dict.fromkeys(("a2", "a3", "a4", "a5"), "expelled")
    others: dict[str, Point | str] = {"a8": (12, -7), "h8": (6, 1), **gone}
    match = fouled("foul", "red", others=others, answer=answer, game=game)
    play(match, "play card:foul", "play card:red", to(2, 3), throws=["d6 6"])
    play(match, to(*landing))
    return match


@rule("FT-GAP.35")
@pytest.mark.parametrize("landing", [(3, 0), (5, 1)], ids=["lost", "retained"])
def test_a_forfeit_waits_for_a_var_that_can_still_save_the_match(landing: Point) -> None:
    match = down_to_six("var", "tackle", landing=landing)
    assert asked(match) == ("Appeal", A2)
    assert moves(match) == ["play card:var", "pass"]
    lost = match.clone()
    play(match, "play card:var", throws=["d6 6", "d6 1"])
    play(match, "annul")
    assert match.outcome is None
    assert where(match, "a7") == (4, 4)
    assert asked(match) == ("Turn", A2)
    play(lost, "play card:var", throws=["d6 1", "d6 6"])
    play(lost, "confirm")
    assert lost.outcome is not None
    assert (lost.outcome.score, lost.outcome.reason) == ((3, 0), "forfeit")


@rule("FT-GAP.37", "FT-GAP.35")
def test_by_another_reading_a_retained_set_piece_is_not_contested() -> None:
    game = Footime(4, var_window=False)
    forfeited = down_to_six("var", landing=(5, 1), game=game)
    assert forfeited.outcome is not None
    others: dict[str, Point | str] = {"h8": (6, 1), "a4": (12, -7)}
    match = fouled("foul", others=others, answer=["var"], game=game)
    play(match, "play card:foul", "pass", to(2, 3), throws=["d6 6"])
    play(match, to(5, 1))
    assert asked(match) == ("TackleWindow", A2)
    assert moves(match) == ["pass"]
    assert refusal(match, "play card:var").rule == "FT-CARD-VAR.8"


@rule("FT-GAP.54")
def test_only_var_contests_the_foul_of_an_expelled_pawn() -> None:
    match = fouled("foul", "red", others={"a4": (12, -7)}, answer=["yellow", "var"])
    play(match, "play card:foul", "play card:red", to(2, 3), throws=["d6 3"])
    play(match, to(3, 0))
    assert asked(match) == ("Turn", A2)
    assert refusal(match, "play card:yellow").rule == "FT-CARD-YELLOW.2"
    assert "play card:var" in moves(match)


@rule("FT-GAP.52")
def test_a_taker_without_a_free_neighbour_stands_on_the_nearest_free_point() -> None:
    ring = [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 2), (4, 3)]
    others: dict[str, Point | str] = {
        f"h{shirt}": place for shirt, place in zip((2, 3, 4, 5, 6, 8, 9), ring, strict=True)
    }
    match = fouled("foul", others=others)
    play(match, "play card:foul", "pass")
    assert open_points(match) == {(1, 1)}
