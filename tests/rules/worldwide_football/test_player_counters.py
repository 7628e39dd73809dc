"""The FAQ on D cards that counter a Player card M or A."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.worldwide_football.amateur import (
    asked,
    before,
    hand,
    squad,
    the,
)

COUNTERS = {"germany": 9, "brazil": 11, "spain": 10, "france": 10, "italy": 8}
"""What the d20 must show for a team's D card."""


@rule("WF-FAQ.5", "WF-11.5")
@pytest.mark.parametrize("team", COUNTERS)
@pytest.mark.parametrize("short_by", [0, 1])
def test_a_d_card_counters_an_m_or_a_card_if_its_d20_is_enough(team: str, short_by: int) -> None:
    attackers, slot, pa = ("germany", "A2", 1) if team != "germany" else ("italy", "A2", 1)
    match = before("AfterCard", teams=[attackers, team], card="cross", pa=6, players={0: [slot], 1: ["D2"]})
    play(match, f"play player:{slot}")
    assert (asked(match), match.pa) == (("CounterPlayer", 1), 6)
    number = COUNTERS[team]
    told = play(match, "play player:D2", throws=[f"d20 {number - short_by}"])
    assert (the(told, "counter")["needed"], the(told, "counter")["countered"]) == (number, short_by == 0)
    assert (asked(match), match.pa) == (("BuildAttack", 0), 6 + pa * short_by)
    assert (squad(match, 0), squad(match, 1)) == ([], []), "both cards are spent"


@rule("WF-FAQ.5")
@pytest.mark.parametrize(
    ("decision", "team", "facts", "slot"),
    [
        ("WithCards", "germany", {"card": "long-pass"}, "M1"),
        ("AfterCard", "brazil", {"card": "dribble", "pa": 1}, "M1"),
        ("AfterShot", "germany", {"pa": 6}, "A1"),
        ("Recovery", "germany", {"cause": "tackle", "lost_at": 5}, "M2"),
    ],
)
def test_the_counter_comes_as_soon_as_the_card_is_laid_whatever_the_moment(
    decision: str, team: str, facts: dict[str, Any], slot: str
) -> None:
    match = before(decision, teams=[team, "italy"], players={0: [slot], 1: ["D2"]}, **facts)
    before_it = match.pa, match.with_pa, match.shot_dice, len(hand(match, 0))
    play(match, f"play player:{slot}")
    assert asked(match) == ("CounterPlayer", 1)
    assert (match.pa, match.with_pa, match.shot_dice, len(hand(match, 0))) == before_it, "nothing of it counts yet"


@rule("WF-FAQ.5")
@pytest.mark.parametrize(
    ("decision", "team", "facts", "slot"),
    [
        ("AfterCard", "brazil", {"card": "pass", "pa": 2}, "D1"),
        ("Recovery", "spain", {"cause": "interception", "lost_at": 5}, "D1"),
    ],
)
def test_a_d_card_cannot_be_countered(decision: str, team: str, facts: dict[str, Any], slot: str) -> None:
    match = before(decision, teams=[team, "italy"], players={0: [slot], 1: ["D2"]}, **facts)
    pa = match.pa
    play(match, f"play player:{slot}")
    assert asked(match) == ("BuildAttack", 0)
    assert match.pa > pa


@rule("WF-FAQ.5")
def test_a_g_card_cannot_be_countered() -> None:
    match = before("KeepGoal", teams=["italy", "germany"], pa=6, shot_die=6, players={0: ["D2"], 1: ["G1"]})
    told = play(match, "play player:G1", throws=["d6 3"])
    assert "saved" in kinds(told)
    assert squad(match, 0) == ["D2"]


@rule("WF-C-65")
def test_a_countered_card_gives_nothing_and_the_card_laid_with_it_goes_on() -> None:
    hands = {0: ["long-pass"], 1: ["interception"]}
    match = before("BuildAttack", teams=["germany", "italy"], hands=hands, players={0: ["M1"], 1: ["D2"]})
    play(match, "lay card:long-pass", "play player:M1", "play player:D2", throws=["d20 8"])
    assert match.card_names(match.used[0].cards) == ["player:M1"]
    assert (asked(match), match.with_pa) == (("Defend", 1), 0)
    told = play(match, "defend card:interception", throws=["d20 15"])
    assert the(told, "defence")["needed"] == 19 - 3, "the red bonus counts again"
    assert match.pa == 3


@rule("WF-C-65", "WF-FAQ.10")
@pytest.mark.parametrize(("team", "slot", "card"), [("brazil", "M2", "dribble"), ("brazil", "A1", "shot-678")])
def test_a_ban_on_defending_disappears_with_the_card_that_is_countered(team: str, slot: str, card: str) -> None:
    hands = {0: [card], 1: ["tackle"]}
    match = before("BuildAttack", teams=[team, "italy"], pa=6, hands=hands, players={0: [slot], 1: ["D2"]})
    play(match, f"lay card:{card}", f"play player:{slot}", "play player:D2", throws=["d20 20"])
    assert (asked(match), moves(match)) == (("Defend", 1), ["defend card:tackle", "draw"])


@rule("WF-C-65")
def test_a_ban_that_comes_from_elsewhere_stays() -> None:
    hands = {0: ["shot-678"], 1: ["tackle"]}
    players = {0: ["A1"], 1: ["D2"]}
    match = before("BuildAttack", teams=["brazil", "italy"], pa=6, undefendable="card", hands=hands, players=players)
    play(match, "lay card:shot-678", "play player:A1")
    told = play(match, "play player:D2", throws=["d20 20", "d6 1", "d6 6"])
    assert "saved" in kinds(told)


@rule("WF-FAQ.10")
@pytest.mark.parametrize("team", ["brazil", "france"])
def test_a_d_card_may_counter_an_a_card_that_makes_a_shot_undefendable(team: str) -> None:
    hands = {0: ["shot-678"], 1: ["tackle"]}
    match = before("BuildAttack", teams=[team, "italy"], pa=6, hands=hands, players={0: ["A1"], 1: ["D2"]})
    play(match, "lay card:shot-678", "play player:A1")
    assert (asked(match), moves(match)) == (("CounterPlayer", 1), ["play player:D2", "pass"])
    play(match, "pass", throws=["d6 5"])
    assert asked(match) == ("KeepGoal", 1), "left alone, the A card forbids the Tackle"
    assert hand(match, 1) == ["tackle"]
