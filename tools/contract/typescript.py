"""What front ends are told, as TypeScript: a module for what every game has, and one a game."""

import ast
import re
from typing import Final

from onze.games import find_game
from onze.kernel.event_kinds import EventKind
from tools.contract.shapes import Shape, games, kernel_shapes, question_of, root_of, shapes_in

__all__ = ["modules"]

HEAD: Final = "// Written by `make types` from the sources of the games: change those.\n"

PLAIN: Final = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bool": "boolean",
    "object": "unknown",
    "Any": "unknown",
}
IN_EVENTS: Final = {
    "seat": "number",
    "side": "number",
    "number": "number",
    "flag": "boolean",
    "word": "string",
    "move": "string",
    "nothing": "null",
}

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

/** What would follow each entry of a menu, by its move. */
export type Foreseen = Record<string, Record<string, unknown>>;
"""


def modules() -> dict[str, str]:
    """The files by name."""
    shared = [shape.name for shape in kernel_shapes()]
    kernel = HEAD + "".join(_interface(shape) for shape in kernel_shapes()) + KERNEL_TAIL
    return {"kernel.ts": kernel, **{f"{id}.ts": _game(id, module, shared) for id, module in games().items()}}


def _game(id: str, module: str, shared: list[str]) -> str:
    """The table, the view and the events of one game."""
    shapes = shapes_in(module)
    own = [shape.name for shape in shapes]
    root, question = root_of(shapes), question_of(shapes)
    body = "".join(_interface(shape) for shape in shapes)
    asked = f"(Question & {question.name})" if question else "Question"
    prefix = re.sub(r"(Public|Private)?(Table|View)$", "", root.name)
    body += f"\n/** A view of the game: the frame and the table. */\nexport type {prefix}GameView = "
    body += f'Omit<Frame, "decision"> & {root.name} & {{ decision: {asked} | null }};\n'
    body += _events(list(find_game(id).event_kinds.values()), prefix)
    names = sorted({name for name in ("Id", "Told", *shared) if name not in own and re.search(rf"\b{name}\b", body)})
    return f'{HEAD}import type {{ {", ".join(names)} }} from "./kernel";\n{body}'


def _interface(shape: Shape) -> str:
    extends = f" extends {', '.join(shape.bases)}" if shape.bases else ""
    lines = ["", *_comment(shape.doc, ""), f"export interface {shape.name}{extends} {{"]
    for key in shape.keys:
        lines += [*_comment(key.doc, "  "), f"  {key.name}{'?' if key.optional else ''}: {_type(key.type)};"]
    return "\n".join([*lines, "}", ""])


def _comment(doc: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(doc.split()).replace('``', '`')} */"] if doc else []


def _type(written: ast.expr) -> str:
    """A type of Python's as TypeScript has it."""
    if isinstance(written, ast.Constant):
        if written.value is None:
            return "null"
        return _type(ast.parse(str(written.value), mode="eval").body)
    if isinstance(written, ast.Name):
        return PLAIN.get(written.id, written.id)
    if isinstance(written, ast.BinOp):
        return f"{_type(written.left)} | {_type(written.right)}"
    if isinstance(written, ast.Subscript) and isinstance(written.value, ast.Name):
        inner = written.slice.elts if isinstance(written.slice, ast.Tuple) else [written.slice]
        if written.value.id == "list":
            return f"Array<{_type(inner[0])}>"
        if written.value.id == "dict":
            return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
        if written.value.id == "Literal":
            return " | ".join(f'"{ast.literal_eval(part)}"' for part in inner)
    raise TypeError(f"{ast.unparse(written)} cannot stand in a view")


def _events(kinds: list[EventKind], prefix: str) -> str:
    """The events of a game as one type, told apart by their kinds."""
    lines = ["", "/** Whatever the game tells. */", f"export type {prefix}Event ="]
    for kind in kinds:
        details = [_detail(name, type) for name, type in kind.details.items()]
        details += [_detail(name, f"{type.removesuffix('?')}?") for name, type in kind.private.items()]
        lines += [*_comment(kind.text["en"], "  "), f'  | (Told<"{kind.name}"> & {{ {" ".join(details)} }})']
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
