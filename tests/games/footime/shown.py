"""Positions with few pawns, and how they look at the terminal."""

import re
from collections.abc import Sequence
from typing import Any

from onze.doors import Shown, show
from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.games.footime.terminal.drawing import draw
from onze.kernel.chance import Seeded
from tests.plain import plain

GAME = Footime(2)
NAMES = ("you", "random")
FEW = {"h1": "i1", "a1": "i27", "h7": "i12", "a5": "c20"}


def scene(decision: str = "Turn", pawns: dict[str, str] | None = None, **facts: Any) -> FootimeMatch:
    """A position with few pawns on the pitch, and the ball beside Home's number 7."""
    facts = {"ball": "i13", "others": "injured", **facts}
    game: Footime = facts.pop("game", GAME)
    return game.scenario(decision, Seeded(1), pawns={**FEW, **(pawns or {})}, **facts)


def shown(match: FootimeMatch, seat: int | None = 0, language: str = "en", names: Sequence[str] = NAMES) -> Shown:
    """What a seat is shown."""
    return show(match, seat, names, language)


def drawn(match: FootimeMatch, seat: int | None = 0, language: str = "en", names: Sequence[str] = NAMES) -> str:
    """The drawing with plain spaces."""
    return plain(draw(shown(match, seat, language, names)))


def row(match: FootimeMatch, letter: str, seat: int | None = 0) -> str:
    """The line of the pitch with a letter, without what stands beside it."""
    (line,) = [line for line in drawn(match, seat).splitlines() if line.startswith(f"{letter} ")]
    return line[:57]


def sign_at(match: FootimeMatch, point: str, seat: int | None = 0) -> str:
    """The sign of a point by its name, found by the letters and numbers of the margins alone."""
    lines = drawn(match, seat).splitlines()
    letter, number = point[0], int(point[1:])
    ruler = next(line[:57] for line in (lines[1], lines[19]) if re.search(rf"\b{number}\b", line[:57]))
    found = re.search(rf"\b{number}\b", ruler)
    assert found is not None
    line = next(line for line in lines if line.startswith(f"{letter} "))
    assert line[56] == letter
    return line[found.start()]
