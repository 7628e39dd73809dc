"""What tables do by themselves: lone moves, standing orders, bots, the referee's watch, and whoever is out of time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from onze.tables.seated_bots import substitute
from onze.tables.store import PLAYING, LineMissing, LineTaken, SentTwice, StoreGone
from onze.tables.table import Table

if TYPE_CHECKING:
    from onze.tables.house import House

__all__ = ["Tending"]

AFTER_FAULT: Final = 60
"""So many seconds pass before a table tries again what has failed."""

CLAIMED_WITHIN: Final = 5 * 60_000
"""So many milliseconds an opponent has at least to say what follows when somebody's time is up."""

log = logging.getLogger(__name__)


class Tending:
    """Sees to what is due at each table, until its match is over."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._tended: dict[str, _Tended] = {}

    def begin(self, table: Table) -> None:
        """From now on what is due is done, if the table is in play."""
        if table.hosted is None or table.row.state != PLAYING:
            return
        known = self._tended.get(table.id)
        if known is not None:
            if known.table is table:
                return
            known.end()  # the table was read again since
        tended = self._tended[table.id] = _Tended(self, table)
        table.woken = tended.wake
        tended.wake()

    def end(self, table: Table) -> None:
        """The table leaves the memory, or its match is over."""
        tended = self._tended.get(table.id)
        if tended is not None and tended.table is table:
            del self._tended[table.id]
            tended.end()

    def comes_next(self, table: Table) -> int | None:
        """When there is something to do or to note at a table that is tended; when that is over, it is no more."""
        house = self._house
        if table.row.state != PLAYING or table.hosted is None or house.tables.get(table.id) is not table:
            self.end(table)
            return None
        now = house.now()
        if table.note_absences(now):
            table.publish(None)
        return earlier(self.next(table), table.next_absence(now) if table.left else None)

    def seconds_until(self, at: int) -> float:
        """How long it is to a moment."""
        return max(0, at - self._house.now()) / 1000

    async def do_what_is_due(self, table: Table) -> None:
        """Does what is due at a table now, however long it takes."""
        await self.patiently(self._do_what_is_due, table)

    async def patiently(self, do: Callable[[Table], Awaitable[None]], table: Table) -> None:
        """Tries again a little later where the store is gone, and much later where a bot or a rule fails."""
        try:
            await do(table)
        except StoreGone:
            await asyncio.sleep(1)
        except (LineTaken, LineMissing, SentTwice):
            pass  # another process was faster
        except Exception as error:  # one table that fails harms no other, and is not given up
            log.error("what is due at a table has failed", exc_info=error)
            await asyncio.sleep(AFTER_FAULT)

    def next(self, table: Table) -> int | None:
        """When the table has something to do, if nobody does anything before."""
        assert table.hosted is not None
        if table.out_of_time is not None:
            return self._claimed_until(table)
        if self._left_alone(table):
            return self._house.now()
        due = table.hosted.due(table.bots(), table.ordered, table.thinking)
        deadline = table.agreement.clock.deadline(table.clocks, table.running()) if table.clocks.left else None
        return earlier(deadline, None if due is None else due.at)

    def _claimed_until(self, table: Table) -> int:
        """How long the opponent of whoever is out of time may think about it: as long as about a move."""
        assert table.hosted is not None
        return table.hosted.stands_since + max(table.agreement.clock.allowance, CLAIMED_WITHIN)

    def _left_alone(self, table: Table) -> list[int]:
        """The seats that have resigned and for which no bot plays yet: everything has stopped in between."""
        assert table.hosted is not None
        recorded = table.hosted.recorded
        resigned = recorded.match.resigned
        return [seat for seat in sorted(resigned) if seat not in recorded.bots] if resigned else []

    async def _do_what_is_due(self, table: Table) -> None:
        house = self._house
        async with table.lock:
            if table.hosted is None or table.row.state != PLAYING or house.tables.get(table.id) is not table:
                return
            now = house.now()
            if table.out_of_time is not None:
                if self._claimed_until(table) <= now:
                    await house.keeping.keep(table, table.hosted.hand_over(table.out_of_time, substitute(table), now))
                return
            if alone := self._left_alone(table):
                await house.keeping.keep(table, table.hosted.hand_over(alone[0], substitute(table), now))
                return
            due = table.hosted.due(table.bots(), table.ordered, table.thinking)
            if due is not None and due.at <= now:
                if due.call:
                    await house.keeping.keep(table, table.hosted.call(due.call, now))
                elif due.phrase:
                    await house.keeping.answer(table, due.seat, list(due.phrase))
                elif house.bots.takes_time(table, due.seat, due.bot):
                    house.bots.let_think(table, due.seat, due.bot)
                else:
                    await house.keeping.answer(table, due.seat, house.bots.answer(table, due.seat, due.bot))
                return
            late = table.agreement.clock.out_of_time(table.clocks, table.running(), now)
            if late:
                await self._run_out(table, late[0])

    async def _run_out(self, table: Table, seat: int) -> None:
        """The time of a seat is up: between two sides the opponent decides what follows, else a bot takes over.

        A bot takes over at once where no opponent is a person who plays.
        """
        assert table.hosted is not None
        now = self._house.now()
        clocks = table.agreement.clock.charged(table.clocks, table.running(), now)
        await self._house.keeping.keep(table, table.hosted.time_out(seat, now), clocks)
        if not table.opponents(seat) or table.out_of_time is None:
            await self._house.keeping.keep(table, table.hosted.hand_over(seat, substitute(table), now))


def earlier(one: int | None, other: int | None) -> int | None:
    """The earlier of two moments that may not come."""
    return one if other is None else other if one is None else min(one, other)


class _Tended:
    """A table that is seen to. Whenever something changes there it is asked anew what comes next, and when.

    Hardly any move brings anything to do, so that is asked by a call of the loop, and a task made only when it is time.
    """

    def __init__(self, tending: Tending, table: Table) -> None:
        self.table = table
        self._tending = tending
        self._loop = asyncio.get_running_loop()
        self._asked: asyncio.Handle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._doing: asyncio.Task[None] | None = None
        self._ended = False

    def wake(self) -> None:
        """What comes next may have changed: that is asked at the next turn of the loop, unless something is done."""
        if self._asked is None and self._doing is None and not self._ended:
            self._asked = self._loop.call_soon(self._ask)

    def end(self) -> None:
        """Nothing more is done, but for what asks for its own end."""
        self._ended = True
        self.table.woken = None
        for handle in (self._asked, self._timer):
            if handle is not None:
                handle.cancel()
        if self._doing is not None and self._doing is not asyncio.current_task():
            self._doing.cancel()

    def _ask(self) -> None:
        self._asked = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        try:
            at = self._tending.comes_next(self.table)
        except Exception as error:  # a rule that fails at one table harms no other
            log.error("what is due at a table cannot be told", exc_info=error)
            self._timer = self._loop.call_later(AFTER_FAULT, self.wake)
            return
        if at is not None and not self._ended:
            self._timer = self._loop.call_later(self._tending.seconds_until(at), self._do)

    def _do(self) -> None:
        self._timer = None
        if self._doing is None:
            self._doing = self._loop.create_task(self._done())

    async def _done(self) -> None:
        try:
            await self._tending.do_what_is_due(self.table)
        finally:
            self._doing = None
            self.wake()
