"""Scenarios: the position before a named decision, from a few facts.

* ``facts``: what a scenario can say
* ``setting``: the position that it describes: teams, board, cards, and whose turn it is
"""
