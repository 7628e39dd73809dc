"""A million random decisions, from clones of freshly dealt matches, must leave memory as it was.

Two figures are watched: Python's own count of memory blocks, which a single forgotten object a match would raise
by thousands, and the largest memory that the process has held, which also sees what is not a Python object.
"""

import argparse
import gc
import resource
import sys
from typing import NamedTuple

from bench.ours import add_game_arguments, build, load_chosen
from onze.kernel.chance import Seeded
from onze.kernel.playout import Tally, play_out

WARM_UP = 100_000
"""Decisions before the first reading: caches fill, the allocator settles."""
READINGS = 10
MOST_BLOCKS = 100
MOST_KIB = 1024


class Reading(NamedTuple):
    """What the process holds."""

    blocks: int
    kib: int


def read() -> Reading:
    """Reads memory with the garbage swept up."""
    gc.collect()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Reading(sys.getallocatedblocks(), peak // 1024 if sys.platform == "darwin" else peak)


def main() -> None:
    """Plays, prints each reading and fails when memory has grown."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    add_game_arguments(parser)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    arguments = parser.parse_args()
    game = load_chosen(arguments)
    chance = Seeded(1)
    tally = Tally()

    def play_until(decisions: int) -> Reading:
        while tally.decisions < decisions:
            play_out(game.new_match(chance).clone(), chance, tally)
        return read()

    # Plain prints: a progress bar would take memory of its own.
    print(f"{game.id}, {build()}")
    first = last = play_until(WARM_UP)
    share = arguments.decisions // READINGS
    for count in range(1, READINGS + 1):
        last = play_until(WARM_UP + count * share)
        print(f"{count * share:>9,} decisions: {last.blocks:,} blocks, {last.kib:,} KiB at most", flush=True)
    blocks, kib = last.blocks - first.blocks, last.kib - first.kib
    grown = blocks > MOST_BLOCKS or kib > MOST_KIB
    print(f"{blocks:+,} blocks (at most {MOST_BLOCKS}), {kib:+,} KiB (at most {MOST_KIB}):", end=" ")
    print("memory GROWS" if grown else "memory does not grow")
    sys.exit(1 if grown else 0)


if __name__ == "__main__":
    main()
