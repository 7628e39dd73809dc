"""Search over dealt worlds, one for all games: compiled with kernel and games.

* ``budget``: how long a search may take
* ``guide``: the coach as a search uses it: which phrases are worth a try, how play goes on, what a world is worth
* ``averaging``: what a phrase is worth in a world when dice are averaged instead of thrown
* ``race``: the phrases race each other through the same worlds with the same luck
"""

from onze.bots.search.budget import Budget
from onze.bots.search.guide import Guide, Settings
from onze.bots.search.race import Race, Runner

__all__ = ["Budget", "Guide", "Race", "Runner", "Settings"]
