"""Listening until told to stop: pages are told to come back later, what is in play is kept, the store is closed."""

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
from onze.tables.house import House
from onze.tables.store import Store

__all__ = ["listener", "open_desk", "secret_folder", "serving_on"]

GRACE: Final = 10
"""So many seconds calls have to end when the server is told to stop."""
WAITING_CONNECTIONS: Final = 2048


async def open_desk(url: str, secret: bytes, limits: Limits | None = None, origins: Collection[str] = ()) -> Desk:
    """A desk over the store at an address, or a refusal."""
    return Desk(House(await Store.open(url)), secret, limits, origins)


def listener(desk: Desk) -> uvicorn.Server:
    """What listens: uvicorn on uvloop. It writes no log of its own, which would hold paths and addresses."""
    config = uvicorn.Config(
        make_app(desk),
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        backlog=WAITING_CONNECTIONS,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1,::1",
    )
    return uvicorn.Server(config)


async def serving_on(
    bound: socket.socket, url: str, folder: Path, origins: Collection[str], ready: Callable[[], None]
) -> None:
    """Serves on a socket until told to stop; ``ready`` is called when the store is open."""
    desk = await open_desk(url, find_secret(folder), origins=origins)
    ready()
    await listener(desk).serve(sockets=[bound])


def secret_folder(url: str, otherwise: Path) -> Path:
    """Where the secret is kept: beside a database that is a file, else in a folder of this machine."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
        return Path(parsed.database).resolve().parent
    return otherwise
