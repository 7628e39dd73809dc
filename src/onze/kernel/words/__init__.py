"""Sentences in French and English, and the rules as text.

* ``sentences``: sentences read from TOML, and refusals made of them
* ``rulebook``: the rules of a game, clause by clause
* ``tables``: the TOML files of a game's author, and where a mistake in them stands
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
