"""Bots that sit at tables: those that answer within milliseconds are asked at once, those that think are waited for."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from onze.bots import Bot, Thinker, ask_bot_phrase, bot_names, find_bot, is_outside
from onze.kernel.events import Event
from onze.kernel.words import Refused
from onze.tables.store import PLAYING
from onze.tables.table import Table
from onze.tables.thinking import NotThought, Question, ThinkingRoom

if TYPE_CHECKING:
    from onze.tables.house import House

__all__ = ["SeatedBots", "substitute"]

THINKING: Final = 2.0
"""So many seconds a bot may think about an answer."""
UNHEARD: Final = 500
"""So many events are kept for a bot that is not asked; of more it does not hear."""


log = logging.getLogger(__name__)


def substitute(table: Table) -> str:
    """The bot that plays for somebody who has left: the coach where the game has one."""
    return "coach" if "coach" in bot_names(table.game) else "random"


class SeatedBots:
    """The bots of all tables. Whatever they are handed was dealt anew in all that their seats cannot know."""

    def __init__(self, house: "House", room: ThinkingRoom) -> None:
        self._house = house
        self._room = room
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self._thoughts: set[asyncio.Task[None]] = set()

    def _bot(self, table: Table, seat: int, code: str) -> Bot:
        key = (table.id, seat, code)
        if key not in self._bots:
            self._bots[key] = find_bot(code, table.game)
        return self._bots[key]

    def takes_time(self, table: Table, seat: int, code: str) -> bool:
        """Whether a bot thinks in a process of its own, so that nobody else waits for it."""
        return is_outside(code) or isinstance(self._bot(table, seat, code), Thinker)

    def answer(self, table: Table, seat: int, code: str) -> list[int]:
        """What a bot says at once."""
        assert table.hosted is not None
        recorded = table.hosted.recorded
        return ask_bot_phrase(self._bot(table, seat, code), recorded.match, seat, recorded.thinking())

    def hear(self, table: Table, events: Sequence[Event]) -> None:
        """What happened is kept for those who think, until they are asked."""
        for seat, heard in table.unheard.items():
            heard += [event.seen_by(seat) for event in events]
            del heard[:-UNHEARD]

    def let_think(self, table: Table, seat: int, code: str) -> None:
        """A bot begins to think; the table is free meanwhile."""
        table.thinking.add(seat)
        thought = asyncio.create_task(self._thought(table, seat, code))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _thought(self, table: Table, seat: int, code: str) -> None:
        assert table.hosted is not None
        recorded, number = table.hosted.recorded, table.hosted.number(seat)
        question = Question(table.row.owner, table.id, code, seat, THINKING, table.unheard.get(seat, ()))
        table.unheard[seat] = []
        names: list[str] = []
        try:
            try:
                names = await self._room.ask(question, recorded.match, recorded.thinking())
            except NotThought as trouble:
                if trouble.busy:
                    await asyncio.sleep(1)
                    return
                log.warning("a bot has failed: %s", code)
            say = partial(self._say, seat=seat, code=code, number=number, names=names)
            await self._house.tending.patiently(say, table)
        finally:
            table.thinking.discard(seat)
            table.wake()

    async def _say(self, table: Table, seat: int, code: str, number: int, names: Sequence[str]) -> None:
        """What was thought of, if its question is still open; the substitute speaks for a bot that has failed."""
        async with table.lock:
            hosted = table.hosted
            if hosted is None or table.row.state != PLAYING or self._house.tables.get(table.id) is not table:
                return
            playing = hosted.recorded.bots.get(seat) or table.bots().get(seat)
            if playing != code or hosted.number(seat) != number or seat not in hosted.recorded.match.asked:
                return
            try:
                await self._house.keeping.answer(table, seat, [table.game.move(name) for name in names])
            except Refused:
                await self._house.keeping.answer(table, seat, self.answer(table, seat, substitute(table)))

    def leave(self, table: Table) -> None:
        """The bots of a table are not needed any more."""
        for key in [key for key in self._bots if key[0] == table.id]:
            del self._bots[key]

    async def close(self) -> None:
        """Stops all thinking."""
        await self._room.close()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
