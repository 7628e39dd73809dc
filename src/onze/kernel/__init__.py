"""The kernel: games as languages of moves, matches as stacks of steps. It knows no game.

* ``game``: a rulebook with its options chosen; ``options``, ``vocabulary``: its options, its moves by number and name
* ``match``: a position in play; ``outcome``: how it ended
* ``steps``: what happens next; decisions, alone and together
* ``cards``: cards in their places and what each seat knows; ``dealer``: dealing anew what it does not
* ``chance``: dice, coins, shuffles, cuts
* ``phrases``: decisions that are previewed and sent as one
* ``things``: what moves, views and events name, described; ``menus``: what may be said now
* ``event_kinds``: the kinds of events that a game tells
* ``events``: what happened, for whoever listens
* ``positions``, ``views``: a match as plain values, whole and as a seat sees it
* ``scenes``: building blocks for scenarios
* ``words``: sentences in French and English
* ``reaching``: passing until a decision is asked
* ``playout``: random play, the loop that runs most
* ``conformance``: the test kit that any game can be handed
"""
