"""Whole matches at the terminal, from the first question to the final whistle."""

import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, GAME, onze, onze_in_a_pipe, play

ALWAYS_THE_FIRST = "1\n" * 1000


@pytest.mark.parametrize(
    ("lang", "opening", "own_card", "whistle"),
    [
        ("en", "Football à la carte – seed 7 – seat 0: you, seat 1: coach\n", "· You: attacker", "· Whistle: "),
        ("fr", "Le football à la carte – graine 7 – place 0 : vous", "· Vous : attaquant", "· Coup de sifflet : "),
    ],
)
def test_a_whole_match_through_a_pipe(lang: str, opening: str, own_card: str, whistle: str) -> None:
    arguments = ("--seats", "me,coach", "--lang", lang, "--seed", "7")
    ran = onze_in_a_pipe("play", GAME, *arguments, typed=ALWAYS_THE_FIRST)
    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.startswith(opening)
    assert own_card in ran.output
    assert ran.output.count(whistle) == 2
    assert max(len(line) for line in ran.output.splitlines()) <= 80
    assert "\x1b" not in ran.output


def test_bots_play_each_other_to_the_end_through_a_pipe() -> None:
    ran = onze_in_a_pipe("play", GAME, "--seats", "coach,coach", "--lang", "en", "--seed", "7")
    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.count("· Whistle: ") == 2
    assert ran.output.splitlines()[-1].startswith(("· Coach 0 won, ", "· Coach 1 won, ", "· A draw, "))


def test_a_bot_from_a_file_takes_a_seat_under_the_name_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("def choose(match, seat, chance):\n    return match.moves(seat)[0]\n")
    ran = play(f"{file}:choose,random", "")
    assert ran.output.startswith("Football à la carte – seed 7 – seat 0: my_bot, seat 1: random\n")
    assert ran.output.count("· Whistle: ") == 2


@pytest.mark.parametrize(
    ("lang", "wins"),
    [("en", ("· You won, ", "· Coach won, ")), ("fr", ("· Victoire : vous, ", "· Victoire : coach, "))],
)
def test_the_result_names_the_winner_the_score_and_the_rule(lang: str, wins: tuple[str, str]) -> None:
    draws = "· A draw, ", "· Match nul, "
    results = [play("me,coach", ALWAYS_THE_FIRST, lang=lang, seed=seed).output.splitlines()[-1] for seed in range(4)]
    assert all(
        (line.startswith(wins) and line.endswith("[FAC-15.1]"))
        or (line.startswith(draws) and line.endswith("[FAC-15.2]"))
        for line in results
    )


def test_the_same_seed_gives_the_same_match() -> None:
    first = play("me,random", ALWAYS_THE_FIRST)
    assert play("me,random", ALWAYS_THE_FIRST) == first
    assert play("me,random", ALWAYS_THE_FIRST, seed=8) != first


def test_bots_among_themselves_are_reported_line_by_line_and_without_a_hand() -> None:
    output = play("random,random", "").output
    lines = output.splitlines()
    assert lines[1] == "· Random 0: cards drawn: 8. [FAC-2.3]"
    assert len([line for line in lines if line.startswith("· Ball: ")]) > 20
    assert "Random 0: 8 cards" in output
    assert "Your hand" not in output


@pytest.mark.parametrize(
    ("lang", "goodbye"),
    [("en", "The match ends here, unfinished. Goodbye!"), ("fr", "Le match s’arrête ici, inachevé. Au revoir !")],
)
@pytest.mark.parametrize("typed", ["1\nq\n", "1\nQ\n", "1\n"])
def test_q_and_the_end_of_input_end_the_match_politely(lang: str, goodbye: str, typed: str) -> None:
    ran = play("me,coach", typed, lang=lang)
    assert ran.output.splitlines()[-1] == goodbye
    assert (ran.code, ran.errors) == (0, "")


def test_an_interrupt_ends_the_match_politely() -> None:
    command = [str(COMMAND), "play", GAME, "--seats", "me,coach", "--lang", "en"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        shown = b""
        while b"q to quit" not in shown:
            byte = running.stdout.read(1)
            assert byte, "the command ended before it asked"
            shown += byte
        running.send_signal(signal.SIGINT)
        rest, errors = running.communicate(timeout=60)
    assert rest.decode().endswith("\nThe match ends here, unfinished. Goodbye!\n")
    assert (running.returncode, errors) == (0, b"")


def test_a_byte_that_is_no_letter_is_refused_like_any_wrong_input() -> None:
    arguments = ("--seats", "me,coach", "--seed", "7")
    output = onze_in_a_pipe("play", GAME, *arguments, typed=b"\xff\nq\n").output
    assert "! “\N{REPLACEMENT CHARACTER}” fits none of the moves listed." in output


def test_alone_the_command_asks_for_game_players_and_seats() -> None:
    ran = onze("play", "--lang", "fr", typed="1\n2\n2\n1\n1\nq\n")
    asked = [
        "À quoi voulez-vous jouer ?",
        "Combien de joueurs ?",
        *(f"Qui prend la place {seat} ?" for seat in range(3)),
    ]
    assert [line for line in ran.output.splitlines() if line.endswith(" ?")] == asked
    words = " ".join(ran.output.split())
    assert "place 0 : coach 0, place 1 : vous, place 2 : coach 2" in words


def test_enter_alone_takes_the_first_choice() -> None:
    output = onze("play", "--lang", "en", typed="\n\n\n\nq\n").output
    assert "seat 0: you, seat 1: coach" in output


def test_a_person_who_has_a_seat_is_offered_no_second_one() -> None:
    output = onze("play", GAME, "--lang", "en", typed="1\n1\n").output
    assert output.count(". me") == 1
    assert output.count(". another person at this terminal") == 2


def test_a_choice_that_is_not_offered_is_refused_and_asked_again() -> None:
    output = onze("play", "--lang", "en", typed="five\nq\n").output
    assert "! “five” is not one of these: type a number from 1 to " in output
    assert output.splitlines()[-1] == "No match today. Goodbye!"
