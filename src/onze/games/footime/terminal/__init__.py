"""How the game is drawn and asked at a terminal.

* ``door``: what everybody else calls
* ``drawing``: the whole table, put together
* ``board``: the pitch, every point a sign
* ``marks``: which points can be chosen, and what follows there
* ``scoreboard``: score, players and hand, around the pitch
* ``sheet``: what a drawing is written on: whose eyes it is for, in which language
* ``cards_page``: what is explained on demand
* ``questions``: the open question, and what there is to choose from
* ``typed_answers``: points, shirts and cards by the names that are typed
* ``enquiries``: what there is to say of a pawn or a point that is named
"""

from onze.games.footime.terminal.door import FootimeTerminal

__all__ = ["FootimeTerminal"]
