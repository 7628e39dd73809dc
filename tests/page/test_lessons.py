"""First lessons on the page: each is played through, by pointer, finger and keys; left, and taken up again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from onze.games import game_ids
from onze.lessons import lesson_of
from onze.server.answers import StepShown
from onze.server.lessons import lesson_shown
from tests.page.conftest import PHONE, PageErrors, Visit
from tests.page.hands import FINGER, KEYBOARD, POINTER, Entry, Hand, place_of
from tests.page.players import words

TAUGHT = [game for game in game_ids() if lesson_of(game) is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT)


def steps_of(game: str) -> list[StepShown]:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson_shown(game, lesson).steps


def asked(step: StepShown, menu: list[Entry], said: int) -> Entry:
    """What the teacher asks for, as it stands in the menu."""
    return next(entry for entry in menu if entry["move"] == step.phrase[said])


def follow(page: Page, steps: list[StepShown], hand: Hand, see: Callable[[str], None], language: str = "en") -> None:
    """Plays steps as the teacher asks, up to the last one, which is left standing."""
    teacher = page.locator(".note h2")
    for number, step in enumerate(steps, 1):
        expect(teacher).to_have_text(step.notes[0].title[language])
        see(f"{number}")
        if not step.phrase:
            if number < len(steps):
                go_on = page.locator(".note .go")
                go_on.tap() if hand is FINGER else go_on.click()
            continue
        menus = [step.menu, *(moment.menu for moment in step.previews)]
        for said, menu in enumerate(menus):
            if said:
                expect(words(page)).to_have_count(said)
                expect(teacher).to_have_text(step.notes[min(said, len(step.notes) - 1)].title[language])
                see(f"{number}-{said + 1}")
            entry = asked(step, menu, said)
            expect(place_of(page, entry)).to_be_in_viewport(ratio=0.6)  # nobody has to look for it
            hand.choose(page, entry, menu, said)


@every_lesson
def test_a_lesson_is_played_through_by_pointer_and_ends_at_the_team_sheet(game: str, visit: Visit) -> None:
    page = visit(f"/learn/{game}")
    follow(page, steps_of(game), POINTER, lambda _: None)
    page.get_by_role("link", name="Play a first match").click()
    expect(page).to_have_url(re.compile(f"/new/{game}$"))
    page.goto("/learn")
    expect(page.locator(f"a[href='/learn/{game}']")).to_contain_text("Once more")


@every_lesson
def test_a_lesson_is_played_through_on_a_phone_in_french(game: str, visit: Visit) -> None:
    page = visit(f"/learn/{game}", language="fr", size=PHONE)
    follow(page, steps_of(game), FINGER, lambda _: None, "fr")
    play = page.get_by_role("link", name="Jouer un premier match")
    expect(play).to_be_in_viewport(ratio=1)


@every_lesson
def test_a_lesson_is_played_through_by_keys(game: str, visit: Visit) -> None:
    page = visit(f"/learn/{game}")
    steps = steps_of(game)
    for step in steps[:-1]:
        expect(page.locator(".note h2")).to_have_text(step.notes[0].title["en"])
        if not step.phrase:
            expect(page.locator(".note .go")).to_be_focused()
            page.keyboard.press("Enter")
        for said, menu in enumerate([step.menu, *(moment.menu for moment in step.previews)] if step.phrase else []):
            expect(words(page)).to_have_count(said)
            KEYBOARD.choose(page, asked(step, menu, said), menu, said)
    expect(page.locator(".note h2")).to_have_text(steps[-1].notes[0].title["en"])


def test_a_lesson_that_was_left_is_taken_up_where_it_was(visit: Visit) -> None:
    game = "football-a-la-carte"
    page, steps = visit(f"/learn/{game}"), steps_of(game)
    follow(page, steps[:3], POINTER, lambda _: None)
    expect(page.locator(".note h2")).to_have_text(steps[3].notes[0].title["en"])
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_role("heading", name="Learn")).to_be_visible()
    page.get_by_role("link", name="Go on").click()
    expect(page.locator(".note h2")).to_have_text(steps[3].notes[0].title["en"])
    page.reload()
    expect(page.locator(".note h2")).to_have_text(steps[3].notes[0].title["en"])
    page.get_by_role("button", name="Back").click()
    expect(page.locator(".note h2")).to_have_text(steps[2].notes[0].title["en"])


def test_what_is_to_be_touched_is_framed_and_what_is_only_read_is_not(visit: Visit) -> None:
    page, steps = visit("/learn/football-a-la-carte"), steps_of("football-a-la-carte")
    frame = page.locator(".dim .frame")
    expect(page.locator(".note h2")).to_have_text(steps[0].notes[0].title["en"])
    expect(frame).to_have_count(0)
    follow(page, steps[:2], POINTER, lambda _: None)
    expect(page.locator(".note h2")).to_have_text(steps[2].notes[0].title["en"])
    expect(frame).to_have_count(1)
    framed, card = frame.bounding_box(), place_of(page, asked(steps[2], steps[2].menu, 0)).bounding_box()
    assert framed is not None
    assert card is not None
    assert framed["x"] < card["x"] < card["x"] + card["width"] < framed["x"] + framed["width"]
    assert framed["y"] < card["y"] < card["y"] + card["height"] < framed["y"] + framed["height"]


def test_whoever_has_come_to_the_last_words_has_learnt_it_wherever_they_go(visit: Visit) -> None:
    page = visit("/learn/worldwide-football")
    follow(page, steps_of("worldwide-football"), POINTER, lambda _: None)
    page.get_by_role("link", name="Leave").click()
    expect(page.locator("a[href='/learn/worldwide-football']")).to_contain_text("Once more")


def test_what_is_not_asked_for_is_put_off_kindly_and_what_cannot_be_says_why(visit: Visit) -> None:
    page, steps = visit("/learn/football-a-la-carte"), steps_of("football-a-la-carte")
    follow(page, steps[:2], POINTER, lambda _: None)
    step = steps[2]
    page.locator('[data-thing="card:forward-4-red"]').filter(visible=True).first.hover()
    expect(page.locator(".tip")).to_contain_text(step.not_now["en"])
    page.locator('[data-thing="card:corner-blue"]').filter(visible=True).first.hover()
    expect(page.locator(".tip")).to_contain_text(step.reasons["card:corner-blue"].text["en"])


def test_a_game_that_is_not_there_says_so(visit: Visit, page_errors: PageErrors) -> None:
    page_errors.expected.append("/api/games/hockey/lesson")
    page = visit("/learn/hockey")
    expect(page.locator("body")).to_contain_text("hockey")
