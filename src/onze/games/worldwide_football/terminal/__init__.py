"""How the game is drawn and asked at a terminal.

* ``door``: what everybody else calls
* ``board``: the middle of the drawing: how far the attack has come, what lies on the table, and what waits
* ``cards_page``: the page that explains the cards: what each says, which cards may answer it, and what lies open on
  the table
* ``changing_room``: the drawing of what is settled before a half: teams, abilities, decks
* ``drawing``: how a terminal shows Worldwide Football: the table as text, and what happened and may be played in
  words
* ``questions``: the open question in words, as it stands under the drawing of the table
* ``scoreboard``: the upper part of the drawing: the score and the minute, and both sides with their Stars, piles and
  abilities
* ``sheet``: the sheet that a drawing is written on: whose eyes it is for, in which language, and how cards are named
  on it
"""

from onze.games.worldwide_football.terminal.door import WorldwideTerminal

__all__ = ["WorldwideTerminal"]
