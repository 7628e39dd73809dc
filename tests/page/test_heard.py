"""A match can be heard; it is silent until somebody wants that."""

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.hands import POINTER
from tests.page.players import Player
from tests.page.served import Served

LISTENING = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...times) { window.heard += 1; return start.apply(this, times); };
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...times) { window.heard += 1; return begin.apply(this, times); };
"""


def play(served: Served, player: Player, table: str) -> None:
    """Answers whatever is asked next."""
    seat = served.asked(table, 0)
    assert seat is not None
    player.answer(seat)


def test_a_match_is_silent_until_somebody_wants_to_hear_it(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    table = ana.play("coach")
    page: Page = visit("/", guest=ana, speed="fast")
    page.add_init_script(LISTENING)
    page.goto(f"/table/{table}")
    player = Player(served, page, table, POINTER)
    play(served, player, table)
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Sound").click()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    play(served, player, table)
    page.wait_for_function("window.heard > 0")
