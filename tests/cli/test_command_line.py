"""What is wrong on the command line is refused with a sentence, in the right language, before anything is played."""

from pathlib import Path

import pytest

from onze.kernel.options import read_choices
from onze.kernel.words import Refused
from tests.cli.command import GAME, onze, onze_in_a_pipe


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "! There is no game “chess” here. ", "! Il n’y a pas de jeu « chess » ici. "),
        (
            [GAME, "--seats", "me,robot"],
            "! “robot” cannot take a seat. Seats go to: me, person, random, coach, search, rookie, "
            "regular, strong, master, or a bot of your own, file.py:Class or ./program.",
            "! « robot » ne peut pas prendre place. Peuvent s’asseoir : me, person, random, coach, "
            "search, débutant, habitué, confirmé, maître, ou un bot à vous, fichier.py:Classe ou ./programme.",
        ),
        (
            [GAME, "--seats", "me"],
            "! Football à la carte is for 2, 3 or 4 players, not 1.",
            "! Le football à la carte se joue à 2, 3 ou 4 joueurs, et non à 1.",
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
            "! The option “tie” cannot be “replay”. Choose one of: draw, penalty_cuts. [FAC-GAP.27]",
            "! L’option « tie » ne peut pas valoir « replay ». Choisissez parmi : draw, penalty_cuts. [FAC-GAP.27]",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "sideways_cards=2"],
            "! The option “sideways_cards” is either true or false, not “2”. [FAC-GAP.6]",
            "! L’option « sideways_cards » vaut true ou false, et non « 2 ». [FAC-GAP.6]",
        ),
        (
            [GAME, "--seats", "me,coach", "--option", "sideways_cards"],
            "! “sideways_cards” is not an option: write it as name=value, for example --option tie=draw.",
            "! « sideways_cards » n’est pas une option : écrivez nom=valeur, par exemple --option tie=draw.",
        ),
        (
            [GAME, "--seats", "me,coach", "--word", "allez", "--word", "les bleus"],
            "! Only people add words to the luck, one each. Words given: 2; people: 1.",
            "! Seules les personnes ajoutent un mot au hasard, un chacune. Mots donnés : 2 ; personnes : 1.",
        ),
    ],
)
def test_what_is_wrong_is_refused_in_both_languages(arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        ran = onze("play", *arguments, "--lang", lang)
        assert " ".join(ran.errors.split()).startswith(sentence.strip())
        assert max(len(line) for line in ran.errors.splitlines()) <= 80
        assert (ran.output, ran.code) == ("", 2)


def test_an_unknown_language_is_refused_in_the_machines_own() -> None:
    ran = onze_in_a_pipe("play", "--lang", "de", machine="fr_FR.UTF-8")
    assert ran.errors == "! « de » n’est pas une langue de cette table. Choisissez en ou fr.\n"
    assert ran.code == 2


def test_options_are_read_by_type() -> None:
    assert read_choices(["a=true", "b=false", "c=12", "d=-3", "e=draw", "f="]) == {
        "a": True,
        "b": False,
        "c": 12,
        "d": -3,
        "e": "draw",
        "f": "",
    }
    with pytest.raises(Refused):
        read_choices(["=true"])


def test_an_option_changes_the_match() -> None:
    output = onze("play", GAME, "--seats", "me,random", "--lang", "en", "--option", "starter=choose").output
    assert "1. seat 1 kicks off" in output


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


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "resume",
        "replay",
        "verify",
        "report",
        "rules",
        "deck list",
        "deck check",
        "squad check",
        "edition check",
    ],
)
def test_help_on_a_french_machine_is_french_throughout(command: str) -> None:
    ran = onze_in_a_pipe(*command.split(), "--help", machine="fr_FR.UTF-8")
    assert f"Usage : onze {command} [OPTIONS]" in ran.output
    assert "Montrer cette aide et s’arrêter." in ran.output
    english = ("Show this", "default", "<", "FILE", "NUMBER", "GAME", "FOLDER", "WORDS", "The ")
    shown = ran.output.replace("The World Cup Game", "")  # its French box says so too
    assert not [word for word in english if word in shown]


@pytest.mark.parametrize(
    "typed",
    ["--help --lang fr", "--lang fr --help", "play --help --lang fr", "--lang fr play --help", "play --help --lang=fr"],
)
def test_help_speaks_the_language_that_is_asked_for(typed: str) -> None:
    ran = onze_in_a_pipe(*typed.split(), machine="en_GB.UTF-8")
    assert ran.output.strip().startswith("Usage : onze ")
    assert "Montrer cette aide et s’arrêter." in ran.output
    assert ran.code == 0


