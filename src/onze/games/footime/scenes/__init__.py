"""Scenarios: the position before a named decision, from a few facts.

* ``setting``: the whole position, and the steps that wait
* ``facts``: what a scenario can say
* ``cards``: the cards that are named, the rest dealt
* ``pawns``: where pawns and ball are
* ``notes``: what the turns before left open
"""
