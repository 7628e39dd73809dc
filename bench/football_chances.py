"""What the coach of Football à la carte takes a position to be worth, measured in matches between coaches.

``python -m bench.football_chances --matches 1500``

Prints the tables of ``chances.toml``: the goals that a side scores for each card that is drawn, by the number of
players, and how far ahead the player in turn is within the next turns, by what he faces and where the ball lies.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from statistics import mean
from typing import Final, NamedTuple

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.pitch import FACINGS, OPEN_PLAY, THROW_IN
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.games.football_a_la_carte.coach.chances import cards_to_come, row_of_edge
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.kernel.chance import Seeded

__all__ = ["main"]

SOON: Final = 6
"""Goals within so many phrases count for what is faced now."""

Cell = tuple[bool, int, int]
"""A last turn or not, what is faced, and the ball's row where that matters, else -1."""


class Moment(NamedTuple):
    """A position in which a phrase begins."""

    cell: Cell
    side: int
    lead: int
    """By how many goals side 0 leads."""


def moment(match: FootballMatch) -> Moment:
    """What a match is like just now."""
    row = row_of_edge(match, match.rules.pitch.rows) if match.facing in (OPEN_PLAY, THROW_IN) else -1
    return Moment((match.clock != RUNNING, match.facing, row), match.side, match.goals[0] - match.goals[1])


def played(game: FootballALaCarte, seed: int) -> tuple[list[Moment], Sequence[int]]:
    """A match between coaches: the moments in which a phrase began, and its score."""
    coach, chance = FootballCoach(game), Seeded(seed)
    match = game.new_match(chance)
    moments: list[Moment] = []
    while match.outcome is None:
        if match.decision is match.opened:
            moments.append(moment(match))
        match.play_listed(coach.choose(match, match.seat, chance), chance)
    return moments, match.outcome.score


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, counts and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1500, help="matches for each number of players")
    matches: int = parser.parse_args(arguments).matches
    gains: dict[Cell, list[int]] = defaultdict(list)
    print("[goals_a_card]")
    for seats in FootballALaCarte.seat_counts:
        game = FootballALaCarte(seats)
        cards = cards_to_come(game.new_match(Seeded(0)))
        scores: list[Sequence[int]] = []
        for seed in range(matches):
            moments, score = played(game, seed)
            scores.append(score)
            leads = [moment.lead for moment in moments] + [score[0] - score[1]] * SOON
            for place, now in enumerate(moments):
                gain = leads[place + SOON] - now.lead
                gains[now.cell].append(gain if now.side == 0 else -gain)
        print(seats, "=", [round(mean(score[side] for score in scores) / cards, 4) for side in (0, 1)])
    for last_turn in (False, True):
        print("\n[edge_in_the_last_turn]" if last_turn else "\n[edge]")
        for facing, name in enumerate(FACINGS):
            rows = sorted(row for last, faced, row in gains if (last, faced) == (last_turn, facing))
            means = [round(mean(gains[last_turn, facing, row]), 2) for row in rows]
            print(name, "=", means[0] if rows == [-1] else means)


if __name__ == "__main__":
    main()
