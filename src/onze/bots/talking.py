"""Talking to a program of somebody else's over its pipes, a line each way: whatever it does, nobody waits for ever."""

import contextlib
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, Final

from onze.kernel.words import Text

__all__ = ["GONE", "LATE", "NONSENSE", "Program", "Silence"]

LATE: Final = "late"
GONE: Final = "gone"
NONSENSE: Final = "nonsense"

LONGEST_ANSWER: Final = 100_000
"""The bytes of a line: no answer is nearly as long."""
UNREAD: Final = 4
"""So many lines are taken from a program that says more than it is asked; then it has to wait."""
LAST_WORDS: Final = 2_000
"""So many bytes of what it complains of are kept."""
FAREWELL: Final = 1.0
"""So many seconds a program has to end by itself once its input is closed."""
LOG: Final = "ONZE_BOT_LOG"
"""The environment variable that names a file for whatever bots complain of."""
LONGEST_LOG: Final = 1_000_000
"""The bytes that one program may add to that file."""


Work = Callable[[IO[bytes]], None]


class Silence(Exception):  # noqa: N818 - the program on the other side is at fault, not this one
    """There is no answer: the program is ``late``, or ``gone``, or what it said is ``nonsense``."""

    def __init__(self, kind: str, what: str | Text = "") -> None:
        super().__init__(f"{kind}: {what}")
        self.kind = kind
        """One of the three."""
        self.what = what
        """What it said instead, or its last words; a text in each language where we have something to say."""


class Program:
    """A program that is running, in a group of processes of its own.

    Threads read what it says and complains of, so that it never blocks this program, nor this program it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it, or raises ``OSError``. No shell reads the command, and none of our own settings is told."""
        ours = {name: value for name, value in os.environ.items() if not name.startswith("ONZE_")}
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ours,
            start_new_session=True,
        )
        self._questions: Queue[bytes | None] = Queue()
        self._said: Queue[bytes | None] = Queue(UNREAD)
        self._stopped = Event()
        self._words = bytearray()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._thread(self._write, self._process.stdin)
        self._thread(self._read, self._process.stdout)
        self._complaints = self._thread(self._overhear, self._process.stderr)

    def ask(self, question: str, seconds: float) -> str:
        """What it answers to a line within some seconds, or ``Silence``."""
        with contextlib.suppress(Empty):
            while True:  # whatever it has said without being asked
                if self._said.get_nowait() is None:
                    raise self._gone()
        self._questions.put(f"{question}\n".encode())
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise Silence(LATE) from None
        if line is None:
            raise self._gone()
        if len(line) > LONGEST_ANSWER:
            raise Silence(NONSENSE, repr(line[:80]))
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise Silence(NONSENSE, repr(line[:80])) from None

    def stop(self, politely: bool = False) -> None:
        """Ends it and whatever it has started; ``politely`` its input is closed first, and it has a moment."""
        self._stopped.set()
        self._questions.put(None)
        if politely:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self.kill()
        self._process.wait()

    def kill(self) -> None:
        """Ends it and whatever it has started, and waits for nothing: also who is interrupted by a signal may."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _gone(self) -> Silence:
        """It has closed its output: its last words say why, more often than not."""
        self._complaints.join(FAREWELL)
        lines = [line.strip() for line in self._words.decode(errors="replace").splitlines() if line.strip()]
        return Silence(GONE, lines[-1] if lines else "")

    # ---- the threads

    def _thread(self, work: Work, pipe: IO[bytes]) -> Thread:
        thread = Thread(target=_closing, args=(work, pipe), daemon=True)
        thread.start()
        return thread

    def _write(self, pipe: IO[bytes]) -> None:
        while (question := self._questions.get()) is not None:
            pipe.write(question)
            pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        try:
            unfinished = b""
            while len(unfinished) <= LONGEST_ANSWER and (read := os.read(pipe.fileno(), 1 << 16)):
                *lines, unfinished = (unfinished + read).split(b"\n")
                for line in lines:
                    self._hear(line)
            if unfinished:
                self._hear(unfinished)
        finally:
            self._hear(None)

    def _hear(self, line: bytes | None) -> None:
        """Keeps a line until somebody asks for it; the program waits meanwhile."""
        while not self._stopped.is_set():
            with contextlib.suppress(Full):
                self._said.put(line, timeout=0.1)
                return

    def _overhear(self, pipe: IO[bytes]) -> None:
        path = os.environ.get(LOG)
        logged = 0
        while read := os.read(pipe.fileno(), 1 << 16):
            self._words += read
            del self._words[:-LAST_WORDS]
            if path and logged < LONGEST_LOG:
                logged += len(read)
                with Path(path).open("ab") as log:
                    log.write(read)


def _closing(work: Work, pipe: IO[bytes]) -> None:
    """Does the work of a thread, and closes its pipe when the other end is gone or nobody needs it any more."""
    with contextlib.suppress(OSError, ValueError), pipe:
        work(pipe)
