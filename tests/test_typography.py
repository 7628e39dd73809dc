"""French typography: what authors type, and what people are shown."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import onze
from onze.cli.answers import fitting
from onze.cli.main import app
from onze.cli.screen import Screen
from onze.games import find_game, game_ids
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.options import read_options
from onze.kernel.words import read_text, read_words
from onze.kernel.words.rulebook import read_rulebook
from onze.locales import say
from onze.typography import NARROW, WIDE, french, score
from tests.locales.test_locales import messages
from tests.plain import plain

PACKAGE = Path(onze.__file__).parent
EXAMPLES = Path(__file__).parents[1] / "examples"
TOML_FILES = [*sorted(PACKAGE.rglob("*.toml")), *sorted(EXAMPLES.rglob("*.toml"))]
WORD_FILES = [
    path
    for path in TOML_FILES
    if path.name in ("words.toml", "report.toml", "events.toml", "levels.toml")
    or path.match("worldwide_football/data/cards.toml")
]
OPTION_FILES = [path for path in TOML_FILES if path.name == "options.toml"]
EDITION_FILES = [path for path in TOML_FILES if "[[round]]" in path.read_text(encoding="utf-8")]
PACK_FILES = [path for path in TOML_FILES if path.match("footime/data/cards.toml")]
LESSON_FILES = [path for path in TOML_FILES if path.name in ("examples.toml", "lesson.toml")]
RULE_FILES = [path for path in TOML_FILES if path.name == "rules.toml"]

PLAIN_SPACE = re.compile(r"[^\s,;:] [;:!?]|\S »|« |\d %|\d PA\b|n° \d")
"""A plain space at a mark; behind a comma, a semicolon or a colon a mark is a key to press, which stands by itself."""

NO_SPACE = re.compile(r"[\w)}»][;:!?](?:\s|$)|\S»|«\S")


def place(path: Path) -> str:
    """A file by its place in the project."""
    return str(path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else EXAMPLES))


def taught(language: str) -> dict[str, str]:
    """The texts of lessons and examples as people are shown them."""
    texts = [(path, _deep(tomllib.loads(path.read_text(encoding="utf-8")))) for path in LESSON_FILES]
    return {
        f"{place(path)} {number}": read_text(text, path.name)[language]
        for path, found in texts
        for number, text in enumerate(found)
    }


def shown(language: str) -> dict[str, str]:
    """Every text of the package as people are shown it, by the place where it is written."""
    texts: dict[str, str] = {}
    for path in WORD_FILES:
        for key, text in read_words(path).sentences.items():
            texts[f"{place(path)} [{key}]"] = text[language]
    for path in PACK_FILES:
        for number, card in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["card"]):
            texts[f"{place(path)} {number}"] = read_text(card, path.name)[language]
    texts |= taught(language)
    for path in OPTION_FILES:
        for option in read_options(path):
            texts[f"{place(path)} [{option.name}]"] = option.text[language]
    for path in RULE_FILES:
        for chapter in read_rulebook(path).chapters:
            texts[f"{place(path)} {chapter.title}"] = chapter.title[language]
            for clause in chapter.clauses:
                texts[f"{place(path)} [{clause.id}]"] = clause.text[language]
                texts[f"{place(path)} [{clause.id}] why"] = clause.why[language] if clause.why else ""
    for key, facts in messages(language).items():
        for value in ("x", 1, 2):
            texts[f"{language}.ftl {key} ({value})"] = say(key, language, **dict.fromkeys(facts, value))
    for game in game_ids():
        texts[f"title of {game}"] = find_game(game).title[language]
    return texts


def _deep(value: object) -> Iterator[dict[str, Any]]:
    """All texts in both languages in what a TOML file says, however deep."""
    if isinstance(value, dict) and isinstance(value.get("en"), str):
        yield {language: value[language] for language in ("en", "fr")}
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _deep(part)


def french_in(value: object) -> Iterator[str]:
    """All French texts in what a TOML file says, however deep."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "fr" and isinstance(part, str):
                yield part
            else:
                yield from french_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from french_in(part)


