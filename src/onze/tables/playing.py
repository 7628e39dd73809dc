"""What people do at a table in play; whoever may not, is told why, and nothing has changed."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from onze.kernel.menus import Entry
from onze.kernel.phrases import preview
from onze.kernel.records.plays import REFEREE
from onze.kernel.words import Reason, Refused
from onze.tables.hosted import HostedMatch
from onze.tables.house import House, substitute
from onze.tables.orders import give_order
from onze.tables.people import checked_message
from onze.tables.store import PLAYING, NotKept, SentTwice
from onze.tables.table import Table
from onze.tables.words import WORDS

__all__ = ["BOT_AFTER", "Playing", "TooLate"]

BOT_AFTER: Final = 180_000
"""After so many the others may call a bot, where the match is played live."""
LONGEST_PHRASE: Final = 60
"""More moves than any phrase has: a line-up of eleven shirts, a deck of thirty kinds."""


class TooLate(Refused):
    """An answer to a question that has been answered: by another page, by the table, by a bot. Nothing has changed."""


class Playing:
    """What is done at tables in play."""

    def __init__(self, house: House) -> None:
        self.house = house
        """Where the tables are."""

    @contextlib.asynccontextmanager
    async def _at(self, id: str) -> AsyncIterator[tuple[Table, HostedMatch]]:
        """A table in play, held until something is done: nobody sees or does anything there that is not stored yet."""
        while True:
            table = await self.house.table(id)
            async with table.lock:
                if self.house.tables.get(id) is not table:
                    continue  # it was put away, or read again, while somebody else held it
                if table.hosted is None or table.row.state != PLAYING:
                    raise WORDS.refused("not_in_play")
                yield table, table.hosted
                return

    # ---- answering

    async def play(
        self, person: str, id: str, seat: int, number: int, moves: Sequence[str], sent: str | None = None
    ) -> int:
        """A whole phrase, all or none, in answer to a question by its number; returns the version that it made.

        The same ``sent`` twice is played once. An answer that comes too late is refused as ``TooLate``.
        """
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            self._check_free(table, hosted, seat)
            if sent is not None and number != hosted.number(seat):
                line = await self.house.store.sent(table.id, sent)
                if line is not None:
                    return hosted.version
            if number != hosted.number(seat) or seat not in hosted.recorded.match.asked:
                raise TooLate(WORDS.reason("already_played"))
            with contextlib.suppress(SentTwice):
                await self.house.answer(table, seat, self._phrase(hosted, moves), by_hand=True, sent=sent)
            return hosted.version

    def _phrase(self, hosted: HostedMatch, moves: Sequence[str]) -> list[int]:
        if len(moves) > LONGEST_PHRASE:
            raise WORDS.refused("phrase_too_long", values={"most": LONGEST_PHRASE})
        return [hosted.recorded.game.move(move) for move in moves]

    def _check_free(self, table: Table, hosted: HostedMatch, seat: int) -> None:
        """Refuses a seat that a bot plays, or whose time is up."""
        if table.out_of_time is not None:
            raise WORDS.refused("out_of_time")
        if seat in hosted.recorded.bots:
            raise WORDS.refused("bot_plays")

    async def preview(
        self, person: str, id: str, seat: int, moves: Sequence[str]
    ) -> tuple[dict[str, object], list[Entry], Any]:
        """An unfinished phrase: the view, the menu and what is foreseen after it. Nothing is stored or told."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            shown = preview(hosted.recorded.match, self._phrase(hosted, moves), seat)
        return shown.view(seat), shown.menu(seat), shown.foreseen(seat)

    async def why(self, person: str, id: str, seat: int, what: str, moves: Sequence[str] = ()) -> Reason | None:
        """Why a move may not be said now, or nothing be done with a thing, at this point of an unfinished phrase."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            shown = preview(hosted.recorded.match, self._phrase(hosted, moves), seat)
        if what in table.game.things():
            return shown.why_not_thing(what, seat)
        return shown.why_not(table.game.move(what), seat)

    # ---- giving up, and agreeing

    async def resign(self, person: str, id: str, seat: int) -> None:
        """A seat gives up; with more than two sides a bot plays on for it, without a prize."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            now = self.house.now()
            await self.house.keep(table, hosted.call(f"resign seat:{seat}", now))
            if hosted.recorded.match.outcome is None and seat not in hosted.recorded.bots:
                await self.house.keep(table, hosted.hand_over(seat, substitute(table), now))

    async def offer_draw(self, person: str, id: str, seat: int, offer: bool = True) -> None:
        """A seat offers a draw, or takes the offer back; when a seat of every side has, the match is drawn."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            (table.draw_offers.add if offer else table.draw_offers.discard)(seat)
            people = {other.number for other in table.seats if other.person is not None}
            wanted = [side for side in table.game.sides if people & set(side)]
            if len(wanted) < len(table.game.sides):
                table.draw_offers.discard(seat)
                raise WORDS.refused("no_draw_with_bots")
            if all(table.draw_offers & set(side) for side in wanted):
                await self.house.keep(table, hosted.call("agree draw", self.house.now()))
            else:
                table.publish(None)

    # ---- taking back

    async def wish_take_back(self, person: str, id: str, seat: int) -> None:
        """A seat wishes to take its last phrase back, at a friendly table, if everybody else consents."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            if not table.agreement.friendly:
                raise WORDS.refused("not_friendly")
            line = _last_phrase(hosted, seat)
            if line is None:
                raise WORDS.refused("nothing_to_take_back")
            table.take_back = (line, {seat})
            await self._take_back_if_all_consent(table, hosted)

    async def answer_take_back(self, person: str, id: str, seat: int, consent: bool) -> None:
        """Somebody consents to a wish to take back, or does not."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            if table.take_back is None:
                raise WORDS.refused("no_wish")
            if consent:
                table.take_back[1].add(seat)
            else:
                table.take_back = None
            await self._take_back_if_all_consent(table, hosted)

    async def _take_back_if_all_consent(self, table: Table, hosted: HostedMatch) -> None:
        if table.take_back is not None:
            line, consenting = table.take_back
            people = {table.seats[seat].person for seat in consenting}
            if people >= set(table.people()):
                now, clock = self.house.now(), table.agreement.clock
                clocks = clock.taken_back(table.clocks, self.house.running(table), now)
                await self.house.keep(table, hosted.take_back(line, now), clocks)
                table.take_back = None
                return
        table.publish(None)

    # ---- those who are not there

    async def claim(self, person: str, id: str, win: bool) -> None:
        """The opponent of somebody whose time is up chooses: to win, or to play on against a bot."""
        async with self._at(id) as (table, hosted):
            late = table.out_of_time
            if late is None:
                raise WORDS.refused("nobody_is_late")
            mine = table.seats_of(person)
            if not any(table.game.side_of(seat) != table.game.side_of(late) for seat in mine):
                raise WORDS.refused("not_your_opponent")
            now = self.house.now()
            if win:
                await self.house.keep(table, hosted.call(f"resign seat:{late}", now))
            else:
                await self.house.keep(table, hosted.hand_over(late, substitute(table), now))
            table.out_of_time = None
            table.publish(None)

    async def call_bot(self, person: str, id: str, seat: int) -> None:
        """The others call a bot for somebody who has been away for long, where the match is played live."""
        async with self._at(id) as (table, hosted):
            if not table.seats_of(person):
                raise WORDS.refused("not_your_seat")
            self._check_free(table, hosted, seat)
            away = table.away_for(seat, self.house.now())
            if table.agreement.over_days or away < BOT_AFTER:
                raise WORDS.refused("not_away_for_long", values={"minutes": BOT_AFTER // 60_000})
            await self.house.keep(table, hosted.hand_over(seat, substitute(table), self.house.now()))

    async def come_back(self, person: str, id: str, seat: int) -> None:
        """Somebody takes their seat back from a bot, unless they have resigned."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            if seat not in hosted.recorded.bots or seat in hosted.recorded.match.resigned:
                raise WORDS.refused("no_bot_plays")
            clocks = table.agreement.clock.given_back(table.clocks, seat)
            await self.house.keep(table, hosted.give_back(seat, self.house.now()), clocks)

    # ---- beforehand, and beside the game

    async def order(self, person: str, id: str, seat: int, plain: object) -> int:
        """A seat leaves word what to say to a kind of question; nobody else is told."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            orders = table.orders.setdefault(seat, {})
            order = give_order(plain, table.game, hosted.recorded.match.view(seat), len(orders))
            number = await self.house.store.add_order(table.id, seat, order.written())
            orders[number] = order
            table.awake.set()
            return number

    async def revoke(self, person: str, id: str, seat: int, number: int) -> None:
        """A seat takes a standing order back."""
        async with self._at(id) as (table, _):
            table.check_sits(person, seat)
            if number not in table.orders.get(seat, {}):
                raise WORDS.refused("no_such_order")
            await self.house.store.revoke_order(table.id, seat, number)
            del table.orders[seat][number]
            table.awake.set()

    async def say(self, person: str, id: str, text: object) -> int:
        """Somebody says something at a table; returns the number of the message."""
        table = await self.house.table(id)
        number = await self.house.store.add_message(table.id, person, checked_message(text), self.house.now())
        table.publish(None)
        return number

    async def remove_message(self, person: str, id: str, number: int) -> None:
        """The owner of a table removes what somebody has said there."""
        table = await self.house.table(id)
        table.check_owner(person)
        try:
            await self.house.store.remove_message(table.id, number)
        except NotKept:
            raise WORDS.refused("no_such_message") from None


def _last_phrase(hosted: HostedMatch, seat: int) -> int | None:
    """The first line of the last phrase of a seat that still stands: what was said in one go is taken back in one."""
    plays = hosted.recorded.plays
    line: int | None = None
    for play in reversed(plays[1:]):
        if play.seat == seat:
            line = play.line
        elif line is not None and play.who != REFEREE:
            break
    return line
