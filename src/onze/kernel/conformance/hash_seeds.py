"""Checks in another process: the order of a set of words, another one in each process, decides nothing.

Python gives every process another order of words in sets (``PYTHONHASHSEED``), so that a match in which such an order
decides cannot be repeated elsewhere. The first match of each run is played again there, with the options and at the
table that the kit was handed, and compared step by step: what it is, tells, asks and shows, how it is dealt anew and
what the referee makes of it; in a long match at its beginning, and what it has come to in the end. So is what the game
says of itself before the match: its moves and calls in their order, its things.

The game is found there as ``pickle`` would find it: by the module and the name of its class, and built from
``game.spec()``. The other process looks for modules where this one does and, for a game from a folder, in the folder
that holds its package. A class that cannot be found so (in a function, in ``__main__``) is not looked at. Since
starting a process takes half a second, the last one is kept for the next table of the same class.
"""

import atexit
import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from onze.kernel.chance import Seeded
from onze.kernel.conformance.witness import frozen, objection, told_error
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["check_other_process", "main"]

MOVES_AT_MOST: Final = 60
"""So many moves are compared one by one."""
A_FEW: Final = 3
"""Why so many moves may not be played is compared at each step, other ones at the next."""
PROGRAM: Final = "from onze.kernel.conformance.hash_seeds import main; main()"
HASH_SEEDS: Final = ("1", "2")
ANOTHER: Final = "in another process the same {what}: does the order of a set of words decide? Sort it first"

seen: set[tuple[type[Game[Any]], str]] = set()
"""The games that have been played elsewhere and were the same: their classes and what they are built from."""


class OtherProcess:
    """A process with another order of words in sets, which plays matches of one class of games."""

    def __init__(self, kind: type[Game[Any]]) -> None:
        named: Any = kind  # compiled code knows no module of a typed class
        ours = os.environ.get("PYTHONHASHSEED")
        environment = {
            **os.environ,
            "PYTHONHASHSEED": next(other for other in HASH_SEEDS if other != ours),
            "PYTHONPATH": os.pathsep.join([*sys.path, *folder_of(named.__module__)]),
        }
        self.kind = kind
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )

    def answer(self, order: dict[str, object]) -> dict[str, Any]:
        """The digests of a match that is played there, or the error that was raised there and when."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            return {"error": f"it ended by itself with {self.process.wait()}", "when": "starting, or playing on"}
        answered: dict[str, Any] = json.loads(line)
        return answered

    def close(self) -> None:
        """Lets the process end: there is nothing more to read."""
        self.process.communicate()


kept: list[OtherProcess] = []
"""The last process that was started, for the next table of the same class."""


def close_kept() -> None:
    """Ends the process that was kept."""
    while kept:
        kept.pop().close()


atexit.register(close_kept)


def other_process(kind: type[Game[Any]]) -> OtherProcess:
    """A process for games of this class: the one that was kept, if it still runs, or a new one."""
    if not kept or kept[0].kind is not kind or kept[0].process.poll() is not None:
        close_kept()
        kept.append(OtherProcess(kind))
    return kept[0]


def check_other_process(game: Game[Any], seed: int, played: list[tuple[int, int]]) -> None:
    """The same moves with the same luck give the same match in a process with another order of words in sets."""
    spec = json.dumps(game.spec(), sort_keys=True)
    if (type(game), spec) in seen or not can_be_found(game):
        return
    kind: Any = type(game)
    answered = other_process(kind).answer(
        {"module": kind.__module__, "name": kind.__qualname__, "spec": spec, "seed": seed, "moves": played}
    )
    names = [f"{seat} {game.name(move)}" for seat, move in played]
    theirs = answered.get("digests", [])
    for number, (what, here) in enumerate(digests(game, seed, played)):
        if number == len(theirs):
            raise objection(
                game, seed, f"in another process, {answered['when']}: {answered['error']}", names[: max(0, number - 1)]
            )
        if theirs[number] != here:
            raise objection(game, seed, ANOTHER.format(what=what), names[: max(0, number - 1)])
    seen.add((type(game), spec))


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


def digests(game: Game[Any], seed: int, moves: list[tuple[int, int]]) -> Iterator[tuple[str, str]]:
    """What a game says of itself, then what a match is after its opening and after each move: each with its digest."""
    yield "game has other moves, calls or things", digest(said_before(game))
    luck = Seeded(seed + 1_000_003)
    told: list[Event] = []
    match = game.new_match(luck, told.append)
    yield "opening is another", digest(said_now(match, told, 0))
    for number, (seat, move) in enumerate(moves[:MOVES_AT_MOST], 1):
        told.clear()
        match.play(move, luck, told.append, seat)
        yield "moves gave another match, or another view, menu, refusal or event", digest(said_now(match, told, number))
    for seat, move in moves[MOVES_AT_MOST:]:
        match.play(move, luck, told.append, seat)
    yield "moves gave another end of the match", digest(said_now(match, told, len(moves)))


def said_before(game: Game[Any]) -> list[object]:
    """What can be said in a game and what there is in it, in order."""
    texts = [game.move_text(move) for move in range(len(game.vocabulary))]
    return [game.vocabulary.names(), game.calls.names(), game.identity(), game.things().written(), texts]


def said_now(match: Match, told: list[Event], number: int) -> list[object]:
    """The position, what was told, the views of the spectator and of a seat in turn; of whoever is asked the menu, and
    why something else is refused; for that seat the match dealt anew, and after a call of the referee in turn."""
    viewer = number % match.game.seats
    events = [[event.seen_by(None), [[seat, event.seen_by(seat)] for seat in sorted(event.private)]] for event in told]
    shown = [match.view(None), match.view(viewer), match.menu(), match.foreseen()]
    refused = [repr(match.why_not((number * A_FEW + place) % len(match.game.vocabulary))) for place in range(A_FEW)]
    tried = [match.redealt(viewer, Seeded(number))]
    if match.outcome is None:
        calls = match.referee_moves()
        tried.append(match.clone())
        tried[-1].referee(calls[number % len(calls)])
    return [match.position(), events, shown, refused, [other.position() for other in tried]]


def digest(values: object) -> str:
    """Values in a few letters; what is listed in another order is another value, but the order of keys is none."""
    return hashlib.sha256(frozen(values).encode()).hexdigest()[:16]


def main() -> None:
    """The other process: for each order on its input it builds the game and answers with the digests of the match."""
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        answer(json.loads(line), answers)


def answer(order: dict[str, Any], answers: IO[str]) -> None:
    """Plays one match and writes its digests, and the error where one is raised on the way."""
    found: list[str] = []
    told: dict[str, object] = {"digests": found}
    try:
        for _, written in digests(built(order), order["seed"], [(seat, move) for seat, move in order["moves"]]):
            found.append(written)
    except Exception as error:
        when = ("building the game and describing it", "in the opening")[len(found)] if len(found) < 2 else "playing"
        told = {"digests": found, "error": told_error(error), "when": when}
    answers.write(json.dumps(told) + "\n")
    answers.flush()


def built(order: dict[str, Any]) -> Game[Any]:
    """The game that is asked for."""
    found: Any = importlib.import_module(order["module"])
    for name in order["name"].split("."):
        found = getattr(found, name)
    spec = json.loads(order["spec"])
    game: Game[Any] = found(spec["seats"], **spec["options"], **spec["files"])
    return game
