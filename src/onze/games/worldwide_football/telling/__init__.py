"""What is said about a match, for every front end.

* ``door``: what everybody else calls
* ``commentary``: a sentence for each event
* ``questions``: the open question
* ``seen``: a match as a view shows it
* ``report``: the match as a newspaper tells it, made of what follows here
* ``headline``: its headline and its lead
* ``story``: its story, half by half
* ``statistics``: its figures: the match at a glance, both teams in numbers
* ``chronicle``: what the match was made of, read from its events
* ``incidents``: what is noted of it on the way
* ``wording``: how it names teams, players, minutes and scores
"""

from onze.games.worldwide_football.telling.door import WorldwideTelling

__all__ = ["WorldwideTelling"]
