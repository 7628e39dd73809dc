"""What the cards do, a module a family of cards.

* ``cautions``: yellow and red cards: on one's own foul, or against the preceding opponent's (FT-CARD-YELLOW,
  FT-CARD-RED)
* ``duels``: duels: dice about a contact; the winner moves the pawn that came too near (FT-CARD-DUEL)
* ``effects``: what a card does: a small class an effect, found by its name in the card file
* ``fouls``: fouls: free kicks, and which foul is a penalty (FT-CARD-FOUL, FT-FOUL-FREEKICK)
* ``injuries_and_changes``: injured and change: pawns that leave and come back (FT-CARD-INJURED, FT-CARD-CHANGE)
* ``moves``: the cards that make a pawn run or play the ball: move, pass or shot, joker, and what doubles them
* ``out_of_play``: out of play: throw-ins and corners, and which of them a card gives (FT-CARD-OUT, FT-OUT-THROW,
  FT-OUT-CORNER)
* ``passes``: passes and shots: the ball played by a pawn beside it (FT-CARD-PASS, FT-CARD-AERIAL, FT-CARD-SKILL)
* ``saves``: the save window: a ball on a goal point, and the cards that keep it out (FT-GOAL, FT-CARD-SAVE to
  FT-CARD-POST)
* ``swaps``: swap and redistribution: cards that go round the table (FT-CARD-SWAP, FT-CARD-REDEAL)
* ``tackles``: tackles: in one's own turn, or during the opponents' retention (FT-CARD-TACKLE)
* ``var``: VAR: a goal, a foul or a card contested at the dice (FT-CARD-VAR)
"""
