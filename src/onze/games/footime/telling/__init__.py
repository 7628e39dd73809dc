"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``commentary``: a sentence an event, as on the radio
* ``questions``: the open question
* ``seen``: a match as a view shows it
* ``report``: the match as a newspaper tells it: headline and lead
* ``story``: the report's story, period by period
* ``statistics``: the report's tables
* ``chronicle``: what a match was made of, read from its events
* ``incidents``: what a chronicle notes
* ``wording``: how a report says things
* ``signs``: pawns and scores as they are written in a line: ⑦, 2 – 1 in English, 2-1 in French
"""

from onze.games.footime.telling.door import FootimeTelling

__all__ = ["FootimeTelling"]
