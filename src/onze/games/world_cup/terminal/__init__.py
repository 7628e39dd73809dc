"""How the game is drawn at a terminal, and what may be typed there.

* ``door``: what everybody else calls
* ``drawing``: the whole table as text
* ``sheet``: what a drawing is written on: for whose eyes, in which language
* ``scoreboard``: above and below the board: how far it is, who plays, one's own hand
* ``board``: the groups, each with its table and its matches
* ``bracket``: the knockout rounds, played, in play and to come
* ``listing``: the rows to choose from in short
* ``typed``: the names by which cards and rows can be called
* ``cards_page``: the cards, colours and nations explained
"""

from onze.games.world_cup.terminal.door import WorldCupTerminal

__all__ = ["WorldCupTerminal"]
