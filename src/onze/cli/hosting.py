"""Looking after a server's tables: ``onze tables list``, ``show``, ``end``, and ``onze backup``.

All of it can be done while the server runs: the database is looked into beside it. Only a wish is left there, that a
table be ended, which the server grants within seconds and tells to whoever plays.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

from onze.cli.screen import Screen, refused
from onze.games import find_game
from onze.kernel.options import written_choice
from onze.kernel.words import Refused
from onze.tables.names import names_of
from onze.tables.store import FINISHED, SeatRow, Store, StoreGone, TableRow, backed_up_to, is_held

__all__ = ["back_up", "end_table", "list_tables", "show_table"]

PATIENCE: Final = 10.0
"""So many seconds the server has to end a table."""
AGAIN: Final = 0.25
"""So many pass before it is looked again."""
LISTED: Final = 1_000
"""So many tables are listed at most."""
NUMBERED: Final = "-%Y-%m-%d-%H%M"

T = TypeVar("T")


def list_tables(screen: Screen, address: str, all_of_them: bool) -> None:
    """Shows tables, a line each, the latest first; those that are over only if they are wanted."""

    async def look(store: Store) -> list[list[str]]:
        found = await store.latest_tables(all_of_them, LISTED)
        return [await _listed(screen, store, row, seats) for row, seats in found]

    lines = _looked(address, look)
    if not lines:
        screen.show_whole(screen.say("no-tables" if all_of_them else "no-open-tables"))
    widths = [max(len(line[column]) for line in lines) for column in range(4)] if lines else []
    for line in lines:
        columns = [text.ljust(width) for text, width in zip(line, widths, strict=False)]
        screen.show_whole("  ".join([*columns, *line[len(widths) :]]).rstrip())


async def _listed(screen: Screen, store: Store, row: TableRow, seats: list[SeatRow]) -> list[str]:
    return [
        row.id,
        _state(screen, row),
        _moment(row.touched),
        _title(screen, row),
        ", ".join(await _names(store, seats, screen.language)),
    ]


def show_table(screen: Screen, address: str, id: str) -> None:
    """Shows one table: what is played, by whom, how far it is. What is sealed is not shown to the host either."""

    async def look(store: Store) -> list[tuple[str, str]]:
        row, seats = await _found(store, id)
        names = await _names(store, seats, screen.language)
        facts = [
            ("table-state", _state(screen, row)),
            ("table-game", _title(screen, row)),
            ("table-options", ", ".join(written_choice(*chosen) for chosen in row.agreement["options"].items())),
            ("table-clock", _clock(screen, row)),
            ("table-opened", _moment(row.created)),
            ("table-touched", _moment(row.touched)),
            ("table-lines", str(len(await store.lines(id)))),
            ("table-messages", str(len(await store.messages(id)))),
        ]
        people = [(seat, screen.say(f"seat-{seat.kind}", name=name)) for seat, name in zip(seats, names, strict=True)]
        return [*facts, *((f"{seat.number + 1}", shown) for seat, shown in people)]

    for key, value in _looked(address, look):
        label = screen.say("table-seat", number=int(key)) if key.isdigit() else screen.say(key)
        screen.show_whole(screen.say("table-fact", label=label, value=value or "–"))


def end_table(screen: Screen, address: str, id: str) -> None:
    """Has the server end a table, and waits until it has; a server that does not run does it when it is started."""

    async def wish(store: Store) -> bool:
        row, _ = await _found(store, id)
        if row.state == FINISHED:
            raise refused("table-is-over", table=id)
        await store.wish_ended(id)
        until = time.monotonic() + (PATIENCE if is_held(address) else 0)
        while time.monotonic() < until:
            await asyncio.sleep(AGAIN)
            if (await _found(store, id))[0].state == FINISHED:
                return True
        return False

    screen.show(screen.say("table-ended" if _looked(address, wish) else "table-will-end", table=id))


def back_up(screen: Screen, address: str, target: Path) -> None:
    """Copies the tables to a file; into a folder, under the day and the hour."""
    if target.is_dir():
        target /= f"onze{time.strftime(NUMBERED)}.db"
    path = backed_up_to(address, target)
    screen.show_whole(screen.say("backed-up", file=str(path), size=-(-path.stat().st_size // 1000)))


def _looked(address: str, look: Callable[[Store], Awaitable[T]]) -> T:
    """What was found in a database that a server may have open."""

    async def looking() -> T:
        store = await Store.beside(address)
        try:
            return await look(store)
        except StoreGone as gone:
            raise Refused(gone.reason) from None
        finally:
            await store.close()

    return asyncio.run(looking())


async def _found(store: Store, id: str) -> tuple[TableRow, list[SeatRow]]:
    found = await store.table(id)
    if found is None:
        raise refused("no-such-table", table=id)
    return found


async def _names(store: Store, seats: list[SeatRow], language: str) -> tuple[str, ...]:
    """What each seat is called, as at the table."""
    people = {seat.person: await store.person(seat.person) for seat in seats if seat.person is not None}
    nicknames = {id: person.nickname for id, person in people.items() if person is not None}
    return names_of(seats, nicknames, language)


def _state(screen: Screen, row: TableRow) -> str:
    return screen.say(f"table-{row.state}")


def _clock(screen: Screen, row: TableRow) -> str:
    """How long people may think, in words."""
    settings = row.agreement["clock"] or {"kind": "none"}
    numbers = {name: int(value) for name, value in settings.items() if name != "kind"}
    return screen.say(f"clock-{settings['kind']}", **numbers)


def _title(screen: Screen, row: TableRow) -> str:
    """The game as it is called; a game that is not installed here by its id."""
    try:
        return find_game(row.agreement["game"]).title[screen.language]
    except Refused:
        return str(row.agreement["game"])


def _moment(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
