"""A connection that is lost: the page says so, comes back by itself, and nothing is lost or played twice."""

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.page.conftest import PageErrors, Visit
from tests.page.hands import POINTER
from tests.page.players import shown, words
from tests.page.served import Killable, Served
from tests.page.wire import Wire
from tests.scenes import Scene

LOST = "Connection lost"
COMES_BACK = 20_000
"""The page tries again every eight seconds at the latest."""


def answer(page: Page, wire: Wire) -> None:
    """Answers with the last that the page was told it may say, and waits until the page has gone on."""
    version = int(page.locator(".table").get_attribute("data-version") or 0)
    said = 0
    while True:
        menu = wire.menu()
        POINTER.choose(page, menu[-1], menu, said)
        said += 1
        if menu[-1]["commits"]:
            break
        expect(words(page)).to_have_count(said)
    expect(shown(page, version)).not_to_be_attached()


def test_a_server_that_was_killed_comes_back_with_everything(
    killable: Killable, visit: Visit, page_errors: PageErrors
) -> None:
    page_errors.expected = ["WebSocket connection", "ERR_CONNECTION"]
    ana = killable.guest("Ana")
    id = ana.play("me")
    page = visit(guest=ana)
    wire = Wire(page)
    page.goto(f"/table/{id}")
    page.get_by_role("button", name="show my hand").click()
    expect(page.locator("#question")).to_be_visible()
    question = page.locator("#question").inner_text()
    hand = page.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.thing)")
    version = page.locator(".table").get_attribute("data-version")

    killable.kill()
    band = page.get_by_role("status").filter(has_text=LOST)
    expect(band).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(len(hand))
    assert page.locator(".hand button:not([aria-disabled=true]), rect.lit").count() == 0, "nothing can be played now"

    killable.start()
    expect(band).not_to_be_attached(timeout=COMES_BACK)
    assert page.locator("#question").inner_text() == question
    assert page.locator(".table").get_attribute("data-version") == version
    assert page.locator(".hand button").evaluate_all("cards => cards.map(card => card.dataset.thing)") == hand
    assert len(wire.sent("hello")) > 1
    answer(page, wire)
    assert any(message.get("type") == "done" for message in wire.messages)


@pytest.mark.parametrize("arrived", [True, False], ids=["it had arrived", "it had not"])
def test_a_move_whose_fate_is_unknown_is_settled(
    served: Served, visit: Visit, page_errors: PageErrors, arrived: bool
) -> None:
    page_errors.expected = ["WebSocket connection"]
    served.stopped = served.now()
    seated = served.seat(Scene("Save", facts={"hands": {0: ["goalkeeper-4-all", "corner-red"]}}))
    page = visit(guest=seated.guest)
    moves: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        """The line breaks while a move is on its way, or before its answer is back."""
        server = socket.connect_to_server()

        def asks(message: str | bytes) -> None:
            is_move = '"do":"move"' in str(message)
            breaks = is_move and not moves
            if is_move:
                moves.append(json.loads(message)["sent"])
            if not breaks or arrived:
                server.send(message)
            if breaks:
                if arrived:
                    served.when(seated.table, lambda hosted: hosted.version > before)
                socket.close(code=3001)

        socket.on_message(asks)

    page.route_web_socket("**/socket", between)
    before = served.match(seated.table).version
    page.goto(seated.path)
    expect(shown(page, before)).to_be_visible()
    decline = next(entry for entry in served.menu(seated.table, seated.seat) if entry["move"] == "decline")
    POINTER.choose(page, decline, [decline], 0)
    expect(shown(page, before)).not_to_be_attached()
    expect(page.get_by_role("status").filter(has_text=LOST)).not_to_be_attached()
    assert moves == moves[:1] * 2, "it was sent again, under the same name"
    said = [line for line in served.match(seated.table).recorded.record.lines if line.endswith(" decline")]
    assert len(said) == 1, "it was played once"
    expect(page.locator(".bubble")).not_to_be_attached()
