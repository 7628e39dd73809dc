"""One server to a file: whoever has a database open holds it, and says by which process."""

import os
from pathlib import Path
from typing import Final

from onze.tables.store.words import WORDS

try:
    import fcntl
except ImportError:  # where a system has no such locks, people must take care themselves
    fcntl = None  # type: ignore[assignment]

__all__ = ["Hold", "holder_is_there"]

_HELD: Final[set[int]] = set()
"""The open lock files of this process, by their numbers."""


class Hold:
    """The lock beside a database's file, with the process id of its holder in it.

    The system lets go of the lock when that process ends, however it ends, so a file left behind by a dead process
    holds nobody up. The file itself stays: if it were removed, two servers could hold two files of that name.
    """

    def __init__(self, database: Path) -> None:
        """Takes the lock, or refuses with the process that has it."""
        self.path = database.with_name(f"{database.name}.lock")
        """The lock's file."""
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            process = os.read(self._file, 20).decode("ascii", "replace") or "?"
            os.close(self._file)
            raise WORDS.refused("file_held", values={"file": str(database), "process": process}) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())
        _HELD.add(self._file)

    def release(self) -> None:
        """Lets another server have the database."""
        if self._file in _HELD:
            _HELD.discard(self._file)
            os.ftruncate(self._file, 0)
            os.close(self._file)


def holder_is_there(database: Path) -> bool:
    """Whether a process that is still running has a database open."""
    try:
        file = os.open(database.with_name(f"{database.name}.lock"), os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(file)
    return fcntl is None


def _let_go_in_child() -> None:
    """A worker that was forked must not go on holding the file when its server is gone."""
    for file in _HELD:
        os.close(file)
    _HELD.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)
