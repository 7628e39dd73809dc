"""Somebody at a table: a page, a seat, a hand, and what they choose."""

import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.page.hands import Entry, Hand
from tests.page.served import Served

__all__ = ["Player", "shown", "words"]

Choice = Callable[[Sequence[Entry]], Entry]


def shown(page: Page, version: int) -> Locator:
    """The table, as soon as it shows a version."""
    return page.locator(f'.table[data-version="{version}"]')


def words(page: Page) -> Locator:
    """The words of a phrase that stand on the ticket."""
    return page.locator(".ticket .body > button.word")


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
        version = self.served.match(self.table).version
        expect(shown(self.page, version)).to_be_visible()
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
        self.served.when(self.table, lambda hosted: hosted.version > version)
        self.answers += 1
        return said
