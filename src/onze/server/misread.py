"""What is wrong with something that cannot be read: in our own sentences, which name the field and no more.

msgspec says it in English only; what it says is taken apart here.
"""

import re
from typing import Final

from msgspec import ValidationError

from onze.kernel.words import Reason
from onze.kernel.words.sentences import as_written
from onze.server.words import WORDS

__all__ = ["misread"]

PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
FIELDS: Final = {
    "field_missing": re.compile(r"Object missing required field `([^`]+)`"),
    "field_unknown": re.compile(r"Object contains unknown field `([^`]*)`"),
}
"""What names a field besides the place."""
TOO_LONG: Final = re.compile(r"Expected `\w+` of length <= ")
LONGEST_FIELD: Final = 80


def misread(error: Exception) -> Reason:
    """Why something that was sent cannot be read: it is no JSON, or a field of it is not as it has to be."""
    if not isinstance(error, ValidationError):
        return WORDS.reason("unreadable")
    said = str(error)
    found = PLACE.search(said)
    place = found[1] if found is not None else ""
    for key, pattern in FIELDS.items():
        named = pattern.match(said)
        if named is not None:
            return _about(key, f"{place}.{named[1]}".lstrip("."))
    if not place:
        return WORDS.reason("not_an_object")
    if place == "do":
        return WORDS.reason("unknown_request")
    return _about("field_too_long" if TOO_LONG.match(said) else "field_wrong", place)


def _about(key: str, field: str) -> Reason:
    shown = as_written(field)
    return WORDS.reason(key, values={"field": shown if len(shown) <= LONGEST_FIELD else f"{shown[:LONGEST_FIELD]}…"})
