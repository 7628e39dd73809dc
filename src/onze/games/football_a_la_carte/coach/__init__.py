"""The game's own bot.

* ``door``: what everybody else calls
* ``answers``: what each answer to a decision is worth
* ``endings``: how the turn may end
* ``outlook``: what an ending is worth, in goals
* ``reasons``: why a move is good or bad, in a sentence
* ``chances``: how likely a side is to win
* ``worlds``: the same when all hands lie open, for a search
* ``reading``: what others' turns say of their hands, for a search that deals them
"""

from onze.games.football_a_la_carte.coach.door import FootballCoach

__all__ = ["FootballCoach"]
