"""Fast, as far as it can be tested on a machine that others use too: how much script there is, when boards are loaded,
what is animated, and what a move changes. Milliseconds on slow lines are measured by ``bench/page.py``.
"""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from onze.server.page import BUILT
from tests.page.conftest import Visit
from tests.page.hands import answer
from tests.page.measured import WATCHED, Meter, longest_task
from tests.page.served import Served
from tests.scenes import Scene

SHELL: Final = 60_000
"""So many bytes of compressed script the shell and home may have."""
SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
MOVED: Final = {"transform", "opacity", "transform-origin", "transformOrigin"}
"""What the browser can move without laying the page out anew."""
TIMED: Final = {"offset", "easing", "composite"}
"""How frames are timed."""
PLAY: Final = Scene("OpenPlay", facts={"ball": "d5", "hands": {0: ["forward-3-red", "left-2-red"]}})
LONGEST_TASK: Final = 100
"""Milliseconds on the processor: twice what is wanted, for slow machines."""
SCRIPT_A_MESSAGE: Final = 40
"""Milliseconds on the processor: five times what is wanted, for slow machines on which much else runs."""


def imported(name: str, seen: set[str]) -> set[str]:
    """A script of the page with all that it cannot begin without."""
    if name not in seen:
        seen.add(name)
        for other in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', (BUILT / "assets" / name).read_text("utf-8")):
            imported(other, seen)
    return seen


def test_shell_and_home_have_little_script() -> None:
    index = (BUILT / "index.html").read_text(encoding="utf-8")
    scripts: set[str] = set()
    for name in re.findall(r'(?:src|href)="/assets/([\w.-]+\.js)"', index):
        imported(name, scripts)
    sizes = {name: (BUILT / "assets" / f"{name}.br").stat().st_size for name in scripts}
    assert sizes
    assert sum(sizes.values()) <= SHELL, sizes


@pytest.mark.parametrize("place", ["table", "new", "rules", "matches", "me"])
def test_what_a_place_begins_with_is_asked_for_at_once(place: str) -> None:
    named = set(re.findall(r'(?:href|src)="/assets/([\w.-]+)"', (BUILT / f"{place}.html").read_text(encoding="utf-8")))
    (loaded,) = (name for name in named if re.match(r"(TablePage|NewMatch|RulesPage|Matches|MePage)-.*\.js$", name))
    assert imported(loaded, set()) <= named


def scripts_of(page: Page, path: str, shown: str) -> set[str]:
    """The scripts that a page asks for until something is seen on it."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        if request.resource_type == "script":
            asked.add(request.url)

    page.on("request", note)
    page.goto(path)
    expect(page.locator(shown).first).to_be_visible()
    return asked


def test_a_board_is_loaded_at_its_table(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    tables = [f"/table/{ana.play('coach', game=game)}" for game in ("football-a-la-carte", "footime")]
    home = scripts_of(visit("/me", guest=ana), "/", "nav a[href^='/new/']")
    football, footime = (scripts_of(visit("/me", guest=ana), path, "[role=grid]") for path in tables)
    assert football - footime - home, "football à la carte has a board of its own"
    assert footime - football - home, "and footime is played on another"


def test_only_what_moves_cheaply_is_animated() -> None:
    found = []
    for path in sorted((*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.css"))):
        text = path.read_text(encoding="utf-8")
        for frames in re.findall(r"@keyframes\s+\w+\s*\{((?:[^{}]*\{[^{}]*\})*)", text):
            for declarations in re.findall(r"\{([^{}]*)\}", frames):
                found += [(path.name, one) for one in re.findall(r"([\w-]+)\s*:", declarations) if one not in MOVED]
        for transition in re.findall(r"transition:\s*([^;}]+)", text):
            names = {part.split()[0] for part in re.sub(r"\([^()]*(?:\([^()]*\))*[^()]*\)", "", transition).split(",")}
            found += [(path.name, one) for one in names - MOVED - {"none"}]
    assert found == []


def test_a_move_is_shown_by_what_moves_cheaply_and_applied_with_little_script(
    served: Served, visit: Visit, browser: Browser
) -> None:
    seated = served.seat(PLAY)
    page = visit("/me", guest=seated.guest, speed="fast")
    page.add_init_script(WATCHED)
    page.goto(seated.path)
    expect(page.locator("#question")).to_be_visible()
    meter = Meter(page)
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    answer(page, "play card:forward-3-red")
    expect(page.locator("#question")).to_have_count(0)
    expect(page.locator('[data-thing="card:forward-3-red"][data-place="hands.0"]')).to_have_count(0)
    expect(page.locator(".skips")).to_have_count(0)  # all is shown
    took = longest_task(browser.stop_tracing())
    assert 0 < took < LONGEST_TASK
    cost = meter.cost()
    assert set(page.evaluate("[...window.onzeAnimated]")) <= MOVED | TIMED
    assert page.evaluate("window.onzeAnimated.size") > 0
    assert cost.messages > 0


CHANGED: Final = """
    window.onzeChanged = new Set();
    new MutationObserver((all) => all.forEach(({target}) => {
      const cell = (target.nodeType === 1 ? target : target.parentElement)?.closest("[role=gridcell]");
      if (cell) window.onzeChanged.add(cell);
    })).observe(document.querySelector("[role=grid]"), {subtree: true, attributes: true, childList: true});
"""


@pytest.mark.parametrize(
    ("scene", "move", "most"),
    [(PLAY, "play card:forward-3-red", 30), (Scene("KickOffTo", game="footime"), "place point:h11", 120)],
    ids=["squares", "points"],
)
def test_a_move_changes_few_cells_of_a_board(served: Served, visit: Visit, scene: Scene, move: str, most: int) -> None:
    served.stopped = served.now()
    seated = served.seat(scene)
    page = visit("/me", guest=seated.guest)
    page.add_init_script(WATCHED)
    page.goto(seated.path)
    expect(page.locator("[role=gridcell].lit").first).to_be_attached()
    meter = Meter(page)
    page.evaluate(CHANGED)
    answer(page, move)
    expect(page.locator("#question")).to_have_count(0)
    changed, cells = page.evaluate("[window.onzeChanged.size, document.querySelectorAll('[role=gridcell]').length]")
    assert 0 < changed <= most < cells
    cost = meter.cost()
    assert cost.script / max(cost.messages, 1) < SCRIPT_A_MESSAGE
