"""Somebody at a table: a page, a seat, a hand, and what they choose."""

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from onze.tables.hosted import HostedMatch
from tests.page.hands import Entry, Hand
from tests.page.served import PATIENCE, Served

__all__ = ["Player", "catch_up", "shown", "words"]

Choice = Callable[[Sequence[Entry]], Entry]


def shown(page: Page, version: int) -> Locator:
    """The table, as soon as it shows a version."""
    return page.locator(f'.table[data-version="{version}"]')


def catch_up(served: Served, page: Page, table: str) -> int:
    """Waits until a page shows the newest version of its table, whatever others do there meanwhile; returns it."""
    until = time.monotonic() + PATIENCE
    while True:
        version = served.match(table).version
        try:
            expect(shown(page, version)).to_be_visible(timeout=1_000)
        except AssertionError:
            if time.monotonic() > until:
                raise
            continue
        if served.match(table).version == version:
            return version


def words(page: Page) -> Locator:
    """The words of a phrase that stand on the ticket."""
    return page.locator(".ticket .body > button.word")


def said_by(hosted: HostedMatch, seat: int) -> int:
    """How many words of a match are a seat's: where both choose in secret, what the other one says is no answer."""
    return sum(play.seat == seat for play in hosted.recorded.plays)


STANDS = """() => [document.querySelector('.decision')?.innerText, document.activeElement?.outerHTML.slice(0, 300),
  document.querySelector('.table')?.className]"""
"""What is asked, what is in focus, and how the table is."""


class Player:
    """A seat of a table that is played on a page; what is chosen is drawn by lot, the same in every run."""

    def __init__(self, served: Served, page: Page, table: str, hand: Hand) -> None:
        self.served = served
        self.page = page
        self.table = table
        self.hand = hand
        self.answers = 0
        """How many decisions were answered."""
        self.choice: Choice = random.Random(11).choice
        """What is chosen from a menu."""

    def answer(self, seat: int, first: Sequence[str] = ()) -> list[str]:
        """Answers what a seat is asked, with some words first if they are named; waits until the server has it."""
        version = catch_up(self.served, self.page, self.table)
        before = said_by(self.served.match(self.table), seat)
        said: list[str] = []
        while True:
            menu = self.served.menu(self.table, seat, said)
            named = [entry for entry in menu if len(said) < len(first) and entry["move"] == first[len(said)]]
            entry = named[0] if named else self.choice(menu)
            self.hand.choose(self.page, entry, menu, len(said))
            said.append(entry["move"])
            if entry["commits"]:
                break
            expect(words(self.page)).to_have_count(len(said))
        try:
            self.served.when(self.table, lambda hosted: hosted.version > version and said_by(hosted, seat) > before)
        except TimeoutError:
            raise AssertionError(f"{said} did not arrive; the page: {self.page.evaluate(STANDS)}") from None
        self.answers += 1
        return said
