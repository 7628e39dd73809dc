"""Paragraph 8: how an attack ends, and what becomes of the ball, the PA and the cards."""

from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import moves, play
from tests.rules.worldwide_football.amateur import (
    AMATEUR,
    PROFESSIONAL,
    asked,
    before,
    discarded,
    hand,
    laid,
    squad,
    the,
)

GOAL = ["d6 6", "d6 1"]
SAVE = ["d6 1", "d6 6"]
NO_CARD_AFTER_PASS = ["germany", "france"]
"""Teams that have nothing to play on the Player card that a Pass draws."""

ENDS = [
    pytest.param("give back", ["give back", "discard card:cross"], [], marks=rule("WF-8.1")),
    pytest.param("goal", ["lay card:shot-678", "draw"], GOAL, marks=rule("WF-8.2")),
    pytest.param("tackle", ["lay card:shot-678", "defend card:tackle"], ["d20 10"], marks=rule("WF-8.3")),
    pytest.param("pressing", ["lay card:dribble", "defend card:pressing"], ["d20 12"], marks=rule("WF-8.3")),
    pytest.param("interception", ["lay card:pass", "defend card:interception"], ["d20 12"], marks=rule("WF-8.3")),
    pytest.param("off target", ["lay card:shot-678", "draw"], ["d6 1"], marks=rule("WF-8.4")),
    pytest.param("save", ["lay card:shot-678", "draw"], SAVE, marks=rule("WF-8.5")),
]
"""Every way in which an attack at 6 PA can end."""

each_end = pytest.mark.parametrize(("cause", "played", "throws"), ENDS)


def attack(cause: str, attacker: int = 0, **facts: Any) -> WorldwideMatch:
    """An attack at 6 PA that can end in every way; off-target shots need their own rule."""
    hands = {
        attacker: ["dribble", "pass", "cross", "shot-678"],
        1 - attacker: ["interception", "pressing", "tackle"],
    }
    rules = PROFESSIONAL if cause == "off target" else AMATEUR
    return before("BuildAttack", rules, attacker=attacker, pa=6, teams=NO_CARD_AFTER_PASS, hands=hands, **facts)


def lost(told: list[Event]) -> Mapping[str, object]:
    """What was told of the end of the attack."""
    return the(told, "ball lost")


@rule("WF-8.6")
@each_end
@pytest.mark.parametrize("attacker", [0, 1])
def test_each_end_of_an_attack_gives_the_other_side_the_ball(
    attacker: int, cause: str, played: list[str], throws: list[str]
) -> None:
    match = attack(cause, attacker)
    told = play(match, *played, throws=throws)
    assert (lost(told)["side"], lost(told)["cause"]) == (attacker, cause)
    assert asked(match) == ("BuildAttack", 1 - attacker)


@rule("WF-8.4")
def test_in_amateur_mode_a_1_does_not_end_the_attack_by_itself() -> None:
    match = attack("save")
    told = play(match, "lay card:shot-678", "draw", throws=["d6 1", "d6 2"])
    assert lost(told)["cause"] == "save"


@rule("WF-8.3", "WF-8.5")
@pytest.mark.parametrize("played", [["lay card:dribble", "draw"], ["lay card:pass", "defend card:tackle"]])
def test_as_long_as_nothing_of_that_happens_the_attack_goes_on(played: list[str]) -> None:
    match = attack("goal")
    play(match, *played, throws=["d20 1"] if "defend card:tackle" in played else [])
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-8.7")
@each_end
def test_all_pa_of_an_attack_are_lost_with_it(cause: str, played: list[str], throws: list[str]) -> None:
    match = attack(cause)
    told = play(match, *played, throws=throws)
    assert lost(told)["pa"] == 6
    assert match.pa == 0
    play(match, "give back")
    if "pass" in moves(match):
        play(match, "pass")
    else:
        play(match, moves(match)[0])
    assert (match.ball, match.pa) == (0, 0), "the next attack of the same side starts from nothing as well"


