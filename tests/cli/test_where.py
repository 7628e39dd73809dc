"""The index of rules: what a text cites, what a test proves, and a small checkout as a whole."""

from pathlib import Path
from textwrap import dedent

import pytest

from onze.cli.where.citations import Citation, citations
from onze.cli.where.index import Index, Place, checkout, game_folders
from onze.cli.where.proofs import Proof, proofs
from onze.kernel.words.rulebook import Rulebook, read_rulebook

TWO_CHAPTERS = [["TY-1.1", "TY-1.2", "TY-1.3", "TY-1.3.a.1", "TY-1.10"], ["TY-C-01", "TY-C-02", "TY-C-03", "TY-C-11"]]


def rules_of(chapters: list[list[str]], **more: str) -> str:
    """A rulebook as a file says it; ``more`` is what stands in a clause beside its text."""
    lines = []
    for ids in chapters:
        lines += ["[[chapter]]", 'en = "Chapter"', 'fr = "Chapitre"']
        for id in ids:
            lines += [f'[chapter.rules."{id}"]', 'en = "Text."', 'fr = "Texte."', more.get(id.replace("-", "_"), "")]
    return "\n".join(lines)


@pytest.fixture
def toy(tmp_path: Path) -> Rulebook:
    """A rulebook of two chapters."""
    path = tmp_path / "rules.toml"
    path.write_text(rules_of(TWO_CHAPTERS), encoding="utf-8")
    return read_rulebook(path)


# ---- what a text cites


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ('rule = "TY-1.2"', ["TY-1.2"]),
        ("TY-1.2, TY-C-02 and TY-1.10.", ["TY-1.2", "TY-C-02", "TY-1.10"]),
        ("TY-1.1 to TY-1.3", ["TY-1.1", "TY-1.2", "TY-1.3"]),
        ("TY-1.1 to\n    TY-1.3", ["TY-1.1", "TY-1.2", "TY-1.3"]),
        ("# TY-1.1 to\n# TY-1.3", ["TY-1.1", "TY-1.2", "TY-1.3"]),
        ("TY-1.1 to 1.3", ["TY-1.1", "TY-1.2", "TY-1.3"]),
        ("(TY-1.1 to .3, TY-C-01)", ["TY-1.1", "TY-1.2", "TY-1.3", "TY-C-01"]),
        ("TY-1.1 to 1.3 say so", ["TY-1.1", "TY-1.2", "TY-1.3"]),
        ("TY-C-01 to 03.", ["TY-C-01", "TY-C-02", "TY-C-03"]),
        ("TY-1.1, .3 and .10", ["TY-1.1", "TY-1.3", "TY-1.10"]),
        ("TY-1.1 to .2, .10", ["TY-1.1", "TY-1.2", "TY-1.10"]),
    ],
)
def test_a_text_cites_ids_and_all_that_a_range_spans(text: str, cited: list[str], toy: Rulebook) -> None:
    assert [id for id, _ in citations(text, toy)] == cited


def test_a_range_follows_the_order_of_the_rulebook(toy: Rulebook) -> None:
    cited = [id for id, _ in citations("TY-1.2 to TY-1.10", toy)]
    assert sorted(cited) == sorted(["TY-1.2", "TY-1.3", "TY-1.3.a.1", "TY-1.10"])


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("TY-1.3 to TY-C-02", ["TY-1.3", "TY-C-02"]),
        ("TY-1.3 to TY-1.1", ["TY-1.3", "TY-1.1"]),
        ("TY-1.3 to 10 players", ["TY-1.3"]),
        ("TY-1.3 to 7", ["TY-1.3"]),
        ("TY-9.1, UEFA-1, TY-1", []),
        ("TY-1.3, 10 of them", ["TY-1.3"]),
    ],
)
def test_what_is_no_range_and_no_rule_cites_nothing_more(text: str, cited: list[str], toy: Rulebook) -> None:
    assert [id for id, _ in citations(text, toy)] == cited


def test_a_citation_has_the_line_of_its_id_and_a_range_that_of_its_beginning(toy: Rulebook) -> None:
    text = '"""Text (TY-1.1 to\nTY-1.3).\n\nTY-C-11\n"""'
    assert list(citations(text, toy)) == [
        Citation("TY-1.1", 1),
        Citation("TY-1.2", 1),
        Citation("TY-1.3", 2),
        Citation("TY-C-11", 4),
    ]


# ---- what tests prove


