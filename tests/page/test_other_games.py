"""Games at the table that any game can be played on: what is lit, and buttons, are enough.

A game with a board of its own is played there too, where the drawing of that board cannot be loaded.
"""

import pytest
from playwright.sync_api import Route

from tests.page.conftest import Visit
from tests.page.hands import KEYBOARD, POINTER, Hand
from tests.page.players import Player
from tests.page.served import Served
from tests.scenes import Scene

DECISIONS = 5
WORLDWIDE = Scene("BuildAttack", game="worldwide-football")
FOOTIME = Scene("Turn", game="footime")
LINE_UP = Scene("LineUp", game="footime")


def _broken(route: Route) -> None:
    """A board that comes and does not work."""
    route.fulfill(body="throw new Error('a board that fails')", content_type="text/javascript")


@pytest.mark.parametrize(
    ("scene", "hand"),
    [
        pytest.param(WORLDWIDE, POINTER, id="worldwide-football-pointer"),
        pytest.param(WORLDWIDE, KEYBOARD, id="worldwide-football-keyboard"),
        pytest.param(FOOTIME, KEYBOARD, id="footime-keyboard"),
        pytest.param(LINE_UP, POINTER, id="footime-line-up-pointer"),
    ],
)
def test_a_few_turns_are_played_where_things_lie(served: Served, visit: Visit, scene: Scene, hand: Hand) -> None:
    seated = served.seat(scene, others=())
    page = visit(guest=seated.guest)
    page.route(f"**/assets/{scene.game}-*.js", _broken)
    page.goto(seated.path)
    player = Player(served, page, seated.table, hand)
    while player.answers < DECISIONS and served.asked(seated.table, seated.seat) is not None:
        player.answer(seated.seat)
    assert player.answers == DECISIONS
    assert page.locator(".generic").count(), "another board was drawn"
