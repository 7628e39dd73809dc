"""The short way of a line says and hears what the whole way would, however what is sent is cut and whatever it is."""

import asyncio
import base64
import contextlib
import json
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from onze.server.limits import FRAME
from onze.server.wire import PROTOCOL
from tests.server.club import Club, spend

TEXT, PIECE, BINARY, CLOSE, PING = 0x81, 0x01, 0x82, 0x88, 0x89
LAST_PIECE = 0x80


class Raw:
    """A page that makes its frames by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def next(self) -> tuple[int, bytes]:
        """The next frame: its first byte, and what it holds."""
        async with asyncio.timeout(10):
            first, size = await self.reader.readexactly(2)
            assert size < 0x80, "what a server sends is not masked"
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            return first, await self.reader.readexactly(size)

    async def pong(self, ask: int) -> None:
        """Reads up to the answer to a ping of the page's own."""
        while True:
            first, data = await self.next()
            assert first == TEXT, (first, data)
            told = json.loads(data)
            if told["type"] == "pong":
                assert told["ask"] == ask
                return

    async def closed(self) -> int:
        """Reads up to the farewell; returns its code."""
        while True:
            first, data = await self.next()
            if first == CLOSE:
                return int.from_bytes(data[:2], "big")


def frame(first: int, data: bytes, masked: bool = True) -> bytes:
    """A frame as a page sends it."""
    size = len(data)
    mark = 0x80 if masked else 0
    if size < 126:
        head = bytes([first, mark | size])
    elif size < 1 << 16:
        head = bytes([first, mark | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, mark | 127]) + size.to_bytes(8, "big")
    mask = os.urandom(4) if masked else b""
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if masked else head + data


def ping(ask: int, room: int = 0) -> bytes:
    """What a page asks to hear whether anybody is there, with room in it."""
    return json.dumps({"do": "ping", "ask": ask}).encode() + b" " * room


def at_table(folder: Path, do: Callable[[Raw], Coroutine[Any, Any, None]]) -> None:
    """A page that has said hello, and been told everything."""

    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        host = club.url.removeprefix("http://")
        name, _, port = host.partition(":")
        reader, writer = await asyncio.open_connection(name, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {club.url}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: onze={ana.http.cookies['onze']}\r\n\r\n".encode()
        )
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        page = Raw(reader, writer)
        writer.write(frame(TEXT, json.dumps({"do": "hello", "protocol": PROTOCOL, "seat": 0}).encode()))
        while json.loads((await page.next())[1])["type"] != "state":
            pass
        try:
            await do(page)
        finally:
            writer.close()

    spend(folder, evening)


@pytest.mark.parametrize("room", [0, 70, 80, 90, 200, 20_000])
def test_a_frame_may_come_in_any_pieces(tmp_path: Path, room: int) -> None:
    async def do(page: Raw) -> None:
        sent = frame(TEXT, ping(7, room))
        cuts = [1, 2, 3, 5, 7, 9, len(sent) // 2, len(sent) - 1]
        for cut in cuts:
            page.writer.write(sent[:cut])
            await asyncio.sleep(0.01)
            page.writer.write(sent[cut:])
            await page.pong(7)

    at_table(tmp_path, do)


def test_many_frames_may_come_together_and_are_answered_in_order(tmp_path: Path) -> None:
    async def do(page: Raw) -> None:
        sent = b"".join(frame(TEXT, ping(ask, ask)) for ask in range(1, 101))
        page.writer.write(sent[:-3])
        for ask in range(1, 100):
            await page.pong(ask)
        page.writer.write(sent[-3:])
        await page.pong(100)

    at_table(tmp_path, do)


def test_a_message_in_pieces_is_one_message_also_with_a_ping_between_them(tmp_path: Path) -> None:
    async def do(page: Raw) -> None:
        whole = ping(3)
        page.writer.write(frame(PIECE, whole[:5]) + frame(PING, b"there?") + frame(LAST_PIECE, whole[5:]))
        kinds = dict([await page.next(), await page.next()])
        assert kinds[0x8A] == b"there?"
        assert json.loads(kinds[TEXT])["ask"] == 3
        page.writer.write(frame(TEXT, ping(4)))
        await page.pong(4)

    at_table(tmp_path, do)


def test_bytes_are_read_as_text(tmp_path: Path) -> None:
    async def do(page: Raw) -> None:
        page.writer.write(frame(BINARY, ping(5)) + frame(TEXT, ping(6)))
        await page.pong(5)
        await page.pong(6)

    at_table(tmp_path, do)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, ping(1), masked=False), 1002),
        (frame(TEXT, ping(1, FRAME)), 1009),
        (frame(TEXT, ping(1, 1 << 16)), 1009),
        (frame(PIECE, b"{") + frame(TEXT, ping(1)), 1002),
        (frame(LAST_PIECE, ping(1)), 1002),
        (frame(0xC1, ping(1)), 1002),
        (frame(0x83, ping(1)), 1002),
        (frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, ping(1)), 1000),
    ],
    ids=[
        "no UTF-8",
        "unmasked",
        "long",
        "longer",
        "whole within pieces",
        "last piece alone",
        "reserved bit",
        "kind",
        "bye",
    ],
)
def test_whoever_breaks_the_rules_is_told_which_and_hears_nothing_more(tmp_path: Path, sent: bytes, code: int) -> None:
    async def do(page: Raw) -> None:
        page.writer.write(sent)
        assert await page.closed() == code
        with contextlib.suppress(ConnectionResetError):  # it was closed before all of it had been read
            async with asyncio.timeout(15):
                assert await page.reader.read() == b""

    at_table(tmp_path, do)
