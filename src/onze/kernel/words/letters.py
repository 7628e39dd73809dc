"""Letters as a keyboard types them, for finding what a person means."""

import unicodedata
from typing import Final

__all__ = ["plain_letters"]

TYPED: Final = str.maketrans({"’": "'", "œ": "oe", "æ": "ae"})


def plain_letters(text: str) -> str:
    """Without accents, ligatures, capitals, typographic apostrophes and spare spaces, all hard to type."""
    letters = unicodedata.normalize("NFD", text.casefold().translate(TYPED))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
