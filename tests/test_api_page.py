"""The reference page is what the docstrings say now, and there is a docstring for every public name."""

import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from tools.api_entries import Entry, entries_of, public_modules
from tools.api_page import HEAD, PAGE, page

import onze.kernel
from onze.bots import ask_bot
from onze.games import load
from onze.kernel.chance import Seeded
from tests.compiled import lost

pytestmark = lost("do not show their signatures")

TOY = '''
"""A toy."""

from collections.abc import Sequence

__all__ = ["KICKS", "Ball", "Heavy", "kick"]

KICKS = 3
"""How often it is kicked."""


class Ball:
    """What is kicked."""

    weight: int = 430
    """In grams."""
    _seams: int = 32

    def __init__(self, owner: "Ball | None", marks: Sequence[str] = ()) -> None:
        self.owner = owner
        """Whose it is."""
        self.marks = list(marks)
        """What is written on it."""
        self.unsaid = 0
        self._air = 1.1
        """In bar."""

    # ---- play

    def roll(self, *far: int, softly: bool = False, **why: object) -> None:
        """Rolls."""

    @property
    def round(self) -> bool:
        """Whether it is round."""
        return True

    def burst(self) -> bool:
        return False

    def _leak(self) -> None: ...


class Heavy(Ball):
    """A medicine ball."""

    def roll(self, *far: int, softly: bool = False, **why: object) -> None: ...


def kick(ball: Ball, /, *, hard: "bool" = True) -> list[int]: ...


def hidden() -> None: ...
'''


def module_of(text: str, folder: Path, name: str) -> ModuleType:
    """A module with this text in a file of its own."""
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "toy.py").write_text(TOY, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return import_module("toy")


def undocumented(entries: list[Entry]) -> list[str]:
    """The functions, classes, methods, properties and attributes without a docstring."""
    every = [entry for top in entries for entry in (top, *top.members)]
    return [entry.name for entry in every if not entry.value and not entry.doc]


def test_the_page_is_what_the_docstrings_say_now() -> None:
    up_to_date = PAGE.read_text(encoding="utf-8") == page()
    assert up_to_date, "docs/api.md is older than the docstrings: run `make api`"


@pytest.mark.parametrize("module", public_modules(), ids=lambda module: str(module.__name__))
def test_everything_public_has_a_docstring(module: ModuleType) -> None:
    assert undocumented(entries_of(module)) == []


def test_every_name_in_all_is_on_the_page() -> None:
    for module in public_modules():
        assert sorted(entry.name for entry in entries_of(module)) == sorted(module.__all__)


def test_links_lead_to_anchors_and_every_anchor_stands_once() -> None:
    text = page()
    anchors = re.findall(r'<a id="([^"]+)"></a>', text)
    assert sorted(set(anchors)) == sorted(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)


def test_all_that_the_head_names_is_linked() -> None:
    text = page()
    named = re.findall(r"(?<!`)``([^`]+)``(?!`)", HEAD)
    assert named
    assert [name for name in named if f"[`{name}`](#" not in text] == []


def test_the_bot_of_the_head_plays() -> None:
    code = re.findall(r"^```python\n(.*?)^```$", HEAD, re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    exec("".join(code), names)
    bot = names["trying_bot"]
    assert callable(bot)
    match = load("football-a-la-carte").scenario("OpenPlay")
    assert len(match.moves()) > 1
    assert ask_bot(lambda *asked: bot(*asked, tries=1), match, match.seat, Seeded(1)) in match.moves()


def test_signatures_read_as_written(toy: ModuleType) -> None:
    kicks, ball, heavy, kick = entries_of(toy)
    assert kicks.signature == "KICKS = 3"
    assert ball.signature == "class Ball\nBall(owner: Ball | None, marks: Sequence[str] = ())"
    assert heavy.signature == "class Heavy(Ball)"
    assert kick.signature == "kick(ball: Ball, /, *, hard: bool = True) -> list[int]"
    assert [member.signature for member in ball.members] == [
        "weight: int = 430",
        "owner: Ball | None",
        "marks: list",
        "unsaid: int",
        "roll(*far: int, softly: bool = False, **why: object)",
        "round: bool",
        "burst() -> bool",
    ]


def test_strings_below_names_and_comments_above_them_are_read(toy: ModuleType) -> None:
    kicks, ball, _, _ = entries_of(toy)
    assert kicks.doc == "How often it is kicked."
    assert [(member.doc, member.section) for member in ball.members] == [
        ("In grams.", ""),
        ("Whose it is.", ""),
        ("What is written on it.", ""),
        ("", ""),
        ("Rolls.", "play"),
        ("Whether it is round.", "play"),
        ("", "play"),
    ]


def test_what_has_no_docstring_is_found_unless_it_overrides_something_that_has(toy: ModuleType) -> None:
    assert undocumented(entries_of(toy)) == ["Ball.unsaid", "Ball.burst", "kick"]


def test_names_from_another_module_are_told_where_they_are_offered(toy: ModuleType, tmp_path: Path) -> None:
    shop = module_of('"""A shop."""\nfrom toy import Ball, kick\n__all__ = ["Ball"]\n', tmp_path, "shop")
    (ball,) = entries_of(shop)
    assert ball.path == "shop.Ball"
    assert ball.members[0].path == "shop.Ball.weight"


def test_a_new_module_of_the_kernel_comes_by_itself_and_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = [module.__name__ for module in public_modules()]
    (tmp_path / "a_new_one.py").write_text('"""New."""\n__all__: list[str] = []\n', encoding="utf-8")
    (tmp_path / "an_inner_one.py").write_text('"""Without names."""\n', encoding="utf-8")
    monkeypatch.setattr(onze.kernel, "__path__", [*onze.kernel.__path__, str(tmp_path)])
    after = [module.__name__ for module in public_modules()]
    assert [name for name in after if name not in before] == ["onze.kernel.a_new_one"]
    assert after.index("onze.kernel.conformance") < after.index("onze.kernel.a_new_one") < after.index("onze.bots")
