"""SQLite or PostgreSQL by its address: opened, held, and brought up to date."""

import asyncio
import logging
import os
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from onze.kernel.data import system_error
from onze.tables.store.connecting import READERS, Local, LocalReaders, Reading, Remote, RemoteReaders
from onze.tables.store.copying import copied
from onze.tables.store.holding import Hold, holder_is_there
from onze.tables.store.migrating import check_up_to_date, migrate
from onze.tables.store.rows import written_json
from onze.tables.store.words import WORDS

__all__ = ["Database", "backed_up_to", "is_held"]

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_MS: Final = 1_000
"""How long SQLite itself waits for a lock; only a backup or a curious person can hold one."""

LOG_PAGES: Final = 8_000
"""The pages of SQLite's write-ahead log, some 32 MB."""

SETTINGS: Final[dict[str, Any]] = {
    "hide_parameters": True,  # no error and no log repeats the values of a statement
    "json_serializer": written_json,
    "json_deserializer": msgspec.json.decode,
}


def _without_values(record: logging.LogRecord) -> bool:
    """At their most talkative driver and engine write down every value that they are handed, and every row."""
    return record.levelno > logging.DEBUG


for _talkative in ("aiosqlite", "sqlalchemy.engine.Engine"):
    logging.getLogger(_talkative).addFilter(_without_values)


class Database:
    """A database that is open: its connections, and the hold on the file if there is one."""

    def __init__(self, writing: Local | Remote, reading: Reading, hold: Hold | None) -> None:
        self.writing = writing
        """For what is changed, in transactions."""
        self.reading = reading
        """For what is asked."""
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
        if path is not None:
            return cls(Local(_writers_engine(url)), LocalReaders(_readers_engine(url)), hold)
        engine = _engine(url)  # every question by itself, so that it costs one round trip
        return cls(Remote(engine), RemoteReaders(engine.execution_options(isolation_level="AUTOCOMMIT")), None)

    @classmethod
    async def beside(cls, address: str) -> "Database":
        """A database that a server may have open: it is neither held nor migrated, and there must be one."""
        url = _understood(address)
        path = _file(url)
        if path is not None and not path.is_file():
            raise WORDS.refused("no_database_yet", values={"file": str(path)})
        engine = _engine(url, beside=True)
        try:
            with _reached():
                await check_up_to_date(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(Remote(engine) if path is None else Local(_writers_engine(url)), RemoteReaders(engine), None)

    async def close(self) -> None:
        """Closes every connection and lets go of the file."""
        await self.writing.close()
        await self.reading.close()
        if self._hold is not None:
            self._hold.release()


def is_held(address: str) -> bool:
    """Whether a server may have a database: of a file it is known, of PostgreSQL it is not."""
    path = _file(_understood(address))
    return path is None or holder_is_there(path)


def backed_up_to(address: str, target: Path) -> Path:
    """Copies the file of a database, whether or not a server has it; PostgreSQL has a program of its own for that."""
    url = _understood(address)
    path = _file(url)
    if path is None:
        plain = url.set(drivername="postgresql")._replace(password=None)
        name = shlex.quote(plain.render_as_string(hide_password=False))
        raise WORDS.refused("use_pg_dump", values={"file": shlex.quote(str(target)), "database": name})
    if not path.is_file():
        raise WORDS.refused("no_database_yet", values={"file": str(path)})
    try:
        return copied(path, target)
    except (OSError, sqlite3.Error) as error:
        why = system_error(error) if isinstance(error, OSError) else type(error).__name__
        key = "cannot_open" if type(error) is sqlite3.DatabaseError else "cannot_back_up"  # the first: it is none
        raise WORDS.refused(key, values={"file": str(target), "error": why}) from None


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
    """Takes the file for this process, and makes it and its folder where there are none.

    It holds the luck of matches in play: a new one is its owner's only, and so is what SQLite writes beside it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
        return Hold(path)
    except OSError as error:
        raise WORDS.refused("cannot_open", values={"error": system_error(error)}) from None


async def _migrated(url: URL, path: Path | None, versions: Path | None) -> None:
    """Brings the database up to date over a connection of its own, or says why there is none."""
    engine = _engine(url, migrating=True)
    try:
        with _reached():
            await (await engine.connect()).close()
        await migrate(engine, path, versions)
    finally:
        await engine.dispose()


@contextmanager
def _reached() -> Iterator[None]:
    """Says why a database cannot be reached or read, if it cannot."""
    try:
        yield
    except OSError as error:
        raise WORDS.refused("cannot_open", values={"error": system_error(error)}) from None
    except DBAPIError as error:
        # The kind of trouble only: a driver's words may hold a password.
        trouble = error.orig.__cause__ or error.orig if error.orig is not None else error
        raise WORDS.refused("cannot_open", values={"error": type(trouble).__name__}) from None


def _engine(url: URL, migrating: bool = False, beside: bool = False) -> AsyncEngine:
    """SQLAlchemy's engine for what is done before a file is open, beside whoever has it, and all on PostgreSQL."""
    once = migrating or beside
    options: dict[str, Any] = {"poolclass": NullPool} if once else {"pool_size": READERS + 1, "max_overflow": 0}
    if url.drivername.startswith("postgresql"):
        options["connect_args"] = {"timeout": 10, "server_settings": {"application_name": "onze"}}
        return create_async_engine(url, **SETTINGS, **options)
    engine = create_async_engine(url, **SETTINGS, **options)
    settings = _sqlite_migrating if migrating else _sqlite_beside
    event.listen(engine.sync_engine, "connect", settings)
    if migrating:
        event.listen(engine.sync_engine, "begin", _sqlite_begins)
    return engine


def _readers_engine(url: URL) -> Engine:
    """SQLAlchemy's engine for questions to a file."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=READERS, max_overflow=0, **SETTINGS)
    event.listen(engine, "connect", _sqlite_connected)
    return engine


def _writers_engine(url: URL) -> Engine:
    """SQLAlchemy's engine for changes of a file."""
    engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool, **SETTINGS)
    event.listen(engine, "connect", _sqlite_connected)
    event.listen(engine, "begin", _sqlite_begins)
    return engine


def _sqlite_connected(connection: Any, _: ConnectionPoolEntry) -> None:
    """A commit is on the disk when it returns, and readers never wait for the writer.

    What a statement of many rows would need to be undone stays in memory: a file for it was a third of all writing.
    Every so often everybody waits until the log's pages are in the file itself: the same pages change again and again,
    and the longer the log, the fewer are written. Up to ``LOG_PAGES`` that gains; beyond, it costs more to look in.
    """
    settings = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "temp_store = MEMORY")
    _sqlite_settings(connection, (*settings, f"wal_autocheckpoint = {LOG_PAGES}"))


def _sqlite_migrating(connection: Any, _: ConnectionPoolEntry) -> None:
    """Without foreign keys, because SQLite changes a table by making it anew; they are checked at the end."""
    _sqlite_settings(connection, ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF"))


def _sqlite_beside(connection: Any, _: ConnectionPoolEntry) -> None:
    """Whoever only looks changes nothing, not even how the file is written."""
    _sqlite_settings(connection, ("query_only = ON",))


def _sqlite_settings(connection: Any, settings: tuple[str, ...]) -> None:
    connection.isolation_level = None  # Python's own idea of when a transaction begins leaves out half of the cases
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {BUSY_MS}", *settings):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _sqlite_begins(connection: Connection) -> None:
    """Whoever writes takes the lock at once: a lock that is wanted half-way cannot be waited for."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
