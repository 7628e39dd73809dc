"""A first lesson: what a teacher says and shows, and what the learner is asked to play, step by step.

``data/lesson.toml`` of a game has its ``title``, ``seats`` and ``options``, and a ``[[step]]`` for every step:

* ``scene``: the position, by the facts of a scenario; without it the match goes on
* ``title``, ``text`` and ``touch`` in each language: what is taught, and in the end what is to be touched
* ``points``: the things that stay bright; without it those of the move that is asked for
* ``moves``: the phrase that is asked for, with ``luck`` for its throws; without it the learner reads, and goes on
* ``[[step.then]]``: what is said behind each further word of the phrase, as ``title``, ``text``, ``touch``, ``points``
* ``answers``: what is played after that by anybody, as ``{ seat, moves, luck }``
* ``lit = true``: all that may be played is lit, as at a table, and not only what is asked for
* ``not_now`` in each language: what is said about anything else that could be played
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from onze.games import find_game
from onze.kernel.data import file_of
from onze.kernel.words import Text, read_text
from onze.kernel.words.tables import Tables
from onze.lessons.script import Answer, Scene, Stage, checked

__all__ = ["Lesson", "Note", "Step", "lesson_of"]

NOTE = ("title", "text", "touch", "points")


class Note:
    """What the teacher says at one moment, and where they point."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.title: Text = read_text(table["title"], "title")
        """One idea in one line."""
        self.text: Text | None = read_text(table["text"], "text") if "text" in table else None
        """What there is to know about it."""
        self.touch: Text | None = read_text(table["touch"], "touch") if "touch" in table else None
        """What is to be done now."""
        self.points: tuple[str, ...] = tuple(table.get("points", ()))
        """The things that stay bright."""


class Step:
    """A moment of the lesson: notes, the phrase that is asked for, and what is answered."""

    def __init__(self, table: Mapping[str, Any], learner: int) -> None:
        checked(table, *NOTE, "scene", "moves", "luck", "then", "answers", "lit", "not_now")
        self.scene = Scene(table["scene"]) if "scene" in table else None
        """The position, where the match does not go on."""
        moves = tuple(table.get("moves", ()))
        self.asked = Answer({"seat": learner, "moves": moves, "luck": table.get("luck", ())}) if moves else None
        """What the learner is asked to play; nothing where they only read."""
        self.notes = [Note(table), *(Note(checked(one, *NOTE)) for one in table.get("then", ()))]
        """What is said before each word of the phrase; the last note stays to its end."""
        self.lit = bool(table.get("lit", False))
        """Whether all that may be played is lit, and not only what is asked for."""
        self.answers = tuple(Answer(one) for one in table.get("answers", ()))
        """What is played after that."""
        self.not_now: Text | None = read_text(table["not_now"], "not_now") if "not_now" in table else None
        """What is said about anything else."""
        if len(self.notes) > max(1, len(moves)):
            raise ValueError(f"{self.notes[0].title['en']!r} has more notes than words")


class Lesson:
    """The first lesson of a game."""

    def __init__(self, game: str, tables: Mapping[str, Any]) -> None:
        checked(tables, "title", "seat", "seats", "options", "step")
        self.stage = Stage(game, {name: tables[name] for name in ("seats", "options") if name in tables})
        """The game as it is taught."""
        self.seat = int(tables.get("seat", 0))
        """The learner's seat."""
        self.title: Text = read_text(tables["title"], "title")
        """What the lesson is called."""
        self.steps = [Step(table, self.seat) for table in tables["step"]]
        """Its steps; the first one sets a scene."""


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; nothing where it has none."""
    path = file_of(find_game(game), "lesson.toml")
    return None if path is None else Lesson(game, Tables(path).tables)
