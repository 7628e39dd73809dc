"""The ladder: everybody against everybody on all cores, until every pairing is clear or has played enough."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final

from onze.games import folder_of, from_spec
from onze.kernel.game import Game
from onze.lab.fixtures import Pairing, fixtures, matches_a_round, pairings
from onze.lab.matches import Bench, Result, play_fixture
from onze.lab.results import Results
from onze.lab.standings import SequentialTest, Standing, decided, standing

__all__ = ["Ladder"]

AHEAD: Final = 2
"""So many rounds for each process are handed out at a time."""


class Ladder:
    """Bots, their results so far, and what is still to be played."""

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[str],
        results: Results,
        seed: int,
        matches: int,
        test: SequentialTest | None,
    ) -> None:
        """``matches`` are those of a pairing at most; with a ``test``, fewer once it is clear who is stronger."""
        self.game = game
        """The game that is played."""
        self.bots = tuple(bots)
        """Everybody, by code."""
        self.results = results
        """What has been played."""
        self.seed = seed
        """What all deals follow from."""
        self.rounds = max(1, -(-matches // matches_a_round(game)))
        """So many rounds a pairing plays at most."""
        self.test = test
        """When a pairing is clear earlier; none: never."""
        self.pairings = pairings(game, self.bots)
        """Who plays whom."""
        self.standings: dict[Pairing, Standing] = {}
        """How every pairing stands."""
        self._tally(self.pairings)

    def _tally(self, pairings: Sequence[Pairing]) -> None:
        for pairing in pairings:
            self.standings[pairing] = standing(self.game, pairing, self.results.results)

    def decided(self) -> set[Pairing]:
        """The pairings in which it is clear who is stronger."""
        return decided(self.game, self.standings, self.test)

    def open(self) -> list[Pairing]:
        """The pairings that still have to play; those that have played least come first."""
        clear = self.decided()
        left = [one for one in self.pairings if one not in clear and len(self.standings[one].points) < self.rounds]
        return sorted(left, key=lambda one: len(self.standings[one].points))

    def climb(self, processes: int, seconds: float | None, heard: Callable[[], None] = lambda: None) -> None:
        """Plays all that is left on so many processes and keeps every round; ``heard`` is called after each."""
        if not self.open():
            return
        # Each process is started from nothing: bots and threads are not copied into it.
        context = multiprocessing.get_context("spawn")
        setting = (self.game.spec(), folder_of(self.game), seconds)
        pool = ProcessPoolExecutor(processes, context, _sit_down, setting)
        playing: dict[Future[list[Result]], tuple[Pairing, int]] = {}
        try:
            while self._hand_out(pool, playing, processes * AHEAD) or playing:
                done, _ = wait(playing, return_when=FIRST_COMPLETED)
                for future in done:
                    pairing, _ = playing.pop(future)
                    self.results.add(future.result())
                    self._tally([pairing])
                    heard()
            pool.shutdown()
        finally:
            # Interrupted, nobody waits for matches that are still played.
            for process in multiprocessing.active_children():
                process.terminate()
            pool.shutdown(cancel_futures=True)

    def _hand_out(
        self, pool: ProcessPoolExecutor, playing: "dict[Future[list[Result]], tuple[Pairing, int]]", room: int
    ) -> bool:
        """Hands out the next rounds while there is room; says whether there are any more."""
        taken = set(playing.values())
        taken |= {
            (pairing, result["deal"])
            for pairing in self.pairings
            for result in self.results.results
            if (result["one"], result["others"]) == pairing
        }
        left = {
            pairing: [deal for deal in range(self.rounds) if (pairing, deal) not in taken] for pairing in self.open()
        }
        while len(playing) < room and any(left.values()):
            for pairing, deals in left.items():
                if deals and len(playing) < room:
                    deal = deals.pop(0)
                    playing[pool.submit(_play_round, pairing, deal, self.seed)] = (pairing, deal)
        return any(left.values())


# ---- in a process of its own

_bench: Bench
_seconds: float | None


def _sit_down(spec: dict[str, Any], folder: str | None, seconds: float | None) -> None:
    """The process is made ready: who interrupts the ladder interrupts only the one that holds the file."""
    global _bench, _seconds
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bench, _seconds = Bench(from_spec(spec, folder)), seconds
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    """Told to stop, perhaps twice, in the middle of whatever it holds: nothing is waited for here."""
    _bench.kill()
    os._exit(1)


def _play_round(pairing: Pairing, deal: int, seed: int) -> list[Result]:
    return [play_fixture(_bench, fixture, _seconds) for fixture in fixtures(_bench.game, pairing, deal, seed)]
