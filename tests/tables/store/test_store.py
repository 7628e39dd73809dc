"""Every call of the store, on SQLite and on PostgreSQL."""

import asyncio
from dataclasses import fields, replace

import pytest
from sqlalchemy import Table

from onze.tables.store import (
    FINISHED,
    PLAYING,
    Line,
    LineMissing,
    LineTaken,
    Message,
    Mute,
    NotKept,
    OrderRow,
    Person,
    SeatRow,
    SentTwice,
    Standing,
    Store,
    TableRow,
    Unstorable,
)
from onze.tables.store.schema import LINES, MESSAGES, MUTES, ORDERS, PEOPLE, SEATS, TABLES
from tests.tables.store.home import ADA, ZOE, a_line, a_table, at_home, seats_of, whole


@pytest.mark.parametrize(
    ("row", "kept"),
    [(Person, PEOPLE), (TableRow, TABLES), (SeatRow, SEATS), (Message, MESSAGES), (Mute, MUTES), (OrderRow, ORDERS)],
)
def test_a_row_has_the_columns_of_its_table_in_their_order(row: type[Person], kept: Table) -> None:
    assert [field.name for field in fields(row)] == [column.name for column in kept.columns]


def test_a_line_has_the_columns_of_its_table_but_for_the_table() -> None:
    assert ["table", *Line.__struct_fields__] == [column.name for column in LINES.columns]


async def test_people_are_kept_and_found_again(url: str) -> None:
    async with at_home(url) as store:
        assert await store.person("zoe") == ZOE
        assert await store.person("nobody") is None
        assert await store.person_by_return("digest of zoe") == ZOE
        assert await store.person_by_return("another digest") is None
        await store.rename("ada", "Ada Hegerberg ⚽")
        assert await store.person("ada") == replace(ADA, nickname="Ada Hegerberg ⚽")


async def test_a_person_is_added_once_and_a_way_back_leads_to_one(url: str) -> None:
    async with at_home(url) as store:
        with pytest.raises(NotKept):
            await store.add_person(replace(ZOE, return_digest="new"))
        with pytest.raises(NotKept):
            await store.add_person(Person("eve", "Eve", "digest of zoe", 5))
        assert await store.person("zoe") == ZOE
        assert await store.person("eve") is None


async def test_whoever_is_forgotten_has_no_name_and_no_way_back_but_keeps_the_seat(url: str) -> None:
    async with at_home(url) as store:
        await store.forget_person("zoe")
        assert await store.person("zoe") == Person("zoe", "", None, 1_000)
        assert await store.person_by_return("digest of zoe") is None
        assert (await store.table("t1")) == (a_table("t1"), seats_of("t1"))


async def test_what_somebody_has_said_is_forgotten_with_them(url: str) -> None:
    async with at_home(url, tables=2) as store:
        await store.add_message("t1", "zoe", "Ici Zoé.", 1)
        await store.add_message("t1", "ada", "Salut !", 2)
        await store.add_message("t2", "zoe", "Allez !", 3)
        assert sorted(await store.tables_of_messages("zoe")) == ["t1", "t2"]
        await store.forget_person("zoe")
        said = [*await store.messages("t1"), *await store.messages("t2")]
        assert [(one.text, one.removed) for one in said] == [("", True), ("Salut !", False), ("", True)]


async def test_who_is_muted_or_sent_away_is_kept(url: str) -> None:
    async with at_home(url, tables=2) as store:
        for_one, for_all = Mute("t1", "zoe", "ada", False, 3), Mute("t1", "zoe", "ada", True, 4)
        for mute in (for_one, for_all):
            await store.mute(mute)
        with pytest.raises(NotKept):
            await store.mute(for_one)
        assert await store.mutes("t1") == [for_one, for_all]
        assert await store.mutes("t2") == []
        await store.unmute(for_one)
        assert await store.mutes("t1") == [for_all]
        with pytest.raises(NotKept):
            await store.unmute(for_one)
        await store.send_away("t2", "ada")
        assert (await store.sent_away("t1"), await store.sent_away("t2")) == ([], ["ada"])


async def test_the_latest_rematch_of_a_table_is_found(url: str) -> None:
    async with at_home(url) as store:
        assert await store.rematch_of("t1") is None
        for number in (2, 3):
            again = a_table(f"t{number}", created=2_000 + number, rematch_of="t1")
            await store.add_table(again, seats_of(f"t{number}"))
        assert await store.rematch_of("t1") == "t3"


