"""Solo play: the virtual opponent, which never chooses (paragraphs 24 to 34, and the solo supplement).

* ``virtual``: what it does in each moment of the game
* ``piles``: where its cards lie (24)
* ``attack``: its attacks, turned up card by card (25, 26, 30, 31, 33)
* ``defence``: its answers to the player's cards (25)
* ``effects``: what its cards do for it (27)
* ``active``: its Player cards, and when it plays them (28)
* ``abilities``: when it spends a Star (29)
* ``substitutions``: when it substitutes (34)
"""
