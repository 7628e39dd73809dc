"""Scenarios of solo play: what can be said of the virtual opponent's cards, and what is refused."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.chance import Seeded
from onze.kernel.things import bare
from onze.kernel.words import Refused

SOLO = WorldwideFootball(1, mode="professional", draw_resolution="extra_time")


def test_its_cards_lie_where_a_scenario_says() -> None:
    facts: dict[str, Any] = {
        "draw_piles": {1: ["shot-678", "pass"]},
        "draw_pile_sizes": [10, 5],
        "defence_pile": ["tackle", "pressing"],
        "special_pile": ["cross"],
        "active_shots": ["shot-678"],
        "ready": ["long-pass", "pass"],
        "players": {1: ["D1", "A1"]},
    }
    match = SOLO.scenario("Defend", attacker=1, pa=3, card="pass", **facts)
    shown: Any = bare(match.view(None)["sides"], WorldwideFootball.whole_kinds)
    assert match.card_names(match.draws[1].cards[-2:]) == ["pass", "shot-678"]
    assert shown[1]["draw_pile"]["size"] == 5
    assert match.card_names(match.virtual[0].cards) == ["pressing", "tackle"]
    assert match.card_names(match.virtual[1].cards) == ["cross"]
    assert shown[1]["active_shots"] == ["shot-678"]
    assert shown[1]["ready"] == ["long-pass", "pass"]
    assert shown[1]["players"]["cards"] == ["player:D1", "player:A1"]
    assert shown[1]["laid"] == ["pass"]
    assert SOLO.broken(match) == []


def test_what_is_not_said_is_as_at_the_start_of_a_half() -> None:
    match = SOLO.scenario("BuildAttack")
    assert [len(zone) for zone in (match.draws[1], *match.virtual)] == [17, 11, 4, 0, 0]
    assert len(match.squads[1]) == 2
    assert SOLO.broken(match) == []


def test_in_extra_time_it_has_ten_cards() -> None:
    match = SOLO.scenario("BuildAttack", half=3, discards={1: ["tackle"]}, active_shots=["shot-678"])
    assert [len(zone) for zone in (match.draws[1], *match.virtual)] == [5, 2, 1, 1, 0]
    assert len(match.reserves[1]) == 22
    assert SOLO.broken(match) == []


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"hands": {1: ["pass"]}}, "WF-24.8"),
        ({"defence_pile": ["pass"]}, "WF-24.10"),
        ({"special_pile": ["tackle"]}, "WF-24.10"),
        ({"draw_piles": {1: ["cross"]}}, "WF-24.10"),
        ({"active_shots": ["pass"]}, "WF-24.10"),
        ({"ready": ["shot-678"]}, "WF-24.10"),
        ({"players": {1: ["G1", "D1", "D2", "M1"]}}, "WF-28.3"),
        ({"half": 3, "defence_pile": ["tackle", "tackle", "pressing", "pressing"]}, "WF-C-82"),
        ({"draw_pile_sizes": [5, 18]}, ""),
        ({"draw_piles": {1: ["pass", "pass"]}, "draw_pile_sizes": [5, 1]}, ""),
    ],
)
def test_what_cannot_be_is_refused_in_both_languages(facts: dict[str, Any], rule: str) -> None:
    with pytest.raises(Refused) as refused:
        SOLO.scenario("BuildAttack", **facts)
    assert refused.value.rule == rule
    assert refused.value.sentence("en") != refused.value.sentence("fr")


@pytest.mark.parametrize(
    ("name", "attacker", "rule"),
    [
        ("BuildAttack", 1, "WF-25.8"),
        ("WithCards", 1, "WF-25.8"),
        ("AfterCard", 1, "WF-25.8"),
        ("AfterShot", 1, "WF-25.8"),
        ("DiscardForLongPass", 1, "WF-25.8"),
        ("RecoverAction", 1, "WF-25.8"),
        ("GiveBackDiscard", 1, "WF-25.8"),
        ("Recovery", 1, "WF-25.8"),
        ("Dive", 1, "WF-25.8"),
        ("FreeKick", 1, "WF-25.8"),
        ("TacticalPlan", 1, "WF-29.3"),
        ("Creativity", 1, "WF-29.3"),
        ("Defend", 0, "WF-25.2"),
        ("Block", 0, "WF-25.2"),
        ("AfterRoll", 0, "WF-25.2"),
        ("CounterPlayer", 0, "WF-25.2"),
        ("KeepGoal", 0, "WF-25.2"),
        ("Penalty", 0, "WF-31.6"),
        ("Penalty", 1, "WF-31.6"),
    ],
)
def test_nothing_is_asked_of_the_virtual_opponent(name: str, attacker: int, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        SOLO.scenario(name, Seeded(4), attacker=attacker)
    assert (refused.value.reason.key, refused.value.rule) == ("not_the_decision_reached", rule)
    assert refused.value.sentence("en") != refused.value.sentence("fr")


def test_where_a_decision_names_no_side_the_player_is_meant() -> None:
    players = {0: ["G1", "D1", "D2", "M1"]}
    assert SOLO.scenario("DiscardDown", attacker=1, players=players).seat == 0
    assert SOLO.scenario("Substitute", attacker=1, stars=[1, 1]).seat == 0
    match = SOLO.scenario("PayCaution")
    assert (match.seat, match.ball) == (0, 0), "he pays for a dive"


@pytest.mark.parametrize(("version", "allowed"), [("main", False), ("supplement", True)])
def test_it_has_the_abilities_of_its_rules(version: str, allowed: bool) -> None:
    game = WorldwideFootball(1, mode="professional", solo_version=version)
    if allowed:
        assert game.scenario("BuildAttack", abilities={1: ["stamina"]}).abilities[1] == 1 << 6
        return
    with pytest.raises(Refused) as refused:
        game.scenario("BuildAttack", abilities={1: ["stamina"]})
    assert refused.value.rule == "WF-24.13"


def test_its_defence_cards_are_discarded_at_once_and_not_laid() -> None:
    match = SOLO.scenario("Dive", abilities={0: ["diving"]})
    shown: Any = bare(match.view(None)["sides"], WorldwideFootball.whole_kinds)
    assert (shown[1]["laid"], shown[1]["discard_pile"]) == ([], ["tackle"])
    with pytest.raises(Refused) as refused:
        SOLO.scenario("BuildAttack", laid={1: ["tackle"]})
    assert refused.value.rule == "WF-25.6"


# ---- its turn


def test_a_scenario_can_start_with_its_turn() -> None:
    match = SOLO.scenario("Defend", virtual_turn=True, pa=3, draw_piles={1: ["shot-678", "pass"]})
    shown: Any = bare(match.view(None)["sides"], WorldwideFootball.whole_kinds)
    assert (match.ball, match.pa, match.rules.cards[match.card], match.seat) == (1, 3, "pass", 0)
    assert (shown[1]["active_shots"], shown[1]["laid"]) == (["shot-678"], ["pass"])
    assert SOLO.broken(match) == []


def test_its_turn_leads_to_the_decision_that_is_named() -> None:
    empty: dict[str, Any] = {"draw_pile_sizes": [9, 0], "abilities": {0: [], 1: []}}
    match = SOLO.scenario("BuildAttack", virtual_turn=True, pa=2, **empty)
    assert (match.ball, match.gave_back) == (0, 1), "with an empty Action pile it gives the ball back"
    with pytest.raises(Refused) as refused:
        SOLO.scenario("Defend", virtual_turn=True, pa=2, **empty)
    assert "BuildAttack" in refused.value.sentence("en"), "the one that its turn led to"


@pytest.mark.parametrize(
    ("game", "facts", "rule"),
    [
        (SOLO, {"attacker": 0}, "WF-25.8"),
        (SOLO, {"card": "pass"}, ""),
        (WorldwideFootball(), {}, "WF-2.2"),
    ],
)
def test_only_the_virtual_opponent_has_a_turn_of_its_own(
    game: WorldwideFootball, facts: dict[str, Any], rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        game.scenario("Defend", virtual_turn=True, **facts)
    assert refused.value.rule == rule


def test_with_two_players_there_are_no_such_facts() -> None:
    with pytest.raises(Refused):
        WorldwideFootball(2).scenario("BuildAttack", ready=["pass"])
