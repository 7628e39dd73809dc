"""How many moves a second a server takes: matches between two people each, over real sockets, with durable storage.

    python -m bench.server --matches 100 --seconds 20 [--pace 10] [--database-url postgresql://…]

The server runs on one core and the load on another. Every move is a whole phrase; phrases of several parts are built
with previews, as a page builds them. Without ``--pace`` everybody answers at once; with it, each match moves once in so
many seconds. Times are those of a move's round trip, from sending it to its acknowledgement, which comes after the
commit.
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
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from onze.server.wire import PROTOCOL

SERVER = """
import socket, sys, uvloop
from onze.server.limits import Limits, Rate
from onze.server.run import listener, open_desk
often = Rate(1e9, 1e9)
limits = Limits(often, often, often, often, often, often, 10**9, 10**9, 10**9, 10**9)
async def main():
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    desk = await open_desk(sys.argv[1], b"bench", limits)
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


READ = msgspec.json.Decoder(Told)


class Load:
    """Matches that are played, and what came of them."""

    def __init__(self, url: str, until: float, pace: float) -> None:
        self.url, self.until, self.pace = url, until, pace
        self.took: list[float] = []
        self.messages = 0
        self.previews = 0
        self.counting = False
        self.luck = random.Random(1)

    async def match(self, game: str) -> None:
        """One match after the other between two people."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as ana, httpx.AsyncClient(base_url=self.url) as bo:
            for who, name in ((ana, "Ana"), (bo, "Bo")):
                (await who.post("/api/me", json={"nickname": name})).raise_for_status()
            while time.perf_counter() < self.until:
                agreement = {"game": game, "seats": 2, "poker_face": False}
                opened = (await ana.post("/api/tables", json={"agreement": agreement}, timeout=60)).json()
                seats = f"/api/tables/{opened['table']['id']}/seats"
                token = {"token": opened["invitations"]["1"]}
                await bo.post(f"{seats}/1/sit", json=token, timeout=60)
                await ana.post(f"{seats}/0/ready", json={}, timeout=60)
                await bo.post(f"{seats}/1/ready", json={}, timeout=60)
                table = opened["table"]["id"]
                await asyncio.gather(self.play(ana, table, 0), self.play(bo, table, 1))

    async def play(self, who: httpx.AsyncClient, table: str, seat: int) -> None:
        """One of the two: answers whenever asked."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"cookie": f"onze={who.cookies['onze']}"}
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


async def load(url: str, matches: int, seconds: float, pace: float, game: str) -> str:
    warm = 3.0
    began = time.perf_counter()
    played = Load(url, began + warm + seconds, pace)
    tasks = [asyncio.create_task(played.match(game)) for _ in range(matches)]
    await asyncio.sleep(warm)
    played.counting, busy, since = True, time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    played.counting = False
    took = time.perf_counter() - since
    share = (time.process_time() - busy) / took
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    cut = statistics.quantiles(played.took, n=100)
    return (
        f"{len(played.took) / took:.0f} moves, {played.previews / took:.0f} previews and {played.messages / took:.0f} "
        f"messages a second; a move: p50 {1000 * cut[49]:.1f} ms, p99 {1000 * cut[98]:.1f} ms; "
        f"load {100 * share:.0f} % busy"
    )


def main() -> None:
    """Starts a server, loads it, and prints what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0)
    parser.add_argument("--game", default="football-a-la-carte")
    parser.add_argument("--database-url", default="")
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
            print(uvloop.run(load(address, chosen.matches, chosen.seconds, chosen.pace, chosen.game)))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


if __name__ == "__main__":
    main()
