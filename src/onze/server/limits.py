"""How much and how often: of one person, of one address, and of all together.

Whoever knows nobody is known by the address; behind one address there may be a whole club, so it has more.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from onze.server.words import WORDS

__all__ = ["BODY", "FRAME", "LARGE_BODY", "Limits", "Pages", "Rate", "Rates"]

BODY: Final = 16_000
"""The bytes of most bodies."""
LARGE_BODY: Final = 1_200_000
"""The bytes of a body with files: a letter may take four, and JSON writes some of them as six."""
FRAME: Final = 32_000
"""The bytes of what a page asks for."""
FORGET_AFTER: Final = 50_000
"""So many callers are remembered before those who have been quiet are forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server allows; tests and benchmarks allow more."""

    calls: Rate = Rate(20, 100)
    """Calls of a person or, of people who are nobody yet, of an address."""
    arrivals: Rate = Rate(0.2, 40)
    """New people and return links from an address."""
    openings: Rate = Rate(0.05, 20)
    """Tables that a person opens."""
    past: Rate = Rate(1, 6)
    """Looks back into a match, each of which is played again."""
    frames: Rate = Rate(25, 100)
    """What all pages of a person ask for together; of somebody without a nickname, a page."""
    chat: Rate = Rate(0.5, 8)
    """Messages of a person."""
    hints: Rate = Rate(0.5, 10)
    """What a person asks the coach."""
    tables: int = 50
    """Tables of an owner that are not over."""
    pages_of_person: int = 20
    """Pages of a person that are open at tables."""
    pages_of_address: int = 200
    """Pages from an address that are open at tables."""
    pages: int = 20_000
    """Open pages of all people together."""


class Rates:
    """Counts how often: a bucket for each caller, which fills up as time passes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str, rate: Rate) -> None:
        """Counts one more, or refuses it as too often."""
        now = self._now()
        left, since = self._buckets.get((kind, who), (rate.at_once, now))
        left = min(rate.at_once, left + (now - since) * rate.a_second)
        if left < 1:
            self._buckets[kind, who] = (left, now)
            raise WORDS.refused("too_often", values={"seconds": max(1, round((1 - left) / rate.a_second))})
        self._buckets[kind, who] = (left - 1, now)
        if len(self._buckets) > FORGET_AFTER:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Those who have been quiet for an hour have full buckets again; of too many others, the oldest go."""
        oldest = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        kept = [key for key in oldest[len(oldest) // 2 :] if now - self._buckets[key][1] < 3600]
        self._buckets = {key: self._buckets[key] for key in kept}


class Pages:
    """Counts the pages that are open at tables."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        """How many there may be."""
        self.open = 0
        """All that are open."""
        self._of: dict[str, int] = {}

    def enter(self, person: str | None, address: str) -> None:
        """One more page, or a refusal."""
        if self.open >= self.limits.pages:
            raise WORDS.refused("full_house")
        of_person = self._of.get(f"person {person}", 0) if person else 0
        of_address = self._of.get(f"address {address}", 0)
        if of_person >= self.limits.pages_of_person or of_address >= self.limits.pages_of_address:
            raise WORDS.refused("too_many_pages")
        self._count(person, address, 1)

    def leave(self, person: str | None, address: str) -> None:
        """One page less."""
        self._count(person, address, -1)

    def _count(self, person: str | None, address: str, more: int) -> None:
        self.open += more
        for who in (f"person {person}" if person else "", f"address {address}"):
            if who:
                self._of[who] = self._of.get(who, 0) + more
                if not self._of[who]:
                    del self._of[who]
