"""How strong one bot is against another.

``python -m bench.strength football-a-la-carte coach random --matches 1000 --seats 2 --seed 1``

One bot plays all seats of a side, the other all others; they change sides from match to match. A draw is half
a point. Where one seat plays against the game itself, both bots play the same matches, and whoever does better in
one has the point. The interval holds the true share of points in 95 cases of 100.
"""

import argparse
import math
import time
from collections.abc import Sequence
from typing import Any

from rich.progress import track

from bench.ours import read_options, refusals_told
from onze.bots import Bot, find_bot, play_match
from onze.games import load
from onze.kernel.chance import Chance, Seeded
from onze.kernel.game import Game


class Timed:
    """A bot under a stop-watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, match: Any, seat: int, chance: Chance) -> int | Sequence[int]:
        start = time.perf_counter()
        move = self.bot(match, seat, chance)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return move

    def milliseconds(self) -> float:
        """What one decision took, on average."""
        return 1000 * self.seconds / max(1, self.decisions)


def compare(game: Game[Any], bot: Bot, other: Bot, matches: int, seed: int) -> list[float]:
    """What the first bot's side won in each match: 1, a half or 0."""
    if () in game.sides:
        return compare_alone(game, bot, other, matches, seed)
    points = []
    for number in track(range(matches), description=f"{game.seats} players", transient=True):
        side = number % len(game.sides)
        bots = [bot if seat in game.sides[side] else other for seat in range(game.seats)]
        outcome = play_match(game, bots, Seeded(seed + number)).outcome
        assert outcome is not None
        points.append(outcome.values[game.sides[side][0]])
    return points


def compare_alone(game: Game[Any], bot: Bot, other: Bot, matches: int, seed: int) -> list[float]:
    """How often the first bot has the better goal difference against the game, where a single seat plays."""
    points = []
    for number in track(range(matches), description="1 player", transient=True):
        leads = []
        for player in (bot, other):
            outcome = play_match(game, [player], Seeded(seed + number)).outcome
            assert outcome is not None
            own, against = outcome.score
            leads.append(own - against)
        points.append(0.5 * ((leads[0] > leads[1]) + (leads[0] >= leads[1])))
    return points


def interval(points: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and the ends of its 95 % interval."""
    count = len(points)
    mean = sum(points) / count
    variance = sum((point - mean) ** 2 for point in points) / max(1, count - 1)
    reach = 1.96 * math.sqrt(variance / count)
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def main() -> None:
    """Reads the command line, plays and prints one line."""
    parser = argparse.ArgumentParser(prog="bench.strength", description="How strong one bot is against another.")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()

    with refusals_told(parser):
        game = load(asked.game, asked.seats, **read_options(asked.option))
        bot, other = Timed(find_bot(asked.bot, game)), Timed(find_bot(asked.other, game))
    points = compare(game, bot, other, asked.matches, asked.seed)
    mean, low, high = interval(points)
    wins, losses = points.count(1.0), points.count(0.0)
    print(
        f"{asked.game}, {game.seats} players, {asked.bot} against {asked.other}, {len(points)} matches: "
        f"{wins} won, {len(points) - wins - losses} drawn, {losses} lost; "
        f"{mean:.1%} of the points ({low:.1%} to {high:.1%}); "
        f"{bot.milliseconds():.3f} ms a decision ({asked.other}: {other.milliseconds():.3f} ms)"
    )


if __name__ == "__main__":
    main()
