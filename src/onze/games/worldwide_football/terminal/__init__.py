"""How the game is drawn at a terminal, and what may be typed there.

* ``door``: what everybody else calls
* ``drawing``: the whole drawing, put together, with one's own cards below
* ``scoreboard``: its upper part: the score, the minute, and both sides
* ``board``: its middle: how far the attack has come, and what lies on the table
* ``changing_room``: what is drawn instead before a half: teams, abilities, decks
* ``cards_page``: the page that explains the cards
* ``typed_answers``: what may be typed besides a move; it alone, beside the door, knows a match
* ``sheet``: what a drawing is written on: whose eyes it is for, and in which language
"""

from onze.games.worldwide_football.terminal.door import WorldwideTerminal

__all__ = ["WorldwideTerminal"]
