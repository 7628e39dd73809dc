"""What a server does not let happen: calls from other sites, forged cookies, floods, and its secrets in logs."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from onze.kernel.words import Refused
from onze.server.identity import Seal, find_secret
from onze.server.limits import BODY, FRAME, Limits, Rate
from onze.server.wire import PROTOCOL
from tests.server.club import FRIENDLY, NO_LIMITS, Club, Tab, spend

ELSEWHERE = "https://evil.example"


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://127.0.0.1:1", "http://[", "file://", ""])
def test_changing_calls_and_pages_from_elsewhere_are_refused(tmp_path: Path, origin: str) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        response = await ana.http.put("/api/me", json={"nickname": "Evil"}, headers={"origin": origin})
        assert response.status_code == 403
        assert response.json()["key"] == "elsewhere"
        assert (await ana.get("/me"))["nickname"] == "Ana"
        if origin:
            with pytest.raises(InvalidStatus):
                await ana.connect(id, origin)
        assert (await ana.http.get("/api/me", headers={"origin": origin})).status_code == 200

    spend(tmp_path, evening)


def test_a_program_without_an_origin_may_call_and_a_browser_elsewhere_may_not(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        async with httpx.AsyncClient(base_url=club.url) as program:
            assert (await program.post("/api/me", json={"nickname": "Bot"})).status_code == 200
            headers = {"sec-fetch-site": "cross-site"}
            assert (await program.post("/api/me", json={"nickname": "Bot"}, headers=headers)).status_code == 403

    spend(tmp_path, evening)


def test_every_answer_tells_browsers_to_be_careful(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        for path in ("/api/me", "/nothing", "/health", "/api/openapi.json", "/api/tables/x"):
            headers = (await club.stranger().http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers

    spend(tmp_path, evening)


def test_a_cookie_is_for_browsers_only_and_cannot_be_forged(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        stranger = club.stranger()
        response = await stranger.call("POST", "/me", {"nickname": "Ana"})
        said = response.headers["set-cookie"]
        assert "HttpOnly" in said
        assert "SameSite=Lax" in said
        value = stranger.http.cookies["onze"]
        version, person, signature = value.split(".")
        other = (await club.guest("Bo")).http.cookies["onze"].split(".")[1]
        for forged in (
            f"{version}.{other}.{signature}",
            f"{version}.{person}.{'A' * 43}",
            f"2.{person}.{signature}",
            Seal(b"another secret").signed(person),
            "",
            "x" * 5000,
        ):
            async with httpx.AsyncClient(base_url=club.url, cookies={"onze": forged}) as forger:
                assert (await forger.get("/api/me")).json()["nickname"] is None

    spend(tmp_path, evening)


@pytest.mark.parametrize(("proxies", "believed"), [(None, True), ("127.0.0.0/8", True), ("192.0.2.1", False)])
def test_what_a_proxy_says_is_believed_if_it_is_one_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str | None, believed: bool
) -> None:
    if proxies is not None:
        monkeypatch.setenv("ONZE_PROXIES", proxies)

    async def evening(club: Club) -> None:
        guest = club.stranger()
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
        response = await guest.http.post("/api/me", json={"nickname": "Ana"}, headers=forwarded)
        assert ("Secure" in response.headers["set-cookie"]) == believed
        figures = await guest.http.get("/metrics", headers=forwarded)
        assert figures.status_code == (403 if believed else 200)

    spend(tmp_path, evening)


def test_a_return_link_brings_somebody_back_until_a_newer_one_is_made(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        elsewhere = club.stranger()
        assert (await elsewhere.post("/me/back", {"token": ana.token}))["nickname"] == "Ana"
        newer = (await elsewhere.post("/me/return-link"))["return_token"]
        third = club.stranger()
        assert (await third.call("POST", "/me/back", {"token": ana.token})).status_code == 401
        assert (await third.post("/me/back", {"token": newer}))["nickname"] == "Ana"
        assert (await third.call("DELETE", "/me")).status_code == 200
        for guest in (ana, elsewhere, third):
            assert (await guest.get("/me"))["nickname"] is None
        assert (await third.call("POST", "/me/back", {"token": newer})).status_code == 401

    spend(tmp_path, evening)


def test_a_new_return_link_signs_out_every_other_device(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        lost, page = club.stranger(), await ana.tab(id, 0)
        await lost.post("/me/back", {"token": ana.token})
        assert (await lost.get("/me"))["nickname"] == "Ana"
        await ana.post("/me/return-link")
        assert (await lost.get("/me"))["nickname"] is None
        assert (await lost.call("PUT", "/me", {"nickname": "Mallory"})).status_code == 401
        assert (await ana.get("/me"))["nickname"] == "Ana"
        told = await page.until("refused")
        assert told["key"] == "signed_out"
        newer = await ana.tab(id, 0)
        assert newer.state["seat"] == 0
        await ana.post("/me/return-link")
        assert (await ana.get("/me"))["nickname"] == "Ana"

    spend(tmp_path, evening)


def test_opening_a_link_takes_nothing(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana, bo = await club.guest("Ana"), await club.guest("Bo")
        opened = await ana.post("/tables", {"agreement": FRIENDLY})
        id, invitation = opened["table"]["id"], opened["invitations"]["1"]
        for _ in range(3):
            seen = await bo.get(f"/tables/{id}", invitation)
            assert seen["seats"][1]["kind"] == "empty"
        newer = (await ana.post(f"/tables/{id}/seats/1/link"))["token"]
        assert (await bo.call("POST", f"/tables/{id}/seats/1/sit", {"token": invitation})).status_code == 403
        assert (await bo.post(f"/tables/{id}/seats/1/sit", {"token": newer}))["mine"] == [1]

    spend(tmp_path, evening)


def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        large = {"nickname": "x" * BODY}
        assert (await ana.call("PUT", "/me", large)).status_code == 413
        files = {"agreement": {**FRIENDLY, "files": {"cards": "#" * 300_000}}}
        assert (await ana.call("POST", "/tables", files)).json()["key"] == "files_too_large"
        tab = await ana.tab(id, 0)
        await tab.connection.send("x" * (FRAME + 1))
        await tab.connection.wait_closed()
        assert tab.connection.close_code == 1009
        assert (await ana.get("/me"))["nickname"] == "Ana"

    spend(tmp_path, evening)


def test_what_is_too_often_is_refused_for_a_while(tmp_path: Path) -> None:
    slow = Rate(0.5, 3)

    async def evening(club: Club) -> None:
        ana = club.stranger()
        statuses = [(await ana.call("POST", "/me", {"nickname": "Ana"})).status_code for _ in range(5)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        opened = [await ana.call("POST", "/tables", {"agreement": FRIENDLY}) for _ in range(3)]
        assert [one.status_code for one in opened] == [200, 200, 429]
        assert set(opened[-1].json()["text"]) == {"en", "fr"}
        id = opened[0].json()["table"]["id"]
        tab = await ana.tab(id)
        answers = [await tab.ask("ping") for _ in range(5)]
        assert "too_often" in [answer.get("key") for answer in answers]
        again = Tab(await ana.connect(id))
        club.tabs.append(again)
        assert (await again.next())["key"] == "too_many_pages"

    limits = replace(NO_LIMITS, arrivals=slow, frames=slow, tables=2, pages_of_person=1)
    spend(tmp_path, evening, limits)


def test_all_pages_of_a_person_ask_together(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0) for _ in range(4)]
        answers = [await tab.ask("ping") for tab in tabs]
        assert [answer.get("key") for answer in answers] == [None, None, None, "too_often"]
        assert (await (await bo.tab(id, 1)).ask("ping"))["type"] == "pong"

    spend(tmp_path, evening, replace(NO_LIMITS, frames=Rate(0.01, 3)))


def test_the_usual_limits_let_people_play() -> None:
    usual = Limits()
    assert usual.frames.at_once >= 50
    assert usual.pages_of_person >= 10


@pytest.mark.parametrize(
    "nickname",
    ["", " ", "a\u202eb", "x" * 31, "\u0000", "a\u0301" * 40, "\u2800", 7, None, ["a"], {"a": 1}, "<script>" * 9],
)
def test_hostile_nicknames_are_refused_with_a_sentence(tmp_path: Path, nickname: object) -> None:
    async def evening(club: Club) -> None:
        response = await club.stranger().call("POST", "/me", {"nickname": nickname})
        assert response.status_code == 400
        assert set(response.json()["text"]) == {"en", "fr"}

    spend(tmp_path, evening)


def test_hostile_files_and_agreements_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        for files in (
            {"cards": "\x00"},
            {"cards": "a = [" * 5000},
            {"cards": "[[card]]\nname = 1"},
            {"x": "y"},
            7,
            [1],
        ):
            response = await ana.call("POST", "/tables", {"agreement": {**FRIENDLY, "files": files}})
            assert response.status_code == 400, response.text
        wrongs: list[dict[str, object]] = [
            {"game": "../.."},
            {"seats": 10**30},
            {"options": {"tie": {}}},
            {"clock": {"kind": []}},
            {"x": 1},
        ]
        for wrong in wrongs:
            response = await ana.call("POST", "/tables", {"agreement": {**FRIENDLY, **wrong}})
            assert response.status_code == 400, response.text

    spend(tmp_path, evening)


def test_logs_hold_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept: list[str] = []

    async def evening(club: Club) -> None:
        id, ana, bo, opened = await club.table_for_two()
        tab = await ana.tab(id, 0)
        await tab.ask("chat", text="a private word")
        await tab.ask("resign", seat=0)
        await club.stranger().http.get("/api/tables/open?token=hidden-token")
        table = await club.desk.house.table(id)
        kept.extend([ana.token, bo.token, opened["spectators"], opened["invitations"]["1"], "Ana", "a private word"])
        kept.extend([table.row.seed.hex(), ana.http.cookies["onze"], "hidden-token", "allez", id])

    with caplog.at_level(logging.DEBUG):
        spend(tmp_path, evening)
    ours = [record for record in caplog.records if record.name == "onze.server"]
    written = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in ours)
    assert "/api/tables/{table}/seats/{seat}/ready" in written
    for secret in kept:
        assert secret not in written


def test_a_secret_is_drawn_once_and_is_its_owners_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ONZE_SECRET", raising=False)
    drawn = find_secret(tmp_path / "new")
    assert len(drawn) == 64
    assert find_secret(tmp_path / "new") == drawn
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o077 == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secret"]
    monkeypatch.setenv("ONZE_SECRET", "given")
    assert find_secret(tmp_path / "new") == b"given"


def test_a_secret_that_cannot_be_kept_is_refused_with_its_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(Refused, match="ONZE_SECRET") as refused:
        find_secret(tmp_path / "file")
    assert refused.value.reason.key == "no_secret"


def test_health_and_figures(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, bo, _ = await club.table_for_two()
        tabs = [await ana.tab(id, 0), await bo.tab(id, 1)]
        await next(tab for tab in tabs if tab.state["menu"]).answer(lambda menu: menu[0])
        http = club.stranger().http
        assert (await http.get("/health")).text == "ok\n"
        assert (await http.get("/ready")).text == "ready\n"
        figures = (await http.get("/metrics")).text
        assert 'onze_calls_total{call="POST /api/tables",status="200"} 1' in figures
        assert "onze_open_pages 2" in figures
        assert "onze_move_seconds_count 1" in figures
        club.desk.closing = True
        assert (await http.get("/ready")).status_code == 503

    spend(tmp_path, evening)


def test_a_page_that_says_nothing_or_the_wrong_thing_first_is_closed(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        for frame in ('{"do": "ping"}', "rubbish", "[]", '{"do": "hello"}'):
            tab = Tab(await ana.connect(id))
            await tab.connection.send(frame)
            assert (await tab.next())["type"] == "refused"
            await asyncio.wait_for(tab.connection.wait_closed(), 5)
        gone = Tab(await ana.connect("a" * 16))
        await gone.say("hello", protocol=PROTOCOL)
        assert (await gone.next())["key"] == "no_such_table"

    spend(tmp_path, evening)
