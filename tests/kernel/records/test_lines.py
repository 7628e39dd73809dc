"""A record as a file: readable, and every change of it found at its line."""

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.records.lines import FIRST_LINE, Record, read_record
from tests.kernel.records.recording import as_file, finished, found_wrong
from tests.kernel.toys import KickaboutGame

RECORDS: dict[str, Callable[[], Game[Any]]] = {
    "kickabout for two": lambda: KickaboutGame(2, rounds=1),
    "kickabout for four": lambda: KickaboutGame(4),
    "football à la carte": lambda: FootballALaCarte(2),
}


@cache
def file_of(name: str) -> bytes:
    """The file of a match that was played to its end."""
    return as_file(finished(RECORDS[name]()).record)


def small() -> Record:
    record = Record()
    for line in (FIRST_LINE, "game kickabout", "seat:0 is Zoé #1"):
        record.add(line)
    return record


def damage(data: bytes) -> tuple[int, str]:
    """The line that reading names, and what it says of it."""
    return found_wrong(lambda: read_record(data))


# ---- what it looks like


def test_a_line_has_its_number_and_the_start_of_a_hash_over_all_so_far() -> None:
    record = small()
    hashes = [hashlib.sha256(b"").hexdigest()]
    for number, line in enumerate(record.lines, 1):
        hashes.append(hashlib.sha256(f"{hashes[-1]} {number} {line}".encode()).hexdigest())
    assert record.hashes == hashes[1:]
    assert record.final_hash == hashes[-1]
    first, second, third = (running[:8] for running in hashes[1:])
    assert record.text() == (f"1 onze record 1 #{first}\n2 game kickabout #{second}\n3 seat:0 is Zoé #1 #{third}\n")


def test_a_line_is_numbered_as_it_is_added() -> None:
    record = Record()
    assert record.next == 1
    assert [record.add(FIRST_LINE), record.add("game kickabout")] == [1, 2]
    assert record.next == 3


def test_the_hash_of_nothing_is_not_that_of_a_line() -> None:
    assert Record().final_hash != small().final_hash
    assert Record().text() == ""


def test_a_copy_goes_its_own_way() -> None:
    record = small()
    copy = record.copy()
    before = record.text()
    copy.add("adjourned")
    assert record.text() == before
    assert copy.text().startswith(before)
    assert len(copy.hashes) == len(copy.lines) == 4


@pytest.mark.parametrize("name", RECORDS)
def test_a_file_is_read_as_it_was_written(name: str) -> None:
    data = file_of(name)
    record = read_record(data)
    assert as_file(record) == data
    assert record.lines[0] == FIRST_LINE


# ---- changes of any kind


def first_difference(data: bytes, changed: bytes) -> int:
    """The number of the first line that is not what it was."""
    lines, others = data.split(b"\n"), changed.split(b"\n")
    same = (number for number, pair in enumerate(zip(lines, others, strict=False), 1) if pair[0] != pair[1])
    return next(same, min(len(lines), len(others)) + 1)


def change(data: bytes, place: int, byte: int) -> bytes:
    return data[:place] + bytes([byte]) + data[place + 1 :]


def insert(data: bytes, place: int, byte: int) -> bytes:
    return data[:place] + bytes([byte]) + data[place:]


def delete(data: bytes, place: int, byte: int) -> bytes:
    return data[:place] + data[place + 1 + byte % 12 :]


CHANGES: list[Callable[[bytes, int, int], bytes]] = [change, insert, delete]
LIKELY = b"0123456789abcdef #\n[],:-\r\t"
"""Bytes that stand in records anyhow, and so are hardest to find."""


