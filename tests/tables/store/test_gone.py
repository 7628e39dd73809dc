"""The database goes away and comes back: callers are told in time, nothing is lost, nothing is written by halves."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from onze.tables.store import Store, StoreGone
from tests.tables.store.home import a_line, at_home, whole
from tests.tables.store.postgres import PrivatePostgres

SHORT = 1.0


@pytest.fixture(scope="module")
def server() -> Iterator[PrivatePostgres]:
    """A server that no other tests use, to be stopped."""
    server = PrivatePostgres()
    yield server
    server.remove()


@pytest.fixture
def fragile_url(server: PrivatePostgres) -> str:
    """An empty database on the server that is going to be stopped."""
    return server.emptied()


async def told_in_time(store: Store, line: int) -> StoreGone:
    """Tries to write until the store says that it cannot, which must not take longer than callers wait."""
    began = time.monotonic()
    with pytest.raises(StoreGone) as gone:
        await store.append("t1", [a_line(line), a_line(line + 1)])
    assert time.monotonic() - began < SHORT + 1
    return gone.value


async def test_a_server_that_is_stopped_and_comes_back(server: PrivatePostgres, fragile_url: str) -> None:
    async with at_home(fragile_url, patience=SHORT) as store:
        await store.append("t1", [a_line(1)])
        await asyncio.to_thread(server.stop)
        gone = await told_in_time(store, 2)
        assert not gone.unknown
        assert gone.reason.key == "store_gone"
        with pytest.raises(StoreGone):
            await store.lines("t1")
        await asyncio.to_thread(server.start)
        store.writer.patience = 20
        assert await whole(store, "t1") == [1]
        await store.append("t1", [a_line(2)])
        assert await whole(store, "t1") == [1, 2]


async def test_whoever_waits_long_enough_notices_nothing(server: PrivatePostgres, fragile_url: str) -> None:
    """Twenty tables go on writing while the server is cut off three times: every line is there, once."""
    async with at_home(fragile_url, tables=20, patience=30) as store:
        over = asyncio.Event()

        async def play(table: str) -> int:
            line = 0
            while not over.is_set():
                line += 1
                await store.append(table, [a_line(line, f"phrase {line}")])
                if line % 10 == 0:
                    assert len(await store.lines(table, line - 9)) == 10
            return line

        playing = [asyncio.create_task(play(f"t{number}")) for number in range(1, 21)]
        for _ in range(3):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.stop)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.3)
        over.set()
        written = await asyncio.gather(*playing)
        assert min(written) > 3
        for number, last in enumerate(written, 1):
            assert await whole(store, f"t{number}") == list(range(1, last + 1))


async def test_a_server_that_says_nothing(server: PrivatePostgres, fragile_url: str) -> None:
    async with at_home(fragile_url, patience=SHORT) as store:
        await store.append("t1", [a_line(1)])
        server.freeze()
        try:
            first = await told_in_time(store, 2)
            second = await told_in_time(store, 4)
            assert not first.unknown
            assert not second.unknown
        finally:
            server.thaw()
        store.writer.patience = 20
        await store.append("t1", [a_line(2)])
        assert await whole(store, "t1") == [1, 2]


async def test_a_file_that_somebody_has_locked(sqlite_url: str) -> None:
    async with at_home(sqlite_url, patience=SHORT) as store:
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            gone = await told_in_time(store, 1)
            assert not gone.unknown
            assert await store.lines("t1") == []  # who only reads is not held up
            other.execute("ROLLBACK")
        store.writer.patience = 20
        await store.append("t1", [a_line(1)])
        assert await whole(store, "t1") == [1]


async def test_a_lock_that_is_soon_released_is_waited_for(sqlite_url: str) -> None:
    async with at_home(sqlite_url, patience=20) as store:
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            appending = asyncio.create_task(store.append("t1", [a_line(1)]))
            await asyncio.sleep(1.5)  # longer than SQLite waits by itself
            assert not appending.done()
            other.execute("ROLLBACK")
        await appending
        assert await whole(store, "t1") == [1]


async def test_a_store_whose_database_is_gone_can_be_closed(server: PrivatePostgres, fragile_url: str) -> None:
    store = await Store.open(fragile_url, patience=SHORT)
    await asyncio.to_thread(server.stop)
    try:
        began = time.monotonic()
        await store.close()
        assert time.monotonic() - began < 3 * SHORT
    finally:
        await asyncio.to_thread(server.start)
