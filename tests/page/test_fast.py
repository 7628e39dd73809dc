"""Fast, as far as it can be tested on a machine that others use too: how much script there is, when boards are loaded,
what is animated, and what a move changes. Milliseconds on slow lines are measured by ``bench/page.py``.
"""

import re
from pathlib import Path
from statistics import median
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from onze.server.page import BUILT
from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.hands import FINGER, POINTER, answer
from tests.page.measured import TRACED, WATCHED, applied, longest_task, restyled
from tests.page.players import Player, catch_up
from tests.page.served import Served
from tests.scenes import SCENES, Scene

SHELL: Final = 60_000
"""So many bytes of compressed script the shell and home may have."""
SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
MOVED: Final = {"transform", "opacity", "transform-origin", "transformOrigin"}
"""What the browser can move without laying the page out anew."""
TIMED: Final = {"offset", "easing", "composite"}
"""How frames are timed."""
PLAY: Final = Scene("OpenPlay", facts={"ball": "d5", "hands": {0: ["forward-3-red", "left-2-red"]}})
PLACING: Final = next(scene for scene in SCENES["world-cup"] if scene.name == "PlaceTokens")
LONGEST_TASK: Final = 50
"""Milliseconds on the processor. The longest are a quarter of it, twice as much where everything else is busy too."""
SCRIPT_A_MESSAGE: Final = 8
"""Milliseconds on the processor for the usual message: 2 or 3 as a rule."""
CHANGES_A_MESSAGE: Final = 250
"""So many nodes and attributes of a page a message may change, whatever the board is."""
STYLES_A_MESSAGE: Final = 400
"""So many elements may be given their style anew, of up to 3000."""


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


@pytest.mark.parametrize(
    ("scene", "move", "size"),
    [
        (PLAY, ("play card:forward-3-red",), DESKTOP),
        (PLACING, ("place card:attack", "choose row:A1.left"), DESKTOP),
        (PLACING, ("place card:attack", "choose row:A1.left"), PHONE),
    ],
    ids=["football-a-la-carte", "world-cup", "world-cup-phone"],
)
def test_a_move_is_shown_by_what_moves_cheaply_and_no_task_is_long(
    served: Served, visit: Visit, browser: Browser, scene: Scene, move: tuple[str, ...], size: tuple[int, int]
) -> None:
    seated = served.seat(scene)
    page = visit("/me", guest=seated.guest, speed="fast", size=size)
    page.add_init_script(WATCHED)
    page.goto(seated.path)
    expect(page.locator("#question")).to_be_visible()
    browser.start_tracing(page=page, categories=TRACED)
    answer(page, *move)
    if len(move) > 1:
        page.locator(".ticket .stub:enabled").click()
    expect(page.locator("#question")).to_have_count(0)
    expect(page.locator(".skips")).to_have_count(0)  # all is shown
    took = longest_task(browser.stop_tracing())
    assert 0 < took < LONGEST_TASK
    assert set(page.evaluate("[...window.onzeAnimated]")) <= MOVED | TIMED
    assert page.evaluate("window.onzeAnimated.size") > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_word_lights_rows_and_touches_nothing_else_of_a_large_board(
    served: Served, visit: Visit, browser: Browser, size: tuple[int, int]
) -> None:
    seated = served.seat(PLACING)
    page = visit("/me", guest=seated.guest, size=size)
    page.goto(seated.path)
    card, *_ = PLACING.said
    answer(page, card)
    expect(page.locator("[role=gridcell].lit")).to_have_count(96)
    page.evaluate(LAID_OUT)
    page.keyboard.press("Escape")
    expect(page.locator("[role=gridcell].lit")).to_have_count(0)
    page.evaluate(COUNTED)
    browser.start_tracing(page=page, categories=TRACED)
    answer(page, card)
    expect(page.locator("[role=gridcell].lit")).to_have_count(96)
    page.evaluate(LAID_OUT)
    styled = restyled(browser.stop_tracing())
    assert styled < MOST_STYLED, "whatever lies in a row inherits nothing from whether it may be chosen"
    assert page.evaluate("window.onzeDrawn") <= MOST_DRAWN, "nothing is drawn anew that stands where it stood"


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
    page.evaluate(CHANGED)
    answer(page, move)
    expect(page.locator("#question")).to_have_count(0)
    changed, cells = page.evaluate("[window.onzeChanged.size, document.querySelectorAll('[role=gridcell]').length]")
    assert 0 < changed <= most < cells


COUNTED: Final = """
    window.onzeChanges = window.onzeDrawn = 0;
    new MutationObserver((all) => {
      window.onzeChanges += all.length;
      window.onzeDrawn += all.filter(({target}) => target.parentElement?.closest("[role=grid] *")).length;
    }).observe(document, {subtree: true, attributes: true, childList: true, characterData: true});
"""
"""Counts what changes on a page, and of it what is drawn on a board."""
LAID_OUT: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true)"
MOST_STYLED: Final = 1600
MOST_DRAWN: Final = 5 * 96
"""Of each row its class, while the card is under the pointer and when it is said, and its name."""
WHOLE_BOARDS: Final[dict[str, dict[str, Any]]] = {
    "football-a-la-carte": {"seats": 2},
    "worldwide-football": {"seats": 2},
    "footime": {"seats": 8},
    "world-cup": {"seats": 4, "options": {"edition": "2002"}},
}
"""Every game with a board, at its largest."""


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, DESKTOP) for game in WHOLE_BOARDS), ("world-cup", PHONE)],
    ids=[*WHOLE_BOARDS, "world-cup-phone"],
)
def test_a_message_is_applied_with_little_script_and_usually_nothing_is_measured(
    served: Served, visit: Visit, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    ana = served.guest("Ana")
    agreed = WHOLE_BOARDS[game]
    table = ana.play(*["coach"] * (agreed["seats"] - 1), game=game, **agreed)
    page = visit("/me", guest=ana, size=size)
    page.add_init_script(WATCHED)
    page.goto(f"/table/{table}")
    player = Player(served, page, table, POINTER if size == DESKTOP else FINGER)
    for _ in range(3):  # what is made for the first time takes longer
        served.asked(table, 0)
        player.answer(0)
    served.asked(table, 0)
    catch_up(served, page, table)
    page.evaluate(COUNTED)
    before = page.evaluate("window.onzeMessages")
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(4):
        served.asked(table, 0)
        player.answer(0)
    served.asked(table, 0)
    catch_up(served, page, table)
    trace = browser.stop_tracing()
    messages = applied(trace)
    assert len(messages) >= 4
    assert median(one.measured for one in messages) == 0, messages  # a stage that opens is measured once
    assert median(one.script for one in messages) < SCRIPT_A_MESSAGE, messages
    changes, heard = page.evaluate("[window.onzeChanges, window.onzeMessages]")
    assert changes / (heard - before) < CHANGES_A_MESSAGE
    assert restyled(trace) / (heard - before) < STYLES_A_MESSAGE
