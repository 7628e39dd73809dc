"""No card reaches a page that its seat may not see: every card named in what is sent is in the seat's view, or public.

What else could tell of a secret is shown by twins (``test_twins``).
"""

import asyncio
from pathlib import Path

import pytest

from onze.kernel.chance import Seeded
from onze.tables.table import Watcher
from onze.tables.updates import Update
from tests.server.club import Club, Tab, spend
from tests.soak import times

GAMES = {"football-a-la-carte": 2, "worldwide-football": 2, "footime": 2, "world-cup": 4}
VERSIONS = times(60, 3_000)


class Collector(Watcher):
    """Keeps every version of a table, whole."""

    def __init__(self) -> None:
        super().__init__("", None)
        self.versions: dict[int, Update] = {}

    def tell(self, update: Update | None) -> bool:
        if update is not None:
            self.versions[update.version] = update
        return False


def cards_in(value: object) -> set[str]:
    """The ids of all cards that are named anywhere in plain values."""
    if isinstance(value, dict):
        return set().union(*[cards_in(part) for pair in value.items() for part in pair])
    if isinstance(value, (list, tuple)):
        return set().union(*[cards_in(part) for part in value])
    return {value} if isinstance(value, str) and value.startswith("card:") else set()


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

    spend(tmp_path, evening)


def check_messages(tab: Tab, spectator: Tab, collector: Collector, seat: int | None) -> None:
    """Every card that a page was told is in its seat's view before or after, or in what everybody was told.

    A card that the seat itself has drawn may be gone again by then: at half-time all hands are dealt anew.
    """
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
        drawn = cards_in([event for event in message.get("events", ()) if event.get("to") == f"hands.{seat}"])
        unseen = sent - after - before - drawn - told_to_all.get(message["version"], set())
        where = {name: part for name, part in message.items() if name != "table" and cards_in(part) & unseen}
        assert not unseen, (message["type"], message["version"], unseen, where)
        if message["type"] == "version":
            before = after
    assert versions >= 10
