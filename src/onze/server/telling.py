"""What pages are told of a version: encoded once for all who see it with the same eyes.

``foreseen`` is worked out move by move, and lets others have their turn in between: a long one never holds up a move.
"""

import asyncio
import time
from typing import Any, Final
from weakref import WeakKeyDictionary

from msgspec import Raw

from onze.server.showing import live
from onze.server.wire import Foreseen, Version, encode
from onze.tables.house import House
from onze.tables.table import Table
from onze.tables.updates import Update

__all__ = ["Telling", "Told"]

SLICE: Final = 0.002
"""After so many seconds of foreseeing, others have their turn."""


class Told:
    """A version as it is sent."""

    def __init__(self, update: Update, table: Table, house: House) -> None:
        self._update = update
        self._table = table
        self.live = Raw(encode(live(house, table)))
        """What else there is to know of the table."""
        self.public = Raw(encode(update.public))
        """What everybody sees."""
        self._to_all = Raw(encode(update.told_to_all))
        self._versions: dict[int | None, str] = {}
        self._foreseen: dict[int, asyncio.Task[str]] = {}

    def number(self, seat: int | None) -> int | None:
        """The number of the question that is put to a seat, if one is."""
        hosted = self._table.hosted
        if seat is None or hosted is None or seat not in self._update.match.asked:
            return None
        return hosted.number(seat, self._update.version)

    def version(self, seat: int | None) -> str:
        """The message for a seat (``None``: a spectator)."""
        if seat not in self._versions:
            update = self._update
            told = update.told(seat)
            message = Version(
                version=update.version,
                since=update.since,
                events=self._to_all if told is update.told_to_all else Raw(encode(told)),
                public=self.public,
                private=update.private(seat),
                question=update.question(seat),
                menu=[] if seat is None else update.menu(seat),
                number=self.number(seat),
                live=self.live,
            )
            self._versions[seat] = encode(message).decode()
        return self._versions[seat]

    async def foreseen(self, seat: int) -> str:
        """What would follow each entry of a seat's menu: a message of its own; empty where there is nothing to say."""
        if not self._update.menu(seat):
            return ""
        if seat not in self._foreseen:
            self._foreseen[seat] = asyncio.create_task(self._foresee(seat))
        return await asyncio.shield(self._foreseen[seat])

    async def _foresee(self, seat: int) -> str:
        match = self._update.match
        assert match.decision is not None
        moves: dict[str, Any] = {}
        since = 0.0
        for move in match.moves(seat):
            if time.perf_counter() - since > SLICE:
                await asyncio.sleep(0)
                since = time.perf_counter()
                if self._table.hosted is None or self._table.hosted.version != self._update.version:
                    return ""  # somebody has moved on
            moves[match.game.name(move)] = match.decision.foresee(match, move, seat)
        return encode(Foreseen(self._update.version, moves)).decode()


class Telling:
    """What all pages are told; a version is forgotten when nobody has it before them any more."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._told: WeakKeyDictionary[Update, Told] = WeakKeyDictionary()

    def of(self, update: Update, table: Table) -> Told:
        """A version, encoded now if it was not before."""
        told = self._told.get(update)
        if told is None:
            told = self._told[update] = Told(update, table, self._house)
        return told
