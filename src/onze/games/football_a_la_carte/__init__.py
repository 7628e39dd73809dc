"""Le football à la carte: a card-driven football match for two to four players.

One ball, a pitch of squares, a hand of cards. Whoever's turn it is plays a card and pushes the ball towards the goal
he attacks.

* ``game``: seats, options, vocabulary; ``match``: what a match holds; ``view``: what a seat may see of it
* ``box``: what lies in the box: board, cards and words, read from ``data``, which is TOML only
* ``rules``: the rules, a module a chapter of the rulebook
* ``scenes``: scenarios
* ``telling``: what is said about a match, for every front end
* ``terminal``: drawing and asking at a terminal
* ``coach``: its own bot
"""

from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["FootballALaCarte"]
