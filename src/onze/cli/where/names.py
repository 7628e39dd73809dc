"""What stands at a line of a file: the class, function or constant in Python, the table in TOML."""

import ast
import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

__all__ = ["PythonNames", "TomlNames"]

HEADER: Final = re.compile(r"\[+[^\[\]]+\]+(?=\s*(?:#|$))")
KEY: Final = re.compile(r"([\w-]+) = [\[{]\s*(?:#|$)")
"""A key that stands before a list of tables, one a line."""
OWN_NAME: Final = re.compile(r"(?:^|[{,] *)(?:id|name) = \"([^\"]+)\"")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Span(NamedTuple):
    """The lines of something that has a name, with the comment right above it."""

    first: int
    last: int
    name: str


class PythonNames:
    """The names in a Python file: ``KickOff.choose`` for a line in that method, nothing for the file's own docstring.

    A constant's docstring, the string right below it, belongs to the constant.
    """

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines()
        tree = ast.parse(source)
        self.docstring_end = _docstring_end(tree)
        self._spans = list(self._spans_in(tree.body, ""))

    def at(self, line: int) -> str:
        """The innermost name at a line."""
        return next((span.name for span in reversed(self._spans) if span.first <= line <= span.last), "")

    def _spans_in(self, body: Sequence[ast.stmt], within: str) -> Iterator[Span]:
        """Outer spans before inner ones; what is assigned within a class or a function has no name of its own."""
        constant = ""
        for statement in body:
            first, last = self._first_line(statement), statement.end_lineno or statement.lineno
            if isinstance(statement, Function | ast.ClassDef):
                name = within + statement.name
                yield Span(first, last, name)
                yield from self._spans_in(statement.body, f"{name}.")
            elif not within and isinstance(statement, ast.Assign | ast.AnnAssign):
                constant = _assigned(statement)
                yield Span(first, last, constant)
                continue
            elif constant and _is_text(statement):
                yield Span(first, last, constant)
            else:
                yield from self._spans_in(_inner(statement), within)
            constant = ""

    def _first_line(self, statement: ast.stmt) -> int:
        """Where a statement begins, with its decorators and the comment right above it."""
        decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
        first = min([statement.lineno, *(decorator.lineno for decorator in decorators)])
        while first > 1 and self._lines[first - 2].lstrip().startswith("#"):
            first -= 1
        return first


class TomlNames:
    """The tables in a TOML file: ``[tie]``, ``[[card]] power``, or ``cards g1`` for a table in one line."""

    def __init__(self, source: str) -> None:
        self._lines = source.splitlines()

    def at(self, line: int) -> str:
        """The table at a line; a comment belongs to what stands right below it."""
        place = line - 1
        while place < len(self._lines) and self._lines[place].startswith("#"):
            place += 1
        above = [found for text in self._lines[: place + 1] if (found := HEADER.match(text) or KEY.match(text))]
        if place == len(self._lines) or not self._lines[place].strip() or not above:
            return ""
        head = above[-1]
        own = OWN_NAME.search(self._lines[place]) if head.re is KEY else self._name_in_table(place)
        return (head[1] if head.re is KEY else head[0]) + (f" {own[1]}" if own else "")

    def _name_in_table(self, place: int) -> re.Match[str] | None:
        """The name or id that the table around a line gives itself."""
        first = last = place
        while first > 0 and not HEADER.match(self._lines[first]):
            first -= 1
        while last + 1 < len(self._lines) and not HEADER.match(self._lines[last + 1]):
            last += 1
        return next((own for text in self._lines[first : last + 1] if (own := OWN_NAME.match(text))), None)


def _inner(statement: ast.stmt) -> list[ast.stmt]:
    """The statements inside another one, those of its ``except`` and ``case`` too."""
    inner: list[ast.stmt] = []
    for child in ast.iter_child_nodes(statement):
        if isinstance(child, ast.stmt):
            inner.append(child)
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            inner += child.body
    return inner


def _assigned(statement: ast.Assign | ast.AnnAssign) -> str:
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return ", ".join(ast.unparse(target) for target in targets)


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _docstring_end(tree: ast.Module) -> int:
    """The last line of a file's own docstring; 0 if it has none."""
    return (tree.body[0].end_lineno or 0) if tree.body and _is_text(tree.body[0]) else 0
