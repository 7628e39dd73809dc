"""What people wish of each other at a table, and what they have left word to say, on the page."""

from playwright.sync_api import expect

from onze.tables.table import AWAY_AFTER
from tests.page.conftest import Visit
from tests.page.served import Served
from tests.scenes import Scene


def test_a_draw_is_declined_and_an_order_says_on_any_device_what_was_asked(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("OpenPlay"), "Ana", ["Bo"])
    ana, (bo,), table, playing = seated.guest, seated.others, seated.table, served.desk.playing
    mine, theirs = seated.seat, 1 - seated.seat
    page = visit(seated.path, ana)
    notes = page.locator(".offer")

    served.do(playing.offer_draw(bo.id, table, theirs))
    expect(notes).to_contain_text("Bo offers a draw.")
    notes.get_by_role("button", name="No, play on").click()
    expect(notes).to_have_count(0)
    assert served.desk.house.tables[table].draw_declined == {theirs}
    served.do(playing.offer_draw(ana.id, table, mine))
    expect(notes).to_contain_text("You offer a draw.")
    served.do(playing.offer_draw(bo.id, table, theirs, offer=False))
    expect(notes).to_contain_text("Your offer of a draw was declined.")

    menu = served.menu(table, mine)
    held = next(entry["thing"] for entry in menu if entry["place"] == f"hands.{mine}")  # so that the order waits
    order = {"question": "OpenPlay", "move": menu[0]["move"], "lasts": "always", "unless": [held]}
    served.do(playing.order(ana.id, table, mine, order))
    other = visit(seated.path, ana)
    other.locator("#question").wait_for()
    asked = served.match(table).latest.question(mine)["en"]
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Standing orders").click()
    expect(other.locator(".orders .question")).to_have_text(asked)


def test_a_bot_is_called_for_whoever_was_forgotten_in_the_middle_of_a_match(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("OpenPlay"), "Ana", ["Bo"])
    ana, (bo,), table = seated.guest, seated.others, seated.table
    page = visit(seated.path, ana)
    page.locator("#question").wait_for()
    served.do(served.desk.arriving.forget(bo.id))
    nameless = f"Player {2 - seated.seat}"
    expect(page.locator(".offer").last).to_contain_text(f"{nameless} will not come back.")
    page.get_by_role("button", name="Call a bot").click()
    served.when(table, lambda hosted: bool(hosted.recorded.bots))


def test_several_who_are_away_for_a_moment_are_said_in_one_note(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("PlayCard", game="world-cup", seats=4), "Ana", ["Bo", "Cy", "Di"])
    served.stopped = served.now()
    page = visit(seated.path, seated.guest)
    page.locator("#question").wait_for()
    served.stopped += AWAY_AFTER
    page.reload()
    expect(page.locator(".offer")).to_have_text("Bo, Cy, Di have been away for a moment.")
