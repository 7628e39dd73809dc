"""Passing until a decision is asked, and scenarios that do not come to theirs."""

import pytest

from onze.games import load
from onze.kernel.chance import NoChance, Scripted
from onze.kernel.reaching import pass_until
from onze.kernel.words import Refused
from tests.kernel.toys import KickaboutGame
from tests.rules.table import decision

WORLDWIDE = load("worldwide-football", seats=2, mode="amateur")


def test_windows_are_passed_until_the_decision_is_asked() -> None:
    match = WORLDWIDE.scenario("BuildAttack", attacker=0, pa=5, hands={0: ["through-ball"], 1: ["interception"]})
    match.play(WORLDWIDE.move("lay card:through-ball"), NoChance())
    pass_until(match, "Defend", seat=1)
    assert decision(match) == "Defend"
    assert match.asked == (1,)


def test_the_decision_that_is_asked_already_needs_no_passing() -> None:
    match = KickaboutGame().scenario("ChooseCard", hands={0: ["shot", "save", "pass"]})
    before = match.position()
    pass_until(match, "ChooseCard", seat=0)
    assert match.position() == before


def test_a_question_that_cannot_be_passed_is_named_with_its_moves() -> None:
    match = KickaboutGame().scenario("ChooseCard", hands={0: ["shot", "save", "pass"]})
    with pytest.raises(Refused, match=r"ChooseCard has no move “pass”, so Bench is not reached.*play card:shot"):
        pass_until(match, "Bench")


def test_only_a_decision_of_the_game_can_be_passed_to() -> None:
    match = WORLDWIDE.scenario("BuildAttack")
    with pytest.raises(Refused, match="“Defence” is not a decision of Worldwide Football"):
        pass_until(match, "Defence")


def test_passing_to_the_end_without_being_asked_is_refused() -> None:
    game = load("football-a-la-carte", seats=2)
    match = game.scenario("LastSave", half=2, hands={1: []}, goals=[1, 0])
    with pytest.raises(Refused, match="The match ended before ThrowIn was asked"):
        pass_until(match, "ThrowIn", Scripted("keep order"), move=game.name(match.moves()[0]))


FREE_KICK = ["free-kick-3-all", "right-4-red"]

# ---- a scenario that stands elsewhere


def why(name: str, **facts: object) -> Refused:
    with pytest.raises(Refused) as refused:
        load("football-a-la-carte", seats=2).scenario(name, **facts)  # type: ignore[arg-type]
    return refused.value


def test_a_decision_later_in_the_phrase_is_reached_by_what_is_said_before_it() -> None:
    refused = why("AimFreeKick", hands={0: ["free-kick-3-all"]}, ball="d6")
    assert "the decision is OpenPlay, not AimFreeKick" in refused.sentence("en")
    assert "said=['play card:free-kick-3-all']" in refused.sentence("en")
    assert "said=['play card:free-kick-3-all']" in refused.sentence("fr")
    assert refused.rule == "FAC-5.3"


def test_facts_that_lead_elsewhere_are_told_with_the_rule_that_opens_the_decision() -> None:
    refused = why(
        "AimFreeKick", said=["play card:free-kick-3-all", "aim arrow:left-3"], hands={0: FREE_KICK}, ball="d5"
    )
    assert refused.sentence("en").endswith("The facts do not lead there: see the rule that opens AimFreeKick.")
    assert refused.rule == "FAC-5.3"
