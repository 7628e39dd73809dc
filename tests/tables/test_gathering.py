"""Tables are opened, seats taken and left, and the match begins as soon as nobody is missing."""

import asyncio
import gc
import hashlib
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest

from onze.kernel.records import Replay
from onze.kernel.words import Refused
from onze.tables.gathering import DESERTED_AFTER
from onze.tables.store import FINISHED, PLAYING, WAITING, Line, SeatRow, StoreGone
from onze.tables.table import BOT, EMPTY, PERSON, Watcher
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


def test_a_table_at_which_only_bots_sit_begins_when_it_is_opened(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY, [{"kind": "bot", "bot": "random"}] * 2)).table
        assert table.row.state == PLAYING

    spend(tmp_path, evening)


def test_whoever_waited_for_a_table_that_was_put_away_finds_the_one_that_was_read_since(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        opened = await here.gathering.open_table(ana, FRIENDLY)
        async with opened.table.lock:
            sitting = asyncio.create_task(here.gathering.sit(bo, opened.table.id, 1, opened.invitations[1]))
            await asyncio.sleep(0.05)
            here.house.drop(opened.table)
        await sitting
        table = await here.house.table(opened.table.id)
        assert table is not opened.table
        assert table.seats[1].person == bo

    spend(tmp_path, evening)


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


def test_a_table_at_which_somebody_has_just_come_is_not_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        table, _, _ = await here.table_for_two()
        here.time += 3_600_000
        acquire = table.lock.acquire

        async def comes_meanwhile() -> Literal[True]:
            table.watchers.add(Watcher("", None))
            return await acquire()

        monkeypatch.setattr(table.lock, "acquire", comes_meanwhile)
        await here.house.put_away_idle()
        assert here.house.tables == {table.id: table}

    spend(tmp_path, evening)


def test_a_table_at_which_something_is_due_soon_is_not_put_away(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, _, _ = await here.table_for_two({**FRIENDLY, "clock": {"kind": "move", "seconds": 3600}})
        await here.pass_time(table, 3_540_000)
        await here.house.put_away_idle()
        assert here.house.tables == {table.id: table}
        await here.pass_time(table, 70_000)
        assert table.out_of_time is not None

    spend(tmp_path, evening)


def test_a_match_whose_deal_is_kept_has_begun_also_where_nobody_could_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        opened = await here.gathering.open_table(ana, FRIENDLY)
        id, append = opened.table.id, here.house.store.append
        await here.gathering.sit(bo, id, 1, opened.invitations[1])
        await here.gathering.ready(ana, id, 0)

        async def kept_and_gone(table: str, lines: Sequence[Line]) -> None:
            await append(table, lines)
            raise StoreGone(unknown=True)

        monkeypatch.setattr(here.house.store, "append", kept_and_gone)
        with pytest.raises(StoreGone):
            await here.gathering.ready(bo, id, 1)
        monkeypatch.undo()
        table = await here.house.table(id)
        assert table.row.state == PLAYING
        seat = hosted(table).recorded.match.seat
        await here.say(table, (ana, bo)[seat], seat)

    spend(tmp_path, evening)


# ---- what strangers send


NUMBERS = "a = [" + "1," * 127_000 + "]\n"
"""A file as long as is permitted, which takes half a second to read."""


async def turns_until_refused(doing: Coroutine[Any, Any, Any]) -> int:
    """How often anybody else has had a turn before something was refused."""
    task, turns = asyncio.create_task(doing), 0
    while not task.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert isinstance(task.exception(), Refused)
    return turns


def test_while_a_large_file_is_read_others_play_on(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        opening = here.gathering.open_table(ana, {**FRIENDLY, "files": {"cards": NUMBERS}})
        assert await turns_until_refused(opening) >= 5
        international = {**FRIENDLY, "game": "worldwide-football", "options": {"mode": "international"}}
        table = (await here.gathering.open_table(ana, international)).table
        bringing = here.gathering.bring(ana, table.id, 0, "deck", NUMBERS)
        assert await turns_until_refused(bringing) >= 5

    spend(tmp_path, evening)


def test_the_owner_closes_a_table_before_its_match_and_not_later(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        waiting = (await here.gathering.open_table(ana, FRIENDLY)).table
        with refused("not_the_owner"):
            await here.gathering.close_table(bo, waiting.id)
        await here.gathering.close_table(ana, waiting.id)
        assert waiting.row.state == FINISHED
        assert await here.house.store.tables_of(ana) == []
        with refused("match_has_begun"):
            await here.gathering.sit(ana, waiting.id, 1)
        playing, owner, _ = await here.table_for_two()
        with refused("not_waiting"):
            await here.gathering.close_table(owner, playing.id)

    spend(tmp_path, evening)


@pytest.mark.parametrize("word", ["", " ", "\n", "\u00a0\t"])
def test_a_blank_word_is_no_word(tmp_path: Path, word: str) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY)).table
        await here.gathering.ready(ana, table.id, 0, "allez")
        await here.gathering.ready(ana, table.id, 0, word)
        assert table.row.words == {}
        assert table.seats[0].ready

    spend(tmp_path, evening)


def test_a_word_that_is_too_long_is_not_repeated_whole(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY)).table
        with pytest.raises(Refused, match="one line of 1 to 80 characters") as refusal:
            await here.gathering.ready(ana, table.id, 0, "a" * 1_000)
        assert all(len(text) < 200 for text in refusal.value.reason.text.values())

    spend(tmp_path, evening)


def test_guessing_the_ids_of_tables_leaves_nothing_behind(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY)).table
        here.house.drop(table)
        guesses = [here.house.table(f"guess-{number % 50}") for number in range(100)]
        found = await asyncio.gather(*guesses, here.house.table(table.id), return_exceptions=True)
        assert [type(one) for one in found[:-1]] == [Refused] * 100
        assert found[-1] is await here.house.table(table.id)
        del found
        await asyncio.sleep(0)  # what was raised remembers where, and the loop what it has just done
        gc.collect()
        assert not here.house._reading

    spend(tmp_path, evening)


