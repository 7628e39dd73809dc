"""Listening until told to stop: pages are told to come back later, what is in play is kept, the store is closed."""

import gc
import os
import socket
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy import make_url

from onze.server.app import make_app
from onze.server.desk import Desk
from onze.server.identity import find_secret
from onze.server.limits import FRAME, Limits
from onze.server.line import Line
from onze.tables.house import House
from onze.tables.store import Store

__all__ = ["calm_collector", "listener", "open_desk", "serving_on"]

GRACE: Final = 10
"""So many seconds calls have to end when the server is told to stop."""
PING: Final = 10
"""Every so many seconds a page is asked whether it is there; one that has not answered so many later is closed."""
WAITING_CONNECTIONS: Final = 2048
PROXIES: Final = "ONZE_PROXIES"
"""The environment variable that lists proxies whose word is taken for who calls; else those of this machine."""


async def open_desk(url: str, secret: bytes, limits: Limits | None = None, origins: Collection[str] = ()) -> Desk:
    """A desk over the store at an address, or a refusal."""
    return Desk(House(await Store.open(url)), secret, limits, origins)


def listener(desk: Desk) -> uvicorn.Server:
    """What listens: uvicorn on uvloop. It writes no log of its own, which would hold paths and addresses."""
    config = uvicorn.Config(
        make_app(desk),
        loop="uvloop",
        ws=Line,
        ws_max_size=FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=WAITING_CONNECTIONS,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get(PROXIES, "127.0.0.1,::1"),
    )
    return uvicorn.Server(config)


async def serving_on(
    bound: socket.socket, url: str, folder: Path, origins: Collection[str], ready: Callable[[], None]
) -> None:
    """Serves on a socket until told to stop; ``ready`` is called when the store is open.

    The secret is kept in the folder, unless the database is a file.
    """
    store = await Store.open(url)
    try:
        secret = find_secret(_secret_folder(url, folder))
    except BaseException:
        await store.close()
        raise
    desk = Desk(House(store), secret, origins=origins)
    calm_collector()
    bound.listen(WAITING_CONNECTIONS)  # whoever follows the link at once waits a moment, and is not sent away
    ready()
    await listener(desk).serve(sockets=[bound])


def calm_collector() -> None:
    """Python looks for cycles of garbage much less often than it would by itself.

    Tables and games are large and long-lived and make next to no such cycles: looking through all of them again and
    again took a third of a busy server's time, and was what a page waited for longest.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _secret_folder(url: str, otherwise: Path) -> Path:
    """Where the secret is kept: beside a database that is a file, else in a folder of this machine."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
        return Path(parsed.database).resolve().parent
    return otherwise
