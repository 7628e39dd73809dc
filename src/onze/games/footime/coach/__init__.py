"""The game's own bot.

* ``door``: what everybody else calls: what the moves of every decision are worth
* ``answers``: a function a question, or a few that are alike: cards, the ball, runs, calls
* ``pawn_answers``: the same for line-ups, and for pawns at set pieces and the like
* ``card_choice``: what cards are worth, by what they are laid for
* ``pawn_choice``: what pawns and points are worth at set pieces, line-ups, injuries and duels
* ``shape``: first idea: in how many passes a team could shoot from a point
* ``triangles``: second idea: which cards of a hand make passes that end in a shot
* ``outlook``: third idea: what a ball on a point is worth, in goals
* ``where_to_run``: fourth idea: where a pawn should run, with the ball or without it
* ``prices``: what it costs to be without a card later, in goals
* ``chances``: a side's chance to win
* ``worlds``: the same when all hands lie open, for a search
* ``reasons``: why a move is good or bad, in a sentence
* ``card_reasons``, ``ball_reasons``: the same for cards, and for the ball and runs
"""

from onze.games.footime.coach.door import FootimeCoach

__all__ = ["FootimeCoach"]
