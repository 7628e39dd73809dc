"""Reads what the sources say of their public names: signatures and docstrings, in the order of their definitions.

A module is public when it has an ``__all__``, and a name when it stands there. Signatures are taken from the source,
so that types read as they were written. The string below an attribute is its docstring, and comments
``# ---- like this one`` in a class are headings above the members that follow.
"""

import ast
import builtins
import inspect
import pkgutil
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import chain, zip_longest
from types import ModuleType

__all__ = ["Entry", "entries_of", "public_modules"]

KERNEL_IN_READING_ORDER = (
    "game", "match", "steps", "cards", "chance", "events", "outcome", "options", "vocabulary", "words", "phrases",
    "scenes", "playout", "chance.committed", "cards.odds", "records", "words.rulebook", "data", "conformance",
)  # fmt: skip

BEHIND_THE_MATCH = ("positions", "views")
"""Modules of the kernel that are called through ``Match`` only."""

SECTION = re.compile(r"\s+# ---- (.+)")


@dataclass
class Entry:
    """One public name as the page tells it: ``path`` is its anchor, ``section`` the heading that it stands under."""

    path: str
    signature: str
    doc: str
    section: str = ""
    value: bool = False
    """Whether it is a constant, a type or an attribute, which may say enough without a docstring."""
    inherits: bool = False
    """Whether it overrides something and leaves the docstring to that."""
    bases: tuple[str, ...] = ()
    members: list["Entry"] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name without its module: ``Match.play``."""
        return self.path.partition(".")[2]


# ---- which names


def public_modules() -> list[ModuleType]:
    """The modules of the page in reading order; new ones of the kernel come last in it."""
    order = {name: place for place, name in enumerate(KERNEL_IN_READING_ORDER)}
    kernel = sorted({*_modules_in("onze.kernel"), *order}, key=lambda name: (order.get(name, len(order)), name))
    names = ["onze.games", *(f"onze.kernel.{name}" for name in kernel if name not in BEHIND_THE_MATCH)]
    names += ["onze.doors", "onze.articles", "onze.bots", *(f"onze.bots.{name}" for name in _modules_in("onze.bots"))]
    return [module for module in map(import_module, names) if hasattr(module, "__all__")]


def _modules_in(package: str) -> list[str]:
    return [module.name for module in pkgutil.iter_modules(import_module(package).__path__)]


def entries_of(module: ModuleType) -> list[Entry]:
    """What is said of a module's public names, in the order of their definitions or imports."""
    return _entries(module, module.__all__, module.__name__.rpartition(".")[2])


def _entries(source: ModuleType, names: Collection[str], prefix: str) -> list[Entry]:
    entries = []
    for statement, below in _with_string_below(_tree(source).body):
        if isinstance(statement, ast.ImportFrom):
            imported = {alias.name for alias in statement.names} & set(names)
            entries += _entries(import_module(statement.module or ""), imported, prefix) if imported else []
        elif isinstance(statement, ast.ClassDef) and statement.name in names:
            entries.append(_class_entry(statement, getattr(source, statement.name), prefix))
        elif isinstance(statement, ast.FunctionDef) and statement.name in names:
            doc = ast.get_docstring(statement) or ""
            entries.append(Entry(f"{prefix}.{statement.name}", _signature(statement), doc))
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)) and _target(statement) in names and statement.value:
            written = f"{_target(statement)} = {ast.unparse(statement.value)}"
            entries.append(Entry(f"{prefix}.{_target(statement)}", written, below, value=True))
    return entries


def _tree(module: ModuleType) -> ast.Module:
    """A module as it was written, types that are defined later without their quotation marks."""
    tree = ast.parse(inspect.getsource(module))
    for node in ast.walk(tree):
        for where in ("annotation", "returns"):
            annotation = getattr(node, where, None)
            if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
                setattr(node, where, ast.Name(annotation.value))
    return tree


