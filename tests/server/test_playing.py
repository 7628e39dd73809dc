"""People play over real sockets: whole matches, two tabs, moves that are sent again, and pages of another time."""

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

import pytest

from onze.games import open_record
from onze.server.wire import PROTOCOL
from onze.tables.store import StoreGone
from onze.tables.updates import Update
from tests.server.club import FRIENDLY, Club, Tab, spend

LUCK = random.Random(11)


def any_of(menu: list[Any]) -> Any:
    return LUCK.choice(menu)


async def play_on(tabs: list[Tab], most: int = 10_000) -> None:
    """Whoever is asked answers, until the match is over or so many answers were given."""
    for _ in range(most):
        asked = next((tab for tab in tabs if tab.state["menu"]), None)
        if tabs[0].state["live"]["state"] == "finished":
            return
        if asked is None:
            await asyncio.gather(*[tab.next() for tab in tabs])
            continue
        done = await asked.answer(any_of)
        assert done["type"] == "done", done
        for tab in tabs:
            while tab.state["version"] < done["version"]:
                await tab.next()


def test_two_people_play_a_whole_match_and_everybody_may_check_it(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        sealed = (await ana.get(f"/tables/{id}/commitment"))["commitment"]
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        spectator = await club.stranger().call("GET", f"/tables/{id}/record")
        assert spectator.status_code == 403
        assert (await ana.call("GET", f"/tables/{id}/record")).json()["key"] == "not_over_yet"
        await play_on(tabs)
        for tab in tabs:
            await tab.quiet()
            assert tab.state["public"]["outcome"] is not None
        record = await club.stranger().call("GET", f"/tables/{id}/record")
        replay = open_record(record.content)
        assert replay.head.commitment == sealed
        assert not replay.verify().sealed  # its seed is open, and every throw is the one that it gives
        assert replay.record.final_hash == tabs[0].state["live"]["final_hash"]
        assert "Ana" not in record.text
        assert [table["id"] for table in (await bo.get("/tables/finished"))["tables"]] == [id]

    spend(tmp_path, evening)


def test_what_is_told_step_by_step_is_what_a_new_page_is_told(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, opened = await club.table_for_two()
        watching = await club.stranger().tab(id, None, opened["spectators"])
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1), watching]
        await play_on(tabs, 12)
        for guest, tab in ((ana, tabs[0]), (bo, tabs[1])):
            await tab.quiet()
            again = await guest.tab(id, tab.state["seat"])
            for key in ("version", "public", "private", "question", "menu", "number"):
                assert again.state[key] == tab.state[key], key
        await watching.quiet()
        assert watching.state["private"] == {}
        assert watching.state["menu"] == []

    spend(tmp_path, evening)


