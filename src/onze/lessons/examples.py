"""Worked examples: a clause of the rules shown on the board, from the position before it to the one after it.

``data/examples.toml`` of a game has an ``[[example]]`` for each: its ``rule`` by id, the ``scene`` by the facts of a
scenario, ``seats`` and ``options`` where they matter, ``before`` in each language, which is said of the first position,
and an ``[[example.play]]`` for every phrase: ``seat``, ``moves``, ``luck``, and in each language what came of it.
``proves`` says what must be so after it, by paths of the view: ``{ "score.0" = 1 }``.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from onze.games import find_game
from onze.kernel.data import file_of
from onze.kernel.words import LANGUAGES, Text, read_text
from onze.kernel.words.tables import Tables
from onze.lessons.script import Answer, Scene, Stage, checked

__all__ = ["Example", "Played", "examples_of"]


class Played:
    """A phrase of an example, what is said of what came of it, and what must be so then."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        checked(table, "seat", "moves", "luck", "proves", *LANGUAGES)
        self.answer = Answer({name: table[name] for name in ("seat", "moves", "luck") if name in table})
        """What is played."""
        self.text: Text = read_text(table)
        """What has come of it."""
        self.proves: Mapping[str, Any] = dict(table.get("proves", {}))
        """What the view says then, by its paths."""


class Example:
    """One example of a clause."""

    def __init__(self, game: str, table: Mapping[str, Any]) -> None:
        checked(table, "rule", "seat", "seats", "options", "scene", "before", "play")
        self.rule = str(table["rule"])
        """The clause that it shows."""
        self.stage = Stage(game, {name: table[name] for name in ("seats", "options") if name in table})
        """The game as it is played there."""
        self.scene = Scene(table["scene"])
        """The position before."""
        self.seat = int(table.get("seat", 0))
        """Whose eyes it is seen with."""
        self.before: Text = read_text(table["before"], "before")
        """What is said of it."""
        self.plays = tuple(Played(one) for one in table["play"])
        """What is played, and said of it."""


@cache
def examples_of(game: str) -> tuple[Example, ...]:
    """The examples of a game in the order of its file; none where it has no such file."""
    path = file_of(find_game(game), "examples.toml")
    return () if path is None else tuple(Example(game, table) for table in Tables(path).tables["example"])
