"""What else happens of an evening: people leave and come back, talk, agree, give orders, and play the same again."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from onze.server import app
from onze.tables.table import AWAY_AFTER, BOT_AFTER
from tests.server.club import FRIENDLY, START, Club, Tab, spend


class Watch:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time


def first(menu: list[Any]) -> Any:
    return menu[0]


async def both(club: Club, plain: dict[str, Any] | None = None) -> tuple[str, list[Tab]]:
    id, ana, bo, _ = await club.table_for_two(plain)
    return id, [await ana.tab(id, 0), await bo.tab(id, 1)]


def test_whoever_closes_the_last_page_is_away_and_a_bot_may_be_called(tmp_path: Path) -> None:
    watch = Watch()

    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        page, tabs = await ana.tab(id, 0), [await bo.tab(id, 1), await bo.tab(id, 1)]
        await tabs[0].connection.close()
        await page.quiet()
        assert page.state["live"]["seats"][1]["away_since"] is None
        await tabs[1].connection.close()
        await page.until(lambda message: message.get("live", {}).get("seats", [{}, {}])[1].get("away_since") == START)
        assert (await page.ask("call bot", seat=1))["key"] == "not_away_for_long"
        watch.time += BOT_AFTER
        assert (await page.ask("call bot", seat=1))["type"] == "done"
        await page.quiet()
        assert page.state["live"]["seats"][1]["substitute"] == "coach"
        back = await bo.tab(id, 1)
        assert (await back.ask("come back", seat=1))["type"] == "done"
        await back.quiet()
        assert back.state["live"]["seats"][1]["substitute"] is None
        assert back.state["live"]["seats"][1]["away_since"] is None

    spend(tmp_path, evening, now=watch)


def test_the_others_are_told_when_somebody_is_away_and_when_a_bot_may_be_called(tmp_path: Path) -> None:
    watch = Watch()

    def second_is(away: bool, bot_may_be_called: bool) -> Callable[[dict[str, Any]], bool]:
        def told(message: dict[str, Any]) -> bool:
            seat = message.get("live", {}).get("seats", [{}, {}])[1]
            return (seat.get("away"), seat.get("bot_may_be_called")) == (away, bot_may_be_called)

        return told

    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        page, tab = await ana.tab(id, 0), await bo.tab(id, 1)
        table = await club.desk.house.table(id)
        await tab.connection.close()
        await page.until(lambda message: message.get("live", {}).get("seats", [{}, {}])[1].get("away_since") == START)
        watch.time += AWAY_AFTER - 1
        table.wake()
        await page.quiet()
        assert second_is(False, False)(page.state), "somebody who reloads the page is not away"
        assert table.next_absence(watch.time) == watch.time + 1
        watch.time += 1
        table.wake()
        await page.until(second_is(True, False))
        assert table.next_absence(watch.time) == START + BOT_AFTER
        watch.time = START + BOT_AFTER
        table.wake()
        await page.until(second_is(True, True))
        assert table.next_absence(watch.time) is None
        await page.ask("call bot", seat=1)
        await page.until_told(second_is(True, False))
        back = await bo.tab(id, 1)
        assert second_is(False, False)(back.state)
        await page.until(second_is(False, False))
        await page.quiet()
        assert second_is(False, False)(page.state)

    spend(tmp_path, evening, now=watch)


def test_over_days_nobody_is_away(tmp_path: Path) -> None:
    watch = Watch()

    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two({**FRIENDLY, "clock": {"kind": "days", "days": 3}})
        page, tab = await ana.tab(id, 0), await bo.tab(id, 1)
        table = await club.desk.house.table(id)
        await tab.connection.close()
        await page.until(lambda message: message.get("live", {}).get("seats", [{}, {}])[1].get("away_since") == START)
        watch.time += BOT_AFTER
        table.wake()
        await page.quiet()
        assert not page.state["live"]["seats"][1]["away"]
        assert table.next_absence(watch.time) is None
        assert (await page.ask("call bot", seat=1))["key"] == "not_away_for_long"

    spend(tmp_path, evening, now=watch)


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 3}], ids=["live", "over days"])
def test_a_bot_may_be_called_to_the_seat_of_whoever_was_forgotten(tmp_path: Path, clock: dict[str, Any]) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two({**FRIENDLY, "clock": clock})
        page = await ana.tab(id, 0)
        assert (await bo.http.delete("/api/me")).is_success
        await page.until_told(lambda message: bool(message["live"]["seats"][1]["bot_may_be_called"]))
        assert (await page.ask("call bot", seat=0))["key"] == "not_away_for_long"
        assert (await page.ask("call bot", seat=1))["type"] == "done"
        await page.until_told(lambda message: message["live"]["seats"][1]["substitute"] == "coach")

    spend(tmp_path, evening)


def test_what_is_said_reaches_everybody_and_whoever_comes_later(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, opened = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        spectator = await club.stranger().tab(id, None, opened["spectators"])
        await tabs[1].ask("chat", text="  allez\u202e  les bleus ")
        for tab in (tabs[0], spectator):
            said = await tab.until("chat")
            assert (said["name"], said["text"], said["seats"]) == ("Bo", "allez les bleus", [1])
        assert (await spectator.ask("chat", text="hello"))["key"] == "who_are_you"
        assert (await tabs[0].ask("chat", text="x" * 501))["key"] == "message_too_long"
        await tabs[0].ask("remove message", number=said["number"])
        removed = await spectator.until("chat")
        assert removed["removed"]
        assert removed["text"] == ""
        later = await ana.tab(id, 0)
        assert [(one["text"], one["removed"]) for one in later.state["chat"]] == [("", True)]

    spend(tmp_path, evening)


def test_a_draw_is_offered_seen_and_agreed_and_the_same_is_played_again(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, tabs = await both(club)
        await tabs[0].ask("draw", seat=0)
        await tabs[1].until(lambda message: message.get("live", {}).get("draw_offers") == [0])
        await tabs[1].ask("draw", seat=1)
        await tabs[0].until(lambda message: message.get("live", {}).get("state") == "finished")
        assert tabs[0].state["public"]["outcome"]["reason"] == "draw agreed"
        ana, bo = club.guests[0], club.guests[1]
        again = await ana.post(f"/tables/{id}/rematch")
        assert (await tabs[1].until("rematch"))["table"] == again["table"]["id"]
        same = await bo.post(f"/tables/{id}/rematch")
        assert same["table"]["id"] == again["table"]["id"]
        assert same["invitations"] == {}
        seats = same["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Bo", "Ana"]
        assert again["invitations"] == {}
        assert tabs[0].state["live"]["draw_offers"] == []

    spend(tmp_path, evening)


def test_a_phrase_is_taken_back_by_consent_and_everybody_sees_it(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        _, tabs = await both(club)
        asked = next(tab for tab in tabs if tab.state["menu"])
        other = tabs[1 - asked.state["seat"]]
        before = {key: asked.state[key] for key in ("public", "private", "menu")}
        await asked.answer(first)
        await asked.ask("take back", seat=asked.state["seat"])
        await other.until(lambda message: message.get("live", {}).get("take_back") is not None)
        await other.ask("consent", seat=other.state["seat"], consent=True)
        while {key: asked.state[key] for key in before} != before:
            await asked.next()
        while asked.state["version"] != other.state["version"]:  # every version reaches everybody, if not at once
            await min(tabs, key=lambda tab: int(tab.state["version"])).next()

    spend(tmp_path, evening)


def test_the_clock_is_the_servers_and_the_opponent_decides(tmp_path: Path) -> None:
    watch = Watch()

    async def evening(club: Club) -> None:
        id, tabs = await both(club, {**FRIENDLY, "clock": {"kind": "move", "seconds": 60}})
        asked = next(tab for tab in tabs if tab.state["menu"])
        other = tabs[1 - asked.state["seat"]]
        assert asked.state["live"]["left"] == [60_000, 60_000]
        assert asked.state["live"]["running"] == [asked.state["seat"]]
        watch.time += 60_000
        (await club.desk.house.table(id)).wake()
        await other.until(lambda message: message.get("live", {}).get("out_of_time") == asked.state["seat"])
        assert (await asked.ask("claim", win=True))["key"] == "not_your_opponent"
        assert (await other.ask("claim", win=True))["type"] == "done"
        await other.quiet()
        assert other.state["public"]["outcome"]["values"][other.state["seat"]] == 1

    spend(tmp_path, evening, now=watch)


def test_standing_orders_are_shown_to_their_own_person_only(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await ana.tab(id, 0), await bo.tab(id, 1)]
        question = tabs[0].state["public"]["decision"]["name"]
        table = await club.desk.house.table(id)
        order = {"question": question, "move": table.game.name(0), "lasts": "always"}
        given = await tabs[0].ask("order", seat=0, order=order)
        assert given["type"] == "done", given
        for tab in tabs:
            await tab.quiet()
        for tab in tabs[:2]:
            (kept,) = tab.state["mine"]["orders"]
            assert kept["number"] == given["number"]
        assert tabs[2].state["mine"]["orders"] == []
        assert not [message for message in tabs[2].heard if "lasts" in str(message)]
        assert (await tabs[2].ask("revoke", seat=0, number=given["number"]))["key"] == "not_your_seat"
        assert (await tabs[1].ask("revoke", seat=0, number=given["number"]))["type"] == "done"
        await tabs[0].quiet()
        assert tabs[0].state["mine"]["orders"] == []

    spend(tmp_path, evening)


def test_a_page_that_falls_behind_is_told_everything_anew(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, tabs = await both(club)
        table = await club.desk.house.table(id)
        slow = next(watcher for watcher in table.watchers if watcher.seat == 0)
        slow.behind = True
        table.publish(None)
        slow.waiting.put_nowait(None)
        assert (await tabs[0].until("state"))["version"] == tabs[1].state["version"]
        assert not slow.behind

    spend(tmp_path, evening)


def test_a_table_that_was_read_anew_has_its_pages_again(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, tabs = await both(club)
        table = await club.desk.house.table(id)
        club.desk.house.drop(table)
        table.publish(None)
        for tab in tabs:
            await tab.until("state")
        again = await club.desk.house.table(id)
        assert again is not table
        assert len(again.watchers) == 2
        await next(tab for tab in tabs if tab.state["menu"]).answer(first)
        for tab in tabs:
            await tab.quiet()
        assert tabs[0].state["version"] == tabs[1].state["version"] > 0

    spend(tmp_path, evening)


def test_games_things_and_rules_are_fetched_once(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        stranger = club.stranger()
        games = await stranger.get("/games")
        assert {game["id"] for game in games["games"]} >= {"footime", "football-a-la-carte"}
        assert all(set(game["title"]) == {"en", "fr"} for game in games["games"])
        ana = await club.guest("Ana")
        table = (await ana.post("/tables", {"agreement": FRIENDLY}))["table"]
        path = f"/api/games/{table['game']}/things/{table['things']}"
        things = await stranger.http.get(path)
        assert "immutable" in things.headers["cache-control"]
        assert {thing["kind"] for thing in things.json()} >= {"card", "seat"}
        same = await stranger.http.get(path, headers={"if-none-match": things.headers["etag"]})
        assert same.status_code == 304
        assert (await stranger.call("GET", f"/games/{table['game']}/things/0123456789abcdef")).status_code == 404
        rules = await stranger.get("/games/football-a-la-carte/rules")
        clause = rules["chapters"][0]["clauses"][0]
        assert await stranger.get(f"/games/football-a-la-carte/rules/{clause['id']}") == clause
        assert (await stranger.call("GET", "/games/football-a-la-carte/rules/X-1")).status_code == 404
        assert (await stranger.call("GET", "/games/chess/rules")).status_code == 400

    spend(tmp_path, evening)


def test_lists_say_whose_turn_it_is_also_of_tables_that_were_put_away(tmp_path: Path) -> None:
    watch = Watch()

    async def evening(club: Club) -> None:
        id, *people, _ = await club.table_for_two({**FRIENDLY, "clock": {"kind": "days", "days": 2}})
        tabs = [await person.tab(id, seat) for seat, person in enumerate(people)]
        await tabs[0].quiet()
        (seat,) = tabs[0].state["live"]["running"]
        [listed] = (await people[seat].get("/tables/mine"))["tables"]
        assert (listed["asked"], listed["score"]) == ([seat], [0, 0])
        for tab in tabs:
            await tab.connection.close()
        watch.time += 3_600_000
        while club.desk.house.tables:
            await club.desk.house.put_away_idle()
            await asyncio.sleep(0.01)
        [listed] = (await people[seat].get("/tables/mine"))["tables"]
        assert (listed["id"], listed["asked"], listed["score"], listed["mine"]) == (id, [seat], [0, 0], [seat])
        assert not club.desk.house.tables, "a list wakes none of them up"

    spend(tmp_path, evening, now=watch)


def test_rounds_through_the_house_go_on_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "ROUND", 0.01)

    async def evening(club: Club) -> None:
        rounds = asyncio.Semaphore(0)

        async def fails() -> None:
            rounds.release()
            raise RuntimeError("once more")

        monkeypatch.setattr(club.desk.house, "put_away_idle", fails)
        async with asyncio.timeout(10):
            for _ in range(3):
                await rounds.acquire()

    spend(tmp_path, evening)


def test_the_lobby_lists_open_tables_and_ones_own(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana, bo = await club.guest("Ana"), await club.guest("Bo")
        hidden = (await ana.post("/tables", {"agreement": FRIENDLY}))["table"]["id"]
        shown = (await ana.post("/tables", {"agreement": {**FRIENDLY, "open": True}}))["table"]["id"]
        assert [table["id"] for table in (await club.stranger().get("/tables/open"))["tables"]] == [shown]
        assert {table["id"] for table in (await ana.get("/tables/mine"))["tables"]} == {hidden, shown}
        assert (await bo.get("/tables/mine"))["tables"] == []
        await bo.post(f"/tables/{shown}/seats/1/sit")
        [listed] = (await bo.get("/tables/mine"))["tables"]
        assert (listed["mine"], listed["owner"], listed["names"]) == ([1], False, ["Ana", "Bo"])
        renamed = await bo.call("PUT", "/me", {"nickname": "Bob"})
        assert renamed.json()["nickname"] == "Bob"
        assert (await ana.get(f"/tables/{shown}"))["names"] == ["Ana", "Bob"]

    spend(tmp_path, evening)
