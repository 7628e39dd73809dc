"""The house: all tables, read when they are needed, tended while something is due, put away when nobody is there."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from onze.kernel.records import Replay
from onze.kernel.records.reader import Kept
from onze.kernel.records.writer import RecordedMatch
from onze.tables.history import history
from onze.tables.hosted import HostedMatch
from onze.tables.keeping import Keeping
from onze.tables.reading import read_table
from onze.tables.seated_bots import SeatedBots
from onze.tables.store import (
    FINISHED,
    PLAYING,
    LineTaken,
    Standing,
    Store,
    StoreGone,
)
from onze.tables.table import Table
from onze.tables.tending import Tending
from onze.tables.thinking import ThinkingRoom
from onze.tables.updates import Update, Voice

__all__ = ["House", "milliseconds"]

POKER_FACE: Final = (1_500, 6_000)
"""Between so many milliseconds the table waits before it answers for somebody who has nothing to choose."""
IDLE: Final = 10 * 60_000
"""After so many milliseconds without anybody a table leaves the memory."""


def milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """All tables of a server."""

    def __init__(self, store: Store, now: Callable[[], int] = milliseconds, room: ThinkingRoom | None = None) -> None:
        self.store = store
        """Where everything is kept."""
        self.bots = SeatedBots(self, ThinkingRoom() if room is None else room)
        """The bots that play at the tables."""
        self.keeping = Keeping(self)
        """Keeps what is done, and tells it."""
        self.tending = Tending(self)
        """Sees to what tables do by themselves."""
        self.now = now
        """The time, in milliseconds."""
        self.tables: dict[str, Table] = {}
        """The tables in memory."""
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock for each table that is being read: it is gone with the last who waits for the table."""
        self.closed_for = 0
        """For how long no server was running, in milliseconds, of all the time since the house was first opened."""
        self._opened = False
        self._opening = asyncio.Lock()
        self._looking_back = asyncio.Semaphore(1)
        """One look back at a time: each is a match that is played again."""
        self._reading_again: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """From now on time passes at the tables; what passed while no server was running is charged to nobody."""
        async with self._opening:
            if not self._opened:
                self.closed_for = await self.store.open_house(self.now())
                self._opened = True

    async def stay_open(self) -> None:
        """Notes that time passes, now and then: after a server that just stops, it is known until when it did."""
        if self._opened:
            await self.store.note_standings((), self.now())

    async def due(self, ahead: int) -> list[str]:
        """The tables that are not in memory and have something to do within so many milliseconds."""
        await self.open()
        found = await self.store.due(self.now() + ahead - self.closed_for)
        return [id for id in found if id not in self.tables]

    # ---- tables come and go

    async def table(self, id: str) -> Table:
        """A table by its id, read from the store if it is not in memory; refused if there is none."""
        known = self.tables.get(id)
        if known is not None:
            return known
        await self.open()
        reading = self._reading.setdefault(id, asyncio.Lock())
        async with reading:
            if id not in self.tables:
                self.tables[id] = await read_table(self, id)
            return self.tables[id]

    def host(self, table: Table, recorded: RecordedMatch, at: int, watched: int = 0) -> HostedMatch:
        """A match at its table as it stood at a moment; ``watched`` is what the referee's watch showed then."""
        faces = table.agreement.keeps_poker_face(len(table.people()))
        voice = Voice(table.game, table.all_names())
        delay, grace = (poker_face, POKER_FACE[1]) if faces else (None, 0)
        agreed = table.agreement
        return HostedMatch(recorded, voice, at, agreed.over_days, delay, watched, agreed.odds, grace)

    def drop(self, table: Table) -> None:
        """A table leaves the memory; whoever asks for it next reads it again. One that was read since stays."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.tending.end(table)
        self.bots.leave(table)

    def lose(self, table: Table) -> None:
        """Nobody can tell what was kept: the table is read again, also where nobody looks on, for its clocks run."""
        self.drop(table)
        table.publish(None)
        task = asyncio.create_task(self._read_again(table.id))
        self._reading_again.add(task)
        task.add_done_callback(self._reading_again.discard)

    async def _read_again(self, id: str) -> None:
        while True:
            try:
                await self.table(id)
                return
            except StoreGone:
                await asyncio.sleep(1)

    async def put_away_idle(self) -> None:
        """Tables at which nobody is and nothing is due soon leave the memory; how they stand is kept."""
        for table in list(self.tables.values()):
            if not self._is_idle(table) or table.lock.locked():
                continue
            async with table.lock:
                if self._is_idle(table):  # nobody has come while it was being locked
                    standing = await self._keep_position(table)
                    if standing is not None:
                        await self.store.note_standings([standing], self.now())
                    self.drop(table)

    def _is_idle(self, table: Table) -> bool:
        if table.watchers or self.now() - table.touched < IDLE or self.tables.get(table.id) is not table:
            return False
        at = self.tending.next(table) if table.row.state == PLAYING and table.hosted is not None else None
        return at is None or at - self.now() >= IDLE

    async def _keep_position(self, table: Table) -> Standing | None:
        """Keeps the position of a match in play, for newer rules; returns how it stands."""
        if table.hosted is None or table.row.state != PLAYING:
            return None
        version = table.hosted.version
        await self.store.keep_position(table.id, version, table.hosted.recorded.match.position())
        at = self.tending.next(table)
        due_at = None if at is None else at - self.closed_for
        return Standing(table.id, version, table.touched, table.awaited(), table.score(), due_at)

    async def close(self) -> None:
        """Keeps how all matches in play stand, all at once, and lets go of everything."""
        for task in self._reading_again:
            task.cancel()
        kept = await asyncio.gather(*(self._close_table(table) for table in list(self.tables.values())))
        if self._opened:
            with contextlib.suppress(StoreGone):
                await self.store.note_standings([standing for standing in kept if standing is not None], self.now())
        await self.bots.close()
        await self.store.close()

    async def _close_table(self, table: Table) -> Standing | None:
        async with table.lock:
            try:
                return await self._keep_position(table)
            except StoreGone:
                return None  # the lines are kept
            finally:
                self.drop(table)

    # ---- what the host ends

    async def end(self, id: str) -> None:
        """The host ends a table: a match in play is abandoned, and one that nobody can read any more is given up."""
        while True:
            try:
                table = await self.table(id)
            except StoreGone:
                raise
            except Exception:  # whatever cannot be read can be given up
                await self.store.change_table(id, state=FINISHED, touched=self.now())
                return
            async with table.lock:
                if self.tables.get(id) is not table:
                    continue  # it was put away, or read again, while somebody else held it
                if table.hosted is not None and table.row.state == PLAYING:
                    await self.keeping.keep(table, table.hosted.call("abandon", self.now()))
                elif table.row.state != FINISHED:
                    await self.store.change_table(id, state=FINISHED, touched=self.now())
                    table.row = replace(table.row, state=FINISHED)
            table.publish(None)
            return

    async def end_what_is_wished(self) -> list[str]:
        """Ends whatever the host wants to be ended; returns what was."""
        ended: list[str] = []
        for id in await self.store.wished_ended():
            with contextlib.suppress(LineTaken):  # somebody has just moved: another round sees to it
                await self.end(id)
                await self.store.wish_granted(id)
                ended.append(id)
        return ended

    # ---- looking back

    async def history(self, table: Table, first: int, last: int) -> list[Update]:
        """The versions of a match from one line to another; a caller shows each to a seat or a spectator.

        Play goes on meanwhile: only while the lines are copied is the table held, so that none is not stored yet.
        """
        async with table.lock:
            assert table.hosted is not None
            record, voice = table.hosted.recorded.record.copy(), table.hosted.voice
        kept = await self.store.position_before(table.id, first)
        since = None if kept is None else Kept(*kept)
        async with self._looking_back:
            versions = history(Replay(record, table.game), voice, first, last, since, table.agreement.odds)
            return [update async for update in versions]


def poker_face() -> int:
    """Any few seconds."""
    least, most = POKER_FACE
    return least + secrets.randbelow(most - least)
