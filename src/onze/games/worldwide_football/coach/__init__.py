"""The game's own bot.

* ``door``: what everybody else calls: an answer to every decision
* ``answers``: a coach: plays the game by a few plain ideas, from what its seat can know only
* ``best_move``: what the coach's windows share: the best move so far, and the Player card that is missed least
* ``off_the_ball``: how the coach plays without the ball: what a card may save against what the card is worth
  (``outlook``)
* ``on_the_ball``: how the coach plays with the ball: a function a window, each by the best plan (``plans``)
* ``outlook``: the coach's first idea: what a seat can know of a match, and what things are worth in it, in goals
* ``plans``: the coach's second idea: the best way to go on with an attack, card by card, to a Shot or to giving the
  ball back
"""

from onze.games.worldwide_football.coach.door import WorldwideCoach

__all__ = ["WorldwideCoach"]
