"""Checking a record: what holds is said, and what does not is named by its line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from onze.kernel.records.lines import Record, read_record
from tests.cli.command import Ran, onze, play

Change = Callable[[list[str]], None]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole match, in which the person adds a word to the luck."""
    path = tmp_path_factory.mktemp("matches") / "whole.onze"
    play("me,coach", "1\n" * 1000, "--record", str(path), "--word", "allez les bleus")
    return path.read_bytes()


def verify(path: Path, data: bytes, lang: str = "en") -> Ran:
    path.write_bytes(data)
    return onze("verify", str(path), "--lang", lang)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.onze"


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Football à la carte – seat 1: a person, seat 2: coach",
                "rules version 1. All of them are whole, and every move was allowed.",
                "All of them come from the luck that was sealed before the match as:",
                "Word mixed into the luck by seat 1: “allez les bleus”.",
                "(seat 1 – coach).",
                "Final hash:",
            ],
        ),
        (
            "fr",
            [
                "Le football à la carte – place 1 : une personne, place 2 : coach",
                "version 1 des règles. Elles sont toutes intactes, et chaque coup était permis.",
                "Tous viennent du hasard scellé avant le match, ainsi :",
                "Mot mêlé au hasard par la place 1 : « allez les bleus ».",
                "(la place 1 – coach).",
                "Empreinte finale :",
            ],
        ),
    ],
)
def test_a_whole_match_holds(path: Path, whole: bytes, lang: str, sentences: list[str]) -> None:
    ran = verify(path, whole, lang)
    assert (ran.code, ran.errors) == (0, "")
    words = " ".join(ran.output.split())
    places = [words.index(sentence) for sentence in sentences]
    assert places == sorted(places)
    record = read_record(whole)
    assert ran.output.splitlines()[-1] == f"  {record.final_hash}"
    assert f"  {record.lines[26].removeprefix('commitment ')}\n" in ran.output
    assert max(len(line) for line in ran.output.splitlines()) <= 80


def test_a_match_that_was_left_holds_as_far_as_it_went(path: Path) -> None:
    play("me,coach", "1\n1\n", "--record", str(path))
    ran = onze("verify", str(path), "--lang", "en")
    assert "\nThe match is not finished.\n" in ran.output
    assert ran.code == 0


def first_move(lines: list[bytes]) -> int:
    return next(place for place, line in enumerate(lines) if b" seat:" in line and b" is " not in line)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_byte_that_was_changed_is_found_at_its_line(path: Path, whole: bytes, lang: str) -> None:
    lines = whole.splitlines(keepends=True)
    place = first_move(lines) + 10
    lines[place] = lines[place].replace(b"e", b"a", 1)
    ran = verify(path, b"".join(lines), lang)
    line = "Ligne" if lang == "fr" else "Line"
    reason = "cette ligne a été modifiée" if lang == "fr" else "this line was changed"
    assert ran.errors.startswith(f"! {line} {place + 1}{' ' if lang == 'fr' else ''}: {reason}")
    assert (ran.output, ran.code) == ("", 2)


@pytest.mark.parametrize(
    ("damage", "line", "english", "french"),
    [
        (lambda data: data[:-20], 0, "the file stops in the middle", "le fichier s’arrête au milieu"),
        (lambda data: b"", 1, "this file is not a record of Onze", "ce fichier n’est pas un enregistrement d’Onze"),
        (lambda data: b"GIF89a\xff\xfe\n", 1, "this line holds bytes that are no text", "des octets qui ne sont pas"),
        (
            lambda data: data.replace(b"\n30 ", b"\n31 "),
            30,
            "this line is numbered 31",
            "cette ligne porte le numéro 31",
        ),
    ],
    ids=["cut off", "empty", "a picture", "numbers"],
)
def test_a_damaged_file_is_refused_in_both_languages(
    path: Path, whole: bytes, damage: Callable[[bytes], bytes], line: int, english: str, french: str
) -> None:
    number = line or len(whole.splitlines())
    for lang, start, reason in (("en", f"! Line {number}: ", english), ("fr", f"! Ligne {number} : ", french)):
        ran = verify(path, damage(whole), lang)
        words = " ".join(ran.errors.split())
        assert words.startswith(start)
        assert reason in words
        assert (ran.output, ran.code) == ("", 2)


