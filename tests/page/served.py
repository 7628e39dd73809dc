"""A server for the page's tests, in a thread of its own: tests talk to it as browsers do, and put scenes at tables."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx

from onze.kernel.phrases import preview
from onze.server.desk import Desk
from onze.server.identity import COOKIE, Seal
from onze.server.page import is_built
from onze.server.run import listener
from onze.tables.hosted import HostedMatch
from onze.tables.house import House, milliseconds
from onze.tables.store import Store
from tests.games.records import RECORDS
from tests.page.played import host_record
from tests.scenes import Scene, host
from tests.server.club import NO_LIMITS

__all__ = ["Guest", "Killable", "Seated", "Served"]

SECRET = b"a secret of tests"
PATIENCE = 30
TRUST = httpx.create_ssl_context()
"""Made once, as that takes long; nothing here is encrypted."""
Result = TypeVar("Result")
AGREED: dict[str, Any] = {"game": "football-a-la-carte", "seats": 2, "poker_face": False}


class Guest:
    """Somebody with a nickname and a cookie, who calls the server without a browser."""

    def __init__(self, url: str, nickname: str) -> None:
        self.url = url
        self.nickname = nickname
        self.http = httpx.Client(base_url=f"{url}/api", headers={"origin": url}, timeout=PATIENCE, verify=TRUST)
        self.return_token: str = self.post("/me", {"nickname": nickname})["return_token"]

    @property
    def cookie(self) -> str:
        """What the browser of this person holds."""
        return str(self.http.cookies[COOKIE])

    @property
    def id(self) -> str:
        """The person's id."""
        found = Seal(SECRET).person(self.cookie)
        assert found is not None, "another server has signed it"
        return found[0]

    def get(self, path: str) -> Any:
        """A call that must succeed."""
        return _succeeded(self.http.get(path))

    def post(self, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """A call that must succeed."""
        return _succeeded(self.http.post(path, json={} if body is None else body))

    def open(self, *others: str, **agreed: Any) -> Any:
        """Opens a table: this person on the first seat, then ``me``, ``empty`` or bots by their codes.

        What is agreed on beside that is Football à la carte for two. Returns what is told once: table and tokens.
        """
        sitting = [_sitting(one) for one in ("me", *others)]
        return self.post("/tables", {"agreement": {**AGREED, **agreed}, "sitting": sitting})

    def play(self, *others: str, **agreed: Any) -> str:
        """Opens a table as ``open`` and begins to play there; returns its id."""
        id = str(self.open(*others, **agreed)["table"]["id"])
        for seat, one in enumerate(("me", *others)):
            if one == "me":
                self.post(f"/tables/{id}/seats/{seat}/ready", {"word": "allez"})
        return id

    def sit(self, opened: Any, seat: int) -> None:
        """Takes a seat of a table that somebody else has opened, and is ready."""
        id = opened["table"]["id"]
        self.post(f"/tables/{id}/seats/{seat}/sit", {"token": opened["invitations"][str(seat)]})
        self.post(f"/tables/{id}/seats/{seat}/ready")


def _sitting(one: str) -> dict[str, str]:
    return {"kind": one} if one in ("me", "empty") else {"kind": "bot", "bot": one}


def _succeeded(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


class Seated:
    """A scene at a table, with the person who is asked."""

    def __init__(self, guest: Guest, scene: Scene, table: str, seat: int, others: Sequence[Guest] = ()) -> None:
        self.guest = guest
        self.others = others
        """The people on the following seats."""
        self.scene = scene
        self.table = table
        self.seat = seat
        """The seat that is asked."""

    @property
    def path(self) -> str:
        """Where it is on the page."""
        return f"/table/{self.table}"


class Served:
    """The server, with the page as it was built."""

    def __init__(self, folder: Path) -> None:
        assert is_built(), "the page is not built: run “make page”"
        self.url = ""
        self.stopped: int | None = None
        """The time at which the clock of the house stands, if it does: nothing is due by itself then."""
        self.desk: Desk
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._done = asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(folder),), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _run(self, folder: Path) -> None:
        store = await Store.open(f"sqlite:///{folder / 'page.db'}")
        self.desk = Desk(House(store, self.now), SECRET, NO_LIMITS)
        with socket.socket() as bound:
            bound.bind(("127.0.0.1", 0))
            self.url = f"http://127.0.0.1:{bound.getsockname()[1]}"
            server = listener(self.desk)
            server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
            task = asyncio.create_task(server.serve(sockets=[bound]))
            while not server.started:
                assert not task.done(), task.exception()
                await asyncio.sleep(0.005)
            self._ready.set()
            await self._done.wait()
            server.should_exit = True
            await task

    def now(self) -> int:
        """The time as the house has it."""
        return milliseconds() if self.stopped is None else self.stopped

    def do(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        """Has something done in the house itself, and waits for it."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def close(self) -> None:
        """The server stops."""
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(PATIENCE)

    def guest(self, nickname: str = "Ana") -> Guest:
        """Somebody new."""
        return Guest(self.url, nickname)

    def match(self, id: str) -> HostedMatch:
        """The match at a table."""
        hosted = self.desk.house.tables[id].hosted
        assert hosted is not None, "it has not begun"
        return hosted

    def menu(self, id: str, seat: int, said: Sequence[str] = ()) -> list[Any]:
        """What a seat may say, after some words of a phrase."""
        hosted = self.match(id)
        if not said:
            return hosted.latest.menu(seat)
        phrase = [hosted.recorded.game.move(move) for move in said]
        return list(preview(hosted.recorded.match, phrase, seat).menu(seat))

    def play(self, guest: Guest, id: str, seat: int, *moves: str) -> None:
        """Has somebody say a whole phrase, without a page."""
        self.do(self.desk.playing.play(guest.id, id, seat, self.match(id).number(seat), moves))

    def when(self, id: str, so: Callable[[HostedMatch], bool]) -> HostedMatch:
        """Waits until the match at a table is so."""

        async def waiting() -> HostedMatch:
            async with asyncio.timeout(PATIENCE):
                while not so(self.match(id)):
                    await asyncio.sleep(0.002)
            return self.match(id)

        return self.do(waiting())

    def asked(self, id: str, *seats: int) -> int | None:
        """Waits until one of some seats has something to say, and returns it; nobody when the match is over."""

        def so(hosted: HostedMatch) -> bool:
            return hosted.recorded.match.outcome is not None or any(map(hosted.latest.menu, seats))

        hosted = self.when(id, so)
        return next((seat for seat in seats if hosted.latest.menu(seat)), None)

    def seat(
        self,
        scene: Scene,
        first: str | Guest = "Ana",
        others: Sequence[str | Guest] = ("Bo", "Cy", "Di"),
        **agreed: Any,
    ) -> Seated:
        """Puts a scene at a table. Whoever is asked is the first person; ``others`` sit on the other seats.

        A name is somebody new.
        They are people who do nothing, so that the scene stays as it is, or once more the first one: ``me``; where
        there are too few of them, coaches sit.
        """
        asked_one = self._somebody(first)
        people = [asked_one if name == "me" else self._somebody(name) for name in others[: scene.seats - 1]]
        table, asked = self.do(host(self.desk.house, scene, [asked_one.id, *(one.id for one in people)], **agreed))
        return Seated(asked_one, scene, table.id, asked, people)

    def _somebody(self, named: str | Guest) -> Guest:
        return self.guest(named) if isinstance(named, str) else named

    def played(self, record: str, *nicknames: str) -> tuple[str, Guest]:
        """Puts a match of ``tests/games/records`` at a table where it is over; who sits first there is returned too."""
        people = [self.guest(name) for name in nicknames or ("Camille",)]
        data = (RECORDS / f"{record}.onze").read_bytes()
        return self.do(host_record(self.desk.house, data, [one.id for one in people])).id, people[0]


class Killable:
    """``onze serve`` as a process on one port, which can be killed and started again over the same database."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self._port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        """Starts it, on the port where it was before."""
        command = [sys.executable, "-m", "onze", "serve", "--lang", "en", "--port", str(self._port)]
        database = f"sqlite:///{self._folder / 'tables.db'}"
        environment = {
            **os.environ,
            "ONZE_DATABASE_URL": database,
            "ONZE_SECRET": SECRET.decode(),
            "PYTHONUNBUFFERED": "1",
        }
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        found = re.search(r"http://[^/]+:(\d+)", self._process.stdout.readline())
        assert found is not None, "it did not start"
        self.url, self._port = found[0], int(found[1])
        for _ in range(PATIENCE * 20):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/ready").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("it never was ready")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Ends it, at once or as told."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.communicate(timeout=PATIENCE)

    def guest(self, nickname: str = "Ana") -> Guest:
        """Somebody new."""
        return Guest(self.url, nickname)
