"""Twins: a match, and the same with all that a seat cannot know dealt anew, each at a table of its own in one house.

Both are played with the same moves and the same sealed luck, through the store, the house and the pages of the server.
A seat has a page at each. What the two pages are sent, byte for byte, is the same until a rule shows the seat something
in which the matches differ; so is what it is told when it asks. Both records begin with a position (a line ``rules``,
as where newer rules take over), so that looking and taking back play from there in either.
"""

import asyncio
import json
import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from onze.kernel.chance import Seeded
from onze.kernel.chance.committed import Committed
from onze.kernel.conformance.facts import Facts, separate
from onze.kernel.conformance.told import Ear, Told, unordered
from onze.kernel.conformance.witness import frozen
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.records.plays import written_rules
from onze.kernel.records.writer import RecordedMatch
from onze.kernel.words import Refused
from onze.server.answers import Past
from onze.server.desk import Desk
from onze.server.pages import Page
from onze.server.wire import Because, Hinted, Previewed, encode, refusal
from onze.tables.hosted import HostedMatch
from onze.tables.people import new_id
from onze.tables.store import PLAYING, Line, SeatRow, TableRow
from onze.tables.table import PERSON, Table

__all__ = ["Leak", "Twins"]

PATIENCE: Final = 20
HASH: Final = re.compile(r'"final_hash":"[0-9a-f]{64}"')
ASKED_FOR: Final = 4
"""So many moves that could be meant, others and things a seat asks about at each version."""


class Leak(AssertionError):  # noqa: N818 - it is what it says
    """A seat was told something in which two matches differ that it cannot tell apart."""


class Wire:
    """In place of a line: keeps what is sent."""

    ready = True

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.news = asyncio.Event()

    def say(self, message: bytes) -> None:
        """Keeps a message."""
        self.sent.append(message.decode())
        self.news.set()

    async def drained(self) -> None:
        """It never is slow."""


class Listener:
    """An ear that also minds the order in which things are told."""

    def __init__(self, match: Match, viewer: int | None, secret: Facts) -> None:
        self.ear = Ear(match, viewer, secret)
        self.in_order: list[str] = []

    @property
    def told(self) -> list[Told]:
        """Everything told, and the view in the end."""
        return self.ear.told

    def hear(self, event: Event) -> None:
        """An event, as it is told and with its lists sorted."""
        self.ear.hear(event)
        self.in_order.append(frozen(event.seen_by(self.ear.viewer)))


class Twin:
    """One of the two: a table and a page there."""

    def __init__(self, desk: Desk, table: Table, page: Page, wire: Wire) -> None:
        self.desk = desk
        self.table = table
        self.page = page
        self.wire = wire
        self.following = asyncio.create_task(page.follow())
        self.read = 0

    @property
    def hosted(self) -> HostedMatch:
        """The match at the table."""
        assert self.table.hosted is not None
        return self.table.hosted

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.hosted.recorded.match

    async def told(self) -> list[str]:
        """What the page was sent since the last time, up to the latest version and what is foreseen for it."""
        version, seat = self.hosted.version, self.page.seat
        wanted = {"version"}
        if seat is not None and self.hosted.latest.menu(seat):
            wanted.add("foreseen")
        async with asyncio.timeout(PATIENCE):
            while True:
                new = [json.loads(text) for text in self.wire.sent[self.read :]]
                kinds = {"version" if one["type"] == "state" else one["type"] for one in new if said_of(one, version)}
                if wanted <= kinds:
                    break
                assert not self.following.done(), self.following
                self.wire.news.clear()
                await self.wire.news.wait()
        texts = [text.replace(self.table.id, "here") for text in self.wire.sent[self.read :]]
        self.read = len(self.wire.sent)
        return texts

    async def leave(self) -> None:
        """The page is closed, and the table put away."""
        self.page.leave()
        self.following.cancel()
        await asyncio.gather(self.following, return_exceptions=True)
        self.desk.house.drop(self.table)


def said_of(message: dict[str, Any], version: int) -> bool:
    return message.get("version") == version


