"""Whose time it is while somebody is asked, and what follows when it is up."""

from pathlib import Path

import pytest

from onze.tables.store import FINISHED
from tests.tables.evening import FRIENDLY, Evening, hosted, spend

MOVE_CLOCK = {**FRIENDLY, "clock": {"kind": "move", "seconds": 60}}


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 5}, {"kind": "bank", "seconds": 30, "increment": 0}])
def test_whoever_answers_at_once_is_never_out_of_time_at_a_table_with_a_poker_face(
    tmp_path: Path, clock: dict[str, object]
) -> None:
    """What the table waits by itself, for a lone answer or for the hand of somebody, is nobody's time."""

    async def evening(here: Evening) -> None:
        for _ in range(12):  # now and then a match has nothing that the table would wait for
            if await waited_somewhere(here):
                return
        raise AssertionError("the table never waited")

    async def waited_somewhere(here: Evening) -> bool:
        table, ana, bo = await here.table_for_two({**FRIENDLY, "poker_face": True, "clock": clock})
        waited = False
        while table.row.state != FINISHED:
            seat = hosted(table).recorded.match.seat
            if hosted(table).latest.menu(seat) and not hosted(table).latest.is_gesture:
                await here.say(table, (ana, bo)[seat], seat)
            else:
                due = hosted(table).due(table.bots(), table.ordered)
                assert due is not None
                waited = waited or due.at > here.time
                await here.pass_time(table, max(0, due.at - here.time))
            assert table.clocks.left == (table.agreement.clock.allowance,) * 2
            assert table.out_of_time is None
        return waited

    spend(tmp_path, evening)


def test_whoever_thinks_is_charged_after_the_few_seconds_of_a_poker_face(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, _, _ = await here.table_for_two({**MOVE_CLOCK, "poker_face": True})
        while True:
            seat = hosted(table).recorded.match.seat
            if hosted(table).latest.menu(seat) and not hosted(table).latest.is_gesture:
                break
            await here.pass_time(table, 10_000)
        put = here.time
        assert table.running() == {seat: put + 6_000}
        await here.pass_time(table, 65_999)
        assert table.out_of_time is None
        await here.pass_time(table, 1)
        assert table.out_of_time == seat

    spend(tmp_path, evening)


def test_against_a_bot_whoever_is_out_of_time_comes_back_at_once(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        opened = await here.gathering.open_table(ana, MOVE_CLOCK, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        table = opened.table
        await here.gathering.ready(ana, table.id, 0)
        await here.pass_time(table)
        while not table.running():
            await here.pass_time(table, 10_000)
        await here.pass_time(table, 70_000)  # also the ten seconds of a gesture
        assert table.out_of_time is None
        assert "timeout seat:0" in hosted(table).recorded.record.lines
        assert hosted(table).recorded.bots == {0: "coach"}
        if table.row.state != FINISHED:
            await here.playing.come_back(ana, table.id, 0)
            assert table.clocks.left[0] == 60_000

    spend(tmp_path, evening)


@pytest.mark.parametrize(("clock", "patience"), [(60, 300_000), (3600, 3_600_000)])
def test_what_nobody_claims_a_bot_plays_after_a_while(tmp_path: Path, clock: int, patience: int) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two({**FRIENDLY, "clock": {"kind": "move", "seconds": clock}})
        await here.pass_time(table, clock * 1000 + 10_000)
        late = table.out_of_time
        assert late is not None
        await here.pass_time(table, patience - 1)
        assert table.out_of_time == late
        await here.pass_time(table, 1)
        assert table.out_of_time is None
        assert hosted(table).recorded.bots == {late: "coach"}
        await here.playing.come_back((ana, bo)[late], table.id, late)

    spend(tmp_path, evening)


def test_nobody_waits_for_the_claim_of_somebody_who_is_forgotten(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two(MOVE_CLOCK)
        late = hosted(table).recorded.match.seat
        await here.arriving.forget((bo, ana)[late])
        await here.pass_time(table, 70_000)
        assert table.out_of_time is None
        assert hosted(table).recorded.bots == {late: "coach"}

    spend(tmp_path, evening)
