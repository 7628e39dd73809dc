"""How a terminal shows the game, as it is asked for."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from onze.doors import Terminal
from onze.games.footime.match import FootimeMatch
from onze.games.footime.terminal import drawing

__all__ = ["FootimeTerminal"]


class FootimeTerminal(Terminal[FootimeMatch]):
    """The table as text, and what may be typed."""

    explains: ClassVar[bool] = True

    def draw(self, match: FootimeMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.draw(match, seat, names, language)

    def question(self, match: FootimeMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.question(match, seat, names, language)

    def explain(self, match: FootimeMatch, seat: int, names: Sequence[str], language: str) -> str:
        return drawing.explain(match, seat, names, language)

    def listing(self, match: FootimeMatch, seat: int, moves: Sequence[int], language: str) -> str:
        return drawing.listing(match, seat, moves, language)

    def styles(self, match: FootimeMatch, seat: int | None) -> Mapping[str, str]:
        return drawing.styles(match, seat)

    def called(self, match: FootimeMatch, seat: int, answer: str) -> int | None:
        return drawing.called(match, seat, answer)
