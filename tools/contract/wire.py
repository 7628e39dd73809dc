"""What a page says to the server and is told by it, as TypeScript: the structures of ``onze.server``, as tagged."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.contract.shapes import Key, keys_of
from tools.contract.typescript import HEAD, comment, type_of

__all__ = ["server_module"]

TOLD: Final = ("onze.server.shown", "onze.server.wire", "onze.server.answers")
ASKED: Final = "onze.server.asking"
AGREED: Final = "onze.tables.agreement"
TYPES: Final = {
    "Text": "Record<string, string>", "Raw": "unknown", "Seat": "number", "Whole": "number", "Token": "string",
    "MoveName": "string", "Phrase": "Array<string>", "Sent": "string", "UnsetType": "undefined",
}  # fmt: skip
"""How names of these modules that are no structures are written."""
HANDED_ON: Final = ("Any", "Raw", "dict[str, Any]", "list[Any]")
"""The types of what is a game's own, or a table's, and declared there: the server hands it on as it is."""
OF_GAMES: Final = {
    "public": "Frame",
    "private": "Partial<Frame>",
    "view": "Frame",
    "menu": "Array<Entry>",
    "events": "Array<TableEvent>",
    "live": "Live",
    "foreseen": "Record<string, object>",
    "moves": "Record<string, object>",
    "agreement": "AgreementShown",
}
"""What it is, by the names of its fields."""
FRAME: Final = """import type { Entry, Frame } from "./kernel";

/** An event as a page is told it, with its sentence; the rest of it is the game's own. */
export interface TableEvent {
  kind: string;
  rule?: string;
  text: Record<string, string>;
  after: Record<string, unknown>;
  seat?: number;
  side?: number;
  [detail: string]: unknown;
}
"""
CLOCK: Final = """
/** How long people may think: `none`, `move`, `bank` or `days`, with its numbers. */
export interface Clock {
  kind: string;
  [number: string]: unknown;
}
"""
AS_SHOWN: Final = {
    "options": ("Record<string, unknown>", ""),
    "files": ("Array<string>", "The kinds of the files that the game is built with."),
}
"""What is shown of an agreement otherwise than it is agreed on, and how that is explained."""


def server_module() -> str:
    """The file."""
    told, asked = [node for name in TOLD for node in _structs(name)], list(_structs(ASKED))
    body = "".join(map(_interface, [*told, *asked]))
    told_tags = [node.name for node in told if _tag(node)]
    asked_tags = [node.name for node in asked if _tag(node)]
    body += "\n/** Whatever a page is told at its table. */\nexport type Message =" + _either(told_tags)
    body += "\n/** Whatever a page asks for at its table; `ask` is added when it is sent. */\nexport type AnyRequest ="
    body += _either(asked_tags)
    return f"{HEAD}{FRAME}{_agreement()}{CLOCK}{body}"


def _agreement() -> str:
    """What a table has agreed on, as it is shown: the fields of ``Agreement``, which are written as they are named."""
    node = next(node for node in _classes(AGREED) if node.name == "Agreement")
    lines = ["", *comment(ast.get_docstring(node) or "", ""), "export interface AgreementShown {"]
    for key in keys_of(node):
        shown, doc = AS_SHOWN.get(key.name, ("", ""))
        lines += [*comment(doc or key.doc, "  "), f"  {key.name}: {shown or type_of(key.type, TYPES)};"]
    return "\n".join([*lines, "}", ""])


def _either(names: list[str]) -> str:
    return "".join(f"\n  | {name}" for name in names) + ";\n"


def _structs(module: str) -> Iterator[ast.ClassDef]:
    return (node for node in _classes(module) if node.name not in ("Strict", "Request", "Asking"))


def _classes(module: str) -> Iterator[ast.ClassDef]:
    source = Path(inspect.getfile(import_module(module))).read_text(encoding="utf-8")
    return (node for node in ast.parse(source).body if isinstance(node, ast.ClassDef))


def _tag(node: ast.ClassDef) -> str:
    return next((ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"), "")


def _interface(node: ast.ClassDef) -> str:
    asked = any(isinstance(base, ast.Name) and base.id == "Request" for base in node.bases)
    lines = ["", *comment(ast.get_docstring(node) or "", ""), f"export interface {node.name} {{"]
    if _tag(node):
        lines.append(f'  {"do" if asked else "type"}: "{_tag(node)}";')
    defaults = {
        statement.target.id: statement.value is not None
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }
    sent = asked or any(isinstance(base, ast.Name) and base.id == "Strict" for base in node.bases)
    for key in keys_of(node):
        optional = sent and defaults[key.name]
        lines += [*comment(key.doc, "  "), f"  {key.name}{'?' if optional else ''}: {_type(key)};"]
    return "\n".join([*lines, "}", ""])


def _type(key: Key) -> str:
    """A field as TypeScript has it; what is handed on as the game or the table has it."""
    written = ast.unparse(key.type)
    if key.name in OF_GAMES and written.removesuffix(" | None") in HANDED_ON:
        own = OF_GAMES[key.name]
        return f"{own} | null" if written.endswith(" | None") else own
    return type_of(_annotated(key.type), TYPES)


def _annotated(written: ast.expr) -> ast.expr:
    """What is said of a size is for the server alone."""
    if isinstance(written, ast.Subscript) and ast.unparse(written.value) == "Annotated":
        assert isinstance(written.slice, ast.Tuple)
        return written.slice.elts[0]
    return written
