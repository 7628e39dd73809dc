"""Serving matches to browsers: ``onze serve``."""

import asyncio
import io
import os
import socket
from pathlib import Path
from typing import Final

import segno
from platformdirs import user_data_path

from onze.cli.screen import Screen, refused
from onze.kernel.data import system_error

__all__ = ["PORT", "serve"]

PORT: Final = 1111
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
URL: Final = "ONZE_DATABASE_URL"
"""The environment variable that names another database."""
ORIGINS: Final = "ONZE_ORIGINS"
"""The environment variable that lists further origins whose pages may call, separated by spaces."""
NOWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's: asking which way it lies sends nothing."""


def serve(screen: Screen, host: str | None, port: int, database_url: str | None, lan: bool) -> None:
    """Listens until told to stop, and says under which link."""
    # What the server is made of takes a while to load: other commands do without.
    import uvloop  # noqa: PLC0415

    from onze.server.log import set_up  # noqa: PLC0415
    from onze.server.run import secret_folder, serving_on  # noqa: PLC0415

    folder = user_data_path("onze")
    url = database_url or os.environ.get(URL) or _database_in(folder)
    bound = _bound(host or (EVERYWHERE if lan else HERE), port)
    link = f"http://{_own_address() if lan else host or HERE}:{bound.getsockname()[1]}/"
    set_up()

    def say_link() -> None:
        screen.show_whole(screen.say("serving", link=link))
        if lan:
            screen.show_whole(_qr(link))

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner, bound:
        origins = os.environ.get(ORIGINS, "").split()
        runner.run(serving_on(bound, url, secret_folder(url, folder), origins, say_link))


def _database_in(folder: Path) -> str:
    """The database of this person, in a folder that is made for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused("cannot-write", file=str(folder), error=system_error(error)) from None
    return f"sqlite:///{folder / 'tables.db'}"


def _bound(host: str, port: int) -> socket.socket:
    """A socket on which nobody listens yet, or a refusal."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        number = error.errno if isinstance(error, OSError) else None
        why = os.strerror(number) if number is not None and number > 0 else str(error)
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
