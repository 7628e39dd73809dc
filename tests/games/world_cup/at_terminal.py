"""Matches and what is shown of them, for the tests of the terminal."""

from collections.abc import Sequence
from typing import Any

from onze.doors import show
from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.telling.questions import question
from onze.games.world_cup.terminal.drawing import draw
from onze.games.world_cup.terminal.listing import listing
from onze.games.world_cup.terminal.sheet import Sheet
from onze.kernel.chance import Seeded
from tests.plain import plain

OF_1930 = WorldCup(2, edition="1930")
OF_2002 = WorldCup(2)
NAMES = ("you", "random")
FRANCE: dict[str, Any] = {"teams": {0: ["FRA"], 1: ["SEN"]}}


def drawn(match: WorldCupMatch, seat: int | None = 0, language: str = "en", names: Sequence[str] = NAMES) -> str:
    """The drawing with plain spaces."""
    return plain(draw(show(match, seat, names, language)))


def asked(match: WorldCupMatch, seat: int | None = 0, language: str = "en") -> str:
    """The question with plain spaces."""
    return plain(question(show(match, seat, NAMES, language)))


def listed(match: WorldCupMatch, language: str = "en") -> str:
    """The rows to choose from, with plain spaces."""
    return plain(listing(Sheet(show(match, match.seat, NAMES, language))))


def after(match: WorldCupMatch, *moves: str) -> WorldCupMatch:
    """The match once moves are made whose luck does not matter."""
    for move in moves:
        match.play(match.game.move(move), Seeded(1))
    return match
