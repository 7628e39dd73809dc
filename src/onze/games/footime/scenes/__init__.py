"""Scenarios: the position before a named decision, from a few facts.

* ``setting``: the whole position, and the steps that wait
* ``facts``: what a scenario can say
* ``cards``: the cards that are named, the rest dealt
* ``pawns``, ``ball``: where pawns and ball are
* ``takers``: the pawn that a decision is about
* ``notes``: what the turns before left open
* ``checks``: what cannot be, and is refused
"""
