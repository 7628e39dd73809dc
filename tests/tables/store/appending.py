"""A process to be killed: writes lines to all tables at once, and says which of them were acknowledged.

python -m tests.tables.store.appending sqlite:///tables.db 20
"""

import asyncio
import os
import sys

from onze.tables.store import Line, Store


def text_of(table: str, line: int) -> str:
    """What a line says, so that whoever reads it afterwards knows it."""
    return f"seat:{line % 2} choose number:{line} at {table}"


async def play(store: Store, table: str) -> None:
    """Goes on behind the last line that is kept, two lines at a time, until the process is killed."""
    kept = await store.lines(table)
    line = len(kept)
    while True:
        await store.append(table, [Line(n, text_of(table, n), n, sent=None) for n in (line + 1, line + 2)])
        line += 2
        os.write(1, f"{table} {line}\n".encode())


async def main(url: str, tables: int) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"t{number}") for number in range(1, tables + 1)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
