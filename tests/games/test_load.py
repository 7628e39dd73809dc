"""Games are found by folder and by entry point, their rules beside them, and the game of a record by its id."""

import sys
from collections.abc import Iterator
from functools import cache, partial
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import onze.games
from onze.cli.own_files import short_forms
from onze.games import find_game, find_rulebook, game_ids, load, open_record
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box import DATA
from onze.kernel.words import LANGUAGES, Refused, rulebook
from onze.kernel.words.letters import plain_letters
from tests.kernel.records.recording import as_file, finished, forged, found_wrong, kicked_off, line_with, with_line
from tests.kernel.toys import KickaboutGame

SHOOTOUT = str(Path(__file__).parents[2] / "examples" / "shootout")
SEVERAL_ARROWS = Path(__file__).parent / "football_a_la_carte" / "data" / "several_arrows.toml"


def test_a_game_is_found_by_its_folder() -> None:
    assert "football-a-la-carte" in game_ids()
    assert isinstance(load("football-a-la-carte"), FootballALaCarte)


def test_a_game_is_loaded_for_as_few_players_as_it_allows() -> None:
    assert load("football-a-la-carte").seats == 2


def test_a_game_is_loaded_with_the_seats_and_options_asked_for() -> None:
    game = load("football-a-la-carte", 4, tie="penalty_cuts")
    assert game.seats == 4
    assert game.options["tie"] == "penalty_cuts"


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(Refused) as refused:
        load("football-au-menu")
    for language in ("en", "fr"):
        assert "football-au-menu" in refused.value.sentence(language)
        assert "football-a-la-carte" in refused.value.sentence(language)


def test_a_game_from_outside_comes_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "kickabout-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: kickabout\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[onze.games]\nkickabout = tests.kernel.toys:KickaboutGame\n")
    assert "kickabout" not in game_ids()

    monkeypatch.syspath_prepend(tmp_path)

    assert set(game_ids()) >= {"football-a-la-carte", "kickabout"}
    game = load("kickabout", 3, rounds=1)
    assert isinstance(game, KickaboutGame)
    assert (game.seats, game.rounds) == (3, 1)


# ---- a folder anywhere


def folder_with(path: Path, text: str) -> str:
    """A folder with a package of that text in it."""
    path.mkdir(parents=True)
    (path / "__init__.py").write_text(text, encoding="utf-8")
    return str(path)


def refused_folder(folder: str) -> str:
    """The key of the sentence that refuses a folder, which is named in each language."""
    before = set(sys.modules)
    with pytest.raises(Refused) as refused:
        find_game(folder)
    for language in ("en", "fr"):
        assert Path(folder).name in refused.value.sentence(language)
    assert set(sys.modules) == before
    return refused.value.reason.key


@pytest.fixture
def _modules_as_before() -> Iterator[None]:
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        del sys.modules[name]


def test_a_game_is_found_in_a_folder_by_its_path(monkeypatch: pytest.MonkeyPatch) -> None:
    found = find_game(SHOOTOUT)
    assert found.id == "shootout"
    assert found is find_game(SHOOTOUT), "loaded once"
    monkeypatch.chdir(Path(SHOOTOUT).parents[1])
    assert find_game("./examples/shootout") is found
    assert load("examples/shootout", kicks=3).options["kicks"] == 3
    assert found.id not in game_ids()


@pytest.mark.usefixtures("_modules_as_before")
def test_a_folder_may_lie_anywhere_and_import_its_own_files(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "over there" / "kicking", "from .toy import Toy\n__all__ = ['Toy']\n")
    toy = "from tests.kernel.toys import KickaboutGame\nclass Toy(KickaboutGame):\n    id = 'toy'\n"
    (Path(folder) / "toy.py").write_text(toy, encoding="utf-8")
    assert load(folder, 3).id == "toy"
    assert find_game(folder).__module__ == "kicking.toy"


@pytest.mark.parametrize("name", ["my-game", "2002", "my game"])
def test_a_folder_whose_name_cannot_be_imported_is_refused(tmp_path: Path, name: str) -> None:
    assert refused_folder(folder_with(tmp_path / name, "")) == "not_a_game_folder"


def test_a_folder_without_a_package_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert refused_folder(str(tmp_path / "empty")) == "not_a_game_folder"


