"""Every event is of a kind that the game lists, with details of the types that it names, and says enough."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import NoChance
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from onze.kernel.things import bare
from tests.games.worldwide_football.matches import GAMES, moves_by_chance, names
from tests.games.worldwide_football.test_commentary import kinds_told
from tests.rules.table import play

AMATEUR = WorldwideFootball(mode="amateur")
PROFESSIONAL = WorldwideFootball(mode="professional")


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_event_is_as_its_kind_says(game: WorldwideFootball) -> None:
    things = game.things()
    for seed in range(8):
        for played in moves_by_chance(game, seed):
            for event in played.events:
                assert wrong_with(event, game.event_kinds, things, game.seats) == []


def test_every_kind_that_the_source_tells_is_listed_and_no_other() -> None:
    assert set(AMATEUR.event_kinds) - {"referee"} == kinds_told()


def the(told: list[Event], kind: str) -> dict[str, Any]:
    return next(dict(event.details) for event in told if event.kind == kind)


def shot_from(decision: str, **facts: Any) -> WorldwideMatch:
    return AMATEUR.scenario(decision, players={0: [], 1: []}, **facts)


def test_a_goal_says_who_from_where_how_and_why_nobody_saved_it() -> None:
    match = shot_from("Defend", attacker=0, pa=7, card="shot-678", hands={1: ["pass"]})
    told = play(match, "draw", throws=["d6 5", "d6 4"])
    goal = the(told, "goal")
    assert (goal["side"], goal["from"], goal["how"], goal["card"]) == (0, "pa:7", "shot", "card:shot-678")
    assert (goal["quality"], goal["keeper"]) == (6, 4)
    assert goal["score"] == goal["goals"] == [1, 0]


def test_a_goal_from_a_penalty_says_both_faces() -> None:
    match = PROFESSIONAL.scenario("Penalty", attacker=0)
    told: list[Event] = []
    for seat, face in ((0, 3), (1, 4)):
        match.play(PROFESSIONAL.move(f"choose number:{face}"), NoChance(), told.append, seat)
    goal = the(told, "goal")
    assert (goal["how"], goal["shooter"], goal["keeper"]) == ("penalty", 3, 4)
    assert "card" not in goal


def test_a_card_that_moves_says_from_where_to_where() -> None:
    match = shot_from("BuildAttack", attacker=0, pa=0, hands={0: ["pass", "dribble"], 1: ["dribble"]})
    told = play(match, "lay card:pass")
    laid = the(told, "lay")
    assert (laid["from"], laid["to"], laid["card"]) == ("hands.0", "sides.0.laid", "card:pass")
    told = play(match, "draw")
    assert (the(told, "draw")["from"], the(told, "draw")["to"]) == ("sides.1.draw_pile", "hands.1")
    assert (the(told, "validated")["from"], the(told, "validated")["to"]) == ("pa:0", "pa:2")


def test_that_a_player_card_counts_is_told_with_its_pa() -> None:
    match = AMATEUR.scenario("AfterCard", teams=["france", "spain"], pa=3, card="dribble", players={0: ["A2"], 1: []})
    counts = the(play(match, "play player:A2"), "player counts")
    assert (counts["player"], counts["from"], counts["to"]) == ("player:A2", "pa:3", "pa:4")


def test_who_would_be_the_scorer_is_told_when_his_card_counts() -> None:
    match = AMATEUR.scenario("AfterCard", teams=["france", "spain"], pa=3, card="dribble", players={0: ["A2"], 1: []})
    told = play(match, "play player:A2")
    assert next(event for event in told if event.kind == "player counts").after["hero"] == "player:A2"


def test_older_words_are_still_told() -> None:
    match = shot_from("Defend", attacker=1, pa=5, card="through-ball", hands={0: ["interception"]})
    event = next(
        event for event in play(match, "defend card:interception", throws=["d20 15"]) if event.kind == "defence"
    )
    assert event.details["d20"] == event.details["die"] == 15
    assert event.facts["card"] == "interception"
    assert bare(event.details["teams"]) == event.facts["teams"]
