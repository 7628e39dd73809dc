"""The same answer from two pages of one person at the same moment: one wins, the other is told so and sees what is."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.club import Club, Guest, Tab, spend
from tests.soak import times

TIMES = times(50, 1_000)


def test_of_two_answers_at_once_exactly_one_wins(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        won = 0
        while won < TIMES:
            id, ana, bo, _ = await club.table_for_two()
            pages = [[await guest.tab(id, seat) for _ in range(2)] for seat, guest in enumerate((ana, bo))]
            won += await play_from_two_pages(pages, TIMES - won)
            await go(club, pages, (ana, bo))
        assert won == TIMES

    spend(tmp_path, evening)


async def play_from_two_pages(pages: list[list[Tab]], most: int) -> int:
    """Whoever is asked answers from both pages at once, until the match is over; returns how often."""
    everybody = [tab for tabs in pages for tab in tabs]
    won = 0
    while won < most:
        version = max(tab.state["version"] for tab in everybody)
        for tab in everybody:
            while tab.state["version"] < version:
                await tab.next()
        for one, other in pages:
            if one.state["version"] == other.state["version"]:
                assert all(one.state[key] == other.state[key] for key in ("public", "private", "menu", "number"))
        if everybody[0].state["live"]["state"] == "finished":
            break
        pair = next((tabs for tabs in pages if tabs[0].state["menu"]), None)
        if pair is None:
            await asyncio.gather(*[tab.next() for tab in everybody])
            continue
        moves = await whole_phrase(pair[0])
        both = await asyncio.gather(*[ask_until_shown(tab, moves, dict(pair[0].state), won) for tab in pair])
        done = [answer for answer in both if answer["type"] == "done"]
        refused = [answer for answer in both if answer["type"] == "refused"]
        assert len(done) == len(refused) == 1, both
        assert refused[0]["key"] == "already_played"
        assert set(refused[0]["text"]) == {"en", "fr"}
        assert all(tab.state["version"] >= done[0]["version"] for tab in pair)
        won += 1
    return won


async def whole_phrase(tab: Tab) -> list[str]:
    """The first thing that may be said, whole."""
    menu, moves = tab.state["menu"], list[str]()
    while True:
        moves.append(menu[0]["move"])
        if menu[0]["commits"]:
            return moves
        menu = (await tab.ask("preview", seat=tab.state["seat"], moves=moves))["menu"]


async def ask_until_shown(tab: Tab, moves: list[str], asked: dict[str, Any], place: int) -> dict[str, Any]:
    """Sends an answer; whoever comes too late is sent everything anew, whoever wins the version that was made."""
    sent = f"{id(tab)}-{place}"
    told = await tab.ask("move", seat=asked["seat"], number=asked["number"], moves=moves, sent=sent)
    if told["type"] == "refused":
        await tab.until("state")
    while tab.state["version"] <= asked["version"]:
        await tab.next()
    return told


async def go(club: Club, pages: list[list[Tab]], guests: tuple[Guest, ...]) -> None:
    """Everybody leaves a table that is over."""
    for tab in (tab for tabs in pages for tab in tabs):
        await tab.connection.close()
    for guest in guests:
        await guest.http.aclose()
        club.guests.remove(guest)
    club.tabs.clear()
