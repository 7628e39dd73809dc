"""How the game is drawn at a terminal, and what may be typed there.

* ``door``: what everybody else calls
* ``board``: the pitch
* ``drawing``: the whole table, and where a move would send the ball
"""

from onze.games.football_a_la_carte.terminal.door import FootballTerminal

__all__ = ["FootballTerminal"]
