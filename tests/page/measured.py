"""What a page costs the browser, in its own figures: script and tasks in time on the processor, which other work on the
machine does not lengthen; what is loaded; what a move changes."""

import json
import time
from collections import Counter
from typing import Final, NamedTuple

from playwright.sync_api import CDPSession, Page

__all__ = ["WATCHED", "Cost", "Meter", "longest_task"]

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


def longest_task(trace: bytes) -> float:
    """Milliseconds on the processor of the longest task of a page's own thread, in a trace of it (``toplevel``)."""
    events = json.loads(trace)["traceEvents"]
    thread = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "FunctionCall").most_common(1)[0][0]
    tasks = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == thread]
    longest: float = max(one.get("tdur", 0) for one in tasks)
    return longest / 1000
