"""How the game is drawn and asked at a terminal.

* ``door``: what everybody else calls
* ``drawing``: how a terminal shows Football à la carte: the pitch as text, and what happened and may be played in
  words
"""

from onze.games.football_a_la_carte.terminal.door import FootballTerminal

__all__ = ["FootballTerminal"]
