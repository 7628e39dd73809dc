"""How a terminal shows the game, as it is asked for."""

from collections.abc import Sequence
from typing import ClassVar

from onze.doors import Terminal
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.terminal import drawing, questions

__all__ = ["WorldwideTerminal"]


class WorldwideTerminal(Terminal[WorldwideMatch]):
    """The table as text, and what may be typed."""

    explains: ClassVar[bool] = True

    def draw(self, match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.draw(match, seat, names, language)

    def question(self, match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return questions.question(match, seat, names, language)

    def explain(self, match: WorldwideMatch, seat: int, names: Sequence[str], language: str) -> str:
        return drawing.explain(match, seat, names, language)

    def in_any_order(self, match: WorldwideMatch) -> bool:
        return questions.in_any_order(match)

    def said_at_once(self, match: WorldwideMatch, seat: int, answer: str) -> Sequence[int]:
        return questions.said_at_once(match, seat, answer)
