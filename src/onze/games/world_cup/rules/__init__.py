"""The rules, a module a chapter of the rulebook.

A tournament:

* ``setup``: teams are shared out, cards are dealt (IV)
* ``groups``: the group phase, its tables, and level teams (VIII, IX)
* ``tables``: the table of a group, and what separates level teams (VIII.e, X)
* ``thirds``: the best third-placed teams, in editions where some of them go on
* ``replays``: matches that are played again (IX, XI.d, XI.h)
* ``knockout``: the knockout rounds (XI)
* ``shoot_out``: the penalty shoot-out after a drawn knockout match (XII)
* ``flags``: flags move on, players leave, and somebody wins the cup (XI)

A phase:

* ``piles``: a draw pile is formed, hands are filled up (IX.b, XI)
* ``turn``: a turn, drawing a card, and the last turns (V, VIII.b)
* ``laying_cards``: a card is laid, and a row is asked for (V.a)
* ``placing_tokens``: cards that put tokens down (VI.a to VI.h, VI.k)
* ``turning_tokens``: cards that turn a vulnerable token over (VI.h to VI.j, VII)
* ``targets``: the rows in which a card may be used (VI, VII)
* ``foresight``: what would follow a move as far as luck and secrets allow; ``foreseen``: what is told of it
* ``dice``: the modification dice, and lots (VIII.d, X)
* ``scoring``: the score of a match from its tokens and the dice (VIII.c to VIII.e)

All along:

* ``naming``: goals, scores and rows in words
* ``things``: everything that a move, a view or an event names, described
* ``invariants``: what must always hold
"""
