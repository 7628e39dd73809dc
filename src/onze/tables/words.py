"""What is said at tables when something is refused, in French and English (words.toml)."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final

from onze.kernel.words import Refused, read_words
from onze.kernel.words.sentences import as_written

__all__ = ["WORDS", "not_as_wanted", "read_fields"]

WORDS: Final = read_words(Path(__file__).with_name("words.toml"))


def not_as_wanted(name: str, value: object, wanted: str) -> Refused:
    """The refusal of a value that is missing or of the wrong kind: ``wanted`` names the kind, ``flag``, ``number``."""
    values = {"name": name, "value": as_written(value), "wanted": WORDS.text(f"wanted_{wanted}")}
    return WORDS.refused("missing" if value is None else "not_as_wanted", values=values)


def read_fields(name: str, plain: object, known: Collection[str]) -> Mapping[str, Any]:
    """Something sent as a JSON object, refused if it is none or says what nobody asked for."""
    if not isinstance(plain, Mapping):
        raise not_as_wanted(name, plain, "fields")
    for field in plain:
        if field not in known:
            values = {"name": name, "field": as_written(field), "known": list(known)}
            raise WORDS.refused("unknown_field", values=values)
    return plain
