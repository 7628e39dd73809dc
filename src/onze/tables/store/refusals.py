"""Why something was not kept, and which troubles of a database mean what.

The messages of databases and drivers repeat the values that they were given, seeds among them. So none of them ever
leaves the store: what is raised here is made anew, and never ``from`` the trouble that it stands for.
"""

from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from onze.kernel.words import Reason
from onze.tables.store.words import WORDS

__all__ = [
    "LineMissing",
    "LineTaken",
    "NotKept",
    "SentTwice",
    "StoreGone",
    "Unstorable",
    "is_conflict",
    "is_gone",
    "is_senseless",
]


class StoreGone(Exception):  # noqa: N818 - said as people are told it
    """The database did not answer in time: nothing was kept, or, if that is ``unknown``, all of it or nothing."""

    def __init__(self, unknown: bool = False) -> None:
        self.unknown = unknown
        """Whether the database was lost in the middle of the commit, so that nobody can tell yet."""
        self.reason: Reason = WORDS.reason("store_gone_unknown" if unknown else "store_gone")
        """What people are told, in both languages."""
        super().__init__(str(self.reason))


class LineTaken(Exception):  # noqa: N818
    """Somebody else has written this line of the match; none of the lines was kept."""

    def __init__(self, table: str, line: int) -> None:
        super().__init__(f"line {line} of table {table} is already written")
        self.table = table
        self.line = line
        """The first of the lines that is taken."""


class LineMissing(Exception):  # noqa: N818
    """The line before this one is not kept: a record with a hole could never be read again. Nothing was kept."""

    def __init__(self, table: str, line: int) -> None:
        super().__init__(f"line {line} of table {table} is not written")
        self.table = table
        self.line = line
        """The line that is missing."""


class SentTwice(Exception):  # noqa: N818
    """The phrase of this id is kept already; none of the lines was kept again."""

    def __init__(self, table: str, sent: str, line: int) -> None:
        super().__init__(f"what was sent to table {table} stands there since line {line}")
        self.table = table
        self.sent = sent
        self.line = line
        """The line on which the phrase has begun the first time."""


class NotKept(Exception):  # noqa: N818
    """What should be changed or added to is not there, or what should be added is there already."""


class Unstorable(Exception):  # noqa: N818
    """A value that the database cannot hold: a number too large, a letter that is none."""


RETRIED: Final = ("08", "25", "40", "53", "55", "57", "58", "XX")
"""Classes of PostgreSQL's errors that lie with the server and pass: connections, failover, deadlocks, resources."""


def is_gone(error: Exception) -> bool:
    """Whether the database is out of reach, locked, full or busy: whatever was tried can be tried again."""
    cause = _cause(error)
    if (state := _state(error)) is not None:
        return state.startswith(RETRIED)
    if isinstance(cause, ValueError):  # asyncpg calls a value that it cannot send a trouble of the connection
        return False
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError))
    return isinstance(error, OSError)  # TimeoutError and every trouble of a socket


def is_conflict(error: Exception) -> bool:
    """Whether something of the kind is there already, or something that must be there is not."""
    return isinstance(error, IntegrityError)


def is_senseless(error: Exception) -> bool:
    """Whether a value can be in no database: what is looked for by it does not exist."""
    return (_state(error) or "").startswith("22") or isinstance(_cause(error), (ValueError, OverflowError))


def _cause(error: Exception) -> BaseException:
    """The trouble itself, without what SQLAlchemy has wrapped around it."""
    inner = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return inner.__cause__ or inner


def _state(error: Exception) -> str | None:
    """PostgreSQL's code of an error."""
    state = getattr(_cause(error), "sqlstate", None)
    return state if isinstance(state, str) else None
