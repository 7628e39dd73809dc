"""Footime's own ways to answer: shirts are put down by hand in any order, and a card that does not suit asks first."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE, Visit
from tests.page.hands import FINGER, say
from tests.page.players import words
from tests.page.served import Served
from tests.page.wire import Wire
from tests.scenes import SCENES, Scene

BY_HAND = Scene("LineUp", game="footime")
TURN = Scene("Turn", game="footime", facts={"hands": {0: ["save", "move-6"]}, "pawns": {"h7": "i12"}, "ball": "i13"})
OFFSIDE = Scene("Turn", game="footime", facts={"hands": {0: ["save", "move-6"]}, "pawns": {"h9": "c26"}, "ball": "i13"})
BELOW = Scene("Turn", game="footime", facts={"hands": {0: ["move-4"]}, "pawns": {"h10": "n10"}, "ball": "i13"})
CORNERED = Scene(
    "Turn", game="footime",
    facts={"hands": {0: ["move-4"]}, "pawns": {"h10": "n18", "h9": "o19", "h8": "n17"}, "ball": "i13"},
)  # fmt: skip
TACKLE = next(scene for scene in SCENES["footime"] if scene.name == "TackleWindow")
PINCH = """([from, to]) => {
  const pitch = document.querySelector(".pitch")
  const touch = (x, identifier) => new Touch({identifier, target: pitch, clientX: 100 + x, clientY: 300})
  for (const [kind, apart] of [["touchstart", from], ["touchmove", to], ["touchend", 0]]) {
    const there = apart ? [0, apart].map(touch) : []
    pitch.dispatchEvent(new TouchEvent(kind, {touches: there, changedTouches: there, bubbles: true}))
  }
}"""
"""Two fingers that move from so far apart to so far."""
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect()
  return [...document.querySelectorAll(".map")].map(box).flatMap((map) => [...document.querySelectorAll(".pawn.can")]
    .filter((pawn) => {
      const {x, y, width, height} = box(pawn)
      const [across, down] = [x + width / 2, y + height / 2]
      return across > map.left && across < map.right && down > map.top && down < map.bottom
    }).map((pawn) => pawn.dataset.thing))
}"""
"""The pawns that may be chosen and lie under the map."""
SWEEP = """() => [...document.querySelectorAll(".cells rect:not(.lit)")].slice(0, 60).forEach((point, at) => {
  for (const kind of ["pointerover", "pointerout"])
    point.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: "mouse", screenX: 100 + at, screenY: 100}))
})"""
"""A mouse on its way over many points, at once."""
LANDSCAPE = (844, 390)
FOUR = {scene.decision: scene for scene in SCENES["footime"] if scene.seats == 4}
RUN = ("play card:move-6", "choose pawn:h7", "place point:k12", "leave ball:ball")
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


@pytest.mark.parametrize("asked", [True, False], ids=["asked", "not-asked"])
def test_why_a_pawn_is_offside_is_said_where_one_points_at_it(served: Served, visit: Visit, asked: bool) -> None:
    served.stopped = served.now()
    seated = served.seat(OFFSIDE)
    page = visit(seated.path, guest=seated.guest if asked else seated.others[0])
    cell = page.locator('[data-thing="point:c26"]')
    expect(cell).to_have_attribute("aria-label", re.compile("offside position"))
    cell.hover()
    why = served.match(seated.table).recorded.match.about("pawn:h9")
    assert why is not None
    expect(page.get_by_role("status").filter(has_text="FT-OFFSIDE.2")).to_contain_text(why.text["en"].split(",")[-1])


