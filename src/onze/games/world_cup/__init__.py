"""The World Cup Game: a whole tournament for two to sixteen players, 1930, 2002 or a file of one's own.

Everybody controls some nations; cards put tokens on the rows of any team.

* ``game``: seats, options, vocabulary; ``match``: what a match holds; ``view``: what a seat may see of it
* ``box``: what lies in the box: board, cards and words, read from ``data``, which is TOML only
* ``rules``: the rules, a module a chapter of the rulebook
* ``scenes``: scenarios
* ``telling``: what is said about a match, for every front end
* ``terminal``: drawing and asking at a terminal
* ``coach``: its own bot
"""

from onze.games.world_cup.game import WorldCup

__all__ = ["WorldCup"]
