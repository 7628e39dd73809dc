"""Fits what a dealt world is worth to a side, all hands open: the weights that a search values its worlds with.

``python -m bench.worlds football-a-la-carte --matches 2000 > src/onze/games/football_a_la_carte/data/worlds.toml``

Plays matches between coaches in which now and then somebody plays any phrase, so that unusual worlds come up too; looks
at every world in which a phrase begins; and moves all weights together (Levenberg and Marquardt's way) until the share
of the win that they say is as near to what came of it as it gets. The last matches are kept for the test: the Brier
score, and what came of what was said, tenth by tenth. Needs numpy, which comes with ``bench/requirements.txt``.
"""

import argparse
import importlib
import sys
from typing import Any, Final

import numpy as np

from bench.ours import read_options
from onze.games import coach_of, load
from onze.kernel.chance import Seeded
from onze.kernel.phrases import phrases

__all__ = ["fitted", "shares_of"]

TESTED: Final = 0.15
"""The share of matches that the weights are tested on."""
ANY: Final = 10
"""In so many of a hundred phrases anything is played."""
ROUNDS: Final = 60
SHRUNK: Final = 0.3
"""Weights are held back as if so many worlds said that they are nothing."""


def rows_of(game: Any, module: Any, seed: int) -> tuple[list[list[float]], float]:
    """The worlds of one match as its first side sees them, lead, time left and facts; and what came of it."""
    coach, chance = coach_of(game), Seeded(seed)
    assert coach is not None
    match = game.new_match(chance)
    rows: list[list[float]] = []
    while match.outcome is None:
        moves = match.moves()
        if len(moves) == 1:
            match.play_listed(moves[0], chance)
            continue
        if match.decision is match.opened:
            if module.is_open(match):
                world = module.world(match, 0)
                rows.append([world.lead, world.left, *world.facts])
            if chance.below(100) < ANY:
                choices = [said for said, _ in zip(phrases(match), range(200), strict=False)]
                for move in choices[chance.below(len(choices))]:
                    match.play_listed(move, chance)
                continue
        match.play_listed(coach.choose(match, match.seat, chance), chance)
    return rows, match.outcome.values[game.sides[0][0]]


def shares_of(weights: Any, rows: Any) -> tuple[Any, Any]:
    """The share of the win that is said for each row, and how it changes with each weight.

    The weights are the doubt at the end, what it grows by, and those of the facts (``onze.doors.worlds``).
    """
    lead = rows[:, 0] + rows[:, 2:] @ weights[2:]
    root = np.sqrt(np.maximum(0.0, rows[:, 1]))
    doubt = weights[0] + weights[1] * root
    share = slope = widening = np.zeros(len(lead))
    for drawn in (-0.5, 0.5):
        ahead = np.clip((lead + drawn) / doubt, -30, 30)
        half = 0.5 / (1.0 + np.exp(-ahead))
        steep = half * (1.0 - 2.0 * half)
        share = share + half
        slope = slope + steep / doubt
        widening = widening - steep * ahead / doubt
    changes = np.concatenate([np.stack([widening, widening * root], 1), rows[:, 2:] * slope[:, None]], 1)
    return share, changes


def fitted(rows: Any, won: Any, start: Any) -> Any:
    """The weights with the least squared error."""
    weights, damping = start.copy(), 1.0
    held = np.full(len(weights), SHRUNK)
    held[:2] = 0.0

    def error(tried: Any) -> float:
        said, _ = shares_of(tried, rows)
        return float(((won - said) ** 2).sum() + (held * tried**2).sum())

    least = error(weights)
    for _ in range(ROUNDS):
        said, changes = shares_of(weights, rows)
        steep = changes.T @ changes + np.diag(held)
        pull = changes.T @ (won - said) - held * weights
        tried = weights + np.linalg.solve(steep + damping * np.diag(np.diag(steep) + 1e-9), pull)
        tried[:2] = np.maximum(tried[:2], 0.005)
        found = error(tried)
        if found < least:
            weights, least, damping = tried, found, damping / 3
        else:
            damping *= 4
    return weights


def main() -> None:
    """Plays, fits, prints the data file, and says on the side how good it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()
    game = load(asked.game, asked.seats, **read_options(asked.option))
    kind: Any = type(game)
    module = importlib.import_module(f"{importlib.import_module(kind.__module__).__package__}.coach.worlds")
    played = [rows_of(game, module, asked.seed + number) for number in range(asked.matches)]
    last = int(len(played) * (1 - TESTED))
    known, kept = (
        (np.array([row for rows, _ in part for row in rows]), np.array([won for rows, won in part for _ in rows]))
        for part in (played[:last], played[last:])
    )
    start = np.array([0.3, 0.1] + [0.0] * (known[0].shape[1] - 2))
    weights = fitted(*known, start)
    said, _ = shares_of(weights, kept[0])
    plain, _ = shares_of(fitted(known[0][:, :2], known[1], start[:2]), kept[0][:, :2])
    print(
        f"# {len(known[1])} worlds of {last} matches between coaches: python -m bench.worlds {' '.join(sys.argv[1:])}"
    )
    brier = [float(((kept[1] - one) ** 2).mean()) for one in (said, plain, np.full(len(said), 0.5))]
    print("# Brier score in {} others {:.4f}; by score and time alone {:.4f}, always even {:.4f}.\n".format(
        asked.matches - last, *brier))  # fmt: skip
    for name, weight in zip(("near", "far", *module.FACTS), weights, strict=True):
        print(f"{name} = {weight:.3f}")
    for tenth in range(10):
        here = (said * 10).astype(int).clip(0, 9) == tenth
        if here.any():
            print(f"said {said[here].mean():.2f} won {kept[1][here].mean():.2f} worlds {here.sum()}", file=sys.stderr)


if __name__ == "__main__":
    main()
