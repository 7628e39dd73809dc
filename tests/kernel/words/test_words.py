"""Sentences in French and English."""

import string
from pathlib import Path

import pytest

from onze.kernel.words import KERNEL_WORDS, LANGUAGES, Reason, Refused, Words, read_words

WORDS = Words(
    {
        "goal": {"en": "{who} scores: {score}.", "fr": "{who} marque : {score}."},
        "cards": {"en": "One of {cards}.", "fr": "L’une de {cards}."},
    }
)
KEEPER = {"en": "goalkeeper", "fr": "gardien"}
STRIKER = {"en": "striker", "fr": "attaquant"}


def test_a_sentence_is_said_in_each_language_with_its_facts() -> None:
    assert WORDS.say("goal", "en", {"who": "South", "score": 2}) == "South scores: 2."
    assert WORDS.say("goal", "fr", {"who": "South", "score": 2}) == "South marque : 2."


def test_a_fact_that_is_a_text_is_put_in_the_same_language() -> None:
    assert WORDS.text("goal", {"who": STRIKER, "score": 1}) == {
        "en": "striker scores: 1.",
        "fr": "attaquant marque : 1.",
    }


def test_a_list_of_facts_is_put_in_a_row() -> None:
    assert WORDS.text("cards", {"cards": [KEEPER, STRIKER, 3]}) == {
        "en": "One of goalkeeper, striker, 3.",
        "fr": "L’une de gardien, attaquant, 3.",
    }
    assert WORDS.say("cards", "en", {"cards": ()}) == "One of ."


def test_braces_in_a_fact_are_left_alone() -> None:
    assert WORDS.say("cards", "en", {"cards": "{who}"}) == "One of {who}."


def test_a_fact_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="score"):
        WORDS.say("goal", "en", {"who": "South"})


def test_a_fact_that_no_sentence_names_is_not_looked_at() -> None:
    assert WORDS.say("cards", "en", {"cards": KEEPER, "who": {"en": 1 / 3}, "score": object()}) == "One of goalkeeper."
    assert WORDS.named("goal", "fr") == ["who", "score"]


def test_only_names_stand_in_braces() -> None:
    for sentence in ("{who.name}", "{who!r}", "{score:02}", "{0}"):
        with pytest.raises(ValueError, match="only names stand in braces"):
            Words({"said": dict.fromkeys(LANGUAGES, sentence)}).say("said", "en", {"who": "South", "score": 2})


def test_a_reason_has_a_sentence_in_each_language_and_a_rule() -> None:
    reason = WORDS.reason("cards", "KA-1", {"cards": KEEPER})
    assert (reason.key, reason.rule) == ("cards", "KA-1")
    assert reason.sentence() == reason.sentence("en") == "One of goalkeeper."
    assert reason.sentence("fr") == "L’une de gardien."
    assert str(reason) == "One of goalkeeper. [KA-1]"
    assert repr(reason) == "Reason('cards', 'KA-1', 'One of goalkeeper.')"
    assert str(Reason("key", "", {"en": "No.", "fr": "Non."})) == "No."


def test_a_refusal_carries_its_reason() -> None:
    refused = WORDS.refused("cards", "KA-1", {"cards": KEEPER})
    assert isinstance(refused, Refused)
    assert refused.rule == "KA-1"
    assert refused.sentence("fr") == "L’une de gardien."
    assert str(refused) == "One of goalkeeper. [KA-1]"


@pytest.mark.parametrize(("present", "missing"), [("en", "fr"), ("fr", "en")])
def test_a_file_whose_sentence_lacks_a_language_is_refused(tmp_path: Path, present: str, missing: str) -> None:
    path = tmp_path / "words.toml"
    path.write_text(f'[goal]\n{present} = "…"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=f"words.toml, line 1: the sentence 'goal': it has no text in {missing}"):
        read_words(path)


@pytest.mark.parametrize("key", KERNEL_WORDS.sentences)
def test_the_kernel_says_the_same_facts_in_each_language(key: str) -> None:
    text = KERNEL_WORDS.sentences[key]
    assert set(text) == set(LANGUAGES)
    facts = [{name for _, name, _, _ in string.Formatter().parse(text[language]) if name} for language in LANGUAGES]
    assert facts[0] == facts[1]


def test_a_file_that_is_no_toml_is_refused_with_its_name_and_line(tmp_path: Path) -> None:
    file = tmp_path / "words.toml"
    file.write_text('[goal]\nen = "goal"\nfr = but\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"words.toml: this is not valid TOML: .*line 3"):
        read_words(file)


def test_a_sentence_that_is_no_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "words.toml"
    file.write_text('goal = "goal"\n', encoding="utf-8")
    with pytest.raises(
        ValueError, match=r"words.toml: the sentence 'goal': it is not a table with a text in en and fr"
    ):
        read_words(file)
