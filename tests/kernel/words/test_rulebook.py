"""The rules of a game as text."""

from pathlib import Path
from textwrap import dedent

import pytest

from onze.kernel.words.rulebook import Rulebook, read_rulebook
from tests.plain import plain

RULES = """
    [[chapter]]
    en = "The kick-off"
    fr = "Le coup d’envoi"

    [chapter.rules."KO-1"]
    en = "The ball lies in the centre."
    fr = "Le ballon est au centre."
    material = true

    [chapter.rules."KO-1a"]
    en = "Whoever lost the toss kicks off."
    fr = "L’équipe qui a perdu le tirage engage : c’est à elle !"
    basis = "ruled"
    see = ["KO-1", "END-1"]
    why = { en = "Somebody must.", fr = "Il faut bien quelqu’un." }

    [[chapter]]
    en = "The end"
    fr = "La fin"

    [chapter.rules."END-1"]
    en = "The whistle ends the match, wherever the ball lies."
    fr = "Le coup de sifflet met fin au match, où que soit le ballon."
    basis = "derived"
"""


def rulebook(tmp_path: Path, text: str = RULES) -> Rulebook:
    path = tmp_path / "rules.toml"
    path.write_text(dedent(text), encoding="utf-8")
    return read_rulebook(path)


def found(rules: Rulebook, words: str, language: str) -> list[str]:
    return [clause.id for chapter in rules.search(words, language) for clause in chapter.clauses]


def test_chapters_and_clauses_are_read_in_order(tmp_path: Path) -> None:
    rules = rulebook(tmp_path)
    assert [chapter.title["en"] for chapter in rules.chapters] == ["The kick-off", "The end"]
    assert [chapter.title["fr"] for chapter in rules.chapters] == ["Le coup d’envoi", "La fin"]
    assert list(rules.clauses) == ["KO-1", "KO-1a", "END-1"]


def test_a_clause_says_what_holds_where_it_comes_from_and_why(tmp_path: Path) -> None:
    rules = rulebook(tmp_path)
    stated, ruled, derived = rules.clauses.values()
    assert (stated.basis, stated.material, stated.see, stated.why) == ("stated", True, (), None)
    assert (ruled.basis, ruled.material, ruled.see) == ("ruled", False, ("KO-1", "END-1"))
    assert ruled.why == {"en": "Somebody must.", "fr": "Il faut bien quelqu’un."}
    assert derived.basis == "derived"
    assert plain(ruled.text["fr"]) == "L’équipe qui a perdu le tirage engage : c’est à elle !"
    assert "engage\u00a0:" in ruled.text["fr"], "no line begins with a colon"


@pytest.mark.parametrize("typed", ["KO-1a", "ko-1a", "KO-1A", "Ko-1a"])
def test_a_clause_is_found_however_its_capitals_are_typed(tmp_path: Path, typed: str) -> None:
    clause = rulebook(tmp_path).clause(typed)
    assert clause is not None
    assert clause.id == "KO-1a"


@pytest.mark.parametrize("typed", ["", "KO", "KO-1b", " KO-1"])
def test_a_clause_that_is_not_there_is_not_found(tmp_path: Path, typed: str) -> None:
    assert rulebook(tmp_path).clause(typed) is None


@pytest.mark.parametrize(
    ("words", "language", "ids"),
    [
        ("ball", "en", ["KO-1", "END-1"]),
        ("BALL centre", "en", ["KO-1"]),
        ("ball whistle", "en", ["END-1"]),
        ("ballon", "en", []),
        ("ballon", "fr", ["KO-1", "END-1"]),
        ("l'equipe", "fr", ["KO-1a"]),
        ("L’Équipe", "fr", ["KO-1a"]),
        ("ou que", "fr", ["END-1"]),
        ("ko-1", "fr", ["KO-1", "KO-1a"]),
        ("", "fr", ["KO-1", "KO-1a", "END-1"]),
        ("kick-off", "en", []),
    ],
)
def test_clauses_are_found_by_all_their_words(tmp_path: Path, words: str, language: str, ids: list[str]) -> None:
    assert found(rulebook(tmp_path), words, language) == ids


def test_a_search_keeps_the_chapters_of_what_it_finds(tmp_path: Path) -> None:
    rules = rulebook(tmp_path)
    (chapter,) = rules.search("whistle", "en")
    assert chapter.title["en"] == "The end"
    assert len(rules.chapters[0].clauses) == 2, "the rulebook is left as it was"


@pytest.mark.parametrize(
    ("there", "instead", "objection"),
    [
        ('fr = "La fin"', "", "rules.toml: the title of a chapter has no text in fr"),
        ('en = "The ball lies in the centre."', "", "rules.toml, line 6: the rule 'KO-1': it has no text in en"),
        (
            'why = { en = "Somebody must.",',
            'why = { en = "",',
            "rules.toml, line 11: the rule 'KO-1a': why has no text in en",
        ),
        ('basis = "ruled"', 'basis = "guessed"', "line 11: the rule 'KO-1a': guessed cannot stand in a clause"),
        ("material = true", "colour = 'red'", "line 6: the rule 'KO-1': colour cannot stand in a clause"),
        ('"END-1"]', '"END-2"]', "KO-1a refers to END-2, which is not there"),
        ('[chapter.rules."END-1"]', '[chapter.rules."KO-1"]', "line 6: the id KO-1 stands in two chapters"),
    ],
)
def test_a_rules_file_with_a_mistake_is_refused(tmp_path: Path, there: str, instead: str, objection: str) -> None:
    assert there in RULES
    with pytest.raises(ValueError, match=objection):
        rulebook(tmp_path, RULES.replace(there, instead, 1))


def test_an_empty_rulebook_finds_nothing() -> None:
    assert Rulebook().search("ball", "en") == ()
    assert Rulebook().clause("KO-1") is None
