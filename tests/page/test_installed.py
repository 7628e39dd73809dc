"""The page as a program of its own: it can be installed, opens while the server is away, and says so."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, PageErrors, Visit
from tests.page.served import Killable, Served

AT_HAND = """async () => {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
}"""
"""Waits until the worker stands between the page and the server."""


@pytest.mark.parametrize(("language", "shortcut"), [("en", "My matches"), ("fr", "Mes matchs")])
def test_it_is_installed_under_the_words_of_its_language(
    served: Served, visit: Visit, language: str, shortcut: str
) -> None:
    page = visit("/", language=language)
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", f"/app.{language}.webmanifest")
    answer = page.request.get(f"/app.{language}.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert manifest["lang"] == language
    assert shortcut in [one["name"] for one in manifest["shortcuts"]]
    for place in (manifest["start_url"], *(one["url"] for one in manifest["shortcuts"])):
        assert page.request.get(place).ok, place
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode(); return `${i.width}x${i.height}`; }",
            icon["src"],
        )
        assert drawn == icon["sizes"]


@pytest.mark.parametrize(("place", "size"), [("/", None), ("/matches", PHONE)])
def test_it_opens_while_the_server_is_away_and_says_so(
    killable: Killable, visit: Visit, page_errors: PageErrors, place: str, size: tuple[int, int] | None
) -> None:
    page_errors.expected += ["ERR_CONNECTION_REFUSED", "Failed to load resource", "Failed to fetch"]
    page = visit(place, url=killable.url, service_workers="allow", **({} if size is None else {"size": size}))
    page.evaluate(AT_HAND)
    page.reload()  # what was loaded before the worker was there is kept now
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    killable.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("server", re.IGNORECASE))
    killable.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_it_opens_while_the_server_is_away_after_a_single_visit(
    killable: Killable, visit: Visit, page_errors: PageErrors
) -> None:
    page_errors.expected += ["ERR_CONNECTION_REFUSED", "Failed to load resource", "Failed to fetch"]
    page = visit("/", url=killable.url, service_workers="allow")
    page.evaluate(AT_HAND)
    killable.kill()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(re.compile("server", re.IGNORECASE))


def test_nothing_of_a_match_is_kept_in_the_browser(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    page = visit(f"/table/{ana.play('coach')}", guest=ana, service_workers="allow")
    page.evaluate(AT_HAND)
    page.reload()
    expect(page.get_by_role("main")).to_be_visible()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
             (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)))).flat()"""
    )
    assert "/table" in kept
    assert not [path for path in kept if path.startswith("/api") or ana.cookie in path]
