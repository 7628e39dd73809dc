"""The one task through which every change goes: whatever waits is committed in one transaction.

Each caller goes on when what it wanted is on the disk. A batch that fails because of one of its changes is taken
apart, and each change is tried in a transaction of its own, so that only the guilty caller is refused. While the
database is gone the batch is tried again and again; callers wait for a bounded time and then get ``StoreGone``.
What they have given up before the commit was sent is not written afterwards.

A connection that is lost during a commit leaves open whether it went through. So every batch has a number, which its
transaction writes into the writer's own row (``WRITERS``): the next try reads it and knows.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Protocol

from sqlalchemy import BigInteger, Connection, bindparam, delete, insert, select, update

from onze.tables.store.connecting import Writing
from onze.tables.store.lines import OfMatch, add_lines
from onze.tables.store.refusals import StoreGone, Unstorable, is_gone
from onze.tables.store.schema import WRITERS

__all__ = ["PATIENCE", "WAITING_AT_MOST", "Change", "Writer"]

PATIENCE: Final = 5.0
"""How many seconds a caller waits for a database that does not answer."""
WAITING_AT_MOST: Final = 1_000
"""How many changes may wait; whoever comes then waits for a place."""
PAUSES: Final = (0.02, 0.05, 0.1, 0.2, 0.5)
"""Seconds between tries while the database is gone; the last goes on."""
GATHERING: Final = 0.008
"""For so many seconds at most a batch is gathered: a commit costs about as much for one change as for many."""
TURNS_WITHOUT_MORE: Final = 3
"""After so many turns of the loop that bring nothing more, nobody is waited for."""
COUNT_BATCH: Final = (
    update(WRITERS).where(WRITERS.c.id == bindparam("writer")).values(batch=bindparam("number", type_=BigInteger))
)

log = logging.getLogger(__name__)


class Change(Protocol):
    """Something to write: lines, which a batch writes all at once, or whatever it does by itself."""

    @property
    def lines(self) -> Sequence[OfMatch]:
        """The rows of lines to add."""

    def make(self, connection: Connection) -> Any:
        """Does everything else, in the batch's transaction; what it returns is handed to the caller."""

    def refusal(self, connection: Connection, error: Exception) -> Exception:
        """What the caller is told after this error; the change's own transaction has been rolled back."""


class _Waiting:
    """A change whose caller waits for its answer."""

    def __init__(self, change: Change, loop: asyncio.AbstractEventLoop) -> None:
        self.change = change
        self.since = loop.time()
        self.answer: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.unknown = False
        """Whether a commit with this change was sent, and nothing is known of it yet."""


class _GivenUp(Exception):  # noqa: N818
    """A caller has gone while its batch was being written: it is written again without that."""


