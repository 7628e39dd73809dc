"""The rules at the terminal: the games, a game, a clause, words in clauses, where a clause lives."""

import re
from pathlib import Path

import pytest

from onze.cli.screen import Screen
from onze.cli.where.index import Index, checkout
from onze.cli.where.page import where_lines
from onze.games import find_game, find_rulebook, game_ids
from onze.kernel.words.rulebook import Clause
from tests.cli.command import GAME, onze, onze_in_a_pipe
from tests.cli.test_resume import SHOOTOUT
from tests.plain import plain

FOOTBALL = find_game(GAME)
RULES = find_rulebook(FOOTBALL)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_it_lists_the_games_and_how_to_read_on(lang: str) -> None:
    lines = onze("rules", "--lang", lang).output.splitlines()
    assert f"  {GAME}  {FOOTBALL.title[lang]} ({len(RULES.clauses)} clauses)" in lines
    assert [line.split()[0] for line in lines[1 : len(game_ids()) + 1]] == list(game_ids())
    for line in lines[-3:]:
        assert onze(*line.split()[1:], "--lang", lang).code == 0, "every command that is shown can be typed"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_is_read_chapter_by_chapter_with_every_clause(lang: str) -> None:
    ran = onze_in_a_pipe("rules", GAME, "--lang", lang)
    lines = ran.output.splitlines()
    words = " ".join(ran.output.split())
    places = [words.index(f" {clause.id} {plain_words(clause.text[lang])}") for clause in RULES.clauses.values()]
    assert places == sorted(places)
    assert lines[0] == FOOTBALL.title[lang].upper()
    assert all(plain_words(chapter.title[lang]) in lines for chapter in RULES.chapters)
    assert max(len(line) for line in lines) <= 80
    assert "\x1b" not in ran.output


def plain_words(text: str) -> str:
    return " ".join(text.split())


def test_the_text_of_a_clause_stands_in_line_behind_its_id() -> None:
    lines = onze("rules", GAME, "--lang", "en").output.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("  FAC-0.5 "))
    assert lines[start].index("The “Striker”") == 12
    assert lines[start + 1].startswith(" " * 12 + "in the match")


def test_a_list_in_a_clause_has_a_line_for_each_of_its_items() -> None:
    lines = onze("rules", "WCG-C-69", "--lang", "fr").output.splitlines()
    hanging = " " * len("WCG-C-69  ")
    assert f"{hanging}groupe 2 Yougoslavie, Brésil, Bolivie ;" in lines
    assert f"{hanging}H Japon, Belgique, Russie, Tunisie." in lines


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_ends_with_its_options_as_they_are_typed(lang: str) -> None:
    output = onze("rules", GAME, "--lang", lang).output
    usual = " (par défaut)" if lang == "fr" else " (by default)"
    lines = [line.strip() for line in output.splitlines() if line.startswith("    --option ")]
    assert "--option tie=penalty_cuts" in lines
    assert f"--option tie=draw{usual}" in lines
    assert len([line for line in lines if line.endswith(usual)]) == len(FOOTBALL.option_list)
    typed = [line.removesuffix(usual).split()[1] for line in lines]
    for choice in typed:
        assert onze("play", GAME, "--seats", "me,random", "--option", choice, "--lang", lang).code == 0


@pytest.mark.parametrize("asked", ["FAC-GAP.9", "fac-gap.9"])
def test_a_clause_is_shown_with_its_chapter_its_reason_and_its_option(asked: str) -> None:
    ran = onze("rules", asked, "--lang", "fr")
    lines = ran.output.splitlines()
    assert lines[0] == "Le football à la carte › Questions ouvertes et décisions"
    assert lines[1].startswith("FAC-GAP.9  Comment faire le « total » de deux cartes")
    assert "  Le livret ne le dit pas : c’est une décision de notre part." in lines
    assert any(line.startswith("  Pourquoi : ") for line in lines)
    assert "    --option free_kick_sum=one_line" in lines
    assert ran.code == 0


@pytest.mark.parametrize(
    "arguments",
    [("--search", "drapeau rouge"), ("drapeau", "rouge"), ("Drapeau rouge",), (GAME, "--search", "DRAPEAU rouge")],
)
def test_words_find_the_clauses_that_hold_them_all(arguments: tuple[str, ...]) -> None:
    output = onze("rules", *arguments, "--lang", "fr").output
    found = [clause for chapter in RULES.search("drapeau rouge", "fr") for clause in chapter.clauses]
    assert 0 < len(found) < 20
    shown = [line.split()[0] for line in output.splitlines() if line.startswith("  FAC-")]
    assert shown == [clause.id for clause in found]


def test_accents_need_not_be_typed() -> None:
    searched = onze("rules", "--search", "degagement", "--lang", "fr")
    assert searched == onze("rules", "--search", "dégagement", "--lang", "fr")
    assert "FAC-6" in searched.output


@pytest.mark.parametrize("arguments", [("chess",), ("FAC-99.1",), ("--search", "chess"), (GAME, "--search", "chess")])
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "is no game, no clause’s id, and no clause holds all of these words. “onze rules” lists the games."),
        ("fr", "et aucune clause ne contient tous ces mots. « onze rules » donne la liste des jeux."),
    ],
)
def test_what_is_not_found_is_said_so(arguments: tuple[str, ...], lang: str, sentence: str) -> None:
    ran = onze("rules", *arguments, "--lang", lang)
    assert " ".join(ran.errors.split()).endswith(sentence)
    assert (ran.output, ran.code) == ("", 2)


