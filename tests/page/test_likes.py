"""The page is as its reader likes it: in their language, by day or night, and without motion where it is not wanted."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import Visit
from tests.page.hands import answer
from tests.page.places import OPEN_PLAY, SAVE, go
from tests.page.players import shown
from tests.page.served import Served

MOVES: Final = """document.getAnimations().filter((one) => one.playState === "running" && one.effect.getKeyframes()
    .some((frame) => "transform" in frame && frame.transform !== "none")).length"""
"""How many things change their place just now."""
WATCHED: Final = """
    window.onzeMoved = 0;
    new MutationObserver(() => {
      const {dataset} = document.documentElement;
      if (document.querySelector("[role=alertdialog]")) dataset.poster = "there";
      else if (dataset.poster) dataset.poster = "gone";
    }).observe(document, {subtree: true, childList: true});
    const {animate} = Element.prototype;
    Element.prototype.animate = function (...how) { window.onzeMoved += 1; return animate.apply(this, how); };
    addEventListener("animationstart", () => { window.onzeMoved += 1; }, true);
"""

SENTENCES: Final = """
    window.onzeRead = [];
    let last = null;
    new MutationObserver(() => {
      const text = document.querySelector(".waiting .event")?.textContent ?? null;
      if (text === last) return;
      if (last && last !== "…") window.onzeRead.at(-1).until = performance.now();
      if (text && text !== "…") window.onzeRead.push({text, from: performance.now()});
      last = text;
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""
"""Notes each sentence that tells what is being shown, from when and until when it stands."""
LEAST: Final = 500
"""Milliseconds for which a sentence can be read at least, at the usual speed."""


def asked(page: Page) -> list[str]:
    """What the page asks the server for, from now on."""
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url))
    return calls


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("fr", "fr"), ("de-DE", "en"), ("en-US", "en")])
def test_a_french_browser_begins_in_french_and_any_other_in_english(
    served: Served, browser: Browser, locale: str, language: str
) -> None:
    page = browser.new_page(locale=locale, base_url=served.url)
    page.goto("/me")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.close()


def test_another_language_needs_no_call_and_is_kept(served: Served, visit: Visit) -> None:
    page = go(served, visit, "save")
    question = page.locator("#question").inner_text()
    page.get_by_role("button", name="Menu").click()
    french = page.get_by_role("button", name="Français")
    expect(french).to_be_visible()
    calls = asked(page)
    french.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#question")).not_to_have_text(question)
    assert calls == []
    page.reload()
    expect(page.locator("#question")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#question")).not_to_have_text(question)


def test_night_is_kept_and_needs_no_call(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("nav a[href^='/new/']").first).to_be_visible()
    calls = asked(page)
    page.get_by_role("button", name="Night match").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    assert [call for call in calls if "/assets/" not in call] == []
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_nothing_moves_where_no_motion_is_wanted(served: Served, visit: Visit, still: bool) -> None:
    seated = served.seat(SAVE)
    page = visit("/me", guest=seated.guest, speed="fast", reduced_motion="reduce" if still else "no-preference")
    page.add_init_script(WATCHED)
    page.goto(seated.path)
    expect(page.locator("#question")).to_be_visible()
    page.evaluate("window.onzeMoved = 0")
    answer(page, "decline")
    expect(page.locator("html")).to_have_attribute("data-poster", "gone")
    assert (page.evaluate("window.onzeMoved") == 0) is still


def test_what_is_seen_again_can_be_read_where_nothing_moves(served: Served, visit: Visit) -> None:
    seated = served.seat(OPEN_PLAY, others=())
    page = visit("/me", guest=seated.guest, speed="normal", reduced_motion="reduce")
    page.add_init_script(SENTENCES)
    page.goto(seated.path)
    before = served.match(seated.table).version
    answer(page, "play card:forward-6-blue")
    asks = served.when(seated.table, lambda hosted: hosted.version > before and bool(hosted.latest.menu(seated.seat)))
    expect(shown(page, asks.version)).to_be_visible()
    expect(page.locator("#question")).to_be_visible()
    page.evaluate("window.onzeRead.length = 0")
    page.get_by_role("button", name="See again").click()
    expect(page.locator(".waiting .event")).to_be_visible()
    expect(page.locator("#question")).to_be_visible()
    read = page.evaluate("window.onzeRead")
    assert read
    assert all(sentence["until"] - sentence["from"] >= LEAST for sentence in read), read


def test_drawers_and_sheets_do_not_slide_where_no_motion_is_wanted(served: Served, visit: Visit) -> None:
    seated = served.seat(OPEN_PLAY)
    page = visit(seated.path, guest=seated.guest, reduced_motion="reduce")
    expect(page.locator("#question")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate(MOVES) == 0
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("[role=dialog]")).to_be_visible()
    assert page.evaluate(MOVES) == 0