class Twins:
    """Two tables that one seat (``None``: a spectator) cannot tell apart."""

    def __init__(self, desk: Desk, seat: int | None, people: Sequence[str], luck: Seeded) -> None:
        self.desk = desk
        self.seat = seat
        self.people = people
        self.luck = luck
        self.pair: list[Twin] = []
        self.words: dict[int, str] = {}
        """What the seats have added to the luck."""
        self.versions = 0
        """How many versions were compared."""
        self.answers = 0
        """How many answers to what the seat asks."""

    @classmethod
    async def seated(
        cls, desk: Desk, recorded: RecordedMatch, dealt: Match, seat: int | None, people: Sequence[str], row: TableRow
    ) -> "Twins":
        """Puts a match and another in its place at tables of their own; the seat looks on at both."""
        twins = cls(desk, seat, people, Seeded(len(recorded.record.lines)))
        twins.words = {int(place): word for place, word in row.words.items()}
        for match in (recorded.match, dealt):
            twins.pair.append(await twins.sit_down(recorded, match, row))
        twins.compare("everything", *[await twin.told() for twin in twins.pair])
        return twins

    async def sit_down(self, recorded: RecordedMatch, match: Match, row: TableRow) -> Twin:
        """A table with these lines, from which on the match stands as it is given; read from the store."""
        id, store = new_id(), self.desk.house.store
        facts = {name: getattr(row, name) for name in ("agreement", "owner", "created", "touched", "seed", "words")}
        seats = [SeatRow(id, number, PERSON, person, ready=True) for number, person in enumerate(self.people)]
        await store.add_table(TableRow(id=id, state=PLAYING, rules_version=recorded.game.rules_version, **facts), seats)
        texts = [*recorded.record.lines, written_rules(recorded.game, match.position())]
        await store.append(id, [Line(number, text, row.touched) for number, text in enumerate(texts, 1)])
        table = await self.desk.house.table(id)
        wire = Wire()
        person = None if self.seat is None else self.people[self.seat]
        page = Page(self.desk, wire, person, None, table)
        await page.enter(self.seat)
        return Twin(self.desk, table, page, wire)

    async def leave(self) -> None:
        """Both tables are put away."""
        for twin in self.pair:
            await twin.leave()

    # ---- playing both

    def phrase(self) -> tuple[int, list[int]]:
        """Any phrase of whoever is asked that can be said in both matches; none if there is none."""
        one, other = (twin.match.clone() for twin in self.pair)
        seat = one.asked[self.luck.below(len(one.asked))]
        said: list[int] = []
        while True:
            assert one.decision is not None
            both = [move for move in one.moves(seat) if move in other.moves(seat)] if seat in other.asked else []
            if not both:
                return seat, []
            said.append(both[self.luck.below(len(both))])
            if one.decision.commits(one, said[-1], seat):
                return seat, said
            for match in (one, other):
                match.play(said[-1], Seeded(0), None, seat)

    def heard(self, seat: int, phrase: Sequence[int]) -> list[Listener]:
        """What the seat hears of a phrase in either match, and what it knows by then."""
        ears: list[Listener] = []
        secret = separate(*[twin.match for twin in self.pair])
        for twin in self.pair:
            recorded = twin.hosted.recorded
            luck = Committed(twin.table.row.seed, self.words)
            match = recorded.match.clone()
            ear = Listener(match, self.seat, secret)
            for place, move in enumerate(phrase):
                luck.turn_to(recorded.record.next + place)
                match.play(move, luck, ear.hear, seat)
            ear.ear.look()
            ears.append(ear)
        return ears

    async def play(self) -> bool:
        """A phrase in both matches, and everything compared; whether the seat still cannot tell them apart."""
        seat, phrase = self.phrase()
        if not phrase:
            return False
        ears = self.heard(seat, phrase)
        known = same_for(*[ear.told for ear in ears])
        names = [self.pair[0].match.game.name(move) for move in phrase]
        said: list[list[str]] = []
        for twin in self.pair:
            number = twin.hosted.number(seat)
            await self.desk.playing.play(self.people[seat], twin.table.id, seat, number, names)
            said.append(await twin.told())
        if known < max(len(ear.told) for ear in ears):
            compare_events(said, ears, known)
            return False
        if differ_in_order(ears):
            return False  # the seat has drawn the same cards, the other way round
        self.compare(f"after {names}", *said)
        if self.pair[0].match.outcome is not None:
            return False
        await self.ask()
        return True

    async def take_back(self) -> bool:
        """The last phrase of somebody is taken back, by consent of all; whether there was one."""
        plays = self.pair[0].hosted.recorded.plays[1:]
        if not plays or plays[-1].seat is None:
            return False
        seat, said = plays[-1].seat, list[list[str]]()
        wished = [await self.wish_take_back(twin, seat) for twin in self.pair]
        self.same(f"seat {seat} wishes to take back", wished)
        if wished[0]:
            return False
        for twin in self.pair:
            for other, person in enumerate(self.people):
                if twin.table.take_back is not None:
                    await self.desk.playing.answer_take_back(person, twin.table.id, other, True)
            said.append(await twin.told())
        self.compare("after taking back", *said)
        await self.ask()
        await self.look_back()
        return True

    async def wish_take_back(self, twin: Twin, seat: int) -> bytes:
        """Wishes it, and returns the refusal if there is one."""
        try:
            await self.desk.playing.wish_take_back(self.people[seat], twin.table.id, seat)
        except Refused as refused:
            return encode(refusal(refused.reason))
        return b""

    # ---- what the seat asks for

    async def ask(self) -> None:
        """What the seat is told when it asks why not, for an unfinished phrase, and the coach."""
        game = self.pair[0].match.game
        if self.seat is None:
            return
        listed = self.pair[0].match.moves(self.seat) if self.seat in self.pair[0].match.asked else ()
        verbs = {game.vocabulary[move].verb for move in listed}
        near = [move for move, said in enumerate(game.vocabulary) if said.verb in verbs and move not in listed]
        things = list(game.things().by_id)
        wanted = [game.name(move) for move in self.some(near)]
        wanted += [game.name(move) for move in self.some(range(len(game.vocabulary)))]
        wanted += [things[place] for place in self.some(range(len(things)))]
        begun = [game.name(listed[self.luck.below(len(listed))])] if listed else wanted[:1]
        for what in wanted:
            self.same(f"why not {what}", [await self.why(twin, what) for twin in self.pair])
        for moves in ([], begun, [*begun, wanted[0]]):
            self.same(f"preview of {moves}", [await self.preview(twin, moves) for twin in self.pair])
            self.same(f"hint after {moves}", [await self.hint(twin, moves) for twin in self.pair])

    async def look_back(self) -> None:
        """What the seat is told when it asks for what was before."""
        self.same("history", [await self.history(twin) for twin in self.pair])

    def some(self, moves: Sequence[int]) -> list[int]:
        """A few of them."""
        return [moves[self.luck.below(len(moves))] for _ in range(ASKED_FOR if moves else 0)]

    def same(self, what: str, answers: list[bytes]) -> None:
        """Compares two answers."""
        self.answers += 1
        if answers[0] != answers[1]:
            raise Leak(f"{what}: {first_difference(answers[0].decode(), answers[1].decode())}")

    async def why(self, twin: Twin, what: str) -> bytes:
        assert self.seat is not None
        try:
            reason = await self.desk.playing.why(self.people[self.seat], twin.table.id, self.seat, what)
        except Refused as refused:
            return encode(refusal(refused.reason))
        return encode(Because(1, None if reason is None else refusal(reason)))

    async def preview(self, twin: Twin, moves: list[str]) -> bytes:
        assert self.seat is not None
        told: Struct
        try:
            shown = await self.desk.playing.preview(self.people[self.seat], twin.table.id, self.seat, moves)
            told = Previewed(1, shown.view, list(shown.menu), shown.foreseen, shown.question)
        except Refused as refused:
            told = refusal(refused.reason)
        return encode(told)

    async def hint(self, twin: Twin, moves: list[str]) -> bytes:
        assert self.seat is not None
        try:
            given = await self.desk.playing.hint(self.people[self.seat], twin.table.id, self.seat, moves)
        except Refused as refused:
            return encode(refusal(refused.reason))
        return encode(Hinted(1, given.moves, given.reason))

    async def history(self, twin: Twin) -> bytes:
        """The last lines as the seat is shown them."""
        last = twin.hosted.version
        first = max(last - 9, twin.hosted.recorded.plays[0].line + 1)
        found = await self.desk.house.history(twin.table, first, last)
        seat = self.seat
        past = [
            Past(one.version, one.told(seat), list(one.notes), one.public, one.private(seat), one.question(seat))
            for one in found
        ]
        return encode(past)

    def compare(self, what: str, one: list[str], other: list[str]) -> None:
        """Byte for byte; of a match that is over, without the hash of its record, which says who held what."""
        self.versions += 1
        for mine, twins in zip(one, other, strict=True):
            if HASH.sub("", mine) != HASH.sub("", twins):
                raise Leak(f"seat {self.seat}, {what}: {first_difference(mine, twins)}")


