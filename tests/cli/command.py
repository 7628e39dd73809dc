"""Running the command ``onze`` while somebody types: in this process, or for real through a pipe."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from onze.cli.main import app

GAME = "football-a-la-carte"
COMMAND = Path(sys.executable).with_name("onze")


class Ran(NamedTuple):
    """What a run of the command wrote, and how it ended."""

    output: str
    errors: str
    code: int


def onze(*arguments: str, typed: str = "") -> Ran:
    """Runs the command in this process."""
    ran = CliRunner().invoke(app, arguments, input=typed, catch_exceptions=False)
    return Ran(ran.stdout, ran.stderr, ran.exit_code)


def onze_in_a_pipe(*arguments: str, typed: str | bytes = "", machine: str = "en_GB.UTF-8") -> Ran:
    """Runs the installed command on a machine set to some language."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    run = subprocess.run(
        [COMMAND, *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env={**environment, "LANG": machine, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    return Ran(run.stdout.decode(), run.stderr.decode(), run.returncode)


def play(seats: str, typed: str, *more: str, lang: str = "en", seed: int = 7) -> Ran:
    """Plays Football à la carte with fixed luck."""
    return onze("play", GAME, "--seats", seats, "--lang", lang, "--seed", str(seed), *more, typed=typed)
