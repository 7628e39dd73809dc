"""What all calls of the store have in common: a change is written by the writer, a question is asked until answered."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import Row, Select, Table, insert

from onze.tables.store.changes import Numbered, Statements
from onze.tables.store.database import Database
from onze.tables.store.refusals import NotKept, StoreGone, Unstorable, is_gone, is_senseless
from onze.tables.store.writer import PAUSES, Writer

__all__ = ["Calls", "only", "rows_as"]

T = TypeVar("T")


class Calls:
    """A part of the store: some of its calls."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.writer = writer
        """Through which everything is written; it counts its transactions."""
        self._database = database

    async def _added(self, kind: Table, row: Any) -> None:
        await self.writer.write(Statements(insert(kind).values(**asdict(row))))

    async def _changed(self, *statements: Any, values: Mapping[str, Any] | None = None) -> None:
        """Makes a change, and whatever goes with it; refused if there is nothing that the first statement meets.

        ``values`` are for a statement that was built once and is the only one.
        """
        if not await self.writer.write(Statements(*statements, values=values)):
            raise NotKept("what should be changed is not there")

    async def _numbered(self, change: Numbered) -> int:
        return int(await self.writer.write(change))

    async def _rows(self, wanted: Select[Any], values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """The answer to a question, asked again while the database is gone, for as long as a caller waits."""
        tries = 0
        try:
            async with asyncio.timeout(self.writer.patience):
                while True:
                    try:
                        return await self._database.reading.run(lambda asked: asked.execute(wanted, values).all())
                    except Exception as error:
                        if is_senseless(error):
                            return []
                        if not is_gone(error):
                            raise Unstorable(type(error).__name__) from None
                    await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                    tries += 1
        except TimeoutError:
            raise StoreGone from None


def rows_as(kind: Callable[..., T], rows: Sequence[Row[Any]]) -> list[T]:
    """Rows of the database as values; their columns stand in the same order."""
    return [kind(*row) for row in rows]


def only(found: Sequence[T]) -> T | None:
    """What was found, if anything was."""
    return found[0] if found else None
