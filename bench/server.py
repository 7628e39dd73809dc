"""How many moves a second a server takes: matches between two people each, over real sockets, with durable storage.

    python -m bench.server --matches 100 --seconds 20 [--pace 10] [--database-url postgresql://…]

The server runs on one core and the load on another. Every move is a whole phrase; phrases of several parts are built
with previews, as a page builds them. Without ``--pace`` everybody answers at once; with it, each match moves once in so
many seconds. Times are those of a move's round trip, from sending it to its acknowledgement, which comes after the
commit. ``--game mixed`` is 70 % Football à la carte and Worldwide Football, 15 % Footime, 15 % The World Cup Game:

    python -m bench.server --matches 2000 --game mixed --pace 10 --ahead 1 --seconds 60
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from onze.server.wire import PROTOCOL

SERVER = """
import socket, sys, uvloop
from onze.server.limits import Limits, Rate
from onze.server.run import calm_collector, listener, open_desk
often = Rate(1e9, 1e9)
limits = Limits(often, often, often, often, often, often, often, 10**9, 10**9, 10**9, 10**9)
async def main():
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    desk = await open_desk(sys.argv[1], b"bench", limits)
    calm_collector()
    print(bound.getsockname()[1], flush=True)
    await listener(desk).serve(sockets=[bound])
uvloop.run(main())
"""


class Entry(msgspec.Struct):
    """What the load reads of an entry of a menu."""

    move: str
    commits: bool


class Live(msgspec.Struct):
    """What the load reads of the table."""

    state: str


class Told(msgspec.Struct):
    """What the load reads of a message."""

    type: str
    ask: int = 0
    version: int | None = None
    number: int | None = None
    menu: list[Entry] = []
    live: Live | None = None


MIXED = (
    *["football-a-la-carte", "worldwide-football"] * 7,
    *["footime", "world-cup"] * 3,
)
TOGETHER = 10
"""So many pairs come and open their tables at the same time."""
WARM = 3.0
"""Seconds before anything is counted."""
HELD = 0.8
"""The share of the pace that a server which holds it reaches at least: some matches end, and gestures wait."""
READ = msgspec.json.Decoder(Told)


class Pair(NamedTuple):
    """Two people and the tables at which they play, one after the other."""

    cookies: tuple[str, str]
    tables: list[str]


class Load:
    """Matches that are played, and what came of them."""

    def __init__(self, url: str, pace: float) -> None:
        self.url, self.pace = url, pace
        self.until = float("inf")
        self.took: list[float] = []
        self.moves = 0
        self.messages = 0
        self.previews = 0
        self.counting = False
        self.luck = random.Random(1)

    async def open(self, game: str, tables: int) -> "Pair":
        """Two people, and tables at which they are ready."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as ana, httpx.AsyncClient(base_url=self.url) as bo:
            for who, name in ((ana, "Ana"), (bo, "Bo")):
                (await who.post("/api/me", json={"nickname": name}, timeout=60)).raise_for_status()
            opened = [await self.table(ana, bo, game) for _ in range(tables)]
            return Pair((ana.cookies["onze"], bo.cookies["onze"]), opened)

    async def table(self, ana: httpx.AsyncClient, bo: httpx.AsyncClient, game: str) -> str:
        agreement = {"game": game, "seats": 2, "poker_face": False}
        opened = (await ana.post("/api/tables", json={"agreement": agreement})).json()
        id: str = opened["table"]["id"]
        seats = f"/api/tables/{id}/seats"
        await bo.post(f"{seats}/1/sit", json={"token": opened["invitations"]["1"]}, timeout=60)
        await ana.post(f"{seats}/0/ready", json={})
        await bo.post(f"{seats}/1/ready", json={}, timeout=60)
        return id

    async def match(self, pair: "Pair") -> None:
        """One match after the other between two people; where there is a pace, not all begin at once."""
        await asyncio.sleep(self.luck.uniform(0, 2 * self.pace))
        for number, table in enumerate(pair.tables):
            await asyncio.gather(*(self.play(pair.cookies[seat], table, seat) for seat in (0, 1)))
            if number + 1 == len(pair.tables) and self.counting:
                raise RuntimeError("a pair has played all its matches: give them more with --ahead")

    async def play(self, cookie: str, table: str, seat: int) -> None:
        """One of the two: answers whenever asked."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": f"onze={cookie}"}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None, compression=None) as page:
            await page.send(msgspec.json.encode({"do": "hello", "protocol": PROTOCOL, "seat": seat}).decode())
            asked: Told | None = None
            while time.perf_counter() < self.until:
                told = await self.read(page) if asked is None else asked
                asked = None
                if told.live is not None and told.live.state == "finished":
                    return
                if told.type in ("state", "version") and told.menu:
                    asked = await self.answer(page, seat, told)

    async def answer(self, page: ClientConnection, seat: int, told: Told) -> Told | None:
        """Says a phrase; returns the next question if it came before the acknowledgement."""
        if self.pace:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.pace)
        menu, moves = told.menu, list[str]()
        while True:
            entry = self.luck.choice(menu)
            moves.append(entry.move)
            if entry.commits:
                break
            shown, _ = await self.ask(page, {"do": "preview", "seat": seat, "moves": moves})
            menu = shown.menu
            self.previews += self.counting
        began = time.perf_counter()
        done, early = await self.ask(page, {"do": "move", "seat": seat, "number": told.number, "moves": moves})
        if done.type == "done" and self.counting:
            self.took.append(time.perf_counter() - began)
            self.moves += len(moves)
        return early

    async def ask(self, page: ClientConnection, request: dict[str, Any]) -> tuple[Told, Told | None]:
        """Asks for something; returns the answer, and the last version that came before it."""
        await page.send(msgspec.json.encode({**request, "ask": 1}).decode())
        early: Told | None = None
        while True:
            told = await self.read(page)
            if told.ask == 1:
                return told, early
            if told.type in ("version", "state"):
                early = told

    async def read(self, page: ClientConnection) -> Told:
        frame = await page.recv(decode=False)
        self.messages += self.counting
        return READ.decode(frame)


def processor_time(pid: int) -> float:
    """The seconds that a process has kept a core busy."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The memory that a process has in use, in KB."""
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


