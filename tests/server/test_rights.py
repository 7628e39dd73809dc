"""Who may do what: every call and every request, for whoever opened the table, sits there, sits elsewhere, looks on, or
has nothing to do with it. And what a page is still told when somebody has lost a right.
"""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from onze.server.app import CALLS
from onze.server.asking import AnyRequest
from onze.server.wire import PROTOCOL
from tests.games.records import RECORDS
from tests.server.club import FRIENDLY, Club, Guest, Tab, spend

RECORD = (RECORDS / "football-a-la-carte-2-coach.onze").read_text(encoding="utf-8")
OWNER, SEATED, SPECTATOR, STRANGER, NOBODY = "owner", "seated", "spectator", "stranger", "nobody"
EVERYBODY = (OWNER, SEATED, SPECTATOR, STRANGER, NOBODY)
AT_TABLE = (OWNER, SEATED, SPECTATOR)
PEOPLE = (OWNER, SEATED, SPECTATOR, STRANGER)

# Before the match: the owner sits on seat 0, somebody on seat 1, seat 2 is empty. A call, its body, and who may.
WAITING: list[tuple[str, str, Any, tuple[str, ...]]] = [
    ("GET", "/me", None, EVERYBODY),
    ("PUT", "/me", {"nickname": "Somebody"}, PEOPLE),
    ("POST", "/me", {"nickname": "Somebody"}, EVERYBODY),
    ("POST", "/me/back", {"token": "wrong"}, ()),
    ("POST", "/me/return-link", None, PEOPLE),
    ("GET", "/me/records", None, PEOPLE),
    ("DELETE", "/me", None, PEOPLE),
    ("GET", "/games", None, EVERYBODY),
    ("GET", "/games/{game}/rules", None, EVERYBODY),
    ("GET", "/games/{game}/lesson", None, EVERYBODY),
    ("GET", "/games/{game}/examples", None, EVERYBODY),
    ("GET", "/games/{game}/rules/FAC-3.1", None, EVERYBODY),
    ("GET", "/games/{game}/things/{digest}", None, EVERYBODY),
    ("GET", "/games/{game}/files/cards", None, EVERYBODY),
    ("POST", "/records", {"record": RECORD}, EVERYBODY),
    ("POST", "/records/lines", {"record": RECORD, "first": 30, "last": 40, "open": True}, EVERYBODY),
    ("POST", "/records/verdict", {"record": RECORD}, EVERYBODY),
    ("POST", "/tables", {"agreement": FRIENDLY}, PEOPLE),
    ("GET", "/tables/mine", None, PEOPLE),
    ("GET", "/tables/finished", None, PEOPLE),
    ("GET", "/tables/open", None, EVERYBODY),
    ("GET", "/tables/{table}", None, AT_TABLE),
    ("DELETE", "/tables/{table}", None, (OWNER,)),
    ("GET", "/tables/{table}/commitment", None, AT_TABLE),
    ("GET", "/tables/{table}/record", None, ()),
    ("GET", "/tables/{table}/history", None, ()),
    ("GET", "/tables/{table}/story", None, ()),
    ("GET", "/tables/{table}/analysis", None, ()),
    ("GET", "/tables/{table}/verdict", None, ()),
    ("POST", "/tables/{table}/rematch", None, ()),
    ("POST", "/tables/{table}/spectators/link", None, (OWNER,)),
    ("POST", "/tables/{table}/spectators/away", {"spectator": 0}, ()),
    ("POST", "/tables/{table}/seats/1/sit", {}, ()),
    ("POST", "/tables/{table}/seats/2/sit", {}, (OWNER,)),
    ("POST", "/tables/{table}/seats/2/sit", {"token": "{invitation}"}, PEOPLE),
    ("POST", "/tables/{table}/seats/1/stand-up", None, (SEATED,)),
    ("POST", "/tables/{table}/seats/1/file", {"name": "deck", "text": ""}, (SEATED,)),
    ("POST", "/tables/{table}/seats/2/bot", {"bot": "coach"}, (OWNER,)),
    ("POST", "/tables/{table}/seats/1/bot", {"bot": "coach"}, ()),
    ("POST", "/tables/{table}/seats/1/clear", None, (OWNER,)),
    ("POST", "/tables/{table}/seats/2/link", None, (OWNER,)),
    ("POST", "/tables/{table}/seats/1/ready", {"word": "allez"}, (SEATED,)),
    ("POST", "/tables/{table}/seats/9/ready", None, ()),
]

