"""The game's own bot.

* ``door``: what everybody else calls: an answer to every decision
* ``answers``: a function a question, or a few questions that are alike
* ``card_choice``: which card to lay, and what for
* ``pawn_choice``: which pawn, or where to, at set pieces, line-ups, injuries and duels
* ``shape``: first idea: in how many passes a team could shoot from a point
* ``triangles``: second idea: which cards of a hand make passes that end in a shot
* ``outlook``: third idea: what a ball on a point is worth, in goals
* ``where_to_run``: fourth idea: where a pawn should run, with the ball or without it
* ``prices``: what it costs to be without a card later, in goals
"""

from onze.games.footime.coach.door import FootimeCoach

__all__ = ["FootimeCoach"]
