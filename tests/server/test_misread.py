"""What cannot be read is answered where it was asked, in our own sentences."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import MsgspecError

from onze.server.asking import read_request
from onze.server.misread import misread
from tests.server.club import Club, spend

FRAMES: dict[str, tuple[str, str]] = {
    "{": ("unreadable", "JSON"),
    "[]": ("not_an_object", "{ … }"),
    "{}": ("field_missing", "“do”"),
    '{"do": "dance"}': ("unknown_request", "“do”"),
    '{"do": "chat"}': ("field_missing", "“text”"),
    '{"do": "chat", "text": 4}': ("field_wrong", "“text”"),
    '{"do": "ping", "loud": true}': ("field_unknown", "“loud”"),
    '{"do": "preview", "seat": 0, "moves": ["pass", 3]}': ("field_wrong", "“moves[1]”"),
    json.dumps({"do": "why", "seat": 0, "what": "a" * 201}): ("field_too_long", "“what”"),
    json.dumps({"do": "ping", "b" * 5_000: 1}): ("field_unknown", "“bbb"),
}


@pytest.mark.parametrize(("frame", "key", "named"), [(frame, *told) for frame, told in FRAMES.items()])
def test_both_languages_say_which_field_is_wrong_and_nothing_of_a_librarys(frame: str, key: str, named: str) -> None:
    with pytest.raises(MsgspecError) as error:
        read_request(frame)
    reason = misread(error.value)
    assert reason.key == key
    assert named in reason.text["en"]
    for text in reason.text.values():
        assert len(text) < 200
        assert not any(word in text for word in ("Expected", "Object", "malformed", "Invalid", "`", "$"))


def test_a_frame_that_is_no_request_is_answered_with_its_ask(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        tab = await ana.tab(id, 0)
        assert (await tab.ask("dance"))["key"] == "unknown_request"
        assert (await tab.ask("chat"))["key"] == "field_missing"
        assert (await tab.ask("chat", text="a" * 20_000))["key"] == "message_too_long"
        await tab.connection.send("{")
        assert (await tab.until("refused"))["ask"] == 0

    spend(tmp_path, evening)


def test_the_tables_say_how_long_nicknames_and_words_may_be(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        refusal: Any = await club.stranger().call("POST", "/me", {"nickname": "a" * 5_000})
        assert refusal.json()["key"] == "nickname_too_long"
        ana = await club.guest("Ana")
        agreement = {"game": "football-a-la-carte", "seats": 2}
        table = (await ana.post("/tables", {"agreement": agreement}))["table"]["id"]
        refusal = await ana.call("POST", f"/tables/{table}/seats/0/ready", {"word": "a" * 5_000})
        assert (refusal.status_code, refusal.json()["key"]) == (400, "not_a_word")
        assert len(refusal.content) < 600
        assert (await ana.post(f"/tables/{table}/seats/0/ready", {"word": "\u00a0\n"}))["seats"][0]["ready"]

    spend(tmp_path, evening)
