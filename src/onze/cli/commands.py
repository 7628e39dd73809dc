"""Commands of ours as a person would type them."""

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

from onze.locales import LANGUAGES, preferred_language

__all__ = ["MACHINE", "WANTED", "command", "wanted_language"]

MACHINE = preferred_language(os.environ)
"""The language of this machine, which commands speak unless they are told otherwise."""


def wanted_language(typed: Sequence[str]) -> str:
    """The language that ``--lang`` asks for anywhere among the words typed, else that of the machine."""
    language = MACHINE
    for number, word in enumerate(typed):
        option, _, value = word.partition("=")
        if option == "--lang":
            asked = value or (typed[number + 1] if number + 1 < len(typed) else "")
            language = asked if asked in LANGUAGES else language
    return language


WANTED = wanted_language(sys.argv[1:])
"""The language of help, which is put together before any option is read."""


def command(name: str, path: Path, language: str, folder: str | None) -> str:
    """The command that does something with a record, in the same language, with the same game from outside."""
    words = ["onze", name, str(path)]
    if language != MACHINE:
        words += ["--lang", language]
    if folder is not None:
        words += ["--game", folder]
    return shlex.join(words)
