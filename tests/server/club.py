"""A server for tests: uvicorn on a free port of this machine, a clock moved by hand, and people with real sockets."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from onze.server.desk import Desk
from onze.server.limits import Limits, Rate
from onze.server.run import listener
from onze.server.wire import PROTOCOL
from onze.tables.house import House
from onze.tables.store import Store

START = 1_900_000_000_000
OFTEN = Rate(1e9, 1e9)
NO_LIMITS = Limits(OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, 10**6, 10**6, 10**6, 10**6)
FRIENDLY: dict[str, Any] = {"game": "football-a-la-carte", "seats": 2, "friendly": True, "poker_face": False}


class Tab:
    """A page of somebody, open at a table: it keeps what it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.asked = 0
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        """The table as it stands, put together from everything told."""
        self.patience = 5.0
        """So many seconds it waits for a message, unless it is said otherwise."""

    async def next(self, seconds: float | None = None) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(self.patience if seconds is None else seconds):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        if message["type"] == "state":
            self.state = dict(message)
        elif message["type"] == "version":
            assert message["since"] == self.state["version"], "a version was left out"
            self.state.update({key: message[key] for key in message if key not in ("type", "since", "events")})
        elif message["type"] == "table":
            self.state.update(live=message["live"], mine=message["mine"])
        return message

    async def until(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of a kind; those before it are read too."""
        while True:
            message = await self.next()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def until_told(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Reads until the table stands as wanted, which it may do already: news overtakes an answer."""
        while not wanted(self.state):
            await self.next()

    async def quiet(self, seconds: float = 0.1) -> None:
        """Reads until nothing comes any more."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.next(seconds)

    async def say(self, do: str, **fields: Any) -> int:
        """Asks for something, without waiting for the answer."""
        self.asked += 1
        await self.connection.send(json.dumps({"do": do, "ask": self.asked, **fields}))
        return self.asked

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Asks for something, and waits for the answer."""
        number = await self.say(do, **fields)
        return await self.until(lambda message: message.get("ask") == number)

    async def answer(self, pick: Callable[[list[Any]], Any], sent: str | None = None) -> dict[str, Any]:
        """Says a whole phrase, each part picked from the menu, and waits for the version that comes of it."""
        seat, number, menu = self.state["seat"], self.state["number"], self.state["menu"]
        moves: list[str] = []
        while True:
            entry = pick(menu)
            moves.append(entry["move"])
            if entry["commits"]:
                break
            shown = await self.ask("preview", seat=seat, moves=moves)
            assert shown["type"] == "previewed", shown
            menu = shown["menu"]
        named = {} if sent is None else {"sent": sent}
        done = await self.ask("move", seat=seat, number=number, moves=moves, **named)
        while self.state["version"] < done.get("version", 0):
            await self.next()
        return done


class Guest:
    """Somebody with a browser: cookies, calls, tabs."""

    def __init__(self, club: "Club") -> None:
        self.club = club
        self.http = httpx.AsyncClient(base_url=club.url, headers={"origin": club.url}, timeout=20, verify=False)
        self.token = ""

    async def call(self, method: str, path: str, body: Any = None, link: str | None = None) -> httpx.Response:
        """A call, whatever comes of it."""
        headers = {} if link is None else {"onze-link": link}
        return await self.http.request(method, f"/api{path}", json=body, headers=headers)

    async def get(self, path: str, link: str | None = None) -> Any:
        """A call that must succeed."""
        response = await self.call("GET", path, None, link)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, body: Any = None) -> Any:
        """A call that must succeed."""
        response = await self.call("POST", path, {} if body is None else body)
        assert response.status_code == 200, response.text
        return response.json()

    async def connect(self, table: str, origin: str | None = None) -> ClientConnection:
        """A socket at a table that has said nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"{self.club.url.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={"cookie": cookies} if cookies else {},
            origin=origin or self.club.url,  # type: ignore[arg-type]
            max_size=None,
            proxy=None,
            ping_interval=None,
        )

    async def tab(self, table: str, seat: int | None = None, link: str | None = None) -> Tab:
        """A page that has been told everything."""
        tab = Tab(await self.connect(table))
        self.club.tabs.append(tab)
        await tab.say("hello", protocol=PROTOCOL, seat=seat, link=link)
        await tab.until("state")
        return tab


class Club:
    """A server and what is done there."""

    def __init__(self, desk: Desk, url: str) -> None:
        self.desk = desk
        self.url = url
        self.tabs: list[Tab] = []
        self.guests: list[Guest] = []

    def stranger(self) -> Guest:
        """Somebody who has not said who they are."""
        guest = Guest(self)
        self.guests.append(guest)
        return guest

    async def guest(self, nickname: str) -> Guest:
        """Somebody with a nickname."""
        guest = self.stranger()
        guest.token = (await guest.post("/me", {"nickname": nickname}))["return_token"]
        return guest

    async def table_for_two(self, plain: dict[str, Any] | None = None) -> tuple[str, Guest, Guest, Any]:
        """A table in play between Ana on seat 0 and Bo on seat 1, and what was said when it was opened."""
        ana, bo = await self.guest("Ana"), await self.guest("Bo")
        opened = await ana.post("/tables", {"agreement": plain or FRIENDLY})
        id = opened["table"]["id"]
        await bo.post(f"/tables/{id}/seats/1/sit", {"token": opened["invitations"]["1"]})
        await ana.post(f"/tables/{id}/seats/0/ready", {"word": "allez"})
        await bo.post(f"/tables/{id}/seats/1/ready")
        return id, ana, bo, opened


def spend(
    folder: Path,
    evening: Callable[[Club], Coroutine[Any, Any, None]],
    limits: Limits = NO_LIMITS,
    now: Callable[[], int] | None = None,
) -> None:
    """Runs an evening at a server of its own."""

    async def run() -> None:
        async with serving(folder, limits, now) as club:
            await evening(club)

    asyncio.run(run())


@contextlib.asynccontextmanager
async def serving(
    database: Path | str, limits: Limits = NO_LIMITS, now: Callable[[], int] | None = None, patience: float = 30
) -> AsyncIterator[Club]:
    """A server over a file in a folder, or over the database at an address, that listens and is stopped at the end."""
    url = database if isinstance(database, str) else f"sqlite:///{database / 'club.db'}"
    store = await Store.open(url, patience=patience)
    desk = Desk(House(store) if now is None else House(store, now), b"a secret of tests", limits)
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        server = listener(desk)
        # Signals are the test's own.
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        task = asyncio.create_task(server.serve(sockets=[bound]))
        club = Club(desk, address)
        try:
            while not server.started:
                assert not task.done(), task.exception()
                await asyncio.sleep(0.005)
            yield club
        finally:
            for tab in club.tabs:
                await tab.connection.close()
            for guest in club.guests:
                await guest.http.aclose()
            server.should_exit = True
            await task


__all__ = ["FRIENDLY", "NO_LIMITS", "START", "Club", "Guest", "Tab", "serving", "spend"]
