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
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, table: Table) -> None:
        """From now on what is due is done, if the table is in play."""
        if table.hosted is not None and table.row.state == PLAYING and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._tend(table))

    def end(self, table: Table) -> None:
        """The table leaves the memory."""
        task = self._tasks.pop(table.id, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _tend(self, table: Table) -> None:
        house = self._house
        while table.row.state == PLAYING and table.hosted is not None and house.tables.get(table.id) is table:
            table.awake.clear()
            now = house.now()
            if table.note_absences(now):
                table.publish(None)
            at = min(filter(None, (self.next(table), table.next_absence(now))), default=None)
            if at is None:
                await table.awake.wait()
                continue
            try:
                async with asyncio.timeout(max(0, at - now) / 1000):
                    await table.awake.wait()
            except TimeoutError:
                await self.patiently(self._do_what_is_due, table)
        if self._tasks.get(table.id) is asyncio.current_task():
            del self._tasks[table.id]  # and not the task of the same table, read again

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
        deadline = table.agreement.clock.deadline(table.clocks, table.running())
        times = [at for at in (deadline, None if due is None else due.at) if at is not None]
        return min(times) if times else None

    def _claimed_until(self, table: Table) -> int:
        """How long the opponent of whoever is out of time may think about it: as long as about a move."""
        assert table.hosted is not None
        return table.hosted.stands_since + max(table.agreement.clock.allowance, CLAIMED_WITHIN)

    def _left_alone(self, table: Table) -> list[int]:
        """The seats that have resigned and for which no bot plays yet: everything has stopped in between."""
        assert table.hosted is not None
        recorded = table.hosted.recorded
        return [seat for seat in sorted(recorded.match.resigned) if seat not in recorded.bots]

    async def _do_what_is_due(self, table: Table) -> None:
        house = self._house
        async with table.lock:
            if table.hosted is None or table.row.state != PLAYING:
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
