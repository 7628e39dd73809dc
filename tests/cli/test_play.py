"""Whole matches at the terminal, from the first question to the final whistle."""

from pathlib import Path

import pytest

from onze.kernel.records.lines import read_record
from tests.cli.command import GAME, onze, onze_in_a_pipe, play

ALWAYS_THE_FIRST = "1\n" * 1000


def result_line(output: str) -> str:
    """The line that says who won: the last one of the log."""
    return next(line for line in reversed(output.splitlines()) if line.startswith("· "))


@pytest.mark.parametrize(
    ("lang", "opening", "own_card", "whistle"),
    [
        ("en", "Football à la carte – seat 1: you, seat 2: coach\n", "· You: attacker", "· Whistle: "),
        ("fr", "Le football à la carte – place 1 : vous, place 2 : coach\n", "· Vous : attaqu", "· Coup de sifflet : "),
    ],
)
def test_a_whole_match_through_a_pipe(lang: str, opening: str, own_card: str, whistle: str) -> None:
    arguments = ("--seats", "me,coach", "--lang", lang, "--seed", "7")
    ran = onze_in_a_pipe("play", GAME, *arguments, typed=ALWAYS_THE_FIRST)
    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.startswith(opening)
    assert own_card in ran.output
    assert ran.output.count(whistle) == 2
    assert max(len(line) for line in ran.output.splitlines() if not line.startswith("  onze ")) <= 80
    assert "\x1b" not in ran.output


def test_bots_play_each_other_to_the_end_through_a_pipe() -> None:
    ran = onze_in_a_pipe("play", GAME, "--seats", "coach,coach", "--lang", "en", "--seed", "7")
    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.count("· Whistle: ") == 2
    assert result_line(ran.output).startswith(("· Coach 1 won, ", "· Coach 2 won, ", "· A draw, "))


def test_a_bot_from_a_file_takes_a_seat_under_the_name_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text("def choose(match, seat, chance):\n    return match.moves(seat)[0]\n")
    ran = play("my_bot.py:choose,random", "")
    assert ran.output.startswith("Football à la carte – seat 1: my_bot, seat 2: random\n")
    assert ran.output.count("· Whistle: ") == 2


@pytest.mark.parametrize(
    ("lang", "wins"),
    [("en", ("· You won, ", "· Coach won, ")), ("fr", ("· Victoire : vous, ", "· Victoire : coach, "))],
)
def test_the_result_names_the_winner_the_score_and_the_rule(lang: str, wins: tuple[str, str]) -> None:
    draws = "· A draw, ", "· Match nul, "
    results = [result_line(play("me,coach", ALWAYS_THE_FIRST, lang=lang, seed=seed).output) for seed in range(4)]
    assert all(
        (line.startswith(wins) and line.endswith("[FAC-15.1]"))
        or (line.startswith(draws) and line.endswith("[FAC-15.2]"))
        for line in results
    )


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    records = []
    for number, seed in enumerate((7, 7, 8)):
        path = tmp_path / f"{number}.onze"
        play("me,random", ALWAYS_THE_FIRST, "--record", str(path), seed=seed)
        records.append(path.read_text(encoding="utf-8"))
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_without_a_seed_every_match_is_another() -> None:
    arguments = ("play", GAME, "--seats", "me,random", "--lang", "en")
    sealed = {onze(*arguments).output.splitlines()[1] for _ in range(3)}
    assert len(sealed) == 3
    assert all(line.startswith("The luck of this match is sealed: ") for line in sealed)


def test_bots_among_themselves_are_reported_line_by_line_and_without_a_hand() -> None:
    output = play("random,random", "").output
    lines = output.splitlines()
    assert lines[2] == "· Random 1: cards drawn: 8. [FAC-2.3]"
    assert len([line for line in lines if line.startswith("· Ball: ")]) > 20
    assert "Random 1: 8 cards" in output
    assert "Your hand" not in output


