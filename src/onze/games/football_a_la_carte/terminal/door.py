"""How a terminal shows the game, as it is asked for."""

from onze.doors import Shown, Terminal
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.terminal.drawing import draw

__all__ = ["FootballTerminal"]


class FootballTerminal(Terminal[FootballMatch]):
    """The table as text, and what may be typed."""

    def draw(self, shown: Shown) -> str:
        assert isinstance(shown.game, FootballALaCarte)
        return draw(shown.game, shown.view, shown.names, shown.language)
