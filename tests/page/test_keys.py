"""Keys that come early: none is lost, and none says what it did not mean."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import Visit
from tests.page.hands import place_of
from tests.page.players import shown, words
from tests.page.served import Served
from tests.scenes import SCENES, Scene

LATE = """() => {
  const Own = ResizeObserver
  const held = []
  window.late = false
  window.layOut = () => held.splice(0).forEach((told) => told())
  window.ResizeObserver = class extends Own {
    constructor(told) { super((...sizes) => (window.late ? held.push(() => told(...sizes)) : told(...sizes))) }
  }
}"""
"""A page that is laid out late, whenever a test says so."""
FOCUSED = "document.activeElement.dataset.move"
"""The move that the button in focus says."""


def test_a_new_question_takes_the_focus_from_nobody_who_has_gone_on(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    scene = next(scene for scene in SCENES["footime"] if scene.name == "CallOffside")
    seated = served.seat(scene)
    page = visit(guest=seated.guest)
    page.add_init_script(f"({LATE})()")
    page.goto(seated.path)
    before = served.match(seated.table).version
    answer = place_of(page, next(entry for entry in served.menu(seated.table, seated.seat) if entry["move"] == "pass"))
    expect(answer).to_be_visible()
    page.evaluate("window.late = true")
    answer.focus()
    page.keyboard.press("Enter")
    expect(shown(page, before)).not_to_be_attached()
    assert "pass" in [entry["move"] for entry in served.menu(seated.table, seated.seat)]
    page.keyboard.press(".")
    while page.evaluate(FOCUSED) != "pass":
        page.keyboard.press(".")
    page.evaluate("(window.late = false, window.layOut())")
    assert page.evaluate(FOCUSED) == "pass"
    between = served.match(seated.table).version
    page.keyboard.press("Enter")
    expect(shown(page, between)).not_to_be_attached()


def test_keys_that_are_pressed_while_a_word_is_on_its_way_are_said_behind_it(served: Served, visit: Visit) -> None:
    served.stopped = served.now()
    seated = served.seat(Scene("OpenPlay", facts={"ball": "d5", "hands": {0: ["free-kick-3-all", "forward-1-red"]}}))
    page = visit(guest=seated.guest)
    answers: list[str | bytes] = []

    def slowly(socket: WebSocketRoute) -> None:
        """What a word leads to is told when the test says so."""
        server = socket.connect_to_server()
        server.on_message(lambda told: answers.append(told) if '"previewed"' in str(told) else socket.send(told))
        sockets.append(socket)

    def arrives() -> None:
        """Lets the next of these through, as soon as the server has told it."""
        while not answers:
            page.wait_for_timeout(5)
        sockets[-1].send(answers.pop(0))

    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/socket", slowly)
    page.goto(seated.path)
    before = served.match(seated.table).version
    menu = served.menu(seated.table, seated.seat)
    expect(place_of(page, menu[0])).to_be_visible()
    _press_number_of(page, "card:free-kick-3-all")
    for key in (".", "Enter"):
        page.keyboard.press(key)
    arrives()
    expect(words(page)).to_have_count(1)
    arrives()
    expect(words(page)).to_have_count(2)
    assert served.match(seated.table).version == before


def _press_number_of(page: Page, card: str) -> None:
    """The number of a card in the hand."""
    cards = page.locator(".hand button").evaluate_all("cards => cards.map((card) => card.dataset.thing)")
    page.keyboard.press(str(cards.index(card) + 1))
