"""How the game is drawn and asked at a terminal.

* ``door``: what everybody else calls
* ``board``: the groups as they stand: each a table in one line and a line a match, side by side in as many columns as
  fit
* ``bracket``: the knockout rounds: those played with their results, the matches of this round, and who meets whom
  after it
* ``cards_page``: what is explained on demand: the cards, the colours, the nations and who controls them, the discards
* ``drawing``: how a terminal shows The World Cup Game: the board as text, and what happened and may be played in
  words
* ``questions``: the open question in words, the rows to choose from in short, and the names by which rows and cards
  can be called
* ``scoreboard``: above and below the board: how far the tournament is, who controls which teams, and one's own hand
* ``sheet``: the sheet that a drawing is written on: whose eyes it is for, in which language, and how teams and rows
  look
"""

from onze.games.world_cup.terminal.door import WorldCupTerminal

__all__ = ["WorldCupTerminal"]
