"""The writer's own connection, and those of the readers: work is handed over whole and costs the event loop one turn.

SQLite has threads of its own. Over aiosqlite every step of a question or a transaction, up to ten of them, would go to
a thread and back, which costs more than what is read or written. PostgreSQL is reached over the network by asyncpg.
"""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["READERS", "Local", "LocalReaders", "Reading", "Remote", "RemoteReaders", "Writing"]

T = TypeVar("T")

READERS: Final = 4
"""Connections that are kept open besides the writer's."""


class Writing(Protocol):
    """A connection that is made when it is needed, and made anew when it was lost."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does some work over the connection."""

    async def drop(self) -> None:
        """Lets go of a connection of which nothing is known any more."""

    async def close(self) -> None:
        """Lets go of everything."""


class Reading(Protocol):
    """Connections for questions, several at a time; nothing is changed over them."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Asks something over one of them."""

    async def close(self) -> None:
        """Lets go of them."""


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


class LocalReaders:
    """Connections to a file, each in the thread of whoever asks."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(READERS, "a reader of the store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Asks something; if its caller gives up, the answer is heard by nobody."""
        try:
            asked = asyncio.get_running_loop().run_in_executor(self._threads, self._done, work)
        except RuntimeError as closed:  # as a database that does not answer, and not as one that has nothing
            raise ConnectionError("the store is closed") from closed
        return await asked

    async def close(self) -> None:
        """Waits for the questions that are being asked."""
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    def _done(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)


class RemoteReaders:
    """Connections that the event loop itself waits for."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Asks something."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Says goodbye."""
        await self.engine.dispose()


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
