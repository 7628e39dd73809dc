"""No secret reaches a page: what a seat is sent, byte for byte, is the same in a match that differs in what it hides.

Matches of all games are played; at some moments the match and a twin, in which all that a seat cannot know is dealt
anew or only two hidden cards have changed places, are put at tables of their own and played on until a rule shows the
difference (``tests/server/twins.py``): versions with their log, menus, what is foreseen, previews, refusals, hints,
looking back and taking back.
"""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.kernel.chance import Seeded
from onze.kernel.conformance.told import with_two_cards_swapped
from onze.kernel.conformance.witness import Witness
from onze.kernel.match import Match
from onze.kernel.records import kick_off
from onze.kernel.records.writer import RecordedMatch
from onze.kernel.words import Reason
from onze.server.desk import Desk
from onze.server.later import Later
from onze.server.telling import Telling
from onze.server.wire import Foreseen, encode
from onze.tables.agreement import agree
from onze.tables.house import House
from onze.tables.playing import Hint, Playing, Previewed
from onze.tables.store import PLAYING, Person, Store, TableRow
from onze.tables.table import Table
from onze.tables.updates import Update
from tests.server.club import NO_LIMITS, START
from tests.server.twins import Leak, Twins
from tests.soak import times
from tests.tables.evening import hosted

GAMES = {"football-a-la-carte": 2, "worldwide-football": 2, "footime": 2, "world-cup": 4}
MATCHES = times(4, 1_000)
A_MATCH = 3
"""So many pairs of twins are made of a match."""
LONGEST = 12
"""So many phrases twins are played on at most."""


class Evening:
    """A house with people, and twins that are played there."""

    def __init__(self, desk: Desk, game: str) -> None:
        self.desk = desk
        plain = {"game": game, "seats": GAMES[game], "friendly": True, "poker_face": True, "open": True, "hints": True}
        self.agreement, self.game = agree(plain)
        self.people = [f"person{seat}" for seat in range(self.game.seats)]
        self.pairs = self.versions = self.answers = self.taken_back = 0

    async def welcome(self) -> None:
        for person in self.people:
            await self.desk.house.store.add_person(Person(person, person.title(), None, START))

    async def match(self, number: int) -> None:
        """A match with so many moments at which a twin is made."""
        seed = number.to_bytes(32, "big")
        words = {0: f"allez {number}"}
        recorded = kick_off(self.game, seed, self.people, words)
        luck = Seeded(number)
        row = TableRow(
            "", self.agreement.written(), self.people[0], PLAYING, START, START, seed,
            words={str(seat): word for seat, word in words.items()},
        )  # fmt: skip
        viewers = [None, *range(self.game.seats)]
        for pair in range(A_MATCH):
            if pair or number % 3:
                play_some(recorded, luck, 1 + luck.below(30))
            if recorded.match.outcome is not None:
                return
            viewer = viewers[(number + pair) % len(viewers)]
            dealt = self.dealt(recorded.match, viewer, luck, swapped=(number + pair) % 2 == 1)
            if dealt is not None:
                await self.play_twins(await Twins.seated(self.desk, recorded, dealt, viewer, self.people, row))

    def dealt(self, match: Match, viewer: int | None, luck: Seeded, swapped: bool) -> Match | None:
        """The match as the viewer could also believe it to be; none while answers are sealed."""
        if match.sealed:
            return None
        if swapped:
            witness = Witness(self.game, luck.below(1 << 30))
            witness.match = match
            return with_two_cards_swapped(witness, viewer)
        return match.redealt(viewer, luck)

    async def play_twins(self, twins: Twins) -> None:
        """Until they can be told apart, or for long enough; some phrases are taken back."""
        try:
            await twins.ask()
            for phrase in range(LONGEST):
                if not await twins.play():
                    break
                if phrase % 4 == 1:
                    await twins.look_back()
                if phrase % 4 == 2:
                    self.taken_back += await twins.take_back()
        finally:
            await twins.leave()
        self.pairs += 1
        self.versions += twins.versions
        self.answers += twins.answers


def play_some(recorded: RecordedMatch, luck: Seeded, phrases: int) -> None:
    """Whoever is asked says anything."""
    for _ in range(phrases):
        match = recorded.match
        if match.outcome is None:
            recorded.play(ask_bot_phrase(random_bot, match, match.seat, luck), match.seat)


def spend(folder: Path, game: str, matches: int) -> Evening:
    """An evening with so many matches of a game."""

    async def run() -> Evening:
        store = await Store.open(f"sqlite:///{folder / 'twins.db'}", patience=60)
        house = House(store, lambda: START)
        desk = Desk(house, b"a secret of tests", NO_LIMITS)
        desk.later = Later(moment=0)  # twins do not read: nothing is gained by waiting for them
        evening = Evening(desk, game)
        try:
            await evening.welcome()
            for number in range(matches):
                await evening.match(number)
        finally:
            await house.close()
        assert evening.desk.figures.faults == 0
        return evening

    return asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_know(tmp_path: Path, game: str) -> None:
    done = spend(tmp_path, game, MATCHES)
    print(
        f"{game}: {MATCHES} matches, {done.pairs} pairs of twins, {done.versions} versions and {done.answers} answers "
        f"compared, {done.taken_back} phrases taken back"
    )
    assert done.pairs >= MATCHES
    assert done.versions > 2 * done.pairs
    assert done.taken_back


def hidden(match: Match) -> str:
    """What nobody may be told: all cards, wherever they lie."""
    return str([zone.cards for zone in match.zones])


def leaky_private(update: Update, seat: int | None) -> dict[str, object]:
    return {} if seat is None else {**update.match.private_view(seat), "leak": hidden(update.match)}


def leaky_menu(update: Update, seat: int) -> list[Any]:
    asked = seat in update.match.asked
    return [{**entry, "leak": hidden(update.match)} for entry in update.match.menu(seat)] if asked else []


def leaky_log(update: Update, seat: int | None) -> list[dict[str, object]]:
    return [{**event.seen_by(seat), "after": {}, "text": hidden(update.match)} for event in update.events]


async def leaky_why(playing: Playing, person: str, id: str, seat: int, what: str, moves: Sequence[str] = ()) -> Reason:
    text = hidden(hosted(await playing.house.table(id)).recorded.match)
    return Reason("leak", "", {"en": text, "fr": text})


async def leaky_preview(playing: Playing, person: str, id: str, seat: int, moves: Sequence[str]) -> Previewed:
    return Previewed({"leak": hidden(hosted(await playing.house.table(id)).recorded.match)}, [], {}, {})


async def leaky_hint(playing: Playing, person: str, id: str, seat: int, moves: Sequence[str] = ()) -> Hint:
    text = hidden(hosted(await playing.house.table(id)).recorded.match)
    return Hint([], {"en": text, "fr": text})


async def leaky_foresight(telling: Telling, update: Update, table: Table, seat: int) -> bytes:
    return encode(Foreseen(update.version, {"leak": hidden(update.match)}))


LEAKS: dict[str, tuple[type, str, Callable[..., Any]]] = {
    "view": (Update, "private", leaky_private),
    "menu": (Update, "menu", leaky_menu),
    "log": (Update, "told", leaky_log),
    "why": (Playing, "why", leaky_why),
    "preview": (Playing, "preview", leaky_preview),
    "hint": (Playing, "hint", leaky_hint),
    "foreseen": (Telling, "foreseen", leaky_foresight),
}


@pytest.mark.parametrize("place", LEAKS)
def test_twins_show_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    monkeypatch.setattr(*LEAKS[place])
    with pytest.raises(Leak):
        spend(tmp_path, "football-a-la-carte", 6)
