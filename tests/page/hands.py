"""What people do at a table with a pointer, a finger or the keyboard alone, whatever the board looks like.

Everything is answered where it lies: on the board, in the hand, on the stage, or by a button of the answers. The list
of all moves, which is always in the document, is never used.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect

__all__ = ["FINGER", "KEYBOARD", "POINTER", "Entry", "Hand", "answer", "lie_somewhere", "lit", "place_of", "say"]

Entry = Mapping[str, Any]
"""An entry of a menu, as pages are told it."""


OFF = "[aria-disabled=true], [role=gridcell]:not(.lit)"
"""What cannot be chosen now: the word before may still be on its way."""


def lit(page: Page, move: str) -> Locator:
    """What says a move: a button that is it, or else the thing that it is about, once it is offered."""
    thing = move.partition(" ")[2]
    buttons = page.locator(f'[data-move="{move}"]')
    things = page.locator(f'[data-thing="{thing}"]:not({OFF})') if thing else buttons
    return buttons.or_(things).filter(visible=True).first


def say(page: Page, move: str) -> None:
    """Says one word of a phrase: clicks its thing or its button and, where that asks which verb is meant, the verb."""
    found = lit(page, move)
    expect(found).to_be_visible()
    found.click()
    choice = page.get_by_role("menuitem").and_(page.locator(f'[data-move="{move}"]'))
    if choice.count():
        choice.first.click()


def answer(page: Page, *moves: str) -> None:
    """Says a whole phrase, word by word; each is waited for until it is offered."""
    for move in moves:
        say(page, move)


def place_of(page: Page, entry: Entry) -> Locator:
    """Where an entry of the menu can be chosen now: its thing in its place, or else the button that says it."""
    thing, place, move = (entry[name] for name in ("thing", "place", "move"))
    button = f':is(.answers, .chips, .stage) [data-move="{move}"]'
    there = f':is([data-thing="{thing}"][data-place="{place}"], [data-place="{place}"] [data-thing="{thing}"])'
    found = page.locator(f"{there}:not([aria-disabled=true]), {button}" if thing else button)
    return found.filter(visible=True).first


UNPLACED = """menu => menu.filter(({thing, place, move}) => {
  const [t, p, m] = [thing, place, move].map((name) => JSON.stringify(name))
  const there = `:is([data-thing=${t}][data-place=${p}], [data-place=${p}] [data-thing=${t}]):not([aria-disabled=true])`
  const button = `:is(.answers, .chips, .stage) [data-move=${m}]`
  return ![...document.querySelectorAll(thing ? `${there}, ${button}` : button)].some((one) => {
    const {width, height} = one.getBoundingClientRect()
    return width > 0 && height > 0 && one.checkVisibility({visibilityProperty: true})
  })
}).map(({move}) => move)"""
"""The moves of a menu that can be chosen nowhere, as ``place_of`` finds them: one look for hundreds."""


def lie_somewhere(page: Page, menu: Sequence[Entry]) -> None:
    """Waits until everything that a menu offers can be chosen where it lies."""
    told = [{name: entry[name] for name in ("thing", "place", "move")} for entry in menu]
    try:
        page.wait_for_function(f"menu => ({UNPLACED})(menu).length === 0", arg=told)
    except TimeoutError:
        raise AssertionError(f"there is no place for {page.evaluate(UNPLACED, told)}") from None


class Hand(Protocol):
    """One way to choose an entry where it lies."""

    def choose(self, page: Page, entry: Entry, others: Sequence[Entry], said: int) -> None:
        """Chooses an entry of the menu ``others`` after so many words of the phrase, and plays if it is the last."""


def _several(entry: Entry, others: Sequence[Entry]) -> bool:
    """Whether something else can be said with the same thing where it lies: a small menu asks which is meant."""
    same = [one for one in others if one["thing"] == entry["thing"] and one["place"] == entry["place"]]
    return len(same) > 1 and bool(entry["place"])


def _item(page: Page, entry: Entry) -> Locator:
    return page.get_by_role("menuitem").and_(page.locator(f'[data-move="{entry["move"]}"]'))


STUB = ".ticket .stub:enabled"
"""What plays a ticket that is whole: of several words, or of one that is never said by a click alone."""


class Pointer:
    """A mouse: a click says a word, and tears the stub off where the phrase has several."""

    def choose(self, page: Page, entry: Entry, others: Sequence[Entry], said: int) -> None:
        """Clicks; what the pointer rested on before may have said something in the way, and falls silent."""
        page.mouse.move(0, 0)
        place_of(page, entry).click()
        if _several(entry, others):
            _item(page, entry).click()
        if entry["commits"] and (said or page.locator(STUB).count()):
            page.locator(STUB).click()
        elif not entry["commits"]:
            page.mouse.move(0, 0)  # what now lies under the pointer might be said instead of a word before it


IS_BUTTON = "element => element instanceof HTMLElement"
"""Whether something is a card or a button, and no part of a drawing."""


class Finger:
    """A finger: the first tap previews, the second plays; cards and buttons that lead on are said by the first."""

    def choose(self, page: Page, entry: Entry, others: Sequence[Entry], said: int) -> None:
        """Taps."""
        found = place_of(page, entry)
        at_once = not entry["commits"] and re.match(r"hands?\b|$", entry["place"]) and found.evaluate(IS_BUTTON)
        found.tap()
        if _several(entry, others):
            _item(page, entry).tap()
        elif entry["thing"] == "cut" or entry["verb"] == "cut":
            return  # the pile is touched once
        elif not at_once:
            page.locator(STUB).tap()


class Keyboard:
    """Keys alone: digits for cards and answers, full stops and arrows from one lit thing to the next, Enter."""

    def choose(self, page: Page, entry: Entry, others: Sequence[Entry], said: int) -> None:
        """Presses keys."""
        found = place_of(page, entry)
        expect(found).to_be_visible()
        place = found.evaluate(NUMBER)
        if place is not None and place < 10:
            page.keyboard.press(str((place + 1) % 10))
        else:
            self._walk(page, found)
            page.keyboard.press("Enter")
        if _several(entry, others):
            self._walk(page, _item(page, entry), "ArrowDown")
            page.keyboard.press("Enter")
        if entry["commits"] and (said or page.locator(STUB).count()):
            expect(page.locator(STUB)).to_be_visible()
            page.keyboard.press("Enter")

    def _walk(self, page: Page, to: Locator, key: str = ".") -> None:
        """Goes on by a key until something is in focus."""
        expect(to).to_be_visible()
        for _ in range(200):
            if to.evaluate("element => element === document.activeElement"):
                return
            page.keyboard.press(key)
        raise AssertionError(f"no key leads to {to}")


NUMBER = """element => {
  const place = element.closest('[data-place]')?.dataset.place ?? ''
  const cards = [...document.querySelectorAll('.hand [data-thing], [data-place^="hand"] [data-thing]')]
  const key = element.querySelector('kbd')?.textContent
  if (key) return (Number(key) + 9) % 10
  return /^hands?\\b/.test(place) && cards.includes(element) ? cards.indexOf(element) : null
}"""
"""The number of a card in the hand, or of an answer, counted from 0."""

POINTER = Pointer()
FINGER = Finger()
KEYBOARD = Keyboard()
