"""Footime's own ways to answer: shirts are put down by hand in any order, and a card that does not suit asks first."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.served import Served
from tests.scenes import Scene

BY_HAND = Scene("LineUp", game="footime")
TURN = Scene("Turn", game="footime", facts={"hands": {0: ["save", "move-6"]}, "pawns": {"h7": "i12"}, "ball": "i13"})
POINTS = ("d5", "g4", "k4", "n5", "c9", "h8", "l9", "o11", "e13", "h13")
"""Where shirts 2 to 11 stand at last."""


def shirt(page: Page, number: int) -> Locator:
    """A shirt that is still on the bench."""
    return page.get_by_role("button", name=re.compile(rf"no\. {number}$")).and_(page.locator(".shirts button"))


def placed(page: Page, number: int) -> Locator:
    """A shirt on the pitch."""
    return page.locator(f'.placed[data-thing="pawn:h{number}"]')


def drag(page: Page, what: Locator, point: str) -> None:
    """Takes something to a point."""
    what.hover()
    page.mouse.down()
    box = page.locator(f'[data-thing="point:{point}"]').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def stands(page: Page, number: int, point: str) -> None:
    """Waits until a shirt stands on a point."""
    cell = page.locator(f'[data-thing="point:{point}"]')
    expect(cell).to_have_attribute("aria-label", re.compile(rf"no\. {number}\b"))


def test_shirts_are_put_down_in_any_order_and_taken_up_again(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(BY_HAND)
    page = visit(seated.path, guest=seated.guest)
    page.locator('[data-thing="formation:by-hand"]').click()
    drag(page, shirt(page, 9), "o11")
    stands(page, 9, "o11")
    for number, point in zip(range(2, 11), POINTS, strict=False):
        if number != 9:
            drag(page, shirt(page, number), point)
            stands(page, number, point)
    drag(page, placed(page, 3), "b2")  # one is taken up again, and all others stay
    stands(page, 3, "b2")
    expect(page.locator(".placed")).to_have_count(9)
    drag(page, placed(page, 3), "g4")
    stands(page, 3, "g4")
    drag(page, shirt(page, 11), "b2")  # nobody would be beside the ball: this shirt alone goes back
    expect(page.get_by_role("alert")).to_contain_text("FT-KICKOFF.3")
    expect(shirt(page, 11)).to_be_visible()
    expect(page.locator(".placed")).to_have_count(9)
    before = served.match(seated.table).version
    drag(page, shirt(page, 11), "h13")
    stands(page, 11, "h13")
    assert served.match(seated.table).version == before, "nothing is said before the whole eleven"
    page.locator(".ticket .stub:enabled").click()
    served.when(seated.table, lambda hosted: hosted.version > before)
    pawns = served.match(seated.table).recorded.match.view(0)["teams"][0]["pawns"]  # type: ignore[index]
    assert [pawns[f"pawn:h{number}"] for number in range(2, 12)] == [f"point:{point}" for point in POINTS]


def test_a_card_that_does_not_suit_says_why_and_is_not_thrown_away_by_one_click(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(TURN)
    page = visit(seated.path, guest=seated.guest)
    card = page.locator('[data-place="hands.0"] [data-thing="card:save"]')
    card.hover()
    expect(page.get_by_role("status").filter(has_text="FT-CARD-SAVE.1")).to_be_visible()
    before = served.match(seated.table).version
    card.click()
    expect(page.locator(".ticket .stub:enabled")).to_be_visible()
    assert served.match(seated.table).version == before
    page.locator(".ticket .stub:enabled").click()
    served.when(seated.table, lambda hosted: hosted.version > before)
