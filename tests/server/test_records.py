"""A record from outside: its match is shown as one that was played here, checked, and nothing of it stays."""

import re
from pathlib import Path
from typing import Any

import pytest

from onze.kernel.records.lines import Record
from tests.games.records import RECORDS
from tests.server.club import Club, spend


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.onze").read_text(encoding="utf-8")


FAC = text_of("football-a-la-carte-2-coach")


def forged(text: str, change: Any) -> str:
    """A record with lines changed and all hashes made anew."""
    record = Record()
    for whole in text.splitlines():
        record.add(change(re.sub(r"^\d+ | #\w+$", "", whole)))
    return record.text()


def test_a_stranger_is_shown_the_match_in_a_file_with_anybodys_eyes(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        stranger = club.stranger()
        shown = await stranger.post("/records", {"record": FAC})
        assert (shown["table"]["game"], shown["table"]["state"]) == ("football-a-la-carte", "finished")
        assert shown["table"]["outcome"]["score"] == [0, 3]
        assert any(said["moment"] == "goal" for said in shown["story"]["log"])
        first, last = shown["story"]["first"], shown["story"]["last"]
        asked = {"record": FAC, "first": first, "last": first + 20}
        open_eyes = await stranger.post("/records/lines", {**asked, "open": True})
        mine = await stranger.post("/records/lines", {**asked, "seat": 1})
        watched = await stranger.post("/records/lines", asked)
        assert [past["version"] for past in open_eyes["versions"]] == list(range(first, first + 21))
        hands = [past["versions"][-1]["private"].get("hands") for past in (open_eyes, mine, watched)]
        assert [len(hand["cards"]) for hand in hands[0]] == [8, 8]
        assert hands[1] != hands[0]
        assert hands[2] is None
        assert (await stranger.post("/records/verdict", {"record": FAC}))["fault"] is None
        assert (open_eyes["first"], open_eyes["last"]) == (first, last)
        assert club.desk.house.tables == {}

    spend(tmp_path, evening)


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("", "record_not_ours"),
        ("\x00\n", "record_not_a_line"),
        (FAC[:-2], "record_cut_off"),
        (FAC.replace(" play card:", " lay card:", 1), "record_wrong_hash"),
        (forged(FAC, lambda line: line.replace("[cut ", "[cut 9")), "record_wrong_throw"),
        (forged(FAC, lambda line: "end 9-0, won 1 0" if line.startswith("end ") else line), "record_wrong_end"),
        (forged(FAC, lambda line: f"seed {'0' * 64}" if line.startswith("seed ") else line), "record_wrong_seed"),
        (forged(FAC, lambda line: line.replace("digest ", f"data squad {'[' * 5000} ")), "record_not_in_head"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_match_is_refused_with_a_sentence(tmp_path: Path, record: str, key: str) -> None:
    async def evening(club: Club) -> None:
        guest = club.stranger()
        for path in ("/records", "/records/verdict"):
            response = await guest.call("POST", path, {"record": record})
            said = response.json()
            if response.status_code == 200:  # what only the whole match can tell is the verdict's to say
                said = said["fault"]
                assert path == "/records/verdict"
            assert said["key"] == key
            assert set(said["text"]) == {"en", "fr"}

    spend(tmp_path, evening)


def test_more_than_a_record_ever_has_is_not_taken(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        guest = club.stranger()
        response = await guest.call("POST", "/records", {"record": "x" * 1_300_000})
        assert (response.status_code, response.json()["key"]) == (413, "too_large")
        response = await guest.call("POST", "/records/lines", {"record": FAC, "first": 30, "last": 90})
        assert response.json()["key"] == "too_far_back"
        response = await guest.call("POST", "/records/lines", {"record": FAC, "first": 30, "last": 31, "seat": 9})
        assert response.json()["key"] == "no_such_seat"

    spend(tmp_path, evening)