def test_a_language_asked_for_before_the_command_is_spoken_by_it() -> None:
    ran = onze_in_a_pipe("--lang", "fr", "rules", "football-a-la-carte", machine="en_GB.UTF-8")
    assert ran.output.startswith("LE FOOTBALL À LA CARTE")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("--lang xx play", "“xx” is not a language of this table."),
        ("--lang", "--lang needs a value behind it."),
        ("--nix", "There is no option --nix here."),
    ],
)
def test_what_is_wrong_before_the_command_is_said_in_a_sentence(typed: str, said: str) -> None:
    ran = onze_in_a_pipe(*typed.split(), machine="en_GB.UTF-8")
    assert said in ran.errors
    assert ran.code == 2


def test_all_commands_are_listed_with_what_they_do() -> None:
    ran = onze_in_a_pipe(machine="fr_FR.UTF-8")
    assert "─ Commandes ─" in ran.output
    commands = ("play", "resume", "replay", "verify", "report", "rules", "deck", "squad", "edition")
    assert all(f"│ {command} " in ran.output for command in commands)


@pytest.mark.parametrize(
    ("machine", "sentence"),
    [
        ("fr_FR.UTF-8", "Il n’y a pas de commande « jouer ». Les commandes sont : play, resume,"),
        ("en_GB.UTF-8", "There is no command “jouer”. The commands are: play, resume, replay, verify,"),
    ],
)
def test_an_unknown_command_is_refused_with_those_there_are(machine: str, sentence: str) -> None:
    ran = onze_in_a_pipe("jouer", machine=machine)
    assert sentence in ran.errors
    assert (ran.output, ran.code) == ("", 2)


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["play", "--seed", "lucky"], "--seed takes a whole number.", "--seed demande un nombre entier."),
        (["replay", "--line"], "--line needs a value behind it.", "--line demande une valeur à sa suite."),
        (["verify", "--seats", "me"], "There is no option --seats here.", "Il n’y a pas d’option --seats ici."),
        (["play", GAME, "me", "coach"], "That is too much: me coach.", "Il y a des mots de trop : me coach."),
    ],
)
def test_what_the_command_line_cannot_read_is_said_in_the_machines_language(
    arguments: list[str], english: str, french: str
) -> None:
    for machine, sentence in (("en_GB.UTF-8", english), ("fr_FR.UTF-8", french)):
        ran = onze_in_a_pipe(*arguments, machine=machine)
        assert f"│ {sentence}" in ran.errors
        assert (ran.output, ran.code) == ("", 2)


def test_a_game_with_an_opponent_of_its_own_offers_it() -> None:
    ran = onze("play", "worldwide-football", "--seats", "me,robot", "--lang", "en")
    assert " ".join(ran.errors.split()).endswith(
        "random, coach, search, rookie, regular, strong, master, automaton, "
        "or a bot of your own, file.py:Class or ./program."
    )


def test_whoever_names_only_that_opponent_plays_against_it() -> None:
    alone, both = (
        onze("play", "worldwide-football", "--seats", seats, typed="q\n") for seats in ("automaton", "me,automaton")
    )
    assert alone.code == both.code == 0
    assert alone.output.splitlines()[0] == both.output.splitlines()[0]


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    for arguments in (["play", GAME, "--seats", "me,coach", "--record"], ["verify"]):
        ran = onze(*arguments, str(tmp_path), "--lang", "fr")
        assert "est un dossier" in " ".join(ran.errors.split())
        assert (ran.output, ran.code) == ("", 2)


def test_a_number_of_thousands_of_digits_is_no_choice() -> None:
    ran = onze("play", "--lang", "en", typed="9" * 5000 + "\nq\n")
    assert (ran.output.splitlines()[-1], ran.code) == ("Goodbye!", 0)


def test_a_name_that_no_file_can_have_is_refused() -> None:
    name = "x" * 300
    for arguments in (["rules", name], ["play", name], ["play", GAME, "--seats", "me,coach", "--record", name]):
        ran = onze(*arguments, "--lang", "fr")
        assert ran.errors.startswith("! ")
        assert name in ran.errors
        assert (ran.output, ran.code) == ("", 2)


@pytest.mark.parametrize(
    ("typed", "french"),
    [
        ("--lang fr", "Il manque une commande."),
        ("check", "Il manque JEU."),
        ("check footime", "Il manque sorte=fichier."),
    ],
)
def test_a_missing_argument_is_named(typed: str, french: str) -> None:
    ran = onze_in_a_pipe(*typed.split(), machine="fr_FR.UTF-8")
    assert french in ran.errors
    assert ran.code == 2


def test_what_is_required_is_said_in_the_language_of_help() -> None:
    ran = onze_in_a_pipe("check", "--help", machine="fr_FR.UTF-8")
    assert "[obligatoire]" in ran.output
    assert "demandé s’il n’est pas nommé" not in ran.output
