"""Tables are opened, seats taken and left, and the match begins as soon as nobody is missing."""

import hashlib
from pathlib import Path

import pytest

from onze.kernel.records import Replay
from onze.tables.store import PLAYING, WAITING
from onze.tables.table import BOT, EMPTY, PERSON
from tests.tables.evening import FRIENDLY, Evening, hosted, spend
from tests.tables.refusals import refused


def test_the_match_begins_when_everybody_is_ready_and_not_before(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        opened = await here.gathering.open_table(ana, FRIENDLY)
        table = opened.table
        assert [seat.kind for seat in table.seats] == [PERSON, EMPTY]
        await here.gathering.ready(ana, table.id, 0, "allez")
        await here.gathering.sit(bo, table.id, 1, opened.invitations[1])
        assert table.row.state == WAITING
        await here.gathering.ready(bo, table.id, 1, "venga")
        assert table.row.state == PLAYING
        head = Replay(hosted(table).recorded.record, table.game).head
        assert head.words == {0: "allez", 1: "venga"}
        assert head.commitment == here.gathering.commitment(table)

    spend(tmp_path, evening)


def test_the_luck_is_sealed_before_anybody_adds_a_word(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY)).table
        sealed = here.gathering.commitment(table)
        assert sealed == hashlib.sha256(table.row.seed).hexdigest()
        await here.gathering.ready(ana, table.id, 0, "allez")
        assert here.gathering.commitment(table) == sealed
        assert table.row.seed.hex() not in repr(table.row)

    spend(tmp_path, evening)


def test_a_table_with_bots_begins_at_once(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        sitting = [{"kind": "bot", "bot": "coach"}, {"kind": "me"}]
        table = (await here.gathering.open_table(ana, FRIENDLY, sitting)).table
        assert [seat.kind for seat in table.seats] == [BOT, PERSON]
        await here.gathering.ready(ana, table.id, 1)
        await here.pass_time(table, 20_000)
        assert hosted(table).recorded.match.seat == 1, "the bot has answered what it was asked"
        assert table.names() == ("coach", "Ana")

    spend(tmp_path, evening)


# ---- seats


def test_a_seat_is_taken_with_its_own_invitation_only(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        opened = await here.gathering.open_table(ana, {**FRIENDLY, "seats": 3})
        for token in (None, "", "x" * 43, opened.invitations[2], opened.spectators):
            with refused("not_invited"):
                await here.gathering.sit(bo, opened.table.id, 1, token)
        await here.gathering.sit(bo, opened.table.id, 1, opened.invitations[1])
        assert opened.table.seats_of(bo) == [1]

    spend(tmp_path, evening)


def test_two_people_cannot_take_one_seat(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo, cy = [await here.person(name) for name in ("Ana", "Bo", "Cy")]
        opened = await here.gathering.open_table(ana, FRIENDLY)
        await here.gathering.sit(bo, opened.table.id, 1, opened.invitations[1])
        with refused("seat_taken"):
            await here.gathering.sit(cy, opened.table.id, 1, opened.invitations[1])

    spend(tmp_path, evening)


def test_a_seat_that_is_issued_anew_has_a_new_link_and_nobody_on_it(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        opened = await here.gathering.open_table(ana, FRIENDLY)
        await here.gathering.sit(bo, opened.table.id, 1, opened.invitations[1])
        with refused("not_the_owner"):
            await here.gathering.invite_anew(bo, opened.table.id, 1)
        token = await here.gathering.invite_anew(ana, opened.table.id, 1)
        assert opened.table.seats[1].kind == EMPTY
        with refused("not_invited"):
            await here.gathering.sit(bo, opened.table.id, 1, opened.invitations[1])
        await here.gathering.sit(bo, opened.table.id, 1, token)

    spend(tmp_path, evening)


def test_anybody_may_sit_down_at_an_open_table(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        table = (await here.gathering.open_table(ana, {**FRIENDLY, "open": True})).table
        assert [row.id for row, _ in await here.house.store.open_tables()] == [table.id]
        await here.gathering.sit(bo, table.id, 1)
        await here.gathering.stand_up(bo, table.id, 1)
        assert table.seats[1].kind == EMPTY

    spend(tmp_path, evening)


def test_nobody_changes_seats_once_the_match_has_begun(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        for attempt in (
            here.gathering.stand_up(bo, table.id, 1),
            here.gathering.clear_seat(ana, table.id, 1),
            here.gathering.seat_bot(ana, table.id, 1, "coach"),
            here.gathering.invite_anew(ana, table.id, 1),
            here.gathering.ready(bo, table.id, 1),
        ):
            with refused("match_has_begun"):
                await attempt

    spend(tmp_path, evening)


@pytest.mark.parametrize("seat", [-1, 2, 10**9, True, "0", None])
def test_a_seat_that_is_none_is_refused(tmp_path: Path, seat: int) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY)).table
        with refused("no_such_seat"):
            await here.gathering.sit(ana, table.id, seat, "x")

    spend(tmp_path, evening)


# ---- again


def test_a_rematch_has_everybody_one_seat_further(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        await here.playing.resign(ana, table.id, 0)
        again = (await here.gathering.rematch(bo, table.id)).table
        assert [seat.person for seat in again.seats] == [bo, ana]
        assert again.row.seed != table.row.seed
        assert again.row.rematch_of == table.id
        await here.gathering.ready(ana, again.id, 1)
        await here.gathering.ready(bo, again.id, 0)
        assert again.row.state == PLAYING

    spend(tmp_path, evening)


def test_a_table_that_nobody_has_is_refused(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        with refused("no_such_table"):
            await here.house.table("nowhere")

    spend(tmp_path, evening)


def test_a_house_lets_go_of_tables_that_nobody_is_at_and_finds_them_again(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, _, _ = await here.table_for_two()
        text = hosted(table).recorded.record.text()
        here.time += 3_600_000
        await here.house.put_away_idle()
        assert here.house.tables == {}
        back = await here.house.table(table.id)
        assert back is not table
        assert hosted(back).recorded.record.text() == text

    spend(tmp_path, evening)


def test_a_table_whose_clock_runs_is_not_put_away(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, _, _ = await here.table_for_two({**FRIENDLY, "clock": {"kind": "days", "days": 2}})
        here.time += 3_600_000
        await here.house.put_away_idle()
        assert here.house.tables == {table.id: table}
        await here.pass_time(table, 2 * 86_400_000)
        assert table.out_of_time is not None

    spend(tmp_path, evening)
