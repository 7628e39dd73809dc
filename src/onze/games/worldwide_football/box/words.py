"""The sentences of Worldwide Football in French and English (words.toml)."""

from typing import Final

from onze.games.worldwide_football.box import DATA
from onze.kernel.words import read_words

__all__ = ["WORDS"]

WORDS: Final = read_words(DATA / "words.toml")
