"""What the cards do, a module a family of cards.

* ``effects``: what all cards can be asked
* ``moves``: move, pass or shot, joker, and what doubles them (FT-CARD-MOVE to FT-CARD-JOKER)
* ``passes``: where passes go; aerial pass and technical move (FT-CARD-PASS, FT-CARD-AERIAL, FT-CARD-SKILL)
* ``tackles``: tackle, in one's own turn or against a retention (FT-CARD-TACKLE)
* ``duels``: duel: dice about a contact (FT-CARD-DUEL)
* ``injuries_and_changes``: injured and change: pawns that leave and come back (FT-CARD-INJURED, FT-CARD-CHANGE)
* ``out_of_play``: out of play: throw-ins and corners (FT-CARD-OUT, FT-OUT-THROW, FT-OUT-CORNER)
* ``fouls``: foul, its set piece, and the cards that reverse it (FT-CARD-FOUL, FT-FOUL-FREEKICK)
* ``cautions``: yellow and red card on a foul; forfeit (FT-CARD-YELLOW, FT-CARD-RED, FT-FORFEIT)
* ``saves``: goalkeeper save, parry and post, in the save window (FT-GOAL, FT-CARD-SAVE to FT-CARD-POST)
* ``var``: VAR: a goal, a foul or a card contested at the dice (FT-CARD-VAR)
* ``swaps``: swap and redistribution (FT-CARD-SWAP, FT-CARD-REDEAL)
"""
