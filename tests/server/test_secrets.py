"""No secret reaches a page: matches of all games are played, and what a seat is sent is held against what it may see.

Every version is compared with a twin in which all that the seat cannot know is dealt anew: the same bytes, or it tells.
"""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from onze.server.telling import Told
from onze.tables.table import Table, Watcher
from onze.tables.updates import Update
from tests.server.club import Club, Tab, spend

GAMES = {"football-a-la-carte": 2, "worldwide-football": 2, "footime": 2, "world-cup": 4}
VERSIONS = 60 * int(os.environ.get("ONZE_SOAK", "1"))


class Collector(Watcher):
    """Keeps every version of a table, whole."""

    def __init__(self) -> None:
        super().__init__("", None)
        self.versions: dict[int, Update] = {}

    def tell(self, update: Update | None) -> None:
        if update is not None:
            self.versions[update.version] = update


def cards_in(value: object) -> set[str]:
    """The ids of all cards that are named anywhere in plain values."""
    if isinstance(value, dict):
        return set().union(*[cards_in(part) for pair in value.items() for part in pair])
    if isinstance(value, (list, tuple)):
        return set().union(*[cards_in(part) for part in value])
    return {value} if isinstance(value, str) and value.startswith("card:") else set()


def same_as_twin(update: Update, table: Table, club: Club, seat: int | None, luck: Seeded) -> None:
    """A twin that differs in what the seat cannot know is told to it in the same bytes, and refused the same."""
    redealt = update.match.redealt(seat, luck)
    # What happened is told by the kit's own proof; here it is what is shown, asked and foreseen.
    pair = [Update(update.version, match, (), update.voice, update.since) for match in (update.match, redealt)]
    mine, twin = (Told(one, table, club.desk.house) for one in pair)
    assert mine.version(seat).partition('"live"')[0] == twin.version(seat).partition('"live"')[0]
    if seat is not None:
        assert pair[0].foreseen(seat) == pair[1].foreseen(seat)
        for move in range(0, len(table.game.vocabulary), 7):
            reasons = [one.match.why_not(move, seat) for one in pair]
            assert len({str(reason) for reason in reasons}) == 1


async def answer(tab: Tab, luck: Seeded) -> None:
    """Any phrase."""
    done = await tab.answer(lambda menu: menu[luck.below(len(menu))])
    assert done["type"] == "done", done


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_told_nothing_that_its_seat_may_not_see(tmp_path: Path, game: str) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        seats = GAMES[game]
        sitting = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
        agreement = {"game": game, "seats": seats}
        opened = await ana.post("/tables", {"agreement": agreement, "sitting": sitting})
        id = opened["table"]["id"]
        table = await club.desk.house.table(id)
        collector = Collector()
        table.watchers.add(collector)
        tab = await ana.tab(id, 0)
        spectator = await club.stranger().tab(id, None, opened["spectators"])
        await ana.post(f"/tables/{id}/seats/0/ready")
        luck = Seeded(5)
        while len(collector.versions) < VERSIONS and table.row.state != "finished":
            if tab.state["menu"]:
                await answer(tab, luck)
            else:
                await tab.next()
        await asyncio.gather(tab.quiet(), spectator.quiet())
        check_messages(tab, spectator, collector, 0)
        check_messages(spectator, spectator, collector, None)
        for number, update in enumerate(collector.versions.values()):
            if update.match.outcome is None:
                same_as_twin(update, table, club, 0, luck)
                same_as_twin(update, table, club, (None, 1)[number % 2], luck)

    spend(tmp_path, evening)


def check_messages(tab: Tab, spectator: Tab, collector: Collector, seat: int | None) -> None:
    """Every card that a page was told is in its seat's view before or after, or in what everybody was told."""
    told_to_all: dict[int, set[str]] = {}
    for message in spectator.heard:
        if message["type"] == "version":
            told_to_all[message["version"]] = cards_in(message["events"])
    versions = 0
    before: set[str] = set()
    for message in tab.heard:
        # What is foreseen names cards that might answer, whoever may hold them: the twins show that it tells nothing.
        if message["type"] not in ("version", "state") or message["version"] not in collector.versions:
            continue
        versions += message["type"] == "version"
        after = cards_in(collector.versions[message["version"]].match.view(seat))
        sent = cards_in({name: part for name, part in message.items() if name != "table"})
        unseen = sent - after - before - told_to_all.get(message["version"], set())
        assert not unseen, (message["type"], message["version"], unseen)
        if message["type"] == "version":
            before = after
    assert versions >= 10


def test_a_refused_preview_tells_the_same_of_twins(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        asked = next(tab for tab in tabs if tab.state["menu"])
        other = next(tab for tab in tabs if tab is not asked)
        table = await club.desk.house.table(id)
        assert table.hosted is not None
        match = table.hosted.recorded.match
        seat: int = other.state["seat"]
        twin = match.redealt(seat, Seeded(3))
        answers: list[list[Any]] = []
        for one in (match, twin):
            said: list[Any] = []
            for move in range(len(table.game.vocabulary)):
                try:
                    one.play(move, Seeded(1), seat=seat)
                except Refused as refusal:
                    said.append(refusal.reason.text)
            answers.append(said)
        assert answers[0] == answers[1]
        assert len(answers[0]) == len(table.game.vocabulary)
        told = await other.ask("preview", seat=seat, moves=[table.game.name(0)])
        assert told["text"] == answers[0][0]

    spend(tmp_path, evening)
