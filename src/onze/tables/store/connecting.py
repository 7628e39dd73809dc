"""The writer's own connection: work is handed to it whole, so that a transaction costs the event loop one turn.

SQLite is written by a thread of its own. Over aiosqlite every step of a transaction, ten of them, would go to a thread
and back, which costs more than what is written. PostgreSQL is reached over the network by asyncpg.
"""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["Local", "Remote", "Writing"]

T = TypeVar("T")


class Writing(Protocol):
    """A connection that is made when it is needed, and made anew when it was lost."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does some work over the connection."""

    async def drop(self) -> None:
        """Lets go of a connection of which nothing is known any more."""

    async def close(self) -> None:
        """Lets go of everything."""


class Local:
    """A connection to a file, in a thread of its own: one piece of work after the other, in order."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "the store's writer")
        self._connection: Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does some work; if its caller gives up, it still comes to its end before the next begins."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._done, work)

    async def drop(self) -> None:
        """The connection is closed when the work that goes on is over; what it has not committed is undone."""
        self._thread.submit(self._dropped)

    async def close(self) -> None:
        """Waits for the work that goes on: only then the file may be given to another."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._dropped)
        self._thread.shutdown()
        self.engine.dispose()

    def _done(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self.engine.connect()
        return work(self._connection)

    def _dropped(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()


class Remote:
    """A connection to a server."""

    LONGEST = 2.0
    """Seconds that a farewell may take."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.sync_engine
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does some work; if its caller gives up, the connection must be dropped."""
        if self._connection is None:
            self._connection = await self._engine.connect()
            try:
                await _make_durable(self._connection)
            except BaseException:
                await self.drop()
                raise
        return await self._connection.run_sync(work)

    async def drop(self) -> None:
        """The server rolls back what was not committed when it notices."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(self.LONGEST):
                    await connection.invalidate()
                    await connection.close()

    async def close(self) -> None:
        """Says goodbye."""
        await self.drop()


async def _make_durable(connection: AsyncConnection) -> None:
    """A PostgreSQL that was told not to wait for its disk is told to wait for ours."""
    setting = await connection.scalar(select(func.current_setting("synchronous_commit")))
    if setting == "off":
        await connection.execute(text("SET synchronous_commit = on"))
    await connection.commit()
