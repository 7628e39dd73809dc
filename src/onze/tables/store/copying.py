"""A copy of a database's file, whole even while a server writes to it."""

import os
import sqlite3
from contextlib import closing
from itertools import chain, count
from pathlib import Path

__all__ = ["copied"]


def copied(database: Path, target: Path) -> Path:
    """Copies a database with all that its journal still holds; returns the copy.

    The copy appears under its name only when it is whole and on the disk, and is its owner's only: it holds what the
    database holds. A name that is taken gets a number.
    """
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(unfinished)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        path = _free(target)
        unfinished.replace(path)
        return path
    finally:
        unfinished.unlink(missing_ok=True)


def _free(target: Path) -> Path:
    """The name, or the next one that is free: an earlier copy is never lost."""
    names = (target.with_name(f"{target.name}-{number}") for number in count(2))
    return next(path for path in chain([target], names) if not path.exists())
