"""How the game is drawn and asked at a terminal.

* ``door``: what everybody else calls
* ``board``: the pitch as text: its length across the screen, a letter a line, a number a column, every point a sign
* ``cards_page``: what is explained on demand: the cards, the signs of the pitch, what can be typed, and the cards
  played
* ``drawing``: how a terminal shows Footime: the pitch as text, and what happened and may be played in words
* ``enquiries``: what there is to say of a pawn or a point that a person names: where it is, who stands there, why it
  is offside
* ``marks``: what an open question means on the pitch: which points can be chosen, what follows there, and who is
  about to act
* ``questions``: the open question in words, points and pawns to choose from in short, and the names by which they can
  be called
* ``scoreboard``: above, beside and under the pitch: score and time, the players, what the turn before left open,
  one's own hand
* ``sheet``: the sheet that a drawing is written on: whose eyes it is for, in which language, and how pawns and cards
  look
"""

from onze.games.footime.terminal.door import FootimeTerminal

__all__ = ["FootimeTerminal"]
