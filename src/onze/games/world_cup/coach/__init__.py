"""The game's own bot.

* ``door``: what everybody else calls: an answer to every decision
* ``answers``: what each use of each card is worth
* ``forecast``: its first idea: how a match may still end
* ``race``: its second idea: who goes on from a group
* ``outlook``: its third idea: what every result is worth to a seat
"""

from onze.games.world_cup.coach.door import WorldCupCoach

__all__ = ["WorldCupCoach"]
