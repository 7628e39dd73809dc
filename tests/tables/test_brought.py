"""Records that people bring as files: whose match is told, and what is refused before anything is played."""

import re

import pytest

from onze.kernel.records.lines import Record
from onze.kernel.words import Refused
from onze.tables.brought import MOST_PLAYED, Brought
from tests.games.records import RECORDS

ALL = sorted(path.stem for path in RECORDS.glob("*.onze"))


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.onze").read_text(encoding="utf-8")


def rewritten(text: str, *changes: tuple[str, str]) -> str:
    """A record with some lines changed, and all hashes made anew: only its rules can tell."""
    record = Record()
    for whole in text.splitlines():
        line = re.sub(r"^\d+ | #\w+$", "", whole)
        for old, new in changes:
            line = re.sub(f"^{old}$", new, line)
        record.add(line)
    return record.text()


@pytest.mark.parametrize("name", ALL)
def test_every_version_of_a_match_in_a_file_is_told(name: str) -> None:
    brought = Brought(text_of(name))
    last = brought.replay.plays[-1].line
    versions = list(brought.versions(last - 5, last))
    assert [update.version for update in versions] == [play.line for play in brought.replay.plays[-6:]]
    assert versions[-1].match.outcome is not None


def test_people_go_by_their_seats_and_bots_by_their_names() -> None:
    said = text_of("football-a-la-carte-4-coach")
    words = ("p-3f9a41c07b2d", "me", "/somewhere/bots/my_bot.py:Searcher:level=3", "Ana")
    seated = [(f"seat:{seat} is coach", f"seat:{seat} is {word}") for seat, word in enumerate(words)]
    brought = Brought(rewritten(said, *seated))
    assert brought.names["fr"] == ("Place 1", "Place 2", "my_bot", "Ana")
    assert Brought(said).names["en"] == ("Coach 1", "Coach 2", "Coach 3", "Coach 4")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record_not_ours"),
        ("1 hello #00000000\n", "record_wrong_hash"),
        ("no record\n", "record_not_a_line"),
        (text_of("footime-2-coach")[:-3], "record_cut_off"),
        (text_of("footime-2-coach").replace("\n20 ", "\n21 ", 1), "record_wrong_number"),
        (rewritten(text_of("footime-2-coach"), ("game footime", "game chess")), "record_of_unknown_game"),
        (rewritten(text_of("footime-2-coach"), ("game footime", "game ../../etc")), "record_of_unknown_game"),
    ],
)
def test_what_is_no_record_is_refused_by_its_line(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        Brought(text)
    assert refused.value.reason.key == key


def test_a_match_that_takes_back_for_ever_is_refused_before_it_is_played() -> None:
    brought = text_of("football-a-la-carte-2-coach")
    end = Brought(brought).replay.end
    lines = [re.sub(r"^\d+ | #\w+$", "", line) for line in brought.splitlines()][: end - 1]
    record = Record()
    for line in lines:
        record.add(line)
    while sum(int(line.split()[-1]) for line in record.lines if line.startswith("take back")) <= MOST_PLAYED:
        record.add(f"take back {end - 1}")
    with pytest.raises(Refused) as refused:
        Brought(record.text())
    assert refused.value.reason.key == "record_too_long"


def test_a_position_that_only_stands_in_a_file_is_not_believed() -> None:
    brought = Brought(text_of("football-a-la-carte-2-coach"))
    position = '{"facts": {}}'
    record = Record()
    for line in brought.replay.record.lines[: brought.replay.plays[5].line]:
        record.add(line)
    record.add(f"rules {brought.replay.game.rules_version} 0123456789abcdef {position}")
    with pytest.raises(Refused) as refused:
        Brought(record.text())
    assert refused.value.reason.key == "record_from_a_position"
