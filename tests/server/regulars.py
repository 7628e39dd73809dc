"""People who play on whatever happens: they come back when the server does, and send again what nobody confirmed."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.club import Club, Guest, Tab

__all__ = ["LOST", "Answer", "Regular", "RegularTable"]

LOST = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError)
"""What people see of a server that is gone."""


@dataclass(slots=True)
class Answer:
    """Something that somebody has said at a table."""

    seat: int
    sent: str
    number: int
    moves: list[str]
    done: int | None = None
    """The version after which it was confirmed; nothing until then."""
    refused: str = ""
    """Why it was refused for good: it came too late."""


@dataclass(slots=True)
class Regular:
    """Somebody on a seat, with everything said there."""

    guest: Guest
    seat: int
    luck: random.Random
    said: list[Answer] = field(default_factory=list)
    seen: dict[str, Any] = field(default_factory=dict)
    """The table as it was shown last."""
    found: dict[str, Any] = field(default_factory=dict)
    """The table as it was when they came to it last."""
    refusals: list[dict[str, Any]] = field(default_factory=list)
    """What was not done because the database was gone."""

    async def play(self, table: str) -> None:
        """Answers whenever asked, until the match is over or the server is gone."""
        tab = await self.guest.tab(table, self.seat)
        tab.patience = 30
        self.see(tab)
        self.found = self.seen
        try:
            if self.said and self.said[-1].done is None and not self.said[-1].refused:
                await self.send(tab, self.said[-1])
            while tab.state["live"]["state"] != "finished":
                if tab.state["menu"]:
                    await self.answer(tab)
                else:
                    await tab.next(600)
                self.see(tab)
        finally:
            self.see(tab)
            tab.heard.clear()
            await tab.connection.close()

    def see(self, tab: Tab) -> None:
        if tab.state:
            self.seen = dict(tab.state)

    async def answer(self, tab: Tab) -> None:
        """Says any phrase, built with previews."""
        number, menu, moves = tab.state["number"], tab.state["menu"], list[str]()
        while True:
            entry = self.luck.choice(menu)
            moves.append(entry["move"])
            if entry["commits"]:
                break
            shown = await tab.ask("preview", seat=self.seat, moves=moves)
            if shown["type"] != "previewed":
                await self.told_otherwise(tab, shown)
                return
            menu = shown["menu"]
        self.said.append(Answer(self.seat, f"{self.seat}-{len(self.said)}", number, moves))
        await self.send(tab, self.said[-1])

    async def send(self, tab: Tab, answer: Answer) -> None:
        """Sends an answer until it is confirmed, or known to come too late."""
        while answer.done is None and not answer.refused:
            told = await tab.ask("move", seat=self.seat, number=answer.number, moves=answer.moves, sent=answer.sent)
            if told["type"] == "done":
                answer.done = told["version"]
                while tab.state["version"] < told["version"]:
                    await tab.next()
            else:
                await self.told_otherwise(tab, told)
                answer.refused = told["key"] if told["key"] == "already_played" else ""

    async def told_otherwise(self, tab: Tab, told: dict[str, Any]) -> None:
        """Something was refused: too late, or because the database is gone, which is tried again."""
        assert told["type"] == "refused", told
        assert set(told["text"]) == {"en", "fr"}
        assert all(told["text"].values())
        if told["key"] in ("already_played", "changed_meanwhile"):
            await tab.until("state")
        else:
            assert told["key"] in ("store_gone", "store_gone_unknown"), told
            self.refusals.append(told)
            await asyncio.sleep(0.1)


class RegularTable:
    """A table with people on its seats, and bots on those that are left."""

    def __init__(self, id: str, game: str, people: list[Regular]) -> None:
        self.id = id
        self.game = game
        self.people = people

    @classmethod
    async def opened(cls, club: Club, game: str, people: int, seed: int, bots: int = 0) -> "RegularTable":
        """Everybody sits and is ready."""
        guests = [await club.guest(f"Regular {seed}-{seat}") for seat in range(people)]
        agreement = {"game": game, "seats": people + bots, "poker_face": False}
        kinds = ["me", *["empty"] * (people - 1), *["bot"] * bots]
        sitting = [{"kind": kind, "bot": "random"} for kind in kinds]
        opened = await guests[0].post("/tables", {"agreement": agreement, "sitting": sitting})
        id = opened["table"]["id"]
        for seat in range(1, people):
            await guests[seat].post(f"/tables/{id}/seats/{seat}/sit", {"token": opened["invitations"][str(seat)]})
        for seat, guest in enumerate(guests):
            await guest.post(f"/tables/{id}/seats/{seat}/ready", {"word": "allez"})
        luck = [random.Random(100 * seed + seat) for seat in range(people)]
        return cls(id, game, [Regular(guest, seat, luck[seat]) for seat, guest in enumerate(guests)])

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end."""
        return all(one.seen and one.seen["live"]["state"] == "finished" for one in self.people)

    def said(self) -> dict[str, Answer]:
        """Everything that was ever said, by how it was sent."""
        return {answer.sent: answer for one in self.people for answer in one.said}

    async def move_to(self, club: Club) -> None:
        """Everybody finds the server at another address."""
        for one in self.people:
            cookies = one.guest.http.cookies
            await one.guest.http.aclose()
            one.guest = Guest(club)
            one.guest.http.cookies.update(cookies)
            club.guests.append(one.guest)

    async def play(self) -> None:
        """Everybody plays, and comes back whenever the server closes a page, until it is gone or the match is over."""
        await asyncio.gather(*[one.play(self.id) for one in self.people])
