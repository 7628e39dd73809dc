"""The data files of a game: ours beside its code, or others that a table brings along."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from onze.kernel.words import KERNEL_WORDS

__all__ = ["DataFile", "digest"]


class DataFile:
    """A TOML file: the one that is brought (its path, or its text from a record), else ours."""

    def __init__(self, ours: Path, brought: Path | str | None = None) -> None:
        self.name = brought.name if isinstance(brought, Path) else ours.name
        self.is_ours = brought is None
        if isinstance(brought, str):
            self.text = brought
        else:
            self.text = _read(brought or ours)

    def read(self) -> dict[str, Any]:
        """What the file says, or a refusal that names the line where it is no TOML."""
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise KERNEL_WORDS.refused("not_toml", facts={"file": self.name, "error": error}) from None


def digest(*files: DataFile) -> str:
    """A short digest of data files, for ``Game.data``."""
    return hashlib.sha256(b"\0".join(file.text.encode() for file in files)).hexdigest()[:16]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise KERNEL_WORDS.refused("no_such_file", facts={"file": path}) from None
    except UnicodeDecodeError:
        raise KERNEL_WORDS.refused("not_text", facts={"file": path}) from None
    except OSError as error:
        raise KERNEL_WORDS.refused("no_data_file", facts={"file": path, "error": error.strerror}) from None
