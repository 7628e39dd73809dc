"""The coach's one answer to every question: the move that leads to the most valuable ending."""

from onze.games.football_a_la_carte.coach.endings import endings
from onze.games.football_a_la_carte.coach.outlook import Outlook
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Chance

__all__ = ["best_ending"]


def best_ending(match: FootballMatch, seat: int, chance: Chance) -> int:
    """The move that leads to the most valuable ending; the same for the same view, whatever is hidden."""
    decision = match.decision
    assert decision is not None
    outlook = Outlook(match, seat)
    best = -1
    best_worth = 0.0
    for move in match.moves(seat):
        for ending in endings(match, seat, decision, move):
            worth = outlook.worth(ending)
            if best < 0 or worth > best_worth:
                best, best_worth = move, worth
    return best
