"""``make mutants``: every small break of a source is one change that still reads as Python."""

import ast
from pathlib import Path

import coverage
import pytest
from tools.mutants.breaks import Break, breaks_of
from tools.mutants.reach import Reach

SHOT = '''"""Whether a shot is a goal."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from match import Match


def scored(match: "Match", die: int = 6) -> bool:
    """The keeper saves, « même » on a tie."""
    if die > match.keeper and not match.over:
        match.goals += 1
        if match.heard:
            match.tell("goal")
        return True
    raise ValueError(2)
'''


def said(source: str) -> list[str]:
    return [f"{change.old} -> {change.new}" for change in breaks_of(Path("shot.py"), source)]


def test_comparisons_numbers_and_statements_are_broken() -> None:
    assert {
        "die > match.keeper -> (die >= match.keeper)",
        "not match.over -> (match.over)",
        "die > match.keeper and not match.over -> (die > match.keeper or not match.over)",
        "die > match.keeper and not match.over -> (not match.over)",
        "match.goals += 1 -> pass",
        'match.tell("goal") -> pass',
        "True -> (False)",
        "6 -> (7)",
        "1 -> (0)",
    } <= set(said(SHOT))


def test_types_words_and_mistakes_are_left_alone() -> None:
    assert not [
        text
        for text in said(SHOT)
        if "TYPE_CHECKING" in text or "heard" in text or text.startswith(("2 ", '"goal" ', "bool "))
    ]


@pytest.mark.parametrize("change", breaks_of(Path("shot.py"), SHOT), ids=str)
def test_a_broken_source_is_still_python_and_another_one(change: Break) -> None:
    broken = change.broken(SHOT)
    assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(SHOT))


def test_a_line_that_only_tests_ran_can_be_seen_broken_by_these_alone(tmp_path: Path) -> None:
    shot, written = tmp_path / "shot.py", tmp_path / "reach"
    data = coverage.CoverageData(str(written))
    for context, lines in (("", [1, 2]), ("test_saved", [2, 3]), ("test_scored", [3])):
        data.set_context(context)
        data.add_lines({str(shot): lines})
    data.write()

    reach = Reach(written)
    assert [reach.tests_of(shot, line) for line in (1, 2, 3, 4)] == [
        [],
        ["test_saved"],
        ["test_saved", "test_scored"],
        [],
    ]
    assert [reach.runs_in_tests_alone(shot, line) for line in (1, 2, 3, 4)] == [False, False, True, False]
