"""The report on a match of every game, on desktop and telephone, in both languages."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.served import Served

RECORDS = {
    "football-a-la-carte-2-coach": (
        2,
        "fr",
        PHONE,
        "Large victoire 3-0 pour Coach contre Camille",
        "coup franc, puis tir",
    ),
    "worldwide-football-amateur-coach": (2, "fr", DESKTOP, "victoire de la France sur l’Italie", "Tirs (cadrés)"),
    "world-cup-2002-5-coach": (5, "en", PHONE, "World Cup 2002", "Round of 16"),
    "footime-2-coach": (2, "en", DESKTOP, "A goal by number 6 is enough for Home", "Possession"),
}


@pytest.mark.parametrize("record", RECORDS)
def test_a_match_is_reported(record: str, served: Served, visit: Visit) -> None:
    seats, language, size, headline, said = RECORDS[record]
    id, guest = served.played(record)
    page = visit(f"/table/{id}", guest=guest, language=language, size=size)
    page.get_by_role("link", name="The report" if language == "en" else "Le compte rendu").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(headline)
    expect(page.locator("article")).to_contain_text(said)
    assert page.locator("article .score").count() == (seats == 2)
    seal = page.get_by_role("region", name="The sealed luck" if language == "en" else "La chance scellée")
    expect(seal).to_have_attribute("data-checked", "holds")
    again = page.get_by_role("link", name="Watch again" if language == "en" else "Revoir le match")
    rematch = page.get_by_role("button", name="Rematch" if language == "en" else "La revanche")
    assert rematch.bounding_box()["y"] < again.bounding_box()["y"]  # type: ignore[index]
    # A board that is taller than wide stands at the side, any other has the width of the page.
    picture = page.locator("figure.panel .picture").bounding_box()
    assert picture is not None
    if size == DESKTOP:
        assert picture["width"] > 800
        assert picture["height"] > 400
    else:
        assert picture["height"] >= 260
    page.locator("figcaption a").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_no_picture_lies_within_a_picture(served: Served, visit: Visit) -> None:
    """A browser that throws the shadow of a picture within another may ask for all the memory there is."""
    ana = served.guest("Ana")
    page = visit(f"/table/{ana.play('me')}", guest=ana)
    expect(page.get_by_role("button", name="show my hand")).to_be_visible()  # the back of a card lies above it
    assert page.locator("svg").count() > 0
    assert page.locator("svg svg").count() == 0


def test_a_stranger_reads_it_too_but_is_offered_no_rematch(served: Served, visit: Visit) -> None:
    id, _ = served.played("football-a-la-carte-2-coach")
    page = visit(f"/table/{id}/report")
    expect(page.locator("article table")).to_have_count(2)
    expect(page.locator("aside figure.panel .picture")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    page.emulate_media(media="print")
    expect(page.get_by_role("link", name="Watch again")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_goal_that_decided_is_drawn_with_both_dice(served: Served, visit: Visit) -> None:
    id, guest = served.played("worldwide-football-professional-coach")
    page = visit(f"/table/{id}/report", guest=guest)
    picture = page.locator("figure.panel .picture")
    expect(picture.locator(".word")).to_have_text("Goal!")
    expect(picture).to_contain_text("Germany shoots: 4")
    expect(picture).to_contain_text("France: 2")
