"""How the game is drawn at a terminal, and what may be typed there.

* ``door``: what everybody else calls
* ``drawing``: the whole table, put together
* ``board``: the pitch, every point a sign
* ``marks``: which points can be chosen, and what follows there
* ``scoreboard``: score, players and hand, around the pitch
* ``sheet``: what a drawing is written on: whose eyes it is for, in which language
* ``cards_page``: what is explained on demand
* ``listing``: the points or pawns to choose from in short
* ``typed_answers``: points, shirts and cards by the names that are typed
* ``enquiries``: what there is to say of a pawn or a point that is named
"""

from onze.games.footime.terminal.door import FootimeTerminal

__all__ = ["FootimeTerminal"]
