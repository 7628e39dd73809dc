"""What a text from outside may be at most."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from onze.games import load, open_record
from onze.kernel.data import DataFile
from onze.kernel.limits import check_toml, is_name
from onze.kernel.records.lines import Record
from onze.kernel.words import Refused

OURS = Path("ours.toml")

HOSTILE = {
    "3,000 brackets": ("a = " + "[" * 3000 + "]" * 3000, "file_too_deep"),
    "3,000 tables": ("a = " + "{b = " * 3000 + "1" + "}" * 3000, "file_too_deep"),
    "a long dotted name": (".".join("a" * 50_000) + " = 1", "file_too_deep"),
    "a long dotted name in quotes": (" . ".join(['"a"'] * 20_000) + " = 1", "file_too_deep"),
    "a deep heading": ("[" + ".".join("a" * 50_000) + "]", "file_too_deep"),
    "brackets behind a word that ends with a quote": (
        'a = ["""b"""", ' + "[" * 3000 + "]" * 3000 + ', "c"]',
        "file_too_deep",
    ),
    "5,000 digits": ("# a\na = " + "9" * 5000, "number_too_long"),
    "5,000 hexadecimal digits": ("a = 0x" + "f" * 5000, "number_too_long"),
    "a million letters": ('a = "' + "b" * 1_000_000 + '"', "file_too_large"),
}


@pytest.mark.parametrize(("text", "key"), HOSTILE.values(), ids=HOSTILE)
def test_a_file_that_nobody_writes_by_hand_is_refused_before_it_is_read(text: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        DataFile(OURS, text).read()
    assert refused.value.reason.key == key
    assert len(str(refused.value)) < 200


LONG: dict[str, Callable[[int], str]] = {
    "letters": lambda size: "a" * size,
    "digits": lambda size: "9_" * (size // 2),
    "blanks": lambda size: "a." + " " * size,
    "a word that is never closed": lambda size: '"' + '\\"' * (size // 2) + "\\",
    "a text that is never closed": lambda size: '"""' + '\\"""' * (size // 4),
    "quotes": lambda size: "'''\n" * (size // 4 - 1) + "''",
    "brackets": lambda size: "[]" * (size // 2),
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_the_time_to_check_a_file_grows_as_the_file_does(text: Callable[[int], str]) -> None:
    """Some 60 times as many letters take 60 times as long; looking back again and again would take 4,000 times."""
    short, long = (min(_time_to_check(text(size)) for _ in range(3)) for size in (4_000, 250_000))
    assert long < 1_000 * short


def _time_to_check(text: str) -> float:
    began = time.perf_counter()
    with contextlib.suppress(Refused):
        check_toml(text, "mine.toml")
    return time.perf_counter() - began


@pytest.mark.parametrize(
    "text",
    [
        'a = "[[[[[[[[[[[[[[[[[[[[[[ 99999999999999999999999999999999999999 a.b.c.d.e.f.g.h.i.j.k.l.m.n"',
        "a = 1 # [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ 9999999999999999999999999999999999999999999",
        "a = 1." + "0" * 20,
        'a = """b"""""\nc = """\\""""""',
        "[[a.b]]\nc = [[1, 2], [3, {d = 4}]]",
        "a = '''\n[[[[[[[[[[[[[[[[[[[\n'''",
    ],
)
def test_words_and_comments_may_say_anything(text: str) -> None:
    DataFile(OURS, text).read()


def test_the_line_at_fault_is_named_also_below_words_of_several_lines() -> None:
    with pytest.raises(Refused, match=r"ours.toml, line 5: a number has 30 digits at most"):
        DataFile(OURS, 'a = """\nb\nc\n"""\nd = ' + "1" * 31).read()


def test_a_large_file_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"#" * 2_000_000)
    with pytest.raises(Refused, match=r"mine\.toml is too large"):
        load("football-a-la-carte", cards=path)


def test_hostile_data_in_a_record_is_refused_too() -> None:
    record = Record()
    text = HOSTILE["3,000 brackets"][0]
    seat = "0" * 64
    for line in (
        "onze record 1", "game football-a-la-carte", "rules 1", "seats 2", f'data cards "{text}"', "digest 0",
        "seat:0 is a", "seat:1 is b", f"commitment {seat}", "deal [heads]",
    ):  # fmt: skip
        record.add(line)
    with pytest.raises(Refused, match="nested 12 deep at most"):
        open_record(record.text().encode())


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "a\u202eb", "\u2066a", "a\x1b[2J", "a" * 81])
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize("name", ["Ada", "Éloïse d’Arc", "名前", "a" * 80])
def test_names_of_all_languages_are_names(name: str) -> None:
    assert is_name(name)


def test_a_record_with_a_name_that_turns_the_line_round_is_refused() -> None:
    record = Record()
    for line in ("onze record 1", "game football-a-la-carte", "rules 1", "seats 2", "seat:0 is a\u202eb"):
        record.add(line)
    with pytest.raises(Refused, match="Line 5: a name or a word has 500 letters at most"):
        open_record(record.text().encode())
