"""Tables and their seats, how they stand, and what the host wants of them."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from typing import Any, Final, Unpack

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from onze.tables.store.calls import Calls, only, rows_as
from onze.tables.store.changes import NoteStandings, OpenHouse, Statements
from onze.tables.store.rows import FINISHED, PLAYING, WAITING, SeatChange, SeatRow, Standing, TableChange, TableRow
from onze.tables.store.schema import ENDINGS, LINES, SEATS, TABLES

__all__ = ["Seated", "Tables"]

MANY: Final = 100
"""How many tables a list holds at most, unless more are wanted."""

Seated = tuple[TableRow, list[SeatRow]]
"""A table with its seats in order."""


class Tables(Calls):
    """The calls about tables."""

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Keeps a new table with its seats."""
        adding = [insert(SEATS).values([asdict(seat) for seat in seats])] if seats else []
        await self.writer.write(Statements(insert(TABLES).values(**asdict(row)), *adding))

    async def change_table(self, id: str, **columns: Unpack[TableChange]) -> None:
        """Changes what is named of a table."""
        await self._changed(_changing(tuple(columns)), values={"changed": id, **columns})

    async def change_seat(self, table: str, number: int, **columns: Unpack[SeatChange]) -> None:
        """Changes what is named of a seat."""
        place = (SEATS.c["table"] == table, SEATS.c.number == number)
        await self._changed(update(SEATS).where(*place).values(**columns))

    async def table(self, id: str) -> Seated | None:
        """A table and its seats."""
        return only(await self._seated(select(TABLES).where(TABLES.c.id == id)))

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

    # What the lists have in common

    async def _seated(self, wanted: Select[Any]) -> list[Seated]:
        """Tables with their seats; a table is never there without them."""
        tables = rows_as(TableRow, await self._rows(wanted))
        if not tables:
            return []
        here = SEATS.c["table"].in_([row.id for row in tables])
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in tables}
        for seat in rows_as(SeatRow, await self._rows(select(SEATS).where(here).order_by(SEATS.c.number))):
            seats[seat.table].append(seat)
        return [(row, seats[row.id]) for row in tables]


@lru_cache(64)
def _changing(columns: tuple[str, ...]) -> Update:
    """What changes some columns of a table: built once for each choice of them, since every match needs it."""
    changing = update(TABLES).where(TABLES.c.id == bindparam("changed"))
    return changing.values({name: bindparam(name) for name in columns})


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
