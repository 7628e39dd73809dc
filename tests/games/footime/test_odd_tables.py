"""An odd number of people at the table: one of them takes two seats (FT-GAP.1)."""

import pytest

from onze.cli.result import result_text
from onze.cli.screen import Screen
from onze.games.footime import Footime
from onze.kernel.outcome import Outcome
from tests.cli.command import Ran, onze
from tests.games.footime.shown import drawn
from tests.plain import plain
from tests.rules import rule

pytestmark = pytest.mark.usefixtures("matches", "patience")

SHARED = "one_takes_two_seats"


def sit_down(seats: str, *options: str, typed: str = "1\n" * 200) -> Ran:
    chosen = [part for option in ("period_turns=2", *options) for part in ("--option", option)]
    return onze("play", "footime", "--seats", seats, "--lang", "en", "--seed", "4", *chosen, typed=typed)


@rule("FT-GAP.1")
def test_whoever_is_named_second_of_three_plays_both_hands_of_his_team_under_one_name() -> None:
    ran = sit_down("coach,me,coach", f"odd_players={SHARED}")
    assert (ran.code, ran.errors) == (0, "")
    assert "seat 1: coach 1, seat 2: you, seat 3: coach 3, seat 4: you" in " ".join(ran.output.split())
    assert "seats 2, 4" not in ran.output
    assert "you, you" not in ran.output
    assert ran.output.count("Your hand: ") > 1
    assert "Enter" not in ran.output  # nobody else has to look away


@rule("FT-GAP.1")
def test_whoever_plays_two_hands_is_told_once_what_happened() -> None:
    ran = sit_down("coach,me,coach", f"odd_players={SHARED}", "period_turns=4", typed="1\nj13\nq\n")
    assert ran.output.count("Your hand: ") == 3  # twice the hand of seat 1, then that of seat 3
    assert ran.output.count("[FT-SETUP.9]") == 1


def test_two_hands_beside_another_person_are_called_by_their_seats_in_french() -> None:
    chosen = ("--option", f"odd_players={SHARED}", "--seed", "4", "--lang", "fr")
    ran = onze("play", "footime", "--seats", "person,me,coach", *chosen, typed="1\n" * 4)
    assert "À les" not in ran.output
    assert "Devant l’écran : les places 2, 4." in plain(ran.output)


def test_whoever_sits_on_two_seats_wins_once() -> None:
    names = ("Ada", "Bob", "Cleo", "Bob")
    won = result_text(Screen("en"), Outcome((0, 0.5, 0, 0.5), (1, 2), "full time"), Footime(4), names)
    assert plain(won) == "Bob won, 1 – 2 (Ada & Cleo – Bob)."


@rule("FT-GAP.1")
def test_three_people_are_refused_where_nobody_takes_two_seats() -> None:
    ran = sit_down("me,coach,coach")
    assert ran.code == 2
    assert "2, 4, 6 or 8 players" in " ".join(ran.errors.split())


@rule("FT-GAP.1")
@pytest.mark.parametrize(
    ("people", "seats"), [("ABC", "ABCB"), ("ABCDE", "ABCDEB"), ("ABCDEFG", "ABCDEFGB"), ("ABCD", "ABCD"), ("A", "A")]
)
def test_teams_have_as_many_seats_each(people: str, seats: str) -> None:
    assert "".join(Footime.seated(people, {"odd_players": SHARED})) == seats
    assert "".join(Footime.seated(people, {"odd_players": "refuse"})) == people


def test_whoever_sits_on_two_seats_stands_beside_the_pitch_once() -> None:
    match = Footime(4, captains="named").scenario("Turn", seat=3, captains=[0, 3])
    text = drawn(match, seat=3, names=("Ada", "Bob", "Cleo", "Bob"))
    assert "› Bob (c)\n" in "\n".join(line.rstrip() for line in text.splitlines())
    assert text.count("Bob") == 1
