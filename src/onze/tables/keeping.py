"""What is done at a table is kept before it is told: its lines, the clocks after them, and what goes with that."""

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from onze.kernel.records.plays import TAKE_BACK
from onze.tables.clocks import Clocks
from onze.tables.history import KEPT_EVERY
from onze.tables.hosted import Change
from onze.tables.orders import has_ended
from onze.tables.store import FINISHED, Line, NotKept, SentTwice, StoreGone, Unstorable
from onze.tables.table import Table

if TYPE_CHECKING:
    from onze.tables.house import House

__all__ = ["Keeping"]

NOBODY_RUNS: Final[dict[int, int]] = {}
"""Whose time runs where there is no clock."""
NOT_KEPT: Final = (SentTwice, NotKept, Unstorable)
"""What is raised where it is certain that nothing was kept."""


class Keeping:
    """Keeps what is done at the tables of a house."""

    def __init__(self, house: "House") -> None:
        self._house = house

    async def answer(
        self, table: Table, seat: int, phrase: list[int], by_hand: bool = False, sent: str | None = None
    ) -> None:
        """A seat says a phrase; the clocks are charged, and the lock is held by the caller."""
        assert table.hosted is not None
        now, clock = self._house.now(), table.agreement.clock
        running = table.running() if table.clocks.left else NOBODY_RUNS
        change = table.hosted.play(seat, phrase, now)
        if seat in running:
            clocks = clock.answered(table.clocks, running, seat, now)
        else:
            clocks = clock.charged(table.clocks, running, now)
        await self.keep(table, change, clocks, seat if by_hand else None, sent)

    async def keep(
        self,
        table: Table,
        change: Change,
        clocks: Clocks | None = None,
        by: int | None = None,
        sent: str | None = None,
    ) -> None:
        """Stores a change with the clocks after it, and tells it; if it cannot be stored, nothing has happened.

        ``by`` is the seat that has answered by hand, if one has. The lock of the table is held by the caller.
        """
        assert table.hosted is not None
        hosted, now = table.hosted, self._house.now()
        left = table.clocks if clocks is None else clocks
        stored = self.clocks_kept(left, hosted.watched(now))
        lines = [
            Line(change.first + place, text, now, stored, sent if place == 0 else None)
            for place, text in enumerate(change.lines)
        ]
        # What the table plays by itself answers no offer: only somebody who goes on by hand does, or a take back.
        answers = by is not None or change.lines[0].startswith(f"{TAKE_BACK} ")
        ends_wishes = answers and table.wishes() is not None
        try:
            await self._house.store.append(table.id, lines, ends_wishes=ends_wishes)
        except BaseException as trouble:  # also whoever goes away in the middle
            if isinstance(trouble, NOT_KEPT) or (isinstance(trouble, StoreGone) and not trouble.unknown):
                hosted.forget(change, now)
            else:
                self._house.lose(table)
            raise
        table.clocks, table.written_at = left, now
        outcome = change.update.match.outcome
        if outcome is not None:
            table.row = replace(table.row, state=FINISHED, outcome=outcome.written(), touched=now)
        if ends_wishes or outcome is not None:
            table.end_wishes()
        if table.unheard:
            self._house.bots.hear(table, change.update.events)
        ended = self._end_orders(table, by) if table.orders else []
        table.publish(change.update)
        if ended or outcome is not None or self._keeps_position(change):
            with contextlib.suppress(StoreGone):  # the lines are kept, and say the same
                await self._note(table, change, ended)

    def clocks_kept(self, clocks: Clocks, watched: int = 0) -> dict[str, object]:
        """What is kept of the clocks with a line: also up to when they were charged, and how the house counts time."""
        return {**clocks.written(), "since": clocks.since, "watched": watched, "closed_for": self._house.closed_for}

    async def _note(self, table: Table, change: Change, ended: list[tuple[int, int]]) -> None:
        """What is kept beside the lines: positions every so often and at the end, orders that ended, and the result."""
        version = change.update.version
        outcome = change.update.match.outcome
        for seat, number in ended:
            await self._house.store.revoke_order(table.id, seat, number)
        if outcome is not None or self._keeps_position(change):
            await self._house.store.keep_position(table.id, version, change.update.match.position())
        if outcome is not None:
            result, score = outcome.written(), table.score()
            await self._house.store.change_table(
                table.id, state=FINISHED, outcome=result, score=score, touched=self._house.now(), wishes=None
            )

    def _keeps_position(self, change: Change) -> bool:
        """Whether the position after a change is one of those that are kept for whoever looks back."""
        return change.update.version // KEPT_EVERY > (change.first - 1) // KEPT_EVERY

    def _end_orders(self, table: Table, by: int | None) -> list[tuple[int, int]]:
        """Orders for this turn end; those who gave them see it, and nobody else. Returns their seats and numbers."""
        assert table.hosted is not None
        match = table.hosted.recorded.match
        ended = [
            (seat, number)
            for seat, orders in table.orders.items()
            for number, order in orders.items()
            if has_ended(order, match.view(seat), by == seat)
        ]
        for seat, number in ended:
            del table.orders[seat][number]
        return ended
