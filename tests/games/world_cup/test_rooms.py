"""Drawings and reports know what is shown, and no match."""

import ast
from pathlib import Path

import pytest

from onze.games import world_cup

ROOMS = Path(world_cup.__file__).parent
ABOUT_A_MATCH = {"terminal/door.py", "terminal/typed.py"}
"""What is typed is looked up in the match."""
DRAWINGS = [path for room in ("terminal", "telling") for path in sorted((ROOMS / room).glob("*.py"))]
STEPS = {"PlayCard", "PlaceTokens", "ChooseToken", "TurnToken", "ChooseRow"}


def imported(source: str) -> set[str]:
    """The modules that a source imports from, and the names that it imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(alias.name for alias in node.names)}
    return found


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: str(path.relative_to(ROOMS)))
def test_a_drawing_imports_no_match_and_no_question(path: Path) -> None:
    names = imported(path.read_text(encoding="utf-8"))
    knows = bool(names & STEPS) or "onze.games.world_cup.match" in names
    assert knows == (str(path.relative_to(ROOMS)) in ABOUT_A_MATCH)
