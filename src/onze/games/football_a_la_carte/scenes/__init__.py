"""Scenarios: the position before a named decision, from a few facts.

* ``facts``: what a scenario can say, and at which decision: facts, what is faced, squares, cards laid, options needed
* ``setting``: scenarios: the position before a named decision, from a few facts
"""
