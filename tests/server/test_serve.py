"""``onze serve``: it listens, keeps what is played, stops when told to, and goes on where it was."""

import asyncio
import contextlib
import io
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import segno

from onze.cli.serve import _has_browser, _link
from tests.server.club import FRIENDLY, Club, Guest

SERVE = [sys.executable, "-c", "from onze.cli.main import app; app()", "serve", "--port", "0", "--lang", "en"]


class Served:
    """The command, running."""

    def __init__(self, folder: Path, *more: str) -> None:
        environment = {**os.environ, "ONZE_DATABASE_URL": f"sqlite:///{folder / 'tables.db'}", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*SERVE, *more], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def link(self) -> str:
        """The link that it says."""
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found is not None
        return found[0].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Tells it to stop; returns how it ended, and what it wrote down."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


async def ready(url: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                if (await http.get(f"{url}/ready")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("it never was ready")


def test_a_server_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        first = Served(tmp_path)
        club = Club(None, first.link())  # type: ignore[arg-type]
        await ready(club.url)
        ana = await club.guest("Ana")
        sitting = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        opened = await ana.post("/tables", {"agreement": FRIENDLY, "sitting": sitting})
        id = opened["table"]["id"]
        await ana.post(f"/tables/{id}/seats/0/ready")
        tab = await ana.tab(id, 0)
        while not tab.state["menu"]:
            await tab.next()
        await tab.answer(lambda menu: menu[0])
        while not tab.state["menu"]:
            await tab.next()
        before = tab.state
        closing = asyncio.create_task(asyncio.to_thread(first.stop))
        await tab.connection.wait_closed()
        assert tab.connection.close_code == 1012
        _, written = await closing
        assert '"what": "closed"' in written
        assert "fault" not in written
        second = Served(tmp_path)
        there = Club(None, second.link())  # type: ignore[arg-type]
        await ready(there.url)
        again = Guest(there)
        again.http.cookies.update(ana.http.cookies)
        page = await again.tab(id, 0)
        for key in ("version", "public", "private", "menu", "number"):
            assert page.state[key] == before[key]
        await page.connection.close()
        await again.http.aclose()
        await ana.http.aclose()
        second.stop()

    asyncio.run(evening())


def test_a_second_server_on_the_same_file_and_a_port_that_is_taken_are_refused(tmp_path: Path) -> None:
    first = Served(tmp_path)
    port = first.link().rpartition(":")[2]
    second = Served(tmp_path)
    _, said = second.process.communicate(timeout=30)
    assert second.process.returncode == 2
    assert str(first.process.pid) in said
    third = Served(tmp_path, "--port", port)
    _, said = third.process.communicate(timeout=30)
    assert third.process.returncode == 2
    assert f"Port {port} is taken" in said
    first.stop()


def test_an_address_of_no_database_is_refused_and_leaves_no_secret_behind(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("no database", encoding="utf-8")
    for address in ("tables", f"sqlite:///{tmp_path / 'notes'}"):
        served = Served(tmp_path, "--database-url", address)
        _, said = served.process.communicate(timeout=30)
        assert served.process.returncode == 2
        assert said.startswith("! ")
    assert not (tmp_path / "secret").exists()


def is_of_this_machine(address: str) -> bool:
    """Whether it is an address of this machine: only on those can be listened."""
    with socket.socket() as trying:
        try:
            trying.bind((address, 0))
        except OSError:
            return False
    return True


def test_an_address_with_colons_stands_in_brackets_in_the_link() -> None:
    assert _link("::1", 1111) == "http://[::1]:1111/"
    assert _link("127.0.0.1", 1111) == "http://127.0.0.1:1111/"


def test_in_a_network_the_link_has_the_machines_own_address_and_a_code(tmp_path: Path) -> None:
    served = Served(tmp_path, "--lan")
    link = served.link()
    square = io.StringIO()
    segno.make(f"{link}/", micro=False).terminal(square, compact=True)
    assert served.process.stdout is not None
    drawn = [served.process.stdout.readline() for _ in square.getvalue().splitlines()]
    assert "".join(drawn).split() == square.getvalue().split(), "the code leads to the link that is shown above it"
    host = link.split("/")[2].split(":")[0]
    assert host != "0.0.0.0"
    assert is_of_this_machine(host)
    asyncio.run(ready(link.replace(link.split("/")[2].split(":")[0], "127.0.0.1")))
    code, _ = served.stop(signal.SIGINT)
    assert code == 0


@pytest.mark.parametrize(("lan", "command"), [((), "onze serve --open"), (("LAN=1",), "onze serve --lan")])
def test_make_play_opens_the_page_and_in_a_network_shows_its_link(lan: tuple[str, ...], command: str) -> None:
    root = Path(__file__).parents[2]
    # Under `make test` this is a make within a make, which would tell which folder it enters and leaves.
    dry_run = ["make", "--no-print-directory", "-n", "play", *lan]
    shown = subprocess.run(dry_run, cwd=root, capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[-1].endswith(command)


def browser_in(folder: Path) -> tuple[str, Path]:
    """A browser that notes which address it is shown, as ``BROWSER`` names one; and where it does."""
    noted, program = folder / "opened", folder / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {noted}.new && mv {noted}.new {noted}\n')
    program.chmod(0o700)
    return f"{program} %s", noted


def test_the_page_is_opened_in_a_browser_on_the_next_port_that_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, noted = browser_in(tmp_path)
    monkeypatch.setenv("BROWSER", browser)
    monkeypatch.setattr(sys.modules[__name__], "SERVE", [*SERVE[:4], "--lang", "en"])
    with socket.socket() as taken:
        with contextlib.suppress(OSError):  # it may be taken already, which is as good
            taken.bind(("127.0.0.1", 1111))
        served = Served(tmp_path, "--open")
        link = served.link()
        assert 1111 < int(link.rpartition(":")[2]) < 1111 + 50
        asyncio.run(ready(link))
        for _ in range(200):
            if noted.exists():
                break
            time.sleep(0.05)
        assert noted.read_text() == f"{link}/\n"
        assert served.stop(signal.SIGINT)[0] == 0


def test_without_a_screen_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not _has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert _has_browser()
