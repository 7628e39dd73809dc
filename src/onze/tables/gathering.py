"""Until the match begins: people come, tables are opened, seats are taken, everybody is ready."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from onze.kernel.chance.committed import commitment
from onze.kernel.records import kick_off
from onze.kernel.records.head import checked_words
from onze.tables.agreement import agree, checked_bot
from onze.tables.house import House
from onze.tables.people import checked_nickname, digest_of, new_id, new_token, opens, record_names
from onze.tables.store import PLAYING, WAITING, Line, Person, SeatChange, SeatRow, TableRow
from onze.tables.table import BOT, EMPTY, PERSON, Table
from onze.tables.words import WORDS, not_as_wanted

__all__ = ["Gathering", "Opened"]


class Opened:
    """A table that was just opened, with the tokens of its links: they are told once and never again."""

    def __init__(self, table: Table, invitations: Mapping[int, str], spectators: str) -> None:
        self.table = table
        """The table."""
        self.invitations = invitations
        """The token of the invitation to each empty seat."""
        self.spectators = spectators
        """The token of the link for whoever only watches."""


class Gathering:
    """What is done at tables before they are played."""

    def __init__(self, house: House) -> None:
        self.house = house
        """Where the tables are."""

    # ---- people

    async def come(self, nickname: object) -> tuple[Person, str]:
        """Somebody new, and the token that brings them back, which is told once."""
        token = new_token()
        person = Person(new_id(), checked_nickname(nickname), digest_of(token), self.house.now())
        await self.house.store.add_person(person)
        return person, token

    async def come_back(self, token: str) -> Person | None:
        """Somebody by the token of their return link."""
        return await self.house.store.person_by_return(digest_of(token))

    async def return_anew(self, person: str) -> str:
        """The token of another return link; the one before opens nothing any more."""
        token = new_token()
        await self.house.store.change_return(person, digest_of(token))
        return token

    async def rename(self, person: str, nickname: object) -> str:
        """Somebody goes by another nickname, at once at every table; returns it as it is shown."""
        checked = checked_nickname(nickname)
        await self.house.store.rename(person, checked)
        self._called(person, checked)
        return checked

    async def forget(self, person: str) -> None:
        """Nickname and way back are gone, for good."""
        await self.house.store.forget_person(person)
        self._called(person, "")

    def _called(self, person: str, nickname: str) -> None:
        for table in self.house.tables.values():
            if person in table.nicknames:
                table.nicknames[person] = nickname
                if table.hosted is not None:
                    table.hosted.voice.names = table.names()
                table.publish(None)

    # ---- tables

    async def open_table(
        self, owner: str, plain: object, sitting: Sequence[Mapping[str, Any]] = (), rematch_of: str | None = None
    ) -> Opened:
        """Opens a table. ``sitting`` says who takes which seat: the owner (``me``), a ``bot`` by its code, or nobody.

        Without it the owner takes the first seat, and the others are empty.
        """
        agreement, game = agree(plain)
        id, now = new_id(), self.house.now()
        wished = list(sitting) or [{"kind": "me"}]
        if len(wished) > game.seats:
            raise WORDS.refused("too_many_sitting", values={"seats": game.seats, "count": len(wished)})
        wished += [{"kind": EMPTY}] * (game.seats - len(wished))
        invitations: dict[int, str] = {}
        seats: list[SeatRow] = []
        for number, wish in enumerate(wished):
            kind = wish.get("kind")
            if kind == "me":
                seats.append(SeatRow(id, number, PERSON, owner))
            elif kind == BOT:
                seats.append(SeatRow(id, number, BOT, None, checked_bot(wish.get("bot", "coach"), game), None, True))
            elif kind == EMPTY:
                invitations[number] = new_token()
                seats.append(SeatRow(id, number, EMPTY, None, None, digest_of(invitations[number])))
            else:
                raise not_as_wanted("sitting", kind, "sitting")
        spectators = new_token()
        row = TableRow(
            id=id,
            agreement=agreement.written(),
            owner=owner,
            state=WAITING,
            created=now,
            touched=now,
            seed=secrets.token_bytes(32),
            open=agreement.open,
            words={},
            rules_version=game.rules_version,
            rematch_of=rematch_of,
            spectators_digest=digest_of(spectators),
        )
        await self.house.store.add_table(row, seats)
        return Opened(await self.house.table(id), invitations, spectators)

    # ---- seats

    async def sit(self, person: str, id: str, seat: int, token: str | None = None) -> Table:
        """Somebody takes an empty seat: with its invitation, or anybody at an open table."""
        table = await self.house.table(id)
        async with table.lock:
            row = self._waiting_seat(table, seat)
            invited = token is not None and row.invitation_digest is not None and opens(token, row.invitation_digest)
            if not invited and not table.agreement.open and person != table.row.owner:
                raise WORDS.refused("not_invited")
            if row.kind != EMPTY:
                raise WORDS.refused("seat_taken")
            known = await self.house.store.person(person)
            if known is None:
                raise WORDS.refused("nobody_here")
            table.nicknames[person] = known.nickname
            await self._change(table, seat, kind=PERSON, person=person, bot=None, ready=False)
        return table

    async def stand_up(self, person: str, id: str, seat: int) -> None:
        """Somebody leaves a seat before the match."""
        table = await self.house.table(id)
        async with table.lock:
            self._waiting_seat(table, seat)
            table.check_sits(person, seat)
            await self._change(table, seat, kind=EMPTY, person=None, bot=None, ready=False)

    async def seat_bot(self, person: str, id: str, seat: int, code: object) -> None:
        """The owner puts a bot on an empty seat, or another one in its place."""
        table = await self.house.table(id)
        async with table.lock:
            table.check_owner(person)
            if self._waiting_seat(table, seat).kind == PERSON:
                raise WORDS.refused("seat_taken")
            bot = checked_bot(code, table.game)
            await self._change(table, seat, kind=BOT, person=None, bot=bot, ready=True)
            await self._start_if_ready(table)

    async def clear_seat(self, person: str, id: str, seat: int) -> None:
        """The owner sends a bot or a person away from a seat."""
        table = await self.house.table(id)
        async with table.lock:
            table.check_owner(person)
            self._waiting_seat(table, seat)
            await self._change(table, seat, kind=EMPTY, person=None, bot=None, ready=False)

    async def invite_anew(self, person: str, id: str, seat: int) -> str:
        """The owner issues a seat anew: the older link opens nothing any more, and whoever sat there has left."""
        table = await self.house.table(id)
        async with table.lock:
            table.check_owner(person)
            self._waiting_seat(table, seat)
            token = new_token()
            await self._change(
                table, seat, kind=EMPTY, person=None, bot=None, ready=False, invitation_digest=digest_of(token)
            )
        return token

    async def spectators_anew(self, person: str, id: str) -> str:
        """The owner issues the spectators' link anew: the older one opens nothing any more."""
        table = await self.house.table(id)
        table.check_owner(person)
        token = new_token()
        await self.house.store.change_table(table.id, spectators_digest=digest_of(token))
        table.row = replace(table.row, spectators_digest=digest_of(token))
        table.publish(None)
        return token

    def _waiting_seat(self, table: Table, seat: int) -> SeatRow:
        if table.row.state != WAITING:
            raise WORDS.refused("match_has_begun")
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(table.seats):
            raise WORDS.refused("no_such_seat", values={"last": len(table.seats) - 1})
        return table.seats[seat]

    async def _change(self, table: Table, seat: int, **columns: Any) -> None:
        changed: SeatChange = columns  # type: ignore[assignment]
        await self.house.store.change_seat(table.id, seat, **changed)
        table.seats[seat] = replace(table.seats[seat], **columns)
        table.publish(None)

    # ---- ready, and off

    def commitment(self, table: Table) -> str:
        """What is shown of the sealed luck before anybody adds a word."""
        return commitment(table.row.seed)

    async def ready(self, person: str, id: str, seat: int, word: str = "", ready: bool = True) -> None:
        """Somebody is ready, with a word of their own for the luck, or not ready any more."""
        table = await self.house.table(id)
        async with table.lock:
            self._waiting_seat(table, seat)
            table.check_sits(person, seat)
            words = {name: said for name, said in (table.row.words or {}).items() if name != str(seat)}
            if word:
                words[str(seat)] = checked_words(table.game, {seat: word})[seat]
            await self.house.store.change_table(table.id, words=words, touched=self.house.now())
            table.row = replace(table.row, words=words, touched=self.house.now())
            await self._change(table, seat, ready=ready)
            await self._start_if_ready(table)

    async def _start_if_ready(self, table: Table) -> None:
        """Deals as soon as nobody is missing."""
        if not all(seat.kind != EMPTY and seat.ready for seat in table.seats):
            return
        names = record_names([seat.person for seat in table.seats], [seat.bot for seat in table.seats])
        words = {int(seat): word for seat, word in (table.row.words or {}).items()}
        recorded = kick_off(table.game, table.row.seed, names, words)
        now = self.house.now()
        table.clocks = table.agreement.clock.started(len(table.seats), now)
        clocks = table.clocks.written()
        lines = [Line(number, text, now, clocks) for number, text in enumerate(recorded.record.lines, 1)]
        await self.house.store.append(table.id, lines)
        await self.house.store.change_table(table.id, state=PLAYING, touched=now)
        table.row = replace(table.row, state=PLAYING, touched=now)
        table.hosted = self.house.host(table, recorded)
        table.publish(table.hosted.latest)
        self.house.tend(table)

    async def rematch(self, person: str, id: str) -> Opened:
        """The same again, everybody one seat further; those who sat here are seated, and say when they are ready."""
        table = await self.house.table(id)
        if person not in table.people():
            raise WORDS.refused("not_your_seat")
        turned = [table.seats[-1], *table.seats[:-1]]
        opened = await self.open_table(person, table.agreement.written(), [{"kind": EMPTY}] * len(turned), id)
        again = opened.table
        async with again.lock:
            for number, seat in enumerate(turned):
                if seat.kind == BOT:
                    await self._change(again, number, kind=BOT, bot=seat.bot, ready=True)
                elif seat.person is not None:
                    again.nicknames[seat.person] = table.nicknames.get(seat.person, "")
                    await self._change(again, number, kind=PERSON, person=seat.person)
        return opened
