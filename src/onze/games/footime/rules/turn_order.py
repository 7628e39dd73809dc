"""How turns follow each other: what of the turn before the next player may still answer (FT-TURN)."""

from onze.games.footime.match import TURN_OVER, FootimeMatch
from onze.kernel.cards import NOBODY

__all__ = ["begin_turn"]


def begin_turn(match: FootimeMatch, seat: int) -> None:
    """It is a player's turn: what an opponent did in the turn before is open to him (FT-CARD-DUEL.1, FT-CARD-OUT.3).

    After a team-mate's turn nothing is.
    """
    after_opponent = (seat ^ match.to_play) & 1 == 1
    match.contacts = match.made if after_opponent else []
    match.claimed = match.foul if after_opponent else []
    match.ball_by = match.to_play if after_opponent and match.moved else NOBODY
    match.made = []
    match.foul = []
    match.moved = False
    match.actor = match.to_play
    match.to_play = seat
    match.first_card = True
    match.result = TURN_OVER
