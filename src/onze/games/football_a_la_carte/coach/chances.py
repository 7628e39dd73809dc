"""The coach's third idea: how likely a side is to win, from what everybody can see (data/chances.toml).

Goals to come are few and independent of each other, so that their number is Poisson's; what the player in turn faces
adds a part of a goal for one side. Hands are left out, so that the chances of both sides make up one.
"""

from collections.abc import Sequence
from math import comb, exp, factorial
from typing import Any, Final

from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.box.pitch import FACINGS
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.games.football_a_la_carte.rules.ties import CUTS_EACH, PenaltyCutForTheMatch
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE
from onze.kernel.data import DataFile

__all__ = ["cards_to_come", "chance_to_win", "row_of_edge"]

CHANCES: Final[dict[str, Any]] = DataFile(DATA / "chances.toml").read()

MOST_GOALS: Final = 8
"""So many goals of one side are reckoned with at most."""


def chance_to_win(match: FootballMatch, seat: int) -> float:
    """How likely a seat's side is to win, a draw being half a win; exact when the match is over."""
    if match.outcome is not None:
        return match.outcome.values[seat]
    side = match.rules.side_of_seat[seat]
    decision = match.decision
    if isinstance(decision, PenaltyCutForTheMatch):
        return cuts_won(match, side, decision.number)
    lead = match.goals[side] - match.goals[1 - side]
    cards = cards_to_come(match)
    rates = CHANCES["goals_a_card"][str(match.rules.seats)]
    ours, theirs = poisson(rates[side] * cards), poisson(rates[1 - side] * cards)
    as_it_is = won(lead, ours, theirs)
    gain = edge(match) if match.side == side else -edge(match)
    with_a_goal = won(lead + (1 if gain > 0 else -1), ours, theirs)
    return as_it_is + abs(gain) * (with_a_goal - as_it_is)


def edge(match: FootballMatch) -> float:
    """How many goals the player in turn is ahead by within the next turns, by what he faces."""
    table = CHANCES["edge" if match.clock == RUNNING else "edge_in_the_last_turn"]
    gain = table.get(FACINGS[match.facing], 0.0)
    return float(gain[row_of_edge(match, len(gain))] if isinstance(gain, list) else gain)


def row_of_edge(match: FootballMatch, rows: int) -> int:
    """The ball's row as the player in turn sees it, from his goal line on, on a pitch of so many rows."""
    pitch = match.rules.pitch
    row = match.ball // pitch.columns
    return (row if match.end == 0 else pitch.rows - 1 - row) * rows // pitch.rows


def cards_to_come(match: FootballMatch) -> int:
    """How many cards will be drawn before the match is over (FAC-12.2, FAC-13.2)."""
    rules = match.rules
    in_this_half = max(0, len(match.draw_pile.cards) - END_OF_HALF_PILE)
    return in_this_half + (rules.pack.size - sum(rules.hand_sizes) - END_OF_HALF_PILE if match.half == 1 else 0)


def cuts_won(match: FootballMatch, side: int, number: int) -> float:
    """How likely a side is to win by cuts after a tie: five each, then pair by pair (FAC-GAP.27)."""
    rules = match.rules
    hands = sum([kind.count for kind in rules.pack.kinds if kind.symbol == "hand"])
    scored = 1.0 - hands / rules.pack.size
    pairs = max(CUTS_EACH, number // 2 + 1)
    first = pairs - (number + 1) // 2
    to_come = [first, pairs - number // 2] if match.first_side == 0 else [pairs - number // 2, first]
    ours, theirs = binomial(to_come[side], scored), binomial(to_come[1 - side], scored)
    return won(match.cuts[side] - match.cuts[1 - side], ours, theirs)


def won(lead: int, ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How likely a lead wins, if each side scores 0, 1, 2 … more with such likelihoods; level is half a win."""
    total = 0.0
    for more, likely in enumerate(ours):
        for others, as_likely in enumerate(theirs):
            ahead = lead + more - others
            total += likely * as_likely * (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)
    return total


def poisson(expected: float) -> list[float]:
    """How likely 0, 1, 2 … goals are where so many are expected."""
    likely = [expected**goals / factorial(goals) * exp(-expected) for goals in range(MOST_GOALS)]
    return [*likely, 1.0 - sum(likely)]


def binomial(tries: int, scored: float) -> list[float]:
    """How likely 0, 1, 2 … of so many tries score."""
    return [comb(tries, goals) * scored**goals * (1.0 - scored) ** (tries - goals) for goals in range(tries + 1)]
