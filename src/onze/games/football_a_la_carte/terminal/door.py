"""How a terminal shows the game, as it is asked for."""

from collections.abc import Sequence

from onze.doors import Terminal
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.terminal import drawing

__all__ = ["FootballTerminal"]


class FootballTerminal(Terminal[FootballMatch]):
    """The table as text, and what may be typed."""

    def draw(self, match: FootballMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        return drawing.draw(match.rules, match.view(seat), names, language)

    def question(self, match: FootballMatch, seat: int | None, names: Sequence[str], language: str) -> str:
        """The drawing says all that there is to ask."""
        return ""
