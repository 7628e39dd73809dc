"""What the documentation says is so: its pages can be followed, its links lead somewhere, its lists are complete."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from onze.games import load
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.footime import Footime
from onze.games.world_cup import WorldCup
from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.typography import french
from tests.followed import FENCED, blocks, compare, follow, typed

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "docs" / "scenarios.md"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

FRENCH = [
    ROOT / "docs" / name
    for name in ("pour-les-joueurs.md", "composer-une-equipe.md", "composer-une-edition.md", "heberger-onze.md")
]
FOLLOWED_ELSEWHERE = ("add-a-game.md", "api.md")
TO_FOLLOW = [page for page in PAGES if page.name not in FOLLOWED_ELSEWHERE and blocks(page.read_text(encoding="utf-8"))]

MAKE = re.compile(r"(?:`|^ {4})make ([\w-]+)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def table(heading: str) -> dict[str, list[str]]:
    """The rows of the table under a heading of the page on scenarios, by the name in their first cell."""
    _, _, section = SCENARIOS.read_text(encoding="utf-8").partition(f"\n## {heading}\n")
    section, _, _ = section.partition("\n## ")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return {first.strip("`"): cells for first, *cells in rows[2:]}


@pytest.mark.parametrize("page", TO_FOLLOW, ids=page_id)
def test_a_page_can_be_followed_from_top_to_bottom(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    follow(page, tmp_path, "fr_FR.UTF-8" if page in FRENCH else "en_GB.UTF-8")


def test_pages_with_code_and_commands_are_found() -> None:
    pages = {page.name for page in TO_FOLLOW}
    assert pages >= {"README.md", "scenarios.md", "records.md", "for-players.md", "make-a-team.md"}
    assert pages >= {page.name for page in FRENCH}


@pytest.mark.parametrize(
    ("shown", "agrees"),
    [
        ("one\ntwo\nthree\n", True),
        ("one\n", True),
        ("one\n…\nthree\n", True),
        ("…\nt…o\n", True),
        ("two\n", False),
        ("one\nthree\n", False),
        ("…\nfour\n", False),
        ("one\ntwo\nthree\nfour\n", False),
    ],
)
def test_what_a_page_shows_is_compared_with_what_is_shown(shown: str, agrees: bool) -> None:
    if agrees:
        compare("one\ntwo\nthree\n", shown, "here")
    else:
        with pytest.raises(AssertionError, match="here"):
            compare("one\ntwo\nthree\n", shown, "here")


def test_what_is_typed_is_read_off_the_prompts() -> None:
    shown = "Your move (1-2, q to leave): d6\n· You: drawn (8): 1\nEnter to go on:\nVotre coup (1-2) : q\n"
    assert typed(shown) == "d6\n\nq\n"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_what_a_page_tells_to_make_can_be_made(page: Path) -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(MAKE.findall(page.read_text(encoding="utf-8"))) <= set(targets)


@pytest.mark.parametrize("page", FRENCH, ids=page_id)
def test_a_page_in_french_has_french_spaces(page: Path) -> None:
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    assert [line for line in prose.splitlines() if line != french(line)] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_the_links_on_a_page_lead_to_files_that_exist(page: Path) -> None:
    targets = [target.partition("#")[0] for target in LINK.findall(page.read_text(encoding="utf-8"))]
    missing = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert missing == []


def test_links_are_found() -> None:
    assert "docs/scenarios.md" in LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))


SCENES: list[tuple[type[Game[Any]], str]] = [
    (FootballALaCarte, ""),
    (WorldwideFootball, " of Worldwide Football"),
    (WorldCup, " of The World Cup Game"),
    (Footime, " of Footime"),
]
"""The games of the page on scenarios, and how its headings end for each."""

every_game = pytest.mark.parametrize(("kind", "ending"), SCENES, ids=lambda part: getattr(part, "id", ""))


@every_game
def test_the_decisions_of_a_game_are_all_listed(kind: type[Game[Any]], ending: str) -> None:
    assert sorted(table(f"Decisions{ending}")) == sorted(load(kind.id, 2).decisions())


@every_game
def test_the_facts_of_a_game_are_all_listed(kind: type[Game[Any]], ending: str) -> None:
    assert sorted(table(f"Facts{ending}")) == sorted(kind.scenario_facts)


TABLES: list[tuple[str, Game[Any]]] = [
    ("", FootballALaCarte()),
    ("", FootballALaCarte(starter="choose", dead_hand="swap_any", tie="penalty_cuts")),
    (" of Worldwide Football", WorldwideFootball()),
    (" of Worldwide Football", WorldwideFootball(mode="professional", draw_on_shot=False)),
    (" of Worldwide Football", WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout")),
    (" of The World Cup Game", WorldCup(2, edition="1930", voluntary_downgrade=True)),
    (" of The World Cup Game", WorldCup(4, edition="2002")),
    (" of Footime", Footime(2, tie_break="shootout", period_turns=30)),
    (" of Footime", Footime(4, placement="hidden_simultaneous", offside="called", goal_target=1, target_cap_turns=60)),
    (" of Footime", Footime(8, post_goal_kick="needs_out_card", tie_break="extra_time", period_turns=20)),
]


@pytest.mark.parametrize(("ending", "game"), TABLES)
def test_a_decision_lists_only_moves_with_the_verbs_named_for_it(ending: str, game: Game[Any]) -> None:
    listed = {name: set(cells[1].split(", ")) for name, cells in table(f"Decisions{ending}").items()}
    for seed in range(30):
        chance = Seeded(seed)
        match = game.new_match(chance)
        while match.outcome is None:
            moves = match.moves()
            decision = type(match.decision).__name__
            assert {game.vocabulary[move].verb for move in moves} <= listed[decision], decision
            match.play(moves[chance.below(len(moves))], chance)


ROOMS = [path.parent for path in sorted((ROOT / "src" / "onze" / "games").glob("*/**/__init__.py"))]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ROOT / "src" / "onze" / "games")))
def test_the_files_of_a_room_are_all_named_in_its_own_description(room: Path) -> None:
    description = ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8")))
    files = {file.stem for file in room.glob("*.py")} - {"__init__"}
    folders = {file.parent.name for file in room.glob("*/*.*") if file.suffix in (".py", ".toml")}
    named = re.findall(r"``(\w+)``", description or "")
    assert files | folders <= set(named)


def test_the_files_of_the_kernel_are_all_on_the_page_on_architecture() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(\w+\.py)`", page))
    kernel = {file.name for file in (ROOT / "src" / "onze" / "kernel").glob("*.py")}
    everywhere = {file.name for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.py")}
    assert kernel - {"__init__.py"} <= named <= everywhere | {"setup.py"}
