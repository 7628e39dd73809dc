"""Where the rulebook is silent about dice and the end of a match (FT-GAP.44, FT-GAP.46, FT-GAP.48, FT-GAP.50)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import facts_of, full_hands
from tests.rules.footime.course import asked, new_match
from tests.rules.footime.situations import A1, H1, Point, scene
from tests.rules.table import kinds, play


def at_the_end(game: Footime, turns: int, ball: Point = (0, 0), **facts: Any) -> FootimeMatch:
    """H1 is about to lose a turn late in a period."""
    return scene("Turn", {"h7": (4, 4)}, ball=ball, turns=turns, hands=full_hands({H1: ["duel"]}), game=game, **facts)


@rule("FT-GAP.44")
def test_ends_stay_as_they_were_in_extra_time() -> None:
    match = at_the_end(Footime(4, tie_break="extra_time"), 89, period=2)
    assert match.west == 1
    told = play(match, "waste card:duel", throws=["keep order", "d6 2", "d6 5"])
    assert (match.period, match.west) == (3, 1)
    assert "ends changed" not in kinds(told)
    assert asked(match) == ("LineUp", A1)


@rule("FT-GAP.44")
@pytest.mark.parametrize(
    ("cap", "turns", "ends"), [(90, 88, False), (90, 89, True), (30, 29, True), (0, 89, False), (0, 5000, False)]
)
def test_extra_time_without_a_goal_leads_to_a_shoot_out_after_so_many_turns(cap: int, turns: int, ends: bool) -> None:
    game = Footime(4, tie_break="extra_time", extra_cap_turns=cap)
    match = at_the_end(game, turns, ball=(10, 3), period=3)
    play(match, "waste card:duel", throws=["d6 5", "d6 1"] if ends else [])
    assert asked(match) == (("ShootOutShot", H1) if ends else ("Turn", A1))


@rule("FT-GAP.44", "FT-GAP.50")
def test_the_caps_are_ninety_and_twenty_turns_unless_agreed_otherwise() -> None:
    assert (Footime().options["extra_cap_turns"], Footime().options["stoppage_cap_turns"]) == (90, 20)


@rule("FT-GAP.46")
def test_captains_roll_again_after_a_tie() -> None:
    match, told = new_match(6, 6, 1, 1, 2, 3)
    assert facts_of(told, "captains roll")["rolls"] == [[6, 6], [1, 1], [2, 3]]
    assert match.to_play == A1


@rule("FT-GAP.48")
@pytest.mark.parametrize(
    ("tie_break", "throws", "question"),
    [("extra_time", ["keep order", "d6 2", "d6 1"], "LineUp"), ("shootout", ["d6 2", "d6 1"], "ShootOutShot")],
)
def test_a_level_score_is_decided_as_agreed(tie_break: str, throws: list[str], question: str) -> None:
    match = at_the_end(Footime(4, tie_break=tie_break), 89, period=2, goals=[2, 2])
    play(match, "waste card:duel", throws=throws)
    assert asked(match) == (question, H1)


@rule("FT-GAP.48")
@pytest.mark.parametrize("tie_break", ["draw", "extra_time", "shootout"])
def test_without_a_level_score_nothing_follows(tie_break: str) -> None:
    match = at_the_end(Footime(4, tie_break=tie_break), 89, period=2, goals=[1, 2])
    play(match, "waste card:duel")
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.values) == ((1, 2), (0, 1, 0, 1))


@rule("FT-GAP.48")
def test_without_an_agreement_a_level_score_is_a_draw() -> None:
    match = at_the_end(Footime(4), 89, period=2, goals=[2, 2])
    play(match, "waste card:duel")
    assert match.outcome is not None
    assert match.outcome.values == (0.5, 0.5, 0.5, 0.5)


@rule("FT-GAP.50")
@pytest.mark.parametrize(
    ("cap", "turns", "ends"), [(20, 89, False), (20, 108, False), (20, 109, True), (5, 94, True), (0, 4000, False)]
)
def test_the_whistle_blows_with_the_ball_in_an_area_only_after_so_many_more_turns(
    cap: int, turns: int, ends: bool
) -> None:
    match = at_the_end(Footime(4, stoppage_cap_turns=cap), turns, ball=(10, 3))
    told = play(match, "waste card:duel", throws=["keep order"] if ends else [])
    assert ("whistle" in kinds(told)) is ends
    assert match.period == (2 if ends else 1)
