"""The rules at the terminal: the games, a game, a clause, words in clauses."""

import pytest

from onze.games import find_game, find_rulebook, game_ids
from tests.cli.command import GAME, onze, onze_in_a_pipe
from tests.cli.test_resume import SHOOTOUT

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
