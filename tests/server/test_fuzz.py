"""Whatever is sent, nothing breaks: malformed, huge, wrong, out of order and replayed frames, and calls of all kinds.

A few hundred here, tens of thousands in ``make soak``; together with ``test_openapi`` they are 100,000.
"""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from onze.server.app import CALLS
from onze.server.asking import AnyRequest, Draw, Move, Resign
from onze.server.wire import PROTOCOL
from tests.server.club import FRIENDLY, Club, Guest, spend
from tests.soak import times

FRAMES = times(400, 80_000)
REQUESTS = times(300, 10_000)
GAMES = ("football-a-la-carte", "worldwide-football", "footime")
ODD: list[Any] = [
    None, True, -1, 0, 1, 63, 64, 10**9, 10**20, -(10**400), 1.5, 1e308, "", "x", "pass", "\x00", "\ud800", "é" * 400,
    "card:x", [], [[]], ["pass"], ["pass"] * 99, [None], {}, {"a": {"b": []}}, {"question": "x", "move": []}, "💥" * 50,
]  # fmt: skip
RAW: list[str | bytes] = [
    "", "{", "[]", "null", "0", '"x"', "{}", '{"do":"nothing"}', '{"do":["move"]}', "[" * 20_000, '{"a":' * 5_000,
    b"\xff\xfe", b"\x00" * 100, '{"do":"ping","ask":1e999}', '{"do":"ping","ask":-1}', '{"do":"ping","do":"move"}',
    '{"do":"chat","text":"\\ud800"}', '{"do":"ping","x":1}', "1" * 30_000, '"' + "\\u0000" * 4_000 + '"',
    "[" * 40_000, '{"do":"chat","text":"' + "a" * 31_000 + '"}',
]  # fmt: skip


class Fuzzer:
    """Makes up what nobody in their right mind would send."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.kept: list[str] = []
        self.told: dict[str, Any] = {}
        """What was told last of the table, so that some of what is sent is right."""

    def hear(self, message: dict[str, Any]) -> None:
        """Keeps what makes a frame right."""
        if message["type"] in ("state", "version"):
            self.told = message

    def frame(self) -> str | bytes:
        """A frame: raw rubbish, a request with odd values, or one of before, whole or damaged."""
        kind = self.luck.random()
        if kind < 0.15:
            return self.luck.choice(RAW)
        if kind < 0.35 and self.kept:
            text = self.luck.choice(self.kept)
            if kind < 0.25:
                cut = self.luck.randrange(len(text))
                text = text[:cut] + self.luck.choice(["", "}", '"', "\\", "9", "[", "\x7f"]) + text[cut + 1 :]
            return text
        request = self.luck.choice(AnyRequest.__args__)
        if request in (Resign, Draw) and self.luck.random() < 0.9:
            request = Move  # a match that is over takes no moves any more
        fields = {name: self.value(name) for name in request.__struct_fields__ if self.luck.random() < 0.9}
        text = json.dumps({"do": request.__struct_config__.tag, **fields})
        self.kept = [*self.kept[-200:], text]
        return text

    def value(self, name: str) -> Any:
        """A value that may even be right."""
        if self.luck.random() < 0.25:
            return self.luck.choice(ODD)
        menu = self.told.get("menu") or [{"move": "pass"}]
        number = self.told.get("number") if self.luck.random() < 0.6 else self.luck.randrange(6)
        right: dict[str, Any] = {
            "ask": self.luck.randrange(100), "seat": self.luck.randrange(3), "number": number,
            "moves": [self.luck.choice(menu)["move"]] * self.luck.choice([1, 1, 1, 2]),
            "sent": f"a-{self.luck.randrange(40)}", "protocol": PROTOCOL, "link": None, "what": "pass", "offer": True,
            "consent": True, "win": False, "text": "bravo", "order": {"question": "Attack", "move": "pass"},
        }  # fmt: skip
        return right.get(name)


def test_no_frame_breaks_a_page_or_the_table(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        fuzzer = Fuzzer(17)
        sent, evenings = 0, 0
        while sent < FRAMES:
            id, ana, bo, opened = await club.table_for_two({**FRIENDLY, "game": GAMES[evenings % len(GAMES)]})
            evenings += 1
            pages = ((ana, 0, None), (bo, 1, None), (club.stranger(), None, opened["spectators"]))
            for guest, seat, link in pages:
                sent += await fuzz_page(fuzzer, guest, id, seat, link)
            assert (await ana.get(f"/tables/{id}"))["id"] == id
            await all_leave(club)
        assert club.desk.figures.faults == 0
        assert club.desk.pages.open == 0
        await still_plays(club)
        print(f"{sent} frames at {evenings} tables")

    spend(tmp_path, evening)


async def fuzz_page(fuzzer: Fuzzer, guest: Guest, id: str, seat: int | None, link: str | None) -> int:
    """Sends frames until the page is closed, or for a while; returns how many."""
    sent = 0
    connection = await guest.connect(id)
    reading = asyncio.create_task(read_all(fuzzer, connection))
    with contextlib.suppress(ConnectionClosed):  # after too much rubbish
        await connection.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "seat": seat, "link": link}))
        for number in range(120):
            await connection.send(fuzzer.frame())
            sent += 1
            if number % 8 == 0:
                await asyncio.sleep(0.01)  # what is told has a chance to be answered
        await connection.close()
    await connection.wait_closed()
    await reading
    assert connection.close_code in (None, 1000, 1002, 1006, 1007, 1009, 4400)
    return sent


async def read_all(fuzzer: Fuzzer, connection: ClientConnection) -> None:
    """Reads whatever is told: no fault, and every refusal in both languages."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(await connection.recv())
            assert message.get("key") not in ("our_fault", "rule_failed"), message
            if message["type"] == "refused":
                assert set(message["text"]) == {"en", "fr"}
            fuzzer.hear(message)


