"""A table is read from the store as it was: who sits there, and its match, rebuilt from its lines."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from onze.kernel.records import read_back
from onze.kernel.records.writer import RecordedMatch
from onze.tables.agreement import game_of, read_agreement
from onze.tables.orders import Order
from onze.tables.store import FINISHED, PLAYING, Line
from onze.tables.table import Table
from onze.tables.words import WORDS

if TYPE_CHECKING:
    from onze.tables.house import House

__all__ = ["read_table"]


async def read_table(house: "House", id: str) -> Table:
    """A table by its id, refused if there is none; what is due there is done from now on."""
    store = house.store
    found = await store.table(id)
    if found is None:
        raise WORDS.refused("no_such_table")
    row, seats = found
    agreement = read_agreement(row.agreement)
    table = Table(row, seats, agreement, await asyncio.to_thread(game_of, agreement))
    table.mutes = set(await store.mutes(id))
    table.sent_away = set(await store.sent_away(id))
    table.rematch = await store.rematch_of(id)
    for person in {*table.people(), *(mute.person for mute in table.mutes)}:
        known = await store.person(person)
        if known is not None:
            table.nicknames[person] = known.nickname
    for order in await store.orders(id):
        table.orders.setdefault(order.seat, {})[order.number] = Order.stored(order.order)
    table.unseated = set(row.unseated or ())
    lines = await store.lines(id)
    if lines:
        await _read_match(house, table, lines)
    return table


async def _read_match(house: "House", table: Table, lines: list[Line]) -> None:
    """Rebuilds the match from its lines; one of older rules goes on from the position that was kept last.

    One that is over has kept its last position, and can be shown whatever the rules have become.

    The lines are the truth: a table whose match was dealt or ended just before everything stopped is told so.
    """
    texts = [line.text for line in lines]
    kept = await house.store.position_before(table.id, len(texts) + 1)
    last = kept[1] if kept is not None and kept[0] == len(texts) else None
    recorded = read_back(table.game, texts, table.row.seed, last)
    stored = lines[-1].clocks or {"left": []}
    if len(recorded.record.lines) > len(texts):
        await _keep_newer_rules(house, table, recorded, lines[-1])
    outcome = recorded.match.outcome
    state, result = (PLAYING, None) if outcome is None else (FINISHED, outcome.written())
    if (table.row.state, table.row.outcome) != (state, result):
        await house.store.change_table(table.id, state=state, outcome=result)
        table.row = replace(table.row, state=state, outcome=result)
    table.row = replace(table.row, touched=max(table.row.touched, lines[-1].at))
    since, at = _moments(house, lines[-1].at, stored)
    table.clocks = table.agreement.clock.resumed(stored, len(table.seats), since)
    table.hosted = house.host(table, recorded, at, stored.get("watched", 0))
    if state == PLAYING:
        table.wish(table.row.wishes)
    house.tables[table.id] = table
    house.tending.begin(table)


def _moments(house: "House", written: int, stored: Mapping[str, Any]) -> tuple[int, int]:
    """Up to when clocks were charged, and when their line was written, had the house never been closed since.

    Where nobody knows, because the line was written by an older server, time begins to run now.
    """
    now = house.now()
    if "closed_for" not in stored:
        return now, now
    closed = house.closed_for - stored["closed_for"]
    return min(now, stored["since"] + closed), min(now, written + closed)


async def _keep_newer_rules(house: "House", table: Table, recorded: RecordedMatch, last: Line) -> None:
    """A match that goes on under newer rules has a line more that says so, kept before anything follows it."""
    version = table.game.rules_version
    more = enumerate(recorded.record.lines[last.line :], last.line + 1)
    # With the moment and the clocks of the line before: to read a match takes no time.
    await house.store.append(table.id, [Line(number, text, last.at, last.clocks) for number, text in more])
    await house.store.keep_position(table.id, len(recorded.record.lines), recorded.match.position())
    await house.store.change_table(table.id, rules_version=version)
    table.row = replace(table.row, rules_version=version)
