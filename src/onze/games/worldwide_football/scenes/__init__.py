"""Scenarios: the position before a named decision, from a few facts.

* ``setting``: the whole position, and the steps that wait in it
* ``facts``: what a scenario can say
* ``sides``: what each side has: its team, Stars, abilities and red cards
* ``attack``: how far an attack has come, and what lies on the table
* ``laid``: the cards laid earlier in an attack, and the PA that they have brought
* ``cards``: where the cards lie: those that are named, and the rest
* ``closed``: why a decision is not asked with these facts
* ``virtual``: the virtual opponent's piles, and how it goes on
"""
