"""The coach's answers: the move that leads to the most valuable ending, where one ending can be better than another."""

from onze.games.football_a_la_carte.coach.endings import endings
from onze.games.football_a_la_carte.coach.outlook import Outlook
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Chance

__all__ = ["all_alike", "best_ending", "only_move"]


def best_ending(match: FootballMatch, seat: int, chance: Chance) -> int:
    """The move that leads to the most valuable ending; the same for the same view, whatever is hidden."""
    outlook = Outlook(match, seat)
    best = -1
    best_worth = 0.0
    for move in match.moves(seat):
        for ending in endings(match, seat, move):
            worth = outlook.worth(ending)
            if best < 0 or worth > best_worth:
                best, best_worth = move, worth
    return best


def all_alike(match: FootballMatch, seat: int, chance: Chance) -> int:
    """Before the first kick-off no choice is better than another: both ends of the pitch are alike (FAC-0.19).

    Who kicks off first does not kick off the second half (FAC-13.6). So the first that is listed will do.
    """
    return match.moves(seat)[0]


def only_move(match: FootballMatch, seat: int, chance: Chance) -> int:
    """A cut is a matter of luck: it is the only move, and the coach is not even asked (FAC-8.5, FAC-9.4)."""
    (cut,) = match.moves(seat)
    return cut
