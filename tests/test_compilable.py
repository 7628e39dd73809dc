"""What the compiler cannot build, or builds into something else, stands nowhere in the code that is compiled.

A compiled build takes minutes, so these few things, each of which has happened, are looked for in the source.
"""

import ast
from pathlib import Path

import pytest

import onze

PACKAGE = Path(onze.__file__).parent
TABLES = ("hosted", "notes", "odds", "updates")
FILES = [
    *(
        path
        for folder in ("kernel", "doors", "games", "bots/search")
        for path in sorted((PACKAGE / folder).rglob("*.py"))
    ),
    *(PACKAGE / "tables" / f"{name}.py" for name in TABLES),
]


def starred_memberships(source: str) -> list[int]:
    """The lines with ``in (*names, …)``: mypyc fails on it."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for operator, other in zip(node.ops, node.comparators, strict=True)
        if isinstance(operator, (ast.In, ast.NotIn)) and isinstance(other, (ast.Tuple, ast.List, ast.Set))
        if any(isinstance(part, ast.Starred) for part in other.elts)
    ]


def exceptions_of_two_kinds(source: str) -> list[int]:
    """The lines of exceptions that are more than an ``Exception``: compiled, they cannot be raised."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name) and base.id.endswith("Error")
    ]


def kinds_of_refusals(source: str) -> list[int]:
    """The lines of classes under ``Refused``: where that is compiled, they cannot be raised."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        if any(isinstance(base, ast.Name) and base.id == "Refused" for base in node.bases)
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_source_can_be_compiled(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert starred_memberships(source) == []
    assert exceptions_of_two_kinds(source) == []


def test_nothing_is_a_refusal_of_its_own_kind() -> None:
    found = {path.name: kinds_of_refusals(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}
    assert [name for name, lines in found.items() if lines] == []


def test_what_cannot_be_compiled_is_found() -> None:
    assert kinds_of_refusals("class A(Exception): pass\nclass B(Refused): pass") == [2]
    assert starred_memberships("a in b\na in (b, *c)\na not in [*b]\nfor a in (*b, c): pass") == [2, 3]
    assert exceptions_of_two_kinds("class A(Exception): pass\nclass B(ValueError): pass") == [2]
