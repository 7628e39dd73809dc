"""``onze tables`` and ``onze backup``: looking after a server's tables, whether or not it runs."""

import asyncio
import os
import re
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from onze.tables.house import House
from onze.tables.store import FINISHED, PLAYING, WAITING, Store
from tests.cli.command import onze
from tests.server.club import Club
from tests.server.test_serve import Served, ready
from tests.tables.evening import FRIENDLY, Evening
from tests.tables.store.postgres import PrivatePostgres


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="module")
def postgres() -> Iterator[PrivatePostgres]:
    server = PrivatePostgres()
    yield server
    server.remove()


async def fill(address: str) -> tuple[str, str]:
    """A table in play and one that waits for somebody."""
    here = Evening(await Store.open(address))
    playing, ana, _ = await here.table_for_two({**FRIENDLY, "clock": {"kind": "move", "seconds": 60}})
    await here.playing.house.store.add_message(playing.id, ana, "salut", 1)
    waiting = (await here.gathering.open_table(ana, FRIENDLY)).table
    await here.house.close()
    return playing.id, waiting.id


async def serve_until_ended(address: str) -> None:
    """What a server does when it finds a wish."""
    house = House(await Store.open(address))
    await house.end_what_is_wished()
    assert await house.store.wished_ended() == []
    await house.close()


def host(address: str, *words: str, lang: str = "en") -> Any:
    return onze(*words, "--database-url", address, "--lang", lang)


def test_tables_are_listed_with_their_states_and_people(address: str) -> None:
    playing, waiting = asyncio.run(fill(address))
    listed = host(address, "tables", "list")
    assert listed.code == 0
    first, second = sorted(listed.output.splitlines(), key=lambda line: "waiting" in line)
    assert re.fullmatch(rf"{playing}  playing  \d{{4}}-\d\d-\d\d \d\d:\d\d  Football à la carte  Ana, Bo", first)
    assert re.fullmatch(rf"{waiting}  waiting  .*  Football à la carte  Ana, 2", second)
    assert "en attente" in host(address, "tables", "list", lang="fr").output


def test_a_table_is_shown_without_what_is_sealed(address: str, tmp_path: Path) -> None:
    playing, _ = asyncio.run(fill(address))
    shown = host(address, "tables", "show", playing).output
    for line in ("State: playing", "Clock: 60 s a move", "Messages: 1", "Seat 2: Bo (a person)"):
        assert line in shown.splitlines()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        (seed,) = file.execute("SELECT seed FROM tables WHERE id = ?", (playing,)).fetchone()
    assert seed.hex() not in shown
    assert "salut" not in shown


@pytest.mark.parametrize(
    ("clock", "english", "french"),
    [
        (None, "Clock: none", "Pendule : aucune"),
        ({"kind": "bank", "seconds": 300, "increment": 5}, "Clock: 300 s in all, and 5 s more with each answer",
         "Pendule : 300 s en tout, et 5 s de plus à chaque réponse"),
        ({"kind": "days", "days": 1}, "Clock: one day a move", "Pendule : un jour par coup"),
    ],
)  # fmt: skip
def test_a_table_is_shown_in_words(address: str, clock: Any, english: str, french: str) -> None:
    async def open_one() -> str:
        here = Evening(await Store.open(address))
        sitting = [{"kind": "bot"}, {"kind": "empty"}]
        opened = await here.gathering.open_table(await here.person("Ana"), {**FRIENDLY, "clock": clock}, sitting)
        await here.house.close()
        return opened.table.id

    id = asyncio.run(open_one())
    shown = host(address, "tables", "show", id).output
    assert {english, "Seat 1: Coach (a bot)", "Seat 2: nobody yet"} <= set(shown.splitlines())
    assert "=false" in shown
    assert "False" not in shown
    told = host(address, "tables", "show", id, lang="fr").output.replace("\N{NO-BREAK SPACE}", " ")
    assert {french, "Place 1 : Coach (un bot)", "Place 2 : libre"} <= set(told.splitlines())


@pytest.mark.parametrize("port", ["65536", "99999"])
def test_a_port_that_is_not_there_is_refused(address: str, port: str) -> None:
    refusal = host(address, "serve", "--port", port)
    assert (refusal.code, f"There is no port {port}: ports go from 0 to 65535. Choose" in refusal.errors) == (2, True)


def test_a_table_that_is_not_there_and_a_file_that_is_not_there_are_refused(address: str, tmp_path: Path) -> None:
    missing = host(address, "tables", "list")
    assert (missing.code, "no such file" in missing.errors) == (2, True)
    assert list(tmp_path.iterdir()) == [], "looking makes no file"
    asyncio.run(fill(address))
    for what in ("show", "end"):
        refused = host(address, "tables", what, "nowhere")
        assert (refused.code, "There is no table nowhere" in refused.errors) == (2, True)


def test_a_table_is_ended_when_its_server_is_started(address: str) -> None:
    playing, waiting = asyncio.run(fill(address))
    for id in (playing, waiting):
        noted = host(address, "tables", "end", id)
        assert (noted.code, noted.output) == (0, f"Noted: the table {id} is ended as soon as its server runs.\n")
    asyncio.run(serve_until_ended(address))
    assert host(address, "tables", "list").output.startswith("There are no tables that are not over")
    over = host(address, "tables", "list", "--all").output
    assert [line.split("  ")[1].strip() for line in over.splitlines()] == ["over", "over"]
    again = host(address, "tables", "end", playing)
    assert (again.code, "over already" in again.errors) == (2, True)


