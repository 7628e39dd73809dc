"""A database is opened, held by one process, and brought up to date with a copy beside it."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from onze.kernel.words import Refused
from onze.tables.store import Store, backed_up_to
from onze.tables.store.copying import copied
from onze.tables.store.database import Database
from onze.tables.store.schema import METADATA
from tests.tables.store.home import ZOE, a_line, at_home, whole
from tests.tables.store.postgres import PrivatePostgres

NEXT = '''
"""A step of a later version."""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.Text, server_default="fr"))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("kind", nullable=True)
    {then}
'''

HOLDING = """
import asyncio, sys
from onze.tables.store import Store

async def main():
    await Store.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def later(folder: Path, then: str = "") -> Path:
    """A folder with a step that this version does not have."""
    folder.mkdir()
    (folder / "step_005_later.py").write_text(NEXT.format(then=then), encoding="utf-8")
    return folder


def asked(file: Path, question: str) -> list[tuple[object, ...]]:
    """What a file answers to somebody who knows nothing of the store."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


async def refused(url: str, versions: Path | None = None) -> Refused:
    with pytest.raises(Refused) as refusal:
        await Store.open(url, versions=versions)
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    return refusal.value


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))


async def test_the_steps_lead_to_the_schema(url: str) -> None:
    database = await Database.open(url)
    try:
        assert await database.reading.run(differences) == []
    finally:
        await database.close()


def settings(connection: Connection) -> list[object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "temp_store")
    return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]


async def test_sqlite_waits_for_the_disk_and_keeps_references(sqlite_url: str) -> None:
    database = await Database.open(sqlite_url)
    try:
        assert await database.writing.run(settings) == ["wal", 2, 1, 1_000, 2]
        assert await database.reading.run(settings) == ["wal", 2, 1, 1_000, 2]
    finally:
        await database.close()


def waits_for_the_disk(connection: Connection) -> object:
    with connection.begin():
        return connection.exec_driver_sql("SHOW synchronous_commit").scalar()


async def told(url: str, statement: str) -> None:
    """Says something to the server that is none of the store's business."""
    database = await Database.open(url)
    await database.reading.run(lambda connection: connection.exec_driver_sql(statement))
    await database.close()


async def test_postgres_is_made_to_wait_for_the_disk(postgres_url: str) -> None:
    await told(postgres_url, "ALTER DATABASE postgres SET synchronous_commit = off")
    store = await Store.open(postgres_url)
    try:
        assert await store._database.writing.run(waits_for_the_disk) == "on"
        shown = "SHOW synchronous_commit"
        assert await store._database.reading.run(lambda readers: readers.exec_driver_sql(shown).scalar()) == "off"
    finally:
        await store.close()
        await told(postgres_url, "ALTER DATABASE postgres RESET synchronous_commit")


async def test_a_second_server_on_a_file_is_refused_with_the_process_of_the_first(sqlite_url: str) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDING, sqlite_url], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        refusal = await refused(sqlite_url)
        assert refusal.reason.key == "file_held"
        assert f"process {first.pid}," in refusal.sentence("en")
        assert f"processus {first.pid}," in refusal.sentence("fr")
        first.kill()
    lock = Path(sqlite_url.removeprefix("sqlite:///") + ".lock")
    assert lock.read_text(encoding="ascii") == str(first.pid)  # what the dead has left behind holds nobody up
    store = await Store.open(sqlite_url)
    assert lock.read_text(encoding="ascii") == str(os.getpid())
    assert f"process {os.getpid()}," in (await refused(sqlite_url)).sentence("en")
    await store.close()
    await (await Store.open(sqlite_url)).close()


async def test_what_holds_the_luck_is_its_owners_only(sqlite_url: str, tmp_path: Path) -> None:
    async with at_home(sqlite_url) as store:
        await store.append("t1", [a_line(1)])
        names = {path.name for path in tmp_path.iterdir() if not path.stat().st_mode & 0o077}
        assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= names
    await (await Store.open(sqlite_url, versions=later(tmp_path / "later"))).close()
    assert (tmp_path / "tables.db.before-005").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


