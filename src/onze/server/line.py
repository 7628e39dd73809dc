"""The line to a page: a WebSocket as uvicorn speaks it, with a short way for what is said all the time.

Nearly everything that pages send is a short text in one frame, and everything that they are told is a text. Both go
straight through here. What is anything else (pings, farewells, what comes in pieces or breaks the rules) goes the whole
way through ``websockets``, which is handed whole frames only, and therefore always stands at the beginning of one.
"""

import asyncio
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

__all__ = ["Line", "line_of"]

LINE: Final = "onze.line"
TEXT: Final = 0x81
"""The first byte of a text in one frame."""
MASKED: Final = 0x80
"""What is added to the second byte of whatever a page sends."""
SHORT: Final = 126
"""What is shorter has its size in the second byte; this there means that two more bytes have it."""
TWO_BYTES: Final = 1 << 16
WAITING: Final = 8
"""So many texts may wait for their answers before no more are read."""


class Post:
    """What a page has sent and nobody has read yet: a queue as uvicorn wants it, for one reader and one loop.

    ``asyncio.Queue`` asks the system at every turn whose loop it is.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._come: deque[ASGIReceiveEvent | str] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, what: ASGIReceiveEvent | str) -> None:
        """Something has come: a text stands for itself."""
        self._come.append(what)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent | str:
        """What came first, as soon as something has."""
        while not self._come:
            self._reader = self._loop.create_future()
            await self._reader
        return self._come.popleft()

    def qsize(self) -> int:
        """So much waits to be read."""
        return len(self._come)

    def empty(self) -> bool:
        """Whether all has been read."""
        return not self._come


class Line(WebSocketsSansIOProtocol):
    """The line to one page."""

    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _lost = False
    """Whether the page has broken the rules: everything goes the whole way then, up to the end."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._post = Post(self.loop)
        self.queue = self._post  # type: ignore[assignment]
        self._said: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """The page's call comes with the line itself."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]

    # ---- what a page says

    def data_received(self, data: bytes) -> None:
        """Takes what has come frame by frame; the beginning of another waits for its end."""
        if self._lost or not self.handshake_complete:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        place, there = 0, len(data)
        while place < there:
            start, end = _frame(data, place)
            if not start:
                self._lost = True
                super().data_received(data[place:])
                return
            if end > there:
                self._rest = data[place:]
                return
            if data[place] != TEXT or self.frames or self.close_sent or not self._heard(data, start, end):
                super().data_received(data[place:end])
            place = end

    def _heard(self, data: bytes, start: int, end: int) -> bool:
        """Hands on a text; what is too long or none is left to others to complain of."""
        if end - start > self.config.ws_max_size:
            return False
        try:
            text = apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self._post.put_nowait(text)
        if self._post.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """What has come, in the words of those who go the whole way."""
        come = await self._post.get()
        self._read_on()
        return {"type": "websocket.receive", "text": come} if isinstance(come, str) else come

    def _read_on(self) -> None:
        """More is read when everything has found its reader."""
        if self.read_paused and self._post.empty():
            self.read_paused = False
            self.transport.resume_reading()

    async def heard(self) -> str | bytes:
        """What the page says next, as soon as it says something."""
        message = await self._post.get()
        self._read_on()
        if isinstance(message, str):
            return message
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))  # type: ignore[arg-type]
        text = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    # ---- what a page is told

    @property
    def ready(self) -> bool:
        """Whether the page takes something at once; one that is slow does not, nor one that is gone."""
        return self.writable.is_set() and not self.close_sent and not self.disconnected

    def say(self, message: bytes) -> None:
        """Tells a message. Whatever is told in one turn of the loop is written together: writing costs the most."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            raise WebSocketDisconnect(1006)
        if not self._said:
            self.loop.call_soon(self._write)
        size = len(message)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < TWO_BYTES:
            head = bytes((TEXT, SHORT, size >> 8, size & 0xFF))
        else:
            head = bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
        self._said += (head, message)

    def _write(self) -> None:
        """Writes what was told in this turn."""
        if self._said:
            said, self._said = self._said, []
            self.transport.write(b"".join(said))

    async def send(self, message: ASGISendEvent) -> None:
        """Sends what comes the whole way, such as a farewell, after whatever was told before it."""
        self._write()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: what was told goes out before the farewell."""
        self._write()
        super().shutdown()

    async def drained(self) -> None:
        """Waits until a page that is slow takes something again, or is gone."""
        await self.writable.wait()


def _frame(data: bytes, place: int) -> tuple[int, int]:
    """Where what a frame holds begins and where it ends, perhaps beyond what has come; nowhere if no page sends such.

    A page masks what it sends, and asks for nothing whose size takes more than two bytes.
    """
    if len(data) < place + 2:
        return place + 2, place + 2
    size = data[place + 1] - MASKED
    if 0 <= size < SHORT:
        return place + 6, place + 6 + size
    if size != SHORT:
        return 0, 0
    if len(data) < place + 4:
        return place + 4, place + 4
    return place + 8, place + 8 + (data[place + 2] << 8 | data[place + 3])


def line_of(socket: WebSocket) -> Line:
    """The line of a page that calls."""
    line: Line = socket.scope[LINE]
    return line
