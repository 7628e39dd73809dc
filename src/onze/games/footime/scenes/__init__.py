"""Scenarios: the position before a named decision, from a few facts.

* ``cards``: the cards of a scenario: those that are named, the rest dealt
* ``facts``: what a scenario can say, from which question a phrase starts, and what a decision needs to be asked
* ``pawns``: pawns, ball and what the turn before left open, in a scenario
* ``setting``: scenarios: the position before a named decision, from a few facts
"""
