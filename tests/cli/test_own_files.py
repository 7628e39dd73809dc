"""Files of one's own: every game says which kinds it takes, and one option brings any of them."""

from pathlib import Path

import pytest

from onze.games import find_game, game_ids, open_record
from onze.games.football_a_la_carte.box import DATA
from onze.kernel.files import GameFile
from onze.kernel.words import LANGUAGES
from tests.cli.command import GAME, onze, onze_in_a_pipe

SEVERAL_ARROWS = Path(__file__).parents[1] / "games" / "football_a_la_carte" / "data" / "several_arrows.toml"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files lie."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def kinds() -> dict[str, GameFile]:
    """Every kind of file that a game of ours takes."""
    return {f"{game}/{file.name}": file for game in game_ids() for file in find_game(game).files}


def test_games_take_these_kinds_of_files() -> None:
    assert sorted(kinds()) == [
        "football-a-la-carte/board", "football-a-la-carte/cards",
        "footime/board", "footime/cards", "footime/formations",
        "world-cup/edition", "worldwide-football/deck", "worldwide-football/squad",
    ]  # fmt: skip
    assert {name for name, file in kinds().items() if file.short} == {
        "world-cup/edition", "worldwide-football/deck", "worldwide-football/squad",
    }  # fmt: skip
    assert all(file.text[language] for file in kinds().values() for language in LANGUAGES)


@pytest.mark.parametrize(
    ("game", "kind", "ours"),
    [
        (GAME, "cards", "football_a_la_carte/data/cards.toml"),
        (GAME, "board", "football_a_la_carte/data/board.toml"),
        ("footime", "cards", "footime/data/cards.toml"),
        ("footime", "board", "footime/data/board.toml"),
        ("footime", "formations", "footime/data/formations.toml"),
    ],
)
def test_cards_and_boards_are_checked_and_played(game: str, kind: str, ours: str) -> None:
    text = (DATA.parents[1] / ours).read_text(encoding="utf-8")
    Path("mine.toml").write_text(f"# à nous\n{text}", encoding="utf-8")
    ran = onze("check", game, f"{kind}=mine.toml", "--lang", "en")
    assert ran.output.startswith("mine.toml: no mistakes found. ")
    assert (ran.errors, ran.code) == ("", 0)
    arguments = ("--seats", "random,random", "--file", f"{kind}=mine.toml", "--seed", "1", "--record", "match.onze")
    assert onze("play", game, *arguments, "--lang", "en").code == 0
    assert open_record(Path("match.onze").read_bytes()).head.data.keys() == {kind}
    assert onze("verify", "match.onze", "--lang", "en").code == 0


def test_another_pack_changes_the_cards_of_the_match() -> None:
    arguments = ("--seats", "me,random", "--seed", "1", "--lang", "en", "--record", "match.onze")
    onze("play", GAME, *arguments, "--file", f"cards={SEVERAL_ARROWS}")
    replay = open_record(Path("match.onze").read_bytes())
    assert replay.game.cards != find_game(GAME)().cards  # type: ignore[call-arg]


def test_a_mistake_in_a_file_is_told_by_the_check() -> None:
    Path("mine.toml").write_text("card = 3\n", encoding="utf-8")
    ran = onze("check", GAME, "cards=mine.toml", "--lang", "en")
    assert " ".join(ran.errors.split()).startswith("! Football à la carte can make nothing of mine.toml: it is TOML")
    assert (ran.output, ran.code) == ("", 2)
    ran = onze("play", GAME, "--file", "cards=mine.toml", "--lang", "fr")
    assert " ".join(ran.errors.split()).startswith("! Le football à la carte ne peut rien faire de mine.toml : c’est")
    assert (ran.output, ran.code) == ("", 2)


def test_a_short_form_means_the_same() -> None:
    refused = "! There is no file nowhere.toml. "
    for arguments in (["--squad", "nowhere.toml"], ["--squad=nowhere.toml"], ["--file", "squad=nowhere.toml"]):
        ran = onze("play", "worldwide-football", "--seats", "me,random", *arguments, "--lang", "en")
        assert ran.errors.startswith(refused), arguments


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ["--file", "mine.toml"],
            "! “mine.toml” is no file: name its kind and its path, such as cards=my-cards.toml.",
            "! « mine.toml » n’est pas un fichier : nommez sa sorte et son chemin, par exemple cards=mes-cartes.toml.",
        ),
        (
            ["--file", "pack=mine.toml"],
            "! Football à la carte takes no file of the kind “pack”; it takes: cards, board.",
            "! Le football à la carte ne prend pas de fichier de la sorte « pack » ; il prend : cards, board.",
        ),
        (
            ["--file", "cards=a.toml", "--file", "cards=b.toml"],
            "! A table takes one file of the kind “cards”, not two.",
            "! Une table prend un seul fichier de la sorte « cards », pas deux.",
        ),
    ],
)
def test_a_file_that_cannot_be_brought_is_refused(arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        ran = onze("play", GAME, "--seats", "me,random", *arguments, "--lang", lang)
        assert " ".join(ran.errors.split()) == sentence
        assert (ran.output, ran.code) == ("", 2)


def test_a_short_form_without_its_file_says_so() -> None:
    ran = onze_in_a_pipe("play", "worldwide-football", "--squad")
    assert "--squad needs a value" in ran.errors
    assert ran.code == 2


@pytest.mark.parametrize(
    ("machine", "words"), [("en_GB.UTF-8", "Short for some kinds: "), ("fr_FR.UTF-8", "Formes courtes")]
)
def test_help_names_the_short_forms_and_their_commands(machine: str, words: str) -> None:
    helped = " ".join(onze_in_a_pipe("play", "--help", machine=machine).output.replace("│", " ").split())
    assert words in helped
    assert all(f"--{name}" in helped for name in ("squad", "deck", "edition"))
    commands = onze_in_a_pipe("--help", machine=machine).output
    assert all(f" {name} " in commands for name in ("deck", "squad", "edition", "check"))
