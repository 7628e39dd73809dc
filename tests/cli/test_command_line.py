"""What is wrong on the command line is refused with a sentence, in the right language, before anything is played."""

import pytest

from onze.cli.seating import read_options
from onze.kernel.words import Refused
from tests.cli.command import GAME, onze, onze_in_a_pipe


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "! There is no game “chess” here. ", "! Il n’y a pas de jeu « chess » ici. "),
        (
            [GAME, "--seats", "me,robot"],
            "! “robot” cannot take a seat. Seats go to: me, person, random, coach.",
            "! « robot » ne peut pas prendre place. Peuvent s’asseoir : me, person, random, coach.",
        ),
        (
            [GAME, "--seats", "me"],
            "! Football à la carte is for 2, 3, 4 players, not 1.",
            "! Le football à la carte se joue à 2, 3, 4 joueurs, et non à 1.",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "wind=strong"],
            "! “wind” is not an option of football-a-la-carte. ",
            "! « wind » n’est pas une option du jeu « football-a-la-carte ». ",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "seats=3"],
            "! “seats” is not an option of football-a-la-carte. ",
            "! « seats » n’est pas une option du jeu « football-a-la-carte ». ",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "tie=replay"],
            "! The option “tie” cannot be 'replay'. Choose one of: draw, penalty_cuts. [FAC-GAP.27]",
            "! L’option « tie » ne peut pas valoir 'replay'. Choisissez parmi : draw, penalty_cuts. [FAC-GAP.27]",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "sideways_cards=2"],
            "! The option “sideways_cards” is either true or false, not 2. [FAC-GAP.6]",
            "! L’option « sideways_cards » vaut true ou false, et non 2. [FAC-GAP.6]",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "sideways_cards"],
            "! “sideways_cards” is not an option: write it as name=value, for example --option tie=draw.",
            "! « sideways_cards » n’est pas une option : écrivez nom=valeur, par exemple --option tie=draw.",
        ),
    ],
)
def test_what_is_wrong_is_refused_in_both_languages(arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        ran = onze("play", *arguments, "--lang", lang)
        assert ran.errors.startswith(sentence)
        assert (ran.output, ran.code) == ("", 2)


def test_an_unknown_language_is_refused_in_the_machines_own() -> None:
    ran = onze_in_a_pipe("play", "--lang", "de", machine="fr_FR.UTF-8")
    assert ran.errors == "! « de » n’est pas une langue de cette table. Choisissez en ou fr.\n"
    assert ran.code == 2


def test_options_are_read_by_type() -> None:
    assert read_options(["a=true", "b=false", "c=12", "d=-3", "e=draw", "f="]) == {
        "a": True,
        "b": False,
        "c": 12,
        "d": -3,
        "e": "draw",
        "f": "",
    }
    with pytest.raises(Refused):
        read_options(["=true"])


def test_an_option_changes_the_match() -> None:
    output = onze("play", GAME, "--seats", "me,random", "--lang", "en", "--option", "starter=choose").output
    assert "1. seat 0 kicks off" in output


@pytest.mark.parametrize(
    ("machine", "help_text", "question"),
    [
        ("fr_FR.UTF-8", "Jouer un match dans ce terminal", "À quoi voulez-vous jouer ?"),
        ("de_DE.UTF-8", "Play a match at this terminal", "What would you like to play?"),
    ],
)
def test_the_machine_sets_the_language_of_help_and_table(machine: str, help_text: str, question: str) -> None:
    assert help_text in onze_in_a_pipe("play", "--help", machine=machine).output
    assert question in onze_in_a_pipe("play", machine=machine).output
