"""The rules, a module a chapter of the rulebook.

* ``attack``: paragraph 6: building an attack, card by card, and giving the ball back
* ``cautions``: paragraph 16: yellow and red cards
* ``chances``: chances: what dice make of a defence, a shot or a penalty, as exact fractions (rules page, section 5.6)
* ``conduct``: who acts for a side: the rules say what must be settled, the conduct how that side settles it
* ``corners``: paragraph 17: corners
* ``decks``: paragraph 22: building a deck in secret, one number for each kind of card; and the ten cards of extra
  time
* ``defence``: paragraph 9: answering an attack card: Defensive block, a defence card, the Offside trap, or two cards
  drawn
* ``effects``: what cards do besides giving PA: one small function an effect, found by its name in the data
* ``fouls``: paragraph 15: fouls, and the set pieces that follow them
* ``halves``: paragraph 12: the halves, half-time, and the result
* ``hands``: paragraph 5: drawing, discarding, and the limits of a hand
* ``human``: how a side acts that a person or a bot plays: the windows of the timing section open for it
* ``invariants``: what must always hold in a match between two decisions: for the conformance kit, and for positions
  that are read
* ``penalties``: paragraphs 15 and 23: penalties, with both faces chosen in secret
* ``player_cards``: paragraph 11: Player cards, and the D cards that counter them
* ``possession``: paragraph 8: the end of an attack; the ball changes sides
* ``refusals``: why an ability, a substitution or a Player card is not to be had now: a sentence, and the rule that
  forbids it
* ``setup``: paragraphs 4 and 14: teams, ability cards, Stars and the coin toss
* ``shoot_out``: the penalty shoot-out (WF-FAQ.24, WF-C-39, WF-C-72)
* ``shots``: paragraphs 7 and 19: the shot, the goalkeeper, and what comes of it
* ``solo``: solo play: the virtual opponent, which never chooses (paragraphs 24 to 34, and the solo supplement)
* ``stadium``: paragraph 21: what the home team's stadium does for it, once in each half or at its start (WF-21.1,
  WF-21.2)
* ``stars``: paragraphs 10 and 18: abilities that the side with the ball uses while it builds its attack
* ``substitutions``: paragraph 20: substitutions
* ``windows``: windows: moments in which a side may answer, passed over where all can see that it has nothing to
  answer with
"""
