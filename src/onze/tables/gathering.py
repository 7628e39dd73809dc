"""Until the match begins: tables are opened, seats are taken, everybody is ready."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from onze.kernel.chance.committed import commitment
from onze.kernel.records import kick_off
from onze.kernel.records.head import checked_words
from onze.tables.agreement import agree, checked_bot
from onze.tables.clocks import DAY
from onze.tables.house import House
from onze.tables.people import checked_nickname, digest_of, new_id, new_token, opens, record_names
from onze.tables.seat_files import moves_brought
from onze.tables.store import FINISHED, PLAYING, WAITING, Line, SeatChange, SeatRow, TableRow
from onze.tables.table import BOT, EMPTY, PERSON, Table
from onze.tables.words import WORDS, not_as_wanted

__all__ = ["DESERTED_AFTER", "Gathering", "Opened"]

DESERTED_AFTER: Final = 30 * DAY
"""So many milliseconds a table waits for its match, if nobody sits down, stands up or is ready."""


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

    @contextlib.asynccontextmanager
    async def _at(self, id: str) -> AsyncIterator[Table]:
        """A table, held until something is done there."""
        while True:
            table = await self.house.table(id)
            async with table.lock:
                if self.house.tables.get(id) is table:  # else it was put away, or read again, meanwhile
                    yield table
                    return

    # ---- tables

    async def open_table(
        self, owner: str, plain: object, sitting: Sequence[Mapping[str, Any]] = (), rematch_of: str | None = None
    ) -> Opened:
        """Opens a table. ``sitting`` says who takes which seat: the owner (``me``), a ``bot`` by its code, or nobody.

        Whoever else plays at the owner's screen may be ``called`` something on a seat of theirs.
        Without it the owner takes the first seat, and the others are empty.
        """
        agreement, game = await asyncio.to_thread(agree, plain)  # a large file takes a while, and others play on
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
                called = checked_nickname(wish["called"]) if wish.get("called") else None
                seats.append(SeatRow(id, number, PERSON, owner, called=called))
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
        async with self._at(id) as table:
            await self._start_if_ready(table)  # where only bots play, nobody has to say so
        return Opened(table, invitations, spectators)

    async def close_table(self, person: str, id: str) -> None:
        """The owner closes a table whose match has not begun."""
        async with self._at(id) as table:
            table.check_owner(person)
            if table.row.state != WAITING:
                raise WORDS.refused("not_waiting")
            await self.house.store.change_table(id, state=FINISHED, touched=self.house.now())
            table.row = replace(table.row, state=FINISHED, touched=self.house.now())
        table.publish(None)

    async def close_deserted(self) -> None:
        """Tables that wait for their match and that nobody has touched for long are closed."""
        for id in await self.house.store.waiting_since(self.house.now() - DESERTED_AFTER):
            await self.house.end(id)

    # ---- seats

    async def sit(self, person: str, id: str, seat: int, token: str | None = None) -> Table:
        """Somebody takes an empty seat: with its invitation, or anybody at an open table."""
        async with self._at(id) as table:
            row = self._waiting_seat(table, seat)
            invited = token is not None and row.invitation_digest is not None and opens(token, row.invitation_digest)
            unwanted = not table.agreement.open or person in table.sent_away or person in table.unseated
            if not invited and unwanted and person != table.row.owner:
                raise WORDS.refused("not_invited")
            if row.kind != EMPTY:
                raise WORDS.refused("seat_taken")
            known = await self.house.store.person(person)
            if known is None:
                raise WORDS.refused("nobody_here")
            table.nicknames[person] = known.nickname
            await self._change(table, seat, kind=PERSON, person=person, bot=None, ready=False)
            if person in table.unseated:
                await self._unseat(table, table.unseated - {person})
        return table

    async def stand_up(self, person: str, id: str, seat: int) -> None:
        """Somebody leaves a seat before the match."""
        async with self._at(id) as table:
            self._waiting_seat(table, seat)
            table.check_sits(person, seat)
            await self._change(table, seat, kind=EMPTY, person=None, bot=None, ready=False)

    async def bring(self, person: str, id: str, seat: int, name: str, text: str) -> None:
        """Somebody brings a file of their own to a seat, in place of one of that kind; an empty text takes it away."""
        async with self._at(id) as table:
            row = self._waiting_seat(table, seat)
            table.check_sits(person, seat)
            prepared = {kind: moves for kind, moves in (row.prepared or {}).items() if kind != name}
            if text:
                prepared[name] = await asyncio.to_thread(moves_brought, table.game, name, text)
            await self._change(table, seat, prepared=prepared or None)

    async def seat_bot(self, person: str, id: str, seat: int, code: object) -> None:
        """The owner puts a bot on an empty seat, or another one in its place."""
        async with self._at(id) as table:
            table.check_owner(person)
            if self._waiting_seat(table, seat).kind == PERSON:
                raise WORDS.refused("seat_taken")
            bot = checked_bot(code, table.game)
            await self._change(table, seat, kind=BOT, person=None, bot=bot, ready=True)
            await self._start_if_ready(table)

    async def clear_seat(self, person: str, id: str, seat: int) -> None:
        """The owner sends a bot or a person away from a seat, and its older link opens nothing any more.

        Whoever sat there needs another invitation, at an open table too.
        """
        async with self._at(id) as table:
            table.check_owner(person)
            await self._emptied(table, seat)

    async def invite_anew(self, person: str, id: str, seat: int) -> str:
        """The owner issues a seat anew: the older link opens nothing any more, and whoever sat there has left."""
        async with self._at(id) as table:
            table.check_owner(person)
            return await self._emptied(table, seat)

    async def _emptied(self, table: Table, seat: int) -> str:
        """The owner empties a seat; returns the token of its new invitation."""
        sat, token = self._waiting_seat(table, seat).person, new_token()
        digest = digest_of(token)
        await self._change(table, seat, kind=EMPTY, person=None, bot=None, ready=False, invitation_digest=digest)
        if sat is not None:
            await self._unseat(table, table.unseated | {sat})
        return token

    async def _unseat(self, table: Table, unseated: set[str]) -> None:
        """Keeps whose seats the owner has emptied."""
        await self.house.store.change_table(table.id, unseated=sorted(unseated))
        table.unseated = unseated

    async def spectators_anew(self, person: str, id: str) -> str:
        """The owner issues the spectators' link anew: the older one opens nothing any more."""
        table = await self.house.table(id)
        table.check_owner(person)
        token = new_token()
        await self.house.store.change_table(table.id, spectators_digest=digest_of(token))
        table.row = replace(table.row, spectators_digest=digest_of(token))
        table.publish(None)
        return token

    async def send_away(self, owner: str, id: str, person: str) -> None:
        """The owner sends somebody away who only watches: they do not see the table again until it is over."""
        table = await self.house.table(id)
        table.check_owner(owner)
        if person not in table.sent_away:
            await self.house.store.send_away(table.id, person)
            table.sent_away.add(person)
        table.publish(None)

    def _waiting_seat(self, table: Table, seat: int) -> SeatRow:
        if table.row.state != WAITING:
            raise WORDS.refused("match_has_begun")
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(table.seats):
            raise WORDS.refused("no_such_seat", values={"seats": len(table.seats)})
        return table.seats[seat]

    async def _change(self, table: Table, seat: int, **columns: Any) -> None:
        if "person" in columns:
            columns = {"prepared": None, "called": None, **columns}  # what somebody has brought leaves with them
        changed: SeatChange = columns  # type: ignore[assignment]
        await self.house.store.change_seat(table.id, seat, **changed)
        await self.house.store.change_table(table.id, touched=self.house.now())
        seats = list(table.seats)
        seats[seat] = replace(seats[seat], **columns)
        table.seats = tuple(seats)
        table.row = replace(table.row, touched=self.house.now())
        table.publish(None)

    # ---- ready, and off

    def commitment(self, table: Table) -> str:
        """What is shown of the sealed luck before anybody adds a word."""
        return commitment(table.row.seed)

    async def ready(self, person: str, id: str, seat: int, word: str = "", ready: bool = True) -> None:
        """Somebody is ready, with a word of their own for the luck, or not ready any more."""
        async with self._at(id) as table:
            self._waiting_seat(table, seat)
            table.check_sits(person, seat)
            words = {name: said for name, said in (table.row.words or {}).items() if name != str(seat)}
            words |= {str(number): said for number, said in checked_words(table.game, {seat: word}).items()}
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
        clocks = self.house.keeping.clocks_kept(table.clocks)
        lines = [Line(number, text, now, clocks) for number, text in enumerate(recorded.record.lines, 1)]
        try:
            await self.house.store.append(table.id, lines)
            await self.house.store.change_table(table.id, state=PLAYING, touched=now)
        except BaseException:  # the lines may be kept: then it has been dealt
            self.house.lose(table)
            raise
        table.row = replace(table.row, state=PLAYING, touched=now)
        table.hosted = self.house.host(table, recorded, now)
        table.publish(table.hosted.latest)
        self.house.tending.begin(table)

    async def rematch(self, person: str, id: str) -> Opened:
        """The same again, everybody one seat further; those who sat here are seated, and say when they are ready."""
        table = await self.house.table(id)
        if person not in table.people():
            raise WORDS.refused("not_your_seat")
        turned = [table.seats[-1], *table.seats[:-1]]
        opened = await self.open_table(person, table.agreement.written(), [{"kind": EMPTY}] * len(turned), id)
        again = opened.table
        table.rematch = again.id
        async with again.lock:
            for number, seat in enumerate(turned):
                if seat.kind == BOT:
                    await self._change(again, number, kind=BOT, bot=seat.bot, ready=True)
                elif seat.person is not None:
                    again.nicknames[seat.person] = table.nicknames.get(seat.person, "")
                    kept = {"prepared": seat.prepared, "called": seat.called}
                    await self._change(again, number, kind=PERSON, person=seat.person, **kept)
        left = {seat: token for seat, token in opened.invitations.items() if again.seats[seat].kind == EMPTY}
        return Opened(again, left, opened.spectators)
