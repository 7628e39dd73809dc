"""The game's own bot.

* ``door``: what everybody else calls: an answer to every decision
* ``answers``: a coach: plays the game by a few plain ideas, from what its seat can know only
* ``card_choice``: how the coach chooses the card of a turn, what it is used for, and its answer in a window
* ``outlook``: the coach's third idea: what a ball on a point is worth, in goals
* ``prices``: what it costs the coach to be without a card later, in goals
* ``shape``: the coach's first idea: the shape of a team, and in how many passes it could shoot from a point
* ``small_questions``: how the coach answers the small questions: who takes a set piece, where pawns line up, who is
  injured
* ``triangles``: the coach's second idea: triangles. Which cards of a hand make passes that end in a shot
* ``where_to_run``: the coach's fourth idea: where a pawn should run, with the ball or without it
"""

from onze.games.footime.coach.door import FootimeCoach

__all__ = ["FootimeCoach"]
