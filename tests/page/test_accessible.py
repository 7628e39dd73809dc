"""For everyone: axe finds nothing serious on any page, by day and by night, on desktop and telephone; what a screen
reader is told of each board is kept as a file; and a match is played by keys alone.
"""

import difflib
import os
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit
from tests.page.places import PLACES, go
from tests.page.served import Served
from tests.scenes import Scene

AXE: Final = (Path(str(files("axe_playwright_python"))) / "axe.min.js").read_text(encoding="utf-8")
TOLD: Final = Path(__file__).parent / "told"
WRITE: Final = "ONZE_WRITE_TOLD"
SETTLED: Final = 5_000
"""After so many milliseconds nothing more comes to a page by itself."""
TRIES: Final = 50
"""With this in the environment, what readers are told is written anew: read the difference before you commit it."""
RUN: Final = """(options) => axe.run(document, {resultTypes: ["violations"], ...options}).then(({violations}) =>
    violations.flatMap(({id, impact, nodes}) => nodes.map((node) => [impact, `${id}: ${node.html.slice(0, 200)}`])))"""
CONTRAST: Final = {"runOnly": ["color-contrast"]}
NO_CONTRAST: Final = {"rules": {"color-contrast": {"enabled": False}}}


def serious(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe finds that keeps people from using the page."""
    found = page.evaluate(RUN, options)
    return [said for impact, said in found if impact in ("serious", "critical")]


def put_on(page: Page, theme: str) -> None:
    """Day or night: all colours of the page follow from it."""
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(served: Served, visit: Visit, place: str) -> None:
    page = go(served, visit, place)
    page.evaluate(AXE)
    assert serious(page, {}) == []
    put_on(page, "night")
    assert serious(page, CONTRAST) == []
    if place != "goal":  # which is gone before long
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        assert serious(page, NO_CONTRAST) == []


OVERFLOWS: Final = (
    """element => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight"""
)
SIXTEEN: Final = Scene("PlayCard", game="world-cup", seats=16, options={"edition": "2002"})


@pytest.mark.parametrize(
    ("scene", "strip", "small"),
    [
        (SIXTEEN, "ul[aria-label=Players]", PHONE),
        (SIXTEEN, ".roster", (1024, 600)),
    ],
    ids=["phone", "desktop"],
)
def test_what_scrolls_is_reached_by_keys_wherever_it_comes_to_scroll(
    served: Served, visit: Visit, scene: Scene, strip: str, small: tuple[int, int]
) -> None:
    seated = served.seat(scene)
    page = visit(seated.path, guest=seated.guest)
    expect(page.locator("#question")).to_be_visible()
    page.set_viewport_size({"width": small[0], "height": small[1]})
    region = page.locator(strip).filter(visible=True).first
    expect(region).to_have_attribute("tabindex", "0")
    assert region.evaluate(OVERFLOWS)
    page.evaluate(AXE)
    assert serious(page, NO_CONTRAST) == []


# ---- what a screen reader is told

BOARDS: Final = {
    "football-a-la-carte": Scene("OpenPlay", facts={"ball": "d9", "hands": {0: ["forward-6-blue", "corner-red"]}}),
    "worldwide-football": Scene("BuildAttack", game="worldwide-football"),
    "world-cup": Scene("PlayCard", game="world-cup"),
    "footime": Scene("Turn", game="footime"),
}


def told_by(page: Page) -> str:
    """Everything on a page, as readers are told it."""
    return page.locator("body").aria_snapshot() + "\n"


@pytest.mark.parametrize("board", BOARDS)
def test_what_readers_are_told_of_a_board_is_as_it_was(served: Served, visit: Visit, board: str) -> None:
    served.stopped = served.now()
    seated = served.seat(BOARDS[board])
    page = visit(seated.path, guest=seated.guest)
    expect(page.locator("#question")).to_be_visible()
    file = TOLD / f"{board}.yaml"
    if os.environ.get(WRITE):
        page.wait_for_timeout(SETTLED)
        file.parent.mkdir(exist_ok=True)
        file.write_text(told_by(page), encoding="utf-8")
    before = file.read_text(encoding="utf-8")
    told = told_by(page)
    for _ in range(TRIES):  # the log and what is foreseen come a moment after the question
        if told == before:
            break
        page.wait_for_timeout(SETTLED / TRIES)
        told = told_by(page)
    changed = "\n".join(difflib.unified_diff(before.splitlines(), told.splitlines(), "before", "now", lineterm="", n=1))
    assert not changed, (
        f"{changed}\n\nIf that is meant, write it anew: {WRITE}=1 .venv/bin/pytest tests/page/test_accessible.py"
    )


# ---- keys alone


def cells_in_tab_order(page: Page) -> int:
    """How many cells of the board the Tab key stops at."""
    return page.locator("[role=gridcell][tabindex='0']").count()


def focused(page: Page) -> str:
    """What is in focus, by its thing or its move."""
    return str(page.evaluate("(document.activeElement.dataset.thing ?? document.activeElement.dataset.move) || ''"))


@pytest.mark.parametrize("scene", [Scene("ThrowIn"), Scene("KickOffTo", game="footime")], ids=["squares", "points"])
def test_a_board_is_one_tab_stop_and_arrows_walk_what_may_be_chosen(served: Served, visit: Visit, scene: Scene) -> None:
    served.stopped = served.now()
    seated = served.seat(scene)
    page = visit(seated.path, guest=seated.guest)
    expect(page.locator("[role=gridcell].lit").first).to_be_attached()
    assert cells_in_tab_order(page) == 1
    page.locator("[role=gridcell][tabindex='0']").focus()
    reached = {focused(page)}
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight") * 3:
        page.keyboard.press(key)
        reached.add(focused(page))
        assert cells_in_tab_order(page) == 1
    lit = {cell.get_attribute("data-thing") for cell in page.locator("[role=gridcell].lit").all()}
    assert reached <= lit
    assert len(reached) > 1
    page.keyboard.press("Shift+ArrowUp")
    assert page.locator("[role=gridcell]:focus").count() == 1


def test_a_move_is_made_by_keys_and_told_aloud(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("Save", facts={"hands": {0: ["goalkeeper-4-all", "corner-red"]}}))
    page = visit(seated.path, guest=seated.guest)
    spoken = page.locator(".spoken[aria-live=assertive]")
    expect(spoken).to_contain_text("You")
    for _ in range(60):
        page.keyboard.press("Tab")
        if focused(page) == "decline":
            break
    assert focused(page) == "decline", "the Tab key leads to every answer"
    page.keyboard.press("Enter")
    expect(page.locator(".spoken[aria-live=polite]")).to_contain_text(re.compile("goal", re.IGNORECASE))


def test_every_sentence_is_told_aloud_however_slowly_they_come(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("OpenPlay", facts={"ball": "d9", "hands": {0: ["forward-6-blue"]}}))
    page = visit(seated.path, guest=seated.guest, speed="slow")
    spoken = page.locator(".spoken[aria-live=polite]")
    card = page.locator("button[data-thing='card:forward-6-blue']")
    expect(card).to_be_visible()
    card.focus()
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text("Ball: d9")


def test_whoever_plays_a_card_by_a_key_keeps_their_place(served: Served, visit: Visit) -> None:
    """The card has left the hand, and with it what was in focus: the next question is."""
    seated = served.seat(Scene("OpenPlay", facts={"ball": "d9", "hands": {0: ["left-1-blue"]}}), others=())
    page = visit(seated.path, guest=seated.guest)
    card = page.locator("button[data-thing='card:left-1-blue']")
    expect(card).to_be_visible()
    before = served.match(seated.table).version
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    served.when(seated.table, lambda hosted: hosted.version > before and bool(hosted.latest.menu(seated.seat)))
    expect(page.locator("#question")).to_be_focused()


def test_a_slash_finds_a_move_by_its_name(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("Save", facts={"hands": {0: ["goalkeeper-4-all", "corner-red"]}}))
    page = visit(seated.path, guest=seated.guest)
    moves = page.get_by_role("region", name="All moves")
    expect(moves.get_by_role("button").first).to_be_attached()
    before = moves.get_by_role("listitem").count()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("goalkeeper")
    expect(moves.get_by_role("listitem")).not_to_have_count(before)
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_count(0)


def test_the_list_of_moves_goes_when_it_is_closed_however_it_was_opened(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("Save"))
    page = visit(seated.path, guest=seated.guest)
    moves = page.get_by_role("region", name="All moves")
    expect(moves.get_by_role("button").first).to_be_attached()
    page.keyboard.press("l")
    expect(moves.get_by_role("button", name="Close")).to_be_visible()
    page.keyboard.press("Escape")
    expect(moves).to_have_css("width", "1px")
    assert page.evaluate("document.activeElement === document.body")


def test_nobody_needs_a_pointer_from_home_to_the_first_question(served: Served, visit: Visit) -> None:
    page = visit("/", guest=served.guest("Ana"))
    expect(page.get_by_role("link", name="New match")).to_be_visible()
    page.get_by_role("link", name="New match").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main form")).to_be_visible()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[role=grid]")).to_be_visible()
