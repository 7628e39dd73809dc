"""The rules, a module a chapter of the rulebook.

* ``ball``: the ball: where it may go, and what follows from where it comes to rest (FT-MOVE, FT-KEEP, FT-OFFSIDE,
  FT-GOAL)
* ``cards``: what the cards do, a module a family of cards
* ``clearing``: pawns that must leave a place by a rule: a corner point, or the area at a penalty
* ``clock``: the end of a period's time (FT-HALF.1, FT-END.1, FT-GAP.50)
* ``contacts``: contacts: a pawn put beside an opponent, which the next player may make a duel or a foul of
  (FT-CARD-FOUL.4)
* ``decisions``: what the decisions of Footime have in common: who is asked, and how moves are listed, said and
  refused
* ``dice``: the die (FT-SETUP.9, FT-KICKOFF.7)
* ``goal_kicks``: goal kicks, and free kicks for the goalkeeper (FT-OUT-GOALKICK, FT-FOUL-FREEKICK.6)
* ``goals``: goals, and what follows one (FT-GOAL.5, FT-VARIANT, FT-EXTRA.4)
* ``halves``: periods, half-time, full time and extra time (FT-TURN.1, FT-HALF, FT-END, FT-EXTRA)
* ``hands``: hands and piles: laying cards, drawing back to eight, dealing anew (FT-CARDS, FT-SETUP.4)
* ``invariants``: what must always hold in a match between two decisions: for the conformance kit, and for positions
  that are read
* ``kick_off``: the kick-off: both teams line up, and the ball is played by the die (FT-KICKOFF)
* ``line_up``: lining up for a kick-off: in a formation or shirt by shirt, in turn or in secret (FT-KICKOFF.2 to
  FT-KICKOFF.6)
* ``offside``: offside: positions, offences, and how play goes on (FT-OFFSIDE)
* ``paths``: how far a pawn runs and how far the ball flies (FT-MOVE.1 to FT-MOVE.3, FT-GAP.6)
* ``penalties``: penalties: the area is cleared, and the taker shoots by the die (FT-FOUL-PENALTY)
* ``reach``: how far pawns can run, and whether they meet the ball on their way (FT-MOVE, FT-CARD-MOVE.3,
  FT-OFFSIDE.8)
* ``refusals``: why a card, a pawn or a point is not to be had at a question: a sentence, and the rule that forbids it
* ``restarts``: what restarts of play have in common: they are awarded, and send the ball by the value rolled
* ``runs``: runs: a pawn moves, and takes the ball along if it touches it (FT-MOVE, FT-CARD-MOVE)
* ``setup``: before the match: cards are dealt, and the captains roll for the kick-off (FT-SETUP)
* ``shoot_out``: the shoot-out: dice from the penalty spot (FT-SHOOTOUT)
* ``turn``: the turn: a card is laid, and what comes of it decides who plays next (FT-TURN, FT-CARDS)
* ``turn_order``: how turns follow each other: what the next player may still answer of the turn before
"""