def test_two_tabs_are_both_live_and_the_second_answer_comes_too_late(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        pages = [[await guest.tab(id, seat), await guest.tab(id, seat)] for seat, guest in enumerate((ana, bo))]
        first, second = next(tabs for tabs in pages if tabs[0].state["menu"])
        before = dict(second.state)
        done = await first.answer(any_of)
        moves = [before["menu"][0]["move"]]
        late = await second.ask("move", seat=before["seat"], number=before["number"], moves=moves)
        assert late["key"] == "already_played"
        assert set(late["text"]) == {"en", "fr"}
        assert (await second.until("state"))["version"] == done["version"]

    spend(tmp_path, evening)


def test_what_is_sent_again_is_played_once(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        tab = next(tab for tab in tabs if tab.state["menu"])
        seat, number = tab.state["seat"], tab.state["number"]
        first = await tab.answer(any_of, "page-1:1")
        table = await club.desk.house.table(id)
        assert table.hosted is not None
        said = [play.what for play in table.hosted.recorded.plays if play.seat == seat]
        again = await tab.ask("move", seat=seat, number=number, moves=said, sent="page-1:1")
        assert first["type"] == again["type"] == "done"
        assert first["version"] == again["version"] == table.hosted.version

    spend(tmp_path, evening)


@pytest.mark.parametrize("protocol", [0, PROTOCOL + 1])
def test_a_page_of_another_time_is_told_to_reload(tmp_path: Path, protocol: int) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        tab = Tab(await ana.connect(id))
        await tab.say("hello", protocol=protocol)
        told = await tab.next()
        assert told["type"] == "reload"
        assert told["protocol"] == PROTOCOL
        await tab.connection.wait_closed()
        assert tab.connection.close_code == 4000

    spend(tmp_path, evening)


def test_one_page_with_two_seats_sees_only_what_the_seat_with_the_screen_sees(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        opened = await ana.post("/tables", {"agreement": FRIENDLY, "sitting": [{"kind": "me"}, {"kind": "me"}]})
        id = opened["table"]["id"]
        for seat in (0, 1):
            await ana.post(f"/tables/{id}/seats/{seat}/ready")
        tab = await ana.tab(id, 0)
        views = []
        for seat in (0, 1, 0):
            await tab.ask("look", seat=seat)
            assert tab.state["seat"] == seat
            assert tab.state["private"]["viewer"] == seat
            views.append(tab.state["private"])
        assert views[0] == views[2] != views[1]
        tab.heard.clear()
        for _ in range(12):
            await tab.quiet(0.05)
            if not tab.state["menu"]:
                await tab.ask("look", seat=1 - tab.state["seat"])
            seat = tab.state["seat"]
            tab.heard.clear()
            await tab.answer(any_of)
            for message in tab.heard:
                if message["type"] == "version":
                    assert message["private"]["viewer"] == seat

    spend(tmp_path, evening)


def test_a_preview_stores_nothing_and_a_reason_is_given_for_what_may_not_be_said(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        tab = next(tab for tab in tabs if tab.state["menu"])
        other = tabs[1 - tab.state["seat"]]
        version = tab.state["version"]
        shown = await tab.ask("preview", seat=tab.state["seat"], moves=[])
        assert shown["menu"] == tab.state["menu"]
        listed = {entry["move"] for entry in tab.state["menu"]}
        table = await club.desk.house.table(id)
        unlisted = next(name for name in table.game.vocabulary.names() if name not in listed)
        because = await tab.ask("why", seat=tab.state["seat"], what=unlisted)
        assert set(because["reason"]["text"]) == {"en", "fr"}
        assert (await tab.ask("why", seat=tab.state["seat"], what=sorted(listed)[0]))["reason"] is None
        because = await other.ask("why", seat=other.state["seat"], what=sorted(listed)[0])
        assert because["reason"]["key"] == "not_asked"
        assert ("Ana", "Bo")[tab.state["seat"]] in because["reason"]["text"]["fr"]
        await other.quiet()
        assert table.hosted is not None
        assert table.hosted.version == version == other.state["version"]

    spend(tmp_path, evening)


async def foreseen_by(tab: Tab) -> list[dict[str, Any]]:
    """What a tab was told of what is foreseen, once that of its menu has come."""
    for _ in range(60):
        await tab.quiet(0.05)
        foreseen = [message for message in tab.heard if message["type"] == "foreseen"]
        if not tab.state["menu"] or (foreseen and foreseen[-1]["version"] == tab.state["version"]):
            break
    return foreseen


def test_foreseen_follows_its_version_for_whoever_is_asked(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        for _ in range(6):
            for tab in tabs:
                foreseen = await foreseen_by(tab)
                told = [message["version"] for message in tab.heard if message["type"] in ("state", "version")]
                assert all(message["version"] in told for message in foreseen)
                if tab.state["menu"]:
                    assert foreseen[-1]["version"] == tab.state["version"]
                    assert set(foreseen[-1]["moves"]) == {entry["move"] for entry in tab.state["menu"]}
            await play_on(tabs, 1)

    spend(tmp_path, evening)


def test_a_move_that_cannot_be_stored_has_not_happened_and_may_be_sent_again(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        tab = next(tab for tab in tabs if tab.state["menu"])
        store = club.desk.house.store
        append = store.append

        async def gone(*_: Any, **__: Any) -> None:
            raise StoreGone

        store.append = gone  # type: ignore[method-assign]
        refused = await tab.answer(lambda menu: menu[0], "page-1:1")
        assert refused["key"] == "store_gone"
        assert set(refused["text"]) == {"en", "fr"}
        again = await ana.tab(id, 0)
        assert again.state["version"] == tab.state["version"]
        store.append = append  # type: ignore[method-assign]
        assert (await tab.answer(lambda menu: menu[0], "page-1:1"))["type"] == "done"
        other = next(one for one in tabs if one is not tab)
        await other.quiet()
        assert other.state["version"] == tab.state["version"]

    spend(tmp_path, evening)


def test_nobody_is_shown_what_is_not_stored_yet(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        tab = next(tab for tab in tabs if tab.state["menu"])
        version, store, lost = tab.state["version"], club.desk.house.store, asyncio.Event()

        async def waits_and_is_gone(*_: Any, **__: Any) -> None:
            await lost.wait()
            raise StoreGone

        store.append = waits_and_is_gone  # type: ignore[method-assign]
        answering = asyncio.create_task(tab.answer(lambda menu: menu[0]))
        table = await club.desk.house.table(id)
        assert table.hosted is not None
        while table.hosted.version == version:
            await asyncio.sleep(0.01)
        coming = asyncio.create_task(bo.tab(id, 1))
        await asyncio.sleep(0.2)
        lost.set()
        assert (await answering)["key"] == "store_gone"
        assert (await coming).heard[0]["version"] == version

    spend(tmp_path, evening)


def test_a_version_is_forgotten_when_it_has_been_told(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        hosted = (await club.desk.house.table(id)).hosted
        assert hosted is not None
        await play_on(tabs, 12)
        await asyncio.sleep(0.1)
        gc.collect()
        updates = [one for one in gc.get_objects() if isinstance(one, Update)]
        assert [update.version for update in updates if update.voice is hosted.voice] == [hosted.version]

    spend(tmp_path, evening)
