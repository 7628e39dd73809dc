"""The database goes away while people play, and comes back: everybody is told so, nothing is lost, play goes on."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from onze.tables.store.writer import PATIENCE
from tests.server.club import FRIENDLY, Club, Guest, serving
from tests.server.kept import look
from tests.server.regulars import LOST, Regular, RegularTable
from tests.soak import times
from tests.tables.store.postgres import PrivatePostgres

SECONDS = times(3, 10)
SHORT = PATIENCE if SECONDS > PATIENCE else 1.0


@pytest.fixture(scope="module")
def server() -> Iterator[PrivatePostgres]:
    """A server that no other tests use, to be stopped."""
    server = PrivatePostgres()
    yield server
    server.remove()


async def play_on(one: Regular, table: str) -> None:
    """Comes back whenever the page was closed."""
    while not one.seen or one.seen["live"]["state"] != "finished":
        with contextlib.suppress(*LOST):
            await one.play(table)
        await asyncio.sleep(0.1)


class Locked:
    """A file of SQLite that somebody else has locked for a while: it can be read, and not written."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"
        self.url = f"sqlite:///{self.file}"

    def lock(self) -> None:
        self._other = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        self._other.execute("BEGIN IMMEDIATE")

    def unlock(self) -> None:
        self._other.execute("ROLLBACK")
        self._other.close()


async def calls_are_refused(guest: Guest, calls: Sequence[tuple[str, str]]) -> None:
    """Whatever needs the database is answered, in both languages, that it cannot be reached; the server itself runs."""
    for method, path in calls:
        body = {"agreement": FRIENDLY} if method == "POST" else None
        told = await guest.http.request(method, path, json=body)
        assert told.status_code == 503, (path, told.text)
        assert told.json()["key"] in ("store_gone", "not_ready")
        assert all(told.json()["text"][language] for language in ("en", "fr"))
    assert (await guest.http.get("/health")).status_code == 200


async def table_with_a_bot(club: Club) -> tuple[Guest, str]:
    """A table at which a bot plays against somebody who looks on from another room."""
    guest = await club.guest("Zoé")
    sitting = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opened = await guest.post("/tables", {"agreement": FRIENDLY, "sitting": sitting})
    await guest.post(f"/tables/{opened['table']['id']}/seats/0/ready")
    return guest, opened["table"]["id"]


async def somebody_is_refused(people: Sequence[Regular]) -> list[dict[str, Any]]:
    """What people were told so far, at least one of them something."""
    async with asyncio.timeout(30):
        while not any(one.refusals for one in people):
            await asyncio.sleep(0.05)
    return [told for one in people for told in one.refusals]


async def all_have_gone_on(tables: list[RegularTable], before: dict[str, int]) -> None:
    """Every table has a newer version, and everybody there has seen it."""
    async with asyncio.timeout(30):
        for table in tables:
            while not all(one.seen["version"] > before[table.id] for one in table.people) and not table.over:
                await asyncio.sleep(0.05)


def versions(tables: list[RegularTable]) -> dict[str, int]:
    return {table.id: max(one.seen["version"] for one in table.people) for table in tables}


WRITING = (("POST", "/api/tables"),)
ALL = (("GET", "/api/tables/mine"), *WRITING, ("GET", "/ready"))


@pytest.mark.parametrize("how", ["stopped", "frozen", "locked"])
def test_everybody_is_told_and_play_goes_on_by_itself(server: PrivatePostgres, how: str, tmp_path: Path) -> None:
    locked = Locked(tmp_path)
    leaves, comes_back = {
        "stopped": (server.stop, server.start),
        "frozen": (server.freeze, server.thaw),
        "locked": (locked.lock, locked.unlock),
    }[how]
    url, calls = (locked.url, WRITING) if how == "locked" else (server.emptied(), ALL)

    async def evening() -> int:
        async with serving(url, patience=SHORT) as club:
            tables = [
                await RegularTable.opened(club, game, 2, seed)
                for seed, game in enumerate(("football-a-la-carte", "worldwide-football", "footime"))
            ]
            zoe, with_bot = await table_with_a_bot(club)
            people = [(one, table.id) for table in tables for one in table.people]
            playing = [asyncio.create_task(play_on(one, table)) for one, table in people]
            await asyncio.sleep(1)
            began = time.monotonic()
            await asyncio.to_thread(leaves)
            await calls_are_refused(zoe, calls)
            await asyncio.sleep(max(0.0, SECONDS - (time.monotonic() - began)))
            refused = await somebody_is_refused([one for one, _ in people])
            before = versions(tables)
            await asyncio.to_thread(comes_back)
            back = time.monotonic()
            await all_have_gone_on(tables, before)
            print(f"gone for {back - began:.1f} s, all went on after {time.monotonic() - back:.1f} s more")
            assert (await zoe.http.get("/ready")).status_code == 200
            assert {told["key"] for told in refused} <= {"store_gone", "store_gone_unknown"}
            tab = await zoe.tab(with_bot, 0)
            while not tab.state["menu"]:
                await tab.next()
            assert (await tab.answer(lambda menu: menu[0]))["type"] == "done"
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert club.desk.figures.faults == 0
        return await look(url, tables)

    assert asyncio.run(asyncio.wait_for(evening(), 120)) > 10
