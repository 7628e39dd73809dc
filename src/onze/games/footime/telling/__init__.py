"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``chronicle``: what a match was made of: its incidents in order, and what each team did, period by period, read from
  its events
* ``commentary``: what happened, told as on the radio: a sentence an event, or none where the table and other events
  say it all
* ``incidents``: what is noted of a match for its report: incidents, how the ball was played that led to them, and
  numbers
* ``report``: the match as a newspaper tells it, from its record: headline, lead, the story period by period, and the
  figures
* ``story``: the story of a match, period by period: goals, sendings-off, what the VAR said, and the chances that came
  closest
* ``wording``: how a report says things: teams, pawns, shots and scores in words, and the same thing in other words
* ``signs``: pawns and scores as they are written in a line: ⑦, 2 – 1
"""

from onze.games.footime.telling.door import FootimeTelling

__all__ = ["FootimeTelling"]