def test_a_reason_never_lies_over_the_stub_that_plays(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(TURN)
    page = visit(seated.path, guest=seated.guest, size=LANDSCAPE)
    page.locator('[data-place="hands.0"] [data-thing="card:save"]').click()
    expect(page.get_by_role("status").filter(has_text="FT-CARD-SAVE.1")).to_be_visible()
    page.locator(".ticket .stub:enabled").click(timeout=4000)


def test_points_on_the_lower_touchline_are_within_reach_of_a_finger(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(BELOW)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    said: list[str] = []
    for move in ("play card:move-4", "choose pawn:h10"):
        menu = served.menu(seated.table, seated.seat, said)
        FINGER.choose(page, next(entry for entry in menu if entry["move"] == move), menu, len(said))
        said.append(move)
        expect(words(page)).to_have_count(len(said))
    expect(page.locator(".legend-here .legend")).to_be_visible()
    page.locator('[data-thing="point:q9"]').tap(timeout=5000)
    expect(page.locator(".ticket")).to_contain_text("q9")


def test_two_fingers_close_on_the_whole_pitch_and_open_the_window_again(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(BELOW)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    window = page.locator(".pitch.windowed")
    expect(window).to_be_visible()
    page.evaluate(PINCH, [120, 60])
    expect(window).to_have_count(0)
    expect(page.locator('[data-thing="point:a1"]')).to_be_in_viewport()
    expect(page.locator('[data-thing="point:q27"]')).to_be_in_viewport()
    page.evaluate(PINCH, [60, 120])
    expect(window).to_be_visible()


def test_the_map_never_lies_over_a_pawn_that_may_be_chosen(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(CORNERED)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    page.locator('[data-place="hands.0"] [data-thing="card:move-4"]').first.tap()
    expect(page.locator(".pawn.can")).to_have_count(11)
    assert page.evaluate(COVERED) == []


def test_cards_that_answer_nothing_share_one_line_below_the_answer_on_a_phone(served: Served, visit: Visit) -> None:
    seated = served.seat(TACKLE)
    page = visit(seated.path, guest=seated.guest, size=PHONE)
    answer = page.locator('.hand.answers [data-thing="card:tackle"]')
    others = page.locator(".hand.answers .cardbox.off")
    expect(others).to_have_count(7)
    tops = {round(box["y"]) for box in (one.bounding_box() for one in others.all()) if box}
    below = answer.bounding_box()
    assert below is not None
    assert len(tops) == 1
    assert tops.pop() >= below["y"] + below["height"]


def test_whoever_comes_later_or_has_nothing_shown_sees_by_its_chalk_what_was_played(
    served: Served, visit: Visit
) -> None:
    served.stopped = served.now()
    seated = served.seat(TURN)
    served.play(seated.guest, seated.table, 0, *RUN)
    page = visit(seated.path, guest=seated.others[0])
    trails = page.locator(".trail .way")
    expect(trails).to_have_count(1)
    card = next(entry for entry in served.menu(seated.table, 1) if entry["verb"] == "waste")
    served.play(seated.others[0], seated.table, 1, card["move"])
    faint = page.locator(".trail g")
    expect(faint).to_have_attribute("opacity", "0.6")  # another card was laid since
    page.locator(".log").get_by_role("button", name=re.compile("runs from i12 to k12")).click()
    expect(faint).to_have_attribute("opacity", "0.8")  # as it was


def test_whoever_may_be_named_captain_is_called_by_name(served: Served, visit: Visit) -> None:
    seated = served.seat(FOUR["NameCaptain"], "Camille", ["Didier", "Zoé", "Thierry"])
    page = visit(seated.path, guest=seated.guest)
    for name in ("Camille", "Zoé"):
        expect(page.get_by_role("group", name="Answers").get_by_role("button", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize("name", ["Touch", "JokerUse", "Contest"])
def test_answers_leave_the_pitch_as_large_as_it_was(served: Served, visit: Visit, name: str) -> None:
    served.stopped = served.now()
    seated = served.seat(next(scene for scene in SCENES["footime"] if scene.name == name))
    page = visit(seated.path, guest=seated.guest)
    pitch = page.locator(".pitch")
    expect(pitch.locator(".pawn").first).to_be_visible()
    before = pitch.bounding_box()
    for move in seated.scene.said:
        say(page, move)
    expect(page.locator(".answers button").nth(1)).to_be_visible()
    assert pitch.bounding_box() == before


def test_what_comes_to_lie_under_a_mouse_that_rests_says_nothing(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(next(scene for scene in SCENES["footime"] if scene.name == "SaveTo"))
    page = visit(seated.path, guest=seated.guest)
    # the answers make way for the hand, and another card comes to lie where the first one was
    page.locator('[data-place="hands.0"] [data-thing="card:save"]').click()
    expect(page.locator(".hand:not(.answers)")).to_be_visible()
    under = page.locator('[data-place="hands.0"] button:hover')
    expect(under).to_be_visible()
    assert under.get_attribute("data-thing") != "card:save"
    expect(page.locator(".ticket")).to_contain_text("goalkeeper save")
    expect(page.get_by_role("status").filter(has_text="FT-CARD")).to_have_count(0)
    box = under.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(page.get_by_role("status").filter(has_text="FT-CARD")).to_be_visible()


def test_a_mouse_asks_about_the_point_that_it_rests_on_and_none_on_its_way(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(next(scene for scene in SCENES["footime"] if scene.name == "RunTo"))
    page = visit(guest=seated.guest)
    wire = Wire(page)
    page.goto(seated.path)
    for move in seated.scene.said:
        say(page, move)
    expect(page.locator(".cells .lit").first).to_be_visible()
    page.mouse.move(0, 0)
    before = len(wire.sent("why"))
    page.evaluate(SWEEP)
    page.locator('[data-thing="point:c20"]').hover()
    expect(page.get_by_role("status").filter(has_text="FT-MOVE.2")).to_be_visible()
    assert [asked["what"] for asked in wire.sent("why")[before:]] == ["point:c20"]


def test_who_has_fouled_whom_is_seen_on_the_pitch(served: Served, visit: Visit) -> None:
    seated = served.seat(next(scene for scene in SCENES["footime"] if scene.name == "Aggravate"))
    page = visit(seated.path, guest=seated.guest)
    expect(page.locator(".foul")).to_be_attached()
