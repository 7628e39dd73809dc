"""Worldwide Football to its end: alone against the virtual opponent, in French, on a telephone."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, Visit
from tests.page.hands import FINGER
from tests.page.players import Player
from tests.page.served import Served
from tests.scenes import Scene

GAME = "worldwide-football"


def answer(player: Player, seat: int) -> None:
    """Answers what a seat is asked, if it still is: at substitutions its standing order passes for it."""
    served, table = player.served, player.table

    async def standing() -> tuple[int, str, bool]:
        hosted = served.match(table)
        return hosted.version, type(hosted.recorded.match.decision).__name__, bool(hosted.latest.menu(seat))

    version, question, asked = served.do(standing())
    if question == "Substitute":
        served.when(table, lambda hosted: hosted.version > version)
    elif asked:
        player.answer(seat)


@pytest.mark.parametrize("mode", ["amateur", "professional"])
def test_a_match_alone_is_played_to_its_end_in_french(served: Served, visit: Visit, mode: str) -> None:
    scene = Scene("BuildAttack", (), GAME, 1, {"mode": mode}, {"half": 2, "draw_pile_sizes": [0, 0]})
    seated = served.seat(scene, "Camille", ())
    page = visit(seated.path, guest=seated.guest, language="fr", size=PHONE)
    player = Player(served, page, seated.table, FINGER)
    while served.asked(seated.table, 0) is not None:
        answer(player, 0)
    outcome = served.match(seated.table).recorded.match.outcome
    assert outcome is not None
    said = {1.0: "Victoire", 0.5: "Match nul", 0.0: "Défaite"}[outcome.values[0]]
    expect(page.locator(".over").get_by_role("heading")).to_contain_text(said)
    page.get_by_role("link", name="Le compte rendu").click()
    expect(page.locator(".paper .score")).to_contain_text(str(outcome.score[1]))


def test_the_kicks_of_a_shoot_out_stand_on_the_board_when_it_is_over(served: Served, visit: Visit) -> None:
    options = {"mode": "international", "draw_resolution": "shootout"}
    scene = Scene("Penalty", (), GAME, 2, options, {"shoot_out": True, "kicks": [3, 3], "scored": [2, 1]})
    seated = served.seat(scene, "Camille", ())
    page = visit(seated.path, guest=seated.guest, language="fr", size=PHONE)
    player = Player(served, page, seated.table, FINGER)
    while served.asked(seated.table, seated.seat) is not None:
        player.answer(seated.seat)
    expect(page.locator(".over")).to_be_visible()
    sides = page.locator(".field .tally [role=img]")
    expect(sides).to_have_count(2)
    for side in sides.all():
        expect(side).to_be_visible()


def test_what_can_be_laid_is_pushed_back_into_sight_on_a_phone(served: Served, visit: Visit) -> None:
    hand = ["pass", "long-pass", "shot-678", "shot-678", "interception", "pressing", "tackle"]
    facts = {"pa": 0, "hands": {0: hand}, "abilities": {0: ["attacking-play"]}}
    seated = served.seat(Scene("BuildAttack", (), GAME, 2, {"mode": "professional"}, facts))
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    passes = page.locator('.hand [data-thing="card:pass"]')
    expect(passes).to_be_in_viewport(ratio=1)
    page.locator(".held:has(.hand)").evaluate("strip => (strip.scrollLeft = strip.scrollWidth)")
    expect(passes).not_to_be_in_viewport()
    Player(served, page, seated.table, FINGER).answer(seated.seat, ["use ability:attacking-play"])
    expect(passes).to_be_in_viewport(ratio=1)
