"""What every call and every page has at hand: the house, who people are, limits, and figures."""

import re
from collections.abc import Collection
from typing import Final

from onze.server.games import Shelf
from onze.server.health import Figures
from onze.server.identity import Seal
from onze.server.limits import Limits, Pages, Rates
from onze.server.telling import Telling
from onze.tables.gathering import Gathering
from onze.tables.house import House
from onze.tables.playing import Playing
from onze.tables.table import Table
from onze.tables.words import WORDS

__all__ = ["Desk"]

TABLE_ID: Final = re.compile("[a-z2-7]{16}")
REMEMBERED: Final = 10_000
"""So many nicknames are remembered."""
FOR_MS: Final = 30_000
"""So long is a nickname remembered without asking again."""


class Desk:
    """Where calls and pages are received."""

    def __init__(
        self, house: House, secret: bytes, limits: Limits | None = None, origins: Collection[str] = ()
    ) -> None:
        self.house = house
        """All tables."""
        self.gathering = Gathering(house)
        """What is done before a match."""
        self.playing = Playing(house)
        """What is done in a match."""
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
        self.figures = Figures()
        """What is counted."""
        self.sent_away: dict[str, set[str]] = {}
        """Those who shall not watch a table, by its id."""
        self.rematches: dict[str, str] = {}
        """Where the same is played again, by the table that is over."""
        self.closing = False
        """Whether the server is about to stop."""
        self._nicknames: dict[str, tuple[str, int]] = {}

    async def nickname(self, person: str) -> str | None:
        """What somebody is called; nothing for whoever is not here, or has been forgotten."""
        known, until = self._nicknames.get(person, ("", 0))
        now = self.house.now()
        if now >= until:
            found = await self.house.store.person(person)
            known = "" if found is None else found.nickname
            if len(self._nicknames) >= REMEMBERED:
                self._nicknames.clear()
            self._nicknames[person] = (known, now + FOR_MS)
        return known or None

    def forget_nickname(self, person: str) -> None:
        """The nickname has changed, or is gone."""
        self._nicknames.pop(person, None)

    async def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is; nobody's where it was not signed here or its person has been forgotten."""
        person = self.seal.person(cookie)
        if person is None or await self.nickname(person) is None:
            return None
        return person

    async def table(self, id: str) -> Table:
        """A table by its id, or a refusal."""
        if TABLE_ID.fullmatch(id) is None:
            raise WORDS.refused("no_such_table")
        return await self.house.table(id)