def test_a_test_proves_what_its_marks_name_and_those_of_its_cases() -> None:
    source = dedent("""\
        CASES = [pytest.param(1, marks=rule("TY-1.3"))]
        IDS = {"a": "TY-C-01"}
        each = pytest.mark.parametrize("card", [pytest.param(card, marks=rule(id)) for card, id in IDS.items()])


        @rule("TY-1.1", "TY-1.2", "TY-9.9")
        @pytest.mark.parametrize("text", ["TY-C-02"])
        def test_one(): ...


        @pytest.mark.rule("TY-1.1")
        @pytest.mark.parametrize("number", CASES)
        def test_two(): ...


        @each
        def test_three(): ...


        @pytest.mark.parametrize("id", IDS)
        def test_four(): ...


        @rule("TY-1.1")
        def no_test(): ...
        """)
    known = [id for chapter in TWO_CHAPTERS for id in chapter]
    assert list(proofs(source, known)) == [
        Proof("TY-1.1", 8, "test_one"),
        Proof("TY-1.2", 8, "test_one"),
        Proof("TY-1.1", 13, "test_two"),
        Proof("TY-1.3", 13, "test_two"),
        Proof("TY-C-01", 17, "test_three"),
    ]


# ---- a small checkout


@pytest.fixture
def index(tmp_path: Path) -> Index:
    """A checkout with one game and one test."""
    marks = {"TY_1.1": "material = true", "TY_C_01": 'lives = "absence"', "TY_C_02": 'lives = "data/cards.toml"'}
    files = {
        "src/onze/games/toy_game/__init__.py": '"""Repeats TY-1.3."""\nWIDTH = 1  # TY-1.2\n',
        "src/onze/games/toy_game/coach/plans.py": 'def plan():\n    """TY-1.3"""\n',
        "src/onze/games/toy_game/rules/goals.py": '"""TY-1.3"""\n\n\ndef goal():\n    """TY-1.3"""\n    "TY-1.3"\n',
        "src/onze/games/toy_game/data/cards.toml": '[[card]]\nname = "pass"\nrule = "TY-1.10"\n',
        "src/onze/games/toy_game/data/rules.toml": rules_of(TWO_CHAPTERS, **marks),
        "src/onze/games/no_rules/__init__.py": "",
        "tests/rules/test_toy.py": '@rule("TY-1.3")\ndef test_it(): ...\n',
        "tests/rules/table.py": '@rule("TY-1.3")\ndef test_nothing(): ...\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(game_folders(tmp_path)) == ["toy-game"]
    return Index(tmp_path, game_folders(tmp_path)["toy-game"])


def test_the_places_of_a_rule_come_first_where_it_is_carried_out_and_each_once(index: Index) -> None:
    toy = Path("src/onze/games/toy_game")
    assert index.code["TY-1.3"] == [
        Place(toy / "rules/goals.py", 5, "goal"),
        Place(toy / "rules/goals.py", 1, ""),
        Place(toy / "coach/plans.py", 2, "plan"),
    ]
    assert index.code["TY-1.2"] == [Place(toy / "__init__.py", 2, "WIDTH")]


def test_data_and_tests_are_places_too_and_the_rulebook_is_none(index: Index) -> None:
    assert index.data == {"TY-1.10": [Place(Path("src/onze/games/toy_game/data/cards.toml"), 3, "[[card]] pass")]}
    assert index.tests == {"TY-1.3": [Place(Path("tests/rules/test_toy.py"), 2, "test_it")]}


def test_a_rule_is_missing_that_nothing_cites_and_that_lives_nowhere(index: Index) -> None:
    assert [clause.id for clause in index.missing()] == ["TY-1.3.a.1", "TY-C-03", "TY-C-11"]


def test_a_package_without_its_sources_is_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("src/onze", "lib/site-packages/onze"):
        (tmp_path / package).mkdir(parents=True)
    (tmp_path / "tests/rules").mkdir(parents=True)
    monkeypatch.setattr("onze.__file__", str(tmp_path / "src/onze/__init__.py"))
    assert checkout() == tmp_path
    monkeypatch.setattr("onze.__file__", str(tmp_path / "lib/site-packages/onze/__init__.py"))
    assert checkout() is None


# ---- what a clause may say of itself


@pytest.mark.parametrize(
    ("mark", "words"),
    [
        ('lives = "somewhere"', "the rule 'TY-1.1': somewhere cannot stand in a clause"),
        ('lives = ""', "cannot stand in a clause"),
        ('lives = "see"', "the rule 'TY-1.1': it lives in the clauses that it refers to, but refers to none"),
        ('living = "data/cards.toml"', "the rule 'TY-1.1': living cannot stand in a clause"),
    ],
)
def test_a_clause_that_says_wrongly_where_it_lives_is_refused(mark: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(rules_of(TWO_CHAPTERS, **{"TY_1.1": mark}), encoding="utf-8")
    with pytest.raises(ValueError, match=words):
        read_rulebook(tmp_path / "rules.toml")
