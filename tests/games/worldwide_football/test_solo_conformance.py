"""Solo play keeps to what all games promise, in both modes, both versions, and with every other reading."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.conformance import check_game
from tests.games.kit import FEW, thorough_every

OTHER_READINGS: dict[str, Any] = {
    "solo_flip_unusable": "bottom",
    "solo_active_shot_expires": True,
    "solo_no_shot": "continue",
    "solo_player_order": "random",
    "solo_attacking_play_cap": "per_match_2",
    "solo_invalid_restart": "bottom",
    "solo_red_lowers_active": True,
    "second_half_hands": "keep",
    "counter_attack_stacking": True,
    "foul_on_shot": "advantage",
    "after_cards_on_foul": True,
    "half_end_test": "before_first",
    "shot567_mark": "PRO",
    "stadium": "second",
    "mod_keeper_on_penalty": "on",
}
"""Every question about the virtual opponent, and some others, read the other way."""

TABLES: dict[str, dict[str, Any]] = {
    "amateur": {"mode": "amateur"},
    "amateur, main rulebook": {"mode": "amateur", "solo_version": "main"},
    "professional": {"mode": "professional"},
    "professional, main rulebook": {"mode": "professional", "solo_version": "main"},
    "other readings": {"mode": "professional", **OTHER_READINGS},
    "five abilities in amateur mode": {"mode": "amateur", "solo_abilities": "team5", "mod_fouls": "on"},
    "extra time": {"mode": "professional", "draw_resolution": "extra_time_then_shootout"},
}


@pytest.mark.parametrize("table", TABLES)
def test_solo_play_passes_the_kit(table: str) -> None:
    check_game(WorldwideFootball(1, **TABLES[table]), matches=FEW, thorough_every=thorough_every(20))


@pytest.mark.parametrize("table", TABLES)
def test_random_matches_come_to_an_end(table: str) -> None:
    game = WorldwideFootball(1, **TABLES[table])
    for seed in range(10):
        chance, choices = Seeded(seed), Seeded(1000 + seed)
        match = game.new_match(chance)
        played = 0
        while match.outcome is None:
            moves = match.moves()
            match.play_listed(moves[choices.below(len(moves))], chance)
            played += 1
            assert played < game.longest
        assert game.broken(match) == []


def activate_two_more(match: WorldwideMatch) -> None:
    """Four Player cards of the virtual opponent are active."""
    for _ in range(2):
        match.draw(match.piles[1], match.squads[1])


def test_a_damaged_position_is_found_out() -> None:
    game = WorldwideFootball(1, mode="professional")
    match = game.scenario("BuildAttack")
    for spoil in (
        activate_two_more,
        lambda match: match.virtual[2].put(0),
        lambda match: match.virtual[3].put(match.virtual[0].cards.pop()),
        lambda match: match.draws[1].put(match.virtual[0].cards.pop()),
        lambda match: setattr(match, "pa", 9),
        lambda match: setattr(match, "stars", [9, 0]),
        lambda match: setattr(match, "fresh", [0, 0]),
        lambda match: setattr(match, "tokens", [4, 0]),
        lambda match: setattr(match, "laid", [0, 99]),
    ):
        spoiled = match.clone()
        assert game.broken(spoiled) == []
        spoil(spoiled)
        assert game.broken(spoiled) != []
