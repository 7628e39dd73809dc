"""The game's own bot.

* ``door``: what everybody else calls: an answer to every decision
* ``answers``: a coach: plays the game by a few plain ideas, from what its seat can know only
* ``forecast``: the coach's first idea: how a match may still end, from its tokens, the cards that are still to come
  and the dice
* ``outlook``: the coach's third idea: what the result of every match on the board is worth to a seat, as a chance of
  the cup
* ``race``: the coach's second idea: who goes on from a group, from the points that every team may still expect
"""

from onze.games.world_cup.coach.door import WorldCupCoach

__all__ = ["WorldCupCoach"]
