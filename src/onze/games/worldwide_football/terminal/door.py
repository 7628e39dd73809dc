"""How a terminal shows the game, as it is asked for."""

from collections.abc import Sequence
from typing import ClassVar

from onze.doors import Shown, Terminal
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.terminal import drawing, typed_answers
from onze.games.worldwide_football.terminal.sheet import Sheet

__all__ = ["WorldwideTerminal"]


class WorldwideTerminal(Terminal[WorldwideMatch]):
    """The table as text, and what may be typed."""

    explains: ClassVar[bool] = True

    def draw(self, shown: Shown) -> str:
        return drawing.draw(Sheet(shown))

    def explain(self, shown: Shown) -> str:
        return drawing.explain(Sheet(shown))

    def in_any_order(self, match: WorldwideMatch) -> bool:
        return typed_answers.in_any_order(match)

    def said_at_once(self, match: WorldwideMatch, seat: int, answer: str) -> Sequence[int]:
        return typed_answers.said_at_once(match, seat, answer)
