"""A match that is over, watched again: by keyboard and pointer, with anybody's eyes, from a link, and checked."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from onze.kernel.records.lines import Record
from tests.games.records import RECORDS
from tests.page.conftest import DESKTOP, PHONE, PageErrors, Visit
from tests.page.served import Served

FAC = "football-a-la-carte-2-coach"
GOALS = 3
"""So many goals it has."""


def version(page: Page) -> int:
    """Where the table stands."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def slider(page: Page) -> Any:
    return page.get_by_role("slider")


def ball(page: Page) -> str:
    """Where the ball is drawn."""
    return str(page.locator("[data-thing=ball]").get_attribute("style"))


def test_a_match_is_walked_by_keys(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay", guest=guest)
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    first = version(page)
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(page.locator(".score .plate").nth(1)).to_have_text("3")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("Whistle"))
    page.keyboard.press("Home")
    expect(page.locator(".score .plate").nth(1)).to_have_text("0")
    assert version(page) == first
    for goal in range(1, GOALS + 1):
        page.keyboard.press("g")
        expect(page.locator(".score .plate").nth(1)).to_have_text(str(goal))
        expect(page.locator(".log li.goal.now")).to_have_count(1)
    page.keyboard.press("Home")
    page.keyboard.press("t")
    expect(page.locator(".log li.now.mine").first).to_be_visible()


def test_it_is_drawn_along_its_line_and_clicked_in_its_log(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay", guest=guest)
    box = slider(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 14, box["y"] + 48)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 48, steps=4)
    page.mouse.up()
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "1")
    middle = int(slider(page).get_attribute("aria-valuenow") or 0)
    assert abs(middle - int(slider(page).get_attribute("aria-valuemax") or 0) / 2) < 2
    page.locator(".log li.goal button.line").first.click()
    expect(page.locator(".log li.goal.now")).to_be_visible()
    expect(page.locator(".score .plate").nth(1)).to_have_text("1")
    before = ball(page)
    page.get_by_role("button", name="One move back (←)").click()
    expect(page.locator("[data-thing=ball]")).not_to_have_attribute("style", before)


