"""Matches played by chance at tables of every kind, for tests that look at all that can come up."""

from collections.abc import Iterator
from typing import Any

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.games.playthroughs import WORLDWIDE_READINGS

TABLES: list[dict[str, Any]] = [
    {"mode": "amateur", "draw_resolution": "shootout", "optional_draw": True},
    {"mode": "professional", "draw_resolution": "extra_time_then_shootout", "stadium": "first"},
    {"mode": "international", "draw_resolution": "extra_time_then_shootout"},
    {"mode": "international", **WORLDWIDE_READINGS},
    {"mode": "amateur", "seats": 1},
    {"mode": "professional", "seats": 1, "draw_resolution": "extra_time_then_shootout"},
    {
        "mode": "professional",
        "seats": 1,
        "solo_version": "supplement",
        "solo_flip_unusable": "bottom",
        "solo_active_shot_expires": True,
        "solo_invalid_restart": "bottom",
        "second_half_hands": "keep",
        "foul_on_shot": "advantage",
        "stadium": "second",
    },
]
"""Both players and both solo versions, with readings that change what is seen."""

GAMES = [WorldwideFootball(**table) for table in TABLES]


def names(game: WorldwideFootball) -> str:
    """What a table is called in a test's name."""
    return f"{GAMES.index(game)}-{game.options['mode']}-{game.seats}"


class Played:
    """A move of a match: what was told of it, and the match before and after it."""

    def __init__(self, before: WorldwideMatch, match: WorldwideMatch, seat: int, events: list[Event]) -> None:
        self.before = before
        self.match = match
        self.seat = seat
        self.events = events


def moves_by_chance(game: WorldwideFootball, seed: int) -> Iterator[Played]:
    """The moves of a match, played by chance to its end; the match goes on when the next one is asked for."""
    luck = Seeded(seed)
    match = game.new_match(luck)
    while match.outcome is None:
        before = match.clone()
        told: list[Event] = []
        seat = match.asked[luck.below(len(match.asked))]
        moves = match.moves(seat)
        match.play(moves[luck.below(len(moves))], luck, told.append, seat)
        yield Played(before, match, seat, told)