@pytest.mark.parametrize("name", ["json", "sys", "time", "tests", "onze"])
def test_a_folder_with_the_name_of_another_package_is_refused(tmp_path: Path, name: str) -> None:
    assert refused_folder(folder_with(tmp_path / name, "")) == "folder_name_taken"


@pytest.mark.usefixtures("_modules_as_before")
@pytest.mark.parametrize("text", ["", "__all__ = []", "__all__ = ['ball']\nball = 1", "__all__ = ['int']\nint = int"])
def test_a_package_that_names_no_game_is_refused(tmp_path: Path, text: str) -> None:
    folder = folder_with(tmp_path / "nothing_to_play", text)
    with pytest.raises(Refused, match="“nothing_to_play” names no game"):
        find_game(folder)


def test_a_folder_that_fails_is_not_remembered(tmp_path: Path) -> None:
    folder = folder_with(tmp_path / "half_written", "1 / 0")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            find_game(folder)
    assert "half_written" not in sys.modules


# ---- the rules beside a game


def test_the_rules_of_a_game_lie_beside_its_code() -> None:
    assert "FAC-3.1" in find_rulebook(find_game("football-a-la-carte")).clauses
    assert "PSO-2" in find_rulebook(find_game(SHOOTOUT)).clauses
    assert find_rulebook(FootballALaCarte) is find_rulebook(FootballALaCarte), "read once"


def test_a_game_without_a_rules_file_has_an_empty_rulebook() -> None:
    assert find_rulebook(KickaboutGame).chapters == ()


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_of_every_game_can_be_read_and_searched_in_each_language(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every clause is searched for in all of them: once is enough to take the accents off each.
    monkeypatch.setattr(rulebook, "plain_letters", cache(plain_letters))
    rules = find_rulebook(find_game(game))
    for clause in rules.clauses.values():
        for language in LANGUAGES:
            found = rules.search(clause.text[language], language)
            assert clause.id in [other.id for chapter in found for other in chapter.clauses]


# ---- the game of a record


def test_a_record_is_opened_with_its_game_seats_and_options() -> None:
    game = FootballALaCarte(3, tie="penalty_cuts", corner_flags_count=False)
    recorded = finished(game)
    replay = open_record(as_file(recorded.record))
    assert replay.game is not game
    assert replay.game.identity() == game.identity()
    assert replay.verify().outcome == recorded.match.outcome


def test_a_record_brings_its_cards_and_board_along(tmp_path: Path) -> None:
    """Played with files that are gone when it is opened."""
    board = tmp_path / "board.toml"
    board.write_text("# à nous\n" + (DATA / "board.toml").read_text(encoding="utf-8"), encoding="utf-8")
    game = FootballALaCarte(2, cards=SEVERAL_ARROWS, board=board)
    recorded = finished(game)
    board.unlink()
    replay = open_record(as_file(recorded.record))
    assert replay.game.brought == game.brought
    assert set(game.brought) == {"cards", "board"}
    assert replay.game.cards == game.cards != FootballALaCarte().cards
    assert replay.verify().outcome == recorded.match.outcome


def test_a_changed_card_in_a_record_is_found() -> None:
    text = (DATA / "cards.toml").read_text(encoding="utf-8")
    lines = finished(FootballALaCarte(2, cards=text)).record.lines
    number = line_with(lines, "data cards")
    changed = with_line(lines, number, lines[number - 1].replace("number = 6", "number = 7"))
    assert wrong(*changed) == (line_with(lines, "digest"), "record_of_other_data")


def wrong(*lines: str, folder: str | None = None) -> tuple[int, str]:
    """The line that is refused when a record is opened, and what is said of it."""
    return found_wrong(partial(open_record, forged(lines), folder))


FOOTBALL = tuple(finished(FootballALaCarte(2)).record.lines)
TIE = line_with(FOOTBALL, "option tie")
PENALTIES = tuple(kicked_off(load(SHOOTOUT)).adjourned().lines)


def test_a_record_of_a_game_that_is_not_here_is_refused() -> None:
    assert wrong(*with_line(FOOTBALL, 2, "game football-au-menu")) == (2, "record_of_unknown_game")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("option weather=rain", "“weather” is not an option of football-a-la-carte"),
        ("option tie=replay", "The option “tie” cannot be “replay”"),
        ("option tie=7", "The option “tie” cannot be “7”"),
        ("option seats=2", "“seats” is not an option"),
        ("option game_id=x", "“game_id” is not an option"),
        ("option board=5", "“board” is not an option"),
        ("option cards=true", "“cards” is not an option"),
    ],
)
def test_a_record_with_an_option_that_is_not_there_says_which(line: str, why: str) -> None:
    lines = with_line(FOOTBALL, TIE, line)
    assert wrong(*lines) == (2, "record_of_unknown_game")
    with pytest.raises(Refused, match=why):
        open_record(forged(lines))


