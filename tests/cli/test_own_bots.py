"""Bots of one's own at the terminal: they take seats, and where they fail everybody is told and the match goes on."""

from pathlib import Path

import pytest

from tests.bots.test_outside import engine, thinker
from tests.cli.command import onze, play


def test_an_opponent_is_named_by_itself() -> None:
    ran = onze("play", "football-a-la-carte", "--bot", thinker("Good"), "--lang", "en", typed="q\n")
    assert ran.output.startswith("Football à la carte – seat 1: you, seat 2: thinkers\n")
    assert ran.code == 0


def test_a_level_goes_by_its_name_in_the_language_of_the_table() -> None:
    ran = onze("play", "football-a-la-carte", "--bot", " rookie", "--lang", "fr", typed="q\n")
    assert ran.output.startswith("Le football à la carte – place 1 : vous, place 2 : débutant\n")
    refused = " ".join(play("me,champion", "", lang="fr").errors.split())
    assert "débutant, habitué, confirmé, maître, ou un bot à vous" in refused


def test_opponents_and_all_seats_are_not_named_both() -> None:
    ran = play("me,coach", "", "--bot", "coach")
    assert (ran.code, ran.output) == (2, "")
    assert " ".join(ran.errors.split()).endswith("not both.")


@pytest.mark.parametrize("typed", ["soon", "0", "-1", "nan"])
def test_a_time_to_think_is_a_number_of_seconds(typed: str) -> None:
    ran = play("coach,random", "", f"--seconds={typed}", lang="fr")
    assert ran.code == 2
    assert "n’est pas un temps de réflexion" in " ".join(ran.errors.split())


@pytest.mark.parametrize(
    ("code", "english", "french"),
    [
        (engine("crash"), "has ended without an answer: out of ideas.", "s’est arrêté sans répondre : out of ideas."),
        (thinker("Raises"), "ZeroDivisionError", "ZeroDivisionError"),
        (engine("unlisted"), "may not play 'play card:none-of-ours'", "ne peut pas jouer 'play card:none-of-ours'"),
    ],
)
def test_whoever_watches_is_told_that_a_move_was_drawn(code: str, english: str, french: str, tmp_path: Path) -> None:
    for language, words, drawn in (("en", english, "moves drawn because"), ("fr", french, "coups tirés au sort")):
        record = tmp_path / f"{language}.onze"
        ran = play(f"{code},random", "", "--record", str(record), lang=language)
        said = " ".join(ran.output.split())
        assert words in said
        assert said.count("asked") + said.count("trois fois de suite") <= 1
        assert drawn in said
        assert onze("verify", str(record), "--lang", language).code == 0
        report = " ".join(onze("report", str(record), "--lang", language).output.split())
        assert ("random has played on these lines" if language == "en" else "random a joué à ces lignes") in report


def test_the_report_of_a_match_without_faults_says_nothing_of_the_kind(tmp_path: Path) -> None:
    record = tmp_path / "good.onze"
    play(f"{engine('good')},random", "", "--record", str(record))
    assert "has played on these lines" not in onze("report", str(record), "--lang", "en").output


def test_a_bot_of_a_record_is_only_run_when_it_is_named_anew(tmp_path: Path) -> None:
    record = tmp_path / "left.onze"
    play(f"me,{engine('good')}", "q\n", "--record", str(record))
    ran = onze("resume", str(record), "--lang", "en")
    assert ran.code == 2
    assert "only run when you name it yourself" in " ".join(ran.errors.split())
