"""One table in memory: who sits there, the match once it has begun, and those who watch it."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from onze.kernel.game import Game
from onze.tables.agreement import Agreement
from onze.tables.clocks import Clocks
from onze.tables.hosted import HostedMatch
from onze.tables.orders import Order, answer
from onze.tables.people import told_apart
from onze.tables.store import SeatRow, TableRow
from onze.tables.updates import Update
from onze.tables.words import WORDS

__all__ = ["BOT", "EMPTY", "PERSON", "Table", "Watcher"]

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"

NOT_MINE: Final = "not_your_seat"


class Watcher:
    """Somebody who is told what happens at a table, through the eyes of a seat of theirs or of a spectator.

    What happens waits in ``waiting``; whoever is too slow finds it ``behind``, and asks for everything anew.
    """

    ROOM: Final = 64

    def __init__(self, person: str, seat: int | None) -> None:
        self.person = person
        """Who watches."""
        self.seat = seat
        """Whose eyes it is seen with; nobody's: a spectator's."""
        self.waiting: asyncio.Queue[Update | None] = asyncio.Queue(self.ROOM)
        """Versions that have not been taken yet; nothing in place of one: the table itself has changed."""
        self.behind = False
        """Whether something was left out because nobody took it."""

    def tell(self, update: Update | None) -> None:
        """Leaves word."""
        if self.behind:
            return
        try:
            self.waiting.put_nowait(update)
        except asyncio.QueueFull:
            self.behind = True


class Table:
    """A table and everything about it that is not worth storing: the match in memory, offers, watchers."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], agreement: Agreement, game: Game[Any]) -> None:
        self.row = row
        """What is stored of it."""
        self.seats = list(seats)
        """The seats in order."""
        self.agreement = agreement
        """What was agreed on."""
        self.game = game
        """The game that is played."""
        self.nicknames: dict[str, str] = {}
        """What the people at the table are called, by their ids."""
        self.hosted: HostedMatch | None = None
        """The match in play, or as it ended."""
        self.clocks = Clocks((), 0)
        """What each seat has left."""
        self.orders: dict[int, dict[int, Order]] = {}
        """Standing orders by seat and number."""
        self.out_of_time: int | None = None
        """The seat whose time is up, while its opponent decides what follows."""
        self.draw_offers: set[int] = set()
        """The seats that have offered a draw since the last move."""
        self.take_back: tuple[int, set[int]] | None = None
        """The line from which on somebody wishes to take back, and the seats that have consented."""
        self.watchers: set[Watcher] = set()
        """Those who are told what happens."""
        self.left: dict[str, int] = {}
        """When the last page of a person was closed, by person, while none is open."""
        self.lock = asyncio.Lock()
        """Held while something is done: one thing after the other."""
        self.awake = asyncio.Event()
        """Set when what comes next may have changed."""

    @property
    def id(self) -> str:
        """What it is found by."""
        return self.row.id

    # ---- who is who

    def people(self) -> list[str]:
        """The people who sit here, each once, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if seat.person == person]

    def check_sits(self, person: str, seat: int) -> None:
        """Refuses somebody who does not sit there."""
        if seat not in self.seats_of(person):
            raise WORDS.refused(NOT_MINE)

    def check_owner(self, person: str) -> None:
        """Refuses anybody but the owner."""
        if person != self.row.owner:
            raise WORDS.refused("not_the_owner")

    def bots(self) -> dict[int, str]:
        """The bots that sit here, by seat."""
        return {seat.number: seat.bot for seat in self.seats if seat.kind == BOT and seat.bot is not None}

    def names(self) -> tuple[str, ...]:
        """What each seat is called in the log."""
        said: list[str] = []
        for seat in self.seats:
            if seat.person is not None:
                said.append(self.nicknames.get(seat.person) or f"{seat.number + 1}")
            else:
                said.append(seat.bot or f"{seat.number + 1}")
        return told_apart(said)

    # ---- what they have said beforehand

    def ordered(self, seat: int) -> int | None:
        """What a seat has left word to say to the open question."""
        given = list(self.orders.get(seat, {}).values())
        if not given or self.hosted is None:
            return None
        match = self.hosted.recorded.match
        name = answer(given, match.view(seat), match.menu(seat))
        return None if name is None else self.game.move(name)

    # ---- what they are told

    def publish(self, update: Update | None) -> None:
        """Tells everybody who watches; nothing in place of a version: seats, clocks or offers have changed."""
        for watcher in self.watchers:
            watcher.tell(update)
        self.awake.set()

    def present(self, person: str) -> bool:
        """Whether a page of that person is open."""
        return any(watcher.person == person for watcher in self.watchers)

    def away_for(self, seat: int, now: int) -> int:
        """How long nobody has been at a seat, in milliseconds; 0 for a bot and for whoever is there."""
        person = self.seats[seat].person
        if person is None or self.present(person):
            return 0
        return now - self.left.get(person, now)
