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
    said = "! Football à la carte takes no file of the kind “edition”; it takes: cards, board."
    assert " ".join(ran.errors.split()) == said
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


@pytest.mark.parametrize(
    ("lang", "unknown", "missing"),
    [
        ("en", "In the file, the key “decks” is not known; ", "In the file, the key “deck” is missing: "),
        ("fr", "Dans le fichier, la clé « decks » est inconnue ; ", "Dans le fichier, la clé « deck » manque : "),
    ],
)
def test_a_key_with_a_wrong_name_is_unknown_and_the_right_one_missing(lang: str, unknown: str, missing: str) -> None:
    Path("cup.toml").write_text(EIGHT.read_text(encoding="utf-8").replace("[deck]", "[decks]"), encoding="utf-8")
    said = " ".join(onze("edition", "check", "cup.toml", "--lang", lang).errors.split())
    assert said.startswith(f"! {unknown}")
    assert f"! {missing}" in said


def test_only_as_many_players_as_the_edition_has_room_for_can_be_chosen() -> None:
    ran = onze("play", "world-cup", "--edition", str(EIGHT), "--lang", "en")
    assert " 8. 8 players" in ran.output
    assert "9. 9 players" not in ran.output


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "! There is no file 1930, but what goes by that name comes with the game: "
            "type --option edition=1930 instead of --edition.",
        ),
        (
            "fr",
            "! Il n’y a pas de fichier 1930, mais ce qui porte ce nom est livré avec le jeu : "
            "tapez --option edition=1930 au lieu de --edition.",
        ),
    ],
)
def test_the_name_of_an_edition_of_ours_is_told_to_be_an_option(lang: str, said: str) -> None:
    ran = onze("play", "world-cup", "--edition", "1930", "--seats", "random,random", "--lang", lang)
    assert " ".join(ran.errors.split()) == said
    assert (ran.output, ran.code) == ("", 2)
    Path("1930").write_bytes(EIGHT.read_bytes())
    assert onze("play", "world-cup", "--edition", "1930", "--seats", "random,random", "--lang", lang).code == 0


def test_a_team_that_is_twice_in_a_group_is_named_at_the_command_line() -> None:
    text = EIGHT.read_text(encoding="utf-8").replace('["FRA", "WAL", "SUI", "IRL"]', '["FRA", "FRA", "SUI", "IRL"]')
    Path("cup.toml").write_text(text, encoding="utf-8")
    ran = onze("edition", "check", "cup.toml", "--lang", "en")
    assert ran.errors.startswith("! FRA is in group B twice. [WCG-3.a.2]\n")
    assert (ran.output, ran.code) == ("", 2)


def test_an_edition_that_cannot_be_read_is_refused_before_anything_is_asked() -> None:
    ran = onze("play", "world-cup", "--edition", "nowhere.toml", "--lang", "en")
    assert ran.errors.startswith("! There is no file nowhere.toml. ")
    assert (ran.output, ran.code) == ("", 2)
