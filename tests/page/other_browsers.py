"""Firefox and WebKit as the system has them, driven without anything between: Firefox speaks WebDriver BiDi over a
socket, WebKit's own driver the older WebDriver over HTTP. Just enough of both to open a page and run script on it.
"""

import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from tools.browser import find_firefox, find_webkit
from websockets.sync.client import connect

__all__ = ["BROWSERS", "Driven"]

PATIENCE: Final = 60


class Driven(NamedTuple):
    """A browser that does as it is told."""

    go: Callable[[str], None]
    """Opens a page."""
    run: Callable[[str], Any]
    """Runs the body of an asynchronous function on the page, and returns what it returns."""
    keep: Callable[[str, str, str], None]
    """Keeps a cookie, by name, value and host."""


@contextmanager
def _started(*command: str, env: Mapping[str, str] | None = None, **pipes: Any) -> Iterator[subprocess.Popen[str]]:
    quiet = {"stderr": subprocess.DEVNULL, **pipes}
    process = subprocess.Popen(command, env={**os.environ, **(env or {})}, text=True, **quiet)
    try:
        yield process
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=5)
        process.kill()


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    """Firefox, over its own socket."""
    path = find_firefox()
    assert path is not None
    command = (path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(folder))
    with _started(*command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        address = next(line.split()[-1] for line in process.stderr if "BiDi listening on" in line)
        with connect(f"{address}/session", max_size=None) as bidi:
            numbers = iter(range(1, 10_000))

            def ask(method: str, **params: Any) -> Any:
                number = next(numbers)
                bidi.send(json.dumps({"id": number, "method": method, "params": params}))
                while (answer := json.loads(bidi.recv(PATIENCE))).get("id") != number:
                    pass
                assert answer["type"] == "success", answer
                return answer["result"]

            def run(body: str) -> Any:
                expression = f"(async () => {{ {body} }})().then((value) => JSON.stringify(value ?? null))"
                found = ask("script.evaluate", expression=expression, target={"context": tab}, awaitPromise=True)
                assert found["type"] == "success", found
                return json.loads(found["result"]["value"])

            def keep(name: str, value: str, host: str) -> None:
                ask(
                    "storage.setCookie",
                    cookie={"name": name, "value": {"type": "string", "value": value}, "domain": host},
                )

            ask("session.new", capabilities={})
            tab = ask("browsingContext.getTree")["contexts"][0]["context"]
            yield Driven(lambda url: ask("browsingContext.navigate", context=tab, url=url, wait="complete"), run, keep)
            ask("browser.close")


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """WebKit's small browser, by its own driver, on a screen that nobody sees."""
    found = find_webkit()
    assert found is not None
    driver, browser, screen = found
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with _started(
        screen, "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp", stdout=subprocess.PIPE
    ) as seen:
        assert seen.stdout is not None
        home = {"HOME": str(folder), "DISPLAY": f":{seen.stdout.readline().strip()}", "GDK_BACKEND": "x11"}
        with _started(driver, f"--port={port}", env=home), httpx.Client(timeout=PATIENCE) as http:
            address = f"http://127.0.0.1:{port}"

            def ask(path: str, **body: Any) -> Any:
                answer = http.post(f"{address}{path}", json=body)
                assert answer.status_code == 200, answer.text
                return answer.json()["value"]

            def run(body: str) -> Any:
                script = f"const told = arguments[0]; (async () => {{ {body} }})()"
                script += ".then((value) => told({value}), (error) => told({error: `${error}`}))"
                done = ask(f"{session}/execute/async", script=script, args=[])
                assert "error" not in done, done
                return done.get("value")

            _until_there(http, f"{address}/status")
            options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
            session = f"/session/{ask('/session', capabilities={'alwaysMatch': options})['sessionId']}"
            ask(f"{session}/timeouts", script=1000 * PATIENCE)
            yield Driven(
                lambda url: ask(f"{session}/url", url=url),
                run,
                lambda name, value, host: ask(
                    f"{session}/cookie", cookie={"name": name, "value": value, "domain": host, "path": "/"}
                ),
            )
            http.delete(f"{address}{session}")


def _until_there(http: httpx.Client, url: str) -> None:
    """Waits until a server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            http.get(url)
            return
        time.sleep(0.05)
    raise AssertionError(f"{url} never answered")


BROWSERS: Final = {"firefox": (find_firefox, firefox), "webkit": (find_webkit, webkit)}
"""By name: how one is found, and how it is driven."""
