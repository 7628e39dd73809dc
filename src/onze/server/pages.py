"""A page that is open at a table: what happens there is sent to it, and when it has missed something, everything.

It is sent what its person may see at that moment: whoever has lost a seat, or the right to look on, is not told more.
"""

import asyncio
import contextlib
import itertools
from collections.abc import Iterator
from typing import Final

from msgspec import Raw, Struct
from starlette.websockets import WebSocket

from onze.server.desk import Desk
from onze.server.showing import check_sees, live, mine, table_shown
from onze.server.talk import tail
from onze.server.wire import PROTOCOL, Mine, Spectator, TableChanged, WholeState, encode
from onze.tables.table import Table, Watcher
from onze.tables.updates import Update

__all__ = ["Page", "pages_at"]

NUMBERS: Final = itertools.count(1)


class Page(Watcher):
    """An open page; somebody with two tabs has two."""

    def __init__(self, desk: Desk, socket: WebSocket, person: str | None, link: str | None, table: Table) -> None:
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
        self._socket = socket
        self._sending = asyncio.Lock()
        self._foreseeing: asyncio.Task[None] | None = None
        self._pushed: set[asyncio.Task[None]] = set()

    # ---- coming and going

    async def enter(self, seat: int | None) -> None:
        """It opens at its table, and is told everything."""
        self.check(seat)
        self.seat = seat
        self.name = (await self.desk.nickname(self.person) if self.person else None) or ""
        self._join()
        await self.resync()

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
        self._stop_foreseeing()
        for task in self._pushed:
            task.cancel()
        self.table.watchers.discard(self)
        if self.person in self.table.people() and not self.table.present(self.person):
            self.table.left[self.person] = self.desk.house.now()
        self.table.publish(None)

    def check(self, seat: int | None) -> None:
        """Refuses to show the table to somebody who may not see it, or with the eyes of a seat that is not theirs."""
        check_sees(self.table, self.person or None, self.link, self.desk.sent_away.get(self.table.id, ()))
        if seat is not None:
            self.table.check_sits(self.person, seat)

    # ---- what it is told

    async def follow(self) -> None:
        """Sends whatever happens, for as long as it is open."""
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
                await self.send(TableChanged(Raw(encode(live(self.desk.house, self.table))), self.mine()))

    async def _tell(self, update: Update) -> None:
        self._stop_foreseeing()
        told = self.desk.telling.of(update, self.table)
        await self.send_text(told.version(self.seat))
        if update.match.outcome is not None:
            await self.send(TableChanged(Raw(encode(live(self.desk.house, self.table))), self.mine()))
        self._foresee(update)

    async def resync(self) -> None:
        """Everything anew. The table is held meanwhile, so that nothing is shown that is not stored."""
        self._stop_foreseeing()
        self.desk.figures.resyncs += 1
        chat = await tail(self.desk, self.table)
        async with self.table.lock:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.behind = False
            hosted = self.table.hosted
            update = None if hosted is None else hosted.latest
            told = None if update is None else self.desk.telling.of(update, self.table)
            state = WholeState(
                protocol=PROTOCOL,
                table=table_shown(self.table, self.person or None, self.desk.shelf.things_digest(self.table.game)),
                seat=self.seat,
                version=0 if update is None else update.version,
                public=None if told is None else told.public,
                private={} if update is None else update.private(self.seat),
                question={} if update is None else update.question(self.seat),
                menu=[] if update is None or self.seat is None else update.menu(self.seat),
                number=None if told is None else told.number(self.seat),
                live=Raw(encode(live(self.desk.house, self.table))),
                mine=self.mine(),
                chat=chat,
            )
            text = encode(state).decode()
        await self.send_text(text)
        if update is not None:
            self._foresee(update)

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
            self._foreseeing = asyncio.create_task(self._send_foreseen(update, self.seat))

    async def _send_foreseen(self, update: Update, seat: int) -> None:
        with contextlib.suppress(Exception):  # the page is closed, which is seen elsewhere
            await asyncio.sleep(0)
            text = await self.desk.telling.of(update, self.table).foreseen(seat)
            if text:
                await self.send_text(text)

    def _stop_foreseeing(self) -> None:
        if self._foreseeing is not None:
            self._foreseeing.cancel()
            self._foreseeing = None

    # ---- sending

    async def send(self, message: Struct) -> None:
        """Sends a message."""
        await self.send_text(encode(message).decode())

    async def send_text(self, text: str) -> None:
        """Sends a message that was encoded before."""
        async with self._sending:
            await self._socket.send_text(text)
        self.desk.figures.messages += 1

    def push(self, message: Struct) -> None:
        """Sends a message without waiting for it, on behalf of another page."""
        task = asyncio.create_task(self._push(message))
        self._pushed.add(task)
        task.add_done_callback(self._pushed.discard)

    async def _push(self, message: Struct) -> None:
        with contextlib.suppress(Exception):  # as above
            await self.send(message)


def pages_at(table: Table) -> Iterator[Page]:
    """The pages that are open at a table."""
    return (watcher for watcher in list(table.watchers) if isinstance(watcher, Page))
