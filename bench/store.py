"""How many lines a second are kept, durably: one caller alone, many at once, on SQLite and on PostgreSQL.

    python -m bench.store --lines 20000

Every figure is of calls that have returned, so of lines that are on the disk. PostgreSQL is a private server in a
temporary folder, with its disk waited for; SQLite is a file beside it, so that both write to the same disk.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from typing import NamedTuple

from tests.tables.store.postgres import PrivatePostgres

from onze.tables.store import PLAYING, Line, Person, SeatRow, Store, TableRow

TEXT = "seat:1 dive face:low-left [d6 6] #55d044ee"
CLOCKS = {"left": [812_345, 640_000], "running": [1]}
WARM_UP = 50
PATIENCE = 60.0


class Figure(NamedTuple):
    """What came of some callers who each wrote one line after the other."""

    callers: int
    rate: float
    """Lines a second."""
    median: float
    """Milliseconds from the call to its return."""
    slow: float
    """The same for the slowest hundredth."""
    grouped: float
    """Lines a transaction."""

    def __str__(self) -> str:
        callers = "one caller alone" if self.callers == 1 else f"{self.callers:,} callers at once"
        return (
            f"  {callers:<22}{self.rate:>9,.0f} lines a second   {self.grouped:>6.1f} a transaction"
            f"   median {self.median:.2f} ms, p99 {self.slow:.2f} ms"
        )


async def measured(store: Store, callers: int, lines: int) -> Figure:
    """Lets each caller write to a table of its own, a line at a time."""
    tables = [f"{callers}-{number}" for number in range(callers)]
    for table in tables:
        row = TableRow(table, {"game": "shootout"}, "zoe", PLAYING, 0, 0, bytes(32))
        await store.add_table(row, [SeatRow(table, seat, "person", "zoe") for seat in range(2)])
    taken: list[float] = []

    async def play(table: str) -> None:
        for line in range(1, lines // callers + 1):
            began = time.perf_counter()
            await store.append(table, [Line(line, TEXT, 1_800_000_000_000 + line, CLOCKS, f"phrase {line}")])
            taken.append(1_000 * (time.perf_counter() - began))

    transactions = store.writer.transactions
    began = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    seconds = time.perf_counter() - began
    percentiles = statistics.quantiles(taken, n=100)
    grouped = len(taken) / (store.writer.transactions - transactions)
    return Figure(callers, len(taken) / seconds, percentiles[49], percentiles[98], grouped)


async def compared(url: str, callers: list[int], lines: int) -> None:
    """Prints a figure for every number of callers, and how much the grouping gains."""
    store = await Store.open(url, patience=PATIENCE)
    try:
        await store.add_person(Person("zoe", "Zoé", None, 0))
        await measured(store, WARM_UP, 10 * WARM_UP)
        alone = await measured(store, 1, max(100, lines // 20))
        print(alone, flush=True)
        for count in callers:
            figure = await measured(store, count, max(lines, 2 * count))
            print(f"{figure}   {figure.rate / alone.rate:.1f} times one alone", flush=True)
    finally:
        await store.close()


def main() -> None:
    """Measures SQLite, then PostgreSQL."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--lines", type=int, default=20_000, help="lines to write for each figure")
    parser.add_argument("--callers", type=int, nargs="+", default=[10, 100, 500], help="callers at once")
    arguments = parser.parse_args()
    server = PrivatePostgres(durable=True)
    try:
        with tempfile.TemporaryDirectory(dir=server.folder.parent) as folder:
            print("SQLite (WAL, synchronous=FULL)")
            asyncio.run(compared(f"sqlite:///{folder}/tables.db", arguments.callers, arguments.lines))
        print("PostgreSQL (fsync on)")
        asyncio.run(compared(server.url, arguments.callers, arguments.lines))
    finally:
        server.remove()


if __name__ == "__main__":
    main()
