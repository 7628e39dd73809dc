"""A store with two people and a table, to write to."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from onze.tables.store import WAITING, Line, Person, SeatRow, Store, TableRow

SEED = bytes(range(100, 132))

ZOE = Person("zoe", "Zoé", "digest of zoe", 1_000)
ADA = Person("ada", "Ada", None, 1_001)


def a_table(id: str, **columns: Any) -> TableRow:
    """A table that waits for people, unless it is said otherwise."""
    agreement = {"game": "football-a-la-carte", "seats": 2}
    facts = {"agreement": agreement, "owner": "zoe", "state": WAITING, "created": 2_000, "touched": 2_000, "seed": SEED}
    return TableRow(id=id, **{**facts, **columns})


def seats_of(table: str, second: str | None = None) -> list[SeatRow]:
    """Zoé at the first seat, somebody or nobody at the second."""
    kind = "empty" if second is None else "person"
    return [
        SeatRow(table, 0, "person", "zoe", ready=True),
        SeatRow(table, 1, kind, second, invitation_digest=f"digest of {table}"),
    ]


def a_line(number: int, sent: str | None = None, text: str = "seat:0 pass") -> Line:
    return Line(number, text, 3_000 + number, {"left": [60_000, None]}, sent)


@asynccontextmanager
async def at_home(url: str, tables: int = 1, **options: Any) -> AsyncIterator[Store]:
    """Opens an empty store and fills it: Zoé, Ada, and the tables t1, t2, …"""
    # On a machine with much else to do, a server that is only slow has not gone away.
    store = await Store.open(url, **{"patience": 60, **options})
    try:
        for person in (ZOE, ADA):
            await store.add_person(person)
        for number in range(1, tables + 1):
            await store.add_table(a_table(f"t{number}"), seats_of(f"t{number}"))
        yield store
    finally:
        await store.close()


async def whole(store: Store, table: str) -> list[int]:
    """The numbers of the lines that are kept."""
    return [line.line for line in await store.lines(table)]