class Figures(NamedTuple):
    """What came of a run."""

    text: str
    slow: float
    """The round trip of the slowest hundredth of all phrases, in milliseconds."""
    rate: float
    """Phrases a second."""


async def load(url: str, server: int, chosen: argparse.Namespace) -> Figures:
    """Opens all tables, as the peer does, lets everybody play, and counts when they are warm."""
    played = Load(url, chosen.pace)
    games = MIXED if chosen.game == "mixed" else (chosen.game,)
    before = memory(server)
    pairs: list[Pair] = []
    for first in range(0, chosen.matches, TOGETHER):
        numbers = range(first, min(first + TOGETHER, chosen.matches))
        wanted = [played.open(games[number % len(games)], chosen.ahead) for number in numbers]
        pairs += await asyncio.gather(*wanted)
    tasks = [asyncio.create_task(played.match(pair)) for pair in pairs]
    await asyncio.sleep(max(WARM, 3 * chosen.pace))
    played.counting, busy, since = True, time.process_time(), time.perf_counter()
    served = processor_time(server)
    await asyncio.sleep(chosen.seconds)
    played.counting = False
    took = time.perf_counter() - since
    share = (time.process_time() - busy) / took
    served = processor_time(server) - served
    grown = (memory(server) - before) / (chosen.matches * chosen.ahead)
    failed = [task.exception() for task in tasks if task.done() and task.exception() is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if failed and failed[0] is not None:
        raise failed[0]
    cut = statistics.quantiles(played.took, n=100)
    text = (
        f"{played.moves / took:.0f} moves a second in {len(played.took) / took:.0f} phrases, with "
        f"{played.previews / took:.0f} previews and {played.messages / took:.0f} messages; "
        f"a phrase: p50 {1000 * cut[49]:.1f} ms, p99 {1000 * cut[98]:.1f} ms; "
        f"load {100 * share:.0f} % busy, server {100 * served / took:.0f} %: "
        f"{1e6 * served / played.moves:.0f} µs of its core a move, "
        f"{grown:.0f} KB of memory a table"
    )
    return Figures(text, 1000 * cut[98], len(played.took) / took)


def missed(figures: Figures, chosen: argparse.Namespace) -> str:
    """Which of the goals of a paced run was missed; empty if none was."""
    if figures.slow >= chosen.goal:
        return f"the slowest hundredth took {figures.slow:.1f} ms, and not less than {chosen.goal:.0f}"
    wanted = HELD * chosen.matches / chosen.pace if chosen.pace else 0
    return f"{figures.rate:.0f} phrases a second, and not {wanted:.0f}" if figures.rate < wanted else ""


def main() -> None:
    """Starts a server, loads it, and prints what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0)
    parser.add_argument("--ahead", type=int, default=6, help="tables that each two people have opened beforehand")
    parser.add_argument("--game", default="football-a-la-carte")
    parser.add_argument("--database-url", default="")
    parser.add_argument("--goal", type=float, help="fail unless p99 is below so many milliseconds and the pace is held")
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        url = chosen.database_url or f"sqlite:///{folder}/bench.db"
        server = subprocess.Popen([sys.executable, "-c", SERVER, url], stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(server.pid, {cores[0]})
        os.sched_setaffinity(0, {cores[-1]})
        try:
            assert server.stdout is not None
            address = f"http://127.0.0.1:{int(server.stdout.readline())}"
            figures = uvloop.run(load(address, server.pid, chosen))
            print(figures.text)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    if chosen.goal and (why := missed(figures, chosen)):
        sys.exit(why)


if __name__ == "__main__":
    main()