@pytest.mark.parametrize("tamper", CHANGES, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("name", RECORDS)
def test_a_change_anywhere_is_found_at_its_line(name: str, tamper: Callable[[bytes, int, int], bytes]) -> None:
    data = file_of(name)
    luck = Seeded(2002)
    tried = 0
    while tried < 150:
        byte = luck.below(256) if luck.coin() else LIKELY[luck.below(len(LIKELY))]
        changed = tamper(data, luck.below(len(data)), byte)
        # Without its last lines a record is that of a match still played: see the replay.
        if not data.startswith(changed) or not changed.endswith(b"\n"):
            tried += changed != data
            assert changed == data or damage(changed)[0] == first_difference(data, changed)


def split(data: bytes) -> list[bytes]:
    return data.splitlines(keepends=True)


@pytest.mark.parametrize("name", RECORDS)
def test_a_line_removed_is_missed_where_it_stood(name: str) -> None:
    lines = split(file_of(name))
    for place in range(len(lines) - 1):
        line, key = damage(b"".join([*lines[:place], *lines[place + 1 :]]))
        assert (line, key) == (place + 1, "record_wrong_number")


@pytest.mark.parametrize("name", RECORDS)
def test_a_line_that_stands_twice_is_found_the_second_time(name: str) -> None:
    lines = split(file_of(name))
    for place in range(len(lines)):
        line, key = damage(b"".join([*lines[: place + 1], *lines[place:]]))
        assert (line, key) == (place + 2, "record_wrong_number")


@pytest.mark.parametrize("name", RECORDS)
def test_two_lines_swapped_are_found_at_the_first(name: str) -> None:
    lines = split(file_of(name))
    luck = Seeded(7)
    for place in range(len(lines) - 1):
        other = place + 1 + luck.below(len(lines) - place - 1)
        swapped = lines[:]
        swapped[place], swapped[other] = swapped[other], swapped[place]
        assert damage(b"".join(swapped)) == (place + 1, "record_wrong_number")


@pytest.mark.parametrize("name", RECORDS)
def test_renumbering_what_is_left_does_not_help(name: str) -> None:
    lines = split(file_of(name))
    for place in range(1, len(lines) - 1):
        later = [line.split(b" ", 1)[1] for line in lines[place + 1 :]]
        numbered = [b"%d %s" % (number, line) for number, line in enumerate(later, place + 1)]
        assert damage(b"".join([*lines[:place], *numbered])) == (place + 1, "record_wrong_hash")


# ---- files that are no records


@pytest.mark.parametrize(
    ("data", "line", "key"),
    [
        (b"", 1, "record_not_ours"),
        (b"\n", 1, "record_not_a_line"),
        (b"\n\n\n", 1, "record_not_a_line"),
        (b"Dear diary", 1, "record_cut_off"),
        (b"Dear diary\n", 1, "record_not_a_line"),
        (b"1 onze record 1\n", 1, "record_not_a_line"),
        (b"1 onze record 1 #00000000\n", 1, "record_wrong_hash"),
        (b"0 onze record 1 #00000000\n", 1, "record_not_a_line"),
        (b"01 onze record 1 #00000000\n", 1, "record_not_a_line"),
        (b"2 onze record 1 #00000000\n", 1, "record_wrong_number"),
        (b"9" * 5000 + b" onze record 1 #00000000\n", 1, "record_wrong_number"),
        (b"\xef\xbb\xbf" + as_file(small()), 1, "record_not_a_line"),
        (as_file(small()).replace(b"\n", b"\r\n"), 1, "record_not_a_line"),
        (as_file(small()).replace(b"\n", b"\r"), 1, "record_cut_off"),
        (as_file(small()).replace(b"\n", b"\x00\n", 1), 1, "record_not_a_line"),
        (as_file(small()) + b"\n", 4, "record_not_a_line"),
        (as_file(small())[:-1], 3, "record_cut_off"),
        (as_file(small()).replace(b"game", b"gane", 1)[:-1], 2, "record_wrong_hash"),
        (as_file(small())[:-9], 3, "record_cut_off"),
        (small().text().encode("latin-1"), 3, "record_not_text"),
        (small().text().encode("utf-16-le"), 1, "record_not_a_line"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(data: bytes, line: int, key: str) -> None:
    assert damage(data) == (line, key)


@pytest.mark.parametrize("first", ["onze record 2", "Onze record 1", "onze record 1 ", ""])
def test_a_file_that_begins_otherwise_is_not_ours(first: str) -> None:
    record = Record()
    record.add(first)
    record.add("game kickabout")
    assert damage(as_file(record)) == (1, "record_not_ours")


@pytest.mark.parametrize("character", ["\x1b", "\x07", "\x00", "\t", "\r", "\x7f", "\x85", "\x9b"])
def test_nothing_that_could_drive_a_terminal_stands_in_a_record(character: str) -> None:
    record = small()
    record.add(f"seat:1 is {character}[2J")
    assert damage(as_file(record)) == (4, "record_not_a_line")
