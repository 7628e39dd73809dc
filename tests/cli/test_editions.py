"""Editions of one's own at the command line: checked with every mistake named, and played."""

from pathlib import Path

import pytest

from onze.games import open_record
from tests.cli.command import GAME, onze

EIGHT = Path(__file__).parents[2] / "examples" / "eight-nations.toml"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ONZE_MATCHES", str(tmp_path / "matches"))
    return tmp_path


def test_a_good_edition_is_told_by_its_size() -> None:
    ran = onze("edition", "check", str(EIGHT), "--lang", "en")
    assert " ".join(ran.output.split()) == (
        "Eight Nations Cup: 8 teams, 2 groups, 15 matches, 2 to 8 players. No mistakes found."
    )
    assert (ran.errors, ran.code) == ("", 0)


def test_every_mistake_is_told_with_its_rule() -> None:
    text = EIGHT.read_text(encoding="utf-8").replace('"R:B"', '"R:C"').replace('"R:A"', '"W:A"')
    Path("cup.toml").write_text(text, encoding="utf-8")
    ran = onze("edition", "check", "cup.toml", "--lang", "fr")
    assert [line.split("[")[-1] for line in ran.errors.splitlines() if line.endswith("]")] == ["WCG-11.l.1]"] * 4
    assert "! Personne ne peut occuper la place « R:C » du match SF.1" in ran.errors
    assert (ran.output, ran.code) == ("", 2)


def test_an_edition_without_its_file_is_refused() -> None:
    ran = onze("edition", "check", "--lang", "en")
    assert (ran.errors, ran.code) == ("! Name the file that is to be checked:\n  onze edition check my-cup.toml\n", 2)
    ran = onze("edition", "check", "nowhere.toml", "--lang", "en")
    assert "nowhere.toml" in ran.errors
    assert ran.code == 2


def test_other_games_have_no_editions() -> None:
    ran = onze("play", GAME, "--seats", "me,random", "--edition", str(EIGHT), "--lang", "en")
    assert ran.errors == "! Football à la carte has no editions of one’s own: leave --edition out.\n"
    assert (ran.output, ran.code) == ("", 2)


def test_an_edition_is_played_and_its_record_needs_no_file() -> None:
    Path("cup.toml").write_bytes(EIGHT.read_bytes())
    ran = onze(
        "play", "world-cup", "--edition", "cup.toml", "--seats", "random,random", "--seed", "3", "--record", "cup.onze"
    )
    assert ran.code == 0
    Path("cup.toml").unlink()
    replay = open_record(Path("cup.onze").read_bytes())
    assert replay.frames()[-1].match.view(None)["edition"] == "eight-nations"
    assert onze("verify", "cup.onze", "--lang", "en").code == 0
    assert onze("report", "cup.onze", "--lang", "en").output.startswith("Eight Nations Cup: ")
