"""No decision of a game with a board is forgotten: each is answered where it lies, by pointer and by keyboard alone.

There are many, so that one page goes from table to table, as somebody does who follows links: nothing is loaded anew.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from onze.games import load
from tests.page.conftest import DESKTOP, PHONE, PageErrors, Visit, open_context
from tests.page.hands import KEYBOARD, POINTER, Entry, Hand, lie_somewhere
from tests.page.players import Player, shown
from tests.page.served import Guest, Seated, Served
from tests.scenes import SCENES, Scene

ALL: Final = [pytest.param(scene, id=f"{game}-{scene.name}") for game, scenes in SCENES.items() for scene in scenes]
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


class Round:
    """Somebody who goes from table to table on one page."""

    def __init__(self, served: Served, page: Page, guest: Guest) -> None:
        self.page = page
        self.errors = PageErrors()
        self.errors.watch(page)
        self._served = served
        self._guest = guest
        self._others = [served.guest(name) for name in ("Bo", "Cy", "Di", "El", "Fa", "Gi", "Ha")]

    def come_to(self, scene: Scene) -> Seated:
        """Sits down at a table with a scene. The table before it, which may look the same, is gone then."""
        seated = self._served.seat(scene, self._guest, self._others)
        before = self.page.query_selector(".table")
        self.page.evaluate(GO, seated.path)
        expect(self.page).to_have_url(f"{self._served.url}{seated.path}")
        if before is not None:
            before.wait_for_element_state("hidden")
        return seated


@pytest.fixture(scope="module")
def rounds(served: Served, browser: Browser) -> Iterator[Round]:
    """A page for all tests of this process."""
    guest = served.guest()
    context = open_context(browser, served.url, guest)
    page = context.new_page()
    going = Round(served, page, guest)
    page.goto("/")
    yield going
    context.close()


@pytest.mark.parametrize("game", SCENES)
def test_there_is_a_scene_for_every_kind_of_decision(game: str) -> None:
    assert {scene.decision for scene in SCENES[game]} == set(load(game).decisions())


@pytest.mark.parametrize("hand", [POINTER, KEYBOARD], ids=["pointer", "keyboard"])
@pytest.mark.parametrize("scene", ALL)
def test_a_decision_is_answered_where_it_lies(served: Served, rounds: Round, scene: Scene, hand: Hand) -> None:
    served.stopped = served.now()
    seated = rounds.come_to(scene)
    page = rounds.page
    player = Player(served, page, seated.table, hand)

    def choose(menu: Sequence[Entry]) -> Entry:
        """Everything that may be said lies somewhere; keys say what they come to first, the pointer says the last."""
        lie_somewhere(page, menu)
        return menu[0 if hand is KEYBOARD else -1]

    player.choice = choose
    before = served.match(seated.table).version
    player.answer(seated.seat, scene.said)
    expect(shown(page, before)).not_to_be_attached()
    assert served.match(seated.table).version > before
    assert rounds.errors.unexpected() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_that_has_to_wait_says_what_comes_first(served: Served, visit: Visit, size: tuple[int, int]) -> None:
    seated = served.seat(Scene("KickOff"))
    page = visit(seated.path, guest=seated.guest, size=size)
    card = page.locator(".hand > button").first
    expect(card).to_be_visible()
    card.click(force=True)
    expect(page.get_by_text("First choose the square that you kick off from.")).to_be_visible()
