"""The rules, a module a chapter of the rulebook, and ``cards`` for what the cards do.

Before and after the turns:

* ``setup``: the deal, and the captains' roll (FT-SETUP)
* ``kick_off``: the kick-off by the die (FT-KICKOFF)
* ``line_up``: lining up for it, in a formation or shirt by shirt (FT-KICKOFF.2 to FT-KICKOFF.6)
* ``clock``: when a period's time is over (FT-TIME, FT-HALF.1, FT-END.1)
* ``halves``: periods, half-time, full time and extra time (FT-HALF, FT-END, FT-EXTRA)
* ``goals``: goals, and what follows one (FT-GOAL.5, FT-VARIANT)
* ``shoot_out``: dice from the penalty spot (FT-SHOOTOUT)

A turn:

* ``turn``: a card is laid, and what comes of it decides who plays next (FT-TURN, FT-CARDS)
* ``turn_order``: what of the turn before the next player may still answer
* ``cards``: what the cards do, a module a family of cards (FT-CARD)
* ``hands``: laying cards, drawing back to eight, dealing anew (FT-CARDS)
* ``dice``: the die

Pawns and ball:

* ``paths``: which points a value reaches (FT-MOVE.1 to FT-MOVE.3)
* ``reach``: which pawns can run, where to, and whether they meet the ball (FT-MOVE)
* ``runs``: a pawn runs, and takes the ball along if it touches it (FT-MOVE, FT-CARD-MOVE)
* ``ball``: where the ball may go, and what follows from where it comes to rest (FT-MOVE, FT-KEEP)
* ``offside``: positions, offences, and how play goes on (FT-OFFSIDE)
* ``contacts``: pawns put beside opponents, for a duel or a foul (FT-CARD-FOUL.4)

Restarts of play:

* ``restarts``: what they have in common
* ``goal_kicks``: goal kicks, and free kicks for the goalkeeper (FT-OUT-GOALKICK, FT-FOUL-FREEKICK.6)
* ``penalties``: the area is cleared, and the taker shoots by the die (FT-FOUL-PENALTY)
* ``clearing``: pawns that must leave a corner point, or the area at a penalty

For all of them:

* ``decisions``: who is asked, and how moves are listed, said and refused
* ``foreseen``: what is told of what would follow a move
* ``refusals``: why a card, a pawn or a point is not to be had
* ``invariants``: what must always hold between two decisions
"""
