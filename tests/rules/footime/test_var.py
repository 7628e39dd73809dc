"""VAR (FT-CARD-VAR)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.box.pawns import PAWNS
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import booked, drawn, facts_of, fouled, full_hands
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

VAR = "play card:var"


def shot_at(*cards: str) -> FootimeMatch:
    """H1 has run with the ball and put it in the goal; A1 holds these cards."""
    hands = full_hands({H1: ["move-3"], A1: cards})
    match = scene("Turn", {"h7": (9, 1), "a7": (10, 5)}, ball=(11, 1), hands=hands)
    play(match, "play card:move-3", "choose pawn:h7", to(12, 1), "take ball:ball", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    return match


def free_kick(
    landing: Point, *answer: str, at: Point = (3, 3), cards: Sequence[str] = (), reply: Sequence[str] = ()
) -> FootimeMatch:
    """H2's foul, with these cards on it, has led to a free kick played to a point; A2 holds cards to answer with."""
    others: dict[str, Point | str] = {"h8": (6, 1), "a4": (12, -7)}
    offender = (at[0] + 1, at[1] + 1)
    match = fouled("foul", *cards, victim=at, offender=offender, others=others, answer=answer, reply=reply)
    play(match, "play card:foul", *[f"play card:{card}" for card in cards])
    if asked(match)[0] == "Aggravate":
        play(match, "pass")
    play(match, to(at[0] - 1, at[1]), throws=["d6 6"])
    play(match, to(*landing))
    return match


KEPT: Point = (5, 1)
LOST: Point = (3, 0)


@rule("FT-CARD-VAR.1")
def test_var_needs_something_to_contest() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands=full_hands({H1: ["var"]}))
    assert refusal(match, VAR).rule == "FT-CARD-VAR.1"
    assert "waste card:var" in moves(match)


@rule("FT-CARD-VAR.1")
def test_var_contests_a_goal_and_a_foul_of_the_preceding_opponent() -> None:
    assert VAR in moves(shot_at("var"))
    assert VAR in moves(free_kick(LOST, "var"))


@rule("FT-CARD-VAR.1")
def test_the_turn_after_next_is_too_late_for_var() -> None:
    match = free_kick(LOST, "injured", "var")
    play(match, "play card:injured", "choose pawn:h8")
    assert refusal(match, VAR).rule == "FT-CARD-VAR.1"


@rule("FT-CARD-VAR.1")
def test_var_contests_a_card_that_reversed_a_foul() -> None:
    match = free_kick(LOST, "yellow", reply=["var"])
    before = match.clone()
    play(match, "play card:yellow", "pass", to(5, 5), throws=["d6 1"])
    play(match, to(4, 3))
    assert (asked(match), booked(match)) == (("Turn", H1), ["h7"])
    play(match, VAR, throws=["d6 6", "d6 1"])
    play(match, "annul")
    assert (match.at, match.ball, booked(match)) == (before.at, before.ball, [])
    assert asked(match) == ("Turn", H1)


@rule("FT-CARD-VAR.2", "FT-GAP.46")
def test_both_roll_until_the_rolls_differ() -> None:
    match = shot_at("var")
    told = play(match, VAR, throws=["d6 1", "d6 1", "d6 6", "d6 6", "d6 2", "d6 5"])
    var = facts_of(told, "var")
    assert (var["seat"], var["opponent"], var["rolls"]) == (A1, H1, [[1, 1], [6, 6], [2, 5]])


@rule("FT-CARD-VAR.3")
@pytest.mark.parametrize(("mine", "theirs", "judge"), [(5, 2, A1), (2, 5, H1)])
@pytest.mark.parametrize("verdict", ["confirm", "annul"])
def test_the_higher_roll_confirms_or_annuls_a_goal(mine: int, theirs: int, judge: int, verdict: str) -> None:
    match = shot_at("var")
    play(match, VAR, throws=[f"d6 {mine}", f"d6 {theirs}"])
    assert asked(match) == ("Verdict", judge)
    assert moves(match) == ["confirm", "annul"]
    play(match, verdict)
    assert match.goals == ([1, 0] if verdict == "confirm" else [0, 0])


@rule("FT-CARD-VAR.4")
@pytest.mark.parametrize("verdict", ["confirm", "annul"])
def test_a_foul_and_its_card_are_confirmed_or_annulled_together(verdict: str) -> None:
    match = free_kick(LOST, "var", cards=("yellow",))
    play(match, VAR, throws=["d6 4", "d6 1"])
    assert asked(match) == ("Verdict", A2)
    play(match, verdict)
    if verdict == "confirm":
        assert (booked(match), where(match, "ball"), where(match, "h7")) == (["a7"], LOST, (2, 3))
    else:
        assert (booked(match), where(match, "ball"), where(match, "h7")) == ([], (-9, -7), (3, 3))