# In play, between the owner on seat 0 and somebody on seat 1. The seat that is asked is put in for SEAT.
REQUESTS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("look", {"seat": None}, AT_TABLE),
    ("look", {"seat": 0}, (OWNER,)),
    ("look", {"seat": 1}, (SEATED,)),
    ("hello", {"protocol": PROTOCOL, "seat": 1}, (SEATED,)),
    ("move", {"seat": 0, "number": 1, "moves": ["MOVE"]}, ("asked",)),
    ("move", {"seat": 1, "number": 1, "moves": ["MOVE"]}, ("asked",)),
    ("preview", {"seat": 0, "moves": []}, (OWNER,)),
    ("preview", {"seat": 1, "moves": []}, (SEATED,)),
    ("why", {"seat": 0, "what": "MOVE"}, (OWNER,)),
    ("why", {"seat": 1, "what": "MOVE"}, (SEATED,)),
    ("hint", {"seat": 0, "moves": []}, ("asked",)),
    ("hint", {"seat": 1, "moves": []}, ("asked",)),
    ("resign", {"seat": 0}, (OWNER,)),
    ("resign", {"seat": 1}, (SEATED,)),
    ("draw", {"seat": 0}, (OWNER,)),
    ("draw", {"seat": 1}, (SEATED,)),
    ("take back", {"seat": 0}, ()),
    ("consent", {"seat": 0, "consent": True}, ()),
    ("claim", {"win": True}, ()),
    ("call bot", {"seat": 1}, ()),
    ("call bot", {"seat": 63}, ()),
    ("come back", {"seat": 0}, ()),
    ("order", {"seat": 0, "order": {"question": "QUESTION", "move": "MOVE"}}, (OWNER,)),
    ("order", {"seat": 1, "order": {"question": "QUESTION", "move": "MOVE"}}, (SEATED,)),
    ("revoke", {"seat": 0, "number": 1}, ()),
    ("chat", {"text": "bravo"}, AT_TABLE),
    ("remove message", {"number": 1}, (OWNER,)),
    ("mute", {"message": 1}, (OWNER, SPECTATOR)),
    ("mute", {"message": 1, "for_all": True}, (OWNER,)),
    ("mute", {"message": 9}, ()),
    ("unmute", {"message": 1}, AT_TABLE),
    ("unmute", {"message": 1, "for_all": True}, (OWNER,)),
    ("ping", {}, AT_TABLE),
]


class Scene:
    """A table with all kinds of people around it."""

    def __init__(self, guests: dict[str, Guest], opened: Any) -> None:
        self.guests = guests
        self.opened = opened
        self.table: str = opened["table"]["id"]

    def link(self, role: str) -> str | None:
        return str(self.opened["spectators"]) if role == SPECTATOR else None

    def filled(self, text: str) -> str:
        table = self.opened["table"]
        for name, value in (("table", self.table), ("game", table["game"]), ("digest", table["things"])):
            text = text.replace(f"{{{name}}}", value)
        return text.replace("{invitation}", self.opened["invitations"].get("2", ""))


async def scene(club: Club, seats: int) -> Scene:
    guests = {role: await club.guest(role) for role in PEOPLE}
    guests[NOBODY] = club.stranger()
    agreement = {**FRIENDLY, "seats": seats, "hints": True}
    opened = await guests[OWNER].post("/tables", {"agreement": agreement})
    set_out = Scene(guests, opened)
    invitation = {"token": opened["invitations"]["1"]}
    await guests[SEATED].post(f"/tables/{set_out.table}/seats/1/sit", invitation)
    return set_out


def test_the_table_of_rights_names_every_call_and_every_request() -> None:
    def plain(path: str) -> str:
        parts = path.removeprefix("/api").split("/")
        if "seats" in parts:
            parts[parts.index("seats") + 1] = "{seat}"
        if "rules" in parts[:-1]:
            parts[-1] = "{clause}"
        if "files" in parts[:-1]:
            parts[-1] = "{file}"
        return "/".join(parts)

    assert {(call.method, plain(call.path)) for call in CALLS} == {(how, plain(path)) for how, path, _, _ in WAITING}
    known = {kind.__struct_config__.tag for kind in AnyRequest.__args__}
    assert known == {do for do, _, _ in REQUESTS}


