"""Paragraph 19: off-target shots."""

from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.worldwide_football.professional import asked, before, game, squad, the


def shot(*throws: str, pa: int = 8, **facts: Any) -> tuple[WorldwideMatch, list[Event]]:
    """An undefended Shot with these dice."""
    match = before("Defend", card="shot-678", pa=pa, **facts)
    return match, play(match, "draw", throws=throws)


@rule("WF-E-18", "WF-19.1", "WF-19.2", "WF-19.3", "WF-8.4")
@pytest.mark.parametrize("pa", [6, 7, 8])
def test_example_18_a_one_is_off_target_before_any_bonus(pa: int) -> None:
    match, told = shot("d6 1", pa=pa)
    assert "save roll" not in kinds(told), "the goalkeeper need not throw"
    assert the(told, "off target")["side"] == 0
    assert the(told, "ball lost")["cause"] == "off target"
    assert asked(match) == ("BuildAttack", 1)
    assert (match.pa, match.goals) == (0, [0, 0])


@rule("WF-E-18", "WF-19.1")
def test_example_18_without_that_rule_a_one_is_a_die_like_any_other() -> None:
    match = before("Defend", game(mod_off_target="off"), card="shot-678", pa=8)
    told = play(match, "draw", throws=["d6 1", "d6 2"])
    assert the(told, "save roll")["quality"] == 3
    assert match.goals == [1, 0]


@rule("WF-19.1")
@pytest.mark.parametrize("die", range(2, 7))
def test_any_other_die_is_on_target(die: int) -> None:
    _, told = shot(f"d6 {die}", "d6 1", pa=6)
    assert "save roll" in kinds(told)


@rule("WF-C-67")
def test_no_goalkeeper_card_is_asked_for_when_the_shot_is_off_target() -> None:
    match, _ = shot("d6 1", players={1: ["G1"]}, tokens=[0, 0])
    assert asked(match) == ("BuildAttack", 1)
    assert squad(match, 1) == ["G1"]


@rule("WF-C-31")
@pytest.mark.parametrize(("dice", "off_target"), [((1, 2), False), ((2, 1), False), ((1, 1), True)])
def test_of_two_dice_the_one_that_is_kept_counts(dice: tuple[int, int], off_target: bool) -> None:
    match = before("AfterShot", pa=7, teams=["germany", "spain"], players={0: ["A1"]})
    throws = [f"d6 {die}" for die in dice]
    told = play(match, "play player:A1", throws=throws if off_target else [*throws, "d6 6"])
    assert ("off target" in kinds(told)) is off_target


@rule("WF-C-31", "WF-C-67")
@pytest.mark.parametrize("die", [1, 2])
def test_a_die_that_is_thrown_again_counts(die: int) -> None:
    match = before("KeepGoal", pa=7, shot_die=5, teams=["germany", "france"], players={1: ["G1"]})
    told = play(match, "play player:G1", throws=["d6 1"] if die == 1 else ["d6 2", "d6 6"])
    assert ("off target" in kinds(told)) is (die == 1)
    assert match.goals == [0, 0]
    assert match.ball == 1


@rule("WF-C-31", "WF-15.12")
@pytest.mark.parametrize("agreed", [False, True])
def test_a_direct_free_kick_is_off_target_only_where_that_is_agreed(agreed: bool) -> None:
    rules = game(off_target_on_free_kick=agreed)
    match = before("FreeKick", rules, teams=["germany", "spain"], players={0: ["M1"]})
    told = play(match, "pass", throws=["d6 1"] if agreed else ["d6 1", "d6 1"])
    assert ("off target" in kinds(told)) is agreed
    assert match.goals == [0 if agreed else 1, 0]
