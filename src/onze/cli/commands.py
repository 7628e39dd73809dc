"""Commands of ours as a person would type them."""

import os
import shlex
from pathlib import Path

from onze.locales import preferred_language

__all__ = ["MACHINE", "command"]

MACHINE = preferred_language(os.environ)
"""The language of this machine, which commands speak unless they are told otherwise."""


def command(name: str, path: Path, language: str, folder: str | None) -> str:
    """The command that does something with a record, in the same language, with the same game from outside."""
    words = ["onze", name, str(path)]
    if language != MACHINE:
        words += ["--lang", language]
    if folder is not None:
        words += ["--game", folder]
    return shlex.join(words)
