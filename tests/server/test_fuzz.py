"""Whatever is sent, nothing breaks: malformed, huge, wrong, out of order and replayed frames, and calls of all kinds.

A few hundred here; ``ONZE_SOAK=200`` sends as many times more.
"""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from onze.server.app import CALLS
from onze.server.asking import AnyRequest
from onze.server.wire import PROTOCOL
from tests.server.club import Club, Guest, spend

TIMES = int(os.environ.get("ONZE_SOAK", "1"))
ODD: list[Any] = [
    None, True, -1, 0, 1, 63, 64, 10**9, 10**20, -(10**400), 1.5, 1e308, "", "x", "pass", "\x00", "\ud800", "é" * 400,
    "card:x", [], [[]], ["pass"], ["pass"] * 99, [None], {}, {"a": {"b": []}}, {"question": "x", "move": []}, "💥" * 50,
]  # fmt: skip
RAW: list[str | bytes] = [
    "", "{", "[]", "null", "0", '"x"', "{}", '{"do":"nothing"}', '{"do":["move"]}', "[" * 20_000, '{"a":' * 5_000,
    b"\xff\xfe", b"\x00" * 100, '{"do":"ping","ask":1e999}', '{"do":"ping","ask":-1}', '{"do":"ping","do":"move"}',
    '{"do":"chat","text":"\\ud800"}', '{"do":"ping","x":1}', "1" * 30_000, '"' + "\\u0000" * 4_000 + '"',
]  # fmt: skip


class Fuzzer:
    """Makes up what nobody in their right mind would send."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.kept: list[str] = []

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
        fields = {name: self.value(name) for name in request.__struct_fields__ if self.luck.random() < 0.9}
        text = json.dumps({"do": request.__struct_config__.tag, **fields})
        self.kept.append(text)
        return text

    def value(self, name: str) -> Any:
        """A value that may even be right."""
        if self.luck.random() < 0.35:
            return self.luck.choice(ODD)
        right: dict[str, Any] = {
            "ask": self.luck.randrange(100), "seat": self.luck.randrange(3), "number": self.luck.randrange(6),
            "moves": ["pass"], "sent": "a-1", "protocol": PROTOCOL, "link": None, "what": "pass", "offer": True,
            "consent": True, "win": False, "text": "bravo", "order": {"question": "Attack", "move": "pass"},
        }  # fmt: skip
        return right.get(name)


def test_no_frame_breaks_a_page_or_the_table(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        fuzzer = Fuzzer(17)
        left = 400 * TIMES
        while left > 0:
            id, ana, bo, opened = await club.table_for_two()
            for guest, seat, link in ((ana, 0, None), (bo, 1, None), (club.stranger(), None, opened["spectators"])):
                left -= await fuzz_page(fuzzer, guest, id, seat, link)
            assert (await ana.get(f"/tables/{id}"))["id"] == id
        assert club.desk.figures.faults == 0
        assert club.desk.pages.open == 0

    spend(tmp_path, evening)


async def fuzz_page(fuzzer: Fuzzer, guest: Guest, id: str, seat: int | None, link: str | None) -> int:
    """Sends frames until the page is closed, or for a while; returns how many."""
    sent = 0
    connection = await guest.connect(id)
    try:
        await connection.send(json.dumps({"do": "hello", "protocol": PROTOCOL, "seat": seat, "link": link}))
        for _ in range(80):
            await connection.send(fuzzer.frame())
            sent += 1
            for _ in range(3):
                try:
                    async with asyncio.timeout(0.004):
                        message = json.loads(await connection.recv())
                except TimeoutError:
                    break
                assert message.get("key") not in ("our_fault", "rule_failed"), message
                if message["type"] == "refused":
                    assert set(message["text"]) == {"en", "fr"}
    except ConnectionClosed:
        pass  # after too much rubbish
    await connection.close()
    await connection.wait_closed()
    assert connection.close_code in (None, 1000, 1002, 1006, 1007, 1009, 4400)
    await asyncio.sleep(0.05)
    return sent


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
        for _ in range(300 * TIMES):
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
            response = await guest.http.request(call.method, path, content=data, headers=headers)
            assert response.status_code < 500, (call.method, path, content[:200], response.text)
            if response.status_code >= 400:
                assert set(response.json()["text"]) == {"en", "fr"}
        assert club.desk.figures.faults == 0

    spend(tmp_path, evening)
