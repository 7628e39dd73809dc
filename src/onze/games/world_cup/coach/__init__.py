"""The game's own bot.

* ``door``: what everybody else calls: what every move is worth and why, and the chance of the cup
* ``answers``: what each use of each card is worth
* ``forecast``: its first idea: how a match may still end
* ``race``: its second idea: who goes on from a group
* ``outlook``: its third idea: what every result is worth to a seat
* ``chances``: every seat's chance of the cup
* ``reasons``: why a move is good or bad, in a sentence
"""

from onze.games.world_cup.coach.door import WorldCupCoach

__all__ = ["WorldCupCoach"]
