"""What the command writes on a real terminal, on a plain one, and on a console that lacks some letters."""

import pytest

from onze.cli.screen import Screen
from tests.cli.command import GAME, Running, onze_in_a_pipe

BOLD, COLOUR, WIPED = "\x1b[1m", "\x1b[3", "\x1b[2J"


def first_screen(**settings: str) -> str:
    """What a person sees on a terminal up to the first question."""
    arguments = ("--seats", "me,coach", "--seed", "7", "--lang", "en")
    with Running("play", GAME, *arguments, at_a_terminal=True, **settings) as running:
        return running.read_until("q to leave): ")


def test_on_a_terminal_the_opening_is_bold() -> None:
    shown = first_screen(TERM="xterm-256color", NO_COLOR="")
    assert shown.startswith(f"{BOLD}Football à la carte – seat 1: you, seat 2: coach")


def test_without_colour_nothing_is_lost() -> None:
    shown = first_screen(TERM="xterm-256color", NO_COLOR="1")
    assert COLOUR not in shown
    assert "Football à la carte – seat 1: you, seat 2: coach" in shown


def test_a_plain_terminal_gets_plain_text() -> None:
    shown = first_screen(TERM="dumb")
    assert "\x1b" not in shown
    assert shown.startswith("Football à la carte – seat 1: you, seat 2: coach")


@pytest.mark.parametrize(("term", "wiped"), [("xterm", True), ("dumb", False)])
def test_a_hand_is_wiped_or_at_least_pushed_away(term: str, wiped: bool) -> None:
    arguments = ("--seats", "me,person", "--seed", "7", "--lang", "en")
    with Running("play", GAME, *arguments, at_a_terminal=True, TERM=term, LINES="24", COLUMNS="80") as running:
        shown = running.read_until("Enter to go on: ")
    assert (WIPED in shown) == wiped
    assert wiped or "\r\n" * 24 in shown


def test_long_rules_go_through_a_pager_on_a_terminal_only() -> None:
    arguments = ("rules", GAME, "--lang", "fr")
    with Running(*arguments, at_a_terminal=True, TERM="xterm", PAGER="sed s/^/paged:/") as running:
        shown = running.read_rest()
        assert running.code() == 0
    lines = shown.splitlines()
    assert lines[0] == "paged:LE FOOTBALL À LA CARTE"
    assert all(line.startswith("paged:") for line in lines)
    with Running("rules", "FAC-8.6", at_a_terminal=True, TERM="xterm", PAGER="sed s/^/paged:/") as running:
        assert "paged:" not in running.read_rest(), "a clause fits on the screen"
    assert "paged:" not in onze_in_a_pipe(*arguments).output


MATCH = ["play", GAME, "--seats", "me,coach", "--seed", "7"]


@pytest.mark.parametrize(
    ("alphabet", "arguments", "code"),
    [
        ("ascii", [], 2),
        ("ascii", ["play", "--help"], 0),
        ("ascii", ["play", "chess"], 2),
        ("ascii", ["jouer"], 2),
        ("ascii", ["rules", GAME], 0),
        ("ascii", ["verify"], 2),
        *((alphabet, arguments, 0) for alphabet in ("latin-1", "cp1252", "cp437") for arguments in (["--help"], MATCH)),
    ],
)
def test_a_console_that_lacks_letters_is_written_to_all_the_same(
    alphabet: str, arguments: list[str], code: int
) -> None:
    ran = onze_in_a_pipe(*arguments, typed=b"\xff\xe9\n1\n", machine="fr_FR", alphabet=alphabet)
    assert ran.code == code
    assert "Traceback" not in ran.errors
    assert ran.output + ran.errors


def test_what_a_console_lacks_is_written_with_plainer_signs() -> None:
    output = onze_in_a_pipe(*MATCH, "--lang", "fr", alphabet="ascii").output
    assert output.startswith(
        "Le football a la carte - place 1 : vous, place 2 : coach\nLe hasard de ce match est scelle : "
    )
    assert "\n   +--------+ #  # +--------+  Camp nord : " in output
    assert "\n. Coup d'envoi du match : " in output
    assert "?" not in output.replace("? pour l'aide", "").replace("-vous ?", "")


def test_a_line_of_a_list_goes_on_under_its_own_text(capsys: pytest.CaptureFixture[str]) -> None:
    for beginning in ("· ", "! ", "2. "):
        Screen("en").show(beginning + "word " * 20)
        assert capsys.readouterr().out.splitlines()[1].startswith(" " * len(beginning) + "word")
    Screen("en").show("1930 was " + "long ago " * 20)
    assert not capsys.readouterr().out.splitlines()[1].startswith(" ")
