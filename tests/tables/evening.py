"""A house for tests: a store in a file, a clock that is moved by hand, and people who say the first thing they may."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from onze.bots import ask_bot_phrase, random_bot
from onze.kernel.chance import Seeded
from onze.tables.arriving import Arriving
from onze.tables.gathering import Gathering
from onze.tables.hosted import HostedMatch
from onze.tables.house import House
from onze.tables.playing import Playing
from onze.tables.store import Store
from onze.tables.table import Table

START = 1_900_000_000_000
FRIENDLY: dict[str, Any] = {"game": "football-a-la-carte", "seats": 2, "friendly": True, "poker_face": False}


class Evening:
    """A house and what is done in it."""

    def __init__(self, store: Store) -> None:
        self.time = START
        self.house = House(store, lambda: self.time)
        self.arriving = Arriving(self.house)
        self.gathering = Gathering(self.house)
        self.playing = Playing(self.house)
        self.luck = Seeded(7)

    async def person(self, nickname: str) -> str:
        person, _ = await self.arriving.come(nickname)
        return person.id

    async def table_for_two(self, plain: dict[str, Any] | None = None) -> tuple[Table, str, str]:
        """A table in play between Ana on seat 0 and Bo on seat 1."""
        ana, bo = await self.person("Ana"), await self.person("Bo")
        opened = await self.gathering.open_table(ana, plain or FRIENDLY)
        await self.gathering.sit(bo, opened.table.id, 1, opened.invitations[1])
        await self.gathering.ready(ana, opened.table.id, 0, "allez")
        await self.gathering.ready(bo, opened.table.id, 1)
        return opened.table, ana, bo

    async def pass_time(self, table: Table, milliseconds: int = 0) -> None:
        """Time passes, and the table does what is due then."""
        self.time += milliseconds
        quiet = 0
        while quiet < 4:
            version = hosted(table).version
            table.wake()
            await asyncio.sleep(0.003)
            quiet = quiet + 1 if hosted(table).version == version and not table.lock.locked() else 0

    async def say(self, table: Table, person: str, seat: int, sent: str | None = None) -> list[str]:
        """Somebody says a whole phrase at random; returns it."""
        match = hosted(table).recorded.match
        phrase = ask_bot_phrase(random_bot, match, seat, self.luck)
        names = [table.game.name(move) for move in phrase]
        await self.playing.play(person, table.id, seat, hosted(table).number(seat), names, sent)
        return names


def hosted(table: Table) -> HostedMatch:
    assert table.hosted is not None
    return table.hosted


def spend(folder: Path, evening: Callable[[Evening], Coroutine[Any, Any, None]]) -> None:
    """Runs an evening in a house of its own."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder / 'house.db'}", patience=60)
        house = Evening(store)
        try:
            await evening(house)
        finally:
            await house.house.close()

    asyncio.run(run())


__all__ = ["FRIENDLY", "START", "Evening", "hosted", "spend"]
