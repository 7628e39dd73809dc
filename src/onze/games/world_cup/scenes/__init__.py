"""Scenarios: the position before a named decision, from a few facts.

* ``setting``: scenarios: a position of the tournament set up from facts
"""
