"""The small ways in which a source can be broken: another comparison, a number one off, a statement left out."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Break", "breaks_of"]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}


@dataclass(frozen=True)
class Break:
    """One change to one file: the text from ``start`` to ``end`` becomes ``new``."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def broken(self, source: str) -> str:
        """The source with this change made."""
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.old.split())}  →  {' '.join(self.new.split())}"


def breaks_of(path: Path, source: str) -> list[Break]:
    """Every single change to a source that this module knows, in the order of the source."""
    starts = [0]
    for text in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    raw = source.encode()
    found = []
    for node, new in changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        found.append(Break(path, node.lineno, start, end, raw[start:end].decode(), new))
    return sorted(found, key=lambda change: (change.start, change.end, change.new))


def changes(tree: ast.Module) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """The nodes of a source that can be changed, each with the text that takes its place."""
    spared = {id(part) for node in ast.walk(tree) for aside in beside_the_rules(node) for part in ast.walk(aside)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        if isinstance(node, ast.expr):
            yield from ((node, f"({ast.unparse(new)})") for new in other_values(node))
        elif isinstance(node, ast.stmt):
            yield from ((node, new) for new in other_steps(node))
        if isinstance(node, (ast.If, ast.IfExp, ast.While)) and id(node.test) not in spared:
            yield node.test, f"(not ({ast.unparse(node.test)}))"


def beside_the_rules(node: ast.AST) -> Iterator[ast.AST]:
    """What a node says of types, of listeners or of the file: nothing there is a rule."""
    if isinstance(node, (ast.AnnAssign, ast.arg)) and node.annotation:
        yield node.annotation
    if isinstance(node, ast.FunctionDef) and node.returns:
        yield node.returns
    if isinstance(node, ast.If) and is_type_checking(node.test):
        yield node
    if isinstance(node, (ast.If, ast.IfExp)) and ".heard" in ast.unparse(node.test):
        yield node.test  # asked only so that silence costs nothing
    if isinstance(node, ast.Raise):  # the words of a mistake that only a programmer sees
        yield node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
        yield node.args[0]


def is_type_checking(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def other_values(node: ast.expr) -> Iterator[ast.expr]:
    """An expression's small changes."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISONS:
            yield ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield from (ast.BoolOp(op, [*values[:place], *values[place + 1 :]]) for place in range(len(values)))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in SUMS and not isinstance(left, ast.List):
            yield ast.BinOp(left, SUMS[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)


def other_steps(node: ast.stmt) -> Iterator[str]:
    """A statement's small changes: left out, or the other way to leave a loop."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield "pass"
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"
        case ast.Return(value=ast.Call() | ast.Name() | ast.Attribute() | ast.Subscript()):
            yield "return None"
