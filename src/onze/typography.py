"""French typography: a mark and the space that belongs to it stay on one line; and how scores are written.

Authors type plain spaces. Texts are set once, when they are read, so nothing is left to do while a match is played.
"""

import re
from collections.abc import Iterable
from typing import Final

__all__ = ["NARROW", "WIDE", "french", "score"]

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
WIDE: Final = "\N{NO-BREAK SPACE}"

# What is read may be a part of a sentence with a fact before it, so that its very first space can be one of these.
# A mark behind a comma, a semicolon or a colon, as in "b pour revenir, ? pour l’aide", is a key to press; a mark
# with a letter or an equals sign behind it, as in "!=", is code.
_WIDE_SPACES: Final = re.compile(
    r"(?<=«) (?!\s)|(?<!\s) (?=»)|(?<![\s,;:]) (?=:(?![\w=]))|(?<![^\d}]) (?=%)|(?<=n°) (?=[\d{])|(?<=[\d}]) (?=PA\b)"
)
_NARROW_SPACES: Final = re.compile(r"(?<![\s,;:]) (?=[;!?](?![\w=]))")


def french(text: str) -> str:
    """The text with no-break spaces before ``; : ! ? » %``, behind ``« n°`` and between a number and its PA."""
    return _NARROW_SPACES.sub(NARROW, _WIDE_SPACES.sub(WIDE, text))


def score(numbers: Iterable[object], language: str) -> str:
    """Numbers against each other, on one line: 2-1 in French, as its newspapers have it, and 2 – 1 in English."""
    return ("-" if language == "fr" else f"{WIDE}–{WIDE}").join(str(number) for number in numbers)
