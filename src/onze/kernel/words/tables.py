"""TOML files that the author of a game writes: what they say, and where a mistake in them stands.

Such mistakes are found when a game is loaded, before anybody plays, and raise ``ValueError`` with file and line.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

__all__ = ["Tables"]

T = TypeVar("T")


class Tables:
    """The tables of a TOML file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        try:
            self.tables: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{path}: this is not valid TOML: {error}") from None

    def read(self, what: str, tables: Mapping[str, Any], reader: Callable[[str, Any], T]) -> dict[str, T]:
        """Tables by name, each read by a reader, whose ``ValueError`` is raised with the place of the table."""
        read = {}
        for name, table in tables.items():
            try:
                read[name] = reader(name, table)
            except ValueError as error:
                raise self.mistake(name, f"{what} {name!r}: {error}") from None
        return read

    def mistake(self, name: str, what: str) -> ValueError:
        """A mistake with the file and the line of its table, found by the last part of its heading; to be raised."""
        heading = re.compile(rf"""\s*\[+(?:[^\]#]*\.)?["']?{re.escape(name)}["']?\]""")
        lines = self.text.splitlines()
        number = next((number for number, line in enumerate(lines, 1) if heading.match(line)), 0)
        return ValueError(f"{self.path}, line {number}: {what}" if number else f"{self.path}: {what}")
