"""Whole matches on the page: against a bot, at one screen, in two browsers before a spectator, by finger, by keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit
from tests.page.hands import FINGER, KEYBOARD, POINTER
from tests.page.players import Player, catch_up, shown
from tests.page.served import Served
from tests.page.wire import Wire
from tests.scenes import Scene

END = {"half": 2, "draw_pile_size": 14, "goals": [1, 1]}
"""The last minutes of a match."""


def play_out(served: Served, page: Page, table: str, seat: int, player: Player) -> None:
    """Answers for a seat until the match is over, and the page says how it ended."""
    while served.asked(table, seat) is not None:
        player.answer(seat)
    outcome = served.match(table).recorded.match.outcome
    assert outcome is not None
    over = page.locator(".over")
    expect(over).to_be_visible()
    for goals in outcome.score:
        expect(over.get_by_text(str(goals), exact=True).first).to_be_visible()


def test_a_match_against_the_coach_from_kick_off_to_the_end(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("KickOff", facts={"draw_pile_size": 16}), others=())
    page = visit(seated.path, guest=seated.guest)
    player = Player(served, page, seated.table, POINTER)
    play_out(served, page, seated.table, seated.seat, player)
    assert player.answers > 10
    assert served.match(seated.table).recorded.match.half == 2  # type: ignore[attr-defined]
    expect(page.get_by_role("group", name="Score").get_by_text("Coach")).to_be_visible()
    expect(page.locator(".log").get_by_text("Coach:").first).to_be_attached()


def test_a_match_by_finger_in_french_on_a_telephone(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("KickOff", facts=END), "Zoé", others=())
    page = visit(seated.path, guest=seated.guest, language="fr", size=PHONE)
    player = Player(served, page, seated.table, FINGER)
    play_out(served, page, seated.table, seated.seat, player)
    assert player.answers > 3
    expect(page.locator(".over")).to_contain_text("Coup de sifflet final")


def test_a_match_by_keyboard_alone(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("KickOff", facts=END), others=())
    page = visit(seated.path, guest=seated.guest)
    player = Player(served, page, seated.table, KEYBOARD)
    play_out(served, page, seated.table, seated.seat, player)
    assert player.answers > 3


def play_at_one_screen(served: Served, page: Page, table: str, until: Callable[[], bool]) -> int:
    """Answers for both seats of Ana until it is so; returns how often the screen was handed over."""
    player = Player(served, page, table, POINTER)
    screen: int | None = None
    handed = 0
    while not until() and (seat := served.asked(table, 0, 1)) is not None:
        if seat != screen:
            take = page.get_by_role("button", name=f"I am Ana {seat + 1}, show my hand")
            expect(take).to_be_visible()
            assert page.locator("[data-thing]").count() == 0, "nothing lies on a table that is handed over"
            assert "drawn:" not in page.content(), "what only the other one was told"
            take.click()
            screen, handed = seat, handed + 1
        catch_up(served, page, table)
        held = served.match(table).latest.view(seat)["hands"][seat]["cards"]  # type: ignore[index]
        cards = page.locator(f'.hand button[data-place="hands.{seat}"]')
        expect(cards).to_have_count(len(held))
        lying = cards.evaluate_all("all => all.map((card) => card.dataset.thing)")
        assert sorted(lying) == sorted(held)
        assert page.locator(f'[data-place="hands.{1 - seat}"]').count() == 0
        assert f"Ana {2 - seat}: drawn:" not in page.content(), "what only the other one was told"
        player.answer(seat)
    return handed


def test_a_match_of_two_at_one_screen_which_is_handed_over(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("KickOff", facts=END), others=("me",))
    page = visit(guest=seated.guest)
    wire = Wire(page)
    page.goto(seated.path)
    assert play_at_one_screen(served, page, seated.table, until=lambda: False) > 2
    expect(page.locator(".over")).to_be_visible()
    for viewer, hands in wire.hands():
        assert all(not cards or other == viewer for other, cards in enumerate(hands)), "a hand for other eyes"


def test_at_one_screen_from_the_first_kick_off_into_the_second_half(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    table = ana.play("me")
    page = visit(f"/table/{table}", guest=ana)

    def second_half() -> bool:
        return bool(served.match(table).recorded.match.half == 2)  # type: ignore[attr-defined]

    assert play_at_one_screen(served, page, table, until=second_half) > 10
    assert second_half()
    assert served.asked(table, 0, 1) is not None
    taking = page.get_by_role("button", name="show my hand")
    expect(taking.or_(shown(page, served.match(table).version)).first).to_be_visible()
    if taking.count():
        taking.click()
    expect(page.get_by_role("group", name="Score")).to_contain_text("2")
    expect(page.locator(".log li.pause").first).to_be_attached()


def test_a_whole_match_against_the_coach_from_the_first_kick_off_to_the_report(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    table = ana.play("coach")
    page = visit(f"/table/{table}", guest=ana)
    player = Player(served, page, table, POINTER)
    play_out(served, page, table, 0, player)
    assert player.answers > 20
    page.locator(".over").get_by_role("link", name="Report").click()
    expect(page).to_have_url(f"{served.url}/table/{table}/report")
    outcome = served.match(table).recorded.match.outcome
    assert outcome is not None
    report = page.get_by_role("main")
    for name in ("Ana", "Coach"):
        expect(report.get_by_text(name).first).to_be_visible()
    for goals in outcome.score:
        expect(report.get_by_text(str(goals), exact=True).first).to_be_visible()


def test_a_match_between_two_browsers_before_a_spectator(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("KickOff", facts=END), others=("Bo",), open=True)
    guests = {seated.seat: seated.guest, 1 - seated.seat: seated.others[0]}
    pages = {seat: visit(guest=guest) for seat, guest in guests.items()}
    cy = visit(guest=served.guest("Cy"))
    wires = {seat: Wire(page) for seat, page in pages.items()}
    watched = Wire(cy)
    for page in (*pages.values(), cy):
        page.goto(seated.path)
    expect(cy.locator(".table")).to_be_visible()
    players = {seat: Player(served, page, seated.table, POINTER) for seat, page in pages.items()}
    while (seat := served.asked(seated.table, 0, 1)) is not None:
        players[seat].answer(seat)
    for page in (*pages.values(), cy):
        expect(page.locator(".over")).to_be_visible()
    assert all(player.answers for player in players.values())
    assert cy.locator('.hand, [data-place^="hands."]').count() == 0
    assert watched.cards() == set()
    for own, wire in wires.items():
        assert wire.cards()
        for _, hands in wire.hands():
            assert hands[1 - own] == [], "the hand of the other one"


def test_whoever_has_waited_in_the_dressing_room_reads_the_report_from_its_beginning(
    served: Served, visit: Visit
) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    opened = ana.open("empty")
    page = visit(f"/table/{opened['table']['id']}", guest=ana)
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    bo.sit(opened, 1)
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator(".log")).to_contain_text("Kick-off of the match")


def test_what_is_typed_while_a_message_is_on_its_way_stays(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("OpenPlay"))
    page = visit(seated.path, guest=seated.guest)
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_role("textbox", name="Say something")
    for said in ("Hello", "Good luck"):
        field.fill(said)
        field.press("Enter")
    expect(page.get_by_role("region", name="Chat").get_by_role("listitem")).to_contain_text(["Hello", "Good luck"])
    expect(field).to_have_value("")


def test_whoever_gives_up_on_a_phone_sees_the_question_whether_they_are_sure(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("OpenPlay"))
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Yes, resign")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()


def test_whoever_shares_the_screen_has_a_name_of_their_own(served: Served, visit: Visit) -> None:
    page = visit("/new/football-a-la-carte", guest=served.guest("Ana"))
    page.get_by_role("radio", name="One screen").check(force=True)
    page.get_by_role("textbox", name="Name of the player on seat 2").fill("Bo")
    page.get_by_role("button", name="Kick off").click()
    page.get_by_role("dialog").get_by_role("button", name="Kick off").click()
    expect(page).to_have_url(re.compile("/table/"))
    table = served.match(page.url.rpartition("/")[2])
    assert table.voice.names["en"] == ("Ana", "Bo")
    expect(page.get_by_role("heading", name=re.compile("Ana|Bo"))).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Ana 1")


def test_a_seat_that_is_taken_in_another_tab_is_played_in_this_one_too(served: Served, visit: Visit) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    opened = ana.open("empty")
    table = opened["table"]["id"]
    page = visit(f"/table/{table}#{opened['invitations']['1']}", guest=bo)
    expect(page.get_by_text("Ana").first).to_be_visible()
    bo.sit(opened, 1)
    ana.post(f"/tables/{table}/seats/0/ready")
    expect(page.locator('.hand [data-thing^="card:"]').first).to_be_visible()


def test_whoever_has_asked_to_be_forgotten_is_a_player_of_that_number(served: Served, visit: Visit) -> None:
    ana, bo = served.guest("Ana"), served.guest("Bo")
    opened = ana.open("empty")
    bo.sit(opened, 1)
    ana.post(f"/tables/{opened['table']['id']}/seats/0/ready")
    page = visit(f"/table/{opened['table']['id']}", guest=ana, language="fr")
    expect(page.locator(".masthead")).to_contain_text("Bo")
    assert bo.http.delete("/me").status_code == 200
    page.reload()
    expect(page.locator(".masthead")).to_contain_text("Joueur 2")
