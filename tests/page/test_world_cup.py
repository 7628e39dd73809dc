"""The board of The World Cup Game: all groups are seen at once, and play stops between its phases."""

from typing import Final

from playwright.sync_api import expect

from tests.page.conftest import PHONE, Visit
from tests.page.hands import answer
from tests.page.served import Served
from tests.scenes import SCENES, Scene

WHOLE: Final = """() => [...document.querySelectorAll("[role=gridcell]")].every((cell) => {
  const [board, box] = [document.querySelector(".board").getBoundingClientRect(), cell.getBoundingClientRect()]
  return box.top >= board.top && box.bottom <= board.bottom && box.left >= board.left && box.right <= board.right
})"""
PLACING: Final = next(scene for scene in SCENES["world-cup"] if scene.name == "PlaceTokens")
LAST_CARD: Final = Scene("PlayCard", game="world-cup", seats=2, facts={"draw_pile_size": 1, "hands": {0: ["attack"]}})


def test_all_matches_of_the_groups_are_in_sight_and_a_row_shows_the_table_that_it_would_make(
    served: Served, visit: Visit
) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest)
    answer(page, *PLACING.said)
    expect(page.locator("[role=gridcell].lit")).to_have_count(96)
    assert page.evaluate(WHOLE)
    page.locator('[data-thing="row:F1.right"]').hover()
    expect(page.locator('[data-group="group:F"] .line.moved')).to_have_count(3)
    expect(page.locator(".ticket .follows")).to_have_text("· Sweden 1st, England 2nd, Argentina 3rd")


def test_a_tab_leads_to_the_matches_of_its_group_on_a_phone(served: Served, visit: Visit) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    page.get_by_role("tab", name="F").click()
    expect(page.get_by_role("tab", name="F")).to_have_attribute("aria-selected", "true")
    expect(page.locator('[data-thing="row:F6.right"]')).to_be_in_viewport()


def test_play_stops_at_the_dice_of_each_group_until_somebody_goes_on(served: Served, visit: Visit) -> None:
    seated = served.seat(LAST_CARD)
    page = visit(seated.path, guest=seated.guest, speed="fast")
    answer(page, "place card:attack", "choose row:A1.left")
    page.locator(".ticket .stub:enabled").click()
    stage = page.locator("section.stage")
    expect(stage.get_by_role("heading", name="Group A: the dice")).to_be_visible()
    page.get_by_role("button", name="The dice of group B").click()
    expect(stage.get_by_role("heading", name="Group B: the dice")).to_be_visible()
    page.get_by_role("button", name="All groups at once").click()
    expect(stage).to_have_count(0)
    expect(page.get_by_role("grid", name="The rounds up to the final")).to_be_visible()
