"""A page that is open at a table: what happens there is sent to it, and when it has missed something, everything.

It is sent what its person may see at that moment: whoever has lost a seat, or the right to look on, is not told more.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Iterator
from functools import partial
from typing import Final, Protocol

from msgspec import Raw, Struct

from onze.server.desk import Desk
from onze.server.log import note_fault
from onze.server.showing import check_sees, is_company, live, may_see, mine, table_shown
from onze.server.shown import Mine, Spectator
from onze.server.talk import tail
from onze.server.wire import PROTOCOL, Said, TableChanged, WholeState, encode
from onze.server.words import WORDS
from onze.tables.table import Table, Watcher
from onze.tables.updates import Update

__all__ = ["Page", "pages_at"]

NUMBERS: Final = itertools.count(1)


class Sending(Protocol):
    """What a page is told over: its ``Line``."""

    @property
    def ready(self) -> bool:
        """Whether the page takes something at once."""

    def say(self, message: bytes) -> None:
        """Tells a message."""

    async def drained(self) -> None:
        """Waits until a page that is slow takes something again."""


class Page(Watcher):
    """An open page; somebody with two tabs has two."""

    def __init__(self, desk: Desk, line: Sending, person: str | None, link: str | None, table: Table) -> None:
        super().__init__(person or "", None)
        self.desk = desk
        """Where it was received."""
        self.table = table
        """The table that it shows."""
        self.link = link
        """The token of the link that its person came by."""
        self.number = next(NUMBERS)
        """What the owner calls it."""
        self.name = ""
        """What its person is called."""
        self._turned_out = ""
        self._line = line
        self._sending = asyncio.Lock()
        self._version = 0
        self._pushed: set[asyncio.Task[None]] = set()

    # ---- coming and going

    async def enter(self, seat: int | None) -> None:
        """It opens at its table, and is told everything."""
        self.check(seat)
        self.name = (await self.desk.nickname(self.person) if self.person else None) or ""
        self._join()
        await self.look(seat)

    def _join(self) -> None:
        now = self.desk.house.now()
        self.table.left.pop(self.person, None)
        self.table.watchers.add(self)
        for person in self.table.people():
            if not self.table.present(person):
                self.table.left.setdefault(person, now)  # nobody has seen them since the server was started
        self.table.publish(None)

    def leave(self) -> None:
        """It is closed; if it was the last one of its person, they have left."""
        self.desk.later.forget(self)
        for task in self._pushed:
            task.cancel()
        self.table.watchers.discard(self)
        if self.person in self.table.people() and not self.table.present(self.person):
            self.table.left[self.person] = self.desk.house.now()
        self.table.publish(None)

    def check(self, seat: int | None) -> None:
        """Refuses to show the table to somebody who may not see it, or with the eyes of a seat that is not theirs."""
        if self._turned_out:
            raise WORDS.refused(self._turned_out)
        check_sees(self.table, self.person or None, self.link)
        if seat is not None:
            self.table.check_sits(self.person, seat)

    def turn_out(self, key: str) -> None:
        """It is told why, and closed, as soon as it can take it."""
        self._turned_out = key
        self.tell(None)

    @property
    def is_company(self) -> bool:
        """Whether its person belongs to the table, and hears what is said there."""
        return is_company(self.table, self.person or None, self.link)

    # ---- what it is told

    def tell(self, update: Update | None) -> bool:
        """Tells a version at once where nothing stands in between; else word is left, and ``follow`` sees to it."""
        if update is None or self.behind or not self.waiting.empty() or not self._is_next(update):
            return super().tell(update)
        try:
            self._say_version(update)
        except Exception:  # this page's own trouble: whoever has moved is not to have it
            return super().tell(update)
        return True

    def _is_next(self, update: Update) -> bool:
        """Whether a page takes a version at once: it follows on what it has, and is for the eyes that it has."""
        return (
            update.since == self._version
            and self._line.ready
            and not self._sending.locked()
            and self.desk.house.tables.get(self.table.id) is self.table
            and not self._turned_out
            and (
                self.table.seats[self.seat].person == self.person
                if self.seat is not None
                else may_see(self.table, self.person or None, self.link)
            )
        )

    def _say_version(self, update: Update) -> None:
        self.desk.later.forget(self)
        message = self.desk.telling.version(update, self.table, self.seat)
        self._version = update.version
        self._say(message)
        if update.match.outcome is not None:
            self._say(encode(self.changed()))
        self._foresee(update)

    async def follow(self) -> None:
        """Sends whatever was not told at once, for as long as it is open."""
        while True:
            update = await self.waiting.get()
            if self.desk.house.tables.get(self.table.id) is not self.table:
                self.table.watchers.discard(self)
                self.table = await self.desk.house.table(self.table.id)
                self._join()
                self.behind = True
            if self.seat is not None and self.seat not in self.table.seats_of(self.person):
                self.seat = None
                self.behind = True
            self.check(self.seat)
            if self.behind:
                await self.resync()
            elif update is not None:
                await self._tell(update)
            elif self.waiting.empty():  # of several changes of the table the last one tells all
                await self.send(self.changed())

    async def _tell(self, update: Update) -> None:
        async with self._sending:
            await self._line.drained()
            if update.version <= self._version:
                return  # it was part of everything that was told meanwhile
            if update.since == self._version:
                self._say_version(update)
                return
        await self.resync()

    async def resync(self) -> None:
        """Everything anew, with the same eyes."""
        await self.look(self.seat)

    def tell_anew(self) -> None:
        """Has it told everything anew, as soon as it can take it."""
        self.tell(None)
        self.behind = True

    async def look(self, seat: int | None) -> None:
        """Everything anew, with the eyes of a seat. The table is held, so that nothing is shown that is not stored."""
        self.desk.later.forget(self)
        self.desk.figures.resyncs += 1
        chat = await tail(self.desk, self.table, self.person) if self.is_company else []
        async with self._sending:
            async with self.table.lock:
                self.seat = seat
                while not self.waiting.empty():
                    self.waiting.get_nowait()
                self.behind = False
                update = None if self.table.hosted is None else self.table.hosted.latest
                self._version = 0 if update is None else update.version
                message = encode(self._state(update, chat))
            await self._line.drained()  # a slow page holds up nobody else
            self._say(message)
        if update is not None:
            self._foresee(update)

    def _state(self, update: Update | None, chat: list[Said]) -> WholeState:
        told = None if update is None else self.desk.telling.of(update, self.table)
        return WholeState(
            protocol=PROTOCOL,
            table=table_shown(self.table, self.person or None, self.desk.shelf.things_digest(self.table.game)),
            seat=self.seat,
            version=self._version,
            public=None if told is None else told.public,
            private={} if update is None else update.private(self.seat),
            question={} if update is None else update.question(self.seat),
            menu=[] if update is None or self.seat is None else update.menu(self.seat),
            number=None if update is None else update.number(self.seat),
            live=Raw(encode(live(self.desk.house, self.table))),
            mine=self.mine(),
            chat=chat,
        )

    def changed(self) -> TableChanged:
        """What is told when the table has changed, and not the match."""
        return TableChanged(Raw(encode(live(self.desk.house, self.table))), self.mine())

    def mine(self) -> Mine:
        """What only its person is told of the table."""
        owner = bool(self.person) and self.person == self.table.row.owner
        people = self.table.people()
        seen = [page for page in pages_at(self.table) if page.person not in people] if owner else []
        return mine(self.table, self.person or None, [Spectator(page.number, page.name) for page in seen])

    # ---- what would follow

    def _foresee(self, update: Update) -> None:
        """What would follow each move comes after the version, when everybody else has been told."""
        if self.seat is not None and self.seat in update.match.asked:
            self.desk.later.wish(self, partial(self._send_foreseen, update, self.seat))

    async def _send_foreseen(self, update: Update, seat: int) -> None:
        if update.version != self._version:
            return  # the page is further by now
        try:
            message = await self.desk.telling.foreseen(update, self.table, seat)
        except Exception as error:  # the page does without
            self.desk.figures.faults += 1
            note_fault("fault", error, call="foreseen")
            return
        if message:
            self._push(message)

    # ---- sending

    async def send(self, message: Struct) -> None:
        """Sends a message, as soon as the page takes it."""
        await self._send(encode(message))

    async def _send(self, message: bytes) -> None:
        if self._line.ready and not self._sending.locked():
            self._say(message)
            return
        async with self._sending:
            await self._line.drained()
            self._say(message)

    def _say(self, message: bytes) -> None:
        self.desk.figures.messages += 1
        self._line.say(message)

    def push(self, message: Struct) -> None:
        """Sends a message without waiting for it, on behalf of another page."""
        self._push(encode(message))

    def _push(self, message: bytes) -> None:
        task = asyncio.create_task(self._pushing(message))
        self._pushed.add(task)
        task.add_done_callback(self._pushed.discard)

    async def _pushing(self, message: bytes) -> None:
        with contextlib.suppress(Exception):  # the page is closed, which is seen elsewhere
            await self._send(message)


def pages_at(table: Table) -> Iterator[Page]:
    """The pages that are open at a table."""
    return (watcher for watcher in list(table.watchers) if isinstance(watcher, Page))
