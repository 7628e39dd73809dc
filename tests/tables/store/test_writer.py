"""Changes are committed in groups, and a caller pays for nobody else's mistake."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Transaction, event

from onze.tables.store import LineTaken, NotKept, SentTwice, Store, StoreGone, Unstorable
from tests.soak import times
from tests.tables.store.home import a_line, at_home, whole


class Commits:
    """Counts what the database is told, not what the writer says of itself."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        event.listen(store._database.writing.engine, "commit", self._counted)

    def _counted(self, _: Any) -> None:
        self.count += 1


async def test_what_waits_together_is_committed_together(url: str) -> None:
    async with at_home(url, tables=100) as store:
        commits = Commits(store)
        before = store.writer.transactions
        changes = store.writer.changes
        await asyncio.gather(*(store.append(f"t{number}", [a_line(1), a_line(2)]) for number in range(1, 101)))
        assert commits.count == store.writer.transactions - before
        assert 1 <= commits.count <= 2  # what came first may go alone
        assert store.writer.changes - changes == 100
        for number in range(1, 101):
            assert await whole(store, f"t{number}") == [1, 2]


async def test_one_after_the_other_is_a_commit_each(url: str) -> None:
    async with at_home(url) as store:
        commits = Commits(store)
        for number in range(1, 11):
            await store.append("t1", [a_line(number)])
        assert commits.count == 10