def test_a_game_from_outside_is_read_by_its_folder() -> None:
    output = onze("rules", SHOOTOUT, "--lang", "en").output
    assert output.startswith("SHOOT-OUT\n")
    assert "    --option kicks=NUMBER, from 1 to 11 (5 by default)" in output.splitlines()


# ---- where a rule lives

in_a_checkout = pytest.mark.skipif(checkout() is None, reason="the package is installed without its sources")


@in_a_checkout
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_tells_the_code_the_data_and_the_tests_of_a_clause(lang: str) -> None:
    ran = onze_in_a_pipe("rules", "fac-gap.9", "--where", "--lang", lang)
    clause, *sections = ran.output.rstrip("\n").split("\n\n")
    assert clause == onze_in_a_pipe("rules", "FAC-GAP.9", "--lang", lang).output.rstrip("\n")
    headings = [section.splitlines()[0] for section in sections]
    assert (
        headings
        == {
            "en": ["In the code:", "In the data:", "Proven by:"],
            "fr": ["Dans le code :", "Dans les données :", "Prouvée par :"],
        }[lang]
    )
    data, tests = sections[1].splitlines(), sections[2].splitlines()
    assert re.fullmatch(r"  src/onze/games/football_a_la_carte/data/options\.toml:\d+  \[free_kick_sum\]", data[1])
    assert re.fullmatch(r"  tests/rules/football_a_la_carte/test_readings_of_the_ball\.py:\d+", tests[1])
    assert tests[2] == "    test_a_free_kick_and_its_attacker_are_two_legs_or_one_line"
    assert max(len(line) for line in ran.output.splitlines()) <= 80
    assert ran.code == 0


@in_a_checkout
def test_where_takes_several_clauses_and_those_of_the_examples() -> None:
    output = onze("rules", "PSO-7", "FAC-0.5", "--where", "--lang", "en").output
    assert output.startswith("Shoot-out › The end\nPSO-7  ")
    assert f"\n\n\n{FOOTBALL.title['en']} › Setup\nFAC-0.5  " in output
    assert re.search(r"^  examples/shootout/game\.py:\d+  NextKick$", output, re.MULTILINE)


@in_a_checkout
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! “FAC-99.1” is no clause’s id. The nearest ones are: FAC-9.1, "),
        ("fr", "! « FAC-99.1 » n’est l’identifiant d’aucune clause. Les plus proches sont : FAC-9.1, "),
    ],
)
def test_where_refuses_what_is_no_clause_and_names_the_nearest(lang: str, sentence: str) -> None:
    ran = onze("rules", "FAC-0.5", "FAC-99.1", "--where", "--lang", lang)
    assert " ".join(ran.errors.split()).startswith(sentence)
    assert (ran.output, ran.code) == ("", 2)


@in_a_checkout
@pytest.mark.parametrize("arguments", [(), ("--search", "corner")])
def test_where_asks_for_an_id(arguments: tuple[str, ...]) -> None:
    ran = onze("rules", *arguments, "--where", "--lang", "en")
    assert ran.errors.splitlines()[-1] == "  onze rules FAC-8.6 --where"
    assert (ran.output, ran.code) == ("", 2)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! “--where” works in a checkout only: "),
        ("fr", "! « --where » ne fonctionne que dans une copie du dépôt : "),
    ],
)
def test_where_says_that_it_needs_the_sources(lang: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onze.cli.rules.checkout", lambda: None)
    ran = onze("rules", "FAC-0.5", "--where", "--lang", lang)
    assert " ".join(ran.errors.split()).startswith(sentence)
    assert (ran.output, ran.code) == ("", 2)


@pytest.mark.parametrize(
    ("key", "value", "en", "fr"),
    [
        ("lives", "absence", "lives in what nobody can do", "tient à ce que personne ne peut faire"),
        ("lives", "example", "is a worked example", "est un exemple"),
        ("lives", "see", "lives in those that it refers to: FAC-1.1", "auxquelles elle renvoie : FAC-1.1"),
        ("lives", "data/cards.toml", "lives in toy/data/cards.toml", "se trouve dans toy/data/cards.toml"),
        ("material", True, "describes the box", "décrit la boîte"),
    ],
)
def test_where_tells_what_a_clause_says_of_itself(key: str, value: object, en: str, fr: str, tmp_path: Path) -> None:
    (tmp_path / "toy" / "data").mkdir(parents=True)
    rules = ['[[chapter]]\nen = "Turn"\nfr = "Tour"']
    rules += [f'[chapter.rules."FAC-1.{number}"]\nen = "Text."\nfr = "Texte."' for number in (1, 2)]
    (tmp_path / "toy" / "data" / "rules.toml").write_text("\n".join(rules), encoding="utf-8")
    clause = Clause("FAC-1.2", {"en": "Text.", "fr": "Texte.", "see": ["FAC-1.1"], key: value})
    for lang, words in {"en": en, "fr": fr}.items():
        lines = where_lines(Screen(lang), Index(tmp_path, tmp_path / "toy"), clause)
        assert words in plain(" ".join(lines))
        assert ("test" in plain(" ".join(lines))) == (key != "material")


def test_where_says_that_nothing_cites_a_clause(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text('[[chapter]]\nen = "Turn"\nfr = "Tour"', encoding="utf-8")
    lines = where_lines(Screen("en"), Index(tmp_path, tmp_path), Clause("FAC-1.2", {"en": "Text.", "fr": "Texte."}))
    told = ["Neither the code nor the data cites this rule yet.", "No test proves this rule."]
    assert [line for line in lines if line] == told
