"""The game's sentences in French and English (words.toml)."""

from typing import Final

from onze.games.football_a_la_carte.box import DATA
from onze.kernel.words import read_words

WORDS: Final = read_words(DATA / "words.toml")
