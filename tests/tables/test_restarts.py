"""What a house finds that is opened again, also under newer rules, and tables that were put away in between."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.games import find_game
from onze.kernel.records import Replay
from onze.tables import agreement
from onze.tables.clocks import DAY
from onze.tables.store import FINISHED, Store
from onze.tables.table import Table
from tests.tables.evening import FRIENDLY, Evening, hosted, spend
from tests.tables.refusals import refused

LONG_AGO = 3_600_000


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Makes the rules of Football à la carte a version newer whenever it is called."""
    game = find_game("football-a-la-carte")

    def newer() -> None:
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
        agreement._set_up.cache_clear()

    yield newer
    monkeypatch.undo()
    agreement._set_up.cache_clear()


async def reopened(url: str, here: Evening, crash: bool = False) -> Evening:
    """The same house a little later, on the same file."""
    if crash:
        for table in list(here.house.tables.values()):
            here.house.drop(table)
        await here.house.store.close()
    else:
        await here.house.close()
    again = Evening(await Store.open(url, patience=60))
    again.time = here.time
    return again


async def play_on(here: Evening, table: Table, people: tuple[str, str], answers: int) -> None:
    """People and table play, with throws among what they play."""
    for _ in range(answers):
        await here.pass_time(table, 11_000)
        match = hosted(table).recorded.match
        if match.outcome is None:
            await here.say(table, people[match.seat], match.seat)


async def check_whole(here: Evening, table: Table) -> None:
    """What is kept is what is in memory, without a hole, and every throw in it is the sealed one."""
    async with table.lock:  # the table may be playing a lone move
        lines = await here.house.store.lines(table.id)
        assert [line.line for line in lines] == list(range(1, len(lines) + 1))
        assert [line.text for line in lines] == hosted(table).recorded.record.lines
    Replay(hosted(table).recorded.record, table.game).verify()


