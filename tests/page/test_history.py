"""My matches that are over: how they ended, found again by game, company and result, and taken along."""

import re
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.served import Guest, Served


@pytest.fixture(scope="module")
def regular(served: Served) -> Guest:
    """Somebody who has lost twice to a coach and to a friend."""
    ana, bo = served.guest("Ana"), served.guest("Bo")
    lost = [ana.play("coach"), ana.play("coach", game="footime")]
    opened = ana.open("empty")
    id = opened["table"]["id"]
    bo.post(f"/tables/{id}/seats/1/sit", {"token": opened["invitations"]["1"]})
    for guest, seat in ((ana, 0), (bo, 1)):
        guest.post(f"/tables/{id}/seats/{seat}/ready", {})
    for table in (*lost, id):
        served.do(served.desk.playing.resign(ana.id, table, 0))
    return ana


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_matches_are_counted_and_found_again(
    served: Served, regular: Guest, visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("/matches", guest=regular, size=size)
    page.get_by_role("button", name="Finished").click()
    tickets = page.locator("main li a[href^='/table/']")
    expect(tickets).to_have_count(3)
    expect(page.get_by_role("row", name="Football à la carte")).to_contain_text("2")
    page.get_by_role("row", name="Bo").get_by_role("button").click()
    expect(tickets).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text("One match of 3")
    page.get_by_role("combobox", name="Game").select_option("Footime")
    expect(tickets).to_have_count(0)
    page.get_by_role("button", name="Show all again").click()
    expect(tickets).to_have_count(3)
    page.get_by_role("combobox", name="Result").select_option("won")
    expect(tickets).to_have_count(0)


@pytest.mark.parametrize(("language", "year"), [("en", "2024"), ("fr", None)])
def test_a_ticket_of_a_match_that_is_over_says_the_day_and_the_score(
    served: Served, visit: Visit, language: str, year: str | None
) -> None:
    ana = served.guest("Ana")
    table = ana.play("coach", "coach", "coach", game="footime", seats=4)
    served.do(served.desk.playing.resign(ana.id, table, 0))
    page = visit("/matches", guest=ana, language=language)
    ended = datetime.now(UTC) if year is None else datetime(int(year), 2, 3, 12, tzinfo=UTC)
    page.route(
        "**/api/tables/finished",
        lambda route: route.fulfill(
            json={"tables": [{**one, "touched": ended.timestamp() * 1000} for one in route.fetch().json()["tables"]]}
        ),
    )
    page.reload()
    page.get_by_role("button", name="Finished" if language == "en" else "Terminés").click()
    ticket = page.locator(f"a[href='/table/{table}']")
    expect(ticket).to_contain_text(re.compile(r"\d\u00a0–\u00a0\d"))
    expect(ticket.get_by_role("time")).to_have_attribute("datetime", re.compile(f"^{ended.date()}"))
    expect(ticket.get_by_role("time")).to_contain_text(re.compile(r"^\d+ \D+$" if year is None else f"Feb.*{year}$"))


def test_a_list_without_matches_shows_an_empty_bench_and_says_which(
    served: Served, regular: Guest, visit: Visit
) -> None:
    page = visit("/matches", guest=regular)
    expect(page.locator("main section.empty svg")).to_be_visible()
    expect(page.get_by_role("heading", name="Nobody is warming up")).to_be_visible()
    page.get_by_role("button", name="Finished").click()
    expect(page.locator("main section.empty")).to_have_count(0)


def test_all_records_are_taken_along(served: Served, regular: Guest, visit: Visit, tmp_path: Path) -> None:
    page = visit("/matches", guest=regular, language="fr")
    page.get_by_role("button", name="Terminés").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Emporter tous les enregistrements").click()
    download.value.save_as(tmp_path / "onze.zip")
    with zipfile.ZipFile(tmp_path / "onze.zip") as archive:
        assert len(archive.namelist()) == 3
        assert archive.testzip() is None


def test_the_ticket_of_a_cup_says_to_its_end_who_took_it_on_a_phone(served: Served, visit: Visit) -> None:
    table, camille = served.played("world-cup-1930-2-coach", "Camille")
    page = visit("/matches", guest=camille, language="fr", size=PHONE)
    page.get_by_role("button", name="Terminés").click()
    said = page.locator(f"a[href='/table/{table}'] small")
    expect(said).to_have_text("The World Cup Game 1930, la coupe est à vous")
    assert said.evaluate("one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
