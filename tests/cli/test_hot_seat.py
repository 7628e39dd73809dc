"""Several people at one terminal: nobody sees another's hand."""

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from tests.cli.command import Running, play
from tests.conftest import PlayOn

GAME = FootballALaCarte()
HANDS = {
    0: [f"forward-{number}-red" for number in (1, 2, 3, 4, 5)] + [f"left-{number}-red" for number in (2, 4, 6)],
    1: [f"right-{number}-red" for number in (1, 3, 5)]
    + [f"right-{number}-hand" for number in (2, 3, 4)]
    + [f"right-{number}-blue" for number in (4, 6)],
}
"""Nothing to the right for seat 0, nothing else for seat 1."""


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Screen for seat 1: the others look away. ", "Screen for seat 2: the others look away. "),
        ("fr", "Devant l’écran : la place 1. Les autres", "Devant l’écran : la place 2. Les autres"),
    ],
)
def test_each_person_is_called_before_anything_is_shown(play_on: PlayOn, lang: str, first: str, second: str) -> None:
    match = GAME.scenario("OpenPlay", hands=HANDS, ball="d6")
    output = play_on(match, "\n1\n\n1\n", seats="me,person", lang=lang)
    _, *screens = output.split("=" * 80)
    assert screens[0].lstrip().startswith(first)
    assert screens[1].lstrip().startswith(second)
    assert screens[2].lstrip().startswith(first)


def test_between_the_prompts_of_one_person_the_other_hand_never_appears(play_on: PlayOn) -> None:
    match = GAME.scenario("OpenPlay", hands=HANDS, ball="d6", draw_pile=["forward-2-hand", "right-2-blue"])
    _, of_seat_0, of_seat_1, again, *_ = play_on(match, "\n1\n\n1\n\n", seats="me,person").split("=" * 80)
    assert "attacker left 4, red flag" in of_seat_0
    assert "attacker right" not in of_seat_0
    assert "attacker right 4, hand" in of_seat_1
    assert "attacker left" not in of_seat_1
    assert "attacker forward 1, red flag" in of_seat_1, "the card that was played is open"
    assert "attacker forward 2" not in of_seat_1, "neither the rest of the hand nor the card drawn is"
    assert "drawn: attacker forward 2, hand" in again
    assert "attacker right 2, blue flag" not in again


def test_a_real_terminal_is_wiped_with_all_that_could_be_scrolled_back_to(
    play_on: PlayOn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    output = play_on(GAME.scenario("OpenPlay", hands=HANDS, ball="d6"), "\n1\n", seats="me,person")
    wiped = "\x1b[2J\x1b[3J\x1b[H"
    assert f"{wiped}Screen for seat 1" in output
    assert f"{wiped}Screen for seat 2" in output


def test_the_same_person_asked_again_is_not_called_again(play_on: PlayOn) -> None:
    match = GAME.scenario("KickOff", hands=HANDS)
    output = play_on(match, "\n1\n1\n", seats="me,person")
    assert output.count("Screen for seat 1") == 1


def test_the_final_screen_shows_no_hand() -> None:
    output = play("me,person", "\n1\n1\n" * 500).output
    final = output.split("=" * 80)[-1]
    assert "· Whistle: end of half 2. " in final
    assert "· Whistle: end of half 1. " not in final, "everybody has been told of that"
    assert "Seat 1: " in final
    assert "Your hand" not in final
    assert "drawn: " not in final.replace("cards drawn: ", "")


def test_whoever_leaves_takes_his_hand_off_the_terminal() -> None:
    seats = ("--seats", "me,person", "--seed", "7", "--lang", "en")
    with Running("play", GAME.id, *seats, at_a_terminal=True, TERM="xterm") as running:
        running.read_until("Enter to go on: ")
        running.type("\n")
        assert "Your hand" in running.read_until("q to leave): ")
        running.type("q\n")
        left = running.read_rest()
    assert "\x1b[2J\x1b[3J\x1b[HThe match is kept as it stands." in left.replace("\r\n", "\n")


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "the last move is taken back"), ("fr", "le dernier coup est repris")]
)
def test_a_move_taken_back_is_told_to_everybody(lang: str, line: str) -> None:
    first, second = "\n1\n1\n", "\n1\n"
    output = play("me,person", first + second + "\nu\n1\n1\n" + second, lang=lang).output
    _, *screens = output.split("=" * 80)
    assert [line in screen for screen in screens] == [False, False, True, True, False]
