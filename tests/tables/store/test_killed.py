"""``kill -9`` in the middle of writing: everything that was acknowledged is there, once, and phrases are whole.

Five times here, fifty in ``make soak``.
"""

import random
import subprocess
import sys
import time

from onze.tables.store import Store
from tests.soak import times
from tests.tables.store.appending import text_of
from tests.tables.store.home import at_home

TIMES = times(5, 50)
TABLES = 20


def killed(url: str, after: float) -> dict[str, int]:
    """Lets a process write, kills it, and returns the last line of each table that it was told is kept."""
    command = [sys.executable, "-m", "tests.tables.store.appending", url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(after)
        process.kill()
        said = [first, *process.stdout]
    assert process.returncode == -9
    # A kill can cut off the last line that is said; what it would have said is not claimed.
    return {table: int(line) for table, line in (words.split() for words in said if words.endswith("\n"))}


async def test_what_was_acknowledged_survives_a_kill(url: str) -> None:
    async with at_home(url, tables=TABLES):
        pass
    luck = random.Random(1)
    before = dict.fromkeys((f"t{number}" for number in range(1, TABLES + 1)), 0)
    for _ in range(TIMES):
        acknowledged = killed(url, luck.uniform(0.01, 0.4))
        assert acknowledged
        store = await Store.open(url)
        try:
            for table in before:
                kept = await store.lines(table)
                assert len(kept) >= max(before[table], acknowledged.get(table, 0))
                assert len(kept) % 2 == 0
                assert [(line.line, line.text) for line in kept] == [
                    (number, text_of(table, number)) for number in range(1, len(kept) + 1)
                ]
                before[table] = len(kept)
        finally:
            await store.close()
