"""Whatever strangers have written is shown as text, everywhere on the page: nothing of it is run, nothing breaks."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.conftest import PageErrors, Visit
from tests.page.hostile import EDITION, IMAGE, LONG, MARKUP, MESSAGES, REFUSED_EDITION, STRANGERS, TEAM
from tests.page.served import Served
from tests.page.test_fits import BEYOND, CLIPPED, LAID_OUT

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
AS_MARKUP: Final = re.compile(
    r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTML|parseFromString|document\.write|"
    r"\beval\(|new Function\(|srcdoc|\bhref=\"?\{(?!`/)(?:said|entry|text|name)"
)
"""Ways in which a text could become a part of the page."""
MADE_OF_TEXT: Final = """
    [...document.querySelectorAll("*")].filter((one) =>
      one.matches("img, iframe, object, embed, script:not([src]), [href^='javascript:' i]") ||
      [...one.attributes].some(({name}) => name.startsWith("on"))).map((one) => one.outerHTML)
"""
SIZES: Final = ((1280, 800), (390, 664))


def shown_as_text(page: Page, *texts: str) -> None:
    """Texts stand on the page as they were written, nothing was made of them, and everything else is still in reach."""
    for text in texts:
        expect(page.get_by_text(text).first).to_be_attached()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(LAID_OUT)
        assert page.evaluate(BEYOND) == [0, 0], f"the page scrolls at {width} × {height}"
        controls = [one for one in page.evaluate(CLIPPED) if one.startswith("<")]
        assert controls == [], f"at {width} × {height}"
    assert page.evaluate(MADE_OF_TEXT) == []


def test_no_part_of_the_page_takes_text_for_markup() -> None:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".svelte", ".ts")]
    assert len(files) > 100
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if AS_MARKUP.search(line)
    ]
    assert found == []


def test_nicknames_of_strangers_on_home_and_in_the_dressing_room(served: Served, visit: Visit) -> None:
    image, script, long, hebrew = (served.guest(name) for name in STRANGERS)
    for stranger in (script, long, hebrew):
        stranger.open("empty", open=True)
    opened = image.open("empty", "empty", "empty", seats=4)
    for seat, guest in enumerate((script, long, hebrew), 1):
        guest.post(f"/tables/{opened['table']['id']}/seats/{seat}/sit", {"token": opened["invitations"][str(seat)]})
    home = visit("/", guest=image)
    shown_as_text(home, STRANGERS[0], STRANGERS[1])
    shown_as_text(visit("/matches", guest=image), *STRANGERS[:2])
    shown_as_text(visit("/me", guest=image), STRANGERS[0])
    shown_as_text(visit(f"/table/{opened['table']['id']}", guest=long), *STRANGERS)


def test_an_edition_of_strangers_at_the_table_in_its_log_and_in_the_list_of_moves(served: Served, visit: Visit) -> None:
    ana = served.guest(STRANGERS[0])
    table = ana.play("coach", game="world-cup", files={"edition": EDITION})
    page = visit(f"/table/{table}", guest=ana)
    expect(page.locator("#question")).to_be_visible()
    shown_as_text(page, IMAGE, LONG, MARKUP["England"], MARKUP["Ireland"], MARKUP["France"], MARKUP["Belgium"])
    page.keyboard.press("l")
    expect(page.locator(".moves.shown")).to_be_visible()
    page.locator(".moves li button").first.click()
    if page.locator(".ticket .stub:enabled").count():
        page.locator(".ticket .stub").click()
    shown_as_text(page, IMAGE)


def test_a_team_of_strangers(served: Served, visit: Visit) -> None:
    ana = served.guest(STRANGERS[2])
    table = ana.play("coach", game="worldwide-football", files={"squad": TEAM})
    page = visit(f"/table/{table}", guest=ana)
    expect(page.locator("#question")).to_be_visible()
    shown_as_text(page, "<svg onload=alert(1)>")


def test_what_strangers_say(served: Served, visit: Visit) -> None:
    ana, bo = served.guest(STRANGERS[0]), served.guest(STRANGERS[1])
    opened = ana.open("empty")
    ana.post(f"/tables/{opened['table']['id']}/seats/0/ready", {"word": "allez"})
    bo.sit(opened, 1)
    page = visit(f"/table/{opened['table']['id']}", guest=bo)
    page.get_by_role("button", name="Chat").first.click()
    box = page.get_by_role("textbox", name="Say something")
    for message in MESSAGES:
        box.fill(message)
        box.press("Enter")
        expect(box).to_have_value("")
    shown_as_text(page, *(message.strip("\u202e\u200b") for message in MESSAGES))
    assert "\u202e" not in page.inner_text("body"), "nothing turns the line round"


def test_files_with_names_of_strangers_and_why_they_are_refused(
    served: Served, visit: Visit, page_errors: PageErrors
) -> None:
    page_errors.expected = ["400"]
    page = visit("/new/world-cup", guest=served.guest("Ana"))
    page.get_by_role("button", name="Own files").click()
    name = f"{IMAGE}{'W' * 120}.toml"
    page.locator("dialog input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": REFUSED_EDITION.encode()}
    )
    expect(page.locator("dialog").get_by_text(IMAGE).first).to_be_visible()
    shown_as_text(page, name)
    page.keyboard.press("Escape")
    page.locator(".stub").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    assert "\u202e" not in page.inner_text("body")
    shown_as_text(page, name)


def test_what_is_searched_in_the_rules_is_text(visit: Visit) -> None:
    page = visit("/rules/football-a-la-carte")
    page.get_by_role("searchbox").fill(IMAGE)
    expect(page.get_by_role("heading", name=IMAGE)).to_be_visible()
    shown_as_text(page, IMAGE)
    shown_as_text(visit(f"/rules/football-a-la-carte#{IMAGE}"), "onerror=alert(1)")