def typed() -> dict[str, str]:
    """Every French text as its author typed it, by the place where it is written; facts are empty braces."""
    texts: dict[str, str] = {}
    for path in TOML_FILES:
        for number, text in enumerate(french_in(tomllib.loads(path.read_text(encoding="utf-8")))):
            texts[f"{place(path)} {number}: {text}"] = text
    for line in (PACKAGE / "locales" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            texts[f"fr.ftl: {line}"] = line
    return {where: re.sub(r"\{[^{}]*\}", "{}", text) for where, text in texts.items()}


# ---- setting a text


@pytest.mark.parametrize(
    ("text", "set_text"),
    [
        ("But !", f"But{NARROW}!"),
        ("Combien ?", f"Combien{NARROW}?"),
        ("Le jeu ; demandé.", f"Le jeu{NARROW}; demandé."),
        ("Ballon : d9", f"Ballon{WIDE}: d9"),
        ("le bot « coach ».", f"le bot «{WIDE}coach{WIDE}»."),
        ("« Hors-jeu ! » : non.", f"«{WIDE}Hors-jeu{NARROW}!{WIDE}»{WIDE}: non."),
        ("{who} : {size} %", f"{{who}}{WIDE}: {{size}}{WIDE}%"),
        ("dans 90 % des cas", f"dans 90{WIDE}% des cas"),
        ("(places : 2) ?", f"(places{WIDE}: 2){NARROW}?"),
        ("quoi ?!", f"quoi{NARROW}?!"),
        ("Votre coup : ? pour l’aide", f"Votre coup{WIDE}: ? pour l’aide"),
        ("« ? » aide", f"«{WIDE}?{WIDE}» aide"),
        ("la carte n° 4, n° {number}", f"la carte n°{WIDE}4, n°{WIDE}{{number}}"),
        ("à 5 PA ou {pa} PA", f"à 5{WIDE}PA ou {{pa}}{WIDE}PA"),
        (" : la suite d’un fait", f"{WIDE}: la suite d’un fait"),
        (" % des tirs", f"{WIDE}% des tirs"),
        (" ?", f"{NARROW}?"),
    ],
)
def test_a_space_at_a_mark_becomes_no_break(text: str, set_text: str) -> None:
    assert french(text) == set_text
    assert french(set_text) == set_text
    assert plain(set_text) == text


@pytest.mark.parametrize(
    "text",
    [
        "coup de sifflet à 12:30",
        "fichier.py:fonction",
        "nom=valeur",
        '{option}="{value}"',
        "a != b, c := d, match :half",
        "https://example.org/?page=1;part=2",
        "b pour revenir, ? pour l’aide",
        "(●) ballon  : surface  + engagement",
        "2 – 1, puis tirs au but.",
        "pas d’espace: rien à lier!",
        "un signe % seul",
        "ses PA, 2 PAs, n° à donner",
        "fin de ligne\n; suite",
    ],
)
def test_everything_else_is_left_alone(text: str) -> None:
    assert french(text) == text


@pytest.mark.parametrize(
    ("numbers", "language", "written"),
    [((2, 1), "fr", "2-1"), ((2, 1), "en", f"2{WIDE}–{WIDE}1"), ((10, 0, 3), "fr", "10-0-3")],
)
def test_a_score_has_a_hyphen_in_french_and_a_dash_in_english(
    numbers: tuple[int, ...], language: str, written: str
) -> None:
    assert score(numbers, language) == written


# ---- what people are shown


def test_all_french_is_shown_without_a_plain_space_at_a_mark() -> None:
    texts = shown("fr")
    assert {where: text for where, text in texts.items() if PLAIN_SPACE.search(text)} == {}
    for mark in (f"{NARROW};", f"{NARROW}!", f"{NARROW}?", f"{WIDE}:", f"{WIDE}»", f"«{WIDE}"):
        assert any(mark in text for text in texts.values()), mark


def test_english_is_shown_as_it_is_typed() -> None:
    assert [where for where, text in shown("en").items() if text != plain(text)] == []


def test_every_file_with_french_sentences_is_one_of_those_that_are_set() -> None:
    with_french = {path for path in TOML_FILES if '\nfr = "' in path.read_text(encoding="utf-8")}
    others = {path for path in LESSON_FILES if path not in with_french}  # "title.fr" on one line
    assert with_french | others == {
        *WORD_FILES, *OPTION_FILES, *RULE_FILES, *EDITION_FILES, *PACK_FILES, *LESSON_FILES,
    }  # fmt: skip
    assert {folder for path in WORD_FILES for folder in path.parts} >= {"kernel", "bots", "football_a_la_carte"}


def test_facts_are_shown_as_they_are(tmp_path: Path) -> None:
    assert say("not-a-choice", "fr", answer="a : b ?", last=2).startswith(f"«{WIDE}a : b ?{WIDE}» n’est pas")
    path = tmp_path / "words.toml"
    path.write_text('[cry]\nen = "{who}!"\nfr = "{who} !"\n', encoding="utf-8")
    assert read_words(path).say("cry", "fr", {"who": "a : b"}) == f"a : b{NARROW}!"


def test_a_whole_match_is_shown_without_a_plain_space_at_a_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ONZE_MATCHES", str(tmp_path))
    arguments = ["play", "football-a-la-carte", "--seats", "me,coach", "--lang", "fr", "--seed", "7"]
    lines = CliRunner().invoke(app, arguments, input="?\nhors-jeu\n" + "1\n" * 1000).stdout.splitlines()
    said = [re.sub("│.*│", "", line) for line in lines]  # on the pitch a colon is a square of the penalty area
    assert [line for line in said if PLAIN_SPACE.search(line)] == []
    assert any(f"· Coup de sifflet{WIDE}: " in line for line in lines)


@pytest.mark.parametrize("width", range(24, 80, 5))
def test_no_line_begins_with_a_mark_or_ends_with_a_quotation_mark_that_opens(
    width: int, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen("fr")
    screen.console.width = width
    for text in shown("fr").values():
        if "  " not in text:  # a legend in columns
            screen.show(text)
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines if "://" not in line) <= width, "only an address may be longer than a line"
    assert [line for line in lines if re.search(r"^[;:!»]|^\?$|«$", line)] == []


def test_what_a_person_types_with_plain_spaces_still_fits() -> None:
    game = FootballALaCarte()
    move = game.move("show hand")
    written = game.move_text(move)["fr"]
    assert written == f"montrer sa main{WIDE}: pas d’attaquant"
    others = {game.move("pass"): [f"{written}, continuer"]}
    assert fitting(plain(written), {move: [written], **others}) == [move], "exactly"
    assert fitting("main : pas d'attaquant, c", {move: [written], **others}) == [*others], "as a part"


# ---- what authors type


def test_french_is_typed_with_its_own_apostrophe_and_quotation_marks() -> None:
    # In name="value" and name = "value" the quotation marks are code.
    texts = {where: re.sub(r'= ?"[^"]*"', "=", text) for where, text in typed().items()}
    assert [where for where, text in texts.items() if re.search("['\"“”‘]", text)] == []


def test_french_is_typed_with_a_plain_space_at_every_mark() -> None:
    texts = typed()
    assert [where for where, text in texts.items() if text != plain(text)] == []
    assert [where for where, text in texts.items() if NO_SPACE.search(text)] == []


def test_percentages_are_written_as_each_language_has_them() -> None:
    """62% in English, 62 % in French, with a space that does not break."""
    texts = [text for path in WORD_FILES for text in _written(tomllib.loads(path.read_text(encoding="utf-8")))]
    english = [text["en"] for text in texts if "%" in text.get("en", "")]
    set_in_french = [french(text["fr"]) for text in texts if "%" in text.get("fr", "")]
    assert len(english) > 50
    assert not [text for text in english if re.search(r"\s%", text)]
    assert not [text for text in set_in_french if re.search(rf"[^{WIDE}]%", text)]
    assert say("odds", "en", what="saved", percent=62) == "saved 62%"
    assert say("odds", "fr", what="arrêté", percent=62) == f"arrêté 62{WIDE}%"


def _written(tables: dict[str, Any]) -> Iterator[dict[str, str]]:
    """The texts of a file, however deep they stand."""
    if isinstance(tables.get("en"), str):
        yield tables
    for part in tables.values():
        if isinstance(part, dict):
            yield from _written(part)
