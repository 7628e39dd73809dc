"""How many simulations with whole random rollouts a search makes in a second, beside OpenSpiel's own search in C++.

    .venv-compiled/bin/python -m bench.simulations --peers .venv-bench/bin/python

Ours: a world is dealt, and every phrase of the position is played in it at random to the end of the match. Theirs:
``ISMCTSBot`` on ``gin_rummy``, one random rollout a simulation, 1,000 simulations a move. Both from positions in the
middle of random matches; by turns, in time on the processor.
"""

import argparse
import subprocess
from statistics import median
from time import process_time
from typing import Any, Final

from onze.bots.search import Budget, Guide, Race
from onze.games import load
from onze.kernel.chance import Seeded
from onze.kernel.match import Match

__all__ = ["ours"]

POSITIONS: Final = 10
ROUNDS: Final = 3
OURS: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("football-a-la-carte", {}),
    ("worldwide-football", {"mode": "professional"}),
)


def middle(game: Any, seed: int) -> Match:
    """A position of a random match, with something to choose."""
    chance = Seeded(seed)
    match: Match = game.new_match(chance)
    for _ in range(30 + chance.below(30)):
        moves = match.moves()
        match.play_listed(moves[chance.below(len(moves))], chance)
    while match.outcome is None and (len(match.moves()) < 2 or match.decision is not match.opened):
        match.play_listed(match.moves()[0], chance)
    return match if match.outcome is None else middle(game, seed + 1_000_000)


def ours(game: Any, seconds: float, seed: int) -> float:
    """Simulations a second of our search, without a coach."""
    guide = Guide(game, None)
    positions = [middle(game, seed + number) for number in range(POSITIONS)]
    budgets = [Budget(seconds=seconds / POSITIONS, clock=process_time) for _ in positions]
    begun, count = process_time(), 0
    for match, budget in zip(positions, budgets, strict=True):
        budget.begin()
        race = Race(guide, match, match.seat, Seeded(seed))
        race.run(budget, 10**9)
        count += sum(runner.worlds for runner in race.runners)
    return count / (process_time() - begun)


def main() -> None:
    """Lets both search by turns, and prints what they made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", help="the Python that has OpenSpiel")
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    rates: dict[str, list[float]] = {}
    for number in range(ROUNDS):
        for name, options in OURS:
            rates.setdefault(name, []).append(ours(load(name, 2, **options), asked.seconds, 100 * number))
        if asked.peers:
            command = [asked.peers, "-m", "bench.other_search", str(asked.seconds), str(number)]
            ran = subprocess.run(command, check=True, capture_output=True, text=True)
            rates.setdefault("OpenSpiel, gin_rummy", []).append(float(ran.stdout))
    for name, found in rates.items():
        print(f"{name}: {median(found):,.0f} simulations a second ({min(found):,.0f} to {max(found):,.0f})")


if __name__ == "__main__":
    main()
