"""The command: ``python -m tools.mutants footime --count 40 --seed 1``."""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from onze.cli.where.index import game_folders
from tools.mutants.breaks import Break, breaks_of
from tools.mutants.reach import Reach

ROOT = Path(__file__).parents[2]
PYTEST = [
    sys.executable,
    "-m",
    "pytest",
    "-x",
    "-q",
    "--no-header",
    "--tb=no",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
]
MANY = 200  # so many tests that those which can see a break are no smaller a run than all of them
SLACK = 30  # seconds that a broken game may take beyond ten times the whole run, before it counts as hanging


@dataclass(frozen=True)
class Trial:
    """What became of one break."""

    change: Break
    caught: bool


class Bench:
    """The rule tests of one game, and copies of the sources in which rules are broken, one for each process."""

    def __init__(self, folder: Path, scratch: Path, processes: int) -> None:
        self.folder = folder
        self.tests = f"tests/rules/{folder.name}"
        self.others = f"tests/games/{folder.name}"
        game = folder.name.replace("_", "-")
        self.kit = ["tests/games/test_conformance.py", "-k", f"a_game_passes_the_kit and {game}"]
        self.copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(processes):
            copy = scratch / str(number)
            shutil.copytree(ROOT / "src", copy / "src")
            self.copies.put(copy)
        written = scratch / "reach"
        start = time.monotonic()
        watched = {"ONZE_REACH": str(written), "ONZE_REACH_OF": str(folder)}
        plugin = [*PYTEST, "-p", "tools.mutants.reach", self.tests]
        if subprocess.run(plugin, cwd=ROOT, env=os.environ | watched, check=False).returncode:
            raise SystemExit(f"{self.tests} must pass before anything is broken.")
        self.longest = 10 * (time.monotonic() - start) + SLACK
        self.reach = Reach(written)

    def trial(self, change: Break) -> Trial:
        """Breaks a copy and runs tests until one fails."""
        copy = self.copies.get()
        broken = copy / change.path.relative_to(ROOT)
        source = broken.read_text(encoding="utf-8")
        broken.write_text(change.broken(source), encoding="utf-8")
        shutil.rmtree(broken.parent / "__pycache__", ignore_errors=True)
        try:
            caught = any(self.fails(copy, tests) for tests in self.runs(change))
        finally:
            broken.write_text(source, encoding="utf-8")
            self.copies.put(copy)
        return Trial(change, caught)

    def runs(self, change: Break) -> list[list[str]]:
        """The rule tests that reach the line, all if others might see it too, then the game's others, then the kit."""
        near = self.reach.tests_of(change.path, change.line)
        first = [near] if 0 < len(near) <= MANY else []
        if not first or not self.reach.runs_in_tests_alone(change.path, change.line):
            first.append([self.tests])
        return [*first, [self.others], self.kit]

    def fails(self, copy: Path, tests: list[str]) -> bool:
        """Whether the tests fail, or hang, on a copy."""
        there = {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            run = subprocess.run(
                [*PYTEST, *tests],
                cwd=ROOT,
                env=os.environ | there,
                timeout=self.longest,
                capture_output=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != 0


def chosen(folder: Path, count: int, seed: int, only: str) -> list[Break]:
    """So many breaks of a game's rules, the same ones for the same seed."""
    paths = sorted(path for path in (folder / "rules").rglob("*.py") if path.stem != "invariants")  # the kit's own eyes
    every = [
        change for path in paths if only in path.name for change in breaks_of(path, path.read_text(encoding="utf-8"))
    ]
    return sorted(
        random.Random(seed).sample(every, min(count, len(every))), key=lambda change: (change.path, change.start)
    )


def main() -> None:
    folders = game_folders(ROOT)
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game", choices=list(folders))
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="break only files whose name contains this")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    changes = chosen(folders[asked.game], asked.count, asked.seed, asked.only)
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(asked.processes) as pool:
        bench = Bench(folders[asked.game], Path(scratch), asked.processes)
        survivors = 0
        for trial in pool.map(bench.trial, changes):
            if not trial.caught:
                survivors += 1
                print(str(trial.change).replace(f"{ROOT}/", ""), flush=True)  # at once: the next one may take minutes
    print(f"{asked.game}: {len(changes) - survivors} of {len(changes)} broken rules were caught (seed {asked.seed}).")


if __name__ == "__main__":
    main()