@rule("FT-CARD-VAR.5")
def test_after_an_annulment_the_player_of_the_card_plays_again() -> None:
    match = free_kick(LOST, "var")
    spent = match.spent
    play(match, VAR, throws=["d6 1", "d6 4"])
    assert asked(match) == ("Verdict", H2)
    told = play(match, "annul")
    assert drawn(told) == [1]
    assert match.spent == spent
    assert asked(match) == ("Turn", A2)


@rule("FT-CARD-VAR.6", "FT-GAP.36")
def test_an_annulled_goal_puts_ball_and_pawns_back_where_they_were() -> None:
    match = shot_at("var")
    play(match, VAR, throws=["d6 4", "d6 1"])
    play(match, "annul")
    assert (where(match, "h7"), where(match, "ball")) == ((9, 1), (11, 1))


@rule("FT-CARD-VAR.6")
def test_an_annulled_expulsion_brings_the_pawn_back_booked_as_it_was() -> None:
    match = fouled("foul", "yellow", booked=["a7"], others={"a4": (12, -7)}, answer=["var"])
    before = match.clone()
    play(match, "play card:foul", "play card:yellow", to(2, 3), throws=["d6 1"])
    play(match, to(3, 2))
    assert (where(match, "a7"), booked(match)) == ("expelled", [])
    play(match, VAR, throws=["d6 4", "d6 1"])
    play(match, "annul")
    assert (match.at, match.ball, booked(match)) == (before.at, before.ball, ["a7"])


@rule("FT-CARD-VAR.6")
def test_an_annulled_red_card_gives_the_goalkeeper_its_goal_back() -> None:
    others: dict[str, Point | str] = {"a8": (-3, 3)}
    match = fouled("foul", "red", contacts=[["a1", "h7"]], others=others, answer=["var"])
    play(match, "play card:foul", "play card:red", "choose pawn:a8", to(2, 3), throws=["d6 1"])
    play(match, to(3, 2))
    play(match, VAR, throws=["d6 4", "d6 1"])
    play(match, "annul")
    assert (where(match, "a1"), where(match, "a8")) == ((13, 0), (-3, 3))
    assert match.is_keeper(match.rules.pawns.index("a1"))


@rule("FT-CARD-VAR.6")
def test_a_ball_put_back_on_a_line_has_been_put_there_by_nobody() -> None:
    hands = full_hands({H1: ["pass-6"], A1: ["var", "out"], H2: ["out"]})
    match = scene("Turn", {"h7": (12, 4)}, ball=(13, 4), hands=hands)
    play(match, "play card:pass-6", to(13, 1), VAR, throws=["d6 4", "d6 1"])
    play(match, "annul")
    assert where(match, "ball") == (13, 4)
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"
    play(match, "waste card:out")
    assert asked(match) == ("Turn", H2)
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"


@rule("FT-CARD-VAR.6", "FT-GAP.36", "FT-CARD-OUT.3")
def test_a_ball_that_was_put_on_a_line_before_the_shot_can_still_be_claimed() -> None:
    hands = full_hands({H1: ["skill", "pass-1"], A1: ["var", "out"]})
    match = scene("Turn", {"h7": (12, 2), "a4": (12, 5)}, ball=(12, 3), hands=hands)
    play(match, "play card:skill", to(13, 2))
    play(match, "play card:pass-1", to(13, 1), VAR, throws=["d6 6", "d6 1"])
    play(match, "annul")
    assert where(match, "ball") == (13, 2)
    assert "play card:out" in moves(match)


@rule("FT-CARD-VAR.6", "FT-GAP.36", "FT-CARD-FOUL.4")
def test_a_contact_made_before_the_shot_is_still_open() -> None:
    hands = full_hands({H1: ["change", "pass-5"], A1: ["var", "foul"]})
    pawns: dict[str, Point | str] = {"h9": (7, 1), "h7": "injured", "a7": (1, 3), "a4": (10, 5)}
    match = scene("Turn", pawns, ball=(8, 1), hands=hands)
    play(match, "play card:change", "pass", "choose pawn:h7", to(0, 3))
    play(match, "play card:pass-5", to(13, 1), VAR, throws=["d6 6", "d6 1"])
    play(match, "annul")
    assert where(match, "h7") == (0, 3)
    assert "play card:foul" in moves(match)


