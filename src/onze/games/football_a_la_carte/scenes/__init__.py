"""Scenarios: the position before a named decision, from a few facts.

* ``facts``: what a scenario can say, and at which decision
* ``setting``: the table, laid out as a scenario says
"""
