"""What a page costs the browser, in its own figures: script and tasks in time on the processor, which other work on the
machine does not lengthen; what is loaded; what a move changes."""

import json
import time
from bisect import bisect_left
from collections import Counter
from typing import Any, Final, NamedTuple

from playwright.sync_api import CDPSession, Page

__all__ = ["TRACED", "WATCHED", "Applied", "Cost", "Meter", "applied", "longest_task", "restyled", "scripted"]

WATCHED: Final = """
    window.onzeMessages = 0;
    window.onzeLongTasks = [];
    window.onzeAnimated = new Set();
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) window.onzeLongTasks.push(Math.round(duration));
    }).observe({type: "longtask", buffered: false});
    const socket = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {...socket, set(hear) {
      socket.set.call(this, (message) => { window.onzeMessages += 1; hear(message); });
    }});
    const {animate} = Element.prototype;
    Element.prototype.animate = function (frames, ...rest) {
      for (const frame of [frames].flat()) for (const name of Object.keys(frame)) window.onzeAnimated.add(name);
      return animate.call(this, frames, ...rest);
    };
"""
"""A script for the beginning of a page, which counts messages, long tasks and what is animated."""


TRACED: Final = ["toplevel", "devtools.timeline"]
"""What a trace must tell of for what is asked of one here."""


class Cost(NamedTuple):
    """What something has cost."""

    script: float
    """Milliseconds of script, on the processor."""
    messages: int
    long_tasks: list[int]
    """Milliseconds of each task beyond 50, by the clock."""


class Meter:
    """Measures a page that began with ``WATCHED``."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools: CDPSession = page.context.new_cdp_session(page)
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._script, self._messages = 0.0, 0
        self.begin()

    def begin(self) -> None:
        """Counts from here."""
        self._script, self._messages = self._now()
        self._page.evaluate("window.onzeLongTasks.length = 0")

    def cost(self) -> Cost:
        """What it has cost since."""
        script, messages = self._now()
        return Cost(script - self._script, messages - self._messages, list(self._page.evaluate("window.onzeLongTasks")))

    def _now(self) -> tuple[float, int]:
        metrics = {one["name"]: one["value"] for one in self._devtools.send("Performance.getMetrics")["metrics"]}
        return 1000 * metrics["ScriptDuration"], int(self._page.evaluate("window.onzeMessages"))

    def slow(self) -> None:
        """From here on the page is far away on an old telephone: 150 ms a round trip, 1.6 Mbit/s, a quarter of the
        processor."""
        self._devtools.send("Network.enable")
        line = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
        self._devtools.send("Network.emulateNetworkConditions", line)
        self._devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})

    def usable(self, path: str, shown: str, patience: float = 60) -> float:
        """Goes somewhere and returns after how many milliseconds something can be used there."""
        began = time.perf_counter()
        self._page.goto(path, wait_until="commit")
        self._page.locator(shown).first.wait_for(state="visible", timeout=1000 * patience)
        return 1000 * (time.perf_counter() - began)


class Applied(NamedTuple):
    """A message of the server, as a page took it in."""

    script: float
    """Milliseconds of script, on the processor."""
    measured: int
    """How often that script made the browser lay the page out before its time, to measure something."""


Event = dict[str, Any]
SCRIPTS: Final = {"FunctionCall", "RunMicrotasks", "v8.callFunction", "EvaluateScript"}
LAYOUTS: Final = {"Layout", "UpdateLayoutTree"}


def longest_task(trace: bytes) -> float:
    """Milliseconds on the processor of the longest task of a page's own thread, in a trace of it."""
    return float(max(task.get("tdur", 0) for task, _ in _tasks(trace))) / 1000


def scripted(trace: bytes) -> float:
    """Milliseconds on the processor of all script of a page in a trace of it, without the layouts that it asks for."""
    found = 0.0
    for _, inside in _tasks(trace):
        scripts = _outermost([one for one in inside if one["name"] in SCRIPTS])
        layouts = _outermost([one for one in inside if one["name"] in LAYOUTS])
        forced = [one for one in layouts if any(_lies_in(one, script) for script in scripts)]
        found += sum(one.get("tdur", 0) for one in scripts) - sum(one.get("tdur", 0) for one in forced)
    return found / 1000


def restyled(trace: bytes) -> int:
    """How many elements were given their style anew while a trace was made, each as often as it was."""
    found = (one["args"].get("elementCount") or 0 for _, inside in _tasks(trace) for one in inside)
    return int(sum(found))


def applied(trace: bytes) -> list[Applied]:
    """What each message took that came from the server while a trace was made."""
    found = []
    for _, inside in _tasks(trace):
        if any(one["name"] == "WebSocketReceive" for one in inside):
            scripts = _outermost([one for one in inside if one["name"] in SCRIPTS])
            layouts = [one for one in inside if one["name"] in LAYOUTS]
            forced = sum(any(_lies_in(layout, script) for script in scripts) for layout in layouts)
            found.append(Applied(sum(one.get("tdur", 0) for one in scripts) / 1000, forced))
    return found


def _tasks(trace: bytes) -> list[tuple[Event, list[Event]]]:
    """The tasks of a page's own thread, each with what was done in it, in order, without those in which a test asks."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    thread = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "FunctionCall").most_common(1)[0][0]
    own = sorted((one for one in events if (one["pid"], one["tid"]) == thread), key=lambda one: float(one["ts"]))
    begins = [one["ts"] for one in own]
    tasks = _outermost([one for one in own if one["name"].endswith("RunTask")])
    found = [(one, own[bisect_left(begins, one["ts"]) : bisect_left(begins, _end(one))]) for one in tasks]
    return [(task, inside) for task, inside in found if not any(map(_asks, inside))]


def _asks(event: Event) -> bool:
    """Whether a test asks the page something."""
    return "DevTools" in str(event["args"].get("chrome_mojo_event_info", ""))


def _end(event: Event) -> float:
    return float(event["ts"]) + float(event.get("dur", 0))


def _lies_in(inner: Event, outer: Event) -> bool:
    return bool(outer["ts"] <= inner["ts"] < _end(outer))


def _outermost(events: list[Event]) -> list[Event]:
    """Of events in order, those that lie in none of the others."""
    found: list[Event] = []
    for event in events:
        if not found or not _lies_in(event, found[-1]):
            found.append(event)
    return found
