"""How a terminal shows the game, as it is asked for."""

from onze.doors import Shown, Terminal
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.telling.questions import question_text
from onze.games.football_a_la_carte.terminal.drawing import draw

__all__ = ["FootballTerminal"]


class FootballTerminal(Terminal[FootballMatch]):
    """The table as text, and what may be typed."""

    def draw(self, shown: Shown) -> str:
        return draw(_of(shown), shown.view, shown.names, shown.language)

    def question(self, shown: Shown) -> str:
        return question_text(_of(shown), shown.view, shown.names, shown.language)


def _of(shown: Shown) -> FootballALaCarte:
    """The game that is shown, which is this one."""
    assert isinstance(shown.game, FootballALaCarte)
    return shown.game
