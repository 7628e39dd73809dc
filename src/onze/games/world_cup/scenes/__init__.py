"""Scenarios: the position before a named decision, from a few facts.

* ``facts``: what a scenario can say
* ``setting``: the scene from first to last, and the steps that wait in it
* ``teams``: who controls which team, and which of them have come as far as the phase
* ``played_again``: matches that are played again, and the results that led to it
* ``board``: the tokens in the rows
* ``cards``: whose turn it is, hands and piles
* ``phrase``: the moves already said, and the decision that they lead to
"""
