"""SQLite or PostgreSQL by its address: opened, held, and brought up to date."""

import asyncio
import logging
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from onze.kernel.data import system_error
from onze.tables.store.holding import Hold
from onze.tables.store.migrating import migrate
from onze.tables.store.words import WORDS

__all__ = ["Database"]

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_MS: Final = 1_000
"""How long SQLite itself waits for a lock; only a backup or a curious person can hold one."""
WRITING: Final = "writing"
"""The option of connections that change something."""
SINGLY: Final = {"isolation_level": "AUTOCOMMIT"}
READERS: Final = 4
"""Connections that are kept open besides the writer's."""


def _without_values(record: logging.LogRecord) -> bool:
    """At their most talkative driver and engine write down every value that they are handed, and every row."""
    return record.levelno > logging.DEBUG


for _talkative in ("aiosqlite", "sqlalchemy.engine.Engine"):
    logging.getLogger(_talkative).addFilter(_without_values)


class Database:
    """A database that is open: SQLAlchemy's engine, and the hold on the file if there is one."""

    def __init__(self, engine: AsyncEngine, hold: Hold | None) -> None:
        self.writing = engine.execution_options(**{WRITING: True})
        """For what is changed, in transactions."""
        self.reading = engine if engine.dialect.name == "sqlite" else engine.execution_options(**SINGLY)
        """For what is asked: every question by itself, so that it costs one round trip."""
        self._hold = hold

    @classmethod
    async def open(cls, address: str, versions: Path | None = None) -> "Database":
        """Opens a database and migrates it, or refuses; ``versions`` is another folder of steps, for tests."""
        url = _understood(address)
        path = _file(url)
        hold = await asyncio.to_thread(_held, path) if path is not None else None
        try:
            await _migrated(url, path, versions)
        except BaseException:
            if hold is not None:
                hold.release()
            raise
        return cls(_engine(url), hold)

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file of this machine."""
        return self.writing.dialect.name == "sqlite"

    async def close(self) -> None:
        """Closes every connection and lets go of the file."""
        await self.writing.dispose()
        if self._hold is not None:
            self._hold.release()


def _understood(address: str) -> URL:
    """The address with the driver that is meant, or a refusal."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise WORDS.refused("unknown_database", values={"scheme": address.partition(":")[0]}) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise WORDS.refused("unknown_database", values={"scheme": url.drivername})
    return url.set(drivername=DRIVERS[kind])


def _file(url: URL) -> Path | None:
    """The file of an SQLite database."""
    if not url.drivername.startswith("sqlite"):
        return None
    if url.database in (None, "", ":memory:") or url.query:
        raise WORDS.refused("no_file")
    return Path(str(url.database)).resolve()


def _held(path: Path) -> Hold:
    """Takes the file for this process, and makes its folder."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Hold(path)
    except OSError as error:
        raise WORDS.refused("cannot_open", values={"error": system_error(error)}) from None


async def _migrated(url: URL, path: Path | None, versions: Path | None) -> None:
    """Brings the database up to date over a connection of its own, or says why there is none."""
    engine = _engine(url, migrating=True)
    try:
        try:
            await (await engine.connect()).close()
        except OSError as error:
            raise WORDS.refused("cannot_open", values={"error": system_error(error)}) from None
        except DBAPIError as error:
            # The kind of trouble only: a driver's words may hold a password.
            trouble = error.orig.__cause__ or error.orig if error.orig is not None else error
            raise WORDS.refused("cannot_open", values={"error": type(trouble).__name__}) from None
        await migrate(engine.execution_options(**{WRITING: True}), path, versions)
    finally:
        await engine.dispose()


def _engine(url: URL, migrating: bool = False) -> AsyncEngine:
    """SQLAlchemy's engine, which never repeats the values of a statement."""
    options: dict[str, Any] = {"poolclass": NullPool} if migrating else {"pool_size": READERS + 1, "max_overflow": 0}
    if url.drivername.startswith("postgresql"):
        options["connect_args"] = {"timeout": 10, "server_settings": {"application_name": "onze"}}
    engine = create_async_engine(
        url,
        hide_parameters=True,
        json_serializer=_written_json,
        json_deserializer=msgspec.json.decode,
        pool_reset_on_return="rollback",
        **options,
    )
    if url.drivername.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _sqlite_migrating if migrating else _sqlite_connected)
        event.listen(engine.sync_engine, "begin", _sqlite_begins)
    return engine


def _written_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _sqlite_connected(connection: Any, _: ConnectionPoolEntry) -> None:
    """A commit is on the disk when it returns, and readers never wait for the writer."""
    _sqlite_settings(connection, ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"))


def _sqlite_migrating(connection: Any, _: ConnectionPoolEntry) -> None:
    """Without foreign keys, because SQLite changes a table by making it anew; they are checked at the end."""
    _sqlite_settings(connection, ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF"))


def _sqlite_settings(connection: Any, settings: tuple[str, ...]) -> None:
    connection.isolation_level = None  # Python's own idea of when a transaction begins leaves out half of the cases
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {BUSY_MS}", *settings):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _sqlite_begins(connection: Connection) -> None:
    """Whoever writes takes the lock at once: a lock that is wanted half-way cannot be waited for."""
    if connection.get_execution_options().get(WRITING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
