"""Decks and squads of one's own: checked with every mistake named, and played."""

from pathlib import Path

import pytest

from onze.cli.own_files import prepare_files
from onze.cli.play import Table
from onze.cli.screen import Screen
from onze.cli.seating import Seating
from onze.games import open_record
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.deck_files import deck_moves
from onze.kernel.records.lines import read_record
from onze.kernel.words import Refused
from tests.cli.command import GAME, Ran, onze
from tests.plain import plain

BELGIUM = Path(__file__).parents[2] / "examples" / "belgium.toml"
INTERNATIONAL = ("play", "worldwide-football", "--option", "mode=international", "--lang", "en", "--seed", "3")
GOOD = """\
dribble = 5
pass = 6
long-pass = 3
cross = 2
through-ball = 3
shot-678 = 3
interception = 3
pressing = 3
tackle = 4
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files lie."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(text: str, lang: str = "en") -> Ran:
    """Checks a deck; lines that were wrapped are whole again."""
    Path("mine.toml").write_text(text, encoding="utf-8")
    ran = onze("deck", "check", "mine.toml", "--lang", lang)
    return ran._replace(errors=ran.errors.replace("\n  ", " "))


# ---- checking a deck


@pytest.mark.usefixtures("folder")
def test_a_legal_deck_is_told_so() -> None:
    assert check(GOOD) == ("mine.toml is a legal deck: 32 cards, 10 of them for defence.\n", "", 0)
    assert check(GOOD, "fr") == ("mine.toml est un deck valable : 32 cartes, dont 10 de défense.\n", "", 0)


@pytest.mark.parametrize("name", ["balanced", "équilibré", "equilibre", "Équilibré"])
def test_a_sample_deck_goes_by_its_name_in_either_language(name: str) -> None:
    assert (
        onze("deck", "check", name, "--lang", "en").output
        == f"{name} is a legal deck: 32 cards, 9 of them for defence.\n"
    )
    game = WorldwideFootball(mode="international")
    assert deck_moves(game, name) == deck_moves(game, "balanced") != deck_moves(game, "standard")


def test_the_list_of_samples_names_them_as_its_language_does() -> None:
    heads = onze("deck", "list", "--lang", "fr").output.splitlines()[3]
    assert heads.split() == ["À", "écrire", "Carte", "standard", "offensif", "équilibré", "défensif", "disponibles"]


MISTAKES = [
    (
        GOOD.replace("dribble", "dribbel"),
        ["! mine.toml, line 1: there is no card “dribbel”; the nearest ones are: dribble, through-ball, pressing."],
        ["! mine.toml, ligne 1 : il n’y a pas de carte « dribbel » ; les plus proches sont : dribble, through-ball, "
         "pressing."],
    ),
    (
        GOOD.replace("cross = 2", "cross = 4"),
        ["! mine.toml, line 4: “cross” (Cross) is a whole number from 0 to 3: there are no more in your colour. "
         "[WF-C-34]"],
        ["! mine.toml, ligne 4 : « cross » (Centre) est un nombre entier de 0 à 3 : il n’y en a pas plus de votre "
         "couleur. [WF-C-34]"],
    ),
    (
        'dribble = 5\npass = "six"\nlong-pass = 3\ncross = -1\ntackle = true\n',
        ["! mine.toml, line 2: “pass” (Pass) is a whole number from 0 to 8: there are no more in your colour. "
         "[WF-C-34]",
         "! mine.toml, line 4: “cross” (Cross) is a whole number from 0 to 3: there are no more in your colour. "
         "[WF-C-34]",
         "! mine.toml, line 5: “tackle” (Tackle) is a whole number from 0 to 4: there are no more in your colour. "
         "[WF-C-34]"],
        [],
    ),
    (
        GOOD.replace("pass = 6", "pass = 7"),
        ["! mine.toml, line 9: a deck has 32 cards, this one 33. [WF-22.2]"],
        ["! mine.toml, ligne 9 : un deck compte 32 cartes, celui-ci 33. [WF-22.2]"],
    ),
    (
        "tackle = 0\ndribble = 7\npass = 8\nlong-pass = 5\ncross = 3\nthrough-ball = 4\nshot-678 = 4\nshot-567 = 1\n",
        ["! mine.toml, line 1: a deck has 7 to 12 defence cards, this one 0. [WF-22.3]"],
        ["! mine.toml, ligne 1 : un deck compte de 7 à 12 cartes de défense, celui-ci 0. [WF-22.3]"],
    ),
    (
        "interception = 5\npressing = 4\ntackle = 4\n",
        ["! mine.toml, line 3: a deck has 32 cards, this one 13. [WF-22.2]",
         "! mine.toml, line 3: a deck has 7 to 12 defence cards, this one 13. [WF-22.3]"],
        [],
    ),
    (
        "",
        ["! mine.toml, line 1: a deck has 32 cards, this one 0. [WF-22.2]",
         "! mine.toml, line 1: a deck has 7 to 12 defence cards, this one 0. [WF-22.3]"],
        [],
    ),
    (
        "# a copy of a sample\n\n[standard]\n" + GOOD,
        ["! mine.toml, line 3: a deck has no parts of its own, just a card and a number a line; leave “standard” out."],
        ["! mine.toml, ligne 3 : un deck n’a pas de parties, seulement une carte et un nombre par ligne ; omettez "
         "« standard »."],
    ),
    (
        "dribble = five\n",
        ["! mine.toml cannot be read: it is not valid TOML at line 1, column 11."],
        [],
    ),
]  # fmt: skip


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("text", "english", "french"), MISTAKES)
def test_every_mistake_is_named_with_its_line(text: str, english: list[str], french: list[str]) -> None:
    assert check(text) == ("", "\n".join(english) + "\n", 2)
    if french:
        assert check(text, "fr").errors == "\n".join(french) + "\n"


def test_a_file_that_is_not_there_and_no_file_at_all_are_refused(folder: Path) -> None:
    assert onze("deck", "check", "none.toml", "--lang", "en").errors.startswith("! There is no file none.toml. ")
    ran = onze("deck", "check", "--lang", "en")
    assert (ran.errors, ran.code) == ("! Name the file that is to be checked:\n  onze deck check my-deck.toml\n", 2)


def test_the_samples_are_listed_and_legal() -> None:
    names = list(WorldwideFootball(mode="international").decks)
    for lang, card, total in (("en", "Through ball", "in all"), ("fr", "Passe en", "en tout")):
        text = onze("deck", "list", "--lang", lang).output
        assert max(len(line) for line in text.splitlines()) <= 80
        (row,) = [line.split() for line in text.splitlines() if line.startswith("through-ball")]
        assert row == ["through-ball", *card.split(), "2", "4", "3", "3", "4"]
        assert f" {total} " in text
    assert names == ["standard", "offensive", "balanced", "defensive"]
    for name in names:
        ran = onze("deck", "check", name, "--lang", "en")
        assert ran.output.startswith(f"{name} is a legal deck: 32 cards, ")


def test_a_file_with_thousands_of_mistakes_is_not_told_them_all(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text("\n".join(f"a{number} = 1" for number in range(3000)))
    for lang, more in (("en", "more of the kind; these come first."), ("fr", "autres ; commencez par celles-ci.")):
        ran = onze("deck", "check", str(deck), "--lang", lang)
        assert ran.code == 2
        assert len(ran.errors) < 20_000
        assert plain(" ".join(ran.errors.split())).endswith(more)


# ---- playing a deck


def moves_of(record: Path, seat: int) -> list[str]:
    """What a seat said of its deck, in the record."""
    lines = read_record(record.read_bytes()).lines
    said = [line.partition(" [")[0] for line in lines if line.startswith(f"seat:{seat} ")]
    return [line.removeprefix(f"seat:{seat} ") for line in said if "choose number:" in line or line.endswith(" keep")]


def test_a_deck_is_played_in_when_it_is_asked_for(folder: Path) -> None:
    Path("mine.toml").write_text(GOOD, encoding="utf-8")
    arguments = ("--seats", "me,random", "--deck", "mine.toml", "--record", "match.onze")
    output = onze(*INTERNATIONAL, *arguments, typed="1\n" * 6).output
    assert "How many" not in output
    assert "· You: deck mine.toml is laid out.\n" in output
    numbers = (5, 6, 3, 2, 3, 3, 0, 3, 3, 4)
    assert moves_of(folder / "match.onze", 0) == [f"choose number:{number}" for number in numbers]


def test_a_deck_is_played_once_and_may_be_kept_at_half_time(tmp_path: Path) -> None:
    game = WorldwideFootball(mode="international")
    seating = Seating(game, ["me", "random"])
    seating.prepared = prepare_files(game, seating.people, [("deck", "defensive")], "en")
    table = Table(seating, Screen("en"), tmp_path / "match.onze")
    assert table.prepared(game.scenario("ExtraAbilities"), 0) == []
    moves = table.prepared(game.scenario("BuildDecks"), 0)
    assert [game.name(move) for move in moves] == deck_moves(game, "defensive")
    half_time = game.scenario("BuildDecks", half_time=True)
    assert table.prepared(half_time, 0) == []
    assert game.move("keep") in half_time.moves(0)


def test_the_opponents_deck_stays_hidden(folder: Path) -> None:
    arguments = ("--seats", "me,person", "--deck", "defensive", "--deck", "offensive")
    typed = "\n1\n\n1\n\n1\n1\n\n1\n1\n" + "\ngive back\n1\n" * 4
    output = onze(*INTERNATIONAL, *arguments, "--record", "match.onze", typed=typed).output
    assert "choose number" not in output
    assert len(moves_of(folder / "match.onze", 0)) == len(moves_of(folder / "match.onze", 1)) == 10
    defensive, offensive = (output.index(f"deck {name} is laid out") for name in ("defensive", "offensive"))
    between = output[min(defensive, offensive) : max(defensive, offensive)]
    assert "Screen for" in between, "each reads of one’s own deck alone"


def test_a_deck_that_was_taken_back_is_built_by_hand(folder: Path) -> None:
    arguments = ("--seats", "me,random", "--deck", "defensive", "--record", "match.onze")
    output = onze(*INTERNATIONAL, *arguments, typed="1\n1\n1\nu\n").output
    assert output.count("deck defensive is laid out") == 1
    assert "0 × Dribble" in output.split("the last move is taken back")[1]


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ["worldwide-football", "--seats", "me,random", "--deck", "standard"],
            "! No decks are built at this table: play with --option mode=international. [WF-22.1]",
            "! On ne compose pas de deck à cette table : jouez avec --option mode=international. [WF-22.1]",
        ),
        (
            [GAME, "--seats", "me,random", "--deck", "standard"],
            "! Football à la carte takes no file of the kind “deck”; it takes: cards, board.",
            "! Le football à la carte ne prend pas de fichier de la sorte « deck » ; il prend : cards, board.",
        ),
        (
            ["worldwide-football", "--seats", "me,random", "--deck", "standard", "--deck", "standard"],
            "! Each person brings one file of the kind “deck” at most. Files: 2; people: 1.",
            "! Chaque personne apporte au plus un fichier de la sorte « deck ». Fichiers : 2 ; personnes : 1.",
        ),
        (
            [GAME, "--seats", "me,random", "--squad", "belgium.toml"],
            "! Football à la carte takes no file of the kind “squad”; it takes: cards, board.",
            "! Le football à la carte ne prend pas de fichier de la sorte « squad » ; il prend : cards, board.",
        ),
    ],
)
def test_what_cannot_be_brought_along_is_refused(arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        ran = onze("play", *arguments, "--lang", lang)
        assert " ".join(ran.errors.split()) == sentence
        assert (ran.output, ran.code) == ("", 2)


def test_a_deck_with_a_mistake_is_refused_before_the_match(folder: Path, matches: Path) -> None:
    Path("mine.toml").write_text(GOOD.replace("pass = 6", "pass = 5"), encoding="utf-8")
    ran = onze(*INTERNATIONAL, "--seats", "me,random", "--deck", "mine.toml")
    assert "a deck has 32 cards, this one 31" in ran.errors
    assert (ran.output, matches.exists()) == ("", False)


def test_the_moves_of_a_deck_follow_the_cards_of_the_table(folder: Path) -> None:
    Path("mine.toml").write_text(GOOD, encoding="utf-8")
    game = WorldwideFootball(mode="international")
    assert deck_moves(game, "mine.toml")[:2] == ["choose number:5", "choose number:6"]
    fewer = WorldwideFootball(mode="international", use_pro_cards="off")
    Path("mine.toml").write_text(GOOD.replace("pass = 6", "pass = 8"), encoding="utf-8")
    with pytest.raises(Refused, match="from 0 to 7"):
        deck_moves(fewer, "mine.toml")


# ---- squads


@pytest.mark.parametrize(
    ("lang", "title", "card"),
    [
        ("en", "Belgium\n=======\n\nbelgium.toml is a legal squad.\n", "A2    Maxime Dubois    After Dribble: +2 PA\n"),
        (
            "fr",
            "Belgique\n========\n\nbelgium.toml est un effectif valable.\n",
            "A2     Maxime Dubois    Après Dribble : ",
        ),
    ],
)
def test_a_squad_is_shown_card_by_card(lang: str, title: str, card: str) -> None:
    ran = onze("squad", "check", str(BELGIUM), "--lang", lang)
    assert ran.output.startswith(title)
    assert card in ran.output
    assert (ran.errors, ran.code) == ("", 0)
    assert max(len(line) for line in ran.output.splitlines()) <= 80


def test_a_squad_without_its_file_is_refused() -> None:
    ran = onze("squad", "check", "--lang", "fr")
    assert (ran.errors, ran.code) == ("! Nommez le fichier à vérifier :\n  onze squad check belgium.toml\n", 2)


def test_a_name_that_no_terminal_can_show_is_refused(folder: Path) -> None:
    text = BELGIUM.read_text(encoding="utf-8").replace("Bart Verhulst", "Bart\\u001b[2J")
    Path("belgium.toml").write_text(text, encoding="utf-8")
    ran = onze("squad", "check", "belgium.toml", "--lang", "en")
    assert ran.errors == '! belgium.toml, line 17: a player has a name: name = "Jan Peeters".\n'


def test_a_squad_is_played_and_its_record_needs_no_file(folder: Path) -> None:
    Path("belgium.toml").write_bytes(BELGIUM.read_bytes())
    arguments = ("play", "worldwide-football", "--squad", "belgium.toml", "--seats", "me,random", "--seed", "3")
    output = onze(*arguments, "--lang", "en", "--record", "match.onze", typed="Belgium\n1\n1\n").output
    assert "Belgium (you)" in output
    Path("belgium.toml").unlink()
    replay = open_record(Path("match.onze").read_bytes())
    assert replay.frames()[-1].match.view(0)["sides"][0]["team"] == "team:belgium"  # type: ignore[index]
    assert onze("verify", "match.onze", "--lang", "en").code == 0
    resumed = onze("resume", "match.onze", "--lang", "en", typed="1\n")
    assert "Belgium (you)" in resumed.output
    assert "Belgium" in onze("report", "match.onze", "--lang", "en").output
