"""The data files of a game: ours beside its code, or others that a table brings along."""

import errno
import functools
import hashlib
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from onze.kernel.limits import check_size, check_toml
from onze.kernel.words import KERNEL_WORDS, Refused, Words, read_words

__all__ = ["DataFile", "digest", "file_of", "system_error", "unreadable", "words_of"]

TOLD: Final = {
    errno.ENOENT: "no_such_file",
    errno.EISDIR: "is_a_folder",
    errno.EACCES: "not_permitted",
    errno.EPERM: "not_permitted",
}
"""What the system may say of a file that is to be read, and the sentence for it."""


class DataFile:
    """A TOML file: the one that is brought (its path, or its text from a record), else ours."""

    def __init__(self, ours: Path, brought: Path | str | None = None) -> None:
        self.name = brought.name if isinstance(brought, Path) else ours.name
        """The name that it was asked for by."""
        self.is_ours = brought is None
        """Whether it came with the game; else a player brought it."""
        if isinstance(brought, str):
            self.text = brought
            """What it says, as it was read."""
        else:
            if brought is not None:
                check_size(brought)
            self.text = _read(brought or ours)

    def read(self) -> dict[str, Any]:
        """What the file says, or a refusal that names the line where it is no TOML."""
        if not self.is_ours:
            check_toml(self.text, self.name)
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+), column (\d+)", str(error))
            if place is None:
                raise KERNEL_WORDS.refused("not_toml", values={"file": self.name}) from None
            values = {"file": self.name, "line": place[1], "column": place[2]}
            raise KERNEL_WORDS.refused("not_toml_there", values=values) from None


def digest(*files: DataFile) -> str:
    """A short digest of data files, for ``Game.data``."""
    return hashlib.sha256(b"\0".join(file.text.encode() for file in files)).hexdigest()[:16]


def file_of(game: type[object], name: str) -> Path | None:
    """A TOML file of a game's by its name: in its folder ``data``, or beside the code of a game that is one file."""
    kind: Any = game  # compiled code knows no module of a typed class
    folder = Path(str(import_module(kind.__module__).__file__)).parent
    return next((path for path in (folder / "data" / name, folder / name) if path.is_file()), None)


def words_of(game: type[object]) -> Words:
    """The sentences in a game's ``words.toml``; none where it has no such file."""
    path = file_of(game, "words.toml")
    return Words({}) if path is None else _read_words(path)


@functools.cache
def _read_words(path: Path) -> Words:
    return read_words(path)


def unreadable(path: Path, error: OSError) -> Refused:
    """Why a file cannot be read, as a refusal to raise."""
    key = TOLD.get(error.errno or 0, "cannot_read")
    return KERNEL_WORDS.refused(key, values={"file": path, "error": system_error(error)})


def system_error(error: OSError) -> str:
    """The system's name for what went wrong, which is the same in all languages: ``ENOSPC``."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise KERNEL_WORDS.refused("not_text", values={"file": path}) from None
    except OSError as error:
        raise unreadable(path, error) from None
