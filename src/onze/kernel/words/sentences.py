"""Sentences in French and English, kept as data.

Kernel and games speak in sentences read from TOML: one table a sentence, one key a language,
with ``{values}`` to fill in. A value that is itself a text (a card's name) is put in the same language.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from onze.kernel.words.tables import Tables
from onze.typography import french

__all__ = [
    "KERNEL_WORDS",
    "LANGUAGES",
    "Reason",
    "Refused",
    "Text",
    "Words",
    "as_written",
    "either",
    "read_text",
    "read_words",
]

LANGUAGES: Final = ("en", "fr")
LONGEST_VALUE: Final = 300
"""What is echoed in a sentence is cut off behind so many letters."""

Text = Mapping[str, str]
"""The same words in each language: ``{"en": "goalkeeper", "fr": "gardien de but"}``."""


class Reason:
    """Why something is not allowed: a sentence in each language, and the rule that says so."""

    def __init__(self, key: str, rule: str, text: Text) -> None:
        self.key = key
        """Which sentence it is, the same in every language."""
        self.rule = rule
        """The id of the rule that says so, or an empty string."""
        self.text = text
        """The sentence in each language."""

    def sentence(self, language: str = "en") -> str:
        """The sentence in one language, without the rule's id."""
        return self.text[language]

    def __str__(self) -> str:
        return f"{self.text['en']} [{self.rule}]" if self.rule else self.text["en"]

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, {self.text['en']!r})"


@mypyc_attr(native_class=False)  # compiled as a class of its own, reading `rule` crashed; no subclass can be raised
class Refused(Exception):  # noqa: N818 - a referee refuses; it is not an error of the program
    """Raised when a move, an option or a scenario is not allowed; nothing has been changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
        """Why it is refused."""

    @property
    def rule(self) -> str:
        """The id of the rule that refuses, or an empty string."""
        return self.reason.rule

    def sentence(self, language: str = "en") -> str:
        """What was wrong and what to do, in one language."""
        return self.reason.sentence(language)


class Words:
    """A set of sentences by key."""

    def __init__(self, sentences: Mapping[str, Text]) -> None:
        self.sentences = dict(sentences)
        """The sentences by key, with their values still to be filled in."""
        self._pieces: dict[str, dict[str, list[tuple[str, str]]]] = {}
        """By language and key, what was said before: plain words, and the name of the value behind them, if any."""

    def say(self, key: str, language: str, values: Mapping[str, object] | None = None) -> str:
        """The sentence of that key in one language, its values filled in; those that it does not name cost nothing."""
        given: Mapping[str, object] = {} if values is None else values
        said: list[str] = []
        for words, name in self._pieces_of(key, language):
            said.append(words)
            if name:
                said.append(str(_in_language(given[name], language)))
        return "".join(said)

    def named(self, key: str, language: str) -> list[str]:
        """The names of the values that the sentence of that key has in one language."""
        return [name for _, name in self._pieces_of(key, language) if name]

    def _pieces_of(self, key: str, language: str) -> list[tuple[str, str]]:
        known = self._pieces.get(language)
        if known is None:
            known = self._pieces[language] = {}
        pieces = known.get(key)
        if pieces is None:
            pieces = known[key] = _pieces(self.sentences[key][language])
        return pieces

    def text(self, key: str, values: Mapping[str, object] | None = None) -> Text:
        """The sentence of that key in every language."""
        return {language: self.say(key, language, values) for language in LANGUAGES}

    def reason(self, key: str, rule: str = "", values: Mapping[str, object] | None = None) -> Reason:
        """The sentence as the reason for a refusal."""
        return Reason(key, rule, self.text(key, values))

    def refused(self, key: str, rule: str = "", values: Mapping[str, object] | None = None) -> Refused:
        """The sentence as an exception to raise."""
        return Refused(self.reason(key, rule, values))


def as_written(value: object) -> str:
    """A value that somebody gave, as they would have typed it: words without quotation marks, ``true``, ``2``."""
    if isinstance(value, bool):
        return str(value).lower()
    written = value if isinstance(value, str) and value.isprintable() else repr(value)
    return written if len(written) <= LONGEST_VALUE else f"{written[:LONGEST_VALUE]}…"


def read_words(path: Path) -> Words:
    """Reads a TOML file of sentences, refusing one that lacks a language."""
    file = Tables(path)
    return Words(file.read("the sentence", file.tables, lambda _, table: read_text(table)))


def read_text(table: Mapping[str, Any], where: str = "it") -> Text:
    """The text of a TOML table as people are shown it, refusing one that lacks a language."""
    if not isinstance(table, Mapping):
        raise ValueError(f"{where} is not a table with a text in {' and '.join(LANGUAGES)}")
    missing = [language for language in LANGUAGES if not table.get(language)]
    if missing:
        raise ValueError(f"{where} has no text in {', '.join(missing)}")
    text = {language: str(table[language]) for language in LANGUAGES}
    return {**text, "fr": french(text["fr"])}


def _pieces(sentence: str) -> list[tuple[str, str]]:
    """A sentence cut behind each value, with the name of that value; an empty name where none follows."""
    pieces: list[tuple[str, str]] = []
    for words, name, form, conversion in Formatter().parse(sentence):
        if form or conversion or (name is not None and not name.isidentifier()):
            raise ValueError(f"only names stand in braces: {sentence}")
        pieces.append((words, name or ""))
    return pieces


def _in_language(value: object, language: str) -> object:
    if isinstance(value, str):
        return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"
    if isinstance(value, int):
        return value  # asked before what is slower to ask
    if isinstance(value, Mapping) and language in value:
        return value[language]
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_in_language(part, language)) for part in value)
    return value


def either(things: Sequence[object]) -> Text:
    """Things to choose from: 2, 4 or 8."""
    *others, last = things
    if not others:
        return dict.fromkeys(LANGUAGES, str(last))
    return KERNEL_WORDS.text("either", {"others": others, "last": last})


KERNEL_WORDS: Final = read_words(Path(__file__).with_name("words.toml"))