def test_it_is_played_by_itself_and_stops(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay#120", guest=guest)
    expect(page.locator(".log li.now").first).to_be_visible()
    at = version(page)
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play (Space)").click()
    expect(page.locator(f'[data-version="{at}"]')).to_have_count(0)
    page.get_by_role("button", name="Pause (Space)").click()
    expect(page.get_by_role("button", name="Play (Space)")).to_be_visible()


def test_eyes_see_what_a_seat_saw_and_all_open_shows_every_hand(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay#60", guest=guest)
    mine = page.locator('[data-place="hands.0"] [data-thing], [data-place="hands.0"][data-thing]')
    expect(mine.first).to_be_visible()
    group = page.get_by_role("group", name="Seen by")
    group.get_by_role("button", name="Coach").click()
    expect(page.locator('[data-place="hands.1"]').first).to_be_visible()
    expect(mine).to_have_count(0)
    group.get_by_role("button", name="All open").click()
    expect(page.locator(".open ul")).to_have_count(2)
    assert page.locator(".open li").count() == 16


def test_a_link_leads_somebody_else_to_that_moment(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay", guest=guest)
    expect(slider(page)).to_be_visible()
    page.keyboard.press("g")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("GOAL!"))
    said = slider(page).get_attribute("aria-valuetext") or ""
    moment = page.locator("[data-version]").first.get_attribute("data-version")
    expect(page).to_have_url(re.compile(rf"/replay#{moment}$"))
    friend = visit(page.url.removeprefix(served.url), size=PHONE, language="en")
    expect(friend.get_by_role("slider")).to_have_attribute("aria-valuetext", said)
    expect(friend.locator(".score .plate").nth(1)).to_have_text("1")


def test_the_browser_checks_the_luck_and_the_server_the_rules(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay", guest=guest)
    page.get_by_role("button", name="Check the sealed luck").click()
    seal = page.get_by_role("region", name="The sealed luck")
    expect(seal).to_have_attribute("data-checked", "holds")
    expect(seal).to_contain_text("Your browser has made it anew: 144 lines by their hashes, the seal, and 7 throws.")
    expect(seal).to_contain_text("The server has played all 113 lines again")
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("record|Record|sheet")).click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert record.splitlines()[-1].split()[1] == "seed"
    line = next(number for number, one in enumerate(record.splitlines(), 1) if "[cut" in one)
    changed = re.sub(rf"^({line} .*\[cut )\d+", r"\g<1>99", record, flags=re.MULTILINE)
    page.route("**/record", lambda route: route.fulfill(body=changed, content_type="text/plain"))
    page.reload()
    page.get_by_role("button", name="Check the sealed luck").click()
    expect(seal).to_have_attribute("data-checked", "fault")
    expect(seal).to_contain_text(f"Line {line} was changed: its hash does not fit.")


def test_a_match_that_goes_on_is_not_watched_again(served: Served, visit: Visit, page_errors: PageErrors) -> None:
    page_errors.expected.append("403")
    owner = served.guest("Camille")
    page = visit(f"/table/{owner.play('me')}/replay", guest=owner)
    expect(page.get_by_text("when the match is over")).to_be_visible()


RECORDS_OF_GAMES = (FAC, "worldwide-football-international-coach", "footime-2-coach", "world-cup-1930-2-coach")


DROP = """(text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "match.onze"));
    document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}"""


def choose(page: Page, record: str | bytes) -> None:
    """A file of this machine is chosen."""
    data = record.encode() if isinstance(record, str) else record
    page.locator("input[type=file]").set_input_files({"name": "match.onze", "mimeType": "text/plain", "buffer": data})


@pytest.mark.parametrize("name", RECORDS_OF_GAMES)
def test_a_record_from_disk_is_watched_by_anybody(served: Served, visit: Visit, name: str) -> None:
    tables = set(served.desk.house.tables)
    page = visit("/record", size=PHONE if name != FAC else DESKTOP, language="fr")
    choose(page, (RECORDS / f"{name}.onze").read_bytes())
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(page.locator(".log li.now, .ticker")).not_to_have_count(0)
    expect(slider(page)).to_have_attribute("aria-valuenow", slider(page).get_attribute("aria-valuemax") or "")
    if name != FAC:
        page.get_by_role("button", name="Vérifier, partager, lire").click()
    page.get_by_role("button", name="Vérifier la chance scellée").click()
    seal = page.get_by_role("region", name="La chance scellée")
    expect(seal).to_have_attribute("data-checked", "holds")
    expect(seal).to_contain_text("Votre navigateur a tout recalculé")
    expect(seal).to_contain_text("Le serveur a rejoué les")
    page.get_by_role("button", name="Un autre enregistrement").click()
    expect(page.get_by_role("heading", name="Ouvrir un enregistrement")).to_be_visible()
    assert set(served.desk.house.tables) <= tables, "a record that is watched leaves nothing behind"


def test_a_dropped_record_with_another_throw_is_watched_and_found_out(served: Served, visit: Visit) -> None:
    """Its hashes are made anew, and its rules were kept: only the sealed luck can tell."""
    record = Record()
    for whole in (RECORDS / "worldwide-football-amateur-coach.onze").read_text(encoding="utf-8").splitlines():
        line = re.sub(r"^\d+ | #\w+$", "", whole)
        record.add(re.sub(r"\[d20 \d+\]$", "[d20 1]", line) if line.endswith("[d20 2]") else line)
    page = visit("/record")
    expect(page.locator(".drop")).to_be_visible()
    page.evaluate(DROP, record.text())
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    page.get_by_role("button", name="Check, share, report").click()
    page.get_by_role("button", name="Check the sealed luck").click()
    seal = page.get_by_role("region", name="The sealed luck")
    expect(seal).to_have_attribute("data-checked", "fault")
    expect(seal).to_contain_text("the sealed luck says “d20 2”")


def test_a_record_that_is_dropped_on_home_is_watched(served: Served, visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".covers a").first).to_be_visible()
    page.evaluate(DROP.replace(".drop", "main"), (RECORDS / f"{FAC}.onze").read_text(encoding="utf-8"))
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    expect(page).to_have_url(re.compile("/record$"))


def test_any_other_file_that_is_dropped_on_home_is_said_to_be_no_record(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".covers a").first).to_be_visible()
    page.evaluate(DROP.replace(".drop", "main").replace("match.onze", "photo.png"), "nothing of ours\n")
    expect(page.get_by_role("alert")).to_contain_text("Line 1 is not a line of a record.")


def test_the_line_of_a_match_is_there_on_a_phone_on_its_side(served: Served, visit: Visit) -> None:
    id, guest = served.played(FAC)
    page = visit(f"/table/{id}/replay", guest=guest, size=PHONE)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(slider(page)).to_be_in_viewport()
    slider(page).click()
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "1")


def test_what_is_no_record_is_said_to_be_none(served: Served, visit: Visit, page_errors: PageErrors) -> None:
    page_errors.expected.append("400")
    page = visit("/record")
    whole = (RECORDS / f"{FAC}.onze").read_text(encoding="utf-8")
    for damaged, said in (
        ("", "Line 1: this is not a record of Onze."),
        ("<script>alert(1)</script>\n", "Line 1 is not a line of a record."),
        (bytes(range(256)) * 40, "Line 1 is not a line of a record."),
        (whole[:-4], "is cut off."),
        (whole.replace("card:forward-5-red", "card:forward-4-red", 1), "was changed: its hash does not fit."),
        (b"x" * 1_000_001, "This file is too large"),
        (ended_otherwise(whole), "cannot be"),
    ):
        choose(page, damaged)
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
        expect(slider(page)).to_have_count(0)


def ended_otherwise(text: str) -> str:
    """A record whose moves give another result than it names, with all hashes made anew."""
    record = Record()
    for whole in text.splitlines():
        record.add(re.sub(r"^end \S+", "end 7-0,", re.sub(r"^\d+ | #\w+$", "", whole)))
    return record.text()


def test_on_a_phone_the_board_has_most_of_the_room(served: Served, visit: Visit) -> None:
    id, _ = served.played("football-a-la-carte-2-coach")
    page = visit(f"/table/{id}/replay", size=PHONE)
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="All open")).to_have_attribute("aria-pressed", "true")
    box = page.locator(".field").bounding_box()
    assert box is not None
    assert box["height"] > 300  # though both hands lie open
