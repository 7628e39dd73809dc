"""Checks in another process: the order of a set of words, another one in each process, decides nothing.

Python gives every process another order of words in sets (``PYTHONHASHSEED``), so that a match in which such an order
decides cannot be repeated elsewhere. The first match of a run is played again there and compared, step by step.

The game is found there as ``pickle`` would find it: by the module and the name of its class, and built from
``game.spec()``. The other process looks for modules where this one does and, for a game from a folder, in the folder
that holds its package. A class that cannot be found so (in a function, in ``__main__``) is not looked at. It is done
once for each class of games, since starting a process takes half a second.
"""

import hashlib
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from onze.kernel.chance import Seeded
from onze.kernel.conformance.witness import frozen, objection
from onze.kernel.events import Event
from onze.kernel.game import Game

__all__ = ["check_other_process", "main"]

MOVES_AT_MOST: Final = 120
PROGRAM: Final = "from onze.kernel.conformance.hash_seeds import main; main()"
HASH_SEEDS: Final = ("1", "2")

seen: set[type[Game[Any]]] = set()
"""The classes of games that have been played elsewhere and were the same."""


def check_other_process(game: Game[Any], seed: int, played: list[tuple[int, int]]) -> None:
    """The same moves with the same luck give the same match in a process with another order of words in sets."""
    if type(game) in seen or not can_be_found(game):
        return
    moves = played[:MOVES_AT_MOST]
    kind: Any = type(game)
    order = {"module": kind.__module__, "name": kind.__qualname__, "spec": game.spec(), "seed": seed, "moves": moves}
    ours = os.environ.get("PYTHONHASHSEED")
    environment = {
        **os.environ,
        "PYTHONHASHSEED": next(other for other in HASH_SEEDS if other != ours),
        "PYTHONPATH": os.pathsep.join([*sys.path, *folder_of(kind.__module__)]),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps(order),
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    names = [f"{seat} {game.name(move)}" for seat, move in moves]
    if done.returncode != 0:
        raise objection(game, seed, f"the match cannot be played in another process: {done.stderr.strip()}", names)
    theirs = done.stdout.split()
    for number, here in enumerate(digests(game, seed, moves)):
        if theirs[number] != here:
            sentence = "in another process the same moves gave another match: does the order of a set of words decide?"
            raise objection(game, seed, sentence, names[:number])
    seen.add(type(game))


def can_be_found(game: Game[Any]) -> bool:
    """Whether another process can import the game's class by its name."""
    kind: Any = type(game)
    found: Any = sys.modules.get(kind.__module__)
    for name in kind.__qualname__.split("."):
        found = getattr(found, name, None)
    return found is kind and kind.__module__ != "__main__"


def folder_of(module: str) -> list[str]:
    """The folder that holds a module's package, from which it can be imported by its name."""
    package = sys.modules[module.partition(".")[0]]
    file = getattr(package, "__file__", None)
    if file is None:
        return []
    return [str(Path(file).parent.parent if hasattr(package, "__path__") else Path(file).parent)]


def digests(game: Game[Any], seed: int, moves: list[tuple[int, int]]) -> list[str]:
    """What a match is and tells after its opening and after each move, as digests."""
    luck = Seeded(seed + 1_000_003)
    told: list[Event] = []
    match = game.new_match(luck, told.append)
    found = [digest(match.position(), told)]
    for seat, move in moves:
        told.clear()
        match.play(move, luck, told.append, seat)
        found.append(digest([match.position(), match.view(seat)], told))
    return found


def digest(values: object, told: list[Event]) -> str:
    """Values and events in a few letters."""
    events = [[event.seen_by(None), [[seat, event.seen_by(seat)] for seat in sorted(event.private)]] for event in told]
    return hashlib.sha256(frozen([values, events]).encode()).hexdigest()[:16]


def main() -> None:
    """The other process: builds the game that is asked for on its input, and prints the digests."""
    order = json.loads(sys.stdin.read())
    found: Any = importlib.import_module(order["module"])
    for name in order["name"].split("."):
        found = getattr(found, name)
    spec = order["spec"]
    game: Game[Any] = found(spec["seats"], **spec["options"], **spec["files"])
    print("\n".join(digests(game, order["seed"], [(seat, move) for seat, move in order["moves"]])))
