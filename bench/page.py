"""How long people wait for the page, and what a move costs their browser.

    python -m bench.page                # about two minutes, in a machine that does nothing else
    python -m bench.page --json

Far away on an old telephone (150 ms a round trip, 1.6 Mbit/s, a quarter of the processor), from nothing kept to home
and to a table that can be used, the median of five. Then, near by, moves of each game as they are shown to people: how
much script a message takes with all that it shows, and how long the longest task was, both in time on the processor,
as a browser traces it. It needs the page (``make page``) and Chromium.
"""

import argparse
import json
import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.conftest import PHONE, open_context
from tests.page.measured import TRACED, WATCHED, Meter, longest_task, scripted
from tests.page.served import Guest, Served
from tools.browser import FLAGS, find

__all__ = ["main"]

GOALS: Final = {"home": 2500, "table": 4000}
"""Milliseconds on the slow line."""
GAMES: Final = {
    "football-a-la-carte": (2,),
    "worldwide-football": (2,),
    "world-cup": (2, 8, 16),
    "footime": (2, 8),
}
"""How many sit at a table of each."""
MANY: Final = 8
"""Where so many sit, people see moves fast."""
HOME: Final = "nav a[href^='/new/']"
TABLE: Final = "#question"
SAY: Final = """void setTimeout(() => (document.querySelector(".ticket .stub:not(:disabled)") ??
    document.querySelector(".moves li button"))?.click())"""
"""Says whatever stands first, in a task of the page's own."""
SHOWN: Final = 1200
"""So many milliseconds a move is looked at."""


def opened(browser: Browser, guest: Guest, speed: str = "skip") -> tuple[Page, Meter]:
    """A page in a browser that has kept nothing, on a telephone."""
    context = open_context(browser, guest.url, guest, size=PHONE, speed=speed)
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(WATCHED)
    page.goto("about:blank")
    return page, Meter(page)


def waited(browser: Browser, guest: Guest, path: str, shown: str, times: int) -> list[float]:
    """Milliseconds until something can be used on the slow line, each time from nothing."""
    found = []
    for _ in range(times):
        page, meter = opened(browser, guest)
        meter.slow()
        found.append(meter.usable(path, shown))
        page.context.close()
    return found


def played(browser: Browser, guest: Guest, path: str, moves: int, speed: str) -> dict[str, float]:
    """What moves cost: each is whatever stands first in the list of all moves."""
    page, meter = opened(browser, guest, speed)
    page.goto(path)
    page.locator(TABLE).wait_for()
    scripts, tasks = [], [0.0]
    answers = page.locator(".ticket .stub:enabled, .moves li button")
    for _ in range(moves):
        answers.first.wait_for(state="attached")
        meter.begin()
        browser.start_tracing(page=page, categories=TRACED)
        page.evaluate(SAY)
        page.wait_for_timeout(SHOWN)
        trace = browser.stop_tracing()
        if messages := meter.cost().messages:
            scripts.append(scripted(trace) / messages)
        tasks.append(longest_task(trace))
    page.context.close()
    return {"script_a_message": round(median(scripts or [0]), 1), "longest_task": round(max(tasks), 1)}


def measured(times: int, moves: int) -> dict[str, Any]:
    """All figures."""
    with ExitStack() as stack:
        served = Served(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        stack.callback(served.close)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        stack.callback(browser.close)
        ana = served.guest("Ana")
        home = waited(browser, ana, "/", HOME, times)
        table = waited(browser, ana, f"/table/{ana.play('coach')}", TABLE, times)
        shown = {}
        for game, sizes in GAMES.items():
            for seats in sizes:
                path = f"/table/{ana.play(*['coach'] * (seats - 1), game=game, seats=seats)}"
                shown[f"{game}, {seats}"] = played(browser, ana, path, moves, "fast" if seats >= MANY else "normal")
        return {
            "waited": {"home": [round(one) for one in home], "table": [round(one) for one in table]},
            "moves": shown,
        }


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often each page is opened on the slow line")
    parser.add_argument("--moves", type=int, default=6, help="how many moves of each game are made")
    parser.add_argument("--json", action="store_true", help="figures alone")
    given = parser.parse_args()
    found = measured(given.times, given.moves)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print("| on the slow line, ms | median | fastest | slowest | goal |\n|---|---|---|---|---|")
    for name, times in found["waited"].items():
        print(f"| {name} | {median(times):.0f} | {min(times)} | {max(times)} | {GOALS[name]} |")
    print("\n| a move, near by, ms on the processor | script a message | longest task |\n|---|---|---|")
    for game, cost in found["moves"].items():
        print(f"| {game} seats | {cost['script_a_message']} | {cost['longest_task']} |")


if __name__ == "__main__":
    main()
