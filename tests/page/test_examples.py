"""Worked examples in the rules reader: a clause is seen on the board, before and after."""

import pytest
from playwright.sync_api import expect

from onze.games import game_ids
from onze.lessons import examples_of
from tests.page.conftest import DESKTOP, PHONE, Visit


@pytest.mark.parametrize("game", game_ids())
def test_a_clause_is_seen_on_the_board_step_by_step(game: str, visit: Visit) -> None:
    example = max(examples_of(game), key=lambda one: len(one.plays))
    page = visit(f"/rules/{game}#{example.rule}")
    clause = page.locator(f"[id='clause-{example.rule}']")
    clause.get_by_role("button", name="See it on the board").click()
    figure = clause.locator("figure")
    expect(figure.locator("figcaption")).to_have_text(example.before["en"])
    expect(figure.locator(".stage svg").first).to_be_attached()
    for played in example.plays:
        figure.get_by_role("button", name="After").click()
        expect(figure.locator("figcaption")).to_have_text(played.text["en"])
    expect(figure.get_by_role("button", name="After")).to_be_disabled()
    figure.get_by_role("button", name="Before").click()
    before = example.plays[-2].text if len(example.plays) > 1 else example.before
    expect(figure.locator("figcaption")).to_have_text(before["en"])
    clause.get_by_role("button", name="Put the board away").click()
    expect(figure).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_can_be_seen_on_the_board_stands_together_and_is_offered_by_the_search(
    visit: Visit, size: tuple[int, int]
) -> None:
    rules = {example.rule for example in examples_of("footime")}
    page = visit("/rules/footime", size=size)
    if size == PHONE:
        page.get_by_role("combobox", name="Chapter").select_option("On the board")
    else:
        page.get_by_role("button", name="On the board", exact=True).click()
    expect(page.locator(".clause")).to_have_count(len(rules))
    expect(page.get_by_role("button", name="See it on the board")).to_have_count(len(rules))
    page.get_by_role("searchbox").fill("FT-KEEP.2")
    page.locator("[id='clause-FT-KEEP.2']").get_by_role("button", name="See it on the board").click()
    expect(page.locator("figure figcaption")).not_to_be_empty()


def test_on_a_phone_a_clause_is_seen_on_the_board_in_french(visit: Visit) -> None:
    example = examples_of("football-a-la-carte")[0]
    page = visit(f"/rules/football-a-la-carte#{example.rule}", language="fr", size=PHONE)
    clause = page.locator(f"[id='clause-{example.rule}']")
    clause.get_by_role("button", name="Voir sur le terrain").tap()
    expect(clause.locator("figcaption")).to_have_text(example.before["fr"])
    clause.get_by_role("button", name="Après").tap()
    expect(clause.locator("figcaption")).to_have_text(example.plays[0].text["fr"])


def test_on_a_phone_the_match_that_an_example_speaks_of_is_whole(visit: Visit) -> None:
    page = visit("/rules/world-cup#WCG-7.0.4", size=PHONE)
    clause = page.locator("[id='clause-WCG-7.0.4']")
    clause.get_by_role("button", name="See it on the board").tap()
    stage, match = clause.locator(".stage"), clause.locator('[data-thing="row:1-6.left"]')
    expect(match).to_be_visible()
    stage.scroll_into_view_if_needed()
    [outer, inner] = [one.bounding_box() for one in (stage, match)]
    assert outer is not None
    assert inner is not None
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
