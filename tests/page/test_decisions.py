"""No decision of a game with a board is forgotten: each is answered where it lies, by pointer and by keyboard alone."""

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import expect

from onze.games import load
from tests.page.conftest import Visit
from tests.page.hands import KEYBOARD, POINTER, Entry, Hand, place_of
from tests.page.players import Player, shown
from tests.page.served import Served
from tests.scenes import SCENES, Scene

ALL: Final = [pytest.param(scene, id=f"{game}-{scene.name}") for game, scenes in SCENES.items() for scene in scenes]


@pytest.mark.parametrize("game", SCENES)
def test_there_is_a_scene_for_every_kind_of_decision(game: str) -> None:
    assert {scene.decision for scene in SCENES[game]} == set(load(game).decisions())


@pytest.mark.parametrize("hand", [POINTER, KEYBOARD], ids=["pointer", "keyboard"])
@pytest.mark.parametrize("scene", ALL)
def test_a_decision_is_answered_where_it_lies(served: Served, visit: Visit, scene: Scene, hand: Hand) -> None:
    served.stopped = served.now()
    seated = served.seat(scene)
    page = visit(seated.path, guest=seated.guest)
    player = Player(served, page, seated.table, hand)

    def choose(menu: Sequence[Entry]) -> Entry:
        """Everything that may be said lies somewhere; the last of it is said."""
        for entry in menu:
            expect(place_of(page, entry)).to_be_visible()
        return menu[-1]

    player.choice = choose
    before = served.match(seated.table).version
    player.answer(seated.seat, scene.said)
    expect(shown(page, before)).not_to_be_attached()
    assert served.match(seated.table).version > before
