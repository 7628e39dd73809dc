"""The kernel: games as languages of moves, matches as stacks of steps. It knows no game.

* ``game``: a rulebook with its options chosen, its vocabulary, scenarios, positions
* ``match``: a position in play
* ``steps``: what happens next; decisions, alone and together
* ``cards``, ``redeal``: cards in their places, what each seat knows, and dealing anew what it does not
* ``chance``: dice, coins, shuffles, cuts
* ``phrases``: decisions that are previewed and sent as one
* ``events``: what happened, for whoever listens
* ``conformance``: the test kit that any game can be handed
"""
