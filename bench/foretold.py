"""How well the hands that a search deals foretell those that others truly hold.

``python -m bench.foretold football-a-la-carte --seats 2 --matches 40 --often 6``

At positions of matches between coaches worlds are dealt in three ways: all deals alike, by what people keep in hand
(``kept.toml``), and by what is read from the play of others besides (``Coach.reading``). Two figures each, the less the
better: the log loss of foretelling which kinds of cards others hold, in all kinds together; and how far the mean value
of the dealt worlds is from the value of the true one, as the root of the mean square.
"""

import argparse
import time
from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from bench.kept import held, positions
from bench.ours import read_options, refusals_told
from onze.bots.scoring import guide_of
from onze.games import load
from onze.kernel.cards.reading import Reading
from onze.kernel.chance import Seeded
from onze.kernel.match import Match

DOUBT: Final = 0.5
"""No kind is foretold for certain: it counts as if so many more worlds had held it, and as many had not."""


def foretold(
    match: Match, seat: int, kept: Sequence[float] | None, reading: Reading | None, worlds: int, luck: Seeded
) -> tuple[float, float]:
    """The log loss of the kinds that others hold, and how far the worlds' value is from the true one."""
    guide, dealer = guide_of(match.game), match.dealer(seat, kept, reading)
    true = held(match, seat)
    times = [0] * len(match.game.cards)
    value = 0.0
    for _ in range(worlds):
        world = dealer.deal(luck)
        value += guide.value(world, seat)
        for card in held(world, seat):
            times[card] += 1
    loss = 0.0
    for card, count in enumerate(times):
        likely = (count + DOUBT) / (worlds + 2 * DOUBT)
        loss -= log(likely if true[card] else 1.0 - likely)
    return loss, value / worlds - guide.value(match, seat)


def main() -> None:
    """Reads the command line, deals and prints a line for each way."""
    parser = argparse.ArgumentParser(prog="bench.foretold", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--often", type=int, default=6, help="one of so many decisions is looked at")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=400)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()
    with refusals_told(parser):
        game: Any = load(asked.game, asked.seats, **read_options(asked.option))
    at = positions(game, asked.matches, asked.seed, asked.often)
    kept = guide_of(game).kept
    for way, weights, reads in (("all alike", None, False), ("kept", kept, False), ("kept and read", kept, True)):
        luck, begun = Seeded(asked.seed), time.process_time()
        found = [
            foretold(match, seat, weights, reading if reads else None, asked.worlds, luck)
            for match, seat, reading in at
        ]
        loss = sum(one for one, _ in found) / len(at)
        wide = sqrt(sum(off * off for _, off in found) / len(at))
        spent = 1e6 * (time.process_time() - begun) / len(at) / asked.worlds
        print(f"{way:14} {len(at)} positions: log loss {loss:.3f}, value off by {wide:.4f}; {spent:.0f} µs a world")


if __name__ == "__main__":
    main()
