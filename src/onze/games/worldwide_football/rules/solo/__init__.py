"""Solo play: the virtual opponent, which never chooses (paragraphs 24 to 34, and the solo supplement).

* ``abilities``: when it spends a Star: the triggers of its abilities (paragraph 29, WFS-A8.2 to WFS-A8.5, WFS-P14.7
  to WFS-P14.18)
* ``active``: its Player cards: face up, in order of activation, and played as soon as they can be (paragraph 28,
  WF-C-46)
* ``attack``: its attacks, turned up card by card (paragraphs 25, 26, 31, 33; rules page, section 3.3, V_ATTACK)
* ``defence``: how it answers the player's cards (paragraph 25, WFS-A4.2 to WFS-A4.7; rules page, section 3.3,
  V_DEFEND)
* ``effects``: what its cards do for it: it has no hand to draw to or discard from (paragraph 27, WF-C-46)
* ``piles``: where the virtual opponent's cards lie: Action, Defence, Special and Players piles (WF-24.8 to WF-24.12,
  WF-C-40)
* ``substitutions``: its substitutions: at any moment, for a Star that it needs now (paragraph 34, WFS-P13.1 to
  WFS-P13.4, WF-C-54)
* ``virtual``: the virtual opponent: what it does in each window follows from the rules
"""
