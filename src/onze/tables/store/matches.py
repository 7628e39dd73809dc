"""Matches line by line, the positions that they have reached, and what seats have left word to say."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select, update

from onze.tables.store.calls import Calls, rows_as
from onze.tables.store.changes import Append, KeepPosition, Numbered
from onze.tables.store.database import Database
from onze.tables.store.rows import Json, Line, OrderRow
from onze.tables.store.schema import LINES, ORDERS, POSITIONS
from onze.tables.store.writer import Writer

__all__ = ["Matches"]

REMEMBERED: Final = 10_000
"""Of so many matches it is remembered which line was written last."""


class Matches(Calls):
    """The calls about what is played."""

    def __init__(self, database: Database, writer: Writer) -> None:
        super().__init__(database, writer)
        self._last_lines: dict[str, int] = {}

    async def append(self, table: str, lines: Sequence[Line], ends_wishes: bool = False) -> None:
        """Adds lines to a match, all or none; with them, open wishes may end.

        Else ``LineTaken``, ``LineMissing``, ``SentTwice``, or ``NotKept`` if there is no table.
        """
        if not lines:
            return
        first = lines[0].line
        for number, line in enumerate(lines, first):
            if line.line != number:
                raise ValueError(f"lines {[one.line for one in lines]} do not follow each other")
        await self.writer.write(Append(table, lines, self._last_lines.get(table) == first - 1, ends_wishes))
        if len(self._last_lines) >= REMEMBERED:
            self._last_lines.clear()
        self._last_lines[table] = lines[-1].line

    async def lines(self, table: str, first: int = 1, last: int | None = None) -> list[Line]:
        """The lines of a match from one to another, both included, in order."""
        wanted = select(LINES.c.line, LINES.c.text, LINES.c.at, LINES.c.clocks, LINES.c.sent)
        wanted = wanted.where(LINES.c["table"] == table, LINES.c.line >= first).order_by(LINES.c.line)
        if last is not None:
            wanted = wanted.where(LINES.c.line <= last)
        return rows_as(Line, await self._rows(wanted))

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

    # Standing orders

    async def add_order(self, table: str, seat: int, order: Json) -> int:
        """Keeps a standing order of a seat; returns its number."""
        values = {"table": table, "seat": seat, "order": order, "revoked": False}
        return await self._numbered(Numbered(ORDERS, values, ("table", "seat")))

    async def orders(self, table: str) -> list[OrderRow]:
        """The standing orders of all seats of a table that are not revoked, in the order in which they were given."""
        wanted = select(ORDERS).where(ORDERS.c["table"] == table, ORDERS.c.revoked.is_(False))
        return rows_as(OrderRow, await self._rows(wanted.order_by(ORDERS.c.seat, ORDERS.c.number)))

    async def revoke_order(self, table: str, seat: int, number: int) -> None:
        """A standing order no longer holds."""
        place = (ORDERS.c["table"] == table, ORDERS.c.seat == seat, ORDERS.c.number == number)
        await self._changed(update(ORDERS).where(*place).values(revoked=True))
