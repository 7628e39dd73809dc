"""Uniformly random play on one core: ours, interpreted and compiled, beside other engines in the same run.

Every contestant waits in a process of its own and is asked in turn for a slice of play and a slice of clones,
round after round, so that whatever else the machine does hits all of them alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.ours import add_game_arguments, chosen

INTERPRETED: Final = "onze, interpreted"
COMPILED: Final = "onze, compiled"
YARDSTICK: Final = "hearts"

GOALS: Final[dict[str, tuple[tuple[float, float | None], ...]]] = {
    "football-a-la-carte": ((1.0, 4.0), (4.0, 1.5)),
    "worldwide-football": ((0.7, 8.0), (4.0, None)),
    "world-cup": ((0.7, 15.0), (4.0, None)),
    "footime": ((0.4, 12.0), (2.0, None)),
}
"""For each game, interpreted and compiled: our decisions to a move of the yardstick, and microseconds of a clone."""


class Entry(NamedTuple):
    """Who plays: a name, the Python it runs in, the function of the bench that builds it, and its settings."""

    name: str
    python: str
    builder: str
    settings: dict[str, Any]


class Slice(NamedTuple):
    """What a contestant did in one round."""

    decisions: float
    """A second; a lone move is no decision."""
    moves: float
    """A second, lone ones included."""
    matches: float
    """A second."""
    clone: float
    """Microseconds."""


class Goal(NamedTuple):
    """A figure that one of our builds should reach."""

    what: str
    figure: float
    wanted: float
    at_least: bool

    def __str__(self) -> str:
        met = self.figure >= self.wanted if self.at_least else self.figure <= self.wanted
        bound = "at least" if self.at_least else "at most"
        return f"{self.what}: {self.figure:.2f} ({bound} {self.wanted:g}: {'met' if met else 'MISSED'})"


class Contender:
    """A worker process and what it has shown so far."""

    def __init__(self, entry: Entry) -> None:
        self.name = entry.name
        command = [entry.python, "-m", "bench.worker", entry.builder, json.dumps(entry.settings)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.version = str(self._answer()["version"])
        self.slices: list[Slice] = []

    def round(self, seconds: float) -> None:
        """One slice of play and one of clones."""
        played = self._ask("play", seconds)
        cloned = self._ask("clone", seconds / 4)
        time = played["seconds"]
        self.slices.append(
            Slice(
                decisions=(played["moves"] - played["lone"]) / time,
                moves=played["moves"] / time,
                matches=played["matches"] / time,
                clone=1e6 * cloned["seconds"] / cloned["clones"],
            )
        )

    def usual(self, figure: Callable[[Slice], float]) -> float:
        """The median of a figure over the rounds."""
        return median(figure(one) for one in self.slices)

    def close(self) -> None:
        """Sends the worker home."""
        self.process.communicate()

    def _ask(self, work: str, seconds: float) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{work} {seconds}\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} has stopped; its own message stands above")
        return json.loads(line)


def ratio(ours: Contender, theirs: Contender, lone_count_for_them: bool) -> float:
    """Our decisions to theirs, compared within each round; the median of the rounds."""
    return median(
        mine.decisions / (other.moves if lone_count_for_them else other.decisions)
        for mine, other in zip(ours.slices, theirs.slices, strict=True)
    )


def figures(contenders: list[Contender]) -> Table:
    """The medians of everybody."""
    table = Table(title="Random play, median of the rounds")
    table.add_column("contestant")
    for heading in ("decisions/s", "spread", "lone moves", "matches/s", "decisions/match", "clone µs"):
        table.add_column(heading, justify="right")
    for one in contenders:
        decisions = [each.decisions for each in one.slices]
        table.add_row(
            f"{one.name} ({one.version})",
            f"{median(decisions):,.0f}",
            f"{(max(decisions) - min(decisions)) / median(decisions):.0%}",
            f"{one.usual(lambda each: 1 - each.decisions / each.moves):.1%}",
            f"{one.usual(lambda each: each.matches):,.1f}",
            f"{one.usual(lambda each: each.decisions / each.matches):,.1f}",
            f"{one.usual(lambda each: each.clone):,.2f}",
        )
    return table


def ratios(ours: list[Contender], peers: list[Contender]) -> Table:
    """Our decisions a second to each peer's, by both ways of counting."""
    table = Table(title="Our decisions to theirs (to all their moves)")
    table.add_column("to")
    for one in ours:
        table.add_column(one.name, justify="right")
    for peer in peers:
        cells = [f"{ratio(one, peer, False):.2f} ({ratio(one, peer, True):.2f})" for one in ours]
        table.add_row(peer.name, *cells)
    return table


def goals(game: str, ours: list[Contender], yardstick: Contender) -> list[Goal]:
    """What we hold ourselves to. The stricter count is judged: every move of the yardstick, only our decisions."""
    found = []
    for one, (speed, clone) in zip(ours, GOALS.get(game, ()), strict=False):
        found.append(
            Goal(f"{one.name}, decisions to moves of {yardstick.name}", ratio(one, yardstick, True), speed, True)
        )
        if clone is not None:
            found.append(Goal(f"{one.name}, clone in µs", one.usual(lambda each: each.clone), clone, False))
    return found


def pin(core: int | None) -> str:
    """Keeps this process and the workers it starts on one core, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    core = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def main() -> None:
    """Runs the benchmark and prints its tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.random_play", description=__doc__)
    add_game_arguments(parser)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play in a slice; a quarter of it for clones")
    parser.add_argument("--core", type=int, help="the core to play on; the last one if not given")
    parser.add_argument("--compiled", default=".venv-compiled/bin/python", help="the Python of the compiled build")
    parser.add_argument("--peers", default=".venv-bench/bin/python", help="the Python that has the other engines")
    arguments = parser.parse_args()
    game = chosen(arguments)
    peers = arguments.peers
    entries = [
        Entry(INTERPRETED, sys.executable, "bench.ours:onze_game", {"expected": "interpreted", **game}),
        Entry(YARDSTICK, peers, "bench.peers:open_spiel", {"name": "hearts"}),
        Entry(COMPILED, arguments.compiled, "bench.ours:onze_game", {"expected": "compiled", **game}),
        Entry("gin_rummy", peers, "bench.peers:open_spiel", {"name": "gin_rummy"}),
        Entry("uno", peers, "bench.peers:rlcard", {"name": "uno"}),
        Entry("catan, 2 players", peers, "bench.peers:catanatron", {"players": 2}),
    ]
    pinned = pin(arguments.core)
    console = Console(width=120)
    contenders = [Contender(entry) for entry in track(entries, "warming up", console=console)]
    turns = [one for _ in range(arguments.rounds) for one in contenders]
    for one in track(turns, "playing", console=console):
        one.round(arguments.seconds)
    for one in contenders:
        one.close()
    by_name = {one.name: one for one in contenders}
    ours = [by_name.pop(INTERPRETED), by_name.pop(COMPILED)]
    settings = ", ".join(f"{name} {value}" for name, value in game.items() if value)
    console.print(f"{settings}; {arguments.rounds} rounds of {arguments.seconds:g} s; {pinned}; {machine()}")
    console.print(figures(contenders))
    console.print(ratios(ours, list(by_name.values())))
    for goal in goals(arguments.game, ours, by_name[YARDSTICK]):
        console.print(str(goal), highlight=False)


def machine() -> str:
    """What the figures were taken on."""
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, {os.cpu_count()} cores"


if __name__ == "__main__":
    main()
