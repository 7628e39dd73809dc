"""What front ends are told is written down, and it is what they are told."""

import ast
from collections.abc import Mapping
from typing import Any

import pytest
from tools.contract.files import PROJECT, files
from tools.contract.shapes import Shape, games, kernel_shapes, question_of, root_of, shapes_in

from onze.kernel.chance import Seeded
from tests.games.playthroughs import TABLES

WRITTEN = files()
MODULES = games()
STEPS = 150
"""So many moves of a match are looked at."""


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(PROJECT)))
def test_the_page_and_the_types_are_as_the_sources_have_them(path: Any) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path], "run `make types`"


@pytest.mark.parametrize("module", ["kernel", *MODULES])
def test_every_key_of_a_view_is_explained(module: str) -> None:
    shapes = kernel_shapes() if module == "kernel" else shapes_in(MODULES[module])
    assert not [f"{shape.name}.{key.name}" for shape in shapes for key in shape.keys if not key.doc]
    assert not [shape.name for shape in shapes if not shape.doc]


@pytest.mark.parametrize("table", TABLES)
def test_a_view_is_what_its_declaration_says(table: str) -> None:
    game = TABLES[table]()
    shapes = shapes_in(MODULES[game.id])
    known = {shape.name: shape for shape in [*kernel_shapes(), *shapes]}
    root, question = root_of(shapes), question_of(shapes)
    luck = Seeded(3)
    match = game.new_match(luck)
    for step in range(STEPS):
        if match.outcome is not None:
            break
        if step % 10 == 0 or step < 20:
            for viewer in (None, match.seat):
                view = match.view(viewer)
                wrong = misfits(view, [root, known["Frame"]], known, "view", apart=("decision",))
                wrong += misfits(view["decision"], [known["Question"], *([question] if question else [])], known, "?")
                assert not wrong, wrong
            assert not [wrong for entry in match.menu() for wrong in misfits(entry, [known["Entry"]], known, "menu")]
        moves = match.moves()
        match.play_listed(moves[luck.below(len(moves))], luck)


def misfits(
    value: Any, shapes: list[Shape], known: Mapping[str, Shape], path: str, apart: tuple[str, ...] = ()
) -> list[str]:
    """Where a dictionary is not what its shapes say, in paths."""
    keys = {key.name: key for shape in shapes for key in keys_of(shape, known)}
    wrong = [f"{path}.{name} is not declared" for name in value if name not in keys]
    for name, key in keys.items():
        if name in value:
            if name not in apart:
                wrong += misfit(value[name], key.type, known, f"{path}.{name}")
        elif not key.optional:
            wrong.append(f"{path}.{name} is missing")
    return wrong


def keys_of(shape: Shape, known: Mapping[str, Shape]) -> list[Any]:
    return [*(key for base in shape.bases for key in keys_of(known[base], known)), *shape.keys]


PLAIN = {"int": (int,), "float": (int, float), "str": (str,), "bool": (bool,)}


def misfit(value: Any, written: ast.expr, known: Mapping[str, Shape], path: str) -> list[str]:
    """What is wrong with a value of a declared type."""
    text = ast.unparse(written)
    if text in ("object", "Any"):
        return []
    if text == "None":
        return [] if value is None else [f"{path} is {value!r}, not nothing"]
    if text in PLAIN:
        right = isinstance(value, PLAIN[text]) and (text == "bool" or not isinstance(value, bool))
        return [] if right else [f"{path} is {value!r}, no {text}"]
    if isinstance(written, ast.BinOp):
        either = [misfit(value, part, known, path) for part in (written.left, written.right)]
        return [] if not all(either) else either[0]
    if isinstance(written, ast.Name):
        if not isinstance(value, Mapping):
            return [f"{path} is {value!r}, no {text}"]
        return misfits(value, [known[written.id]], known, path)
    assert isinstance(written, ast.Subscript), text
    if ast.unparse(written.value) == "list":
        if not isinstance(value, list):
            return [f"{path} is {value!r}, no list"]
        return [
            wrong
            for number, part in enumerate(value)
            for wrong in misfit(part, written.slice, known, f"{path}.{number}")
        ]
    assert ast.unparse(written.value) == "dict", text
    assert isinstance(written.slice, ast.Tuple)
    if not isinstance(value, Mapping):
        return [f"{path} is {value!r}, no mapping"]
    return [
        wrong for name, part in value.items() for wrong in misfit(part, written.slice.elts[1], known, f"{path}.{name}")
    ]
