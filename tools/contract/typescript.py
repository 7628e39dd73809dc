"""What front ends are told, as TypeScript: a module for what every game has, and one a game."""

import ast
import re
from collections.abc import Mapping
from typing import Final

from onze.games import find_game
from onze.kernel.event_kinds import EventKind
from tools.contract.shapes import (
    Key,
    Shape,
    all_shapes,
    foreseen_at,
    games,
    kernel_shapes,
    plain_kinds,
    question_of,
    root_of,
    shapes_in,
    thing_shapes,
)

__all__ = ["HEAD", "comment", "modules", "type_of"]

HEAD: Final = "// Written by `make types` from the sources of the games: change those.\n"

PLAIN: Final = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "object": "unknown",
    "Any": "unknown",
}
GENERIC: Final = {"Description": "<Kind extends string = string, Facts = object>"}
"""What a game fills in of a dictionary that every game has."""
FILLED_IN: Final = {"Description.id": "Id<Kind>", "Description.kind": "Kind", "Description.facts": "Facts"}
"""The keys that are of these types then."""
IN_EVENTS: Final = {
    "seat": "number",
    "side": "number",
    "number": "number",
    "flag": "boolean",
    "word": "string",
    "move": "string",
    "nothing": "null",
}

FORESEEN: Final = "What is foreseen of a move, by the name of the question that it answers; nothing at the others."

KERNEL_TAIL: Final = """
/** An id: what it is, a colon and its name. */
export type Id<Kind extends string> = `${Kind}:${string}`;

/** What every event has besides its details. */
export interface Told<Kind extends string> {
  /** What happened. */
  kind: Kind;
  /** The id of the rule that made it happen. */
  rule?: string;
  /** What has changed since the event before, as everybody sees it: values by their paths in the public view. */
  after: Record<string, unknown>;
}

/** A thing of a game, told apart by its kind: with the facts of that kind, or without any. */
export type ThingOf<ByKind, Plain extends string> =
  | { [Kind in keyof ByKind & string]: Description<Kind, ByKind[Kind]> }[keyof ByKind & string]
  | Description<Plain, Record<string, never>>;

/** What would follow each entry of a menu, by its move; a game says what that is at which question. */
export type Foreseen<AtQuestion> = Record<string, AtQuestion>;
"""


def modules() -> dict[str, str]:
    """The files by name."""
    shared = [shape.name for shape in kernel_shapes()]
    kernel = HEAD + "".join(_interface(shape) for shape in kernel_shapes()) + KERNEL_TAIL
    return {"kernel.ts": kernel, **{f"{id}.ts": _game(id, module, shared) for id, module in games().items()}}


def _game(id: str, module: str, shared: list[str]) -> str:
    """The table, the view and the events of one game."""
    shapes = shapes_in(module)
    own = [shape.name for shape in all_shapes(id)]
    root, question = root_of(shapes), question_of(shapes)
    body = "".join(_interface(shape) for shape in all_shapes(id))
    asked = f"(Question & {question.name})" if question else "Question"
    prefix = re.sub(r"(Public|Private)?(Table|View)$", "", root.name)
    body += f"\n/** A view of the game: the frame and the table. */\nexport type {prefix}GameView = "
    body += f'Omit<Frame, "decision"> & {root.name} & {{ decision: {asked} | null }};\n'
    plain = " | ".join(f'"{kind}"' for kind in plain_kinds(id))
    body += f"\n/** Whatever moves, views and events name. */\nexport type {prefix}Thing = "
    body += f"ThingOf<{thing_shapes(id)[-1].name}, {plain}>;\n"
    foreseen = tuple(Key(name, type, "", optional=False) for name, type in foreseen_at(id).items())
    body += _interface(Shape(f"{prefix}Foreseen", FORESEEN, (), foreseen))
    body += _events(list(find_game(id).event_kinds.values()), prefix)
    names = sorted(
        {name for name in ("Id", "ThingOf", "Told", *shared) if name not in own and re.search(rf"\b{name}\b", body)}
    )
    return f'{HEAD}import type {{ {", ".join(names)} }} from "./kernel";\n{body}'


def _interface(shape: Shape) -> str:
    extends = f" extends {', '.join(shape.bases)}" if shape.bases else ""
    lines = ["", *comment(shape.doc, ""), f"export interface {shape.name}{GENERIC.get(shape.name, '')}{extends} {{"]
    for key in shape.keys:
        type = FILLED_IN.get(f"{shape.name}.{key.name}") or type_of(key.type)
        lines += [*comment(key.doc, "  "), f"  {key.name}{'?' if key.optional else ''}: {type};"]
    return "\n".join([*lines, "}", ""])


def comment(doc: str, indent: str) -> list[str]:
    """A sentence above what it is about."""
    return [f"{indent}/** {' '.join(doc.split()).replace('``', '`')} */"] if doc else []


def type_of(written: ast.expr, names: Mapping[str, str] = PLAIN) -> str:
    """A type of Python's as TypeScript has it; ``names`` are those that are called otherwise there."""
    if isinstance(written, ast.Constant):
        if written.value is None:
            return "null"
        return type_of(ast.parse(str(written.value), mode="eval").body, names)
    if isinstance(written, ast.Name):
        return names.get(written.id) or PLAIN.get(written.id, written.id)
    if isinstance(written, ast.BinOp):
        return f"{type_of(written.left, names)} | {type_of(written.right, names)}"
    if isinstance(written, ast.Subscript) and isinstance(written.value, ast.Name):
        inner = written.slice.elts if isinstance(written.slice, ast.Tuple) else [written.slice]
        if written.value.id == "list":
            return f"Array<{type_of(inner[0], names)}>"
        if written.value.id == "dict":
            return f"Record<{type_of(inner[0], names)}, {type_of(inner[1], names)}>"
        if written.value.id == "Literal":
            return " | ".join(f'"{ast.literal_eval(part)}"' for part in inner)
    raise TypeError(f"{ast.unparse(written)} cannot stand in a view")


def _events(kinds: list[EventKind], prefix: str) -> str:
    """The events of a game as one type, told apart by their kinds."""
    lines = ["", "/** Whatever the game tells. */", f"export type {prefix}Event ="]
    for kind in kinds:
        details = [_detail(name, type) for name, type in kind.details.items()]
        details += [_detail(name, f"{type.removesuffix('?')}?") for name, type in kind.private.items()]
        lines += [*comment(kind.text["en"], "  "), f'  | (Told<"{kind.name}"> & {{ {" ".join(details)} }})']
    return "\n".join(lines) + ";\n"


def _detail(name: str, written: str) -> str:
    key = name if name.isidentifier() else f'"{name}"'
    return f"{key}{'?' if written.endswith('?') else ''}: {_told(written.removesuffix('?'))};"


def _told(written: str) -> str:
    """A type of ``events.toml`` as TypeScript has it."""
    if written.startswith("["):
        return f"Array<{_told(written[1:-1])}>"
    if written.startswith("{"):
        _, _, inner = written[1:-1].partition(": ")
        return f"Record<string, {_told(inner)}>"
    if "|" in written:
        return " | ".join(_told(part) for part in written.split("|"))
    return IN_EVENTS.get(written.partition(":")[0], f'Id<"{written}">')
