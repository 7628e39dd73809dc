"""One table in memory: who sits there, the match once it has begun, and those who watch it."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from onze.doors import Coach
from onze.games import coach_of
from onze.kernel.game import Game
from onze.kernel.words import LANGUAGES
from onze.tables.agreement import Agreement
from onze.tables.clocks import Clocks
from onze.tables.hosted import HostedMatch
from onze.tables.names import names_of
from onze.tables.orders import Order, answer
from onze.tables.seat_files import prepared_phrase
from onze.tables.store import Mute, SeatRow, TableRow
from onze.tables.updates import Update
from onze.tables.words import WORDS

__all__ = ["AWAY_AFTER", "BOT", "BOT_AFTER", "EMPTY", "PERSON", "Table", "Watcher"]

EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"

AWAY_AFTER: Final = 30_000
"""After so many milliseconds without an open page somebody is away, where the match is played live."""
BOT_AFTER: Final = 180_000
"""After so many the others may call a bot."""
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

    def tell(self, update: Update | None) -> bool:
        """Leaves word; whether it was taken at once, so that nobody will come back to it."""
        if not self.behind:
            try:
                self.waiting.put_nowait(update)
            except asyncio.QueueFull:
                self.behind = True
        return False


class Table:
    """A table and everything about it that is not worth storing: the match in memory, offers, watchers."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], agreement: Agreement, game: Game[Any]) -> None:
        self.row = row
        """What is stored of it."""
        self.seats = tuple(seats)
        self.agreement = agreement
        """What was agreed on."""
        self.game = game
        """The game that is played."""
        self.nicknames: dict[str, str] = {}
        """What the people at the table are called, by their ids."""
        self.hosted: HostedMatch | None = None
        """The match in play, or as it ended."""
        self.written_at = 0
        """When the last line was written, of those that were since the table was read."""
        self.clocks = Clocks((), 0)
        """What each seat has left."""
        self.orders: dict[int, dict[int, Order]] = {}
        """Standing orders by seat and number."""
        self.draw_offers: set[int] = set()
        """The seats that have offered a draw since somebody last answered by hand."""
        self.draw_declined: set[int] = set()
        """Those whose offer was declined since then."""
        self.take_back: tuple[int, set[int]] | None = None
        """The line from which on somebody wishes to take back, and the seats that have consented."""
        self.thinking: set[int] = set()
        """The seats whose bots are thinking about an answer."""
        self.unheard: dict[int, list[Mapping[str, object]]] = {}
        """What the seats of bots that take their time were told since they were asked."""
        self.watchers: set[Watcher] = set()
        """Those who are told what happens."""
        self.left: dict[str, int] = {}
        """When the last page of a person was closed, by person, while none is open."""
        self.away: frozenset[int] = frozenset()
        """The seats whose people are away, as it was noted last."""
        self.deserted: frozenset[int] = frozenset()
        """Those of them for whom the others may call a bot."""
        self.mutes: set[Mute] = set()
        """Who is not heard here, and by whom."""
        self.sent_away: set[str] = set()
        """Those who shall not watch."""
        self.unseated: set[str] = set()
        """Those whose seats the owner has emptied: they need another invitation."""
        self.rematch: str | None = None
        """The table at which the same is played again."""
        self.lock = asyncio.Lock()
        """Held while something is done: one thing after the other."""
        self.shown: Any = None
        """What whoever shows it has made of its seats, for as long as they are the same."""
        self.woken: Callable[[], None] | None = None
        """Called when what comes next may have changed, by whoever sees to it."""

    @property
    def id(self) -> str:
        """What it is found by."""
        return self.row.id

    @property
    def touched(self) -> int:
        """When anything last happened here."""
        return max(self.row.touched, self.written_at)

    @property
    def out_of_time(self) -> int | None:
        """The seat whose time is up, while its opponent decides what follows."""
        return None if self.hosted is None else self.hosted.late

    @property
    def allows_hints(self) -> bool:
        """Whether the coach may be asked here."""
        return self.agreement.allows_hints(len(self._people)) and self.coach is not None

    @cached_property
    def coach(self) -> Coach[Any] | None:
        """The game's own bot, whom people may ask."""
        return coach_of(self.game)

    # ---- who is who

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """The seats in order. Whoever changes one puts down all of them: who sits there is asked all the time."""
        return self._seats

    @seats.setter
    def seats(self, seats: tuple[SeatRow, ...]) -> None:
        self._seats = seats
        self._people = tuple(dict.fromkeys([seat.person for seat in seats if seat.person is not None]))
        self._bots = {seat.number: seat.bot for seat in seats if seat.kind == BOT and seat.bot is not None}

    def people(self) -> tuple[str, ...]:
        """The people who sit here, each once, in the order of their seats."""
        return self._people

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if seat.person == person]

    def opponents(self, seat: int) -> list[int]:
        """The seats of other sides at which people play: no bots, nobody whose seat a bot has, nobody forgotten."""
        substitutes = {} if self.hosted is None else self.hosted.recorded.bots
        side = self.game.side_of(seat)
        return [
            other.number
            for other in self.seats
            if other.person is not None
            and not self.is_forgotten(other.number)
            and other.number not in substitutes
            and self.game.side_of(other.number) != side
        ]

    def check_sits(self, person: str, seat: int) -> None:
        """Refuses somebody who does not sit there."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].person != person:
            raise WORDS.refused(NOT_MINE)

    def check_owner(self, person: str) -> None:
        """Refuses anybody but the owner."""
        if person != self.row.owner:
            raise WORDS.refused("not_the_owner")

    def bots(self) -> Mapping[int, str]:
        """The bots that sit here, by seat."""
        return self._bots

    def is_muted(self, person: str, by: str) -> bool:
        """Whether somebody does not want to hear another."""
        return any(mute.person == person and mute.by == by and not mute.for_all for mute in self.mutes)

    def is_silenced(self, person: str) -> bool:
        """Whether somebody may say nothing more here."""
        return any(mute.person == person and mute.for_all for mute in self.mutes)

    def names(self, language: str | None = None) -> tuple[str, ...]:
        """What each seat is called in a language; in none, bots go by their codes, for which a page has its words."""
        return names_of(self.seats, self.nicknames, language)

    def all_names(self) -> dict[str, tuple[str, ...]]:
        """What each seat is called, by language."""
        return {language: self.names(language) for language in LANGUAGES}

    def is_at(self, update: Update) -> bool:
        """Whether nothing has happened since a version."""
        return self.hosted is not None and self.hosted.version == update.version

    def running(self) -> dict[int, int]:
        """The seats whose time runs, and from when on: people who are asked, unless the table waits for another."""
        if self.hosted is None or self.out_of_time is not None:
            return {}
        hosted, seats = self.hosted, self.seats
        bots, asked = hosted.recorded.bots, hosted.recorded.match.asked
        return {seat: hosted.charged_from(seat) for seat in asked if seats[seat].kind != BOT and seat not in bots}

    def awaited(self) -> list[int]:
        """The seats of the people whose turn it is: those who are asked, or who may claim what follows."""
        late = self.out_of_time
        return list(self.running()) if late is None else self.opponents(late)

    def score(self) -> Any:
        """What everybody sees of the score; nothing before the match, or where a game has none."""
        return None if self.hosted is None else self.hosted.latest.public.get("score")

    # ---- what they offer and wish

    def wishes(self) -> dict[str, Any] | None:
        """What some have offered or wish, in plain values, as ``wish`` takes it; nothing where nobody has."""
        if not self.draw_offers and not self.draw_declined and self.take_back is None:
            return None
        line, consenting = self.take_back or (None, ())
        draw, declined = sorted(self.draw_offers), sorted(self.draw_declined)
        return {"draw": draw, "declined": declined, "take_back": line, "consent": sorted(consenting)}

    def wish(self, plain: Mapping[str, Any] | None) -> None:
        """Takes over what was stored."""
        if plain is not None:
            self.draw_offers = set(plain["draw"])
            self.draw_declined = set(plain.get("declined", ()))
            self.take_back = None if plain["take_back"] is None else (plain["take_back"], set(plain["consent"]))

    def end_wishes(self) -> None:
        """Play has gone on, or is over: nothing is offered or wished any more."""
        self.draw_offers, self.draw_declined, self.take_back = set(), set(), None

    # ---- what they have said beforehand

    def ordered(self, seat: int) -> tuple[int, ...] | None:
        """What a seat has left word to say to the open question: by what its person has brought, or by an order."""
        if self.hosted is None:
            return None
        for moves in (self.seats[seat].prepared or {}).values():
            phrase = prepared_phrase(self.hosted.recorded, seat, moves)
            if phrase is not None:
                return phrase
        given = list(self.orders.get(seat, {}).values())
        if not given:
            return None
        match = self.hosted.recorded.match
        name = answer(given, match.view(seat), match.menu(seat))
        return None if name is None else (self.game.move(name),)

    # ---- what they are told

    def publish(self, update: Update | None) -> None:
        """Tells everybody who watches; nothing in place of a version: seats, clocks or offers have changed."""
        taken = [watcher.tell(update) for watcher in self.watchers]
        self.wake()
        if update is not None and all(taken):
            update.let_go()

    def wake(self) -> None:
        """What comes next may have changed."""
        if self.woken is not None:
            self.woken()

    def present(self, person: str) -> bool:
        """Whether a page of that person is open."""
        return person in [watcher.person for watcher in self.watchers]

    def away_for(self, seat: int, now: int) -> int:
        """How long nobody has been at a seat, in milliseconds; 0 for a bot and for whoever is there."""
        person = self.seats[seat].person
        if person is None or self.present(person):
            return 0
        return now - self.left.get(person, now)

    def is_forgotten(self, seat: int) -> bool:
        """Whether whoever sits there has asked to be forgotten, and comes back no more."""
        person = self.seats[seat].person
        return person is not None and not self.nicknames.get(person)

    def is_away(self, seat: int, now: int, time: int = AWAY_AFTER) -> bool:
        """Whether nobody has been at a seat for so long, where the match is played live, or nobody will ever be."""
        live = not self.agreement.over_days
        return self.is_forgotten(seat) or (live and self.away_for(seat, now) >= time)

    def note_absences(self, now: int) -> bool:
        """Notes who is away, and to whose seats a bot may be called; whether that is news."""
        before = (self.away, self.deserted)
        if not self.left and not self.away and all(map(self.nicknames.get, self._people)):
            return False  # everybody is here, and was before, and nobody was forgotten
        seats = range(len(self.seats))
        self.away = frozenset(seat for seat in seats if self.is_away(seat, now))
        self.deserted = frozenset(seat for seat in seats if self.is_away(seat, now, BOT_AFTER))
        return (self.away, self.deserted) != before

    def next_absence(self, now: int) -> int | None:
        """When somebody will be away, or have been so for long, if anybody is there to be told."""
        if self.agreement.over_days or not self.left or not self.watchers:
            return None
        moments = [left + after for left in self.left.values() for after in (AWAY_AFTER, BOT_AFTER)]
        return min((at for at in moments if at > now), default=None)
