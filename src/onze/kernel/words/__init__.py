"""Sentences in French and English, and the rules as text.

* ``sentences``: sentences read from TOML, and refusals made of them
* ``rulebook``: the rules of a game, clause by clause
* ``letters``: letters as a keyboard types them
"""

from onze.kernel.words.sentences import (
    KERNEL_WORDS,
    LANGUAGES,
    Reason,
    Refused,
    Text,
    Words,
    either,
    read_text,
    read_words,
)

__all__ = ["KERNEL_WORDS", "LANGUAGES", "Reason", "Refused", "Text", "Words", "either", "read_text", "read_words"]
