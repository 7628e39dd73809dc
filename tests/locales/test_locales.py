"""The shared words: the same in both languages, said strictly."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import onze.locales
from onze.locales import LANGUAGES, preferred_language, say
from onze.typography import NARROW


class Facts(Visitor):
    """The names of all facts that a message fills in."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every key of a language, with the facts its sentence needs."""
    path = Path(onze.locales.__file__).with_name(f"{language}.ftl")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def test_both_languages_have_the_same_keys_with_the_same_facts() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for key, facts in messages(language).items():
        sentence = say(key, language, **{fact: f"<{fact}>" for fact in facts})
        assert all(f"<{fact}>" in sentence for fact in facts)


def test_facts_stand_in_the_sentence_without_isolation_marks() -> None:
    assert say("who-sits", "fr", seat=2) == f"Qui prend la place 2{NARROW}?"
    assert say("who-sits", "en", seat=2) == "Who takes seat 2?"


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="who-sits"):
        say("who-sits", "en")


def test_a_key_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        say("no-such-key", "en")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "fr_BE.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_machine(settings: dict[str, str], language: str) -> None:
    assert preferred_language(settings) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_pasted_can_be_said_again(language: str) -> None:
    said = say("not-a-choice", language, answer="x" * 100_000)
    assert f"{'x' * 2000}…" in said
    assert "x" * 2001 not in said
