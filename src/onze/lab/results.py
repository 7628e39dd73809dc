"""The file that results are kept in: JSON, a line a match below a line that says what is played.

Rounds are written whole, so whenever the work is interrupted the file is good, and a second call goes on from it.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from onze.kernel.data import system_error, unreadable
from onze.kernel.game import Game
from onze.kernel.words import Reason, Refused
from onze.lab.matches import Result
from onze.locales import LANGUAGES, say

__all__ = ["Results"]

FORMAT: Final = 1


class Results:
    """The results in a file, and what is added to them."""

    def __init__(self, path: Path, game: Game[Any], seed: int, seconds: float | None) -> None:
        """Reads what is there; refuses a file of another game, of other luck or with another time to think."""
        self.path = path
        """The file."""
        self.results: list[Result] = []
        """Every match in it."""
        self._head = {
            "ladder": FORMAT,
            "game": json.loads(json.dumps(game.spec())),
            "rules": game.rules_version,
            "seed": seed,
            "seconds": seconds,
        }
        self._whole = 0
        if path.exists():
            self._read()
        try:
            path.open("ab").close()  # before anything is played
        except OSError as error:
            raise self._refused("cannot-write", error=system_error(error)) from None

    def add(self, matches: Sequence[Result]) -> None:
        """Adds the matches of a round, all or none."""
        lines = [json.dumps(result) for result in matches]
        if not self._whole:
            lines.insert(0, json.dumps(self._head))
        text = "".join(f"{line}\n" for line in lines).encode()
        with self.path.open("ab") as file:
            file.truncate(self._whole)  # whatever an earlier call has not finished
            file.write(text)
        self._whole += len(text)
        self.results += matches

    def _read(self) -> None:
        try:
            data = self.path.read_bytes()
        except OSError as error:
            raise unreadable(self.path, error) from None
        self._whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[: self._whole].splitlines(), 1):
            try:
                if number == 1:
                    self._check_head(json.loads(line))
                else:
                    self.results.append(msgspec.json.decode(line, type=Result))
            except (ValueError, RecursionError, msgspec.MsgspecError):
                raise self._refused("ladder-damaged", line=number) from None

    def _check_head(self, head: object) -> None:
        if not isinstance(head, dict) or head.get("ladder") != FORMAT:
            raise self._refused("ladder-no-results")
        others = [name for name, value in self._head.items() if head.get(name) != value]
        if others:
            raise self._refused("ladder-other", what=", ".join(others))

    def _refused(self, key: str, **values: str | int) -> Refused:
        told = {"file": str(self.path), **values}
        return Refused(Reason(key, "", {language: say(key, language, **told) for language in LANGUAGES}))