async def test_what_comes_on_the_heels_of_a_change_is_committed_with_it(url: str) -> None:
    async def after(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await store.append(f"t{turns}", [a_line(1)])

    async with at_home(url, tables=3) as store:
        commits = Commits(store)
        await asyncio.gather(*map(after, (1, 2, 3)))
        assert commits.count == 1


async def test_a_batch_ends_however_much_comes_on(url: str) -> None:
    async with at_home(url, tables=200) as store:
        commits = Commits(store)
        waiting = []
        for number in range(1, 201):
            waiting.append(asyncio.create_task(store.append(f"t{number}", [a_line(1)])))
            time.sleep(0.0005)
            await asyncio.sleep(0)  # another in every turn of the loop
        assert commits.count >= 2, "whoever came first still waits"
        await asyncio.gather(*waiting)


async def test_changes_of_all_kinds_share_a_commit(url: str) -> None:
    async with at_home(url, tables=2) as store:
        commits = Commits(store)
        await asyncio.gather(
            store.append("t1", [a_line(1)]),
            store.rename("ada", "Ada H."),
            store.add_message("t1", "zoe", "!", 1),
            store.add_message("t1", "ada", "?", 1),
            store.keep_position("t2", 1, {}),
            store.change_table("t2", touched=9),
            store.change_seat("t2", 0, ready=False),
        )
        assert commits.count <= 2
        assert [message.number for message in await store.messages("t1")] == [1, 2]


async def test_a_conflict_hits_only_the_caller_that_has_made_it(url: str) -> None:
    async with at_home(url, tables=4) as store:
        await store.append("t3", [a_line(1, "known")])
        answers = await asyncio.gather(
            store.append("t1", [a_line(1)]),
            store.append("t3", [a_line(1)]),
            store.append("t2", [a_line(1)]),
            store.append("t3", [a_line(2, "known")]),
            store.append("t9", [a_line(1)]),
            store.rename("ada", "\ud800"),
            store.change_table("t9", touched=1),
            store.add_message("t9", "zoe", "!", 1),
            store.append("t4", [a_line(1)]),
            return_exceptions=True,
        )
        refused = [LineTaken, SentTwice, NotKept, Unstorable, NotKept, NotKept]
        assert [type(answer) for answer in answers if answer is not None] == refused
        assert [answer is None for answer in answers] == [True, False, True, False, False, False, False, False, True]
        assert [await whole(store, f"t{number}") for number in range(1, 5)] == [[1], [1], [1], [1]]


async def test_of_many_who_write_the_same_line_one_wins(url: str) -> None:
    many = times(150, 1_000)
    async with at_home(url, patience=60) as store:
        answers = await asyncio.gather(
            *(store.append("t1", [a_line(1, text=f"seat:0 choose number:{n}")]) for n in range(many)),
            return_exceptions=True,
        )
        winners = [number for number, answer in enumerate(answers) if answer is None]
        assert len(winners) == 1
        assert sum(isinstance(answer, LineTaken) for answer in answers) == many - 1
        assert [line.text for line in await store.lines("t1")] == [f"seat:0 choose number:{winners[0]}"]


async def test_of_two_servers_that_write_the_same_line_one_wins(postgres_url: str) -> None:
    async with at_home(postgres_url, tables=20) as store:
        other = await Store.open(postgres_url)
        try:
            for line in range(1, 26):
                answers = await asyncio.gather(
                    *(
                        server.append(f"t{table}", [a_line(line, text=str(id(server)))])
                        for server, tables in ((store, range(1, 21)), (other, range(20, 0, -1)))
                        for table in tables
                    ),
                    *(server.add_message("t1", "zoe", "!", line) for server in (store, other)),
                    return_exceptions=True,
                )
                assert sum(isinstance(answer, LineTaken) for answer in answers) == 20
                assert sum(answer is None for answer in answers) == 20
            assert await whole(other, "t7") == list(range(1, 26))
            assert [message.number for message in await other.messages("t1")] == list(range(1, 51))
        finally:
            await other.close()


async def test_a_commit_that_went_through_before_the_connection_was_lost_is_not_made_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Transaction.commit
    lost = 0

    def committed_and_lost(transaction: Transaction) -> None:
        nonlocal lost
        commit(transaction)
        if not lost:
            lost += 1
            raise ConnectionResetError

    async with at_home(url) as store:
        monkeypatch.setattr(Transaction, "commit", committed_and_lost)
        answers = await asyncio.gather(
            store.append("t1", [a_line(1, "phrase")]),
            store.append("t1", [a_line(2)]),
            store.add_message("t1", "zoe", "!", 1),
        )
        assert lost == 1
        assert list(answers) == [None, None, 1]
        assert await whole(store, "t1") == [1, 2]
        assert len(await store.messages("t1")) == 1
        with pytest.raises(LineTaken):
            await store.append("t1", [a_line(2)])


async def test_a_commit_that_did_not_go_through_is_made_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Transaction.commit
    lost = 0

    def lost_at_first(transaction: Transaction) -> None:
        nonlocal lost
        lost += 1
        if lost <= 2:
            raise ConnectionResetError
        commit(transaction)

    async with at_home(url) as store:
        monkeypatch.setattr(Transaction, "commit", lost_at_first)
        await asyncio.gather(store.append("t1", [a_line(1, "phrase")]), store.append("t1", [a_line(2)]))
        assert lost >= 3
        assert await whole(store, "t1") == [1, 2]


async def test_whoever_gives_up_during_a_commit_is_told_that_nobody_knows(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Transaction.commit

    def slow(transaction: Transaction) -> None:
        time.sleep(0.3)
        commit(transaction)

    async with at_home(url) as store:
        store.writer.patience = 0.2
        monkeypatch.setattr(Transaction, "commit", slow)
        with pytest.raises(StoreGone) as gone:
            await store.append("t1", [a_line(1)])
        assert gone.value.unknown
        assert "Look at the table again" in gone.value.reason.sentence("en")
        assert "peut-être" in gone.value.reason.sentence("fr")
        monkeypatch.undo()
        store.writer.patience = 5
        await store.append("t1", [a_line(2)])


async def test_whoever_gives_up_before_the_commit_has_written_nothing(url: str) -> None:
    async with at_home(url, tables=2) as store:
        given_up = asyncio.create_task(store.append("t1", [a_line(1)]))
        gives_up = asyncio.create_task(store.writer.write(_GivesUp(given_up)))
        stays = asyncio.create_task(store.append("t2", [a_line(1)]))
        await asyncio.wait([gives_up, given_up, stays])
        assert given_up.cancelled()
        assert await whole(store, "t1") == []
        assert await whole(store, "t2") == [1]


class _GivesUp:
    """A change during which somebody else gives up: it waits for that in the middle of the transaction."""

    lines = ()

    def __init__(self, other: asyncio.Task[None]) -> None:
        self.other = other
        self.loop = asyncio.get_running_loop()

    def make(self, connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            self.other.cancel()
            connection.exec_driver_sql("SELECT pg_sleep(0.1)")  # the loop goes on meanwhile
        else:
            self.loop.call_soon_threadsafe(self.other.cancel)
            time.sleep(0.1)

    def refusal(self, connection: Connection, error: Exception) -> Exception:
        return error


async def test_a_full_queue_makes_callers_wait_and_loses_none(url: str) -> None:
    async with at_home(url, tables=50, waiting=4) as store:
        commits = Commits(store)
        await asyncio.gather(*(store.append(f"t{number}", [a_line(1)]) for number in range(1, 51)))
        assert commits.count >= 50 / 5
        for number in range(1, 51):
            assert await whole(store, f"t{number}") == [1]


async def test_what_waits_when_the_store_is_closed_is_still_written(url: str) -> None:
    async with at_home(url, tables=20) as store:
        appends = [asyncio.create_task(store.append(f"t{number}", [a_line(1)])) for number in range(1, 21)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*appends) == [None] * 20
        with pytest.raises(StoreGone):
            await store.append("t1", [a_line(2)])
    again = await Store.open(url)
    try:
        assert [await whole(again, f"t{number}") for number in range(1, 21)] == [[1]] * 20
    finally:
        await again.close()


async def test_a_file_that_is_closed_is_not_said_to_hold_nothing(tmp_path: Path) -> None:
    async with at_home(f"sqlite:///{tmp_path}/onze.db") as store:
        await store.append("t1", [a_line(1)])
        store.writer.patience = 0.1
        await store.close()
        with pytest.raises(StoreGone):
            await store.lines("t1")
