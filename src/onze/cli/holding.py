"""A match is played at one terminal at a time: whoever plays it holds its file."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from onze.cli.screen import refused
from onze.kernel.data import system_error

try:
    import fcntl
except ImportError:  # where a system has no such locks, people must take care themselves
    fcntl = None  # type: ignore[assignment]

__all__ = ["holding"]


@contextmanager
def holding(path: Path) -> Iterator[None]:
    """Holds a match while it is played; refuses one that another terminal plays, and says which.

    The system lets go of it when this program ends, however it ends.
    """
    mark = path.with_name(f".{path.name}.held")
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        file = mark.open("a+", encoding="utf-8")
    except OSError as error:
        raise refused("cannot-write", file=str(path), error=system_error(error)) from None
    with file:
        _take(file, path)
        try:
            yield
        finally:
            mark.unlink(missing_ok=True)


def _take(file: TextIO, path: Path) -> None:
    """Takes the lock and writes down who has it, or refuses with the process that does."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.seek(0)
        raise refused("match-is-held", file=str(path), process=file.read(20) or "?") from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
