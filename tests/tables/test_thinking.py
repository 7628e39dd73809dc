"""Bots that take their time think in a process of their own: the table is free meanwhile, and nobody else waits."""

import asyncio
import json
from pathlib import Path

import pytest

from onze.games import load
from onze.kernel.chance import Seeded
from onze.tables.store import FINISHED
from onze.tables.table import Table
from onze.tables.thinking import NotThought, Question, ThinkingRoom
from tests.tables.evening import Evening, hosted, spend

BOTS = '''
import os, sys, time
from onze.bots import Thinker

class Slow(Thinker):
    """Thinks for a while, tells where it did, and what it has heard."""

    def __init__(self, game, seconds=0.05, notes=""):
        super().__init__(game)
        self.seconds, self.notes, self.heard = seconds, notes, 0

    def told(self, seat, told):
        self.heard += 1

    def answer(self, match, seat, chance, seconds):
        print("thinking aloud")
        time.sleep(self.seconds)
        if self.notes:
            with open(self.notes, "a") as notes:
                notes.write(f"{os.getpid()} {self.heard}\\n")
        return match.moves(seat)[0]

class Dies(Thinker):
    def answer(self, match, seat, chance, seconds):
        os._exit(3)

class Fails(Thinker):
    def answer(self, match, seat, chance, seconds):
        raise ValueError("no idea")
'''
GAME = load("football-a-la-carte")


@pytest.fixture
def bots(tmp_path: Path) -> str:
    file = tmp_path / "thinkers.py"
    file.write_text(BOTS)
    return str(file)


async def seated(here: Evening, code: str) -> tuple[Table, str]:
    """A table in play between Ana and a bot that plays for Bo."""
    table, ana, _ = await here.table_for_two()
    async with table.lock:
        await here.house.keeping.keep(table, hosted(table).hand_over(1, code, here.time))
    return table, ana


async def play_on(here: Evening, table: Table, ana: str, answers: int) -> None:
    """Ana says something whenever she is asked, until the bot has answered so often."""
    while hosted(table).number(1) <= answers and table.row.state != FINISHED:
        here.time += 20_000
        table.wake()
        await asyncio.sleep(0.005)
        if 0 in hosted(table).recorded.match.asked and not table.lock.locked():
            await here.say(table, ana, 0)


def test_a_bot_thinks_in_another_process_and_hears_what_its_seat_is_told(tmp_path: Path, bots: str) -> None:
    notes = tmp_path / "notes"

    async def evening(here: Evening) -> None:
        table, ana = await seated(here, f"{bots}:Slow:notes={notes}")
        await play_on(here, table, ana, 6)

    spend(tmp_path, evening)
    thoughts = [tuple(map(int, line.split())) for line in notes.read_text().splitlines()]
    assert len({process for process, _ in thoughts}) == 1
    heard = [count for _, count in thoughts]
    assert heard == sorted(heard)
    assert heard[-1] > heard[0]


def test_a_table_is_free_while_its_bot_thinks(tmp_path: Path, bots: str) -> None:
    async def evening(here: Evening) -> None:
        table, ana = await seated(here, f"{bots}:Slow:seconds=5")
        while not table.thinking:
            here.time += 20_000
            table.wake()
            await asyncio.sleep(0.005)
            if 0 in hosted(table).recorded.match.asked and not table.lock.locked():
                await here.say(table, ana, 0)
        assert not table.lock.locked()
        await asyncio.wait_for(here.playing.resign(ana, table.id, 0), 2)
        assert table.row.state == FINISHED

    spend(tmp_path, evening)


@pytest.mark.parametrize("kind", ["Dies", "Fails"])
def test_the_coach_speaks_for_a_bot_that_fails(tmp_path: Path, bots: str, kind: str) -> None:
    async def evening(here: Evening) -> None:
        table, ana = await seated(here, f"{bots}:{kind}")
        await play_on(here, table, ana, 3)
        assert hosted(table).number(1) > 3

    spend(tmp_path, evening)


def test_a_search_thinks_beside_the_server_and_the_weaker_levels_answer_at_once(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana = await seated(here, "search:20")
        await play_on(here, table, ana, 2)
        assert hosted(table).number(1) > 2
        takes_time = here.house.bots.takes_time
        assert [takes_time(table, 1, code) for code in ("search:20", "master")] == [True, True]
        assert [takes_time(table, 1, code) for code in ("rookie", "regular", "strong", "coach")] == [False] * 4

    spend(tmp_path, evening)


def test_owners_take_turns_and_too_many_questions_are_put_off(bots: str) -> None:
    async def run() -> None:
        room = ThinkingRoom(waiting=5)
        match = GAME.scenario("OpenPlay", Seeded(3))
        answered: list[str] = []

        async def ask(owner: str, name: str) -> None:
            question = Question(owner, "table", f"{bots}:Slow", match.seat, 1)
            assert await room.ask(question, match, Seeded(1))
            answered.append(name)

        first = asyncio.create_task(ask("ana", "ana 0"))
        await asyncio.sleep(0.01)  # it is being thought about, and waits no more
        asked = [first]
        for owner, name in [("ana", "ana 1"), ("ana", "ana 2"), ("ana", "ana 3"), ("bo", "bo 1"), ("bo", "bo 2")]:
            asked.append(asyncio.create_task(ask(owner, name)))
        await asyncio.sleep(0.01)
        with pytest.raises(NotThought, match="too many") as put_off:
            await ask("cy", "cy 1")
        assert put_off.value.busy
        await asyncio.gather(*asked)
        assert answered == ["ana 0", "ana 1", "bo 1", "ana 2", "bo 2", "ana 3"]
        await room.close()

    asyncio.run(run())


def test_what_a_bot_is_handed_is_dealt_anew() -> None:
    match = GAME.new_match(Seeded(11))
    asked = Question("ana", "table", "coach", 0, 1)
    truth = match.position()
    dealt = [json.loads(asked.written(match, Seeded(luck)))["position"] for luck in range(30)]
    assert all(one["zones"] != truth["zones"] for one in dealt)
    assert [GAME.from_position(one).view(0) for one in dealt] == [match.view(0)] * 30


def test_whoever_still_waits_when_the_room_is_closed_is_told(bots: str) -> None:
    async def run() -> None:
        room = ThinkingRoom()
        match = GAME.scenario("OpenPlay", Seeded(3))
        question = Question("ana", "table", f"{bots}:Slow:seconds=30", match.seat, 30)
        asked = [asyncio.create_task(room.ask(question, match, Seeded(1))) for _ in range(2)]
        await asyncio.sleep(0.05)
        await room.close()
        assert [type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)] == [NotThought] * 2

    asyncio.run(run())
