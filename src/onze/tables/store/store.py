"""Every question and every change of what is kept, by name.

A change has been committed, on the disk, when its call returns. Any call may raise ``StoreGone``; nothing is written
by halves. What is asked is answered from what was committed last.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeVar, Unpack

from sqlalchemy import ColumnElement, Row, Select, Table, insert, or_, select, update

from onze.tables.store.changes import Append, KeepPosition, Numbered, Statements
from onze.tables.store.database import Database
from onze.tables.store.refusals import NotKept, StoreGone, Unstorable, is_gone, is_senseless
from onze.tables.store.rows import (
    FINISHED,
    PLAYING,
    WAITING,
    Json,
    Line,
    Message,
    OrderRow,
    Person,
    SeatChange,
    SeatRow,
    TableChange,
    TableRow,
)
from onze.tables.store.schema import LINES, MESSAGES, ORDERS, PEOPLE, POSITIONS, SEATS, TABLES
from onze.tables.store.writer import PATIENCE, PAUSES, WAITING_AT_MOST, Writer

__all__ = ["Store"]

MANY: Final = 100
"""How many tables a list holds at most, unless more are wanted."""

T = TypeVar("T")
Seated = tuple[TableRow, list[SeatRow]]
"""A table with its seats in order."""


class Store:
    """What is kept of all tables; made by ``open``."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.writer = writer
        """Through which everything is written; it counts its transactions."""
        self._database = database
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, *, patience: float = PATIENCE, waiting: int = WAITING_AT_MOST, versions: Path | None = None
    ) -> "Store":
        """Opens ``sqlite:///file`` or ``postgresql://…``, brings it up to date, and refuses what cannot be used.

        ``patience`` is how many seconds a call waits for a database that is gone, ``waiting`` how many changes may
        wait to be written, ``versions`` a folder of further steps of migration.
        """
        database = await Database.open(url, versions)
        writer = Writer(database.writing, patience, waiting)
        try:
            await writer.start()
        except BaseException:
            await database.close()
            raise
        return cls(database, writer)

    async def close(self) -> None:
        """Writes what still waits, and lets go of the database; a second time does nothing."""
        if not self._closed:
            self._closed = True
            await self.writer.close()
            await self._database.close()

    # People

    async def add_person(self, person: Person) -> None:
        """Keeps somebody new."""
        await self._added(PEOPLE, person)

    async def rename(self, id: str, nickname: str) -> None:
        """Somebody goes by another nickname."""
        await self._changed(update(PEOPLE).where(PEOPLE.c.id == id).values(nickname=nickname))

    async def person(self, id: str) -> Person | None:
        """Somebody by the id."""
        return _only(_all(Person, await self._rows(select(PEOPLE).where(PEOPLE.c.id == id))))

    async def person_by_return(self, digest: str) -> Person | None:
        """Somebody who comes back by a link, of which this is the token's digest."""
        return _only(_all(Person, await self._rows(select(PEOPLE).where(PEOPLE.c.return_digest == digest))))

    async def change_return(self, id: str, digest: str) -> None:
        """Somebody has another link that brings them back; the one before opens nothing any more."""
        await self._changed(update(PEOPLE).where(PEOPLE.c.id == id).values(return_digest=digest))

    async def forget_person(self, id: str) -> None:
        """Nickname and way back are gone; seats keep the bare id, and records their pseudonyms."""
        await self._changed(update(PEOPLE).where(PEOPLE.c.id == id).values(nickname="", return_digest=None))

    # Tables

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Keeps a new table with its seats."""
        adding = [insert(SEATS).values([asdict(seat) for seat in seats])] if seats else []
        await self.writer.write(Statements(insert(TABLES).values(**asdict(row)), *adding))

    async def change_table(self, id: str, **columns: Unpack[TableChange]) -> None:
        """Changes what is named of a table."""
        await self._changed(update(TABLES).where(TABLES.c.id == id).values(**columns))

    async def change_seat(self, table: str, number: int, **columns: Unpack[SeatChange]) -> None:
        """Changes what is named of a seat."""
        place = (SEATS.c["table"] == table, SEATS.c.number == number)
        await self._changed(update(SEATS).where(*place).values(**columns))

    async def table(self, id: str) -> Seated | None:
        """A table and its seats."""
        return _only(await self._seated(select(TABLES).where(TABLES.c.id == id)))

    async def tables_of(self, person: str, limit: int = MANY) -> list[Seated]:
        """The tables that somebody has set up or sits at and that are not over, the latest touched first."""
        return await self._seated(_latest(limit, _of(person), TABLES.c.state != FINISHED))

    async def finished_of(self, person: str, limit: int = MANY) -> list[Seated]:
        """The tables of somebody that are over, the latest first."""
        return await self._seated(_latest(limit, _of(person), TABLES.c.state == FINISHED))

    async def open_tables(self, limit: int = MANY) -> list[Seated]:
        """The tables that anybody may still join, the latest touched first."""
        return await self._seated(_latest(limit, TABLES.c.open, TABLES.c.state == WAITING))

    async def playing(self) -> list[str]:
        """The ids of all tables in play."""
        rows = await self._rows(select(TABLES.c.id).where(TABLES.c.state == PLAYING).order_by(TABLES.c.touched))
        return [row.id for row in rows]

    # Lines

    async def append(self, table: str, lines: Sequence[Line]) -> None:
        """Adds lines to a match, all or none: ``LineTaken``, ``SentTwice``, or ``NotKept`` if there is no table."""
        numbers = [line.line for line in lines]
        if numbers != list(range(numbers[0], numbers[0] + len(numbers)) if numbers else ()):
            raise ValueError(f"lines {numbers} do not follow each other")
        if lines:
            await self.writer.write(Append(table, lines))

    async def lines(self, table: str, first: int = 1, last: int | None = None) -> list[Line]:
        """The lines of a match from one to another, both included, in order."""
        wanted = select(LINES.c.line, LINES.c.text, LINES.c.at, LINES.c.clocks, LINES.c.sent)
        wanted = wanted.where(LINES.c["table"] == table, LINES.c.line >= first).order_by(LINES.c.line)
        if last is not None:
            wanted = wanted.where(LINES.c.line <= last)
        return _all(Line, await self._rows(wanted))

    async def sent(self, table: str, sent: str) -> int | None:
        """The line on which the phrase of this id begins, if it is kept."""
        rows = await self._rows(select(LINES.c.line).where(LINES.c["table"] == table, LINES.c.sent == sent))
        return rows[0].line if rows else None

    async def keep_position(self, table: str, line: int, position: Json) -> None:
        """Keeps the position that a match has reached after a line."""
        await self.writer.write(KeepPosition(table, line, position))

    async def position_before(self, table: str, line: int) -> tuple[int, Json] | None:
        """The latest position kept after a line that stands before this one, and that line."""
        wanted = select(POSITIONS.c.line, POSITIONS.c.position).where(POSITIONS.c["table"] == table)
        latest = wanted.where(POSITIONS.c.line < line).order_by(POSITIONS.c.line.desc()).limit(1)
        rows = await self._rows(latest)
        return (rows[0].line, rows[0].position) if rows else None

    # Messages

    async def add_message(self, table: str, person: str, text: str, at: int) -> int:
        """Keeps what somebody says at a table; returns its number."""
        values = {"table": table, "person": person, "text": text, "at": at, "removed": False}
        return await self._numbered(Numbered(MESSAGES, values, ("table",)))

    async def messages(self, table: str, first: int = 1) -> list[Message]:
        """What was said at a table from a number on; what was removed is there without its text."""
        wanted = select(MESSAGES).where(MESSAGES.c["table"] == table, MESSAGES.c.number >= first)
        return _all(Message, await self._rows(wanted.order_by(MESSAGES.c.number)))

    async def remove_message(self, table: str, number: int) -> None:
        """Removes the text of a message."""
        place = (MESSAGES.c["table"] == table, MESSAGES.c.number == number)
        await self._changed(update(MESSAGES).where(*place).values(text="", removed=True))

    # Standing orders

    async def add_order(self, table: str, seat: int, order: Json) -> int:
        """Keeps a standing order of a seat; returns its number."""
        values = {"table": table, "seat": seat, "order": order, "revoked": False}
        return await self._numbered(Numbered(ORDERS, values, ("table", "seat")))

    async def orders(self, table: str) -> list[OrderRow]:
        """The standing orders of all seats of a table that are not revoked, in the order in which they were given."""
        wanted = select(ORDERS).where(ORDERS.c["table"] == table, ORDERS.c.revoked.is_(False))
        return _all(OrderRow, await self._rows(wanted.order_by(ORDERS.c.seat, ORDERS.c.number)))

    async def revoke_order(self, table: str, seat: int, number: int) -> None:
        """A standing order no longer holds."""
        place = (ORDERS.c["table"] == table, ORDERS.c.seat == seat, ORDERS.c.number == number)
        await self._changed(update(ORDERS).where(*place).values(revoked=True))

    # What the calls have in common

    async def _added(self, kind: Table, row: Any) -> None:
        await self.writer.write(Statements(insert(kind).values(**asdict(row))))

    async def _changed(self, statement: Any) -> None:
        if not await self.writer.write(Statements(statement)):
            raise NotKept("what should be changed is not there")

    async def _numbered(self, change: Numbered) -> int:
        return int(await self.writer.write(change))

    async def _seated(self, wanted: Select[Any]) -> list[Seated]:
        """Tables with their seats; a table is never there without them."""
        tables = _all(TableRow, await self._rows(wanted))
        if not tables:
            return []
        here = SEATS.c["table"].in_([row.id for row in tables])
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
        for seat in _all(SeatRow, await self._rows(select(SEATS).where(here).order_by(SEATS.c.number))):
            seats[seat.table].append(seat)
        return [(row, seats[row.id]) for row in tables]

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        """The answer to a question, asked again while the database is gone, for as long as a caller waits."""
        tries = 0
        try:
            async with asyncio.timeout(self.writer.patience):
                while True:
                    try:
                        async with self._database.reading.connect() as connection:
                            rows: Sequence[Row[Any]] = (await connection.execute(wanted)).all()
                            return rows
                    except Exception as error:
                        if is_senseless(error):
                            return []
                        if not is_gone(error):
                            raise Unstorable(type(error).__name__) from None
                    await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                    tries += 1
        except TimeoutError:
            raise StoreGone from None


def _all(kind: Callable[..., T], rows: Sequence[Row[Any]]) -> list[T]:
    """Rows of the database as values; their columns stand in the same order."""
    return [kind(*row) for row in rows]


def _only(found: Sequence[T]) -> T | None:
    return found[0] if found else None


def _of(person: str) -> ColumnElement[bool]:
    """The tables that somebody has set up or sits at."""
    sits = select(SEATS.c["table"]).where(SEATS.c.person == person)
    return or_(TABLES.c.owner == person, TABLES.c.id.in_(sits))


def _latest(limit: int, *conditions: ColumnElement[bool]) -> Select[Any]:
    return select(TABLES).where(*conditions).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
