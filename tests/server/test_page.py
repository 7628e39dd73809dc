"""The page is served as it was built: every place of it, its files in the smallest form that a browser takes, and
nothing else."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from onze.server.app import make_app
from onze.server.desk import Desk
from onze.server.page import is_built
from onze.tables.house import House
from onze.tables.store import Store
from tests.server.club import NO_LIMITS

PLAIN = {"accept-encoding": "identity"}
INDEX = b"<!doctype html><title>Onze</title>"
SCRIPT = b"console.log('onze');" * 40
PACKED = gzip.compress(SCRIPT)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small page, as Vite builds it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "fonts").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "mark.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(PACKED)
    (folder / "assets" / "index-abc.js.br").write_bytes(b"as brotli has it")
    (folder / "fonts" / "gothic.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("a secret beside the page")
    return folder


def visit(folder: Path, visiting: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> None:
    """A visit to a server with the page in a folder."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder.parent / 'visit.db'}", patience=60)
        app = make_app(Desk(House(store), b"a secret of tests", NO_LIMITS), folder)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://onze.example", headers=PLAIN) as http:
            await visiting(http)
        await app.state.desk.house.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "place",
    [
        "/",
        "/new",
        "/new/footime",
        "/table/abcdefgh23456777",
        "/matches",
        "/record",
        "/rules/footime",
        "/me",
        "/?lang=fr",
    ],
)
def test_every_place_of_the_page_is_the_page(built: Path, place: str) -> None:
    async def visiting(http: httpx.AsyncClient) -> None:
        for method in ("GET", "HEAD"):
            answer = await http.request(method, place)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["content-length"] == str(len(INDEX))
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert (await http.get(place)).content == INDEX
        known = {"if-none-match": answer.headers["etag"]}
        again = await http.get(place, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        listed = {"if-none-match": f'"other", W/{answer.headers["etag"]}'}
        assert (await http.get(place, headers=listed)).status_code == 304

    visit(built, visiting)


def test_a_place_with_a_file_of_its_own_is_served_that(built: Path) -> None:
    table = INDEX + b'<link rel="modulepreload" href="/assets/index-abc.js">'
    (built / "table.html").write_bytes(table)

    async def visiting(http: httpx.AsyncClient) -> None:
        assert (await http.get("/table/abcdefgh23456777")).content == table
        assert (await http.get("/me")).content == INDEX
        assert (await http.get("/nowhere", headers={"accept": "text/html"})).content == INDEX

    visit(built, visiting)


def test_what_is_the_same_for_everybody_is_packed(built: Path) -> None:
    async def visiting(http: httpx.AsyncClient) -> None:
        plain = await http.get("/api/games")
        packed = await http.get("/api/games", headers={"accept-encoding": "gzip"})
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert {one.headers["vary"] for one in (plain, packed)} == {"accept-encoding"}
        assert packed.headers["etag"] != plain.headers["etag"]
        kept = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
        assert (await http.get("/api/games", headers=kept)).status_code == 304
        assert "content-encoding" not in (await http.get("/api/me", headers={"accept-encoding": "gzip"})).headers

    visit(built, visiting)


def test_files_come_in_the_smallest_form_that_a_browser_takes_and_are_kept(built: Path) -> None:
    async def visiting(http: httpx.AsyncClient) -> None:
        address = "/assets/index-abc.js"
        tags = set()
        for accepted, coding in (
            ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=.5", "gzip"), ("identity", None), ("", None)
        ):  # fmt: skip
            async with http.stream("GET", address, headers={"accept-encoding": accepted}) as answer:
                sent = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert sent == {None: SCRIPT, "br": b"as brotli has it", "gzip": PACKED}[coding]
            tags.add(answer.headers["etag"])
        assert len(tags) == 3, "each form has a tag of its own"
        assert (await http.get("/fonts/gothic.woff2")).headers["cache-control"] == "public, max-age=2592000"
        assert (await http.get("/mark.svg")).headers["cache-control"] == "no-cache"

    visit(built, visiting)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing", "/assets", "/assets/", "/assets/index-abc.js.br", "/assets/other.js", "/../secret.txt",
        "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/fonts/../../secret.txt", "/%00",
        "/mark.svg/", "/api", "/api/", "/api/nothing", "/api/tables/mine/nothing", "/%5c..%5csecret.txt",
    ],
)  # fmt: skip
def test_nothing_else_is_there(built: Path, path: str) -> None:
    async def visiting(http: httpx.AsyncClient) -> None:
        answer = await http.get(path)
        assert answer.status_code == 404
        assert answer.json()["key"] == "nothing_here"
        assert b"beside the page" not in answer.content

    visit(built, visiting)


def test_whoever_mistypes_an_address_finds_the_page(built: Path) -> None:
    async def visiting(http: httpx.AsyncClient) -> None:
        browsing = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        answer = await http.get("/tabel/abc", headers=browsing)
        assert (answer.status_code, answer.content) == (404, INDEX)
        assert (await http.get("/api/nothing", headers=browsing)).json()["key"] == "nothing_here"

    visit(built, visiting)


def test_a_file_is_only_read(built: Path) -> None:
    async def visiting(http: httpx.AsyncClient) -> None:
        for path in ("/", "/table/x", "/mark.svg"):
            answer = await http.post(path, json={})
            assert (answer.status_code, answer.json()["key"]) == (405, "not_done_so")
        assert (await http.post("/api/nothing")).status_code == 404

    visit(built, visiting)


def test_a_page_that_is_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    assert not is_built(folder)

    async def visiting(http: httpx.AsyncClient) -> None:
        answer = await http.get("/table/abc")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert "construite" in answer.text
        assert (await http.get("/api/me")).status_code == 200
        assert (await http.get("/assets/index.js")).status_code == 404

    visit(folder, visiting)
