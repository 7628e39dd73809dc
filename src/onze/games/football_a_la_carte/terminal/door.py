"""How a terminal shows the game, as it is asked for."""

from collections.abc import Sequence

from onze.doors import Terminal
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.terminal import drawing

__all__ = ["FootballTerminal"]


class FootballTerminal(Terminal[FootballMatch]):
    """The table as text, and what may be typed."""

    def draw(self, match: FootballMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.draw(match, seat, names, language)

    def question(self, match: FootballMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        """The drawing says all that there is to ask."""
        return ""

    def move_note(self, match: FootballMatch, seat: int, move: int, language: str) -> str:
        return drawing.move_note(match, seat, move, language)
