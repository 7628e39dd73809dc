"""All calls as one application. While it runs, tables in play are tended, and those that nobody needs are put away."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from onze.server import library, looking_back, people, records, seats, tables
from onze.server.calls import answered, refused_response
from onze.server.desk import Desk
from onze.server.headers import Headers
from onze.server.log import note, note_fault
from onze.server.openapi import openapi
from onze.server.page import BUILT, PageFiles
from onze.server.socket import at_table
from onze.server.words import WORDS
from onze.tables.store import StoreGone

__all__ = ["CALLS", "make_app"]

CALLS: Final = (*people.CALLS, *library.CALLS, *tables.CALLS, *seats.CALLS, *looking_back.CALLS, *records.CALLS)
ROUND: Final = 60
"""So many seconds pass between two rounds through the house."""
ENDINGS: Final = 2
"""So many pass before the host is obeyed."""
HERE: Final = ("127.0.0.1", "::1")


def make_app(desk: Desk, page: Path = BUILT) -> Starlette:
    """The application of a desk, with the page in a folder; when it stops, the house is closed."""

    @contextlib.asynccontextmanager
    async def open_for_business(app: Starlette) -> AsyncIterator[None]:
        rounds = [asyncio.create_task(task) for task in (_rounds(desk), _endings(desk))]
        note("open")
        try:
            yield
        finally:
            desk.closing = True
            for task in rounds:
                task.cancel()
            await asyncio.gather(*rounds, return_exceptions=True)
            await desk.house.close()
            note("closed")

    routes = [Route(call.path, answered(call), methods=[call.method]) for call in CALLS]
    app = Starlette(
        routes=[
            *routes,
            Route("/api/openapi.json", _described, methods=["GET"]),
            Route("/health", _health, methods=["GET"]),
            Route("/ready", _ready, methods=["GET"]),
            Route("/metrics", _metrics, methods=["GET"]),
            WebSocketRoute("/api/tables/{table}/socket", at_table),
        ],
        middleware=[Middleware(Headers)],
        exception_handlers={HTTPException: _not_found, 500: _our_fault},
        lifespan=open_for_business,
    )
    app.state.desk = desk
    app.router.redirect_slashes = False
    app.router.default = PageFiles(app.router.default, page)
    return app


async def _rounds(desk: Desk) -> None:
    """Tables at which something is due are read, at first and every so often; idle ones are put away or closed."""
    house, pause = desk.house, 0
    while True:
        await asyncio.sleep(pause)
        pause = ROUND
        for see_to in (house.stay_open, partial(_wake, desk), house.put_away_idle, desk.gathering.close_deserted):
            try:
                await see_to()
            except StoreGone:
                pause = 1
            except Exception as error:  # the next round must come all the same
                note_fault("round not finished", error)


async def _wake(desk: Desk) -> None:
    """Reads the tables at which something is due before the next round is over."""
    for id in await desk.house.due(2 * ROUND * 1000):
        try:
            await desk.house.table(id)
        except StoreGone:
            raise
        except Exception as error:  # one table that cannot be read harms no other
            note_fault("table unreadable", error)
        await asyncio.sleep(0)


async def _endings(desk: Desk) -> None:
    """Every few seconds, what the host wants to be ended (``onze tables end``) is ended."""
    while True:
        try:
            for id in await desk.house.end_what_is_wished():
                note("ended by the host", table=id)
        except StoreGone:
            pass
        except Exception as error:  # the next round must come all the same
            note_fault("table not ended", error)
        await asyncio.sleep(ENDINGS)


async def _described(request: Request) -> Response:
    return Response(openapi(CALLS), media_type="application/json", headers={"cache-control": "no-cache"})


async def _health(request: Request) -> Response:
    """Whether the server runs at all."""
    return PlainTextResponse("ok\n")


async def _ready(request: Request) -> Response:
    """Whether it can be used: its store answers, and it is not about to stop."""
    desk: Desk = request.app.state.desk
    try:
        if desk.closing:
            raise StoreGone
        async with asyncio.timeout(2):
            await desk.house.store.person("")
    except (StoreGone, TimeoutError):
        return refused_response(503, WORDS.reason("not_ready"))
    return PlainTextResponse("ready\n")


async def _metrics(request: Request) -> Response:
    """Figures, for this machine only."""
    desk: Desk = request.app.state.desk
    if request.client is None or request.client.host not in HERE:
        return refused_response(403, WORDS.reason("only_from_here"))
    gauges = {
        "onze_open_pages": desk.pages.open,
        "onze_tables_in_memory": len(desk.house.tables),
        "onze_store_transactions": desk.house.store.writer.transactions,
    }
    return PlainTextResponse(desk.figures.written(gauges), media_type="text/plain; version=0.0.4")


async def _not_found(request: Request, error: Exception) -> Response:
    """What is not there, or not done so."""
    if isinstance(error, HTTPException) and error.status_code == 405:
        return refused_response(405, WORDS.reason("not_done_so", values={"method": request.method}))
    return refused_response(404, WORDS.reason("nothing_here"))


async def _our_fault(request: Request, error: Exception) -> Response:
    """An error of ours outside of any call."""
    note_fault("fault", error)
    return refused_response(500, WORDS.reason("our_fault"))
