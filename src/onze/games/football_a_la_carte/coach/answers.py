"""A coach: plays the game by a few plain ideas, from what its seat can know only.

It looks at every way to complete the phrase in hand (``endings``) and takes the one that is worth most (``outlook``).
"""

from onze.games.football_a_la_carte.coach.endings import endings
from onze.games.football_a_la_carte.coach.outlook import Outlook
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Chance

__all__ = ["choose"]


def choose(match: FootballMatch, seat: int, chance: Chance) -> int:
    """The move that leads to the most valuable ending; the same for the same view, whatever is hidden."""
    decision = match.decision
    assert decision is not None
    moves = match.moves(seat)
    if len(moves) == 1:
        return moves[0]
    outlook = Outlook(match, seat)
    best = -1
    best_worth = 0.0
    for move in moves:
        for ending in endings(match, seat, decision, move):
            worth = outlook.worth(ending)
            if best < 0 or worth > best_worth:
                best, best_worth = move, worth
    return best
