"""Stepping through a match that was played: forward, back, to a line, with the eyes of any seat."""

from pathlib import Path

import pytest

from onze.cli.archive import read_replay
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.records import kick_off
from tests.cli.command import Ran, onze, onze_in_a_pipe, play


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match against the coach, in which a move was taken back."""
    path = tmp_path_factory.mktemp("matches") / "whole.onze"
    play("me,coach", "1\n1\n1\nu\n" + "2\n" * 1000, "--record", str(path), seed=3)
    assert read_replay(path, None).end
    return path


def replay(path: Path, typed: str, *more: str, lang: str = "en") -> Ran:
    return onze("replay", str(path), "--lang", lang, *more, typed=typed)


def shown(ran: Ran) -> list[str]:
    """The head of each screen: its line of the record and what was done on it."""
    return [line for line in ran.output.splitlines() if line.startswith(("Line ", "Ligne ")) and "(En" not in line]


def test_it_steps_forward_move_by_move(whole: Path) -> None:
    ran = replay(whole, "\nn\nq\n")
    assert ran.output.splitlines()[0] == "Football à la carte – seat 1: you, seat 2: coach"
    heads = shown(ran)
    assert heads[0] == "Line 28: the match is set up"
    assert heads[1].startswith("Line 30: you – start from d7 › play attacker "), "both lines of one move"
    assert "· The ball is set down on d7. [FAC-3.4]" in ran.output
    assert "Luck: cards shuffled, " in ran.output
    assert ran.output.splitlines()[-1] == "Goodbye!"
    assert (ran.code, ran.errors) == (0, "")


def test_it_steps_back_jumps_and_stays_on_the_record(whole: Path) -> None:
    heads = shown(replay(whole, "\nb\nb\n60\ne\ns\n9999\n0\n"))
    first, last = heads[0], heads[5]
    assert heads[2:4] == [first, first]
    assert heads[4].startswith(("Line 60: ", "Line 61: ", "Line 62: "))
    assert heads[6:] == [first, last, first]


def test_it_begins_at_a_line_if_so_wanted(whole: Path) -> None:
    assert shown(replay(whole, "q\n", "--line", "29"))[0].startswith("Line 30: you – start from d7")


@pytest.mark.parametrize(
    ("lang", "taken_back", "result"),
    [
        ("en", "everything from line ", " won, "),
        ("fr", "tout est repris à partir de la ligne ", "· Victoire : "),
    ],
)
def test_what_was_taken_back_is_shown_and_the_result_stands_last(
    whole: Path, lang: str, taken_back: str, result: str
) -> None:
    ran = replay(whole, "\n" * 500, lang=lang)
    heads = shown(ran)
    (undone,) = [place for place, head in enumerate(heads) if taken_back in head]
    line = heads[undone].split(taken_back)[1].split()[0]
    assert heads[undone - 1].startswith(("Line ", "Ligne "))
    assert int(line) <= int(heads[undone - 1].split()[1].rstrip(":"))
    *_, last, _, goodbye = ran.output.splitlines()
    assert result in last
    assert last.endswith("[FAC-15.1]")
    assert goodbye == ("Au revoir !" if lang == "fr" else "Goodbye!")


def test_what_came_of_it_is_what_was_told_in_the_match(tmp_path: Path) -> None:
    path = tmp_path / "match.onze"
    match = play("me,coach", "2\n" * 1000, "--record", str(path), seed=3).output
    told = [line for line in match.splitlines() if line.startswith("· ") and "(the only move)" not in line]
    seen = [line for line in replay(path, "\n" * 500).output.splitlines() if line.startswith("· ")]
    assert seen == told


def test_it_fits_in_eighty_columns(whole: Path) -> None:
    output = onze_in_a_pipe("replay", str(whole), "--lang", "fr", typed="\n" * 500 + "?\n").output
    assert max(len(line) for line in output.splitlines()) <= 80
    assert "\x1b" not in output


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! “left” is not something to do here: Enter, b, s, e, a line’s number, ? or q."),
        ("fr", "! « left » ne veut rien dire ici : Entrée, b, s, e, un numéro de ligne, ? ou q."),
    ],
)
def test_wrong_input_is_refused_and_asked_again(whole: Path, lang: str, sentence: str) -> None:
    output = replay(whole, "left\n?\nq\n", lang=lang).output
    assert sentence in output.splitlines()
    assert output.count("(En") == 3


def test_a_hand_is_shown_with_the_eyes_of_the_person_or_of_a_seat(whole: Path) -> None:
    mine = replay(whole, "\n" * 20).output
    theirs = replay(whole, "\n" * 20, "--seat", "2").output
    assert "As " not in mine
    assert "Coach: 8 cards" in mine
    assert "Coach: drawn: " not in mine
    assert theirs.splitlines()[0] == "Football à la carte – seat 1: a person, seat 2: coach"
    assert theirs.count("\nAs coach sees it:\n") == 21
    assert "Seat 1: 8 cards" in theirs
    assert "· Coach: drawn: " in theirs


def test_among_bots_or_several_people_whoever_is_asked_sees_the_table(tmp_path: Path) -> None:
    path = tmp_path / "match.onze"
    play("me,person", "\n1\n1\n\n1\n", "--record", str(path))
    output = replay(path, "\n\n").output
    seen = [line for line in output.splitlines() if line.endswith(" sees it:")]
    assert seen[0] == seen[2] != seen[1]
    assert "As seat 1 sees it:" in seen


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! There is no seat 3 in this match: seats are numbered from 1 to 2."),
        ("fr", "! Il n’y a pas de place 3 dans ce match : les places vont de 1 à 2."),
    ],
)
def test_a_seat_that_there_is_not_is_refused(whole: Path, lang: str, sentence: str) -> None:
    ran = replay(whole, "", "--seat", "3", lang=lang)
    assert (ran.output, ran.errors, ran.code) == ("", f"{sentence}\n", 2)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "The match is not finished."), ("fr", "Le match n’est pas terminé.")]
)
def test_a_match_that_was_left_is_shown_as_far_as_it_went(tmp_path: Path, lang: str, sentence: str) -> None:
    path = tmp_path / "match.onze"
    play("me,coach", "2\n2\n", "--record", str(path))
    output = replay(path, "e\n", lang=lang).output
    assert output.count(f"\n{sentence}\n") == 1


def test_without_a_file_the_last_match_is_shown() -> None:
    play("me,random", "")
    assert "seat 1: you, seat 2: random" in onze("replay", "--lang", "en").output


@pytest.mark.parametrize(
    ("lang", "shuffled", "cut"),
    [
        ("en", "Luck: cards shuffled, ", "Luck: the pile cut at card "),
        ("fr", "Hasard : cartes mélangées, ", "Hasard : pioche coupée à la carte "),
    ],
)
def test_throws_are_told_in_words(whole: Path, lang: str, shuffled: str, cut: str) -> None:
    output = replay(whole, "\n" * 500, lang=lang).output
    thrown = [line for line in output.splitlines() if line.startswith(("Luck: ", "Hasard : "))]
    assert thrown[0].startswith(shuffled)
    assert any(line.startswith(cut) and line.removeprefix(cut).isdecimal() for line in thrown)


def test_a_number_of_thousands_of_digits_is_the_end(whole: Path) -> None:
    ran = replay(whole, "9" * 5000 + "\nq\n")
    assert shown(ran)[-1] == shown(replay(whole, "e\nq\n"))[-1]
    assert (ran.code, ran.errors) == (0, "")


def test_clocks_and_bots_that_take_over_are_shown(tmp_path: Path) -> None:
    recorded = kick_off(FootballALaCarte(), bytes(32), ["person", "person"])
    recorded.hand_over(0, "coach")
    recorded.give_back(0)
    recorded.time_out(1)
    recorded.lose_on_time(1)
    recorded.close()
    path = tmp_path / "hosted.onze"
    path.write_text(recorded.record.text(), encoding="utf-8")
    ran = replay(path, "\n" * 5)
    assert [head.partition(" – ")[2] for head in shown(ran)[1:5]] == [
        "a bot plays from here on", "no bot plays any more", "time is up", "lost on time",
    ]  # fmt: skip
    assert "won, as the other side’s time was up" in ran.output
