"""Nothing moves away from a finger: board and hand lie still while a phrase begins, is said and is answered."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.hands import POINTER, lit
from tests.page.players import Player, catch_up
from tests.page.served import Served
from tests.page.wire import Wire
from tests.scenes import Scene

PLAY = Scene("OpenPlay", facts={"ball": "d5", "hands": {0: ["forward-3-red", "left-2-red", "free-kick-2-all"]}})
SLACK = 1.5
CONSIDERED = re.compile(r"\bon\b")
SLIPS = """beside => {
  const under = document.querySelector(".hand > button:not(.off)")
  beside.addEventListener("pointerenter", () => { window.slipped = true })
  const [from, to] = [beside, under].map((card) => card.getBoundingClientRect())
  document.querySelector(".hand").style.transform = `translate(${to.left - from.left}px, ${to.top - from.top}px)`
}"""
"""Lays another card of the hand where the first that can be played was, and notes when the mouse is told so."""
COLUMNS = """() => {
  const hand = document.querySelector(".hand")
  const columns = () => hand.style.getPropertyValue("--columns")
  window.columns = [columns()]
  new MutationObserver(() => window.columns.push(columns())).observe(hand, { attributes: true })
}"""
"""Notes in how many columns the hand is laid out, each time that it is another number."""


def lies(found: Locator) -> tuple[float, float]:
    """How far down something lies, and how wide it is; a hand may be scrolled to a card that is spoken of."""
    box = found.bounding_box()
    assert box is not None
    return box["y"], box["width"]


def laid_out(page: Page) -> list[tuple[float, float]]:
    """Where the pitch and the first card of the hand lie."""
    return [lies(page.locator(".pitch > svg")), lies(page.locator(".hand > button").first)]


def say(page: Page, move: str, by_finger: bool, leads_on: bool = False) -> None:
    """Says a word, with a pointer or a finger, which previews what plays."""
    if by_finger:
        lit(page, move).tap()
        if not leads_on:
            page.locator(".ticket .stub:enabled").tap()
    else:
        lit(page, move).click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_board_and_hand_keep_their_places(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    seated = served.seat(PLAY)
    page = visit(seated.path, guest=seated.guest, size=size)
    expect(page.locator("#question")).to_be_visible()
    before = laid_out(page)
    say(page, "play card:free-kick-2-all", size == PHONE, leads_on=True)
    expect(page.locator(".ticket .body > button.word")).to_have_count(1)
    assert laid_out(page) == [pytest.approx(one, abs=SLACK) for one in before], "a phrase has begun"
    page.get_by_role("button", name="Take back (Z)").click()
    say(page, "play card:left-2-red", size == PHONE)
    expect(page.locator("#question")).to_have_count(0)
    page.locator(".hand > button").nth(1).wait_for()
    assert laid_out(page) == [pytest.approx(one, abs=SLACK) for one in before], "the other one is asked"


def test_a_mouse_that_lies_still_takes_no_preview_away_from_a_finger(served: Served, visit: Visit) -> None:
    seated = served.seat(PLAY)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    under, beside, tapped = (page.locator(".hand > button:not(.off)").nth(place) for place in range(3))
    under.hover()
    expect(under).to_have_class(CONSIDERED)
    tapped.tap()
    expect(tapped).to_have_class(CONSIDERED)
    beside.evaluate(SLIPS)
    page.wait_for_function("() => window.slipped")
    expect(tapped).to_have_class(CONSIDERED)
    expect(beside).not_to_have_class(CONSIDERED)
    page.mouse.move(1, 1)  # and now the mouse is moved
    beside.hover()
    expect(beside).to_have_class(CONSIDERED)


def test_a_hand_keeps_its_columns_while_cards_leave_it_and_come(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(PLAY)
    page = visit(seated.path, guest=seated.guest, speed="fast")
    expect(page.locator("#question")).to_be_visible()
    page.evaluate(COLUMNS)
    phrase = ["play card:free-kick-2-all", "aim arrow:forward-2", "play card:left-2-red"]
    Player(served, page, seated.table, POINTER).answer(seated.seat, phrase)
    catch_up(served, page, seated.table)
    assert set(page.evaluate("window.columns")) == {"4"}


def test_a_card_that_comes_to_lie_under_the_mouse_says_nothing_until_somebody_points(
    served: Served, visit: Visit
) -> None:
    seated = served.seat(Scene("OpenPlay", facts={"ball": "d5", "hands": {0: ["forward-3-red", "corner-red"]}}))
    page = visit(guest=seated.guest)
    wire = Wire(page)
    page.goto(seated.path)
    page.locator(".hand > button:not(.off)").first.hover()
    off = page.locator('[data-thing="card:corner-red"]')
    off.evaluate(SLIPS)
    page.wait_for_function("() => window.slipped")
    expect(page.locator(".tip")).to_have_count(0)
    assert wire.sent("why") == []
    box = off.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    expect(page.locator(".tip")).to_be_visible()
