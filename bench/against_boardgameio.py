"""Our server beside boardgame.io's, in one run: ours with durable storage, its in memory.

    python -m bench.against_boardgameio build/boardgameio --python .venv-compiled/bin/python [--rounds 2]

The folder holds the files of ``bench/boardgameio`` with its packages installed (``make bench-server`` sees to it). Both
play 100 matches of two sockets each, as fast as they are answered and then at a pace of two moves a second and match;
the server on one core, the load on another. Its game is a toy: 25 cells and a die. Ours is Football à la carte with
views, menus, sentences in two languages, what is foreseen, a record, and a commit before anybody is told.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.server import processor_time

PORT = "8123"


def theirs(folder: Path, pace: int, seconds: int) -> str:
    """One run of the peer."""
    cores = sorted(os.sched_getaffinity(0))
    environment = {**os.environ, "PORT": PORT, "NODE_ENV": "production"}
    server = subprocess.Popen(
        ["taskset", "-c", str(cores[0]), "node", "server.js"],
        cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        time.sleep(3)
        load = ["taskset", "-c", str(cores[-1]), "node", "load.js", "100", str(seconds), "3", str(pace)]
        said = subprocess.run(load, cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout
        told = json.loads(said.splitlines()[-1])
        took = processor_time(server.pid)
    finally:
        server.terminate()
        server.wait(30)
    return (
        f"{told['moves_per_s']:.0f} moves a second; p50 {told['p50_ms']:.1f} ms, p99 {told['p99_ms']:.1f} ms; "
        f"load {told['loadgen_cpu_pct']} % busy; the server took {took:.1f} s of its core in all"
    )


def ours(python: str, pace: float, seconds: int) -> str:
    """One run of ours, in the interpreter that is asked for."""
    command = [python, "-m", "bench.server", "--matches", "100", "--seconds", str(seconds)]
    command += ["--pace", str(pace), "--ahead", "1"] if pace else ["--ahead", "12"]
    with tempfile.TemporaryDirectory() as elsewhere:  # so that an installed package is not hidden by the sources
        (Path(elsewhere) / "bench").symlink_to(Path(__file__).parent)
        return subprocess.run(command, cwd=elsewhere, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Runs both in turn, flat out and at a pace."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=int, default=10)
    chosen = parser.parse_args()
    python = str(Path(chosen.python).absolute())
    for _ in range(chosen.rounds):
        print("boardgame.io, flat out:", theirs(chosen.folder, 0, chosen.seconds), flush=True)
        print("Onze, flat out:        ", ours(python, 0, chosen.seconds), flush=True)
    for _ in range(chosen.rounds):
        # Each player waits half a second before a move there, so that a match moves twice a second; so does ours.
        print("boardgame.io, paced:   ", theirs(chosen.folder, 500, chosen.seconds), flush=True)
        print("Onze, paced:           ", ours(python, 0.5, chosen.seconds), flush=True)


if __name__ == "__main__":
    main()
