"""Scenarios: the position before a named decision, from a few facts.

* ``facts``: what a scenario can say
* ``setting``: how it is laid out: teams, board, cards, and whose turn it is
"""
