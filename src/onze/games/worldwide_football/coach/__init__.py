"""The game's own bot.

* ``door``: what everybody else calls: it weighs the moves of every decision
* ``on_the_ball``: what the moves of the side with the ball are worth, by the best plan
* ``off_the_ball``: those of the side without it: what a card may save against its price
* ``answers``: those before the match and between halves, and what is given up
* ``reasons_on_the_ball``, ``reasons_off_the_ball``, ``reasons``: why it thinks so, in a sentence for a hint
* ``luck``: what dice can make of a move, for a search that averages them
* ``winning``: how likely a side wins
* ``worlds``: the same for a world that was dealt, both hands open
* ``plans``: the best way to go on with an attack, card by card
* ``outlook``: what a seat can know of a match, and what things are worth in it
* ``prices``: what things are worth while a half is young
* ``dice``: how likely a roll suffices, a shot goes in or is saved
"""

from onze.games.worldwide_football.coach.door import WorldwideCoach

__all__ = ["WorldwideCoach"]
