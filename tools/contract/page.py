"""The page on what front ends are told."""

import ast
from collections.abc import Iterable
from pathlib import Path

from onze.games import find_game
from tools.contract.shapes import (
    Key,
    Shape,
    foreseen_at,
    foreseen_shapes,
    games,
    kernel_shapes,
    plain_kinds,
    question_of,
    root_of,
    shapes_in,
    thing_shapes,
)

__all__ = ["page"]

HEAD = Path(__file__).with_name("head.md").read_text(encoding="utf-8")


def page() -> str:
    """The whole page in Markdown."""
    lines = [HEAD, "## In every game"]
    for shape in kernel_shapes():
        lines += _shape(shape, "kernel")
    for id, module in games().items():
        game = find_game(id)
        shapes = shapes_in(module)
        root = root_of(shapes)
        question = question_of(shapes)
        lines += ["", f"## {game.title['en']}", "", f"The table is a [{root.name}](#{id}.{root.name})."]
        if question is not None:
            lines[-1] += f" What a question is about: [{question.name}](#{id}.{question.name})."
        rest = [shape for shape in shapes if shape not in (root, question)]
        for shape in [root, *([question] if question else []), *rest]:
            lines += _shape(shape, id)
        lines += [*_things(id), *_foreseen(id), *_events(id)]
    return "\n".join(lines) + "\n"


def _shape(shape: Shape, scope: str) -> list[str]:
    lines = ["", f'<a id="{scope}.{shape.name}"></a>', "", f"### {shape.name}", "", _flat(shape.doc)]
    if shape.bases:
        lines[-1] += " Has all that " + " and ".join(f"`{base}`" for base in shape.bases) + " has."
    if not shape.keys:
        return lines
    return [*lines, "", "| key | type | |", "|---|---|---|", *map(_row, shape.keys)]


def _row(key: Key) -> str:
    name = f"[`{key.name}`]" if key.optional else f"`{key.name}`"
    return _cells(name, f"`{ast.unparse(key.type)}`", _flat(key.doc))


def _things(id: str) -> list[str]:
    """The facts of a game's things, kind by kind."""
    *shapes, by_kind = thing_shapes(id)
    plain = ", ".join(f"`{kind}`" for kind in plain_kinds(id))
    lines = [*_shape(by_kind, id), "", f"The other kinds have no facts: {plain}."]
    return [*lines, *(line for shape in shapes for line in _shape(shape, id))]


def _foreseen(id: str) -> list[str]:
    """What is foreseen, question by question."""
    lines = ["", f'<a id="{id}.foreseen"></a>', "", "### What is foreseen", "", "| question | of a move |", "|---|---|"]
    lines += [_cells(f"`{name}`", f"`{ast.unparse(type)}`") for name, type in foreseen_at(id).items()]
    return [*lines, *(line for shape in foreseen_shapes(id) for line in _shape(shape, id))]


def _events(id: str) -> list[str]:
    """The kinds of events of a game, a line each."""
    lines = ["", f'<a id="{id}.events"></a>', "", "### Events", "", "| kind | details | |", "|---|---|---|"]
    for kind in find_game(id).event_kinds.values():
        details = [*_typed(kind.details), *(f"{told} (private)" for told in _typed(kind.private))]
        lines.append(_cells(f"`{kind.name}`", ", ".join(details), kind.text["en"]))
    return lines


def _typed(details: dict[str, str]) -> Iterable[str]:
    return [f"`{name}` {type}" for name, type in details.items()]


def _cells(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _flat(doc: str) -> str:
    """A docstring on one line of Markdown."""
    return " ".join(doc.split()).replace("``", "`")
