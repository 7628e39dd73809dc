"""What the server says when it refuses, in French and English (words.toml)."""

from pathlib import Path
from typing import Final

from onze.kernel.words import read_words

__all__ = ["WORDS"]

WORDS: Final = read_words(Path(__file__).with_name("words.toml"))
