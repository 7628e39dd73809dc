"""``onze serve``: it listens, keeps what is played, stops when told to, and goes on where it was."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

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
    assert port in said
    first.stop()


def test_in_a_network_the_link_has_the_machines_own_address_and_a_code(tmp_path: Path) -> None:
    served = Served(tmp_path, "--lan")
    link = served.link()
    assert served.process.stdout is not None
    drawn = [served.process.stdout.readline() for _ in range(12)]
    assert any("█" in line or "▀" in line for line in drawn)
    asyncio.run(ready(link.replace(link.split("/")[2].split(":")[0], "127.0.0.1")))
    code, _ = served.stop(signal.SIGINT)
    assert code == 0
