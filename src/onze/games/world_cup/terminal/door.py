"""How a terminal shows the game, as it is asked for."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from onze.doors import Terminal
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.terminal import drawing

__all__ = ["WorldCupTerminal"]


class WorldCupTerminal(Terminal[WorldCupMatch]):
    """The table as text, and what may be typed."""

    explains: ClassVar[bool] = True

    def draw(self, match: WorldCupMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.draw(match, seat, names, language)

    def question(self, match: WorldCupMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.question(match, seat, names, language)

    def explain(self, match: WorldCupMatch, seat: int, names: Sequence[str], language: str) -> str:
        return drawing.explain(match, seat, names, language)

    def listing(self, match: WorldCupMatch, seat: int, moves: Sequence[int], language: str) -> str:
        return drawing.listing(match, seat, moves, language)

    def styles(self, match: WorldCupMatch, seat: int | None) -> Mapping[str, str]:
        return drawing.styles(match, seat)

    def called(self, match: WorldCupMatch, seat: int, answer: str) -> int | None:
        return drawing.called(match, seat, answer)

    def move_note(self, match: WorldCupMatch, seat: int, move: int, language: str) -> str:
        """None: the drawing marks one's own rows, and the question after a card lists where it can go."""
        return ""
