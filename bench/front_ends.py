"""What a front end costs: views, menus and what is foreseen, over whole matches of a game.

    python -m bench.front_ends --game footime --seats 4 --matches 4

Each line gives the median and the 95th percentile in milliseconds, and the 95th percentile as a part of what the same
question costs the plain way: play every entry on a clone and look at the view (goal for what is foreseen: 3 ms).
"""

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from bench.ours import read_options
from onze.bots import random_bot
from onze.games import coach_of, load
from onze.kernel.chance import Seeded
from onze.kernel.match import Match
from onze.kernel.phrases import preview

__all__ = ["measured"]


def timed(work: Callable[..., object], *values: object) -> float:
    """How much of the processor something takes, in milliseconds: other work on the machine does not count."""
    start = time.process_time()
    work(*values)
    return 1000 * (time.process_time() - start)


def by_clone_and_view(match: Match, seat: int) -> None:
    """What each entry leads to, found out by trying it."""
    decision = match.decision
    assert decision is not None
    for move in match.moves(seat):
        if decision.commits(match, move, seat):
            ahead = match.redealt(seat, Seeded(1))
            ahead.play_listed(move, Seeded(2), None, seat)
            ahead.view(seat)
        else:
            preview(match, (move,), seat).view(seat)


def measured(game: Any, matches: int, seed: int) -> dict[str, list[float]]:
    """Milliseconds by what is asked for, at every decision of matches that the coach plays against chance."""
    coach = coach_of(game)
    found: dict[str, list[float]] = {"public view": [], "view": [], "menu": [], "foreseen": [], "clone and view": []}
    for number in range(matches):
        luck = Seeded(seed + number)
        match = game.new_match(luck)
        while match.outcome is None:
            seat = match.seat
            found["public view"].append(timed(match.public_view))
            found["view"].append(timed(match.view, seat))
            found["menu"].append(timed(match.menu, seat))
            found["foreseen"].append(timed(match.foreseen, seat))
            if len(found["view"]) % 10 == 0:
                found["clone and view"].append(timed(by_clone_and_view, match, seat))
            answer = coach.choose if coach is not None and game.side_of(seat) == number % 2 else random_bot
            match.play_listed(answer(match.redealt(seat, luck), seat, luck), luck, None, seat)
    return found


def percentile(times: list[float], share: float) -> float:
    """The time that so great a share of all stays below."""
    return sorted(times)[int(share * (len(times) - 1))]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="football-a-la-carte")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = measured(load(asked.game, asked.seats, **read_options(asked.option)), asked.matches, asked.seed)
    plain = percentile(found["clone and view"], 0.95)
    print(f"{asked.game}, {len(found['view'])} decisions")
    for what, times in found.items():
        most = percentile(times, 0.95)
        print(f"{what:<15} {median(times):8.3f} ms  {most:8.3f} ms  {most / plain:6.2f} of clone and view")


if __name__ == "__main__":
    main()
