"""Every question and every change of what is kept, by name.

A change has been committed, on the disk, when its call returns. Any call may raise ``StoreGone``; nothing is written
by halves. What is asked is answered from what was committed last.
"""

from pathlib import Path

from onze.tables.store.company import Company
from onze.tables.store.database import Database
from onze.tables.store.matches import Matches
from onze.tables.store.people import People
from onze.tables.store.tables import Tables
from onze.tables.store.writer import PATIENCE, WAITING_AT_MOST, Writer

__all__ = ["Store"]


class Store(People, Tables, Matches, Company):
    """What is kept of all tables; made by ``open``."""

    def __init__(self, database: Database, writer: Writer) -> None:
        super().__init__(database, writer)
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
