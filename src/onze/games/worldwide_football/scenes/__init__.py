"""Scenarios: the position before a named decision, from a few facts.

* ``attack``: scenarios: how far an attack has come, and what lies on the table
* ``cards``: scenarios: where the cards lie. Those that are named are laid, the rest is dealt
* ``facts``: what a scenario can say, and what a decision needs to be asked
* ``setting``: scenarios: the position before a named decision, from a few facts
* ``virtual``: the virtual opponent's side of a scenario: its piles, its active cards, and how it goes on
"""
