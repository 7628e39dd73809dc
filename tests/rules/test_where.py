"""Every rule leads to its code: something in its game cites it, or its clause says where else it lives."""

from pathlib import Path

import pytest
from tools.uncited import uncited

from onze.cli.where.index import Index, game_folders

ROOT = Path(__file__).parents[2]
FOLDERS = game_folders(ROOT)

every_game = pytest.mark.parametrize("game", FOLDERS)


@pytest.fixture(scope="module")
def indexes() -> dict[str, Index]:
    return {game: Index(ROOT, folder) for game, folder in FOLDERS.items()}


@every_game
def test_every_rule_is_cited_by_its_game_or_says_where_it_lives(game: str, indexes: dict[str, Index]) -> None:
    missing = [clause.id for clause in indexes[game].missing()]
    assert not missing, f"nothing in {game} cites {', '.join(missing)} (python -m tools.uncited {game})"


@every_game
def test_a_rule_that_lives_in_data_names_a_file_or_folder_of_its_game(game: str, indexes: dict[str, Index]) -> None:
    index = indexes[game]
    living = [clause for clause in index.rulebook.clauses.values() if clause.lives.startswith("data/")]
    wrong = [f"{clause.id}: {clause.lives}" for clause in living if not (index.folder / clause.lives).exists()]
    assert wrong == []


@every_game
def test_a_rule_that_lives_in_others_refers_to_one_that_lives_somewhere(game: str, indexes: dict[str, Index]) -> None:
    index = indexes[game]
    clauses = index.rulebook.clauses
    missing = {clause.id for clause in index.missing()}
    lost = [
        clause.id
        for clause in clauses.values()
        if clause.lives == "see" and all(id in missing or clauses[id].lives == "see" for id in clause.see)
    ]
    assert lost == []


def test_the_index_finds_the_tests_that_are_collected(
    indexes: dict[str, Index], request: pytest.FixtureRequest
) -> None:
    found = {
        (id, ROOT / place.file, place.name)
        for index in indexes.values()
        for id, places in index.tests.items()
        for place in places
    }
    collected = {
        (rule, item.path, getattr(item, "originalname", ""))
        for item in request.session.items
        for mark in item.iter_markers("rule")
        for rule in mark.args
    }
    assert collected <= found


@every_game
def test_the_list_of_uncited_rules_has_their_text(game: str, indexes: dict[str, Index]) -> None:
    missing = indexes[game].missing()
    head, *lines = uncited([game])
    assert head == f"# {game}: {len(missing)}"
    assert lines == [f"{clause.id}  {clause.text['en']}" for clause in missing]


def test_the_list_of_uncited_rules_is_asked_for_by_the_ids_of_games() -> None:
    with pytest.raises(SystemExit, match="chess: no game with rules"):
        uncited(["chess"])
