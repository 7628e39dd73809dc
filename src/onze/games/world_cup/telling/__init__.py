"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``bracket_picture``: the bracket as a picture: a column a round, winners in bold, lines to where they go
* ``commentary``: what happened, told as a commentary: a sentence an event, or none where the board and other events
  say it all
* ``report``: the tournament from its record: who won, the tables, every result, the bracket, and what the dice did
* ``score_sheet``: the score sheet of a tournament: every match with its score, its replays, its shoot-out and what
  the dice did
"""

from onze.games.world_cup.telling.door import WorldCupTelling

__all__ = ["WorldCupTelling"]