def test_a_table_that_nobody_can_read_can_still_be_ended(address: str, tmp_path: Path) -> None:
    playing, _ = asyncio.run(fill(address))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file:
        file.execute("UPDATE lines SET text = 'rubbish' WHERE line = 2")
        file.commit()
    host(address, "tables", "end", playing)
    asyncio.run(serve_until_ended(address))
    assert playing not in host(address, "tables", "list").output


def test_a_running_server_ends_a_table_and_tells_those_who_play(address: str, tmp_path: Path) -> None:
    async def evening() -> None:
        served = Served(tmp_path)
        club = Club(None, served.link())  # type: ignore[arg-type]
        await ready(club.url)
        id, ana, bo, _ = await club.table_for_two()
        tab = await ana.tab(id, 0)
        listed = await asyncio.to_thread(host, address, "tables", "list")
        assert id in listed.output
        copy = await asyncio.to_thread(host, address, "backup", str(tmp_path / "copy.db"))
        assert copy.code == 0
        ended = await asyncio.to_thread(host, address, "tables", "end", id)
        assert (ended.code, ended.output) == (0, f"The table {id} is ended.\n"), ended.errors
        await tab.until(lambda message: message.get("live", {}).get("state") == "finished")
        assert tab.state["public"]["outcome"]["reason"] == "abandoned"
        record = await bo.call("GET", f"/tables/{id}/record")
        assert record.status_code == 200
        await tab.connection.close()
        for guest in (ana, bo):
            await guest.http.aclose()
        _, errors = await asyncio.to_thread(served.stop)
        assert "ended by the host" in errors
        assert "fault" not in errors

    asyncio.run(evening())


def test_on_postgresql_tables_are_listed_shown_and_ended_and_a_backup_names_its_program(
    postgres: PrivatePostgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("onze.cli.hosting.PATIENCE", 0.0)
    address = postgres.emptied()
    older = host(address, "tables", "list")
    assert (older.code, "onze serve" in older.errors) == (2, True)
    playing, waiting = asyncio.run(fill(address))
    assert {line[:16] for line in host(address, "tables", "list").output.splitlines()} == {playing, waiting}
    assert "Seat 1: Ana (a person)" in host(address, "tables", "show", playing).output
    assert host(address, "tables", "end", playing).code == 0
    asyncio.run(serve_until_ended(address))
    assert playing not in host(address, "tables", "list").output
    backup = host("postgresql://zoe:secret@host/onze", "backup", "onze.dump")
    assert backup.code == 2
    assert "pg_dump --format=custom --file=onze.dump postgresql://zoe@host/onze" in backup.errors.splitlines()[-2]
    assert "secret" not in backup.errors


# ---- backups


def states(address: str) -> dict[str, str]:
    async def look() -> dict[str, str]:
        store = await Store.beside(address)
        found = {row.id: row.state for row, _ in await store.latest_tables(finished=True)}
        await store.close()
        return found

    return asyncio.run(look())


def test_what_was_backed_up_can_be_restored_and_played_on(address: str, tmp_path: Path) -> None:
    playing, waiting = asyncio.run(fill(address))
    copy = tmp_path / "copy.db"
    assert host(address, "backup", str(copy)).output.startswith(f"All tables are in {copy}")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds what the database holds"
    host(address, "tables", "end", playing)
    asyncio.run(serve_until_ended(address))
    assert states(address) == {playing: FINISHED, waiting: WAITING}
    file = tmp_path / "tables.db"
    for beside in ("-wal", "-shm"):
        file.with_name(file.name + beside).unlink(missing_ok=True)
    shutil.copy(copy, file)
    assert states(address) == {playing: PLAYING, waiting: WAITING}

    async def play_on() -> None:
        here = Evening(await Store.open(address))
        table = await here.house.table(playing)
        assert table.hosted is not None
        (seat,) = table.hosted.recorded.match.asked
        await here.say(table, table.seats[seat].person or "", seat)
        await here.house.close()

    asyncio.run(play_on())


def test_a_backup_replaces_none_and_goes_into_a_folder_under_its_day(address: str, tmp_path: Path) -> None:
    asyncio.run(fill(address))
    target = tmp_path / "copy.db"
    for name in ("copy.db", "copy.db-2"):
        assert str(tmp_path / name) in host(address, "backup", str(target)).output
    folder = tmp_path / "backups"
    folder.mkdir()
    host(address, "backup", str(folder))
    (dated,) = folder.iterdir()
    assert re.fullmatch(r"onze-\d{4}-\d\d-\d\d-\d{4}\.db", dated.name)


def test_what_cannot_be_backed_up_is_refused(address: str, tmp_path: Path) -> None:
    assert host(address, "backup", str(tmp_path / "copy.db")).code == 2
    asyncio.run(fill(address))
    nowhere = host(address, "backup", str(tmp_path / "nowhere" / "copy.db"))
    assert (nowhere.code, "ENOENT" in nowhere.errors) == (2, True)


def test_whoever_only_looks_changes_nothing(address: str, tmp_path: Path) -> None:
    asyncio.run(fill(address))
    copy = tmp_path / "copy.db"
    host(address, "backup", str(copy))
    before = copy.read_bytes()
    assert host(f"sqlite:///{copy}", "tables", "list").code == 0
    assert copy.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir() if path.name.startswith("copy")} == {"copy.db"}


def test_without_an_address_it_is_the_database_of_the_server(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    playing, _ = asyncio.run(fill(address))
    monkeypatch.setitem(os.environ, "ONZE_DATABASE_URL", address)
    assert playing in onze("tables", "list", "--lang", "en").output
