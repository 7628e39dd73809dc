"""The rules, a module a chapter of the rulebook.

* ``ball``: moving the ball by the cards of a turn (FAC-1.3 to FAC-1.5, FAC-2.1, FAC-2.2)
* ``clearances``: paragraph 6: clearances
* ``corners``: paragraph 8: corner cards
* ``cuts``: cutting the draw pile, or the discards at the end of a half (FAC-8.14, FAC-12.9)
* ``free_kicks``: paragraph 5: free-kick cards
* ``goals``: a goal, however it was scored (FAC-8.7, FAC-11.5)
* ``halves``: paragraphs 12 to 15: the halves, the last turn of each, and the result
* ``invariants``: what must always hold in a match between two decisions: for the conformance kit, and for positions
  that are read
* ``kick_off``: paragraph 3: the kick-off
* ``open_play``: paragraphs 1 and 4: a turn in open play, and a hand without a playable card
* ``penalties``: paragraph 9: penalty cards
* ``refusals``: why an arrow or a square is not to be had at a question: a sentence, and what may be said instead
* ``setup``: paragraph 0: dealing, who starts, and which end he defends
* ``shots``: paragraphs 7 and 11: a ball in the net is a goal unless the next player stops it
* ``throw_ins``: paragraph 10: throw-ins
* ``ties``: equal scores, in the reading that cuts for them (FAC-GAP.27)
* ``turn``: paragraphs 1 and 2: the turn, and filling up the hand at its end
"""
