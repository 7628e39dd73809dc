"""The page fits: at every size that it is made for it does not scroll as a whole, and nothing on it is cut off."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit
from tests.page.hands import answer
from tests.page.places import PLACES, go
from tests.page.players import words
from tests.page.served import Served
from tests.scenes import SCENES

SIZES: Final = ((1366, 650), (1024, 768), (820, 1180), (390, 664), (360, 640), (844, 390))
LARGEST: Final = (3840, 2160)
CLIPPED: Final = (Path(__file__).parent / "clipped.js").read_text(encoding="utf-8")
LAID_OUT: Final = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
    Promise.allSettled(document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
      .map((one) => one.finished))).then(() => true)"""
"""Everything stands where it belongs, and what slid in has arrived."""
BEYOND: Final = """(({scrollWidth, scrollHeight}) => [Math.max(0, scrollWidth - innerWidth),
    Math.max(0, scrollHeight - innerHeight)])(document.scrollingElement)"""


def fits(page: Page, width: int, height: int) -> None:
    """Nothing is out of reach at a size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(LAID_OUT)
    assert page.evaluate(BEYOND) == [0, 0], f"the page scrolls at {width} × {height}"
    assert page.evaluate(CLIPPED) == [], f"at {width} × {height}"


@pytest.mark.parametrize("place", [name for name in PLACES if name != "goal"])
def test_nothing_is_cut_off_at_any_size(served: Served, visit: Visit, place: str) -> None:
    page = go(served, visit, place, language="fr")
    for width, height in SIZES:
        fits(page, width, height)


@pytest.mark.parametrize("place", ["home", "open-play", "footime-run"])
def test_nothing_is_cut_off_on_the_largest_screens(served: Served, visit: Visit, place: str) -> None:
    fits(go(served, visit, place), *LARGEST)


def test_a_hand_lies_in_two_rows_and_where_it_is_wide_and_low_in_one(served: Served, visit: Visit) -> None:
    page = go(served, visit, "four-players")
    for (width, height), rows in (((1280, 800), 2), ((1366, 650), 1)):
        fits(page, width, height)
        tops = page.locator(".hand > button").evaluate_all("all => all.map((card) => card.getBoundingClientRect().top)")
        assert len(set(tops)) == rows, f"at {width} × {height}"


def test_on_a_phone_on_its_side_what_may_be_aimed_at_and_the_ticket_are_in_sight(served: Served, visit: Visit) -> None:
    seated = served.seat(next(scene for scene in SCENES["football-a-la-carte"] if scene.name == "FollowUp"))
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    page.set_viewport_size({"width": 844, "height": 390})
    stub = page.locator(".ticket .stub")
    expect(stub).to_be_in_viewport(ratio=1)
    answer(page, *seated.scene.said)
    expect(words(page)).to_have_count(len(seated.scene.said))
    expect(stub).to_be_in_viewport(ratio=1)


def test_tables_that_anybody_may_join_fit_on_home(served: Served, visit: Visit) -> None:
    ana = served.guest("Wilhelmina Longstocking-W")
    for game in ("football-a-la-carte", "footime", "world-cup"):
        ana.open("empty", open=True, game=game)
    page = visit("/", language="fr")
    expect(page.get_by_text("une place libre").first).to_be_visible()
    for width, height in SIZES:
        fits(page, width, height)
