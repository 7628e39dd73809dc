"""Solo play: the virtual opponent, which never chooses (paragraphs 24 to 34, and the solo supplement).

Side 0 is the player's, side 1 the virtual opponent's. ``virtual`` says how it acts in every window, ``piles`` where its
cards lie; ``attack`` is its turn with the ball, ``defence`` its turn without; ``active`` are its Player cards,
``effects`` what its cards do for it, ``abilities`` when it spends a Star, ``substitutions`` how it finds one;
``scenes`` lays out its side of a scenario.
"""