@pytest.mark.parametrize(("method", "path", "body", "may"), WAITING, ids=lambda value: str(value)[:40])
def test_before_the_match(tmp_path: Path, method: str, path: str, body: Any, may: tuple[str, ...]) -> None:
    async def evening(club: Club) -> None:
        for role in EVERYBODY:
            # Whoever does something changes the table: everybody has one of their own.
            set_out = await scene(club, 4)
            sent = {
                name: set_out.filled(value) if isinstance(value, str) else value for name, value in (body or {}).items()
            }
            guest = set_out.guests[role]
            response = await guest.call(
                method, set_out.filled(path), sent if body is not None else None, set_out.link(role)
            )
            if role in may:
                assert response.status_code == 200, (role, response.text)
            else:
                assert 400 <= response.status_code < 500, (role, response.status_code, response.text)
                assert set(response.json()["text"]) == {"en", "fr"}

    spend(tmp_path, evening)


@pytest.mark.parametrize(("do", "fields", "may"), REQUESTS, ids=lambda value: str(value)[:40])
def test_in_play(tmp_path: Path, do: str, fields: dict[str, Any], may: tuple[str, ...]) -> None:
    async def evening(club: Club) -> None:
        for role in AT_TABLE:
            set_out = await scene(club, 2)
            for seat, guest in enumerate((set_out.guests[OWNER], set_out.guests[SEATED])):
                await guest.post(f"/tables/{set_out.table}/seats/{seat}/ready")
            tabs = [await set_out.guests[one].tab(set_out.table, seat) for seat, one in enumerate((OWNER, SEATED))]
            tabs.append(await set_out.guests[SPECTATOR].tab(set_out.table, None, set_out.link(SPECTATOR)))
            asked = next(tab for tab in tabs if tab.state["menu"])
            if do in ("remove message", "mute", "unmute"):
                await tabs[AT_TABLE.index(SEATED)].ask("chat", text="hello")
            told = await filled_in(asked, tabs[AT_TABLE.index(role)], do, fields)
            if "asked" in may:
                allowed = role == (OWNER, SEATED)[asked.state["seat"]] and fields["seat"] == asked.state["seat"]
            else:
                allowed = role in may
            assert (told["type"] != "refused") == allowed, (role, told)

    spend(tmp_path, evening)