@pytest.mark.parametrize("crash", [False, True])
def test_a_match_goes_on_under_newer_rules_as_often_as_it_is_read(
    tmp_path: Path, newer_rules: Callable[[], None], crash: bool
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def run() -> None:
        here = Evening(await Store.open(url, patience=60))
        table, ana, bo = await here.table_for_two()
        for _ in range(3):
            await play_on(here, table, (ana, bo), 6)
            before = hosted(table).version
            newer_rules()
            here = await reopened(url, here, crash)
            table = await here.house.table(table.id)
            assert hosted(table).recorded.record.lines[before].startswith(f"rules {table.game.rules_version} ")
            assert table.row.rules_version == table.game.rules_version
            await check_whole(here, table)
        await play_on(here, table, (ana, bo), 6)
        here = await reopened(url, here, crash)
        table = await here.house.table(table.id)
        await here.playing.resign(ana, table.id, 0)
        assert table.row.state == FINISHED
        await check_whole(here, table)
        await here.house.close()

    asyncio.run(run())


def test_a_table_that_was_put_away_goes_on_under_newer_rules(tmp_path: Path, newer_rules: Callable[[], None]) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        await play_on(here, table, (ana, bo), 6)
        for _ in range(2):
            while hosted(table).due(table.bots(), table.ordered) is not None:
                await here.pass_time(table, 11_000)
            here.time += LONG_AGO
            await here.house.put_away_idle()
            assert table.id not in here.house.tables
            newer_rules()
            table = await here.house.table(table.id)
            await play_on(here, table, (ana, bo), 6)
            await check_whole(here, table)

    spend(tmp_path, evening)


# ---- time


@pytest.mark.parametrize("crash", [False, True])
def test_a_restart_gives_no_time_back_and_takes_none(tmp_path: Path, crash: bool) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def run() -> None:
        here = Evening(await Store.open(url, patience=60))
        table, _, _ = await here.table_for_two({**FRIENDLY, "clock": {"kind": "bank", "seconds": 600, "increment": 0}})
        await here.pass_time(table, 11_000)
        seat = next(iter(table.running()))
        await here.pass_time(table, 60_000)
        await here.house.stay_open()
        left = table.agreement.clock.charged(table.clocks, table.running(), here.time).left
        for _ in range(2):
            here = await reopened(url, here, crash)
            here.time += 8 * LONG_AGO  # the server stood still
            table = await here.house.table(table.id)
            assert table.agreement.clock.charged(table.clocks, table.running(), here.time).left == left
        await here.pass_time(table, left[seat] - 1)
        assert table.out_of_time is None
        await here.pass_time(table, 1)
        assert table.out_of_time == seat
        await here.house.close()

    asyncio.run(run())


def test_over_days_a_table_leaves_the_memory_and_is_called_back_when_it_is_due(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def run() -> None:
        here = Evening(await Store.open(url, patience=60))
        table, _, _ = await here.table_for_two({**FRIENDLY, "clock": {"kind": "days", "days": 2}})
        await here.pass_time(table)
        (seat,) = table.awaited()
        here.time += LONG_AGO
        await here.house.put_away_idle()
        assert here.house.tables == {}
        (row, _), *_ = await here.house.store.tables_of(table.seats[0].person or "")
        assert (row.asked, row.noted_line) == ([seat], hosted(table).version)
        here.time += DAY - LONG_AGO
        assert await here.house.due(LONG_AGO) == []
        await here.house.stay_open()
        here = await reopened(url, here)
        here.time += 3 * DAY  # the server stood still
        assert await here.house.due(DAY - 1) == []
        assert await here.house.due(DAY + 1) == [table.id]
        table = await here.house.table(table.id)
        await here.pass_time(table, DAY - 1)
        assert table.out_of_time is None
        await here.pass_time(table, 1)
        assert table.out_of_time == seat
        await here.house.close()

    asyncio.run(run())


# ---- what was offered


@pytest.mark.parametrize("crash", [False, True])
def test_offers_and_wishes_last_until_somebody_goes_on_by_hand(tmp_path: Path, crash: bool) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def run() -> None:
        here = Evening(await Store.open(url, patience=60))
        table, ana, bo = await here.table_for_two()
        people = (ana, bo)
        await play_on(here, table, people, 3)
        seat = next(play.seat for play in reversed(hosted(table).recorded.plays) if play.seat is not None)
        await here.playing.wish_take_back(people[seat], table.id, seat)
        await here.playing.offer_draw(people[1 - seat], table.id, 1 - seat)
        await here.playing.offer_draw(people[seat], table.id, seat, offer=False)
        await here.playing.offer_draw(people[seat], table.id, seat)
        assert (table.draw_offers, table.draw_declined) == ({seat}, {1 - seat})
        wished = table.wishes()
        due = hosted(table).due(table.bots(), table.ordered)
        if due is None:  # somebody has left word what to say: that is the table's answer, and nobody's hand
            asked = hosted(table).recorded.match.seat
            async with table.lock:
                phrase = ask_bot_phrase(random_bot, hosted(table).recorded.match, asked, here.luck)
                await here.house.keeping.answer(table, asked, phrase)
        else:
            await here.pass_time(table, 11_000)
        assert wished is not None
        assert table.wishes() == wished
        here = await reopened(url, here, crash)
        table = await here.house.table(table.id)
        assert table.wishes() == wished
        await play_on(here, table, people, 1)
        assert table.wishes() is None
        here = await reopened(url, here, crash)
        table = await here.house.table(table.id)
        assert table.wishes() is None
        await here.house.close()

    asyncio.run(run())


def test_whoever_was_sent_from_a_seat_needs_an_invitation_after_a_restart_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def run() -> None:
        here = Evening(await Store.open(url, patience=60))
        ana, bo = await here.person("Ana"), await here.person("Bo")
        table = (await here.gathering.open_table(ana, {**FRIENDLY, "open": True})).table
        await here.gathering.sit(bo, table.id, 1)
        await here.gathering.clear_seat(ana, table.id, 1)
        here = await reopened(url, here)
        with refused("not_invited"):
            await here.gathering.sit(bo, table.id, 1)
        token = await here.gathering.invite_anew(ana, table.id, 1)
        await here.gathering.sit(bo, table.id, 1, token)
        await here.gathering.stand_up(bo, table.id, 1)
        here = await reopened(url, here)
        await here.gathering.sit(bo, table.id, 1)
        await here.house.close()

    asyncio.run(run())