@rule("FT-CARD-VAR.6", "FT-GAP.36", "FT-CARD-FOUL.4")
def test_a_contact_made_before_a_foul_is_still_open_and_one_made_by_it_is_not() -> None:
    hands = full_hands({H1: ["change", "foul"], A1: ["var", "foul"]})
    pawns: dict[str, Point | str] = {"h9": (-3, 3), "h7": "injured", "a7": (1, 3), "a8": (-2, 3), "a4": (10, 5)}
    match = scene("Turn", pawns, ball=(8, 1), hands=hands, contacts=[["a8", "h9"]])
    play(match, "play card:change", "pass", "choose pawn:h7", to(0, 3))
    play(match, "play card:foul", "pass")
    play(match, to(-4, 3), throws=["d6 1"])
    play(match, to(-4, 4), VAR, throws=["d6 6", "d6 1"])
    play(match, "annul")
    assert where(match, "h9") == (-3, 3)
    rules = match.rules
    assert [(rules.pawns[pair // PAWNS], rules.pawns[pair % PAWNS]) for pair in match.contacts] == [("h7", "a7")]


@rule("FT-CARD-VAR.7")
def test_after_a_confirmed_goal_the_player_of_the_card_kicks_off() -> None:
    match = shot_at("var")
    play(match, VAR, throws=["d6 1", "d6 4"])
    told = play(match, "confirm")
    assert "goal" in kinds(told)
    assert asked(match) == ("LineUp", A1)


@rule("FT-CARD-VAR.7", "FT-GAP.36")
def test_after_a_confirmed_foul_the_turn_is_over() -> None:
    match = free_kick(LOST, "var")
    spent = match.spent
    play(match, VAR, throws=["d6 1", "d6 4"])
    told = play(match, "confirm")
    assert (drawn(told), match.spent) == ([1], spent + 1)
    assert where(match, "ball") == LOST
    assert asked(match) == ("Turn", H1)


@rule("FT-CARD-VAR.8", "FT-GAP.37")
def test_a_foul_whose_kick_was_retained_is_contested_in_the_tackle_window() -> None:
    match = free_kick(KEPT, "var")
    assert asked(match) == ("TackleWindow", A2)
    assert moves(match) == [VAR, "pass"]
    confirmed = match.clone()
    play(match, VAR, throws=["d6 5", "d6 1"])
    play(match, "annul")
    assert where(match, "ball") == (-9, -7)
    assert asked(match) == ("Turn", A2)
    play(confirmed, VAR, throws=["d6 5", "d6 1"])
    play(confirmed, "confirm")
    assert where(confirmed, "ball") == KEPT
    assert asked(confirmed) == ("Turn", H1)


@rule("FT-CARD-VAR.8")
def test_there_is_nothing_to_contest_after_a_mere_pass() -> None:
    match = scene("TackleWindow", {"h9": (1, 2)}, ball=(2, 3), seat=H1, hands=full_hands({A1: ["var"]}))
    assert moves(match) == ["pass"]
    assert refusal(match, VAR).rule == "FT-CARD-VAR.8"


@rule("FT-CARD-VAR.9")
@pytest.mark.parametrize(("what", "ball"), [("goal", (8, 0)), ("foul", (-9, -7))])
def test_after_a_goal_from_a_set_piece_the_player_says_what_he_contests(what: str, ball: Point) -> None:
    match = free_kick((13, 1), "var", at=(8, 0))
    assert asked(match) == ("SaveWindow", A2)
    play(match, VAR)
    assert asked(match) == ("Contest", A2)
    assert moves(match) == ["contest call:goal", "contest call:foul"]
    told = play(match, f"contest {what}", throws=["d6 6", "d6 1"])
    assert facts_of(told, "var")["about"] == what
    play(match, "annul")
    assert (match.goals, where(match, "ball")) == ([0, 0], ball)
    assert asked(match) == ("Turn", A2)


@rule("FT-CARD-VAR.9")
def test_a_foul_that_is_confirmed_leaves_the_goal_standing() -> None:
    match = free_kick((13, 1), "var", at=(8, 0))
    play(match, VAR, "contest call:foul", throws=["d6 1", "d6 6"])
    play(match, "confirm")
    assert match.goals == [1, 0]
    assert asked(match) == ("LineUp", A2)


@rule("FT-CARD-VAR.6", "FT-GAP.52")
@pytest.mark.parametrize("thrower", ["h7", "h1", "a7", "a1"])
def test_a_throw_in_that_scored_is_annulled_and_its_taker_is_back_on_the_pitch(thrower: str) -> None:
    """On a pitch so small that a throw-in can score; the taker had left it."""
    data = Path(__file__).parents[2] / "games" / "footime" / "data"
    game = Footime(4, board=data / "small_board.toml", formations=data / "small_formations.toml")
    ours, theirs, seat, towards = ("h", "a", H1, 1) if thrower[0] == "h" else ("a", "h", A1, -1)
    name = {(x, y): game.pitch.names[game.pitch.point([towards * x, y])] for x in range(-7, 8) for y in range(-4, 5)}
    pawns = {f"{ours}7": name[0, 0], f"{theirs}7": name[-6, 3]}
    facts: dict[str, Any] = {"pawns": pawns, "others": "injured", "hands": {seat: ["out"], seat + 1: ["var"]}}
    ball, goal = name[4, 4], name[7, 1]
    match = game.scenario("Turn", seat=seat, ball=ball, put_by_opponent=True, **facts)
    play(match, "play card:out", f"choose pawn:{thrower}", throws=["d6 6"])
    play(match, f"place point:{goal}")
    play(match, VAR, throws=["d6 5", "d6 2"])
    play(match, "annul")
    assert game.broken(match) == []
    beside = name[3, 3] if thrower.endswith("7") else name[-7, 0]
    assert game.pitch.names[match.ball] == ball
    assert match.place_name(game.pawns.index(thrower)) == beside
