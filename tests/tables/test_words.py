"""What tables say when they refuse something."""

import re
from pathlib import Path

import pytest

import onze.tables
from onze.bots.levels import LEVELS
from onze.kernel.words import LANGUAGES, Refused
from onze.tables.words import WORDS, not_as_wanted, read_fields
from tests.plain import plain

CODE = "".join(path.read_text(encoding="utf-8") for path in Path(onze.tables.__file__).parent.rglob("*.py"))
BOTS = ("random", "coach", "search", *LEVELS)
"""Bots that have a name of their own in each language."""
VALUE = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("key", WORDS.sentences)
def test_every_sentence_is_said_somewhere(key: str) -> None:
    wanted = key.removeprefix("wanted_")
    named = key.startswith("bot_") and key.removeprefix("bot_") in BOTS
    assert named or f'"{wanted}"' in CODE


@pytest.mark.parametrize("key", WORDS.sentences)
def test_a_sentence_says_the_same_in_both_languages(key: str) -> None:
    english, french = (sorted(VALUE.findall(WORDS.sentences[key][language])) for language in LANGUAGES)
    assert english == french


def test_a_value_of_the_wrong_kind_is_told_from_a_missing_one() -> None:
    assert str(not_as_wanted("open", 3, "flag")) == "“open” cannot be “3”: give true or false."
    assert str(not_as_wanted("seats", None, "number")) == "“seats” is missing: give a whole number."
    assert plain(not_as_wanted("open", None, "flag").sentence("fr")) == "« open » manque : donnez true ou false."


def test_what_somebody_sent_is_echoed_in_a_few_letters_that_can_be_seen() -> None:
    sentence = not_as_wanted("open", "\u202e" + "x" * 1_000_000, "flag").sentence("en")
    assert len(sentence) < 400
    assert sentence.isprintable()


def test_a_field_that_nobody_asked_for_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        read_fields("clock", {"kind": "none", "hour\u202es": 2}, ("kind", "days"))
    assert str(refused.value) == "“clock” has no “'hour\\u202es'”. It has: kind, days."
    assert read_fields("clock", {"kind": "none"}, ("kind", "days")) == {"kind": "none"}
