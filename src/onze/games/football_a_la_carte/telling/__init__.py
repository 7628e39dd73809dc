"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``commentary``: a sentence an event
* ``questions``: the open question
* ``report``: the story of a match, from its record
* ``chronicle``: what it was made of: attempts by half, and deeds by side
* ``statistics``: the tables of a report: who scored when and how, and both sides in numbers
"""

from onze.games.football_a_la_carte.telling.door import FootballTelling

__all__ = ["FootballTelling"]
