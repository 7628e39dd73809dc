"""How strong one bot is against another.

``python -m bench.strength football-a-la-carte coach random --matches 1000 --seats 2 --seed 1``

One bot plays all seats of a side, the other all others; every deal is played once from each side. A draw is half a
point. Where one seat plays against the game itself, both bots play the same matches, and whoever does better in one has
the point. The interval holds the true share of points in 95 cases of 100.

``--between 0.5 0.6`` stops as soon as it is clear which of the two shares is nearer the truth, with 5 errors in 100;
``--processor-time`` takes a searcher's seconds from its processor, where the machine is busy with other things;
``--points FILE`` keeps what was played, and goes on from there.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.progress import track

from bench.ours import read_options, refusals_told
from onze.bots import Bot, find_bot, play_match
from onze.bots.searcher import Searcher
from onze.games import load
from onze.kernel.chance import Chance, Seeded
from onze.kernel.game import Game
from onze.lab.standings import interval

FEWEST: Final = 10
"""So many deals are played before a sequential test may end them."""


class Timed:
    """A bot under a stop-watch."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.perf_counter) -> None:
        self.bot = bot
        self.clock = clock
        self.times: list[float] = []
        if isinstance(bot, Searcher):
            bot.clock = clock

    def __call__(self, match: Any, seat: int, chance: Chance) -> int | Sequence[int]:
        start = self.clock()
        move = self.bot(match, seat, chance)
        self.times.append(self.clock() - start)
        return move

    def milliseconds(self) -> float:
        """What one decision took, on average."""
        return 1000 * sum(self.times) / max(1, len(self.times))

    def said(self) -> str:
        """What decisions took: the middle one, 95 and 99 of 100, and the longest."""
        ordered = sorted(self.times) or [0.0]
        marks = [1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.95, 0.99, 1.0)]
        return "median {:.2f}, 95 % {:.2f}, 99 % {:.2f}, longest {:.2f} ms".format(*marks)


def compare(
    game: Game[Any],
    bot: Bot,
    other: Bot,
    matches: int,
    seed: int,
    kept: Path | None = None,
    between: Sequence[float] = (),
) -> list[float]:
    """What the first bot's side won in each match: 1, a half or 0; a file may keep it from match to match."""
    if () in game.sides:
        return compare_alone(game, bot, other, matches, seed)
    points: list[float] = json.loads(kept.read_text(encoding="utf-8")) if kept is not None and kept.exists() else []
    sides = len(game.sides)
    for number in track(range(len(points), matches), description=f"{game.seats} players", transient=True):
        side = number % sides
        bots = [bot if seat in game.sides[side] else other for seat in range(game.seats)]
        outcome = play_match(game, bots, Seeded(seed + number // sides)).outcome
        assert outcome is not None
        points.append(outcome.values[game.sides[side][0]])
        if kept is not None:
            kept.write_text(json.dumps(points), encoding="utf-8")
        if between and side == sides - 1 and decided(of_deals(points, sides), between):
            break
    return points


def of_deals(points: Sequence[float], sides: int) -> list[float]:
    """What was won on average of each deal that was played from all sides."""
    return [sum(points[first : first + sides]) / sides for first in range(0, len(points) - sides + 1, sides)]


def decided(deals: Sequence[float], between: Sequence[float]) -> bool:
    """Whether the deals tell two shares apart, with 5 errors in 100 either way (Wald's test)."""
    if len(deals) < FEWEST:
        return False
    low, high = between
    mean = sum(deals) / len(deals)
    variance = sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1)
    likelier = (high - low) * (sum(deals) - len(deals) * (low + high) / 2) / max(variance, 1e-9)
    return abs(likelier) >= math.log(19)


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


def main() -> None:
    """Reads the command line, plays and prints one line."""
    parser = argparse.ArgumentParser(prog="bench.strength", description="How strong one bot is against another.")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("other")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--between", type=float, nargs=2, default=(), metavar=("LOW", "HIGH"))
    parser.add_argument("--processor-time", action="store_true")
    parser.add_argument("--points", type=Path, help="a file that keeps the points, to go on from")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()

    with refusals_told(parser):
        game = load(asked.game, asked.seats, **read_options(asked.option))
        clock = time.process_time if asked.processor_time else time.perf_counter
        bot, other = Timed(find_bot(asked.bot, game), clock), Timed(find_bot(asked.other, game), clock)
    points = compare(game, bot, other, asked.matches, asked.seed, asked.points, asked.between)
    mean, low, high = interval(points if () in game.sides else of_deals(points, len(game.sides)))
    wins, losses = points.count(1.0), points.count(0.0)
    print(
        f"{asked.game}, {game.seats} players, {asked.bot} against {asked.other}, {len(points)} matches: "
        f"{wins} won, {len(points) - wins - losses} drawn, {losses} lost; "
        f"{mean:.1%} of the points ({low:.1%} to {high:.1%}); "
        f"{bot.milliseconds():.3f} ms a decision ({asked.other}: {other.milliseconds():.3f} ms); {bot.said()}"
    )


if __name__ == "__main__":
    main()
