"""Typed dictionaries as they are written: their keys in order, each with its type and the sentence below it.

What is foreseen at a decision is written at its ``foresee``: the type of what this gives back.
"""

import ast
import inspect
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from onze.games import find_game, game_ids, load
from onze.kernel.steps import Decision

__all__ = [
    "Key", "Shape", "all_shapes", "foreseen_at", "foreseen_shapes", "games", "kernel_shapes", "keys_of", "plain_kinds",
    "question_of", "root_of", "shapes_in", "thing_shapes",
]  # fmt: skip


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
    found: list[Shape] = []
    body = _source(module).body
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            bases = tuple(base.id for base in node.bases if isinstance(base, ast.Name))
            known = {shape.name for shape in found} | {"TypedDict", "Question"}
            if known & set(bases):
                own = tuple(base for base in bases if base != "TypedDict")
                found.append(Shape(node.name, ast.get_docstring(node) or "", own, keys_of(node)))
        elif isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("TypedDict("):
            assert isinstance(node.value, ast.Call)
            found.append(_called(node.value, _below(below)))
    return found


def _source(module: str) -> ast.Module:
    """A module as it is written, also where a compiled one runs."""
    file = Path(inspect.getfile(import_module(module)))
    name = file.name.partition(".")[0]  # that of a compiled module goes on with what it was compiled for
    return ast.parse(file.with_name(f"{name}.py").read_text(encoding="utf-8"))


def _called(call: ast.Call, doc: str) -> Shape:
    """A dictionary that is made by a call, because a key of it, ``from``, is a word of Python's."""
    name, keys = ast.literal_eval(call.args[0]), call.args[1]
    assert isinstance(keys, ast.Dict)
    named = [str(ast.literal_eval(key)) for key in keys.keys if key is not None]
    return Shape(name, doc, (), tuple(map(_key, named, keys.values, [doc] * len(named))))


def keys_of(node: ast.ClassDef) -> tuple[Key, ...]:
    """The keys of a class with their types and the sentences below them."""
    return tuple(
        _key(statement.target.id, statement.annotation, _below(below))
        for statement, below in zip(node.body, [*node.body[1:], None], strict=True)
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    )


def _key(name: str, written: ast.expr, doc: str) -> Key:
    if isinstance(written, ast.Subscript) and ast.unparse(written.value) == "NotRequired":
        return Key(name, written.slice, doc, optional=True)
    return Key(name, written, doc, optional=False)


def _below(statement: ast.stmt | None) -> str:
    """The sentence below a name."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return inspect.cleandoc(str(statement.value.value))
    return ""


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


def all_shapes(id: str) -> list[Shape]:
    """Every dictionary that a game tells in: of its view, of its things, of what it foresees."""
    return [*shapes_in(games()[id]), *thing_shapes(id), *foreseen_shapes(id)]


def thing_shapes(id: str) -> list[Shape]:
    """The facts of a game's things; the last dictionary has them all, by kind."""
    return shapes_in(f"{_package(id)}.box.thing_facts")


def plain_kinds(id: str) -> list[str]:
    """The kinds of a game's things that have no facts: verbs, words."""
    kinds = dict.fromkeys(thing.kind for thing in load(id).things())
    return [kind for kind in kinds if kind not in {key.name for key in thing_shapes(id)[-1].keys}]


def foreseen_shapes(id: str) -> list[Shape]:
    """What is foreseen in a game."""
    return shapes_in(f"{_package(id)}.rules.foreseen")


def foreseen_at(id: str) -> dict[str, ast.expr]:
    """What the decisions of a game foresee of a move, by their names; those that foresee nothing are left out."""
    decisions = [kind for kind in find_game(id).step_kinds if issubclass(kind, Decision)]
    found = {kind.__name__: _foresees(kind) for kind in decisions if kind.foresee is not Decision.foresee}
    return dict(sorted(found.items()))


def _foresees(decision: type[Decision[Any]]) -> ast.expr:
    """The type of what a decision, or the nearest that it is built on, foresees."""
    for base in decision.__mro__:
        for node in _source(base.__module__).body:
            if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name == "foresee" and method.returns:
                        return method.returns
    raise TypeError(f"{decision.__name__} does not say what it foresees")


def _package(id: str) -> str:
    return games()[id].removesuffix(".view")


def kernel_shapes() -> list[Shape]:
    """What is the same in every game: the frame of a view, hands and piles, menus, things."""
    modules = ("views", "menus", "things")
    return [shape for module in modules for shape in shapes_in(f"onze.kernel.{module}")]
