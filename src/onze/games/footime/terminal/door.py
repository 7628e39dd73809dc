"""How a terminal shows the game, as it is asked for."""

from collections.abc import Mapping
from typing import ClassVar

from onze.doors import Shown, Terminal
from onze.games.footime.match import FootimeMatch
from onze.games.footime.terminal import drawing
from onze.games.footime.terminal.listing import listing
from onze.games.footime.terminal.sheet import Sheet
from onze.games.footime.terminal.typed_answers import called

__all__ = ["FootimeTerminal"]


class FootimeTerminal(Terminal[FootimeMatch]):
    """The table as text, and what may be typed."""

    explains: ClassVar[bool] = True

    def draw(self, shown: Shown) -> str:
        return drawing.draw(shown)

    def listing(self, shown: Shown) -> str:
        return listing(Sheet(shown))

    def explain(self, shown: Shown) -> str:
        return drawing.explain(shown)

    def styles(self, shown: Shown) -> Mapping[str, str]:
        return drawing.styles(shown)

    def called(self, match: FootimeMatch, seat: int, answer: str) -> int | None:
        return called(match, seat, answer)
