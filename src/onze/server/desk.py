"""What every call and every page has at hand: the house, who people are, limits, and figures."""

import asyncio
import re
from collections.abc import Collection
from typing import Final

from onze.server.games import Shelf
from onze.server.health import Figures
from onze.server.identity import Seal
from onze.server.later import Later
from onze.server.limits import Limits, Pages, Rates
from onze.server.stories import Stories
from onze.server.telling import Telling
from onze.tables.arriving import Arriving
from onze.tables.gathering import Gathering
from onze.tables.house import House
from onze.tables.playing import Playing
from onze.tables.table import Table
from onze.tables.talking import Talking
from onze.tables.words import WORDS

__all__ = ["Desk"]

TABLE_ID: Final = re.compile("[a-z2-7]{16}")
REMEMBERED: Final = 10_000
"""So many people are remembered."""
FOR_MS: Final = 30_000
"""So long are they remembered without asking again."""


class Desk:
    """Where calls and pages are received."""

    def __init__(
        self, house: House, secret: bytes, limits: Limits | None = None, origins: Collection[str] = ()
    ) -> None:
        self.house = house
        """All tables."""
        self.arriving = Arriving(house)
        """Who comes, and who goes for good."""
        self.gathering = Gathering(house)
        """What is done before a match."""
        self.playing = Playing(house)
        """What is done in a match."""
        self.talking = Talking(house)
        """What is said beside a match."""
        self.seal = Seal(secret)
        """Signs cookies."""
        self.limits = limits or Limits()
        """How much and how often."""
        self.rates = Rates()
        """Counts how often."""
        self.pages = Pages(self.limits)
        """Counts open pages."""
        self.origins = frozenset(origins)
        """Other origins from which calls may come."""
        self.telling = Telling(house)
        """What pages are told."""
        self.shelf = Shelf()
        """What is said of games."""
        self.stories = Stories()
        """What is told of matches that are over."""
        self.reading = asyncio.Semaphore(1)
        """One record that somebody brings is read at a time."""
        self.later = Later()
        """What can wait until there is time."""
        self.figures = Figures()
        """What is counted."""
        self.closing = False
        """Whether the server is about to stop."""
        self._people: dict[str, tuple[str, int, int]] = {}

    async def nickname(self, person: str) -> str | None:
        """What somebody is called; nothing for whoever is not here, or has been forgotten."""
        return (await self._known(person))[0] or None

    async def _known(self, person: str) -> tuple[str, int]:
        """What somebody is called, and the generation of their cookies."""
        nickname, generation, until = self._people.get(person, ("", 0, 0))
        now = self.house.now()
        if now >= until:
            found = await self.house.store.person(person)
            nickname, generation = ("", 0) if found is None else (found.nickname, found.generation)
            if len(self._people) >= REMEMBERED:
                self._people.clear()
            self._people[person] = (nickname, generation, now + FOR_MS)
        return nickname, generation

    def forget(self, person: str) -> None:
        """What is known of somebody has changed, or is gone."""
        self._people.pop(person, None)

    async def cookie_of(self, person: str) -> str:
        """What somebody's cookie holds from now on."""
        return self.seal.signed(person, (await self._known(person))[1])

    async def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is; nobody's where it was not signed here, is too old, or its person has been forgotten."""
        found = self.seal.person(cookie)
        if found is None:
            return None
        nickname, generation = await self._known(found[0])
        return found[0] if nickname and generation == found[1] else None

    async def table(self, id: str) -> Table:
        """A table by its id, or a refusal."""
        if TABLE_ID.fullmatch(id) is None:
            raise WORDS.refused("no_such_table")
        return await self.house.table(id)
