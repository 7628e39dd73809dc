"""The rules, a module a chapter of the rulebook; ``solo`` has those of the virtual opponent.

* ``setup``: teams, abilities, Stars and the coin toss (4, 14)
* ``decks``: decks built in secret, and the ten cards of extra time (22)
* ``halves``: the halves, half-time, extra time and the result (12)
* ``hands``: drawing, discarding, and the limits of a hand (5)
* ``attack``: an attack built card by card (6)
* ``giving_back``: the ball given back (6)
* ``shots``: the shot and the goalkeeper (7, 19)
* ``possession``: the end of an attack, and of a half (8, 12)
* ``defence``: the answer to an attack card (9)
* ``stars``: abilities that build an attack (10, 18)
* ``player_cards``: Player cards, and D cards that counter them (11)
* ``effects``: what cards do besides giving PA (3, 11)
* ``fouls``: fouls, and the set pieces that follow (15)
* ``penalties``: penalties, with both faces chosen in secret (15, 23)
* ``cautions``: yellow and red cards (16)
* ``corners``: corners (17)
* ``substitutions``: substitutions (20)
* ``stadium``: what the home team's stadium does for it (21)
* ``shoot_out``: the penalty shoot-out (FAQ)
* ``windows``: moments in which a side may answer; those of all chapters are made of these
* ``conduct``: who acts for a side, moment by moment; ``human``: a person or a bot does
* ``moments``: the moment that an attack is in, and how likely it ends in a goal there and then
* ``menu``: where the things of moves lie, and what moves do in a few words
* ``foreseen``: what is told of what would follow a move
* ``refusals``: why something is not to be had now
* ``chances``: what dice make of a defence, a shot or a penalty
* ``invariants``: what must always hold between two decisions
* ``solo``: the virtual opponent (24 to 34)
"""
