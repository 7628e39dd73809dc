"""One contestant in a process of its own: told a kind of work and some seconds, it answers with a figure.

Started as ``python -m bench.worker bench.peers:open_spiel '{"name": "hearts"}'``; then one line in, one line out:
``play 2`` or ``clone 0.5``. Seconds are this process's own time on the core, so that another program that
gets in between is not charged to the contestant.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

from bench.contestant import WHOLE_MATCH, Contestant

POSITIONS = 50
"""So many positions are cloned in turn."""


class Worker:
    """A contestant, warmed up, with positions to clone."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        warm = self.play(0.5)
        self.positions = self._positions(round(warm["moves"] / warm["matches"]))

    def play(self, seconds: float) -> dict[str, float]:
        """Whole random matches for about that long."""
        matches = moves = lone = 0
        start = process_time()
        spent = 0.0
        while spent < seconds:
            played = self.contestant.play(WHOLE_MATCH)
            matches += 1
            moves += played.moves
            lone += played.lone
            spent = process_time() - start
        return {"seconds": spent, "matches": matches, "moves": moves, "lone": lone}

    def clone(self, seconds: float) -> dict[str, float]:
        """Copies of the positions for about that long."""
        clone, positions = self.contestant.clone, self.positions
        clones = 0
        start = process_time()
        spent = 0.0
        while spent < seconds:
            for position in positions:
                clone(position)
            clones += len(positions)
            spent = process_time() - start
        return {"seconds": spent, "clones": clones}

    def _positions(self, usual: int) -> list[object]:
        """Positions from all over random matches: each is broken off before it gets to the usual length."""
        positions: list[object] = []
        while len(positions) < POSITIONS:
            stop = random.randrange(usual)
            played = self.contestant.play(stop)
            if played.moves == stop:
                positions.append(self.contestant.clone(played.position))
        return positions


def main() -> None:
    """Sets up the contestant that the command line names, then works on demand."""
    random.seed(1)
    module, _, name = sys.argv[1].partition(":")
    build: Callable[..., Contestant] = getattr(import_module(module), name)
    worker = Worker(build(**json.loads(sys.argv[2])))
    print(json.dumps({"version": worker.contestant.version}), flush=True)
    work = {"play": worker.play, "clone": worker.clone}
    for line in sys.stdin:
        kind, seconds = line.split()
        print(json.dumps(work[kind](float(seconds))), flush=True)


if __name__ == "__main__":
    main()
