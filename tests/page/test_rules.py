"""The rules reader: as a page with chapters, search and links between clauses, and as a sheet beside the table."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.places import go
from tests.page.served import Served


def test_the_rules_are_read_chapter_by_chapter_and_from_clause_to_clause(visit: Visit) -> None:
    page = visit("/rules/football-a-la-carte#FAC-9.8")
    chapters = page.get_by_role("navigation", name="Chapters")
    here = page.locator("li[aria-current=true]")
    expect(chapters.get_by_role("button", name="9 Penalty cards")).to_have_attribute("aria-current", "true")
    expect(here).to_contain_text("FAC-9.8")
    # Where each clause comes from is a word: stated, follows from it, or ruled here.
    for id, origin in (("FAC-9.7", "stated"), ("FAC-9.8", "follows from what is stated"), ("FAC-9.9", "our ruling")):
        expect(page.locator(f"[id='clause-{id}'] small")).to_have_text(origin)
    # A link leads to its clause in another chapter; going back leads back.
    here.get_by_role("link", name="FAC-8.8", exact=True).click()
    expect(page).to_have_url(re.compile("#FAC-8.8$"))
    expect(here).to_contain_text("FAC-8.8")
    expect(here).to_be_in_viewport()
    page.go_back()
    expect(here).to_contain_text("FAC-9.8")
    # What is found is read in its chapter, even where the book is open at it already.
    page.get_by_role("searchbox").fill("conceding kicks")
    expect(page.get_by_role("status")).to_contain_text("clause")
    found = page.get_by_role("link", name="FAC-9.8", exact=True)
    expect(found).to_have_attribute("href", "/rules/football-a-la-carte#FAC-9.8")
    found.click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(here).to_be_in_viewport()
    chapters.get_by_role("button", name="14 End of the match").click()
    expect(page.locator("[id='clause-FAC-14.1']")).to_be_visible()


def test_beside_the_table_they_are_a_sheet_that_leaves_the_board_visible(served: Served, visit: Visit) -> None:
    page = go(served, visit, "table-rules", language="fr")
    table = page.url
    sheet = page.get_by_role("dialog", name="Règles")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["width"], box["x"] + box["width"]) == (420, 1280)
    # Chapters are chosen from a list here, and a link stays within the sheet.
    sheet.get_by_role("combobox").select_option("9")
    sheet.locator("[id='clause-FAC-9.8']").get_by_role("link", name="FAC-8.8", exact=True).click()
    expect(sheet.locator("li[aria-current=true]")).to_contain_text("FAC-8.8")
    assert page.url == table
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
