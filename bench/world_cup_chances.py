"""How far the World Cup coach's shares of all prospects are to be trusted as chances of the cup.

``python -m bench.world_cup_chances --tournaments 40 --seed 1``

Coaches play tournaments of several editions and tables. For every number of rounds that follow a phase it prints how
far the chances were off (the Brier score, summed over the seats) if all seats had the same, and for shares raised to
several powers. The best of them is what ``trust`` in ``data/chances.toml`` is to say.
"""

import argparse
from collections.abc import Iterator, Sequence

from rich.progress import track

from onze.games.world_cup import WorldCup
from onze.games.world_cup.coach import WorldCupCoach
from onze.games.world_cup.coach.outlook import Outlook
from onze.kernel.chance import Seeded

TABLES = [("1930", 2), ("1930", 4), ("1930", 9), ("2002", 2), ("2002", 5), ("2002", 16), ("1998", 4), ("2022", 8)]
"""Editions, each with a number of players."""
POWERS = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.5]
EVERY = 7
"""One in so many positions is looked at."""

Look = tuple[int, list[float], tuple[float, ...]]
"""How many rounds follow, the shares of all seats, and who won in the end."""


def looks(game: WorldCup, seed: int) -> Iterator[Look]:
    """What the coach thought in the course of a tournament, and how it ended."""
    coach, chance = WorldCupCoach(game), Seeded(seed)
    match = game.new_match(chance)
    seen: list[tuple[int, list[float]]] = []
    decisions = 0
    while match.outcome is None:
        if decisions % EVERY == 0:
            seen.append((len(game.edition.phases) - 1 - match.phase, Outlook(match, match.seat).shares))
        decisions += 1
        match.play(coach.choose(match, match.seat, chance), chance)
    for rounds, shares in seen:
        yield rounds, shares, tuple(match.outcome.values)


def brier(looked: Sequence[Look], power: float) -> float:
    """How far the shares raised to a power were off, on average."""
    off = 0.0
    for _, shares, values in looked:
        weights = [max(0.0, share) ** power for share in shares]
        off += sum((weight / sum(weights) - value) ** 2 for weight, value in zip(weights, values, strict=True))
    return off / len(looked)


def even(looked: Sequence[Look]) -> float:
    """How far it is off to give everybody the same."""
    return sum(sum((1 / len(values) - value) ** 2 for value in values) for _, _, values in looked) / len(looked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tournaments", type=int, default=40, help="for each table")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    looked: list[Look] = []
    for edition, seats in TABLES:
        game = WorldCup(seats, edition=edition)
        for number in track(range(asked.tournaments), description=f"{edition}, {seats} players", transient=True):
            looked += looks(game, asked.seed + number)
    print("rounds  positions   even ", *[f"{power:6.1f}" for power in POWERS], " best")
    for rounds in sorted({look[0] for look in looked}):
        those = [look for look in looked if look[0] == rounds]
        scores = [brier(those, power) for power in POWERS]
        best = POWERS[scores.index(min(scores))]
        print(f"{rounds:6}  {len(those):9}  {even(those):.3f}", *[f"{score:6.3f}" for score in scores], f"  {best}")


if __name__ == "__main__":
    main()
