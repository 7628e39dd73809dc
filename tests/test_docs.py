"""What the documentation says is so: its code runs, its links lead somewhere, its lists are complete."""

import ast
import re
from pathlib import Path

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "docs" / "scenarios.md"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

CODE_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def table(heading: str) -> dict[str, list[str]]:
    """The rows of the table under a heading of the page on scenarios, by the name in their first cell."""
    _, _, section = SCENARIOS.read_text(encoding="utf-8").partition(f"\n## {heading}\n")
    section, _, _ = section.partition("\n## ")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return {first.strip("`"): cells for first, *cells in rows[2:]}


@pytest.mark.parametrize("page", [ROOT / "README.md", SCENARIOS], ids=page_id)
def test_the_code_on_a_page_runs(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = list(CODE_BLOCK.finditer(text))
    assert blocks
    names: dict[str, object] = {"__name__": page_id(page)}
    for block in blocks:
        # Empty lines before a block, so that a traceback names the line of the page.
        lines_above = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_above + block[1], str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_the_links_on_a_page_lead_to_files_that_exist(page: Path) -> None:
    targets = [target.partition("#")[0] for target in LINK.findall(page.read_text(encoding="utf-8"))]
    missing = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert missing == []


def test_links_are_found() -> None:
    assert "docs/scenarios.md" in LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))


def test_the_decisions_of_football_a_la_carte_are_all_listed() -> None:
    assert sorted(table("Decisions")) == sorted(FootballALaCarte().decisions())


def test_the_facts_of_football_a_la_carte_are_all_listed() -> None:
    assert sorted(table("Facts")) == sorted(FootballALaCarte.scenario_facts)


def test_a_decision_lists_only_moves_with_the_verbs_named_for_it() -> None:
    listed = {name: set(cells[1].split(", ")) for name, cells in table("Decisions").items()}
    for game in (FootballALaCarte(), FootballALaCarte(starter="choose", dead_hand="swap_any", tie="penalty_cuts")):
        for seed in range(30):
            chance = Seeded(seed)
            match = game.new_match(chance)
            while match.outcome is None:
                moves = match.moves()
                decision = type(match.decision).__name__
                assert {game.vocabulary[move].verb for move in moves} <= listed[decision], decision
                match.play(moves[chance.below(len(moves))], chance)


def test_the_files_of_football_a_la_carte_are_all_named_in_its_own_description() -> None:
    folder = ROOT / "src" / "onze" / "games" / "football_a_la_carte"
    description = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    files = {file.stem for file in folder.glob("*.py")} | {file.name for file in folder.glob("*.toml")}
    named = re.findall(r"``([\w.]+)``", description or "")
    assert sorted(named) == sorted(files - {"__init__"})
