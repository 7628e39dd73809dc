"""Every rule of every game is told in each language and proven by a test that names it; nothing names any other."""

import re
from pathlib import Path

import pytest

from onze.cli.where.citations import ID
from onze.games import find_game, find_rulebook, game_ids
from onze.kernel.data import file_of
from onze.kernel.words import LANGUAGES
from onze.kernel.words.rulebook import Rulebook, read_rulebook

ROOT = Path(__file__).parents[2]
OURS = {id: ROOT / "src" / "onze" / "games" / id.replace("-", "_") for id in game_ids()}
EXAMPLES = {str(rules.parent): rules.parent for rules in sorted(ROOT.glob("examples/*/rules.toml"))}
FOLDERS = {game: folder for game, folder in {**OURS, **EXAMPLES}.items() if folder.is_dir()}

every_game = pytest.mark.parametrize("game", FOLDERS, ids=lambda game: Path(game).name)


def rulebook(game: str) -> Rulebook:
    """The rules of a game; there must be some."""
    found = find_rulebook(find_game(game))
    assert found.clauses, f"{game} has no rules.toml"
    return found


def prefixes(rules: Rulebook) -> tuple[str, ...]:
    """What the ids of a game begin with: ``FAC-``."""
    return tuple(sorted({id.partition("-")[0] + "-" for id in rules.clauses}))


def ids_in(folder: Path) -> dict[str, str]:
    """All that looks like an id in the sources, data and pages below a folder, each with a file that has it."""
    kinds = (".py", ".toml", ".ftl", ".md")
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in kinds]
    return {id: path.name for path in files for id in ID.findall(path.read_text(encoding="utf-8"))}


def named_by_tests(session: pytest.Session) -> set[str]:
    """The rules that the collected tests say they prove."""
    return {rule for item in session.items for mark in item.iter_markers("rule") for rule in mark.args}


@every_game
def test_every_rule_is_proven_by_a_test_that_names_it(game: str, request: pytest.FixtureRequest) -> None:
    rules = rulebook(game)
    begins = tuple(f'rule("{prefix}' for prefix in prefixes(rules))
    tests = [path for path in ROOT.glob("tests/**/test_*.py") if path != Path(__file__)]
    chapters = {path for path in tests if any(begin in path.read_text(encoding="utf-8") for begin in begins)}
    if not chapters <= {item.path for item in request.session.items}:
        pytest.skip("only a part of the rulebook's tests was collected")
    named = named_by_tests(request.session)
    missing = [id for id, clause in rules.clauses.items() if id not in named and not clause.material]
    assert not missing, f"no test names {', '.join(missing)}"


def test_tests_name_only_rules_that_exist(request: pytest.FixtureRequest) -> None:
    known = {id for game in FOLDERS for id in rulebook(game).clauses}
    unknown = sorted(named_by_tests(request.session) - known)
    assert not unknown, f"no rulebook has {', '.join(unknown)}"


@every_game
def test_sources_and_data_name_only_rules_that_exist(game: str) -> None:
    rules = rulebook(game)
    found = ids_in(FOLDERS[game])
    assert set(rules.clauses) <= set(found), "an id is not recognised as one"
    unknown = [f"{id} in {file}" for id, file in found.items() if id not in rules.clauses]
    assert unknown == []


@pytest.mark.parametrize("folder", ["src", "docs", "examples"])
def test_everything_else_names_only_rules_that_exist(folder: str) -> None:
    books = [rulebook(game) for game in FOLDERS]
    known = {id for rules in books for id in rules.clauses}
    begins = tuple(prefix for rules in books for prefix in prefixes(rules))
    unknown = [f"{id} in {file}" for id, file in ids_in(ROOT / folder).items() if id not in known]
    assert [found for found in unknown if found.startswith(begins)] == []


@every_game
def test_every_rule_is_told_in_each_language(game: str) -> None:
    for clause in rulebook(game).clauses.values():
        for language in LANGUAGES:
            assert clause.text[language].strip(), clause.id
            assert clause.why is None or clause.why[language].strip(), clause.id


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_lacks_a_language_is_refused(game: str, language: str, tmp_path: Path) -> None:
    path = file_of(find_game(game), "rules.toml")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    first_rule = rf'(\[chapter\.rules\."[^"]+"\]\n(?:.*\n)*?){language} = .*\n'
    without, count = re.subn(first_rule, r"\1", text, count=1)
    assert count == 1
    (tmp_path / "rules.toml").write_text(without, encoding="utf-8")
    with pytest.raises(ValueError, match=f"has no text in {language}"):
        read_rulebook(tmp_path / "rules.toml")