async def test_what_is_not_there_cannot_be_changed(url: str) -> None:
    async with at_home(url) as store:
        with pytest.raises(NotKept):
            await store.rename("nobody", "X")
        with pytest.raises(NotKept):
            await store.forget_person("nobody")
        with pytest.raises(NotKept):
            await store.change_table("t9", state=PLAYING)
        with pytest.raises(NotKept):
            await store.change_seat("t1", 2, ready=True)
        with pytest.raises(NotKept):
            await store.remove_message("t1", 1)
        with pytest.raises(NotKept):
            await store.revoke_order("t1", 0, 1)


async def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    row = a_table(
        "t2",
        agreement={"options": {"tie": "draw"}, "files": {"squad": "« Été »\n"}, "n": [1, 2.5, None, True]},
        words={"0": "allez", "1": None},
        rules_version=3,
        rematch_of="t1",
        spectators_digest="digest",
        open=True,
        outcome={"score": [2, 0]},
    )
    async with at_home(url) as store:
        await store.add_table(row, seats_of("t2", "ada"))
        assert await store.table("t2") == (row, seats_of("t2", "ada"))
        assert await store.table("t3") is None


async def test_a_table_is_added_with_all_its_seats_or_not_at_all(url: str) -> None:
    async with at_home(url) as store:
        with pytest.raises(NotKept):
            await store.add_table(a_table("t2"), seats_of("t2", "nobody"))
        assert await store.table("t2") is None
        with pytest.raises(NotKept):
            await store.add_table(a_table("t1", state=PLAYING), seats_of("t1"))
        with pytest.raises(NotKept):
            await store.add_table(a_table("t3", owner="nobody"), [])
        assert await store.table("t1") == (a_table("t1"), seats_of("t1"))


async def test_tables_and_seats_change(url: str) -> None:
    async with at_home(url, tables=2) as store:
        await store.change_table("t1", state=PLAYING, touched=9_000, words={"0": "allez"}, outcome=None, open=True)
        await store.change_seat("t1", 1, kind="bot", bot="coach", invitation_digest=None, ready=True)
        first, second = seats_of("t1")
        changed = a_table("t1", state=PLAYING, touched=9_000, words={"0": "allez"}, open=True)
        assert await store.table("t1") == (
            changed,
            [first, replace(second, kind="bot", bot="coach", invitation_digest=None, ready=True)],
        )
        assert await store.table("t2") == (a_table("t2"), seats_of("t2"))


def ids(tables: list[tuple[TableRow, list[SeatRow]]]) -> list[str]:
    assert all({seat.table for seat in seats} == {row.id} for row, seats in tables)
    return [row.id for row, _ in tables]


async def test_the_lists_of_the_lobby(url: str) -> None:
    async with at_home(url, tables=0) as store:
        for id, owner, second, state, opened, touched in (
            ("a", "zoe", None, "waiting", True, 1),
            ("b", "zoe", "ada", "playing", True, 2),
            ("c", "zoe", "ada", "finished", True, 3),
            ("d", "ada", None, "waiting", False, 4),
            ("e", "ada", None, "waiting", True, 5),
            ("f", "ada", "ada", "finished", False, 6),
        ):
            row = a_table(id, owner=owner, state=state, open=opened, touched=touched)
            seats = [SeatRow(id, 0, "person", owner), SeatRow(id, 1, "person", second)]
            await store.add_table(row, seats)
        assert ids(await store.tables_of("zoe")) == ["b", "a"]
        assert ids(await store.tables_of("ada")) == ["e", "d", "b"]
        assert ids(await store.tables_of("ada", limit=1)) == ["e"]
        assert ids(await store.finished_of("zoe", 10)) == ["c"]
        assert ids(await store.finished_of("ada", 10)) == ["f", "c"]
        assert ids(await store.finished_of("ada", 1)) == ["f"]
        assert ids(await store.open_tables(10)) == ["e", "a"]
        assert ids(await store.open_tables(1)) == ["e"]
        assert await store.tables_of("nobody") == []
        assert await store.due(0) == ["b"]
        await store.change_table("b", state=FINISHED)
        assert await store.due(0) == []