class Writer:
    """Writes what callers hand in, in batches, one transaction after the other."""

    def __init__(self, writing: Writing, patience: float = PATIENCE, waiting: int = WAITING_AT_MOST) -> None:
        self.patience = patience
        self.transactions = 0
        """How many transactions have been committed."""
        self.changes = 0
        """How many changes were in them."""
        self._writing = writing
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue(waiting)
        self._id = secrets.token_hex(8)
        self._batch = 0
        self._closed = False
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._patient: deque[_Waiting] = deque()
        """Those who wait, the oldest first, and some who do no longer."""
        self._watch: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Begins to write; the database must be there."""
        await self._writing.run(self._enter)
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="the store's writer")

    async def close(self) -> None:
        """Writes what still waits, within the usual time, and stops."""
        self._closed = True
        if self._task is not None:
            with contextlib.suppress(Exception):  # of a database that is gone, callers have been told
                async with asyncio.timeout(self.patience):
                    await self._queue.join()
                    await self._writing.run(self._leave)
            self._task.cancel()
            await asyncio.wait([self._task])
        self._task = None
        if self._watch is not None:
            self._watch.cancel()

    async def write(self, change: Change) -> Any:
        """Hands in a change and returns when it is on the disk."""
        if self._closed:
            raise StoreGone
        loop = self._loop
        assert loop is not None, "the writer has not been started"
        waiting = _Waiting(change, loop)
        if self._queue.full():
            try:
                async with asyncio.timeout(self.patience):
                    await self._queue.put(waiting)
            except TimeoutError:
                raise StoreGone from None
        else:
            self._queue.put_nowait(waiting)
        self._patient.append(waiting)
        if self._watch is None:
            self._watch = loop.call_at(waiting.since + self.patience, self._lose_patience)
        return await waiting.answer

    def _lose_patience(self) -> None:
        """Whoever has waited for too long is told so: one watch for all costs less than one each."""
        loop = self._loop
        assert loop is not None
        self._watch = None
        while self._patient:
            oldest = self._patient[0]
            if not oldest.answer.done():
                until = oldest.since + self.patience
                if until > loop.time():
                    self._watch = loop.call_at(until, self._lose_patience)
                    return
                oldest.answer.set_exception(StoreGone(oldest.unknown))
            self._patient.popleft()

    async def _run(self) -> None:
        while True:
            batch = await self._gathered()
            await self._settle(batch)
            for _ in batch:
                self._queue.task_done()
            while self._patient and self._patient[0].answer.done():
                self._patient.popleft()

    async def _gathered(self) -> list[_Waiting]:
        """Whatever waits, and what comes on the heels of it while the loop is busy."""
        batch = [await self._queue.get()]
        assert self._loop is not None
        until, turns = self._loop.time() + GATHERING, 0
        while len(batch) < self._queue.maxsize:
            if not self._queue.empty():
                batch.append(self._queue.get_nowait())
                turns = 0
            elif turns < TURNS_WITHOUT_MORE and self._loop.time() < until:
                await asyncio.sleep(0)
                turns += 1
            else:
                break
        return batch

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Goes on until every caller has its answer or has gone."""
        self._batch += 1
        number = self._batch
        tries = 0
        while batch := [waiting for waiting in batch if not waiting.answer.done()]:
            try:
                async with asyncio.timeout(self.patience):
                    await self._writing.run(partial(self._commit, number, batch))
            except _GivenUp:
                continue
            except Exception as error:  # whatever it is, callers must hear of it and the writer must live
                if not is_gone(error):
                    await self._blame(batch, error)
                    return
                if not tries:
                    log.warning("the database does not answer (%s)", type(error).__name__)
                await self._writing.drop()
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
            else:
                self.transactions += 1
                self.changes += len(batch)
                for waiting in batch:
                    if not waiting.answer.done():
                        waiting.answer.set_result(waiting.result)
        if tries:
            log.warning("the database was tried %d times", tries + 1)

    async def _blame(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Finds the guilty: one by one, or by asking the only one why."""
        if len(batch) > 1:
            for waiting in batch:
                await self._settle([waiting])
            return
        (waiting,) = batch
        try:
            async with asyncio.timeout(self.patience):
                refusal = await self._writing.run(partial(_asked, waiting.change, error))
        except Exception as trouble:
            await self._writing.drop()
            refusal = StoreGone() if is_gone(trouble) else Unstorable(type(trouble).__name__)
        if not waiting.answer.done():
            waiting.answer.set_exception(refusal)

    # What follows is done over the connection, for SQLite in its thread.

    def _enter(self, connection: Connection) -> None:
        """Puts down the writer's own row."""
        with connection.begin():
            if connection.dialect.name == "sqlite":  # nobody else has the file, so what is left there is of the dead
                connection.execute(delete(WRITERS))
            connection.execute(insert(WRITERS).values(id=self._id, batch=0))

    def _leave(self, connection: Connection) -> None:
        with connection.begin():
            connection.execute(delete(WRITERS).where(WRITERS.c.id == self._id))

    def _commit(self, number: int, batch: Sequence[_Waiting], connection: Connection) -> None:
        """One transaction with everything in the batch, unless an earlier try of it has gone through after all."""
        transaction = connection.begin()
        try:
            if not self._is_committed(connection, number, batch):
                _write(connection, batch)
                # In this order: whoever gives up before the mark is seen here, and whoever does after it is told.
                for waiting in batch:
                    waiting.unknown = True
                if any(waiting.answer.done() for waiting in batch):
                    raise _GivenUp
            transaction.commit()
        except Exception as error:
            if not is_gone(error):
                transaction.rollback()
                for waiting in batch:
                    waiting.unknown = False
            raise

    def _is_committed(self, connection: Connection, number: int, batch: Sequence[_Waiting]) -> bool:
        """Whether this batch is known to be written; waits for a transaction that is still at it."""
        if any(waiting.unknown for waiting in batch):
            mine = select(WRITERS.c.batch).where(WRITERS.c.id == self._id)
            if connection.scalar(mine.with_for_update()) == number:
                return True
            for waiting in batch:
                waiting.unknown = False
        connection.execute(COUNT_BATCH, {"writer": self._id, "number": number})
        return False


def _write(connection: Connection, batch: Sequence[_Waiting]) -> None:
    """Lines come last: their tables are there by then."""
    lines: list[OfMatch] = []
    for waiting in batch:
        waiting.result = waiting.change.make(connection)
        lines += waiting.change.lines
    if lines:
        add_lines(connection, lines)


def _asked(change: Change, error: Exception, connection: Connection) -> Exception:
    with connection.begin():
        return change.refusal(connection, error)
