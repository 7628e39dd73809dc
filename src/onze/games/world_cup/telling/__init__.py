"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``commentary``: what happened, a sentence an event
* ``questions``: the open question
* ``seen``: a tournament as a view shows it
* ``report``: the story of a tournament, from its record
* ``score_sheet``: every match with its score, its replays and its shoot-out
* ``going_on``: who goes on from the groups, and the table of third-placed teams
* ``bracket_picture``: the knockout rounds as a picture
"""

from onze.games.world_cup.telling.door import WorldCupTelling

__all__ = ["WorldCupTelling"]
