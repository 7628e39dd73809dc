"""French typography: a mark and the space that belongs to it stay on one line.

Authors type plain spaces. Texts are set once, when they are read, so nothing is left to do while a match is played.
"""

import re
from typing import Final

__all__ = ["NARROW", "WIDE", "french"]

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
WIDE: Final = "\N{NO-BREAK SPACE}"

# What is read may be a part of a sentence with a fact before it, so that its very first space can be one of these.
# A mark behind a comma, a semicolon or a colon, as in "b pour revenir, ? pour l’aide", is a key to press; a mark
# with a letter or an equals sign behind it, as in "!=", is code.
_WIDE_SPACES: Final = re.compile(r"(?<=«) (?!\s)|(?<!\s) (?=»)|(?<![\s,;:]) (?=:(?![\w=]))|(?<![^\d}]) (?=%)")
_NARROW_SPACES: Final = re.compile(r"(?<![\s,;:]) (?=[;!?](?![\w=]))")


def french(text: str) -> str:
    """The text with no-break spaces before ``; : ! ? » %`` and behind ``«``, where it has plain ones."""
    return _NARROW_SPACES.sub(NARROW, _WIDE_SPACES.sub(WIDE, text))