def _with_string_below(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with the string that stands below it or nothing."""
    for statement, below in zip_longest(body, body[1:]):
        text = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
        yield statement, inspect.cleandoc(text) if isinstance(text, str) else ""


def _target(statement: ast.Assign | ast.AnnAssign) -> str:
    """What is assigned to, as written: ``NOBODY``, ``self.seats``."""
    return ast.unparse(statement.targets[0] if isinstance(statement, ast.Assign) else statement.target)


# ---- what is said of them


def _class_entry(node: ast.ClassDef, kind: type, prefix: str) -> Entry:
    path = f"{prefix}.{node.name}"
    bases = [ast.unparse(base) for base in node.bases]
    head = f"class {node.name}({', '.join(bases)})" if bases else f"class {node.name}"
    members: list[Entry] = []
    lines = inspect.getsource(import_module(kind.__module__)).splitlines()
    for statement, below in _with_string_below(node.body):
        headings = map(SECTION.fullmatch, reversed(lines[node.lineno : statement.lineno]))
        section = next((heading[1] for heading in headings if heading), "")
        if isinstance(statement, ast.AnnAssign) and not _target(statement).startswith("_"):
            members.append(Entry(f"{path}.{_target(statement)}", ast.unparse(statement), below, section, value=True))
        elif isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            head += f"\n{node.name}{_signature(statement, skip=1).removeprefix('__init__')}"
            members += _attributes(statement, path)
        elif isinstance(statement, ast.FunctionDef) and not statement.name.startswith("_"):
            own, found = ast.get_docstring(statement), inspect.getdoc(getattr(kind, statement.name))
            written = _signature(statement, skip=1)
            members.append(Entry(f"{path}.{statement.name}", written, own or found or "", section, inherits=not own))
    names = tuple(base.partition("[")[0] for base in bases)
    return Entry(path, head, ast.get_docstring(node) or "", bases=names, members=members)


def _attributes(constructor: ast.FunctionDef, path: str) -> list[Entry]:
    """The public attributes that a constructor sets, each once, where it has its docstring."""
    types = {argument.arg: argument.annotation for argument in constructor.args.args}
    blocks = [block for block in ast.walk(constructor) if isinstance(block, (ast.FunctionDef, ast.If))]
    entries: dict[str, Entry] = {}
    for statement, below in chain.from_iterable(_with_string_below(block.body) for block in blocks):
        if not isinstance(statement, (ast.Assign, ast.AnnAssign)):
            continue
        name = _target(statement).removeprefix("self.")
        if _target(statement) == f"self.{name}" and name.isidentifier() and not name.startswith("_"):
            kind = statement.annotation if isinstance(statement, ast.AnnAssign) else _plain_type(statement.value, types)
            written = f"{name}: {ast.unparse(kind)}" if kind else name
            if below or name not in entries:
                entries[name] = Entry(f"{path}.{name}", written, below)
    return list(entries.values())


def _plain_type(value: ast.expr, parameters: Mapping[str, ast.expr | None]) -> ast.expr | None:
    """The type of a value where that is plain to see: a constant, an argument, a new object."""
    if isinstance(value, ast.Constant):
        return ast.Name(type(value.value).__name__)
    if isinstance(value, ast.Name):
        return parameters.get(value.id)
    called = ast.unparse(value.func) if isinstance(value, ast.Call) else ""
    return ast.Name(called) if called[:1].isupper() or isinstance(getattr(builtins, called, None), type) else None


def _signature(function: ast.FunctionDef, skip: int = 0) -> str:
    """A function as it is called, without its first arguments; a property without any."""
    given, returns = function.args, ast.unparse(function.returns) if function.returns else "None"
    if any(ast.unparse(decorator).endswith("property") for decorator in function.decorator_list):
        return f"{function.name}: {returns}"
    positional = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(positional) - len(given.defaults)) + given.defaults
    parts = list(map(_parameter, positional, defaults))[skip:]
    if given.posonlyargs:
        parts.insert(len(given.posonlyargs) - skip, "/")
    if given.vararg or given.kwonlyargs:
        parts.append(f"*{_parameter(given.vararg)}" if given.vararg else "*")
    parts += map(_parameter, given.kwonlyargs, given.kw_defaults)
    parts += [f"**{_parameter(given.kwarg)}"] if given.kwarg else []
    return f"{function.name}({', '.join(parts)})" + (f" -> {returns}" if returns != "None" else "")


def _parameter(argument: ast.arg, default: ast.expr | None = None) -> str:
    return ast.unparse(argument) + (f" = {ast.unparse(default)}" if default else "")
