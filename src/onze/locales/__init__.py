"""The words that front ends share, in French and English: Project Fluent files, one a language.

A game's own words (cards, refusals, events) are its own data; here is what is said around any game.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from onze.typography import french

__all__ = ["LANGUAGES", "preferred_language", "say"]

LANGUAGES: Final = ("en", "fr")
LONGEST_FACT: Final = 2000
"""How much of a fact is said: Fluent refuses to say a longer one, and people can paste anything."""


def say(key: str, language: str, /, **values: str | int) -> str:
    """A sentence in one language, its values filled in; a key or a value that is missing is an error."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"{language}.ftl: {key!r} has no text of its own")
    sentence, errors = bundle.format_pattern(pattern, {name: _shortened(value) for name, value in values.items()})
    if errors:
        raise ValueError(f"{language}.ftl: {key!r} cannot be said: {errors[0]}")
    return str(sentence)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that a machine is set to: French where it says so, else English."""
    settings = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    setting = next((setting for setting in settings if setting), "")
    return "fr" if setting.lower().startswith("fr") else "en"


def _shortened(fact: str | int) -> str | int:
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for text that mixes directions of writing; a terminal shows them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(__file__).with_name(f"{language}.ftl")
    resource = FluentResource(path.read_text(encoding="utf-8"))
    if language == "fr":
        _SetAsFrench().visit(resource)
    bundle.add_resource(resource)
    return bundle


class _SetAsFrench(Visitor):
    """Sets the text of every sentence; the values that are filled in stay as they are."""

    def visit_TextElement(self, text: ast.TextElement) -> None:  # noqa: N802 - the visitor's own naming
        text.value = french(text.value)
