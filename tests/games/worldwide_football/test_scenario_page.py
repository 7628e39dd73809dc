"""The page on scenarios says which facts each decision reads, and what is told: both are tried here."""

import re
from typing import Any, Final

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.scenes import setting
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.scenes import Scene
from onze.kernel.words import Refused
from tests.compiled import lost
from tests.games.worldwide_football.test_scenes import AMATEUR, DEFAULTS, PROFESSIONAL, Facts
from tests.test_docs import table

NAMED: Final = re.compile(r"`(\w[\w -]*)`")
THE_MATCH: Final = {"teams", "abilities", "stars", "reds", "goals", "half", "kicker"}
THE_CARDS: Final = {
    "hands", "players", "draw_piles", "draw_pile_sizes", "discards", "player_piles", "used_players", "substituted",
    "tokens", "defence_pile", "special_pile", "active_shots", "ready",
}  # fmt: skip
THE_ATTACK: Final = {"attacker", "pa", "laid", "block", "gave_back", "virtual_turn"}

WITH_A_SHOT: Final[list[tuple[WorldwideFootball, str, Facts]]] = [
    (PROFESSIONAL, "WithCards", {"card": "shot-678", "abilities": {0: ["clinical-finishing"]}}),
    (PROFESSIONAL, "Block", {"card": "shot-678", "abilities": {1: ["defensive-block"]}}),
    (PROFESSIONAL, "Defend", {"card": "shot-678"}),
    (AMATEUR, "AfterRoll", {"card": "shot-678", "teams": ["brazil", "italy"]}),
    (PROFESSIONAL, "Dive", {"card": "shot-678", "abilities": {0: ["diving"]}}),
    (PROFESSIONAL, "PayCaution", {"card": "shot-678"}),
]


def facts_read(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The facts that each decision was seen to read in many scenarios."""
    scenes: list[Scene] = []

    class Watched(Scene):
        def __init__(self, facts: Any) -> None:
            super().__init__(facts)
            scenes.append(self)

    monkeypatch.setattr(setting, "Scene", Watched)
    teams = [[team.id, "spain" if team.id != "spain" else "italy"] for team in AMATEUR.teams]
    countered: list[tuple[WorldwideFootball, str, Facts]] = [
        (AMATEUR, "CounterPlayer", {"teams": pair, "playing": slot})
        for pair in teams
        for slot in SLOTS
        if slot[0] in "MA"
    ]
    found: dict[str, set[str]] = {}
    for game, decision, facts in [*DEFAULTS, *WITH_A_SHOT, *countered]:
        try:
            game.scenario(decision, Seeded(0), **facts)
        except Refused:
            assert decision == "CounterPlayer", "not every card can be countered"
        found[decision] = found.get(decision, set()) | scenes[-1].read
    return found


@lost("call their own functions whatever is patched")
def test_the_page_says_which_facts_each_decision_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    read = facts_read(monkeypatch)
    rows = {}
    for first, cells in table("What each decision of Worldwide Football reads").items():
        named = set(NAMED.findall(cells[0])) & set(AMATEUR.scenario_facts)
        for decision in first.replace("`", "").split(", "):
            rows[decision] = named | (THE_ATTACK if "the attack" in cells[0] else set())
    assert set(rows) == set(AMATEUR.decisions())
    for decision, facts in rows.items():
        assert read[decision] - THE_MATCH - THE_CARDS == facts - THE_MATCH, decision


def told_in_matches() -> list[Event]:
    """What is told in some matches of every kind."""
    games = [
        WorldwideFootball(mode="amateur"),
        WorldwideFootball(mode="professional", draw_resolution="shootout", stadium="first"),
        WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout", tactical_plan_reveal=True),
        WorldwideFootball(1, mode="professional", draw_resolution="extra_time"),
    ]
    told: list[Event] = []
    for game in games:
        for seed in range(4):
            luck = Seeded(seed)
            match = game.new_match(luck, told.append)
            while match.outcome is None:
                moves = match.moves()
                match.play(moves[luck.below(len(moves))], luck, told.append)
    return told


def test_the_page_says_what_is_told() -> None:
    rows = {}
    for first, cells in table("What is told in Worldwide Football").items():
        always, _, sometimes = cells[0].partition(", and ")
        for kind in first.replace("`", "").split(", "):
            rows[kind] = (set(NAMED.findall(always)), set(NAMED.findall(sometimes)))
    for event in told_in_matches():
        needed, allowed = rows[event.kind]
        details = set(event.details) - {"teams"}
        assert needed <= details <= needed | allowed, event.kind
