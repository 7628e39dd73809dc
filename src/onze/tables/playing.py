"""What people do at a table in play; whoever may not, is told why, and nothing has changed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from onze.kernel.match import Match
from onze.kernel.menus import Entry
from onze.kernel.phrases import preview
from onze.kernel.records.plays import read_play
from onze.kernel.words import KERNEL_WORDS, Reason, Text
from onze.tables.foreseeing import foresee_in_turns
from onze.tables.hosted import HostedMatch, question_numbers
from onze.tables.house import House
from onze.tables.odds import menu_without_odds, view_without_odds
from onze.tables.orders import give_order
from onze.tables.seat_files import MOST_MOVES
from onze.tables.seated_bots import substitute
from onze.tables.store import PLAYING, SentTwice
from onze.tables.table import BOT_AFTER, Table
from onze.tables.taking_back import last_phrase
from onze.tables.words import WORDS

__all__ = ["Hint", "Playing", "Previewed"]


class Previewed(NamedTuple):
    """An unfinished phrase."""

    view: dict[str, object]
    menu: list[Entry]
    foreseen: Any
    """What each listed move would change; empty where the match has gone on meanwhile."""
    question: Text
    """What is asked at this point of the phrase."""


class Hint(NamedTuple):
    """What the coach would say."""

    moves: list[str]
    """The moves that would complete the phrase, the next one first."""
    reason: Text | None
    """Why the next one, in a sentence; nothing where there is no choice."""


class _AtTable:
    """Holds a table in play. What is done most often is done within: a generator would cost twice as much."""

    def __init__(self, house: House, id: str, or_over: bool) -> None:
        self._house, self._id, self._or_over = house, id, or_over

    async def __aenter__(self) -> tuple[Table, HostedMatch]:
        """Waits for the table."""
        tables = self._house.tables
        while True:
            table = tables.get(self._id) or await self._house.table(self._id)
            await table.lock.acquire()
            if tables.get(self._id) is table:
                break
            table.lock.release()  # it was put away, or read again, while somebody else held it
        try:
            hosted = _in_play(table, self._or_over)
        except BaseException:
            table.lock.release()
            raise
        self._table = table
        return table, hosted

    async def __aexit__(self, *_: object) -> None:
        """Lets others have it."""
        self._table.lock.release()


def _in_play(table: Table, or_over: bool = False) -> HostedMatch:
    """The match of a table in play, or a refusal."""
    if table.hosted is None or (table.row.state != PLAYING and not or_over):
        raise WORDS.refused("not_in_play")
    return table.hosted


class Playing:
    """What is done at tables in play."""

    def __init__(self, house: House) -> None:
        self.house = house
        """Where the tables are."""

    def _at(self, id: str, or_over: bool = False) -> "_AtTable":
        """A table in play, held until something is done: nobody sees or does anything there that is not stored yet."""
        return _AtTable(self.house, id, or_over)

    # ---- answering

    async def play(
        self, person: str, id: str, seat: int, number: int, moves: Sequence[str], sent: str | None = None
    ) -> int:
        """A whole phrase, all or none, in answer to a question by its number; returns the version that it made.

        The same answer twice under one ``sent`` is played once, and said to be done whatever has happened since;
        anything else under a ``sent`` that is known is refused, and so is what comes too late, when another page, the
        table or a bot has answered.
        """
        async with self._at(id, or_over=True) as (table, hosted):
            table.check_sits(person, seat)
            if number != hosted.number(seat):
                line = None if sent is None else await self.house.store.sent(table.id, sent)
                if line is None:
                    raise WORDS.refused("already_played")
                await self._check_sent_again(table, line, seat, number, moves)
                return hosted.version
            if table.row.state != PLAYING:
                raise WORDS.refused("not_in_play")
            self._check_free(table, hosted, seat)
            if seat not in hosted.recorded.match.asked:
                raise WORDS.refused("already_played")
            try:
                await self.house.keeping.answer(table, seat, self._phrase(hosted, moves), by_hand=True, sent=sent)
            except SentTwice as known:
                await self._check_sent_again(table, known.line, seat, number, moves)
            return hosted.version

    async def _check_sent_again(self, table: Table, line: int, seat: int, number: int, moves: Sequence[str]) -> None:
        """Refuses what is not the very answer that begins on a line, but was sent under the same name."""
        texts = [kept.text for kept in await self.house.store.lines(table.id, last=line + len(moves) - 1)]
        before, said = texts[: line - 1], [read_play(line, text) for text in texts[line - 1 :]]
        asked = question_numbers(before, [1] * len(table.seats))[seat]
        if (
            not moves
            or asked != number
            or [(play.seat, play.what) for play in said] != [(seat, move) for move in moves]
        ):
            raise WORDS.refused("sent_before")

    def _phrase(self, hosted: HostedMatch, moves: Sequence[str]) -> list[int]:
        if len(moves) > MOST_MOVES:
            raise WORDS.refused("phrase_too_long", values={"most": MOST_MOVES})
        return [hosted.recorded.game.move(move) for move in moves]

    def _check_free(self, table: Table, hosted: HostedMatch, seat: int) -> None:
        """Refuses a seat that a bot plays, or whose time is up."""
        if table.out_of_time is not None:
            raise WORDS.refused("out_of_time")
        if seat in hosted.recorded.bots:
            raise WORDS.refused("bot_plays")

    async def preview(self, person: str, id: str, seat: int, moves: Sequence[str]) -> Previewed:
        """An unfinished phrase, and what is asked, offered and foreseen after it. Nothing is stored or told."""
        known = self.house.tables.get(id)
        if known is not None and not known.lock.locked():  # nothing is waited for, so nothing comes in between
            hosted = _in_play(known)
            shown = self._previewed(known, hosted, person, seat, moves)
        else:
            async with self._at(id) as (table, hosted):
                shown = self._previewed(table, hosted, person, seat, moves)
        version = hosted.version
        view = shown.view(seat)
        menu = shown.menu(seat, view)
        if not hosted.odds:
            view, menu = view_without_odds(shown, view), menu_without_odds(menu)
        question = hosted.voice.question(hosted.recorded.game, view, menu)
        foreseen = await foresee_in_turns(shown, seat, lambda: hosted.version == version, hosted.odds)
        return Previewed(view, menu, foreseen or {}, question)

    def _previewed(self, table: Table, hosted: HostedMatch, person: str, seat: int, moves: Sequence[str]) -> Match:
        table.check_sits(person, seat)
        return preview(hosted.recorded.match, self._phrase(hosted, moves), seat)

    async def why(self, person: str, id: str, seat: int, what: str, moves: Sequence[str] = ()) -> Reason | None:
        """Why a move may not be said now, or nothing be done with a thing, at this point of an unfinished phrase.

        Of a thing of which something holds whoever is asked, that is said.
        """
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            shown = preview(hosted.recorded.match, self._phrase(hosted, moves), seat)
            names = table.all_names()
        if (about := shown.about(what)) is not None:
            return about
        if seat not in shown.asked and shown.decision is not None:
            # the kernel knows seats only by their numbers
            asked = [{language: said[other] for language, said in names.items()} for other in shown.asked]
            return KERNEL_WORDS.reason("not_asked", shown.decision.rule, {"asked": asked})
        if what in table.game.things():
            return shown.why_not_thing(what, seat)
        return shown.why_not(table.game.move(what), seat)

    async def hint(self, person: str, id: str, seat: int, moves: Sequence[str] = ()) -> Hint:
        """What the coach would say at this point of an unfinished phrase, and why, at a table that allows it.

        It is shown a match in which all that the seat cannot know is dealt anew, and the best of what it ranks is taken
        without luck: whoever asks twice is told the same.
        """
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            coach = table.coach
            if coach is None or not table.allows_hints:
                raise WORDS.refused("no_hints")
            self._check_free(table, hosted, seat)
            if seat not in hosted.recorded.match.asked:
                raise WORDS.refused("not_asked")
            shown = preview(hosted.recorded.match, self._phrase(hosted, moves), seat)
            luck = hosted.recorded.thinking()
        dealt = shown.redealt(seat, luck)
        reason: Text | None = None
        said: list[int] = []
        while True:
            now = preview(dealt, said, seat)
            best = coach.rank(now, seat)[0].move
            if not said:
                reason = coach.why(now, seat, best)
            said.append(best)
            assert now.decision is not None
            if now.decision.commits(now, best, seat):
                return Hint([table.game.name(move) for move in said], reason)

    # ---- giving up, and agreeing

    async def resign(self, person: str, id: str, seat: int) -> None:
        """A seat gives up; with more than two sides a bot plays on for it, without a prize."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            now = self.house.now()
            await self.house.keeping.keep(table, hosted.call(f"resign seat:{seat}", now))
            if hosted.recorded.match.outcome is None and seat not in hosted.recorded.bots:
                await self.house.keeping.keep(table, hosted.hand_over(seat, substitute(table), now))

    async def offer_draw(self, person: str, id: str, seat: int, offer: bool = True) -> None:
        """A seat offers a draw, or does not want one; when a seat of every side has offered it, the match is drawn.

        Whoever has offered takes that back by not wanting one any more, and anybody else declines what others offer.
        Nobody whose offer was declined offers another before play has gone on.
        """
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            people = {other.number for other in table.seats if other.person is not None}
            wanted = [side for side in table.game.sides if people & set(side)]
            if len(wanted) < len(table.game.sides):
                raise WORDS.refused("no_draw_with_bots")
            offers, declined = table.draw_offers, table.draw_declined
            others = {other for other in offers if table.game.side_of(other) != table.game.side_of(seat)}
            if not offer and seat not in offers:
                offers, declined = (set(), declined | offers) if others else (offers, declined)
            elif offer and seat in declined and not others:
                raise WORDS.refused("draw_was_declined")
            else:
                offers = offers | {seat} if offer else offers - {seat}
            if all(offers & set(side) for side in wanted):
                await self.house.keeping.keep(table, hosted.call("agree draw", self.house.now()))
            else:
                await self._wish(table, offers, table.take_back, declined)

    # ---- taking back

    async def wish_take_back(self, person: str, id: str, seat: int) -> None:
        """A seat wishes to take its last phrase back, at a friendly table, if everybody else consents.

        The question that it comes to is then its own: where it has only one answer, it may wish to go back further.
        """
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            if not table.agreement.friendly:
                raise WORDS.refused("not_friendly")
            line = await last_phrase(hosted.recorded.game, hosted.recorded.plays, seat)
            if line is None:
                raise WORDS.refused("nothing_to_take_back")
            await self._take_back_if_all_consent(table, hosted, line, {seat})

    async def answer_take_back(self, person: str, id: str, seat: int, consent: bool) -> None:
        """Somebody consents to a wish to take back, or does not."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            if table.take_back is None:
                raise WORDS.refused("no_wish")
            line, consenting = table.take_back
            if consent:
                await self._take_back_if_all_consent(table, hosted, line, {*consenting, seat})
            else:
                await self._wish(table, table.draw_offers, None, table.draw_declined)

    async def _take_back_if_all_consent(
        self, table: Table, hosted: HostedMatch, line: int, consenting: set[int]
    ) -> None:
        people = {table.seats[seat].person for seat in consenting}
        if not people >= set(table.people()):
            await self._wish(table, table.draw_offers, (line, consenting), table.draw_declined)
            return
        now, clock = self.house.now(), table.agreement.clock
        clocks = clock.taken_back(table.clocks, table.running(), now)
        if table.out_of_time is not None:
            clocks = clock.given_back(clocks, table.out_of_time)
        await self.house.keeping.keep(table, hosted.take_back(line, now), clocks)

    async def _wish(
        self, table: Table, offers: set[int], take_back: tuple[int, set[int]] | None, declined: set[int]
    ) -> None:
        """What is offered or wished is kept until play goes on, also over days and when the server is restarted."""
        before = table.draw_offers, table.take_back, table.draw_declined
        table.draw_offers, table.take_back, table.draw_declined = offers, take_back, declined
        try:
            await self.house.store.change_table(table.id, wishes=table.wishes())
        except BaseException:
            table.draw_offers, table.take_back, table.draw_declined = before
            raise
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
                await self.house.keeping.keep(table, hosted.lose_on_time(late, now))
            else:
                await self.house.keeping.keep(table, hosted.hand_over(late, substitute(table), now))

    async def call_bot(self, person: str, id: str, seat: int) -> None:
        """The others call a bot for whoever was forgotten or, where a match is played live, has been away for long."""
        async with self._at(id) as (table, hosted):
            if not table.seats_of(person):
                raise WORDS.refused("not_your_seat")
            self._check_free(table, hosted, seat)
            if not table.is_away(seat, self.house.now(), BOT_AFTER):
                raise WORDS.refused("not_away_for_long", values={"minutes": BOT_AFTER // 60_000})
            await self.house.keeping.keep(table, hosted.hand_over(seat, substitute(table), self.house.now()))

    async def come_back(self, person: str, id: str, seat: int) -> None:
        """Somebody takes their seat back from a bot, unless they have resigned."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            if seat in hosted.recorded.match.resigned:
                raise WORDS.refused("has_resigned")
            if seat not in hosted.recorded.bots:
                raise WORDS.refused("no_bot_plays")
            clocks = table.agreement.clock.given_back(table.clocks, seat)
            await self.house.keeping.keep(table, hosted.give_back(seat, self.house.now()), clocks)

    # ---- beforehand

    async def order(self, person: str, id: str, seat: int, plain: object) -> int:
        """A seat leaves word what to say to a kind of question; nobody else is told."""
        async with self._at(id) as (table, hosted):
            table.check_sits(person, seat)
            orders = table.orders.setdefault(seat, {})
            view = hosted.recorded.match.view(seat)
            order = give_order(plain, table.game, view, len(orders), hosted.latest.question(seat))
            number = await self.house.store.add_order(table.id, seat, order.written())
            orders[number] = order
            table.wake()
            return number

    async def revoke(self, person: str, id: str, seat: int, number: int) -> None:
        """A seat takes a standing order back."""
        async with self._at(id) as (table, _):
            table.check_sits(person, seat)
            if number not in table.orders.get(seat, {}):
                raise WORDS.refused("no_such_order")
            await self.house.store.revoke_order(table.id, seat, number)
            del table.orders[seat][number]
            table.wake()
