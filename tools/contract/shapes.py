"""Typed dictionaries as they are written: their keys in order, each with its type and the sentence below it."""

import ast
import inspect
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from onze.games import find_game, game_ids

__all__ = ["Key", "Shape", "games", "kernel_shapes", "question_of", "root_of", "shapes_in"]


class Key(NamedTuple):
    """One key of a dictionary."""

    name: str
    type: ast.expr
    doc: str
    optional: bool


class Shape(NamedTuple):
    """A dictionary: its name, what it is, what it takes over from others, and its own keys."""

    name: str
    doc: str
    bases: tuple[str, ...]
    keys: tuple[Key, ...]


def shapes_in(module: str) -> list[Shape]:
    """The typed dictionaries of a module in the order of their definitions."""
    source = Path(inspect.getfile(import_module(module))).with_suffix(".py").read_text(encoding="utf-8")
    found: list[Shape] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            bases = tuple(base.id for base in node.bases if isinstance(base, ast.Name))
            known = {shape.name for shape in found} | {"TypedDict", "Question"}
            if known & set(bases):
                own = tuple(base for base in bases if base != "TypedDict")
                found.append(Shape(node.name, ast.get_docstring(node) or "", own, _keys(node)))
    return found


def _keys(node: ast.ClassDef) -> tuple[Key, ...]:
    keys = []
    for statement, below in zip(node.body, [*node.body[1:], None], strict=True):
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        doc = ""
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            doc = inspect.cleandoc(str(below.value.value))
        written = statement.annotation
        optional = isinstance(written, ast.Subscript) and ast.unparse(written.value) == "NotRequired"
        if optional:
            assert isinstance(written, ast.Subscript)
            written = written.slice
        keys.append(Key(statement.target.id, written, doc, optional))
    return tuple(keys)


def games() -> dict[str, str]:
    """The modules that declare the views of the games, by the ids of the games."""
    packages = {id: find_game(id).__module__.rpartition(".")[0] for id in game_ids()}
    return {id: f"{package}.view" for id, package in packages.items() if package.startswith("onze.games.")}


def root_of(shapes: list[Shape]) -> Shape:
    """The whole table of a game: the last dictionary that has the version of the view, or takes it over."""
    roots: list[Shape] = []
    for shape in shapes:
        if any(key.name == "view" for key in shape.keys) or {root.name for root in roots} & set(shape.bases):
            roots.append(shape)
    return roots[-1]


def question_of(shapes: list[Shape]) -> Shape | None:
    """What the questions of a game are about, by the name of its dictionary; nothing where it has none."""
    return next((shape for shape in shapes if shape.name.endswith("Question")), None)


def kernel_shapes() -> list[Shape]:
    """What is the same in every game: the frame of a view, hands and piles, menus, things."""
    modules = ("views", "menus", "things")
    return [shape for module in modules for shape in shapes_in(f"onze.kernel.{module}")]
