"""The sentences of The World Cup Game in French and English (words.toml)."""

from typing import Final

from onze.games.world_cup.box import DATA
from onze.kernel.words import read_words

__all__ = ["WORDS"]

WORDS: Final = read_words(DATA / "words.toml")