async def filled_in(asked: Tab, tab: Tab, do: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Asks for something with moves and questions that there are."""
    phrase: list[str] = []
    menu = asked.state["menu"]
    while True:
        phrase.append(menu[0]["move"])
        if menu[0]["commits"]:
            break
        menu = (await asked.ask("preview", seat=asked.state["seat"], moves=phrase))["menu"]
    question = asked.state["public"]["decision"]["name"]
    put: dict[str, Any] = {}
    for name, value in fields.items():
        if value == ["MOVE"]:
            put[name] = phrase
        elif value == "MOVE":
            put[name] = phrase[0]
        elif isinstance(value, dict):
            put[name] = {"question": question, "move": phrase[0]}
        else:
            put[name] = value
    return await tab.ask(do, **put)


def test_nobody_is_told_what_only_the_end_may_tell(tmp_path: Path) -> None:
    """Record, story, verdict and open eyes hold every secret of a match: in play they are refused even to its owner."""
    held_back = (
        "record",
        "story",
        "analysis",
        "verdict",
        "history?open=1",
        "history?seat=0&open=1",
        "history?seat=1&open=1",
    )

    async def evening(club: Club) -> None:
        set_out = await scene(club, 2)
        for seat, role in enumerate((OWNER, SEATED)):
            await set_out.guests[role].post(f"/tables/{set_out.table}/seats/{seat}/ready")

        async def asks(role: str, what: str) -> httpx.Response:
            path = f"/tables/{set_out.table}/{what}"
            return await set_out.guests[role].call("GET", path, None, set_out.link(role))

        for what in held_back:
            for role in EVERYBODY:
                refused = await asks(role, what)
                assert refused.status_code == 403, (what, role, refused.text)
                expected = "not_over_yet" if role in AT_TABLE else "private_table"
                assert refused.json()["key"] == expected, (what, role)
        tab = await set_out.guests[OWNER].tab(set_out.table, 0)
        await tab.ask("resign", seat=0)
        for what in held_back:
            for role in EVERYBODY:
                assert (await asks(role, what)).status_code == 200, (what, role)

    spend(tmp_path, evening)


@pytest.mark.parametrize("role", EVERYBODY)
def test_who_may_open_a_page_at_a_table(tmp_path: Path, role: str) -> None:
    async def evening(club: Club) -> None:
        set_out = await scene(club, 2)
        for seat in (None, 0, 1, 63):
            tab = Tab(await set_out.guests[role].connect(set_out.table))
            await tab.say("hello", protocol=PROTOCOL, seat=seat, link=set_out.link(role))
            told = await tab.next()
            allowed = role in AT_TABLE if seat is None else (role, seat) in ((OWNER, 0), (SEATED, 1))
            assert told["type"] == ("state" if allowed else "refused"), told
            if not allowed:
                await tab.connection.wait_closed()
                assert tab.connection.close_code == 4403
            await tab.connection.close()

    spend(tmp_path, evening)


def test_whoever_has_lost_a_seat_is_not_told_what_it_sees(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        set_out = await scene(club, 2)
        owner, seated, other = (set_out.guests[role] for role in (OWNER, SEATED, STRANGER))
        agreement_open = {**FRIENDLY, "open": True}
        opened = await owner.post("/tables", {"agreement": agreement_open})
        id = opened["table"]["id"]
        await seated.post(f"/tables/{id}/seats/1/sit")
        tab = await seated.tab(id, 1)
        await owner.post(f"/tables/{id}/seats/1/clear")
        await other.post(f"/tables/{id}/seats/1/sit")
        await owner.post(f"/tables/{id}/seats/0/ready")
        await other.post(f"/tables/{id}/seats/1/ready")
        await tab.quiet()
        assert tab.state["seat"] is None
        assert tab.state["version"] > 0
        assert tab.state["private"] == {}
        assert all(message.get("private", {}) == {} for message in tab.heard)

    spend(tmp_path, evening)


@pytest.mark.parametrize("way", ["link", "away"])
def test_a_spectator_who_is_sent_away_is_told_nothing_more(tmp_path: Path, way: str) -> None:
    async def evening(club: Club) -> None:
        set_out = await scene(club, 2)
        owner, spectator = set_out.guests[OWNER], set_out.guests[SPECTATOR]
        page = await owner.tab(set_out.table, 0)
        tab = await spectator.tab(set_out.table, None, set_out.link(SPECTATOR))
        await page.until(lambda message: message.get("mine", {}).get("spectators"))
        [shown] = page.state["mine"]["spectators"]
        assert shown["name"] == SPECTATOR
        body = None if way == "link" else {"spectator": shown["number"]}
        await owner.post(f"/tables/{set_out.table}/spectators/{way}", body)
        told = await tab.until("refused")
        assert told["key"] == ("private_table" if way == "link" else "sent_away")
        await tab.connection.wait_closed()
        again = await spectator.call("GET", f"/tables/{set_out.table}", None, set_out.link(SPECTATOR))
        assert again.status_code == 403

    spend(tmp_path, evening)


def test_history_is_shown_with_ones_own_eyes_until_the_end(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, opened = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        for _ in range(4):
            asked = next(tab for tab in tabs if tab.state["menu"])
            await asked.answer(lambda menu: menu[0])
            await asyncio.gather(*[tab.quiet(0.05) for tab in tabs])
        for seat, (guest, tab) in enumerate(zip((ana, bo), tabs, strict=True)):
            past = await guest.get(f"/tables/{id}/history?seat={seat}")
            last = past["versions"][-1]
            assert last["version"] == past["last"] == tab.state["version"]
            assert {**last["public"], **last["private"]} == {**tab.state["public"], **tab.state["private"]}
            assert (await guest.call("GET", f"/tables/{id}/history?seat={1 - seat}")).status_code == 403
        begun = await ana.get(f"/tables/{id}/history?from=0")
        assert begun["versions"][0]["version"] == begun["first"]
        assert begun["first"] < begun["last"] == begun["versions"][-1]["version"]
        spectator = await club.stranger().get(f"/tables/{id}/history", opened["spectators"])
        assert all(one["private"] == {} for one in spectator["versions"])
        assert (await club.stranger().call("GET", f"/tables/{id}/history")).status_code == 403
        await tabs[0].ask("resign", seat=0)
        other = await club.stranger().get(f"/tables/{id}/history?seat=1")
        assert other["versions"][-1]["private"] != {}

    spend(tmp_path, evening)
