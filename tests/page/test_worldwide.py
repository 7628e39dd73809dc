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


def test_a_phone_has_giving_back_in_sight_among_what_can_always_be_done(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("BuildAttack", (), GAME, 2, {"mode": "professional"}, {"pa": 0}))
    page = visit(seated.path, guest=seated.guest, language="fr", size=PHONE)
    gives_back = page.locator('.chips [data-move="give back"]')
    expect(gives_back).to_be_in_viewport(ratio=1)
    expect(page.locator(".decision .answer")).to_have_count(0)
    Player(served, page, seated.table, FINGER).answer(seated.seat, ["give back"])
    expect(gives_back).to_have_count(0)


def test_answers_begin_at_the_left_where_no_number_is_shown(served: Served, visit: Visit) -> None:
    hand = ["tackle", "interception", *(["pass"] * 6), "dribble", "cross"]
    seated = served.seat(Scene("Defend", (), GAME, 2, {"mode": "professional"}, {"hands": {1: hand}}))
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    last = page.locator('.answer[data-move="draw"] .t')
    expect(last).to_be_visible()
    box = last.bounding_box()
    assert box is not None
    assert box["x"] < 60


def test_a_die_that_lies_there_already_promises_nothing(served: Served, visit: Visit) -> None:
    facts = {"teams": ["brazil", "italy"], "players": {1: ["D1", "A2"]}}
    seated = served.seat(Scene("AfterRoll", (), GAME, 2, {"mode": "professional"}, facts))
    page = visit(seated.path, guest=seated.guest)
    answer_of_his = page.locator('.answer[data-move="play player:D1"]')
    expect(answer_of_his).to_contain_text("11, needs 15")
    expect(answer_of_his.locator(".scale")).to_have_count(0)


def test_whoever_watches_sees_whose_team_was_chosen(served: Served, visit: Visit) -> None:
    scene = Scene("ChooseTeam", (), GAME, 2, {"mode": "amateur"}, {"of": 1, "teams": ["italy", "brazil"]})
    seated = served.seat(scene, "Camille", ["Didier"], open=True)
    page = visit(seated.path)
    expect(page.locator('[data-thing="team:italy"] .taken')).to_have_text("Didier")


def test_a_deck_begins_with_a_file_from_the_page(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("BuildDecks", (), GAME, 2, {"mode": "international"}))
    page = visit(seated.path, guest=seated.guest)
    with page.expect_download() as taken:
        page.get_by_role("link", name="A file to begin with").click()
    assert taken.value.suggested_filename == "my-deck.toml"
    page.get_by_role("button", name="Dribble: one more").click()
    expect(page.get_by_role("button", name="Take this deck")).to_be_disabled()
    page.locator("input[type=file]").set_input_files(taken.value.path())
    expect(page.get_by_role("button", name="Take this deck")).to_be_enabled()
