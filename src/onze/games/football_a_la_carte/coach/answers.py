"""What each answer is worth: that of the best ending it can lead to, where one ending can be better than another."""

from collections.abc import Sequence

from onze.games.football_a_la_carte.coach.endings import Ending, endings
from onze.games.football_a_la_carte.coach.outlook import FirstGlance, Outlook
from onze.games.football_a_la_carte.match import FootballMatch

__all__ = ["all_alike", "at_first_glance", "best_ending", "by_best_ending"]


def by_best_ending(match: FootballMatch, seat: int) -> Sequence[float]:
    """Each move is worth what its best ending is; the same for the same view, whatever is hidden."""
    return worths_seen(Outlook(match, seat), seat)


def at_first_glance(match: FootballMatch, seat: int) -> Sequence[float]:
    """The same as a beginner sees it."""
    return worths_seen(FirstGlance(match, seat), seat)


def worths_seen(outlook: Outlook, seat: int) -> Sequence[float]:
    """What the listed moves are worth to whoever looks at the match in this way."""
    match = outlook.match
    return [max([outlook.worth(ending) for ending in endings(match, seat, move)]) for move in match.moves(seat)]


def best_ending(outlook: Outlook, seat: int, move: int) -> Ending:
    """The most valuable ending that a move can lead to; the first of several."""
    return max(endings(outlook.match, seat, move), key=outlook.worth)


def all_alike(match: FootballMatch, seat: int) -> Sequence[float]:
    """No answer is better than another.

    Before the first kick-off both ends of the pitch are alike, and who kicks off first does not kick off the second
    half (FAC-0.19, FAC-13.6). A cut is a matter of luck (FAC-8.5, FAC-9.4).
    """
    return [0.0] * len(match.moves(seat))