@pytest.mark.parametrize(
    ("lang", "first", "again", "taken_back"),
    [
        ("en", "· You: attacker ", "· Kick-off of the match: you.", "· You: the last move is taken back."),
        ("fr", "· Vous : attaquant ", "· Coup d’envoi du match : vous.", "· Vous : le dernier coup est repris."),
    ],
)
def test_a_move_is_taken_back_whole_and_told_so(
    tmp_path: Path, lang: str, first: str, again: str, taken_back: str
) -> None:
    path = tmp_path / "match.onze"
    output = play("me,coach", "1\n1\nu\n2\n1\n", "--record", str(path), lang=lang, seed=3).output
    before, after = output.split(taken_back)
    assert before.count(again) == 2, "what led to the choice is told again with it"
    assert first in before
    assert first in after
    lines = read_record(path.read_bytes()).lines
    (undone,) = [number for number, line in enumerate(lines) if line.startswith("take back ")]
    begun = int(lines[undone].removeprefix("take back ")) - 1
    assert (lines[begun], lines[undone + 1]) == ("seat:0 start square:d7", "seat:0 start square:e7")


def test_moves_are_taken_back_one_after_another_down_to_the_first() -> None:
    output = play("me,coach", "1\n1\n1\n1\nu\nu\nu\nu\n", seed=3).output
    assert output.count("the last move is taken back.") == 3
    assert output.count("! You have not made a move yet that could be taken back.") == 1
    assert "  1. start from d7    2. start from e7\n" in output.split("the last move is taken back.")[3]


def test_a_byte_that_is_no_letter_is_refused_like_any_wrong_input() -> None:
    arguments = ("--seats", "me,coach", "--seed", "7")
    output = onze_in_a_pipe("play", GAME, *arguments, typed=b"\xff\nq\n").output
    assert "! “\N{REPLACEMENT CHARACTER}” fits none of the moves listed." in output


def test_alone_the_command_asks_for_game_players_and_seats() -> None:
    ran = onze("play", "--lang", "fr", typed="1\n3\n2\n1\n1\nq\n")
    asked = [
        "À quoi voulez-vous jouer ?",
        "Combien de joueurs ?",
        *(f"Qui prend la place {seat} ?" for seat in (1, 2, 3)),
    ]
    questions = [line for line in ran.output.splitlines() if line.endswith(" ?")]
    assert questions[: len(asked)] == asked, "and only then what is to be played"
    words = " ".join(ran.output.split())
    assert "place 1 : coach 1, place 2 : vous, place 3 : coach 3" in words


def test_enter_alone_takes_the_first_choice() -> None:
    output = onze("play", "--lang", "en", typed="\n\n\n\nq\n").output
    assert "seat 1: you, seat 2: coach" in output


def test_a_person_who_has_a_seat_is_offered_no_second_one() -> None:
    output = onze("play", GAME, "--lang", "en", typed="2\n1\n").output
    assert output.count("1. me ") == 1
    assert output.count(". another person at this terminal") == 2


def test_a_choice_is_also_made_by_a_word() -> None:
    output = onze("play", "--lang", "en", typed="carte\n2\nrandom\nme\nq\n").output
    assert "seat 1: random, seat 2: you" in output


def test_the_number_of_players_is_typed_as_it_is() -> None:
    output = onze("play", GAME, "--lang", "en", typed="4\n").output
    assert "\nSeats 1, 3 against seats 2, 4.\nWho takes seat 1?\n" in output


@pytest.mark.parametrize(
    ("lang", "sentence", "goodbye"),
    [
        ("en", "! “five” is not one of these: type the number of a line, or a word of it.", "Goodbye!"),
        ("fr", "! « five » n’est pas proposé : tapez le numéro d’une ligne, ou un mot de cette", "Au revoir !"),
    ],
)
def test_a_choice_that_is_not_offered_is_refused_and_asked_again(lang: str, sentence: str, goodbye: str) -> None:
    lines = onze("play", "--lang", lang, typed="five\nq\n").output.splitlines()
    assert sentence in lines
    assert lines[-1] == goodbye
