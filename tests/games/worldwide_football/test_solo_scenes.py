"""Scenarios of solo play: what can be said of the virtual opponent's cards, and what is refused."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.chance import Seeded
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
    shown: Any = match.view(None)["sides"]
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


@pytest.mark.parametrize("name", ["BuildAttack", "WithCards", "Dive", "Recovery", "Substitute", "Penalty", "AfterShot"])
def test_nothing_is_asked_of_the_virtual_opponent(name: str) -> None:
    with pytest.raises(Refused):
        SOLO.scenario(name, Seeded(4), attacker=1)


def test_with_two_players_there_are_no_such_facts() -> None:
    with pytest.raises(Refused):
        WorldwideFootball(2).scenario("BuildAttack", ready=["pass"])
