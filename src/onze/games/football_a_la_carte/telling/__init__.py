"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``commentary``: a sentence an event
* ``questions``: the open question
* ``report``: the match in a few sentences: its result and its goals
"""

from onze.games.football_a_la_carte.telling.door import FootballTelling

__all__ = ["FootballTelling"]
