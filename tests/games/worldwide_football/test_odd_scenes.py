"""Odd combinations of facts: whatever a scenario accepts holds together and can be played on; the rest is refused."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused

GAMES: Final = {
    "amateur": WorldwideFootball(draw_resolution="shootout"),
    "professional": WorldwideFootball(mode="professional", draw_resolution="extra_time"),
    "international": WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout"),
    "solo, supplement": WorldwideFootball(1, mode="professional", draw_resolution="extra_time"),
    "solo, main rulebook": WorldwideFootball(1, solo_version="main", draw_resolution="extra_time_then_shootout"),
}
MOVES: Final = 25
"""So many moves are played from each position: an attack or two."""


def a_fact(luck: random.Random, game: WorldwideFootball, name: str) -> Any:
    """A value for a fact, of the right shape, possible or not."""
    cards = list(game.cards[: game.first_player])
    defences = cards[game.first_defence :]
    by_side: dict[str, Callable[[], list[str]]] = {
        "hands": lambda: luck.choices(cards, k=luck.randint(0, 9)),
        "draw_piles": lambda: luck.choices(cards, k=2),
        "discards": lambda: luck.choices(cards, k=3),
        "laid": lambda: luck.choices(cards, k=luck.randint(1, 2)),
        "abilities": lambda: luck.choices(ABILITIES, k=3),
        "players": lambda: luck.sample(SLOTS, luck.randint(0, 4)),
        "player_piles": lambda: luck.sample(SLOTS, 2),
        "used_players": lambda: luck.sample(SLOTS, 3),
        "substituted": lambda: luck.sample(SLOTS, 2),
    }
    if name in by_side:
        return {side: by_side[name]() for side in luck.sample((0, 1), luck.randint(1, 2))}
    if name in ("goals", "stars", "tokens", "reds", "draw_pile_sizes", "kicks", "scored", "faces"):
        return [luck.randint(0, 4), luck.randint(0, 4)]
    if name in ("first_card", "must", "half_time", "shoot_out", "virtual_turn"):
        return luck.random() < 0.5
    words: dict[str, list[str]] = {
        "card": cards[: game.first_defence],
        "defence": defences,
        "cause": [*defences, "give back", "goal", "offside"],
        "playing": list(SLOTS),
        "prevented": ["no", "card", "set_piece"],
        "undefendable": ["no", "card", "set_piece"],
        "restart": ["open_play", "indirect_free_kick", "corner"],
        "gave_back": ["nobody", "defender"],
    }
    if name in words:
        return luck.choice(words[name])
    if name == "teams":
        return luck.sample([team.id for team in game.teams], 2)
    if name in ("defence_pile", "special_pile", "active_shots", "ready"):
        return luck.choices(cards, k=1)
    return luck.randint(0, 8)


def play_on(match: WorldwideMatch) -> None:
    """Plays some moves at random; all that must hold does after each of them."""
    luck = Seeded(1)
    for _ in range(MOVES):
        if match.outcome is not None:
            return
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck)
        assert match.rules.broken(match) == []


def set_up(game: WorldwideFootball, decision: str, facts: dict[str, Any]) -> WorldwideMatch | None:
    """The scenario, without the facts that say nothing at that decision; ``None`` if it is refused."""
    while True:
        try:
            return game.scenario(decision, **facts)
        except Refused as refusal:
            if refusal.reason.key != "fact_not_read":
                return None
            facts = {name: value for name, value in facts.items() if f"“{name}”" not in refusal.sentence("en")}


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_scenario_accepts_can_be_played_on(name: str) -> None:
    game = GAMES[name]
    luck = random.Random(name)
    accepted = refused = 0
    for decision in game.decisions():
        for _ in range(10):
            facts = {fact: a_fact(luck, game, fact) for fact in luck.sample(list(game.scenario_facts), 3)}
            match = set_up(game, decision, facts)
            if match is None:
                refused += 1
                continue
            accepted += 1
            assert type(match.decision).__name__ == decision
            assert game.broken(match) == [], (decision, facts)
            assert match.could_be(), (decision, facts)
            play_on(match)
    assert min(accepted, refused) > 20
