"""Pictures of every kind of page and of decision, on desktop and telephone, and one sheet with all of them.

``make screenshots`` writes them to ``build/screenshots``: a PNG each, ``index.html``, and that as one ``sheet.png``.
What is shown comes from the scenes of the tests (``tests/scenes``), at a server with the page as it was built.
"""

import contextlib
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from html import escape
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError
from tests.page.conftest import DESKTOP, PHONE, PageErrors, open_context
from tests.page.hands import answer
from tests.page.served import Guest, Served
from tests.scenes import SCENES, Scene

from tools.browser import FLAGS, find

__all__ = ["main"]

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LOOKS = (("desktop", "en", "day"), ("phone", "fr", "day"))
"""How most things are shown."""
ALL_LOOKS = (*LOOKS, ("desktop", "fr", "night"), ("phone", "en", "night"))
"""How what everybody sees first is shown."""
IN_ALL_LOOKS = ("OpenPlay", "Save", "CornerCut")
THUMBNAIL = {"desktop": 380, "phone": 110}
SETTLED = 400
"""So many milliseconds a page has to come to rest."""
HEAD = """<!doctype html><meta charset="utf-8"><title>Onze</title>
<style>body{font:14px sans-serif;margin:24px;background:#8a8f86;color:#101418;width:2200px}
section{display:inline-block;vertical-align:top;margin-right:20px}h2{font-size:17px;margin:14px 0 4px}
figure{display:inline-block;margin:0 14px 14px 0;vertical-align:top}figcaption{padding:3px 0}
img{display:block;border:1px solid #101418}
</style>"""


class Shot(NamedTuple):
    """One thing to be shown."""

    name: str
    path: str
    guest: Guest | None = None
    looks: tuple[tuple[str, str, str], ...] = LOOKS
    act: Callable[[Page], None] = lambda page: None
    """What is done before the picture is taken."""
    speed: str = "skip"


def shots(served: Served) -> Iterator[Shot]:
    """Everything that is shown; what it needs is set up when it is its turn."""
    regular = served.guest("Camille")
    for game in ("football-a-la-carte", "footime"):
        regular.play("coach", game=game)
    served.guest("Didier").open("empty", open=True)
    yield Shot("home-empty", "/", looks=ALL_LOOKS)
    yield Shot("home", "/", regular, ALL_LOOKS)
    for game in ("football-a-la-carte", "worldwide-football", "footime", "world-cup"):
        yield Shot(f"new-{game}", f"/new/{game}", regular)
    yield Shot("matches", "/matches", regular)
    yield Shot("rules", "/rules/football-a-la-carte", regular)
    yield Shot("me", "/me", regular)
    waiting = regular.open("empty", seats=4)
    yield Shot("waiting-room", f"/table/{waiting['table']['id']}", regular, ALL_LOOKS)
    yield Shot("invited", f"/table/{waiting['table']['id']}#{waiting['invitations']['1']}", served.guest("Zoé"))
    yield Shot("hand-over", f"/table/{regular.play('me')}", regular, ALL_LOOKS)
    for scene in chain.from_iterable(SCENES.values()):
        yield _scene(served, scene)
    saving = served.seat(Scene("Save"), "Camille", ["Didier"])
    yield Shot("goal", saving.path, saving.guest, LOOKS[:1], _concede, "normal")
    saving = served.seat(Scene("Save"), "Camille", ["Didier"])
    yield Shot("goal", saving.path, saving.guest, LOOKS[1:], _concede, "normal")
    yield Shot("no-such-table", "/table/abcdefgh23456777", regular)
    yield Shot("no-such-page", "/nothing", regular)


def _scene(served: Served, scene: Scene) -> Shot:
    """A decision of a game, with what was said before in the same phrase."""
    seated = served.seat(scene, "Camille", ["Didier", "Zoé", "Thierry", "Aimé", "Bo", "Cy", "Di"])
    looks = ALL_LOOKS if scene.name in IN_ALL_LOOKS else LOOKS
    return Shot(f"{scene.game}-{scene.name}", seated.path, seated.guest, looks, lambda page: answer(page, *scene.said))


def _concede(page: Page) -> None:
    """Nobody stops the shot."""
    answer(page, "decline")
    page.wait_for_timeout(2 * SETTLED)


def take(browser: Browser, served: Served, shot: Shot, folder: Path) -> Iterator[tuple[str, str, str]]:
    """Takes the pictures of a thing; each is given back by its name, its file and its size."""
    for size, language, theme in shot.looks:
        name = f"{shot.name}-{size}-{language}-{theme}"
        context = open_context(browser, served.url, shot.guest, language, SIZES[size], theme, shot.speed)
        page = context.new_page()
        page.set_default_timeout(4000)
        errors = PageErrors()
        errors.watch(page)
        page.goto(shot.path, wait_until="load", timeout=20_000)
        page.wait_for_timeout(SETTLED)
        try:
            shot.act(page)
        except (AssertionError, BrowserError) as error:
            errors.seen.append(str(error).splitlines()[0])
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=folder / f"{name}.png")
        context.close()
        for one in errors.seen:
            print(f"{name}: {one}", file=sys.stderr)
        yield name, f"{name}.png", size


def write_sheet(browser: Browser, folder: Path, taken: dict[str, list[tuple[str, str, str]]]) -> None:
    """All pictures on one page, and that as a picture."""
    lines = [HEAD]
    for thing, pictures in taken.items():
        lines.append(f"<section><h2>{escape(thing)}</h2>")
        for name, file, size in pictures:
            looks = name.removeprefix(f"{thing}-")
            image = f'<img src="{escape(file)}" width="{THUMBNAIL[size]}" alt="{escape(name)}">'
            lines.append(
                f'<figure><a href="{escape(file)}">{image}</a><figcaption>{escape(looks)}</figcaption></figure>'
            )
        lines.append("</section>")
    sheet = folder / "index.html"
    sheet.write_text("\n".join(lines), encoding="utf-8")
    page = browser.new_page(viewport={"width": 2250, "height": 1000})
    page.goto(sheet.resolve().as_uri())
    page.screenshot(path=folder / "sheet.png", full_page=True)
    page.close()


@contextlib.contextmanager
def studio() -> Iterator[tuple[Served, Browser]]:
    """A server and a browser, for as long as pictures are taken."""
    with contextlib.ExitStack() as stack:
        served = Served(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(served.close)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        stack.callback(browser.close)
        yield served, browser


def main(folder: Path, only: str = "") -> None:
    """Takes all pictures, or those whose names hold some letters."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        if only in old.name:
            old.unlink()
    began = time.monotonic()
    taken: dict[str, list[tuple[str, str, str]]] = {}
    with studio() as (served, browser):
        for shot in shots(served):
            if only in shot.name:
                # While a thing is looked at, its table does nothing by itself.
                served.stopped = served.now() if shot.name.startswith(tuple(SCENES)) else None
                taken.setdefault(shot.name, []).extend(take(browser, served, shot, folder))
        write_sheet(browser, folder, taken)
    pictures = sum(map(len, taken.values()))
    print(f"{pictures} pictures in {time.monotonic() - began:.0f} s: {folder / 'index.html'}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
