"""Footime: a football match on a lattice of points for two to eight players in two teams.

Eight cards a hand; a card makes a pawn run, plays the ball or is an event, and a pass that finds a team-mate keeps
the turn.

* ``game``: seats, options, vocabulary
* ``match``: what a match holds; ``view``: what a seat may see of it
* ``box``: what lies in the box: board, cards and words, read from ``data``, which is TOML only
* ``rules``: the rules, a module a chapter of the rulebook
* ``scenes``: scenarios
* ``telling``: what is said about a match, for every front end
* ``terminal``: drawing and asking at a terminal
* ``coach``: its own bot
"""

from onze.games.footime.game import Footime

__all__ = ["Footime"]
