"""The WebSocket of a table: a page says hello, is told everything, and then every version; what it asks for is done.

Closing codes: 4000 the page is to be reloaded, 4400 what it sent cannot be read, 4403 it may not be here, 4404 there
is no such table, 4429 too many pages, 1013 to be tried again later.
"""

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from onze.kernel.words import Reason
from onze.server import requests
from onze.server.asking import Hello, ask_of, read_request
from onze.server.calls import explained
from onze.server.desk import Desk
from onze.server.identity import COOKIE
from onze.server.line import Line, line_of
from onze.server.log import note_fault
from onze.server.pages import Page
from onze.server.wire import PROTOCOL, Reload, encode, refusal
from onze.server.words import WORDS

__all__ = ["at_table"]

PATIENCE: Final = 10
"""So many seconds a page has to say hello."""
BAD_FRAMES: Final = 25
"""So many frames that cannot be read, and the page is closed."""
TOO_OFTEN_PAUSE: Final = 0.5
"""A page that asks too often is not listened to for so many seconds."""
RELOAD: Final = 4000
UNREADABLE: Final = 4400
CODES: Final = {401: 4403, 403: 4403, 404: 4404, 429: 4429, 400: UNREADABLE, 409: 4403}


async def at_table(socket: WebSocket) -> None:
    """Receives a page, from its hello to its end."""
    desk: Desk = socket.app.state.desk
    address = socket.client.host if socket.client else ""
    await socket.accept()
    counted: str | None = None
    entered = False
    page: Page | None = None
    try:
        counted = await desk.person(socket.cookies.get(COOKIE))
        desk.rates.take("calls", counted or f"address {address}", desk.limits.calls)
        desk.pages.enter(counted, address)
        entered = True
        hello = await _hello(socket)
        if hello is None:
            return
        table = await desk.table(socket.path_params["table"])
        page = Page(desk, line_of(socket), counted, hello.link, table)
        await page.enter(hello.seat)
        await _together(page, line_of(socket))
    except (WebSocketDisconnect, RuntimeError) as gone:
        if isinstance(gone, RuntimeError) and not _is_closed(socket):
            raise
    except Exception as error:
        await _close(desk, socket, error)
    finally:
        if page is not None:
            page.leave()
        if entered:
            desk.pages.leave(counted, address)


async def _hello(socket: WebSocket) -> Hello | None:
    """The first word of a page; a page of another time is told to reload, and keeps what its person has begun."""
    async with asyncio.timeout(PATIENCE):
        request = read_request(await line_of(socket).heard())
    if not isinstance(request, Hello):
        raise WORDS.refused("hello_first")
    if request.protocol != PROTOCOL:
        key = "older_page" if request.protocol < PROTOCOL else "newer_page"
        await socket.send_text(encode(Reload(PROTOCOL, WORDS.text(key))).decode())
        await socket.close(RELOAD)
        return None
    return request


async def _together(page: Page, line: Line) -> None:
    """Follows the table and listens to the page, until one of them ends."""
    tasks = [asyncio.create_task(page.follow()), asyncio.create_task(_listen(page, line))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(page: Page, line: Line) -> None:
    """Does what a page asks for, one thing after the other."""
    bad, who = 0, page.person or f"page {page.number}"
    while True:
        frame = await line.heard()
        try:
            request = read_request(frame)
            page.desk.rates.take("frames", who, page.desk.limits.frames)
            answer = await requests.do(page, request)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            reason = _noted(page.desk, error)
            await page.send(refusal(reason, ask_of(frame)))
            if isinstance(error, (msgspec.MsgspecError, RecursionError, UnicodeError)):
                bad += 1
                if bad >= BAD_FRAMES:
                    raise
            if reason.key == "too_often":
                await asyncio.sleep(TOO_OFTEN_PAUSE)
            if reason.key in ("already_played", "changed_meanwhile"):
                await page.resync()
        else:
            await page.send(answer)


def _noted(desk: Desk, error: Exception) -> Reason:
    """What a page is told of an error; one of ours is written down."""
    status, reason = explained(error)
    desk.figures.refusals[reason.key] += 1
    if status == 500:
        desk.figures.faults += 1
        note_fault("fault", error, call="socket")
    return reason


async def _close(desk: Desk, socket: WebSocket, error: Exception) -> None:
    """Says why, and closes."""
    if isinstance(error, TimeoutError):
        error = WORDS.refused("hello_first")
    reason = _noted(desk, error)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(encode(refusal(reason)).decode())
        await socket.close(CODES.get(explained(error)[0], 1013))


def _is_closed(socket: WebSocket) -> bool:
    return socket.client_state.name == "DISCONNECTED" or socket.application_state.name == "DISCONNECTED"
