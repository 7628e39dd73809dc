"""Consoles that lack some letters: what they cannot show is written with plainer signs, never with a crash."""

import codecs
import io
import sys
import unicodedata
from typing import Final

from onze.typography import NARROW, WIDE

__all__ = ["suit_the_console"]

HANDLER: Final = "onze.plainer"
PLAINER: Final = {
    NARROW: " ",
    WIDE: " ",
    "’": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "…": "...",
    "→": ">",
    "←": "<",
    "›": ">",
    "●": "o",
    "○": ".",
    "★": "*",
    "☆": "-",
    "×": "x",
    "−": "-",
    "·": ".",
    "œ": "oe",
    "Œ": "OE",
    "─": "-",
    "│": "|",
    **dict.fromkeys("┌┐└┘├┤┼", "+"),
    # Two teams of eleven shirts; what is white up to nine is plain enough as a number.
    **dict(zip("⑩⑪", "XY", strict=True)),
    **dict(zip("❶❷❸❹❺❻❼❽❾❿⓫", "ABCDEFGHIJK", strict=True)),
}


def suit_the_console() -> None:
    """Sets what happens to letters that the console does not have, both those shown and those typed."""
    codecs.register_error(HANDLER, _plainer)
    for stream, handler in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=handler)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(letter) for letter in error.object[error.start : error.end]), error.end


def _plain(letter: str) -> str:
    """A sign that every console has: one that looks alike, the letter without its accent, or a question mark."""
    if letter in PLAINER:
        return PLAINER[letter]
    bare = unicodedata.normalize("NFKD", letter)[:1]
    return bare if bare.isascii() else "?"