@rule("WF-8.7")
def test_what_waited_for_the_next_action_is_lost_with_the_attack() -> None:
    hands = {0: ["tackle"], 1: ["shot-678", "dribble"]}
    match = before("BuildAttack", pa=6, cross=1, undefendable="card", hands=hands)
    play(match, "give back", "discard card:tackle")
    assert (match.cross, match.undefendable) == (0, 0)
    play(match, "lay card:dribble")
    assert asked(match) == ("Defend", 0)


@rule("WF-8.8")
def test_all_cards_used_by_both_sides_go_to_their_owners_discards() -> None:
    hands = {0: ["dribble", "pass", "shot-678"], 1: ["pressing", "interception", "tackle"]}
    discards = {0: ["long-pass"], 1: ["cross"]}
    match = before("BuildAttack", pa=4, teams=NO_CARD_AFTER_PASS, hands=hands, discards=discards)
    play(match, "lay card:dribble", "defend card:pressing", throws=["d20 1"])
    play(match, "lay card:pass", "defend card:interception", throws=["d20 1"])
    assert (laid(match, 0), discarded(match, 0)) == (["dribble", "pass"], ["long-pass"])
    assert (laid(match, 1), discarded(match, 1)) == (["pressing", "interception"], ["cross"])

    play(match, "lay card:shot-678", "defend card:tackle", throws=["d20 20"])

    assert (laid(match, 0), laid(match, 1)) == ([], [])
    assert discarded(match, 0) == ["long-pass", "dribble", "pass", "shot-678"]
    assert discarded(match, 1) == ["cross", "pressing", "interception", "tackle"]


@rule("WF-8.8")
def test_cards_laid_in_an_attack_cannot_be_recovered_before_it_ends() -> None:
    facts: dict[str, Any] = {"teams": ["spain", "italy"], "players": {0: ["M1"]}, "discards": {0: ["tackle"]}}
    match = before("BuildAttack", hands={0: ["dribble", "pass"]}, **facts)
    play(match, "lay card:dribble", "draw", "lay card:pass", "pass", "draw", "play player:M1")
    assert moves(match) == ["recover card:tackle"]


@rule("WF-8.8")
def test_a_card_discarded_during_an_attack_lies_in_the_discard_at_once() -> None:
    match = before("BuildAttack", hands={0: ["long-pass", "shot-678"]})
    play(match, "lay card:long-pass", "draw", "discard card:shot-678")
    assert (laid(match, 0), discarded(match, 0)) == (["long-pass"], ["shot-678"])


@rule("WF-8.8")
def test_a_player_card_goes_to_its_owners_discard_as_well() -> None:
    match = before("AfterCard", teams=["brazil", "italy"], card="dribble", pa=1, players={0: ["A2"]})
    play(match, "play player:A2")
    assert squad(match, 0) == []
    assert match.card_names(match.used[0].cards) == ["player:A2"]


@rule("WF-8.9")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_discards_lie_face_up_for_all_to_see(viewer: int | None) -> None:
    match = attack("tackle", discards={0: ["through-ball"]})
    play(match, "lay card:shot-678", "defend card:tackle", throws=["d20 20"])
    view: Any = match.view(viewer)
    assert view["sides"][0]["discard_pile"] == ["card:shot-678", "card:through-ball"]
    assert view["sides"][1]["discard_pile"] == ["card:tackle"]


@rule("WF-C-15", "WF-8.6")
@pytest.mark.parametrize("attacker", [0, 1])
def test_after_a_goal_the_side_that_conceded_attacks_from_0_pa_with_the_hands_as_they_are(attacker: int) -> None:
    hands = {0: ["dribble", "tackle"], 1: ["pass", "pressing"]}
    players = {0: ["D1", "A1"], 1: ["M2"]}
    match = before("KeepGoal", attacker=attacker, pa=6, shot_die=6, hands=hands, players=players)
    piles = [len(pile) for pile in (*match.draws, *match.piles)]

    play(match, "pass", throws=["d6 1"])

    assert match.goals[attacker] == 1
    assert (asked(match), match.pa) == (("BuildAttack", 1 - attacker), 0)
    assert {side: hand(match, side) for side in (0, 1)} == hands
    assert {side: squad(match, side) for side in (0, 1)} == players
    assert [len(pile) for pile in (*match.draws, *match.piles)] == piles
