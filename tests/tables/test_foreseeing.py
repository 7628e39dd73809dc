"""What would follow each move is worked out while others have their turns."""

import asyncio
from pathlib import Path

import pytest

from onze.tables import turns
from onze.tables.foreseeing import foresee_in_turns
from tests.tables.evening import Evening, hosted, spend


class Neighbour:
    """Somebody at another table, who counts how often it is their turn."""

    def __init__(self) -> None:
        self.turns = 0
        self.task = asyncio.create_task(self._count())

    async def _count(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


def test_it_is_what_the_match_foresees_and_nothing_for_whoever_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "SLICE", 0)

    async def evening(here: Evening) -> None:
        table, _, _ = await here.table_for_two()
        match = hosted(table).recorded.match
        (seat,) = match.asked
        assert await foresee_in_turns(match, seat, lambda: True) == match.foreseen(seat) != {}
        assert await foresee_in_turns(match, 1 - seat, lambda: True) == {}
        assert await foresee_in_turns(match, seat, lambda: False) is None

    spend(tmp_path, evening)


def test_a_preview_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SLICE", 0)

    async def evening(here: Evening) -> None:
        table, *people = await here.table_for_two()
        match = hosted(table).recorded.match
        (seat,) = match.asked
        neighbour = Neighbour()
        view, menu, foreseen, _ = await here.playing.preview(people[seat], table.id, seat, [])
        neighbour.task.cancel()
        assert (view, menu, foreseen) == (match.view(seat), match.menu(seat), match.foreseen(seat))
        assert neighbour.turns >= len(menu) > 1

    spend(tmp_path, evening)


def test_what_is_foreseen_of_a_preview_is_given_up_when_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "SLICE", 0)

    async def evening(here: Evening) -> None:
        table, *people = await here.table_for_two()
        (seat,) = hosted(table).recorded.match.asked
        looking = asyncio.create_task(here.playing.preview(people[seat], table.id, seat, []))
        await asyncio.sleep(0)
        hosted(table).call("abandon", here.time)
        _, menu, foreseen, _ = await looking
        assert menu
        assert foreseen == {}

    spend(tmp_path, evening)


def test_a_preview_waits_for_nobody_but_for_what_is_being_stored(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await here.table_for_two()
        await here.pass_time(table, 20_000)
        seat = hosted(table).recorded.match.seat
        with pytest.raises(StopIteration):  # it never waits
            here.playing.preview((ana, bo)[seat], table.id, seat, []).send(None)
        async with table.lock:
            looking = asyncio.create_task(here.playing.preview((ana, bo)[seat], table.id, seat, []))
            await asyncio.sleep(0.01)
            assert not looking.done()
        assert (await looking).menu

    spend(tmp_path, evening)