async def test_lines_come_back_in_order_and_by_their_numbers(url: str) -> None:
    lines = [a_line(1), a_line(2, "phrase"), a_line(3), Line(4, "seat:0 is « Zoé » #0a1b", 2**40)]
    async with at_home(url, tables=2) as store:
        await store.append("t1", lines[:3])
        await store.append("t1", lines[3:])
        await store.append("t1", [])
        await store.append("t2", [a_line(1, "phrase")])
        assert await store.lines("t1") == lines
        assert await store.lines("t1", 2, 3) == lines[1:3]
        assert await store.lines("t1", 4) == lines[3:]
        assert await store.lines("t1", last=1) == lines[:1]
        assert await store.lines("t9") == []
        assert await store.sent("t1", "phrase") == 2
        assert await store.sent("t2", "phrase") == 1
        assert await store.sent("t1", "other") is None


async def test_a_line_is_written_once_and_its_phrase_stays_whole(url: str) -> None:
    async with at_home(url) as store:
        await store.append("t1", [a_line(1), a_line(2)])
        with pytest.raises(LineTaken) as taken:
            await store.append("t1", [a_line(2, text="seat:1 cheat"), a_line(3)])
        assert (taken.value.table, taken.value.line) == ("t1", 2)
        assert await store.lines("t1") == [a_line(1), a_line(2)]


async def test_what_was_sent_before_is_not_written_again(url: str) -> None:
    async with at_home(url) as store:
        await store.append("t1", [a_line(1), a_line(2)])
        await store.append("t1", [a_line(3, "phrase"), a_line(4)])
        for again in (3, 5):  # the same lines, and the next ones
            with pytest.raises(SentTwice) as twice:
                await store.append("t1", [a_line(again, "phrase"), a_line(again + 1)])
            assert (twice.value.sent, twice.value.line) == ("phrase", 3)
        assert await whole(store, "t1") == [1, 2, 3, 4]


async def test_lines_need_a_table_and_follow_each_other(url: str) -> None:
    async with at_home(url) as store:
        with pytest.raises(NotKept):
            await store.append("t9", [a_line(1)])
        for wrong in ([a_line(1), a_line(1)], [a_line(1), a_line(3)]):
            with pytest.raises(ValueError, match="follow"):
                await store.append("t1", wrong)
        assert await whole(store, "t1") == []


async def test_what_is_due_is_found_and_so_is_what_was_played_since_it_was_noted(url: str) -> None:
    async with at_home(url, tables=4) as store:
        for table in ("t1", "t2", "t3", "t4"):
            await store.append(table, [a_line(1)])
            await store.change_table(table, state=PLAYING)
        assert sorted(await store.due(0)) == ["t1", "t2", "t3", "t4"], "nobody has noted anything"
        notes = [
            Standing("t1", 1, 10, [0], [0, 0], 500),
            Standing("t2", 1, 20, [], None, None),
            Standing("t3", 1, 30, [1, 0], [2, 1], 900),
        ]
        await store.note_standings(notes, 7)
        assert sorted(await store.due(600)) == ["t1", "t4"]
        await store.append("t2", [a_line(2)])
        assert sorted(await store.due(0)) == ["t2", "t4"]
        row, _ = await store.table("t3") or (None, None)
        assert row is not None
        assert (row.noted_line, row.touched, row.asked, row.score, row.due_at) == (1, 30, [1, 0], [2, 1], 900)


async def test_the_time_in_which_nobody_was_there_is_added_up(url: str) -> None:
    async with at_home(url) as store:
        assert await store.open_house(1_000) == 0
        await store.note_standings((), 5_000)
        assert await store.open_house(6_500) == 1_500
        assert await store.open_house(6_000) == 1_500, "a clock that goes back takes nothing away"
        await store.note_standings((), 8_000)
        assert await store.open_house(9_000) == 2_500


async def test_wishes_end_with_the_lines_that_end_them(url: str) -> None:
    async with at_home(url) as store:
        await store.append("t1", [a_line(1)])
        await store.change_table("t1", wishes={"draw": [0]})
        with pytest.raises(LineTaken):
            await store.append("t1", [a_line(1)], ends_wishes=True)
        row, _ = await store.table("t1") or (None, None)
        assert row is not None
        assert row.wishes == {"draw": [0]}
        await store.append("t1", [a_line(2)], ends_wishes=True)
        row, _ = await store.table("t1") or (None, None)
        assert row is not None
        assert row.wishes is None


