"""The rules, a module a chapter of the rulebook.

* ``setup``: dealing, who starts, and which end he defends
* ``turn``: laying cards, and filling up the hand
* ``ball``: moving the ball by the cards of a turn; ``foresight``: where a move would send it
* ``foreseen``: what is told of that, decision by decision
* ``kick_off``: the kick-off, also without an attacker card
* ``open_play``: a turn in open play, and a hand without a playable card
* ``free_kicks``: free-kick cards, and the attacker that follows
* ``clearances``: clearing a ball that went out beside the goal, or was stopped
* ``shots``: a ball in the net, and who may stop it
* ``corners``: corner cards and their cut
* ``penalties``: penalty cards and their cut
* ``cuts``: cutting a pile and showing the card
* ``throw_ins``: the step of a throw-in
* ``goals``: a goal, however it was scored
* ``halves``: the halves, the last turn of each, and the result
* ``ties``: cutting for the match after equal scores
* ``invariants``: what must always hold
* ``refusals``: why an arrow or a square may not be chosen
"""
