"""The kinds of changes that the writer makes, and why one of them is refused."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Executable, Table, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import CursorResult

from onze.tables.store.lines import OfMatch
from onze.tables.store.refusals import LineMissing, LineTaken, NotKept, SentTwice, Unstorable, is_conflict
from onze.tables.store.rows import Json, Line, Standing
from onze.tables.store.schema import HOUSE, LINES, POSITIONS, TABLES

__all__ = ["Append", "KeepPosition", "NoteStandings", "Numbered", "OpenHouse", "Statements"]

PLACE: Final = (POSITIONS.c["table"], POSITIONS.c.line)


def _keeping(dialect: Any) -> Executable:
    adding = dialect.insert(POSITIONS)
    replaced: Executable = adding.on_conflict_do_update(
        index_elements=PLACE, set_={"position": adding.excluded.position}
    )
    return replaced


KEEP: Final = {"sqlite": _keeping(sqlite), "postgresql": _keeping(postgresql)}
"""A position is added or replaced, in the words of each database. A statement that is built once is read once."""
NOTED: Final = ("noted_line", "touched", "asked", "score", "due_at")
"""What is noted of how a table stands."""


class _Change:
    """What changes have in common: no lines, and a refusal by the kind of the error."""

    lines: Sequence[OfMatch] = ()

    def make(self, connection: Connection) -> Any:
        """Nothing, unless a kind of change says otherwise."""

    def refusal(self, connection: Connection, error: Exception) -> Exception:
        """Conflicts are told from values that no database holds; what the change has refused itself stays."""
        if isinstance(error, (NotKept, LineMissing)):
            return error
        if is_conflict(error):
            return NotKept("what this belongs to is not there, or this is there already")
        return Unstorable(type(error).__name__)


class Append(_Change):
    """Lines at the end of a match, all of them or none; the line before them must be there.

    That is looked up unless it is ``known``: lines never go away, so whoever has written the one before knows.
    """

    def __init__(self, table: str, lines: Sequence[Line], known: bool = False, ends_wishes: bool = False) -> None:
        self.table = table
        self.known = known
        self.ends_wishes = ends_wishes
        self.lines = [(table, line) for line in lines]

    def make(self, connection: Connection) -> None:
        """Refuses to leave a hole; the lines themselves are written with those of the whole batch."""
        before = self.lines[0][1].line - 1
        if before and not self.known:
            place = (LINES.c["table"] == self.table, LINES.c.line == before)
            if connection.scalar(select(LINES.c.line).where(*place)) is None:
                raise LineMissing(self.table, before)
        if self.ends_wishes:
            connection.execute(update(TABLES).where(TABLES.c.id == self.table).values(wishes=None))

    def refusal(self, connection: Connection, error: Exception) -> Exception:
        """What was sent before is looked for first: a phrase that is sent again may also want lines that are taken."""
        if not is_conflict(error):
            return super().refusal(connection, error)
        here = LINES.c["table"] == self.table
        sent = [line.sent for _, line in self.lines if line.sent is not None]
        known = select(LINES.c.sent, LINES.c.line).where(here, LINES.c.sent.in_(sent)).order_by(LINES.c.line)
        if sent and (first := (connection.execute(known)).first()):
            return SentTwice(self.table, first.sent, first.line)
        numbers = [line.line for _, line in self.lines]
        taken = connection.scalar(select(func.min(LINES.c.line)).where(here, LINES.c.line.in_(numbers)))
        return NotKept(f"there is no table {self.table}") if taken is None else LineTaken(self.table, taken)


class Statements(_Change):
    """Statements one after the other; the caller gets the number of rows that the first has met."""

    def __init__(self, *statements: Executable, values: Mapping[str, Any] | None = None) -> None:
        self.statements = statements
        self.values = values

    def make(self, connection: Connection) -> int:
        """Runs them."""
        met = [connection.execute(statement, self.values) for statement in self.statements]
        return met[0].rowcount if isinstance(met[0], CursorResult) else 0


class Numbered(_Change):
    """Something that gets the next number at its table, among those that are alike in ``among``."""

    def __init__(self, kind: Table, values: Mapping[str, Any], among: Sequence[str]) -> None:
        self.kind = kind
        self.values = values
        self.among = among

    def make(self, connection: Connection) -> int:
        """Counts and adds; servers that share a database take turns at a table."""
        table = self.values["table"]
        turn = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True)
        if connection.scalar(turn) is None:
            raise NotKept(f"there is no table {table}")
        columns = self.kind.c
        alike = [columns[name] == self.values[name] for name in self.among]
        number = (connection.scalar(select(func.max(columns.number)).where(*alike)) or 0) + 1
        connection.execute(insert(self.kind).values(**self.values, number=number))
        return number


class KeepPosition(_Change):
    """A position after a line, in the place of one that was kept before."""

    def __init__(self, table: str, line: int, position: Json) -> None:
        self.values = {"table": table, "line": line, "position": position}

    def make(self, connection: Connection) -> None:
        """Adds it or replaces what is there."""
        connection.execute(KEEP[connection.dialect.name], self.values)


class NoteStandings(_Change):
    """How tables stand, all in one statement, and that the house is open until now."""

    def __init__(self, standings: Sequence[Standing], now: int) -> None:
        self.rows = [{**asdict(one), "id_": one.table} for one in standings]
        self.now = now

    def make(self, connection: Connection) -> None:
        """Writes them."""
        connection.execute(update(HOUSE).values(open_until=self.now))
        if self.rows:
            named = {name: bindparam(name, type_=TABLES.c[name].type) for name in NOTED}
            connection.execute(update(TABLES).where(TABLES.c.id == bindparam("id_")).values(**named), self.rows)


class OpenHouse(_Change):
    """The house is open again: what has passed since it was known to be is time in which it was closed."""

    def __init__(self, now: int) -> None:
        self.now = now

    def make(self, connection: Connection) -> int:
        """Adds it; the caller gets all of it."""
        until, closed_for = connection.execute(select(HOUSE.c.open_until, HOUSE.c.closed_for).with_for_update()).one()
        closed_for += 0 if until is None else max(0, self.now - until)
        connection.execute(update(HOUSE).values(open_until=self.now, closed_for=closed_for))
        return int(closed_for)
