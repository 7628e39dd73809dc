"""Running the command ``onze`` while somebody types: in this process, through a pipe, or at a terminal of its own."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from onze.cli.main import app
from tests.plain import plain

GAME = "football-a-la-carte"
COMMAND = Path(sys.executable).with_name("onze")
PATIENCE = 60
"""How many seconds a command may take before a test fails."""
AGAIN = 3
"""How many seconds a signal may take before it is sent again."""


class Ran(NamedTuple):
    """What a run of the command wrote, with plain spaces, and how it ended."""

    output: str
    errors: str
    code: int


def onze(*arguments: str, typed: str = "") -> Ran:
    """Runs the command in this process."""
    ran = CliRunner().invoke(app, arguments, input=typed, catch_exceptions=False)
    return Ran(plain(ran.stdout), plain(ran.stderr), ran.exit_code)


def onze_in_a_pipe(
    *arguments: str, typed: str | bytes = "", machine: str = "en_GB.UTF-8", alphabet: str = "utf-8"
) -> Ran:
    """Runs the installed command on a machine set to some language and some alphabet."""
    run = subprocess.run(
        [COMMAND, *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=_environment(machine, PYTHONIOENCODING=alphabet),
        timeout=PATIENCE,
        check=False,
    )
    return Ran(plain(run.stdout.decode(alphabet)), plain(run.stderr.decode(alphabet)), run.returncode)


def play(seats: str, typed: str, *more: str, lang: str = "en", seed: int = 7) -> Ran:
    """Plays Football à la carte with fixed luck."""
    return onze("play", GAME, "--seats", seats, "--lang", lang, "--seed", str(seed), *more, typed=typed)


class Running:
    """The installed command while it runs; whatever does not come within the time given fails the test."""

    def __init__(self, *arguments: str, at_a_terminal: bool = False, **settings: str) -> None:
        self.shown = ""
        ends = pty.openpty() if at_a_terminal else None
        # Tests that run in the background ignore interrupts, and what they start would inherit that.
        ignored = signal.signal(signal.SIGINT, signal.default_int_handler)
        self._process = subprocess.Popen(
            [COMMAND, *arguments],
            stdin=subprocess.PIPE if ends is None else ends[1],
            stdout=subprocess.PIPE if ends is None else ends[1],
            stderr=subprocess.STDOUT,
            env=_environment("en_GB.UTF-8", PYTHONIOENCODING="utf-8", **settings),
        )
        signal.signal(signal.SIGINT, ignored)
        if ends is None:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        else:
            os.close(ends[1])
            self._to = self._from = ends[0]

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        if self._process.stdin is None:
            os.close(self._to)

    def type(self, text: str) -> None:
        """Types some text."""
        os.write(self._to, text.encode())

    def read_until(self, wanted: str) -> str:
        """Reads on until something is shown, and returns what was shown since the last time."""
        new = ""
        while wanted not in new:
            read = self._read()
            assert read, f"the command ended before it showed {wanted!r}: {new[-500:]}"
            new += read
        return new

    def read_rest(self) -> str:
        """Reads on until the command ends, and returns what was shown since the last time."""
        new = ""
        while read := self._read():
            new += read
        return new

    def send(self, number: signal.Signals) -> int:
        """Sends a signal, and returns the exit code of the command once it has ended."""
        for _ in range(PATIENCE // AGAIN):
            # One that comes in the instant before the command begins to wait for a line is not noticed.
            self._process.send_signal(number)
            if self._ready(AGAIN):
                break
        self.shown = self.read_rest()
        return self.code()

    def code(self) -> int:
        """How the command ended."""
        return self._process.wait(PATIENCE)

    def _read(self) -> str:
        assert self._ready(PATIENCE), "the command shows nothing more, and does not end"
        try:
            return plain(os.read(self._from, 1 << 16).decode(errors="replace"))
        except OSError:
            # A terminal whose last user has gone is read with an error, not with an end.
            return ""

    def _ready(self, seconds: int) -> bool:
        return bool(select.select([self._from], [], [], seconds)[0])


def _environment(machine: str, **settings: str) -> dict[str, str]:
    """The environment of this process on another machine."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**ours, "LANG": machine, **settings}