def forged(data: bytes, change: Change) -> tuple[bytes, int]:
    """A record with other lines and with hashes that fit them, and the first line that differs."""
    lines = read_record(data).lines
    changed = lines[:]
    change(changed)
    record = Record()
    for line in changed:
        record.add(line)
    return record.text().encode(), next(n for n, (a, b) in enumerate(zip(lines, changed, strict=False), 1) if a != b)


def other_card(lines: list[str]) -> None:
    place = next(place for place, line in enumerate(lines) if line.startswith("seat:") and " play card:" in line)
    lines[place] = lines[place].split(" play ")[0] + " play card:penalty"


def kinder_luck(lines: list[str]) -> None:
    place = next(place for place, line in enumerate(lines) if line.startswith("deal "))
    lines[place] = lines[place].replace("heads", "TOSS").replace("tails", "heads").replace("TOSS", "tails")


def more_goals(lines: list[str]) -> None:
    lines[-2] = "end 9-0, won 1 0"


def other_seed(lines: list[str]) -> None:
    lines[-1] = "seed " + "0" * 64


def other_word(lines: list[str]) -> None:
    place = next(place for place, line in enumerate(lines) if line.startswith("word "))
    lines[place] += "!"


@pytest.mark.parametrize("change", [other_card, kinder_luck, more_goals, other_seed])
@pytest.mark.parametrize(("lang", "start"), [("en", "! Line {}: "), ("fr", "! Ligne {} : ")])
def test_a_forger_who_mends_the_hashes_is_found_too(
    path: Path, whole: bytes, change: Change, lang: str, start: str
) -> None:
    data, line = forged(whole, change)
    ran = verify(path, data, lang)
    assert ran.errors.startswith(start.format(line))
    assert (ran.output, ran.code) == ("", 2)


def test_a_word_that_was_not_in_the_luck_is_found_at_the_first_throw(path: Path, whole: bytes) -> None:
    data, line = forged(whole, other_word)
    ran = verify(path, data)
    assert ran.errors.startswith(f"! Line {line + 1}: the throws of “deal” are not the right ones")


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_damaged_file_is_not_gone_on_with_either(path: Path, whole: bytes, command: str) -> None:
    path.write_bytes(whole[:-20])
    ran = onze(command, str(path), "--lang", "en")
    assert ran.errors.startswith(f"! Line {len(whole.splitlines())}: ")
    assert (ran.output, ran.code) == ("", 2)


# ---- what is whole line by line, and yet cannot be vouched for


def test_a_finished_match_without_its_seed_has_an_exit_code_of_its_own(path: Path, whole: bytes) -> None:
    record = read_record(whole)
    cut = whole[: whole.rindex(b"\n", 0, -1) + 1]
    for lang, words in (("en", "its seed is not in the record"), ("fr", "sa graine n’est pas dans l’enregistrement")):
        ran = verify(path, cut, lang)
        assert ran.errors.startswith(f"! {'Line' if lang == 'en' else 'Ligne'} {len(record.lines) - 1}")
        assert words in " ".join(ran.errors.split())
        assert ran.code == 3


def test_a_version_written_down_does_not_switch_the_check_of_the_cards_off(path: Path, tmp_path: Path) -> None:
    match = tmp_path / "footime.onze"
    onze("play", "footime", "--seats", "random,random", "--seed", "1", "--record", str(match), "--lang", "en")
    forged = Record()
    for line in read_record(match.read_bytes()).lines:
        forged.add("rules 1" if line.startswith("rules ") else line)
    ran = verify(path, forged.text().encode())
    said = "! Line 3: this record says that it was played by version 1 of the rules of Footime, here is version 3,"
    assert " ".join(ran.errors.split()).startswith(said)
    assert ran.code == 4
