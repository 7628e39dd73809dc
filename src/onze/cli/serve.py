"""Serving matches to browsers: ``onze serve``."""

import asyncio
import errno
import io
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

import segno

from onze.cli.database import data_folder, database_address
from onze.cli.screen import Screen, refused
from onze.kernel.words import Refused

__all__ = ["PORT", "serve"]

PORT: Final = 1111
LAST_PORT: Final = 65_535
TRIED: Final = 50
"""So many ports are tried for somebody who has chosen none and only wants to play."""
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
ORIGINS: Final = "ONZE_ORIGINS"
"""The environment variable that lists further origins whose pages may call, separated by spaces."""
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's: asking which way it lies sends nothing."""


def serve(
    screen: Screen, host: str | None, port: int | None, database_url: str | None, lan: bool, opens: bool = False
) -> None:
    """Listens until told to stop, and says under which link; ``opens`` shows the page in a browser.

    Whoever has it opened and names no port gets the next one that is free.
    """
    # What the server is made of takes a while to load: other commands do without.
    import uvloop  # noqa: PLC0415

    from onze.server.log import set_up  # noqa: PLC0415
    from onze.server.page import is_built  # noqa: PLC0415
    from onze.server.run import serving_on  # noqa: PLC0415

    url = database_address(database_url)
    address = host or (EVERYWHERE if lan else HERE)
    bound = _next_bound(address) if opens and port is None else _bound(address, PORT if port is None else port)
    link = _link(_own_address() if lan else host or HERE, bound.getsockname()[1])
    set_up()

    def say_link() -> None:
        screen.show_whole(screen.say("serving", link=link))
        if not is_built():
            screen.show(screen.say("page-not-built"))
        if lan:
            screen.show_whole(_qr(link))
        if opens and _has_browser():
            # A browser may take its time, or the terminal's: nobody waits for it.
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, bound:
        origins = os.environ.get(ORIGINS, "").split()
        runner.run(serving_on(bound, url, data_folder(), origins, say_link))


def _has_browser() -> bool:
    """Whether there is a screen to open a page on: at a bare terminal a browser for text would take it over."""
    seen = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in seen)


def _link(host: str, port: int) -> str:
    """What is typed into a browser: an address with colons stands in brackets there."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _next_bound(host: str) -> socket.socket:
    """A socket on the first port that is free, from ours on."""
    for port in range(PORT, PORT + TRIED):
        try:
            return _bound(host, port)
        except Refused:
            continue
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    """A socket on which nobody listens yet, or a refusal."""
    if not 0 <= port <= LAST_PORT:
        raise refused("no-such-port", port=str(port))
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise refused("port-taken", port=str(port)) from None
        why = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else str(error)
        raise refused("cannot-listen", host=host, port=str(port), error=why) from None
    return bound


def _own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(NOWHERE)
            return str(asking.getsockname()[0])
        except OSError:
            return HERE


def _qr(link: str) -> str:
    """The link as a square that a telephone reads."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
