"""What somebody new meets on the way through a match: names, questions, reasons, and how to come back from looking."""

from playwright.sync_api import expect

from tests.page.conftest import PHONE, Visit
from tests.page.hands import answer
from tests.page.served import Served
from tests.scenes import Scene
from tests.scenes.football_a_la_carte import FREE_KICK

FREE = Scene("OpenPlay", facts=FREE_KICK)


def test_somebody_who_says_no_name_plays_in_two_clicks_under_the_number_of_a_shirt(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Football à la carte", exact=True).click()
    name = page.get_by_label("Nickname").get_attribute("placeholder")
    page.get_by_role("button", name="Kick off").click()
    page.get_by_role("dialog").get_by_role("button", name="Kick off").click()
    expect(page.get_by_role("group", name="Score")).to_contain_text(str(name))


def test_enter_in_a_field_of_the_team_sheet_kicks_off_and_does_nothing_else(visit: Visit) -> None:
    page = visit("/new/football-a-la-carte")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Feuille de match")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_label("Nickname").fill("Ana")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("The luck is sealed")


def test_alone_only_modes_that_can_be_played_alone_are_offered(visit: Visit) -> None:
    page = visit("/new/worldwide-football")
    page.get_by_role("radio", name="International").check()
    page.get_by_role("radio", name="Solo").check()
    expect(page.get_by_role("radio", name="Amateur")).to_be_checked()
    expect(page.get_by_role("radio", name="International")).to_have_count(0)


def test_the_question_follows_the_phrase_and_comes_back_with_it(served: Served, visit: Visit) -> None:
    seated = served.seat(FREE)
    page = visit(seated.path, guest=seated.guest)
    question = page.locator("#question")
    expect(question).to_contain_text("which card do you play?")
    answer(page, "play card:free-kick-3-all")
    expect(question).to_contain_text("along which dotted arrow?")
    answer(page, "aim arrow:left-3")
    expect(question).to_contain_text("which attacker card follows?")
    page.keyboard.press("Escape")
    expect(question).to_contain_text("which card do you play?")


def test_the_reason_of_a_grey_card_opens_its_clause(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("OpenPlay", facts={"ball": "d5", "hands": {0: ["forward-1-red", "corner-red"]}}))
    page = visit(seated.path, guest=seated.guest)
    page.locator('[data-thing="card:corner-red"]').first.click(force=True)
    page.locator(".tip").get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_a_line_of_the_log_shows_its_position_on_a_phone_too(served: Served, visit: Visit) -> None:
    ana = served.guest("Ana")
    page = visit(f"/table/{ana.play('me')}", guest=ana, size=PHONE)
    page.get_by_role("button", name="show my hand").click()
    page.locator("rect.lit").first.click()
    page.locator(".hand [data-thing]:not([aria-disabled])").first.click()
    page.locator(".stub").click()
    page.get_by_role("button", name="show my hand").click()
    page.get_by_role("button", name="Open the match report").click()
    page.locator("dialog button.line").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#question")).to_be_visible()


def test_an_order_is_listed_with_the_question_that_it_answers(served: Served, visit: Visit) -> None:
    seated = served.seat(Scene("PenaltyOption", facts={"hands": {0: ["penalty"]}}))
    page = visit(seated.path, guest=seated.guest)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_label("until I take it back").check()
    page.get_by_role("button", name="Give the order").click()
    expect(page.locator(".orders li")).to_contain_text("do you add your penalty card?")


def test_a_table_without_odds_shows_none_anywhere(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(Scene("CornerCut"), odds=False)
    page = visit(seated.path, guest=seated.guest)
    expect(page.locator("[data-move=cut]")).to_be_visible()
    expect(page.get_by_text("of the 55 cards")).to_have_count(0)
