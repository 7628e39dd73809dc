"""Lessons that teach a game by playing it, and worked examples of its rules: scripts in TOML beside each game.

* ``script``: a position from facts, and what is played from there with luck by name
* ``lesson``: what a teacher says and asks for, step by step (``data/lesson.toml``)
* ``examples``: a clause of the rules, drawn from a position before it to one after it (``data/examples.toml``)
"""

from onze.lessons.examples import Example, examples_of
from onze.lessons.lesson import Lesson, Note, Step, lesson_of
from onze.lessons.script import PLAYERS, Answer, Scene, Stage

__all__ = ["PLAYERS", "Answer", "Example", "Lesson", "Note", "Scene", "Stage", "Step", "examples_of", "lesson_of"]
