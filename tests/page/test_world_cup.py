"""The board of The World Cup Game: all groups are seen at once, and play stops between its phases."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE, Visit
from tests.page.hands import FINGER, POINTER, Hand, answer
from tests.page.players import Player
from tests.page.served import Served
from tests.scenes import SCENES, Scene

WHOLE: Final = """() => [...document.querySelectorAll("[role=gridcell]")].every((cell) => {
  const [board, box] = [document.querySelector(".board").getBoundingClientRect(), cell.getBoundingClientRect()]
  return box.top >= board.top && box.bottom <= board.bottom && box.left >= board.left && box.right <= board.right
})"""
PLACING: Final = next(scene for scene in SCENES["world-cup"] if scene.name == "PlaceTokens")
TURNED: Final = next(scene for scene in SCENES["world-cup"] if scene.name == "TurnToken")
QUARTER: Final = Scene(
    "PlayCard", game="world-cup", seats=4, options={"edition": "2002"},
    facts={"phase": "QF", "draw_pile_size": 1, "hands": {0: ["attack"]},
           "rows": {f"QF.{tie}.left": ["2G", "2G"] for tie in "WXYZ"}},
)  # fmt: skip
FINAL: Final = Scene(
    "PlayCard", game="world-cup", seats=4, options={"edition": "1930"},
    facts={"phase": "FIN", "draw_pile_size": 1, "hands": {0: ["attack"]}, "rows": {"FIN.F.left": ["2G", "2G"]}},
)  # fmt: skip
SLID: Final = """() => {
  window.slid = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    const slot = this.closest("[data-slot]")
    if (slot && this.localName === "use") window.slid.push([slot.dataset.slot, frames.length])
    return animate.call(this, frames, timing)
  }
}"""
"""Notes the slots whose flags move, and through how many places."""
LEVEL: Final = Scene(
    "PlayCard", game="world-cup", seats=4, options={"edition": "1930"},
    facts={"draw_pile_size": 1, "hands": {0: ["attack"]}, "replay": ["1-6", "2-1", "2-2", "2-3", "3-1", "3-2", "3-3",
                                                                   "4-1", "4-2", "4-3"]},
)  # fmt: skip
WIDE: Final = Scene(
    "PlayCard", game="world-cup", seats=2,
    facts={"hands": {0: ["attack"]}, "rows": {"C1.left": ["1G", "1G", "A"], "C1.right": ["2G", "1G", "A"]}},
)  # fmt: skip
SEMI_FINAL: Final = next(scene for scene in SCENES["world-cup"] if scene.name == "PlayCard-semi-final")
CHOOSING: Final = next(scene for scene in SCENES["world-cup"] if scene.name == "ChooseToken")
OUT: Final = Scene(
    "PlayCard", game="world-cup", seats=3, options={"edition": "1930"},
    facts={"phase": "SF", "draw_pile_size": 1, "hands": {0: ["defence"]},
           "rows": {"SF.1.right": ["2G", "2G"], "SF.2.left": ["2G", "2G"]}},
)  # fmt: skip
PENALTY: Final = Scene("PlayCard", game="world-cup", seats=2, facts={"hands": {0: ["penalty"]}})
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


def test_whoever_is_out_and_wants_results_alone_sees_those_of_every_round(served: Served, visit: Visit) -> None:
    seated = served.seat(OUT, others=[])
    page = visit(seated.path, guest=seated.guest, speed="normal")
    answer(page, "discard card:defence")
    stage = page.locator("section.stage")
    expect(stage.get_by_role("heading", name="Semi-finals: the dice")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Results only").click()
    expect(stage.get_by_role("heading", name="Final: the dice")).to_be_visible()


def test_a_die_of_a_penalty_is_read_and_no_card_lies_upon_it(served: Served, visit: Visit) -> None:
    seated = served.seat(PENALTY)
    page = visit(seated.path, guest=seated.guest, speed="slow")
    answer(page, "place card:penalty", "choose row:A1.left")
    page.locator(".ticket .stub:enabled").click()
    expect(page.locator(".across")).to_contain_text("The die shows")
    expect(page.locator(".flyer")).to_have_count(0)


def test_nations_that_are_level_share_their_place_and_nobody_is_out_before_it_is_clear(
    served: Served, visit: Visit
) -> None:
    seated = served.seat(LEVEL)
    page = visit(seated.path, guest=seated.guest, speed="fast", size=PHONE)
    answer(page, "discard card:attack")
    going_on = page.get_by_role("button", name="Go on")
    expect(going_on).to_be_in_viewport(ratio=1)
    tables = page.locator(".dice section")
    ranked: Any = served.match(seated.table).latest.view(0)["groups"]
    expect(tables).to_have_count(len(ranked))
    for table, group in zip(tables.all(), ranked, strict=True):
        places = [1 + sum(map(len, group["order"][:at])) for at, tier in enumerate(group["order"]) for _ in tier]
        expect(table.locator("li > span:first-child")).to_have_text([str(place) for place in places])
        expect(table.locator(".out")).to_have_count(sum(place > 1 for place in places))
    going_on.tap()
    expect(page.get_by_text("Level: played again")).to_be_visible()


def test_a_long_score_lies_upon_no_token(served: Served, visit: Visit) -> None:
    seated = served.seat(WIDE)
    page = visit(seated.path, guest=seated.guest)
    match = page.locator('[data-match="match:C1"]')
    score = match.get_by_text("2½").bounding_box()
    tokens = [token.bounding_box() for token in match.locator(".token").all()]
    assert score is not None
    assert len(tokens) == 6
    for token in filter(None, tokens):
        assert token["x"] + token["width"] <= score["x"] + 1 or token["x"] >= score["x"] + score["width"] - 1


def test_answers_never_lie_upon_the_ticket(served: Served, visit: Visit) -> None:
    seated = served.seat(CHOOSING)
    page = visit(seated.path, guest=seated.guest)
    answer(page, *CHOOSING.said)
    ticket, answers = page.locator(".ticket").bounding_box(), page.locator(".answers").bounding_box()
    assert ticket is not None
    assert answers is not None
    assert ticket["width"] > 500
    assert answers["y"] >= ticket["y"] + ticket["height"]
    stub = page.locator(".ticket .stub").bounding_box()
    assert stub is not None
    assert ticket["x"] < stub["x"] < stub["x"] + stub["width"] <= ticket["x"] + ticket["width"] + 1


def test_all_tables_are_seen_at_once_on_a_phone_by_a_long_press_or_a_button(served: Served, visit: Visit) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    tab = page.get_by_role("tab", name="C")
    tab.dispatch_event("pointerdown")
    tables = page.locator("[data-open]")
    expect(tables).to_have_count(8)
    tab.dispatch_event("pointerup")
    tab.dispatch_event("click")  # the press that has opened them opens nothing else
    expect(tables.last).to_be_in_viewport(ratio=1)
    tables.nth(5).tap()
    expect(tables).to_have_count(0)
    expect(page.get_by_role("tab", name="F")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="All tables").tap()
    expect(tables).to_have_count(8)


def test_tabs_show_where_something_may_be_chosen(served: Served, visit: Visit) -> None:
    seated = served.seat(TURNED)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    expect(page.get_by_role("tab", name="possible")).to_have_count(0)
    answer(page, *TURNED.said)
    rows = {entry["thing"] for entry in served.menu(seated.table, seated.seat, TURNED.said)}
    groups = {row.removeprefix("row:")[0] for row in rows}
    expect(page.get_by_role("tab", name="possible")).to_have_count(len(groups))


def test_flags_slide_along_the_lines_of_the_bracket(served: Served, visit: Visit) -> None:
    seated = served.seat(QUARTER)
    page = visit(seated.path, guest=seated.guest, speed="fast")
    expect(page.get_by_role("grid", name="The rounds up to the final")).to_be_visible()
    page.evaluate(SLID)
    answer(page, "discard card:attack")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Semi-finals. Players").first).to_be_visible()
    slid = page.evaluate("window.slid")
    assert [slot for slot, _ in slid] == [f"row:SF.{tie}.{side}" for tie in (1, 2) for side in ("left", "right")]
    assert all(places > 10 for _, places in slid)


def test_the_cup_fills_and_the_end_says_how_far_everybody_has_come(served: Served, visit: Visit) -> None:
    seated = served.seat(FINAL)
    page = visit(seated.path, guest=seated.guest, speed="fast")
    answer(page, "discard card:attack")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".won .ink.fills")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    over = page.locator(".over")
    expect(over.get_by_text("Cup", exact=True)).to_be_visible()
    expect(over.get_by_text("Semi-finals").first).to_be_visible()
    expect(over).not_to_contain_text("By the cup")


def test_the_last_move_is_seen_again_from_the_head_of_the_log(served: Served, visit: Visit) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest, speed="slow")
    again = page.get_by_role("button", name="See again")
    answer(page, *PLACING.said, "choose row:F1.right")
    page.locator(".ticket .stub:enabled").click()
    page.get_by_role("button", name="Skip Esc").click()
    again.click()
    expect(page.get_by_role("button", name="Skip Esc")).to_be_visible()


def test_a_tab_that_is_tapped_while_the_pages_still_glide_is_where_they_rest(served: Served, visit: Visit) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest, size=(844, 390))
    expect(page.get_by_role("tab", name="A")).to_have_attribute("aria-selected", "true")
    page.evaluate(
        """async () => {
          const tap = (group) => document.querySelector(`[data-tab="group:${group}"]`).click()
          const pages = document.querySelector(".pages")
          const told = (event) => new Promise((done) => pages.addEventListener(event, done, { once: true }))
          const next = (event) => Promise.race([told(event), new Promise((done) => setTimeout(done, 2000))])
          const late = () => pages.dispatchEvent(new Event("scrollend")) // of the glide before, told by a busy browser
          tap("D")
          await next("scrollend")
          tap("H")
          await Promise.resolve()
          late()
          await next("scroll")
          late()
        }"""
    )
    expect(page.locator('[data-thing="row:H6.right"]')).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("tab", name="H")).to_have_attribute("aria-selected", "true")


def test_a_phone_on_its_side_shows_two_whole_groups(served: Served, visit: Visit) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest, size=(844, 390))
    for tab, rows in (("C", ("C1.left", "C6.left", "D6.right")), ("H", ("G1.left", "H6.right"))):
        page.get_by_role("tab", name=tab).click()
        for row in rows:
            expect(page.locator(f'[data-thing="row:{row}"]')).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")


def test_the_whole_of_a_short_bracket_is_seen_on_a_low_screen(served: Served, visit: Visit) -> None:
    seated = served.seat(SEMI_FINAL)
    page = visit(seated.path, guest=seated.guest, size=(1366, 650))
    expect(page.locator("[role=gridcell]")).to_have_count(4)
    assert page.evaluate(WHOLE)


def test_matches_of_a_round_are_called_as_people_say_them(served: Served, visit: Visit) -> None:
    seated = served.seat(QUARTER)
    page = visit(seated.path, guest=seated.guest)
    for name in ("Quarter-final W", "Semi-final 1", "lost semi-final 2"):
        expect(page.locator("[data-match]").get_by_text(re.compile(f"^{name}$"))).to_have_count(1)
    expect(page.get_by_role("main")).not_to_contain_text(re.compile(r"\b(R16|QF|SF|FIN)\.\w"))


@pytest.mark.parametrize(("hand", "size"), [(POINTER, DESKTOP), (FINGER, PHONE)], ids=["pointer", "finger"])
def test_a_tournament_is_played_to_its_champion(
    served: Served, visit: Visit, hand: Hand, size: tuple[int, int]
) -> None:
    ana = served.guest("Ana")
    table = ana.play("coach", game="world-cup", options={"edition": "1930"})
    page = visit(f"/table/{table}", guest=ana, size=size)
    player = Player(served, page, table, hand)
    while served.asked(table, 0) is not None:
        player.answer(0)
    assert player.answers > 8
    outcome = served.match(table).recorded.match.outcome
    assert outcome is not None
    over = page.locator(".over")
    expect(over.get_by_text("Cup", exact=True)).to_have_count(1)
    final = page.locator('[data-match="match:FIN.F"]')
    expect(final.locator(".won")).to_have_count(1)
    expect(final.locator(".lost")).to_have_count(1)


def test_where_the_groups_have_no_room_the_board_goes_to_what_happens(served: Served, visit: Visit) -> None:
    seated = served.seat(PLACING)
    page = visit(seated.path, guest=seated.guest, size=(1366, 650), speed="fast")
    row = page.locator('[data-thing="row:F1.right"]')
    answer(page, *PLACING.said, "choose row:F1.right")
    page.locator('[data-thing="row:A1.left"]').scroll_into_view_if_needed()
    expect(row).not_to_be_in_viewport(ratio=0.9)
    page.locator(".ticket .stub:enabled").click()
    expect(row).to_be_in_viewport(ratio=0.9)
