"""What front ends are told is written down, and it is what they are told."""

import ast
import re
from collections.abc import Mapping
from typing import Any, get_args

import pytest
from msgspec import Struct
from tools.contract.files import PROJECT, files
from tools.contract.shapes import (
    Shape,
    all_shapes,
    foreseen_at,
    games,
    kernel_shapes,
    question_of,
    root_of,
    shapes_in,
    thing_shapes,
)

from onze.kernel.chance import Seeded
from onze.server import answers, shown, wire
from onze.server.asking import AnyRequest
from onze.tables.agreement import Agreement
from tests.games.playthroughs import TABLES

WRITTEN = files()
MODULES = games()
STEPS = 150
"""So many moves of a match are looked at."""


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(PROJECT)))
def test_the_page_and_the_types_are_as_the_sources_have_them(path: Any) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path], "run `make types`"


def fields_of(interface: str) -> list[str]:
    """The fields of an interface in what page and server say to each other."""
    text = WRITTEN[PROJECT / "web" / "src" / "contract" / "server.ts"]
    (body,) = re.findall(rf"^export interface {interface} {{$(.*?)^}}$", text, re.MULTILINE | re.DOTALL)
    return re.findall(r"^  (\w+)\??: ", body, re.MULTILINE)


def test_an_agreement_is_shown_with_all_that_is_written_of_it() -> None:
    assert fields_of("AgreementShown") == list(Agreement("football-a-la-carte", 2).written())


def test_whatever_a_page_says_and_is_told_is_typed_with_all_its_fields() -> None:
    said = list(get_args(AnyRequest))
    told = [
        one
        for module in (shown, wire, answers)
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Struct) and one is not Struct
    ]
    assert len(told) > 30
    for struct in (*said, *told):
        tag = [struct.__struct_config__.tag_field] if struct.__struct_config__.tag is not None else []
        fields = [name for name in struct.__struct_fields__ if (name, struct in said) != ("ask", True)]
        assert fields_of(struct.__name__) == [*tag, *fields], struct.__name__


@pytest.mark.parametrize("module", ["kernel", *MODULES])
def test_every_key_is_explained_and_every_name_is_one_dictionary(module: str) -> None:
    shapes = kernel_shapes() if module == "kernel" else all_shapes(module)
    assert len({shape.name for shape in shapes}) == len(shapes)
    assert not [f"{shape.name}.{key.name}" for shape in shapes for key in shape.keys if not key.doc]
    assert not [shape.name for shape in shapes if not shape.doc]


@pytest.mark.parametrize("table", TABLES)
def test_the_facts_of_a_thing_are_those_of_its_kind(table: str) -> None:
    game = TABLES[table]()
    known = {shape.name: shape for shape in all_shapes(game.id)}
    by_kind = {key.name: key.type for key in thing_shapes(game.id)[-1].keys}
    described = game.things().written()
    assert set(by_kind) <= {thing["kind"] for thing in described}
    for thing in described:
        if thing["kind"] in by_kind:
            assert not misfit(thing["facts"], by_kind[thing["kind"]], known, thing["id"])
        else:
            assert not thing["facts"], thing["id"]


@pytest.mark.parametrize("table", TABLES)
def test_views_menus_and_what_is_foreseen_are_what_is_declared(table: str) -> None:
    game = TABLES[table]()
    shapes = shapes_in(MODULES[game.id])
    known = {shape.name: shape for shape in [*kernel_shapes(), *all_shapes(game.id)]}
    foresight = foreseen_at(game.id)
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
            name = type(match.decision).__name__
            for move, foreseen in match.foreseen().items():
                if name in foresight:
                    assert not misfit(foreseen, foresight[name], known, f"{name}: {move}")
                else:
                    assert not foreseen, name
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
