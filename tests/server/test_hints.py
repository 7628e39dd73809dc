"""Asking the coach at a table: what it would say and why, where the table allows it; and menus with or without odds."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from onze.server.limits import Rate
from tests.scenes import Scene, host
from tests.server.club import FRIENDLY, NO_LIMITS, Club, Guest, Tab, spend

SAVING = {"hands": {0: ["goalkeeper-4-all", "corner-red"]}}


async def against_a_bot(club: Club, **agreed: Any) -> tuple[Guest, Tab]:
    """Ana on seat 0 against a bot, when it is her turn."""
    ana = await club.guest("Ana")
    sitting = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    opened = await ana.post("/tables", {"agreement": {**FRIENDLY, **agreed}, "sitting": sitting})
    id = opened["table"]["id"]
    await ana.post(f"/tables/{id}/seats/0/ready")
    tab = await ana.tab(id, 0)
    while not tab.state["menu"]:
        await tab.next()
    return ana, tab


@pytest.mark.parametrize("game", ["football-a-la-carte", "worldwide-football", "footime", "world-cup"])
def test_the_coach_says_a_whole_phrase_and_why_and_it_can_be_played(tmp_path: Path, game: str) -> None:
    async def evening(club: Club) -> None:
        _, tab = await against_a_bot(club, game=game)
        assert tab.state["live"]["hints"]
        reasons = 0
        for _ in range(6):
            while not tab.state["menu"]:
                await tab.next()
            hinted = await tab.ask("hint", seat=0)
            assert hinted["type"] == "hinted"
            assert await tab.ask("hint", seat=0, moves=[]) == {**hinted, "ask": tab.asked}
            assert hinted["moves"][0] in [entry["move"] for entry in tab.state["menu"]]
            if hinted["reason"] is not None:
                assert hinted["reason"]["en"] != hinted["reason"]["fr"]
                reasons += 1
            if len(hinted["moves"]) > 1:
                rest = await tab.ask("hint", seat=0, moves=hinted["moves"][:1])
                assert rest["moves"] == hinted["moves"][1:]
            done = await tab.ask("move", seat=0, number=tab.state["number"], moves=hinted["moves"])
            assert done["type"] == "done"
            while tab.state["version"] < done["version"]:
                await tab.next()
        assert reasons

    spend(tmp_path, evening)


@pytest.mark.parametrize(("hints", "allowed"), [(None, False), (True, True), (False, False)])
def test_two_people_who_play_each_other_ask_only_where_that_was_agreed(
    tmp_path: Path, hints: bool | None, allowed: bool
) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two({**FRIENDLY, "hints": hints})
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        asked = next(tab for tab in tabs if tab.state["menu"])
        other = tabs[1 - tabs.index(asked)]
        assert asked.state["live"]["hints"] is allowed
        told = await asked.ask("hint", seat=asked.state["seat"])
        assert told["type"] == ("hinted" if allowed else "refused")
        assert allowed or told["key"] == "no_hints"
        told = await other.ask("hint", seat=other.state["seat"])
        assert told["key"] == ("not_asked" if allowed else "no_hints")
        assert (await other.ask("hint", seat=asked.state["seat"]))["key"] == "not_your_seat"

    spend(tmp_path, evening)


def test_the_coach_is_not_asked_too_often_and_not_about_what_cannot_be_said(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        _, tab = await against_a_bot(club)
        assert (await tab.ask("hint", seat=0, moves=["nonsense"]))["type"] == "refused"
        assert (await tab.ask("hint", seat=0))["type"] == "hinted"
        assert (await tab.ask("hint", seat=0))["key"] == "too_often"

    spend(tmp_path, evening, replace(NO_LIMITS, hints=Rate(0.01, 2)))


def odds_in(menu: list[dict[str, Any]]) -> list[Any]:
    return [entry["odds"] for entry in menu if entry["odds"] is not None]


@pytest.mark.parametrize("odds", [True, False])
def test_menus_say_odds_or_leave_them_open_as_was_agreed(tmp_path: Path, odds: bool) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        person = await club.desk.person(ana.http.cookies["onze"])
        assert person is not None
        table, seat = await host(club.desk.house, Scene("Save", facts=SAVING), [person], odds=odds)
        tab = await ana.tab(table.id, seat)
        assert bool(odds_in(tab.state["menu"])) is odds
        assert bool(odds_in((await tab.ask("preview", seat=seat, moves=[]))["menu"])) is odds
        assert (await ana.get("/tables/mine"))["tables"][0]["agreement"]["odds"] is odds

    spend(tmp_path, evening)
