"""Whoever wants to takes everything along that they have played, and nothing that is still secret."""

import io
import zipfile
from pathlib import Path

from onze.games import open_record
from tests.server.club import Club, Guest, spend


async def taken_along(guest: Guest) -> dict[str, bytes]:
    """The files of somebody's archive."""
    answer = await guest.call("GET", "/me/records")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="onze.zip"'
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_an_archive_holds_the_record_of_each_match_that_is_over(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tab = await ana.tab(id, 0)
        assert await taken_along(ana) == {}, "what is still played holds secrets"
        assert (await tab.ask("resign", seat=0))["type"] == "done"
        record = (await ana.call("GET", f"/tables/{id}/record")).content
        (mine,), (his,) = (await taken_along(ana)).items(), (await taken_along(bo)).items()
        assert mine == his
        name, text = mine
        assert name.endswith(f"-football-a-la-carte-{id}.onze")
        assert text == record
        assert open_record(text).end

    spend(tmp_path, evening)


def test_nobody_takes_along_what_others_have_played(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        await (await ana.tab(id, 0)).ask("resign", seat=0)
        cleo = await club.guest("Cleo")
        assert await taken_along(cleo) == {}
        assert (await club.stranger().call("GET", "/me/records")).status_code == 401

    spend(tmp_path, evening)


def test_a_table_that_was_closed_before_its_match_is_not_in_the_archive(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        opened = await ana.post("/tables", {"agreement": {"game": "football-a-la-carte", "seats": 2}})
        assert (await ana.call("DELETE", f"/tables/{opened['table']['id']}")).status_code == 200
        assert await taken_along(ana) == {}

    spend(tmp_path, evening)