def test_a_record_for_too_many_players_is_refused() -> None:
    lines = with_line(FOOTBALL, 4, "seats 5")
    named = line_with(lines, "seat:1") + 1
    lines[named - 1 : named - 1] = [f"seat:{seat} is x" for seat in (2, 3, 4)]
    assert wrong(*lines) == (2, "record_of_unknown_game")


def test_another_option_is_found_at_the_digest() -> None:
    assert wrong(*with_line(FOOTBALL, TIE, "option tie=penalty_cuts")) == (
        line_with(FOOTBALL, "digest"),
        "record_of_other_data",
    )


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ('data cards "x = 1"', "record_of_bad_data"),
        ('data cards "card = 3"', "record_of_bad_data"),
        ('data board "x = 1"', "record_of_bad_data"),
        ('data seats "3"', "record_of_bad_data"),
        ('data tie "draw"', "record_of_other_data"),
        ('data cards "x ="', "record_of_unknown_game"),
        ('data squad "x = 1"', "record_of_unknown_game"),
    ],
)
def test_a_record_with_data_that_cannot_be_is_refused(data: str, key: str) -> None:
    line = line_with(FOOTBALL, "digest")
    lines = [*FOOTBALL[: line - 1], data, *FOOTBALL[line - 1 :]]
    assert wrong(*lines) == (2 if key == "record_of_unknown_game" else line, key)


def test_a_game_from_outside_is_opened_by_its_folder() -> None:
    replay = open_record(forged(PENALTIES), SHOOTOUT)
    assert replay.game.id == "shootout"
    assert replay.verify().plays == 1


@pytest.mark.parametrize("name", ["shootout", "./shootout", SHOOTOUT])
def test_a_record_names_no_folder_to_load_code_from(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may come from anybody: only whoever opens it says where code lies."""
    monkeypatch.chdir(Path(SHOOTOUT).parent)
    lines = list(PENALTIES) if name == "shootout" else with_line(PENALTIES, 2, f"game {name}")
    assert wrong(*lines) == (2, "record_of_unknown_game")


def test_a_folder_with_another_game_than_the_records_is_refused(tmp_path: Path) -> None:
    lines = with_line(PENALTIES, 2, "game penalties")
    assert wrong(*lines, folder=SHOOTOUT) == (2, "record_of_another_game")
    assert wrong(*FOOTBALL, folder=SHOOTOUT) == (2, "record_of_unknown_game"), "its options are not there"
    assert wrong(*PENALTIES, folder=str(tmp_path)) == (2, "record_of_unknown_game")


# ---- what cannot be loaded


@pytest.mark.parametrize("seats", ["2", 2.0, True, (2,)])
def test_seats_are_a_whole_number(seats: Any) -> None:
    with pytest.raises(Refused) as refused:
        load("football-a-la-carte", seats=seats)
    assert str(refused.value) == f"seats is a whole number, such as 2, not {seats!r}."


def test_a_broken_game_from_outside_is_refused_and_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "nowhere_at_all:Game", "onze.games")
    no_game = EntryPoint("no-game", "pathlib:Path", "onze.games")
    monkeypatch.setattr(onze.games, "entry_points", lambda group: [broken, no_game])
    assert {"broken", "no-game", "football-a-la-carte"} <= set(game_ids())
    with pytest.raises(Refused, match=r"comes from another package \(nowhere_at_all:Game\) and cannot be loaded"):
        find_game("broken")
    with pytest.raises(Refused, match="which is no game"):
        find_game("no-game")
    short_forms.cache_clear()
    assert "squad" in short_forms()