async def test_no_line_is_written_whose_predecessor_is_missing(url: str) -> None:
    async with at_home(url, tables=2) as store:
        await store.append("t2", [a_line(1)])
        answers = await asyncio.gather(
            store.append("t1", [a_line(2)]), store.append("t2", [a_line(2)]), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [LineMissing, type(None)]
        assert await whole(store, "t1") == []
    again = await Store.open(url)  # it remembers nothing of what was written before
    try:
        with pytest.raises(LineMissing):
            await again.append("t2", [a_line(4)])
        await again.append("t2", [a_line(3)])
        assert await whole(again, "t2") == [1, 2, 3]
    finally:
        await again.close()


async def test_positions_are_found_by_the_line_that_they_come_before(url: str) -> None:
    async with at_home(url) as store:
        assert await store.position_before("t1", 99) is None
        await store.keep_position("t1", 50, {"stack": [["Turn", 1]], "facts": {"score": [0, 1]}})
        await store.keep_position("t1", 100, {"stack": []})
        await store.keep_position("t1", 100, {"stack": [["Over"]]})
        assert await store.position_before("t1", 50) is None
        assert await store.position_before("t1", 51) == (50, {"stack": [["Turn", 1]], "facts": {"score": [0, 1]}})
        assert await store.position_before("t1", 100) == (50, {"stack": [["Turn", 1]], "facts": {"score": [0, 1]}})
        assert await store.position_before("t1", 1_000) == (100, {"stack": [["Over"]]})
        with pytest.raises(NotKept):
            await store.keep_position("t9", 1, {})


async def test_messages_are_numbered_listed_and_removed(url: str) -> None:
    async with at_home(url, tables=2) as store:
        assert [await store.add_message("t1", who, "Allez !", 5) for who in ("zoe", "ada")] == [1, 2]
        assert await store.add_message("t2", "zoe", "…", 6) == 1
        await store.remove_message("t1", 1)
        kept = [Message("t1", 1, "zoe", "", 5, True), Message("t1", 2, "ada", "Allez !", 5)]
        assert await store.messages("t1") == kept
        assert await store.messages("t1", 2) == kept[1:]
        assert await store.messages("t1", most=1) == kept[-1:]
        with pytest.raises(NotKept):
            await store.add_message("t9", "zoe", "?", 5)
        with pytest.raises(NotKept):
            await store.add_message("t1", "nobody", "?", 5)


async def test_orders_are_numbered_by_seat_listed_and_revoked(url: str) -> None:
    order = {"at": "Defend", "say": "pass"}
    async with at_home(url) as store:
        assert [await store.add_order("t1", seat, order) for seat in (0, 1, 1)] == [1, 1, 2]
        await store.revoke_order("t1", 1, 1)
        assert await store.orders("t1") == [OrderRow("t1", 0, 1, order), OrderRow("t1", 1, 2, order)]
        assert await store.add_order("t1", 1, order) == 3
        with pytest.raises(NotKept):
            await store.add_order("t1", 2, order)
        with pytest.raises(NotKept):
            await store.add_order("t9", 0, order)


async def test_what_no_database_can_hold_is_refused_and_found_nowhere(url: str) -> None:
    async with at_home(url) as store:
        with pytest.raises(Unstorable):
            await store.rename("zoe", "\ud800")
        with pytest.raises(Unstorable):
            await store.append("t1", [Line(1, "pass", 2**70)])
        with pytest.raises(Unstorable):
            await store.append("t1", [Line(1, "pass", 1, clocks=object())])
        assert await store.person("\ud800") is None
        assert await store.table("\x00") is None
        assert await store.person("zoe") == ZOE


async def test_everything_is_there_when_the_store_is_opened_again(url: str) -> None:
    async with at_home(url) as store:
        await store.append("t1", [a_line(1, "phrase")])
        await store.add_message("t1", "zoe", "Allez !", 5)
    again = await Store.open(url)
    try:
        assert await again.person("zoe") == ZOE
        assert await again.table("t1") == (a_table("t1"), seats_of("t1"))
        assert await again.lines("t1") == [a_line(1, "phrase")]
        assert await again.add_message("t1", "zoe", "!", 6) == 2
    finally:
        await again.close()
