"""Every question and every change of what is kept, by name.

A change has been committed, on the disk, when its call returns. Any call may raise ``StoreGone``; nothing is written
by halves. What is asked is answered from what was committed last.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar, Unpack

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from onze.tables.store.changes import Append, KeepPosition, NoteStandings, Numbered, OpenHouse, Statements
from onze.tables.store.database import Database
from onze.tables.store.refusals import NotKept, StoreGone, Unstorable, is_gone, is_senseless
from onze.tables.store.rows import (
    FINISHED,
    PLAYING,
    WAITING,
    Json,
    Line,
    Message,
    Mute,
    OrderRow,
    Person,
    SeatChange,
    SeatRow,
    Standing,
    TableChange,
    TableRow,
)
from onze.tables.store.schema import (
    ENDINGS,
    LINES,
    MESSAGES,
    MUTES,
    ORDERS,
    PEOPLE,
    POSITIONS,
    SEATS,
    SENT_AWAY,
    TABLES,
)
from onze.tables.store.writer import PATIENCE, PAUSES, WAITING_AT_MOST, Writer

__all__ = ["Store"]

MANY: Final = 100
"""How many tables a list holds at most, unless more are wanted."""
REMEMBERED: Final = 10_000
"""Of so many matches it is remembered which line was written last."""

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
        self._last_lines: dict[str, int] = {}

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

    @classmethod
    async def beside(cls, url: str) -> "Store":
        """Looks into a database that a server may have open; all that can be changed so is a wish to end a table."""
        database = await Database.beside(url)
        return cls(database, Writer(database.writing))

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
        """Somebody has another link that brings them back; the one before, and older cookies, open nothing any more."""
        newer = {"return_digest": digest, "generation": PEOPLE.c.generation + 1}
        await self._changed(update(PEOPLE).where(PEOPLE.c.id == id).values(**newer))

    async def forget_person(self, id: str) -> None:
        """Nickname, way back and whatever was said are gone; seats keep the bare id, and records their pseudonyms."""
        nameless = update(PEOPLE).where(PEOPLE.c.id == id).values(nickname="", return_digest=None)
        await self._changed(nameless, update(MESSAGES).where(MESSAGES.c.person == id).values(text="", removed=True))

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

    async def latest_tables(self, finished: bool = False, limit: int = MANY) -> list[Seated]:
        """All tables, those that are over only if they are wanted, the latest touched first."""
        return await self._seated(_latest(limit, *([] if finished else [TABLES.c.state != FINISHED])))

    async def rematch_of(self, id: str) -> str | None:
        """The table at which the same is played again, the latest if there are several."""
        wanted = select(TABLES.c.id).where(TABLES.c.rematch_of == id).order_by(TABLES.c.created.desc()).limit(1)
        rows = await self._rows(wanted)
        return rows[0].id if rows else None

    async def due(self, moment: int) -> list[str]:
        """The ids of the tables in play at which something is due before a moment, or nobody knows whether it is.

        That is so where lines were written after it was noted last: a server has stopped without a farewell.
        """
        last = select(func.max(LINES.c.line)).where(LINES.c["table"] == TABLES.c.id).scalar_subquery()
        known = and_(TABLES.c.noted_line.is_not(None), TABLES.c.noted_line == last)
        wanted = select(TABLES.c.id).where(TABLES.c.state == PLAYING, or_(TABLES.c.due_at < moment, not_(known)))
        return [row.id for row in await self._rows(wanted.order_by(TABLES.c.touched))]

    async def note_standings(self, standings: Sequence[Standing], now: int) -> None:
        """Notes how tables stand, and that the house is open."""
        await self.writer.write(NoteStandings(standings, now))

    async def open_house(self, now: int) -> int:
        """The house is open; returns for how many milliseconds it was closed, of all that it has been there."""
        return int(await self.writer.write(OpenHouse(now)))

    async def waiting_since(self, moment: int, limit: int = MANY) -> list[str]:
        """The ids of the tables that wait for their match and were touched before a moment last."""
        wanted = select(TABLES.c.id).where(TABLES.c.state == WAITING, TABLES.c.touched < moment)
        return [row.id for row in await self._rows(wanted.order_by(TABLES.c.touched).limit(limit))]

    # Lines

    async def append(self, table: str, lines: Sequence[Line], ends_wishes: bool = False) -> None:
        """Adds lines to a match, all or none; with them, open wishes may end.

        Else ``LineTaken``, ``LineMissing``, ``SentTwice``, or ``NotKept`` if there is no table.
        """
        numbers = [line.line for line in lines]
        if numbers != list(range(numbers[0], numbers[0] + len(numbers)) if numbers else ()):
            raise ValueError(f"lines {numbers} do not follow each other")
        if not lines:
            return
        await self.writer.write(Append(table, lines, self._last_lines.get(table) == numbers[0] - 1, ends_wishes))
        if len(self._last_lines) >= REMEMBERED:
            self._last_lines.clear()
        self._last_lines[table] = numbers[-1]

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

    async def messages(self, table: str, first: int = 1, most: int | None = None) -> list[Message]:
        """What was said at a table from a number on, or the last of it; what was removed is there without its text."""
        wanted = select(MESSAGES).where(MESSAGES.c["table"] == table, MESSAGES.c.number >= first)
        latest = await self._rows(wanted.order_by(MESSAGES.c.number.desc()).limit(most))
        return _all(Message, latest[::-1])

    async def remove_message(self, table: str, number: int) -> None:
        """Removes the text of a message."""
        place = (MESSAGES.c["table"] == table, MESSAGES.c.number == number)
        await self._changed(update(MESSAGES).where(*place).values(text="", removed=True))

    async def tables_of_messages(self, person: str) -> list[str]:
        """The tables at which somebody has said something."""
        rows = await self._rows(select(MESSAGES.c["table"]).where(MESSAGES.c.person == person).distinct())
        return [row.table for row in rows]

    # Company

    async def mute(self, mute: Mute) -> None:
        """Somebody is not heard any more."""
        await self._added(MUTES, mute)

    async def unmute(self, mute: Mute) -> None:
        """Somebody is heard again."""
        columns = MUTES.c
        between = (columns["table"] == mute.table, columns.by == mute.by, columns.person == mute.person)
        await self._changed(delete(MUTES).where(*between, columns.for_all.is_(mute.for_all)))

    async def mutes(self, table: str) -> list[Mute]:
        """Who is not heard at a table."""
        wanted = select(MUTES).where(MUTES.c["table"] == table).order_by(MUTES.c.message)
        return _all(Mute, await self._rows(wanted))

    async def send_away(self, table: str, person: str) -> None:
        """Somebody shall not watch a table; ``NotKept`` if that is known."""
        await self.writer.write(Statements(insert(SENT_AWAY).values(table=table, person=person)))

    async def sent_away(self, table: str) -> list[str]:
        """Those who shall not watch a table."""
        rows = await self._rows(select(SENT_AWAY.c.person).where(SENT_AWAY.c["table"] == table))
        return [row.person for row in rows]

    # What the host wants to be ended

    async def wish_ended(self, table: str) -> None:
        """Leaves word for whichever server is running, from beside it; a wish is made once."""
        await self._database.writing.run(partial(_wished, table))

    async def wished_ended(self) -> list[str]:
        """The tables that are to be ended."""
        return [row.table for row in await self._rows(select(ENDINGS.c["table"]))]

    async def wish_granted(self, table: str) -> None:
        """The table was ended; another server may have seen to it too."""
        await self.writer.write(Statements(delete(ENDINGS).where(ENDINGS.c["table"] == table)))

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

    async def _changed(self, *statements: Any) -> None:
        """Makes a change, and whatever goes with it; refused if there is nothing that the first statement meets."""
        if not await self.writer.write(Statements(*statements)):
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


def _wished(table: str, connection: Connection) -> None:
    with connection.begin():
        if connection.scalar(select(ENDINGS.c["table"]).where(ENDINGS.c["table"] == table)) is None:
            connection.execute(insert(ENDINGS).values(table=table))


def _of(person: str) -> ColumnElement[bool]:
    """The tables that somebody has set up or sits at."""
    sits = select(SEATS.c["table"]).where(SEATS.c.person == person)
    return or_(TABLES.c.owner == person, TABLES.c.id.in_(sits))


def _latest(limit: int, *conditions: ColumnElement[bool]) -> Select[Any]:
    return select(TABLES).where(*conditions).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