async def sent_once_more(guest: Guest, method: str, path: str, data: bytes, headers: dict[str, str]) -> httpx.Response:
    """The answer; a connection that had been idle for too long may be closed just then, a new one never is."""
    try:
        return await guest.http.request(method, path, content=data, headers=headers)
    except httpx.TransportError:
        headers = {**headers, "connection": "close"}
        async with httpx.AsyncClient(base_url=guest.club.url, cookies=guest.http.cookies, timeout=60) as fresh:
            return await fresh.request(method, path, content=data, headers=headers)


async def still_plays(club: Club) -> None:
    """After all of that two people sit down and play."""
    id, ana, bo, _ = await club.table_for_two()
    tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
    for _ in range(5):
        while not any(tab.state["menu"] for tab in tabs):
            await asyncio.gather(*[tab.next() for tab in tabs])
        done = await next(tab for tab in tabs if tab.state["menu"]).answer(lambda menu: menu[0])
        assert done["type"] == "done", done
        for tab in tabs:
            while tab.state["version"] < done["version"]:
                await tab.next()


async def all_leave(club: Club) -> None:
    for guest in club.guests:
        await guest.http.aclose()
    club.guests.clear()
    for _ in range(100):
        if club.desk.pages.open == 0:
            return
        await asyncio.sleep(0.01)


def test_no_call_breaks_the_server(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        luck = random.Random(23)
        id, ana, bo, _ = await club.table_for_two()
        stranger = club.stranger()
        odd = [
            "0",
            "1",
            "9999999999",
            "-1",
            "x",
            "%00",
            "%ff",
            "é",
            "..%2f..",
            id,
            "a" * 16,
            "x" * 3000,
            "%F0%9F%92%A5",
        ]
        for _ in range(REQUESTS):
            call = luck.choice(CALLS)
            if call.method == "DELETE":
                continue
            path = call.path
            for name in ("table", "seat", "game", "digest", "clause"):
                right = {"table": id, "seat": "1", "game": "footime"}.get(name, "x")
                path = path.replace(f"{{{name}}}", right if luck.random() < 0.6 else luck.choice(odd))
            if luck.random() < 0.3:
                path += f"?from={luck.choice(odd)}&to={luck.choice(odd)}&seat={luck.choice(odd)}"
            fields = call.body.__struct_fields__ if call.body is not None else ("x",)
            body: Any = {name: luck.choice(ODD) for name in fields}
            content = luck.choice(RAW) if luck.random() < 0.2 else json.dumps(body)
            guest = luck.choice([ana, bo, stranger])
            headers = {"content-type": luck.choice(["application/json", "application/json", "text/plain", ""])}
            data = content.encode() if isinstance(content, str) else content
            response = await sent_once_more(guest, call.method, path, data, headers)
            assert response.status_code < 500, (call.method, path, content[:200], response.text)
            if response.status_code >= 400:
                assert set(response.json()["text"]) == {"en", "fr"}
        assert club.desk.figures.faults == 0

    spend(tmp_path, evening)
