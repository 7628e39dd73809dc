"""What people bring to their own seats: read as hostile, said once by the table, nobody else's business."""

import asyncio
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from onze.tables.table import Table
from tests.tables.evening import FRIENDLY, Evening, hosted, spend
from tests.tables.refusals import refused

INTERNATIONAL = {**FRIENDLY, "game": "worldwide-football", "options": {"mode": "international"}}
SAMPLES = Path(__file__).parents[2] / "src" / "onze" / "games" / "worldwide_football" / "data" / "decks.toml"
OFFENSIVE = tomllib.loads(SAMPLES.read_text(encoding="utf-8"))["offensive"]
DECK = "\n".join(f"{card} = {count}" for card, count in OFFENSIVE.items())


async def seated(here: Evening) -> tuple[Table, str, str]:
    """A table with Ana and Bo, before the match."""
    ana, bo = await here.person("Ana"), await here.person("Bo")
    opened = await here.gathering.open_table(ana, INTERNATIONAL)
    await here.gathering.sit(bo, opened.table.id, 1, opened.invitations[1])
    return opened.table, ana, bo


async def begin(here: Evening, table: Table, ana: str, bo: str) -> None:
    for seat, person in enumerate((ana, bo)):
        await here.gathering.ready(person, table.id, seat)
    await here.pass_time(table)


def said(table: Table, seat: int) -> list[str]:
    """How many cards of each kind a seat has said."""
    start = f"seat:{seat} choose number:"
    return [line.removeprefix(start) for line in hosted(table).recorded.record.lines if line.startswith(start)]


async def until_decks(here: Evening, table: Table, people: tuple[str, str]) -> None:
    """Plays on at random until decks are built, or have been."""
    while type(hosted(table).recorded.match.decision).__name__ != "BuildDecks" and not said(table, 0):
        seat = hosted(table).recorded.match.asked[0]
        await here.say(table, people[seat], seat)
        await here.pass_time(table, 20_000)


@pytest.mark.parametrize("text", [DECK, "offensive"])
def test_a_deck_that_was_brought_is_laid_once_when_it_is_asked_for(tmp_path: Path, text: str) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await seated(here)
        await here.gathering.bring(ana, table.id, 0, "deck", text)
        await begin(here, table, ana, bo)
        await until_decks(here, table, (ana, bo))
        await here.pass_time(table, 20_000)
        counts = [int(count) for count in said(table, 0)]
        kinds = [action.name for action in table.game.actions]  # type: ignore[attr-defined]
        assert {kind: count for kind, count in zip(kinds, counts, strict=True) if count} == OFFENSIVE
        assert said(table, 1) == []
        assert hosted(table).recorded.match.asked == (1,), "the other builds by hand"

    spend(tmp_path, evening)


def test_after_it_was_taken_back_a_deck_is_built_by_hand(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await seated(here)
        await here.gathering.bring(ana, table.id, 0, "deck", DECK)
        await begin(here, table, ana, bo)
        await until_decks(here, table, (ana, bo))
        await here.pass_time(table, 20_000)
        await here.playing.wish_take_back(ana, table.id, 0)
        await here.playing.answer_take_back(bo, table.id, 1, True)
        await here.pass_time(table, 20_000)
        assert 0 in hosted(table).recorded.match.asked
        here.house.drop(table)
        again = await here.house.table(table.id)
        await here.pass_time(again, 20_000)
        assert 0 in hosted(again).recorded.match.asked, "nor is it laid again when the server has been started anew"

    spend(tmp_path, evening)


def test_what_others_are_told_is_the_same_whatever_was_brought(tmp_path: Path) -> None:
    async def told_with(here: Evening, deck: str) -> list[object]:
        here.luck = Seeded(7)
        table, ana, bo = await seated(here)
        table.row = replace(table.row, seed=bytes(32))
        await here.gathering.bring(ana, table.id, 0, "deck", deck)
        assert "number:" not in repr(table.seats[0])
        await begin(here, table, ana, bo)
        await until_decks(here, table, (ana, bo))
        await here.pass_time(table, 20_000)
        assert said(table, 0)
        latest = hosted(table).latest
        told = [latest.told(seat) for seat in (1, None)]
        return [*told, latest.public, latest.private(1), latest.menu(1), latest.question(1)]

    async def evening(here: Evening) -> None:
        assert await told_with(here, DECK) == await told_with(here, "standard")

    spend(tmp_path, evening)


HOSTILE = ["[", "x = 1", "pass = 99", "pass = true", "a" * 16_000, "[[[[" * 100, "/etc/passwd", "a.b.c = 1", "pass = 6"]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:12])
def test_a_file_that_is_no_deck_is_refused_and_the_one_before_stays(tmp_path: Path, text: str) -> None:
    async def evening(here: Evening) -> None:
        table, ana, _ = await seated(here)
        await here.gathering.bring(ana, table.id, 0, "deck", DECK)
        before = table.seats[0]
        with pytest.raises(Refused):
            await here.gathering.bring(ana, table.id, 0, "deck", text)
        assert table.seats[0] == before

    spend(tmp_path, evening)


def test_a_file_with_thousands_of_mistakes_is_refused_for_the_first(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, _ = await seated(here)
        text = "\n".join(f"k{number} = 1" for number in range(1_500))
        async with asyncio.timeout(1):
            with refused("wrong_line"):
                await here.gathering.bring(ana, table.id, 0, "deck", text)

    spend(tmp_path, evening)


def test_a_file_is_brought_to_ones_own_seat_before_the_match_and_leaves_with_its_person(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await seated(here)
        with refused("not_your_seat"):
            await here.gathering.bring(ana, table.id, 1, "deck", DECK)
        for name, key in (("squad", "file_is_the_tables"), ("cards", "no_such_file_here")):
            with refused(key):
                await here.gathering.bring(ana, table.id, 0, name, DECK)
        await here.gathering.bring(bo, table.id, 1, "deck", DECK)
        await here.gathering.stand_up(bo, table.id, 1)
        assert table.seats[1].prepared is None
        await here.gathering.bring(ana, table.id, 0, "deck", DECK)
        here.house.drop(table)
        table = await here.house.table(table.id)
        assert list(table.seats[0].prepared) == ["deck"]
        await here.gathering.bring(ana, table.id, 0, "deck", "")
        assert table.seats[0].prepared is None

    spend(tmp_path, evening)


def test_a_game_without_such_files_and_a_match_that_has_begun_take_none(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, _ = await here.table_for_two()
        with refused("match_has_begun"):
            await here.gathering.bring(ana, table.id, 0, "deck", DECK)
        other = (await here.gathering.open_table(ana, {"game": "football-a-la-carte", "seats": 2})).table
        with refused("no_files_here"):
            await here.gathering.bring(ana, other.id, 0, "deck", DECK)
        domestic = (await here.gathering.open_table(ana, {"game": "worldwide-football", "seats": 2})).table
        with refused("no_deck_building"):
            await here.gathering.bring(ana, domestic.id, 0, "deck", DECK)

    spend(tmp_path, evening)


def test_in_a_rematch_everybody_has_what_they_had_brought(tmp_path: Path) -> None:
    async def evening(here: Evening) -> None:
        table, ana, bo = await seated(here)
        await here.gathering.bring(ana, table.id, 0, "deck", DECK)
        await begin(here, table, ana, bo)
        await here.playing.resign(bo, table.id, 1)
        again = (await here.gathering.rematch(bo, table.id)).table
        assert [seat.prepared is not None for seat in again.seats] == [False, True]
        assert again.seats[1].person == ana

    spend(tmp_path, evening)
