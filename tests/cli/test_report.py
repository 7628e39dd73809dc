"""The report at the terminal: the game's own, or a plain one, in every form and both languages."""

from pathlib import Path

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.cli.archive import read_replay
from onze.doors import Telling
from onze.games import load
from onze.games.football_a_la_carte.telling import FootballTelling
from onze.games.worldwide_football.telling.report import write
from onze.kernel.records.writer import kick_off
from tests.cli.command import Ran, onze, onze_in_a_pipe, play
from tests.plain import plain

SHOOTOUT = str(Path(__file__).parents[2] / "examples" / "shootout")


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A match of Worldwide Football between two coaches."""
    path = tmp_path / "match.onze"
    arguments = ("--seats", "coach,coach", "--option", "mode=professional", "--seed", "5", "--record", str(path))
    assert onze("play", "worldwide-football", *arguments).code == 0
    return path


def report(path: Path, *more: str, lang: str = "en") -> Ran:
    return onze("report", str(path), "--lang", lang, *more)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_the_report_is_the_games_own_in_every_form(match: Path, form: str, lang: str) -> None:
    ran = report(match, "--format", form, lang=lang)
    assert (ran.errors, ran.code) == ("", 0)
    article = write(read_replay(match, None), ["coach 1", "coach 2"], lang)
    assert ran.output == plain(article.written(form))


def test_text_is_written_where_no_form_is_named(match: Path) -> None:
    assert report(match).output == report(match, "--format", "text").output


def test_the_last_match_is_told_where_no_file_is_named(matches: Path) -> None:
    onze("play", "worldwide-football", "--seats", "random,random", "--seed", "5")
    (kept,) = matches.glob("*.onze")
    assert onze("report", "--lang", "en").output == report(kept).output


def test_a_page_goes_through_a_pipe_as_it_is(match: Path) -> None:
    page = onze_in_a_pipe("report", str(match), "--format", "html", machine="fr_FR.UTF-8").output
    assert page.startswith('<!DOCTYPE html>\n<html lang="fr">\n')
    assert page.endswith("</html>\n")
    assert "<svg " in page


def test_the_only_person_is_a_person(tmp_path: Path) -> None:
    path = tmp_path / "match.onze"
    typed = "1\n" * 40
    onze("play", "worldwide-football", "--seats", "random,me", "--seed", "5", "--record", str(path), typed=typed)
    assert ", a person for " in report(path).output.replace("\n", " ")
    assert ", une personne pour " in report(path, lang="fr").output.replace("\n", " ")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! “pdf” is not a form of a report. Choose one of: text, markdown, html."),
        ("fr", "! « pdf » n’est pas une forme de compte rendu. Choisissez parmi : text, markdown, html."),
    ],
)
def test_an_unknown_form_is_refused(match: Path, lang: str, sentence: str) -> None:
    ran = report(match, "--format", "pdf", lang=lang)
    assert (ran.output, " ".join(ran.errors.split()), ran.code) == ("", sentence, 2)


def test_a_damaged_record_is_refused(match: Path) -> None:
    match.write_text(match.read_text(encoding="utf-8").replace("seats 2", "seats 1"), encoding="utf-8")
    ran = report(match)
    assert ran.output == ""
    assert ran.errors == "! Line 4: this line was changed: its hash does not fit.\n"
    assert ran.code == 2


# ---- a game without a report of its own


@pytest.fixture
def without_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """Football à la carte as if nobody had written its report yet."""
    monkeypatch.setattr(FootballTelling, "report", Telling.report)


@pytest.mark.usefixtures("without_a_report")
@pytest.mark.parametrize(
    ("lang", "head", "result", "heading", "event"),
    [
        (
            "en",
            "Football à la carte\n===================\n\nFootball à la carte – seat 1: coach, seat 2: random.\n\n",
            " won, ",
            "\n\nWhat happened\n-------------\n\n- ",
            "\n- Whistle: ",
        ),
        (
            "fr",
            "Le football à la carte\n======================\n\nLe football à la carte – place 1 : coach, place 2 : ra",
            "Victoire : ",
            "\n\nCe qui s’est passé\n------------------\n\n- ",
            "\n- Coup de sifflet : ",
        ),
    ],
)
def test_a_game_without_a_report_is_told_event_by_event(
    tmp_path: Path, lang: str, head: str, result: str, heading: str, event: str
) -> None:
    path = tmp_path / "match.onze"
    play("coach,random", "", "--record", str(path), seed=7)
    text = report(path, lang=lang).output
    assert text.startswith(head)
    assert result in text
    assert heading in text
    assert text.count(event) == 2
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_game_from_a_folder_is_told_in_its_own_words(tmp_path: Path) -> None:
    path = tmp_path / "match.onze"
    onze("play", SHOOTOUT, "--seats", "random,random", "--seed", "5", "--record", str(path))
    text = onze("report", str(path), "--lang", "en", "--game", SHOOTOUT).output
    assert text.startswith("Shoot-out\n=========\n\nShoot-out – seat 1: random 1, seat 2: random 2.\n\n")
    assert text.count("\n- ") >= 6


@pytest.mark.usefixtures("without_a_report")
def test_hidden_cards_and_moves_taken_back_are_not_told(tmp_path: Path) -> None:
    path = tmp_path / "match.onze"
    game = load("football-a-la-carte", 2)
    recorded = kick_off(game, bytes(32), ["random", "random"])
    first = recorded.record.next
    for _ in range(12):
        seat = recorded.match.seat
        recorded.play(ask_bot_phrase(random_bot, recorded.match, seat, recorded.thinking()), seat)
    path.write_text(recorded.adjourned().text(), encoding="utf-8")
    before = report(path).output
    assert "The match is not finished." in before
    assert before.count(": one card drawn.") > 6
    assert ": drawn: " not in before
    recorded.take_back(first)
    path.write_text(recorded.adjourned().text(), encoding="utf-8")
    assert report(path).output.count("\n- ") < before.count("\n- ")
