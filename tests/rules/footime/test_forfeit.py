"""Forfeit: a team with fewer than seven pawns (FT-FORFEIT)."""

from typing import Any

import pytest

from onze.games.footime.match import FootimeMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A2, H1, H2, Point, left, scene, to, where
from tests.rules.table import kinds, moves, play


def before_the_foul(
    pawns: int, hurt: int = 0, *, cards: tuple[str, ...] = ("red",), victim: Point = (3, 3), **facts: Any
) -> FootimeMatch:
    """Away has so many pawns, some of them injured; H2 may claim a foul by a7 and show it these cards."""
    shirts = [2, 3, 4, 5, 6, 8, 9, 10, 11]
    gone = 11 - pawns
    places: dict[str, Point | str] = {"h7": victim, "h8": (1, 1), "a7": (victim[0] + 1, victim[1] + 1)}
    for number, shirt in enumerate(shirts):
        place: Point | str = "expelled" if number < gone else "injured" if number < gone + hurt else (6, number - 4)
        places[f"a{shirt}"] = place
    usual: dict[str, Any] = {"ball": (-9, -7), "seat": H2, "contacts": [["a7", "h7"]]}
    hands = {H2: ["foul", *cards], **facts.pop("hands", {})}
    match = scene("Turn", places, hands=hands, **{**usual, **facts})
    assert left(match, 1) == pawns
    return match


def foul(match: FootimeMatch, place: Point = (3, 2), *cards: str) -> list[Event]:
    """The foul with its cards, and the free kick to a point."""
    told = play(match, "play card:foul", *[f"play card:{card}" for card in cards or ("red",)])
    return told + play(match, to(2, 3), to(*place), throws=["d6 1"])


@rule("FT-FORFEIT.1", "FT-FORFEIT.2")
@pytest.mark.parametrize("goals", [[0, 0], [0, 6], [5, 0]])
def test_a_team_with_six_pawns_loses_three_nil_whatever_the_score(goals: list[int]) -> None:
    match = before_the_foul(7, goals=goals)
    foul(match)
    told = play(match, "pass")
    assert "forfeit" in kinds(told)
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.values, match.outcome.reason) == ((3, 0), (1, 0, 1, 0), "forfeit")
    assert match.rules.score(match) == (3, 0)


@rule("FT-FORFEIT.1", "FT-FORFEIT.2")
def test_home_forfeits_by_the_same_rule() -> None:
    places: dict[str, Any] = {"a7": (3, 3), "h7": (4, 4)}
    places |= {f"h{shirt}": "expelled" for shirt in (2, 3, 4, 5)} | {f"h{shirt}": (-8, shirt) for shirt in (6, 8)}
    hands = {A2: ["foul", "red"]}
    match = scene("Turn", places, ball=(-9, -7), seat=A2, contacts=[["h7", "a7"]], hands=hands)
    play(match, "play card:foul", "play card:red", to(2, 3), to(3, 2), throws=["d6 1"])
    assert asked(match) == ("Appeal", H1)
    play(match, "pass")
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.values) == ((0, 3), (0, 1, 0, 1))


@rule("FT-FORFEIT.1")
@pytest.mark.parametrize("pawns", [8, 9, 11])
def test_seven_pawns_are_enough(pawns: int) -> None:
    match = before_the_foul(pawns)
    foul(match)
    assert (asked(match), match.outcome) == (("Turn", A2), None)
    assert left(match, 1) == pawns - 1


@rule("FT-FORFEIT.3")
def test_injured_pawns_count_and_expelled_ones_do_not() -> None:
    match = before_the_foul(8, 4)
    foul(match)
    assert (asked(match), match.outcome) == (("Turn", A2), None)
    assert match.count(1) == 7


@rule("FT-FORFEIT.3")
def test_an_injury_alone_is_no_forfeit() -> None:
    match = before_the_foul(7, cards=("injured",))
    play(match, "play card:injured", "choose pawn:a7")
    assert (asked(match), match.outcome) == (("Turn", H2), None)


@rule("FT-FORFEIT.1", "FT-FORFEIT.4")
def test_a_second_yellow_expels_and_is_tested_too() -> None:
    match = before_the_foul(7, cards=("yellow",), booked=["a7"])
    foul(match, (3, 2), "yellow")
    assert asked(match) == ("Appeal", A2)
    play(match, "pass")
    assert match.outcome is not None


@rule("FT-FORFEIT.4")
def test_the_forfeit_waits_for_a_var_and_falls_with_the_foul() -> None:
    match = before_the_foul(7, hands={A2: ["var"]})
    foul(match)
    assert (asked(match), match.outcome) == (("Appeal", A2), None)
    assert moves(match) == ["play card:var", "pass"]
    play(match, "play card:var", "annul", throws=["d6 5", "d6 1"])
    assert (asked(match), match.outcome) == (("Turn", A2), None)
    assert where(match, "a7") == (4, 4)
    assert left(match, 1) == 7


@rule("FT-FORFEIT.4")
def test_a_var_that_confirms_the_card_confirms_the_forfeit() -> None:
    match = before_the_foul(7, hands={A2: ["var"]})
    foul(match)
    play(match, "play card:var", "confirm", throws=["d6 1", "d6 5"])
    assert match.outcome is not None
    assert match.outcome.reason == "forfeit"


@rule("FT-FORFEIT.4")
def test_after_a_retained_set_piece_the_skipped_player_may_still_appeal() -> None:
    match = before_the_foul(7)
    told = foul(match, (2, 2))
    assert "retained" in kinds(told)
    assert asked(match) == ("Appeal", A2)


@rule("FT-FORFEIT.4")
def test_the_set_piece_is_taken_first_and_a_goal_from_it_changes_nothing() -> None:
    match = before_the_foul(7, victim=(8, 1))
    told = play(match, "play card:foul", "play card:red", to(7, 1), to(13, 1), throws=["d6 5"])
    assert "shot" in kinds(told)
    assert (asked(match), match.goals) == (("Appeal", A2), [0, 0])
    play(match, "pass")
    assert match.outcome is not None
    assert match.outcome.score == (3, 0)