async def test_a_worker_that_was_forked_does_not_hold_the_file(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    asking, answering = os.pipe()
    worker = os.fork()
    if worker == 0:
        os.close(answering)
        os.read(asking, 1)  # until its parent lets it go
        os._exit(0)
    try:
        assert (await refused(sqlite_url)).reason.key == "file_held"
        await store.close()
        await (await Store.open(sqlite_url)).close()
    finally:
        os.close(asking)
        os.close(answering)
        os.waitpid(worker, 0)


async def test_an_older_file_is_copied_and_then_brought_up_to_date(sqlite_url: str, tmp_path: Path) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    async with at_home(sqlite_url) as store:
        await store.append("t1", [a_line(1)])
    assert not list(tmp_path.glob("*.before-*"))  # a new file has nothing to be copied
    store = await Store.open(sqlite_url, versions=later(tmp_path / "later"))
    assert await store.person("zoe") is not None
    assert await whole(store, "t1") == [1]
    await store.close()
    assert asked(file, "SELECT version_num FROM alembic_version") == [("005",)]
    assert asked(file, "SELECT language FROM people WHERE id = 'zoe'") == [("fr",)]
    copy = tmp_path / "tables.db.before-005"
    assert asked(copy, "SELECT version_num FROM alembic_version") == [("004",)]
    assert asked(copy, "SELECT line FROM lines") == [(1,)]
    assert asked(copy, "PRAGMA integrity_check") == [("ok",)]
    await (await Store.open(sqlite_url, versions=tmp_path / "later")).close()
    assert list(tmp_path.glob("*.before-*")) == [copy]  # up to date: no further copy
    copy.rename(tmp_path / "back.db")
    back = await Store.open(f"sqlite:///{tmp_path}/back.db")
    assert await back.person("zoe") == ZOE
    await back.close()


async def test_an_older_server_is_brought_up_to_date(postgres_url: str, tmp_path: Path) -> None:
    async with at_home(postgres_url) as store:
        await store.append("t1", [a_line(1)])
    store = await Store.open(postgres_url, versions=later(tmp_path / "later"))
    try:
        assert await whole(store, "t1") == [1]
        asked = "SELECT language FROM people"
        read = await store._database.reading.run(lambda readers: readers.exec_driver_sql(asked).scalars().all())
        assert read == ["fr", "fr"]
    finally:
        await store.close()


async def test_a_step_that_fails_leaves_everything_as_it_was(url: str, tmp_path: Path) -> None:
    async with at_home(url) as store:
        await store.append("t1", [a_line(1)])
    broken = later(tmp_path / "broken", "raise ValueError('in the middle')")
    with pytest.raises(ValueError, match="in the middle"):
        await Store.open(url, versions=broken)
    store = await Store.open(url)
    try:
        assert await store.person("zoe") == ZOE
        assert await whole(store, "t1") == [1]
    finally:
        await store.close()


async def test_a_step_that_leaves_rows_without_what_they_refer_to_fails(sqlite_url: str, tmp_path: Path) -> None:
    async with at_home(sqlite_url):
        pass
    careless = later(tmp_path / "careless", "op.execute('DELETE FROM people')")
    with pytest.raises(Exception, match="refer to nothing"):
        await Store.open(sqlite_url, versions=careless)
    store = await Store.open(sqlite_url)
    assert await store.person("zoe") == ZOE
    await store.close()


async def test_a_database_of_a_newer_version_is_refused_and_not_touched(url: str, tmp_path: Path) -> None:
    await (await Store.open(url, versions=later(tmp_path / "later"))).close()
    refusal = await refused(url)
    assert refusal.reason.key == "database_newer"
    assert "005" in refusal.sentence("fr")
    await (await Store.open(url, versions=tmp_path / "later")).close()


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("mysql://somewhere/tables", "unknown_database"),
        ("tables.db", "unknown_database"),
        ("sqlite://", "no_file"),
        ("sqlite:///:memory:", "no_file"),
        ("sqlite:///tables.db?mode=ro", "no_file"),
        ("postgresql://zoe:secret@localhost:9/tables", "cannot_open"),
        ("postgresql://zoe:secret@/tables?host=/nowhere", "cannot_open"),
        ("sqlite:///{folder}/file/tables.db", "cannot_open"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused(address: str, key: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    refusal = await refused(address.format(folder=tmp_path))
    assert refusal.reason.key == key
    assert "secret" not in str(refusal)


async def test_a_database_that_the_server_does_not_have_is_refused(postgres: PrivatePostgres) -> None:
    refusal = await refused(postgres.url_of("nowhere"))
    assert refusal.reason.key == "cannot_open"
    assert "InvalidCatalogNameError" in refusal.sentence("en")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("Le football à la carte\n" * 100, encoding="utf-8")
    assert (await refused(f"sqlite:///{file}")).reason.key == "cannot_open"
    with pytest.raises(Refused, match="that it is a database"):
        await Store.beside(f"sqlite:///{file}")
    with pytest.raises(Refused, match="that it is a database"):
        backed_up_to(f"sqlite:///{file}", tmp_path / "copy.db")
    assert file.read_text(encoding="utf-8").startswith("Le football")


async def test_a_copy_is_whole_while_the_store_is_open_and_replaces_none(sqlite_url: str, tmp_path: Path) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    async with at_home(sqlite_url) as store:
        await store.append("t1", [a_line(1), a_line(2)])
        first = copied(file, tmp_path / "copy.db")
        await store.append("t1", [a_line(3)])
        second = copied(file, tmp_path / "copy.db")
    assert [first.name, second.name] == ["copy.db", "copy.db-2"]
    assert asked(first, "SELECT line FROM lines") == [(1,), (2,)]
    assert asked(second, "SELECT line FROM lines") == [(1,), (2,), (3,)]
    assert not list(tmp_path.glob(".*"))
