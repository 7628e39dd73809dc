"""How a terminal shows the game, as it is asked for."""

from collections.abc import Mapping
from typing import ClassVar

from onze.doors import Shown, Terminal
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.terminal import drawing, typed
from onze.games.world_cup.terminal.listing import listing
from onze.games.world_cup.terminal.sheet import Sheet

__all__ = ["WorldCupTerminal"]


class WorldCupTerminal(Terminal[WorldCupMatch]):
    """The table as text, and what may be typed.

    Moves have no notes: the drawing marks one's own rows, and the question after a card lists where it can go.
    """

    explains: ClassVar[bool] = True
    notes: ClassVar[bool] = False

    def draw(self, shown: Shown) -> str:
        return drawing.draw(shown)

    def listing(self, shown: Shown) -> str:
        return listing(Sheet(shown))

    def explain(self, shown: Shown) -> str:
        return drawing.explain(shown)

    def styles(self, shown: Shown) -> Mapping[str, str]:
        return drawing.styles(shown)

    def called(self, match: WorldCupMatch, seat: int, answer: str) -> int | None:
        return typed.called(match, seat, answer)
