"""``kill -9`` of the whole server while people play: nothing confirmed is lost, nothing is done twice.

Several tables of all games, a socket for each seat. Between a kill and the next start the database is looked at: every
record is replayed with its sealed luck, and compared with what everybody has said and seen.
"""

import asyncio
import random
import time
from collections.abc import Sequence

from tests.server.club import Club, Tab
from tests.server.kept import look
from tests.server.process import ServerProcess
from tests.server.regulars import LOST, RegularTable
from tests.soak import times

TABLES = (
    ("football-a-la-carte", 2, 0), ("football-a-la-carte", 1, 1), ("worldwide-football", 2, 0), ("footime", 2, 0),
    ("worldwide-football", 1, 1), ("world-cup", 3, 1),
)  # fmt: skip
"""The game, how many people and how many bots play it."""
KILLS = times(2, 50)
STUCK = 90
"""So many seconds without a move, and something has gone wrong."""


def test_no_confirmed_move_is_lost_or_done_twice(url: str) -> None:
    asyncio.run(kill_again_and_again(url))


async def kill_again_and_again(url: str) -> None:
    luck = random.Random(5)
    tables: list[RegularTable] = []
    ended: list[RegularTable] = []
    server = ServerProcess(url)
    try:
        for number in range(KILLS):
            club = Club(None, server.url)  # type: ignore[arg-type]
            for table in tables:
                await table.move_to(club)
            ended += [table for table in tables if table.over]
            tables = [table for table in tables if not table.over]
            for place in range(len(TABLES) - len(tables)):
                game, people, bots = TABLES[(number + place) % len(TABLES)]
                tables.append(await RegularTable.opened(club, game, people, 100 * number + place, bots))
            await play_until_killed(server, tables, luck)
            await look(url, tables)
            await go_home(club)
            server = ServerProcess(url)
        club = Club(None, server.url)  # type: ignore[arg-type]
        for table in tables:
            await table.move_to(club)
            await play_a_little(table)
        await go_home(club)
    finally:
        server.kill()
    await look(url, [*ended, *tables])
    moves = confirmed([*ended, *tables])
    assert moves >= 10 * KILLS
    print(f"{KILLS} kills, {len(ended) + len(tables)} tables, {moves} confirmed moves")


def confirmed(tables: Sequence[RegularTable]) -> int:
    """How many moves people were told to be done."""
    return sum(answer.done is not None for table in tables for answer in table.said().values())


async def play_until_killed(server: ServerProcess, tables: list[RegularTable], luck: random.Random) -> None:
    """Everybody plays so many moves and a moment more; then the server is gone, and everybody notices."""
    wanted = confirmed(tables) + luck.randrange(10, 80)
    playing = [asyncio.create_task(table.play()) for table in tables]
    moves, since = confirmed(tables), time.monotonic()
    while moves < wanted and not all(task.done() for task in playing):
        await asyncio.sleep(0.005)
        if confirmed(tables) > moves:
            moves, since = confirmed(tables), time.monotonic()
        assert time.monotonic() - since < STUCK, "nobody gets on"
    await asyncio.sleep(luck.uniform(0, 0.05))
    server.kill()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, LOST):
            raise outcome
    assert not [line for line in server.written if '"level": "error"' in line], server.written


async def play_a_little(table: RegularTable) -> None:
    """The table goes on: whoever is asked answers."""
    with_pages = [one.guest.tab(table.id, one.seat) for one in table.people]
    tabs: list[Tab] = list(await asyncio.gather(*with_pages))
    if tabs[0].state["live"]["state"] == "finished":
        return
    version = tabs[0].state["version"]
    while tabs[0].state["version"] == version:
        asked = next((tab for tab in tabs if tab.state["menu"]), None)
        if asked is None:
            await asyncio.gather(*[tab.next() for tab in tabs])
        else:
            assert (await asked.answer(lambda menu: menu[0]))["type"] == "done"
            await tabs[0].quiet(0.05)


async def go_home(club: Club) -> None:
    for tab in club.tabs:
        await tab.connection.close()
    for guest in club.guests:
        await guest.http.aclose()
