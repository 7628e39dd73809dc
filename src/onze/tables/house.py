"""The house: all tables, read when they are needed, tended while something is due, put away when nobody is there."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from onze.bots import Bot, ask_bot_phrase, bot_names, find_bot
from onze.kernel.chance.committed import Committed
from onze.kernel.records import Record, Replay, resume
from onze.kernel.records.reader import Kept
from onze.kernel.records.writer import RecordedMatch
from onze.tables.agreement import game_of, read_agreement
from onze.tables.clocks import Clocks
from onze.tables.history import KEPT_EVERY, history
from onze.tables.hosted import Change, HostedMatch
from onze.tables.orders import Order, has_ended
from onze.tables.store import FINISHED, PLAYING, Line, LineTaken, SentTwice, Store, StoreGone
from onze.tables.table import Table
from onze.tables.updates import Update, Voice
from onze.tables.words import WORDS

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

    def __init__(self, store: Store, now: Callable[[], int] = milliseconds) -> None:
        self.store = store
        """Where everything is kept."""
        self.now = now
        """The time, in milliseconds."""
        self.tables: dict[str, Table] = {}
        """The tables in memory."""
        self._reading: dict[str, asyncio.Lock] = {}
        self._tending: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[tuple[str, int, str], Bot] = {}

    # ---- tables come and go

    async def table(self, id: str) -> Table:
        """A table by its id, read from the store if it is not in memory; refused if there is none."""
        known = self.tables.get(id)
        if known is not None:
            return known
        async with self._reading.setdefault(id, asyncio.Lock()):
            if id not in self.tables:
                self.tables[id] = await self._read(id)
            return self.tables[id]

    async def _read(self, id: str) -> Table:
        found = await self.store.table(id)
        if found is None:
            raise WORDS.refused("no_such_table")
        row, seats = found
        agreement = read_agreement(row.agreement)
        table = Table(row, seats, agreement, game_of(agreement))
        for person in table.people():
            known = await self.store.person(person)
            if known is not None:
                table.nicknames[person] = known.nickname
        for order in await self.store.orders(id):
            table.orders.setdefault(order.seat, {})[order.number] = Order.stored(order.order)
        lines = await self.store.lines(id)
        if lines:
            await self._read_match(table, lines)
        return table

    async def _read_match(self, table: Table, lines: list[Line]) -> None:
        """Rebuilds the match from its lines; one of older rules goes on from the position that was kept last.

        The lines are the truth: a table whose match was dealt or ended just before everything stopped is told so.
        """
        texts = [line.text for line in lines]
        over = texts[-1].startswith("seed ")
        if table.row.state != (FINISHED if over else PLAYING):
            await self.store.change_table(table.id, state=FINISHED if over else PLAYING)
            table.row = replace(table.row, state=FINISHED if over else PLAYING)
        if over:
            recorded = _finished(table, texts)
        else:
            kept = await self.store.position_before(table.id, len(texts) + 1)
            last = kept[1] if kept is not None and kept[0] == len(texts) else None
            recorded = resume(table.game, texts, table.row.seed, last)
        stored = lines[-1].clocks or {"left": []}
        table.clocks = table.agreement.clock.resumed(stored, len(table.seats), self.now())
        table.hosted = self.host(table, recorded, stored.get("watched", 0))
        if texts[-1].startswith("timeout seat:"):
            table.out_of_time = int(texts[-1].removeprefix("timeout seat:"))
        self.tables[table.id] = table
        self.tend(table)

    def host(self, table: Table, recorded: RecordedMatch, watched: int = 0) -> HostedMatch:
        """A match at its table; ``watched`` is what the referee's watch showed when it was put away."""
        faces = table.agreement.keeps_poker_face(len(table.people()))
        voice = Voice(table.game, table.names())
        delay = poker_face if faces else None
        return HostedMatch(recorded, voice, self.now(), table.agreement.over_days, delay, watched)

    def drop(self, table: Table) -> None:
        """A table leaves the memory; whoever asks for it next reads it again."""
        self.tables.pop(table.id, None)
        self._reading.pop(table.id, None)
        tending = self._tending.pop(table.id, None)
        if tending is not None and tending is not asyncio.current_task():
            tending.cancel()
        for key in [key for key in self._bots if key[0] == table.id]:
            del self._bots[key]

    async def put_away_idle(self) -> None:
        """Tables at which nobody is and nothing happens leave the memory; their positions are kept for newer rules."""
        for table in list(self.tables.values()):
            if table.watchers or table.lock.locked() or self.now() - table.row.touched < IDLE:
                continue
            if table.row.state == PLAYING and self._next(table) is not None:
                continue  # a clock runs or a bot is to answer, whether or not anybody looks on
            if table.hosted is not None and table.row.state == PLAYING:
                await self.store.keep_position(table.id, table.hosted.version, table.hosted.recorded.match.position())
            self.drop(table)

    async def close(self) -> None:
        """Keeps the positions of all matches in play, and lets go of everything."""
        for table in list(self.tables.values()):
            async with table.lock:
                if table.hosted is not None and table.row.state == PLAYING:
                    position = table.hosted.recorded.match.position()
                    await self.store.keep_position(table.id, table.hosted.version, position)
                self.drop(table)
        await self.store.close()

    # ---- what is done is kept before it is told

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
        hosted, now = table.hosted, self.now()
        left = table.clocks if clocks is None else clocks
        stored = {**left.written(), "watched": hosted.watched(now)}
        lines = [
            Line(change.first + place, text, now, stored, sent if place == 0 else None)
            for place, text in enumerate(change.lines)
        ]
        try:
            await self.store.append(table.id, lines)
        except (LineTaken, StoreGone) as trouble:
            if isinstance(trouble, LineTaken) or trouble.unknown:
                self.drop(table)  # what is true stands in the store
                table.publish(None)
            else:
                hosted.forget(change, now)
            raise
        except SentTwice:
            hosted.forget(change, now)
            raise
        table.clocks = left
        outcome = change.update.match.outcome
        if outcome is not None:
            table.row = replace(table.row, state=FINISHED, outcome=outcome.written())
        ended = self._end_orders(table, by)
        table.publish(change.update)
        with contextlib.suppress(StoreGone):  # the lines are kept, and say the same
            await self._note(table, change, ended)

    async def _note(self, table: Table, change: Change, ended: list[tuple[int, int]]) -> None:
        """What is kept beside the lines: positions every so often, orders that ended, and that the match is over."""
        version = change.update.version
        outcome = change.update.match.outcome
        for seat, number in ended:
            await self.store.revoke_order(table.id, seat, number)
        if version // KEPT_EVERY > (change.first - 1) // KEPT_EVERY and outcome is None:
            await self.store.keep_position(table.id, version, change.update.match.position())
        if outcome is not None:
            await self.store.change_table(table.id, state=FINISHED, outcome=outcome.written(), touched=self.now())

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

    # ---- looking back

    async def history(self, table: Table, first: int, last: int) -> list[Update]:
        """The versions of a match from one line to another; a caller shows each to a seat or a spectator."""
        assert table.hosted is not None
        kept = await self.store.position_before(table.id, first)
        replay = Replay(table.hosted.recorded.record, table.game)
        since = None if kept is None else Kept(*kept)
        return list(history(replay, table.hosted.voice, first, last, since))

    # ---- what a table does by itself

    def tend(self, table: Table) -> None:
        """Sees to what is due at a table, until its match is over."""
        if table.hosted is not None and table.row.state == PLAYING and table.id not in self._tending:
            self._tending[table.id] = asyncio.create_task(self._tend(table))

    async def _tend(self, table: Table) -> None:
        while table.row.state == PLAYING and table.hosted is not None and self.tables.get(table.id) is table:
            table.awake.clear()
            at = self._next(table)
            try:
                async with asyncio.timeout(None if at is None else max(0, at - self.now()) / 1000):
                    await table.awake.wait()
            except TimeoutError:
                await self._patiently(self._do_what_is_due, table)
        self._tending.pop(table.id, None)

    async def _patiently(self, do: Callable[[Table], Awaitable[None]], table: Table) -> None:
        """Tries again a little later where the store is gone."""
        try:
            await do(table)
        except StoreGone:
            await asyncio.sleep(1)
        except (LineTaken, SentTwice):
            pass  # another process was faster

    def running(self, table: Table) -> list[int]:
        """The seats whose time runs: people who are asked, unless the table waits for something else."""
        assert table.hosted is not None
        if table.out_of_time is not None:
            return []
        bots = {*table.bots(), *table.hosted.recorded.bots}
        return [seat for seat in table.hosted.recorded.match.asked if seat not in bots]

    def _next(self, table: Table) -> int | None:
        """When the table has something to do, if nobody does anything before."""
        assert table.hosted is not None
        if table.out_of_time is not None:
            return None
        due = table.hosted.due(table.bots(), table.ordered)
        deadline = table.agreement.clock.deadline(table.clocks, self.running(table))
        times = [at for at in (deadline, None if due is None else due.at) if at is not None]
        return min(times) if times else None

    async def _do_what_is_due(self, table: Table) -> None:
        async with table.lock:
            if table.hosted is None or table.row.state != PLAYING or table.out_of_time is not None:
                return
            now = self.now()
            due = table.hosted.due(table.bots(), table.ordered)
            if due is not None and due.at <= now and due.call:
                await self.keep(table, table.hosted.call(due.call, now))
                return
            if due is not None and due.at <= now:
                phrase = list(due.phrase) or self._asked_bot(table, due.seat, due.bot)
                await self.answer(table, due.seat, phrase)
                return
            late = table.agreement.clock.out_of_time(table.clocks, self.running(table), now)
            if late:
                await self._run_out(table, late[0])

    async def answer(
        self, table: Table, seat: int, phrase: list[int], by_hand: bool = False, sent: str | None = None
    ) -> None:
        """A seat says a phrase; the clocks are charged, and the lock is held by the caller."""
        assert table.hosted is not None
        now, clock = self.now(), table.agreement.clock
        running = self.running(table)
        change = table.hosted.play(seat, phrase, now)
        if seat in running:
            clocks = clock.answered(table.clocks, running, seat, now)
        else:
            clocks = clock.charged(table.clocks, running, now)
        await self.keep(table, change, clocks, seat if by_hand else None, sent)
        table.draw_offers, table.take_back = set(), None

    def _asked_bot(self, table: Table, seat: int, code: str) -> list[int]:
        """What a bot says; it is handed a redealt match only."""
        assert table.hosted is not None
        key = (table.id, seat, code)
        if key not in self._bots:
            self._bots[key] = find_bot(code, table.game)
        recorded = table.hosted.recorded
        return ask_bot_phrase(self._bots[key], recorded.match, seat, recorded.thinking())

    async def _run_out(self, table: Table, seat: int) -> None:
        """The time of a seat is up: between two sides the opponent decides what follows, else a bot takes over."""
        assert table.hosted is not None
        now = self.now()
        clocks = table.agreement.clock.charged(table.clocks, self.running(table), now)
        await self.keep(table, table.hosted.time_out(seat, now), clocks)
        if len(table.game.sides) == 2:
            table.out_of_time = seat
            table.publish(None)
        else:
            await self.keep(table, table.hosted.hand_over(seat, substitute(table), now))


def poker_face() -> int:
    """Any few seconds."""
    least, most = POKER_FACE
    return least + secrets.randbelow(most - least)


def substitute(table: Table) -> str:
    """The bot that plays for somebody who has left: the coach where the game has one."""
    return bot_names(table.game)[-1]


def _finished(table: Table, texts: list[str]) -> RecordedMatch:
    """The record of a match that is over, with the match as it ended."""
    record = Record()
    for text in texts:
        record.add(text)
    replay = Replay(record, table.game)
    match = replay.last().match
    recorded = RecordedMatch(table.game, match, record, table.row.seed, Committed(table.row.seed, replay.head.words))
    recorded.plays, recorded.bots = replay.folded()
    return recorded