def same_for(one: list[Told], other: list[Told]) -> int:
    """How many of the things told come before the first at which something different is known."""
    for place, (told, otherwise) in enumerate(zip(one, other, strict=False)):
        if not told.knows_as(otherwise):
            return place
    return min(len(one), len(other))


def differ_in_order(ears: Sequence[Listener]) -> bool:
    """Whether the same was told with the parts of a list in another order, which is no secret to whoever drew them."""
    same = [told.what for told in ears[0].told[:-1]] == [told.what for told in ears[1].told[:-1]]
    return same and ears[0].in_order != ears[1].in_order


def compare_events(said: Sequence[Sequence[str]], ears: Sequence[Listener], known: int) -> None:
    """Of a version in which a rule shows the difference, the events before it."""
    told: list[list[dict[str, Any]]] = []
    for texts in said:
        versions = [json.loads(text) for text in texts]
        told.append(next(one["events"] for one in versions if one["type"] == "version"))
    for place in range(min(known, *[len(ear.in_order) for ear in ears])):
        one, other = told[0][place], told[1][place]
        if ears[0].in_order[place] == ears[1].in_order[place] and one != other:
            raise Leak(f"before anything was shown: {first_difference(frozen(one), frozen(other))}")
        if unordered({**one, "text": ""}) != unordered({**other, "text": ""}):
            raise Leak(f"before anything was shown: {first_difference(frozen(one), frozen(other))}")


def first_difference(one: str, other: str) -> str:
    """Where two texts part, with what stands around it."""
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, place - 120), place + 80)
    return f"…{one[around]}… is …{other[around]}… in the twin"
