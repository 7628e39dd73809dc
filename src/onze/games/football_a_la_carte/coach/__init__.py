"""The game's own bot.

* ``door``: what everybody else calls: an answer to every decision
* ``answers``: a coach: plays the game by a few plain ideas, from what its seat can know only
* ``endings``: the coach's first idea: how the turn may end, for every way to complete the phrase in hand
* ``outlook``: the coach's second idea: what an ending is worth, in goals
"""

from onze.games.football_a_la_carte.coach.door import FootballCoach

__all__ = ["FootballCoach"]
