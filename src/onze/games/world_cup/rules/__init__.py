"""The rules, a module a chapter of the rulebook.

* ``dice``: chapter VIII.d: the modification dice, and the lots where nothing else decides
* ``flags``: chapter XI: flags move on, players without a team leave, and somebody wins the cup
* ``groups``: chapters VIII and IX: the group phase, its tables, and level teams that play again
* ``invariants``: what must always hold in a tournament; for the conformance kit and for positions from outside
* ``knockout``: chapter XI: the knockout rounds
* ``laying_cards``: laying a card, and the question for a row
* ``naming``: goals, scores and rows in words: halves as ½, the team that a row belongs to first
* ``piles``: chapters IX.b and XI: forming a draw pile, and filling hands up again
* ``placing_tokens``: chapter VI.a to VI.h and VI.k: cards that put tokens down
* ``replays``: chapter IX: matches that are played again
* ``scoring``: chapter VIII.c to VIII.e: the score of a match from its tokens and the dice
* ``setup``: chapter IV: teams are shared out, cards are dealt
* ``shoot_out``: chapter XII: the penalty shoot-out after a drawn knockout match
* ``tables``: chapters VIII.e and X: the table of a group, and what separates teams that are level
* ``targets``: chapters VI and VII: the rows in which a card may be used
* ``thirds``: the best third-placed teams, in editions where some of them go on (the edition schema's ``T:`` slots)
* ``turn``: chapters V and VIII.b: a turn, drawing a card, and the last turns of a phase
* ``turning_tokens``: chapters VI.h to VI.j and VII: cards that turn a vulnerable token over
"""
