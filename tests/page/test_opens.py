"""The page opens: home in both languages, a table over its socket, and none where there is none."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, PageErrors, Visit
from tests.page.served import Served


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desktop", "phone"])
def test_home_opens_in_the_language_of_the_browser(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit("/", language=language, size=size)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_text("Onze").first).to_be_attached()
    assert page.title().startswith("Onze")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_day_and_night_follow_the_browser(visit: Visit, theme: str) -> None:
    expect(visit("/", theme=theme).locator("html")).to_have_attribute("data-theme", theme)


def test_a_table_opens_over_its_socket_and_shows_what_is_played(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    id = ana.play("coach")
    page = visit("/", guest=ana)
    with page.expect_websocket() as opened:
        page.goto(f"/table/{id}")
    frames: list[str] = []
    opened.value.on("framereceived", lambda frame: frames.append(str(frame)))
    expect(page.locator("[data-thing]").first).to_be_visible()
    assert opened.value.url.endswith(f"/api/tables/{id}/socket")


def test_a_table_looks_the_same_by_its_link_and_by_the_ticket_at_home(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    id = ana.play("coach")
    names = ".programme li"
    by_link = visit(f"/table/{id}", guest=ana)
    expect(by_link.locator(names).first).to_have_css("font-size", "20px")
    by_ticket = visit("/", guest=ana)
    by_ticket.locator(f"a[href='/table/{id}']").click()
    expect(by_ticket.locator(names).first).to_have_css("font-size", "20px")


def test_a_table_that_is_not_there_is_said_to_be_missing(visit: Visit, served: Served, page_errors: PageErrors) -> None:
    page_errors.expected = ["404"]
    page = visit("/table/abcdefgh23456777", guest=served.guest())
    expect(page.get_by_text("There is no such table.").first).to_be_visible()


def test_on_a_phone_my_matches_stand_before_the_games_and_those_of_others_behind(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    ana.play("coach")
    served.guest("Bo").open("empty", open=True)
    page = visit("/", guest=ana, size=PHONE)
    headings = [page.get_by_role("heading", name=name) for name in ("Your matches", "Open tables")]
    games = page.get_by_role("navigation", name="Games").get_by_role("link").first
    for one in (*headings, games):
        expect(one).to_be_visible()
    mine, others, first = (box["y"] for box in (one.bounding_box() for one in (*headings, games)) if box is not None)
    assert mine < first < others
