"""What a seat is shown and asked at a terminal, with plain spaces: for tests of the room ``terminal``."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import onze.games.worldwide_football
from onze.doors import show
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.telling.questions import question
from onze.games.worldwide_football.terminal import WorldwideTerminal
from tests.plain import plain

AMATEUR = WorldwideFootball()
PROFESSIONAL = WorldwideFootball(mode="professional")
INTERNATIONAL = WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout")
SOLO = WorldwideFootball(seats=1, mode="professional")
PACKAGE = Path(onze.games.worldwide_football.__file__).parent
NAMES = ("you", "coach")
TEAMS: dict[str, Any] = {"teams": ["germany", "italy"]}


def draw(match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """The drawing as it is."""
    return WorldwideTerminal(match.rules).draw(show(match, seat, names, language))


def explain(match: WorldwideMatch, seat: int, names: Sequence[str], language: str) -> str:
    """The page that explains the cards, as it is."""
    return WorldwideTerminal(match.rules).explain(show(match, seat, names, language))


def drawn(match: WorldwideMatch, seat: int | None = 0, language: str = "en") -> str:
    """The drawing with plain spaces, every line of it whole again."""
    return whole(draw(match, seat, NAMES, language))


def asked(match: WorldwideMatch, seat: int | None = 0, language: str = "en") -> str:
    """The question with plain spaces."""
    return plain(question(show(match, seat, NAMES, language)))


def whole(text: str) -> str:
    """Text with plain spaces; lines that go on further to the right are one line."""
    return re.sub(r"\n {6,}", " ", plain(text))
