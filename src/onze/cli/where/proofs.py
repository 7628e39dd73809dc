"""The rules that tests prove: ``@rule("FAC-3.1")`` on a test, or ``marks=rule("FAC-3.1")`` on one of its cases."""

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

__all__ = ["Proof", "proofs"]


class Proof(NamedTuple):
    """A rule, and the test that proves it with its line."""

    id: str
    line: int
    test: str


def proofs(source: str, known: Collection[str]) -> Iterator[Proof]:
    """The proofs of known rules in a file of tests.

    The cases of a test may stand in a constant that its decorators name. Where a mark is given ids by name, every
    id in the constants counts.
    """
    tree = ast.parse(source)
    constants: dict[str, ast.expr] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            constants |= {target.id: statement.value for target in statement.targets if isinstance(target, ast.Name)}
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for id in _named(_with_constants(test.decorator_list, constants), known):
                yield Proof(id, test.lineno, test.name)


def _with_constants(decorators: Sequence[ast.expr], constants: dict[str, ast.expr]) -> list[ast.AST]:
    """All that decorators are made of, and the constants that they name, and the constants that these name."""
    nodes: list[ast.AST] = []
    followed: set[str] = set()
    waiting = list(decorators)
    while waiting:
        for node in ast.walk(waiting.pop(0)):
            nodes.append(node)
            if isinstance(node, ast.Name) and node.id in constants and node.id not in followed:
                followed.add(node.id)
                waiting.append(constants[node.id])
    return nodes


def _named(nodes: Sequence[ast.AST], known: Collection[str]) -> dict[str, None]:
    """The rules that marks among these nodes name, each once."""
    marks = [node for node in nodes if isinstance(node, ast.Call) and _is_mark(node.func)]
    given = [argument for mark in marks for argument in mark.args]
    said = given if all(isinstance(argument, ast.Constant) for argument in given) else nodes
    texts = [node.value for node in said if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text: None for text in texts if text in known}


def _is_mark(function: ast.expr) -> bool:
    return ast.unparse(function) in ("rule", "mark.rule", "pytest.mark.rule")
