"""Scenarios: the position before a named decision, from a few facts.

* ``setting``: the whole position, and the steps that wait in it
* ``facts``: what a scenario can say
* ``attack``: how far an attack has come, and what lies on the table
* ``cards``: where the cards lie: those that are named, and the rest
* ``virtual``: the virtual opponent's piles, and how it goes on
"""
