"""The page in a browser: Playwright drives the system's Chromium against a server with the page as it was built.

``make test`` builds the page and finds the browser; by hand it is ``make page``, then ``.venv/bin/pytest tests/page``.

**A server.** ``served`` (one for a run) is a server in a thread, over a database of its own, without limits.
``served.guest("Ana")`` is somebody with a cookie who calls without a browser: ``ana.play("coach")`` opens a table
against the coach and begins, ``ana.play("me")`` one for two at one screen, ``ana.open("empty")`` one that waits, with
its tokens; options, clocks and other games are said by name, ``ana.play("coach", game="footime", clock={…})``.
``killable`` is ``onze serve`` as a process, to be killed and started again at the same address.

**Scenes.** ``served.seat(Scene("Save"))`` puts a match that stands before that decision at a table
(``tests/scenes``, a module a game, with every kind of its decisions) and returns who is asked,
``seated.guest``, and where, ``seated.path``. What has to be said first in the same phrase, ``seated.scene.said``, is
said on the page. The other seats are people who do nothing. While ``served.stopped`` is a time, the clock of the house
stands and the table does nothing by itself: a cut waits for ever.

**A browser.** ``visit("/table/…", guest=ana, language="fr", size=PHONE, theme="night")`` opens a page in a context of
its own, in English on a desktop by day if nothing is said; ``speed="skip"`` shows no animations unless another is asked
for. At the end of the test every page must have been without errors: exceptions, failed calls, anything that the
content policy has blocked; a test that expects some names them in ``page_errors.expected``.

**Playing.** ``Player(served, page, table, POINTER).answer(seat)`` answers whatever a seat is asked, where it lies, with
a pointer, a ``FINGER`` or the ``KEYBOARD`` (``tests/page/hands.py``), and waits until the server has it;
``served.asked(table, seat)`` waits until there is something to answer. ``Wire(page)`` keeps what a page is sent.

**Finding things.** By role and name, as people do: ``page.get_by_role("button", name="…")``. Where a test is about a
thing or a move whatever it is called: ``[data-thing="card:corner-red"]``, ``[data-place="hands.0"]``,
``[data-move="decline"]``. Wait for what is to be seen (``expect(…).to_be_visible()``), never for time.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, expect, sync_playwright
from tools.browser import FLAGS, MISSING, find

from onze.server.identity import COOKIE
from tests.page.served import Guest, Killable, Served

DESKTOP = (1280, 800)
PHONE = (390, 844)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PATIENCE = 30_000
"""Milliseconds for which something is waited for at most; on a busy machine it may take long."""
expect.set_options(timeout=PATIENCE)


Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of this process."""
    server = Served(tmp_path_factory.mktemp("page"))
    yield server
    server.close()


@pytest.fixture(autouse=True)
def _clock_runs(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that stops the clock stops it for itself."""
    yield
    if "served" in request.fixturenames:
        request.getfixturevalue("served").stopped = None


@pytest.fixture
def killable(tmp_path: Path) -> Iterator[Killable]:
    """A server that can be killed and started again."""
    server = Killable(tmp_path)
    yield server
    server.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; closed before tests of anything else, since Playwright keeps a loop running as long as it is there."""
    path = find()
    assert path is not None, MISSING
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


class PageErrors:
    """What went wrong on pages."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []
        """Parts of what may go wrong in this test, as regular expressions."""

    def watch(self, page: Page) -> None:
        """Notes exceptions, whatever the browser complains about, and windows that open."""
        page.on("pageerror", lambda error: self.seen.append(f"exception: {error}"))
        page.on("console", self._said)
        page.on("dialog", self._asked)

    def _asked(self, dialog: Dialog) -> None:
        """The page never opens a window of the browser's own."""
        self.seen.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"{message.text} ({message.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        """What nobody has expected."""
        return [one for one in self.seen if not any(re.search(part, one) for part in self.expected)]


@pytest.fixture
def page_errors() -> Iterator[PageErrors]:
    """What went wrong on the pages of a test; nothing may, unless it is expected."""
    errors = PageErrors()
    yield errors
    assert errors.unexpected() == []


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest, page_errors: PageErrors) -> Iterator[Visit]:
    """Opens pages, each in a context of its own, which are closed at the end."""
    contexts: list[BrowserContext] = []

    def visiting(
        path: str = "/",
        guest: Guest | None = None,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: str = "day",
        speed: str = "skip",
        url: str | None = None,
        **more: Any,
    ) -> Page:
        base = url or (guest.url if guest is not None else request.getfixturevalue("served").url)
        context = open_context(browser, base, guest, language, size, theme, speed, **more)
        contexts.append(context)
        page = context.new_page()
        page_errors.watch(page)
        page.goto(path)
        return page

    yield visiting
    for context in contexts:
        context.close()


def open_context(
    browser: Browser,
    url: str,
    guest: Guest | None = None,
    language: str = "en",
    size: tuple[int, int] = DESKTOP,
    theme: str = "day",
    speed: str = "skip",
    **more: Any,
) -> BrowserContext:
    """A browser that somebody has set up as they like it."""
    is_phone = size[0] < 600
    context = browser.new_context(
        base_url=url,
        locale=LOCALES[language],
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "night" else "light",
        has_touch=is_phone,
        is_mobile=is_phone,
        # whatever a test does not ask for otherwise comes from the server, not from a cache
        **{"service_workers": "block", **more},
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.getItem('onze.speed') ?? localStorage.setItem('onze.speed', '\"{speed}\"')")
    if guest is not None:
        context.add_cookies([{"name": COOKIE, "value": guest.cookie, "url": url}])
    return context