def test_a_table_that_many_ask_for_is_read_once(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        table = (await here.gathering.open_table(ana, FRIENDLY)).table
        here.house.drop(table)
        found = await asyncio.gather(*(here.house.table(table.id) for _ in range(20)))
        assert len(set(map(id, found))) == 1

    spend(tmp_path, evening)


def test_a_table_that_nobody_has_touched_for_long_ends_by_itself(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana, bo = await here.person("Ana"), await here.person("Bo")
        deserted, visited = [await here.gathering.open_table(ana, FRIENDLY) for _ in range(2)]
        playing, _, _ = await here.table_for_two()
        here.time += DESERTED_AFTER
        await here.gathering.sit(bo, visited.table.id, 1, visited.invitations[1])
        await here.gathering.close_deserted()
        assert deserted.table.row.state == WAITING
        here.time += 1
        await here.gathering.close_deserted()
        assert [one.row.state for one in (deserted.table, visited.table, playing)] == [FINISHED, WAITING, PLAYING]

    spend(tmp_path, evening)


async def kept_seat(here: Evening, table: str, seat: int) -> SeatRow:
    found = await here.house.store.table(table)
    assert found is not None
    return found[1][seat]


def test_whoever_shares_the_screen_is_called_something_until_the_person_is_forgotten(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        sitting = [{"kind": "me"}, {"kind": "me", "called": "  Bo "}]
        table = (await here.gathering.open_table(ana, FRIENDLY, sitting)).table
        assert table.names() == ("Ana", "Bo")
        assert (await kept_seat(here, table.id, 1)).called == "Bo"
        for seat in (0, 1):
            await here.gathering.ready(ana, table.id, seat)
        await here.playing.resign(ana, table.id, 0)
        again = (await here.gathering.rematch(ana, table.id)).table
        assert again.names() == ("Bo", "Ana")
        await here.gathering.stand_up(ana, again.id, 0)
        await here.gathering.sit(ana, again.id, 0)
        assert again.names() == ("Ana 1", "Ana 2")
        await here.arriving.forget(ana)
        assert table.names() == ("", "")
        assert table.names("en") == ("Player 1", "Player 2")
        assert (await kept_seat(here, table.id, 1)).called is None

    spend(tmp_path, evening)


def test_the_name_of_somebody_else_is_checked_as_any(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        ana = await here.person("Ana")
        with refused("nickname_too_long"):
            await here.gathering.open_table(ana, FRIENDLY, [{"kind": "me"}, {"kind": "me", "called": "o" * 99}])

    spend(tmp_path, evening)
