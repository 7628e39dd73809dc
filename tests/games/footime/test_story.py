"""What can happen in a match, as its report tells it: situations played by the engine, in both languages."""

from typing import Any

import pytest

from onze.games.footime import Footime
from tests.games.footime.told import Course
from tests.rules.footime.cards import fouled
from tests.rules.footime.course import shooting
from tests.rules.footime.situations import A1, H1, H2, scene, to

# ---- shots, goals and saves


def a_shot(card: str = "pass-5", target: tuple[int, int] = (13, 1), **facts: Any) -> Course:
    """Home's number 9 shoots from (8,1), in the turn after those that are spent."""
    return Course(shooting(card, turns=33, **facts)).play(f"play card:{card}", to(*target))


def test_a_goal_has_its_scorer_its_turn_and_its_score() -> None:
    course = a_shot().play("pass")
    course.says(
        "In turn 34 Home’s number 9 opened the scoring with a shot from 5 points (1 – 0).",
        "Au tour 34, le numéro 9 de Domicile ouvre le score sur un tir à 5 points du but (1-0).",
    )
    course.says("first period, turn 34 1 – 0, number 9", "première période, tour 34 1-0, numéro 9")
    assert [course.figure("Goals", away) for away in (False, True)] == ["1", "0"]
    assert [course.figure("Shots on goal", away) for away in (False, True)] == ["1", "0"]
    course.says("The only shot on goal was by Home.", "Un seul tir cadré, pour Domicile.")


def test_whoever_found_the_scorer_is_named() -> None:
    pawns = {"h7": (4, 4), "h9": (8, 1), "a4": (11, 5)}
    match = scene("Turn", pawns, ball=(5, 4), hands={H1: ["pass-3"], H2: ["pass-5"], A1: ["move-1"]})
    course = Course(match).play("play card:pass-3", to(8, 2), "pass").play("play card:pass-5", to(13, 1), "pass")
    course.says("the scoring with a shot from 5 points, set up by number 7 (1 – 0)", "servi par le numéro 7 (1-0)")
    assert course.figure("Passes (completed)") == "1 (1)"
    assert course.figure("Possession") == "100%"


@pytest.mark.parametrize(
    ("card", "throws", "target", "english", "french"),
    [
        ("save", (), (5, 0), "Away’s goalkeeper saved a shot from 5 points by Home’s number 9",
         "le gardien d’Extérieur s’interpose devant le numéro 9 de Domicile, sur un tir à 5 points du but."),
        ("parry", ("d6 3",), (11, 4), "Away’s goalkeeper got a hand to a shot from 5 points by Home’s number 9",
         "sur un tir à 5 points du but, le numéro 9 de Domicile voit le gardien d’Extérieur détourner le ballon du "
         "bout des doigts."),
        ("post", (), (9, 4), "a shot from 5 points by Home’s number 9 came back off the post",
         "le numéro 9 de Domicile trouve le poteau sur un tir à 5 points du but."),
    ],
)  # fmt: skip
def test_a_ball_kept_out_is_a_chance(
    card: str, throws: tuple[str, ...], target: tuple[int, int], english: str, french: str
) -> None:
    course = a_shot(hands={A1: [card]})
    course.play(f"play card:{card}", throws=throws).play(to(*target))
    course.says(f"In turn 34 {english}", f"Au tour 34, {french}")
    assert course.figure("Goals") == "0"
    assert course.figure("Shots on goal") == "1"
    assert course.figure("Saves", away=True) == ("0" if card == "post" else "1")
    assert course.figure("Off the post") == ("1" if card == "post" else "0")


def test_what_the_var_takes_away_is_no_goal() -> None:
    course = a_shot(hands={A1: ["var"]}).play("play card:var", throws=("d6 6", "d6 2")).play("annul")
    course.says("the VAR took a goal away from Home’s number 9", "la VAR annule un but du numéro 9 de Domicile")
    course.says("goal by number 9 annulled", "but du numéro 9 annulé")
    assert course.figure("Goals") == "0"
    assert course.figure("VAR appeals (upheld)", away=True) == "1 (1)"


def test_what_the_var_confirms_is_one() -> None:
    course = a_shot(hands={A1: ["var"]}).play("play card:var", throws=("d6 1", "d6 4")).play("confirm")
    course.says("(1 – 0). The VAR let it stand.", "(1-0). La VAR valide le but.")
    assert course.figure("VAR appeals (upheld)", away=True) == "1 (0)"


def test_an_own_goal_is_told_as_one_and_counts_for_the_others() -> None:
    game = Footime(4, own_goals=True)
    match = scene("Turn", {"h9": (-7, 1)}, ball=(-8, 1), hands={H1: ["pass-5"]}, game=game)
    course = Course(match).play("play card:pass-5", to(-13, 1))
    course.says(
        "Home’s number 9 put the ball into his own goal (0 – 1)", "le numéro 9 de Domicile marque contre son camp"
    )
    assert course.figure("Goals", away=True) == "1"


def test_a_run_and_a_tackle_into_the_goal_are_told_apart() -> None:
    pawns = {"h9": (8, 2), "a4": (9, -5)}
    course = Course(scene("Turn", pawns, ball=(11, 2), hands={H1: ["move-5"]}))
    course.play("play card:move-5", "choose pawn:h9", to(12, 2), "take ball:ball", to(13, 1), "pass")
    course.says("with a run at goal (1 – 0)", "sur une percée (1-0)")
    course.then(scene("Turn", pawns, ball=(11, 2), hands={H1: ["tackle"]}, goals=[1, 0]))
    course.play("play card:tackle", throws=("d6 5",)).play(to(12, 2), "take ball:ball", to(13, 1), "pass")
    course.says("with a tackle in front of goal (2 – 0). It was his second goal.", "sur un tacle devant le but (2-0).")
    assert course.figure("Tackles (ball won)") == "1 (1)"


# ---- offside


def test_an_offside_counts_unless_nobody_calls_it() -> None:
    game = Footime(4, offside="called")
    pawns = {"h9": (3, 0), "h10": (9, 2), "a4": (8, -3)}
    for move, number in (("call call:offside", "1"), ("pass", "0")):
        match = scene("Turn", pawns, ball=(4, 0), hands={H1: ["pass-5"]}, game=game)
        course = Course(match).play("play card:pass-5", to(8, 2), move)
        assert course.figure("Offsides") == number


def test_a_goal_after_an_offside_that_nobody_called() -> None:
    pawns = {"h9": (5, 4), "h10": (12, 2), "a4": (8, -3)}
    match = scene("Turn", pawns, ball=(6, 4), hands={H1: ["aerial"]}, game=Footime(4, offside="called"))
    course = Course(match).play("play card:aerial", to(13, 1), "pass", "pass")
    course.says("Home’s number 9 opened the scoring with a lobbed ball (1 – 0)", "ouvre le score sur un ballon lobé")
    assert course.figure("Shots on goal") == "1"


# ---- fouls and cards


def test_a_foul_with_a_card_and_a_second_one() -> None:
    course = Course(fouled("foul", "yellow", turns=8)).play("play card:foul", "play card:yellow")
    course.says("first period, turn 9 yellow card for number 7", "première période, tour 9 carton jaune, numéro 7")
    assert [course.figure(name, away=True) for name in ("Fouls", "Yellow cards", "Sent off")] == ["1", "1", "0"]
    course.then(fouled("foul", "yellow", turns=20, booked=["a7"])).play("play card:foul", "play card:yellow")
    course.says(
        "A second yellow card in turn 21: Away’s number 7 was sent off, and Away were down to 10.",
        "Second carton jaune au tour 21 : le numéro 7 d’Extérieur est expulsé, et Extérieur n’est plus qu’à 10.",
    )
    assert [course.figure(name, away=True) for name in ("Fouls", "Yellow cards", "Sent off")] == ["2", "2", "1"]


def test_a_foul_that_the_var_annuls_never_was_nor_its_card() -> None:
    course = Course(fouled("foul", "red", answer=["var"])).play("play card:foul", "play card:red")
    course.play(to(2, 3), throws=("d6 1",)).play(to(3, 2))
    assert course.figure("Sent off", away=True) == "1"
    course.play("play card:var", throws=("d6 5", "d6 1")).play("annul")
    course.says(
        "a foul by Away’s number 7 was given with a card, but the VAR annulled both",
        "une faute du numéro 7 d’Extérieur est sifflée avec un carton, mais la VAR annule tout",
    )
    assert [course.figure(name, away=True) for name in ("Fouls", "Sent off")] == ["0", "0"]
    assert "red card" not in course.text()


def test_a_foul_turned_round_is_that_of_the_other_team() -> None:
    course = Course(fouled("foul", answer=["yellow"])).play("play card:foul", "pass")
    assert [course.figure("Fouls", away) for away in (False, True)] == ["0", "1"]
    course.play(to(2, 3), throws=("d6 3",)).play(to(3, 0), "play card:yellow")
    assert [course.figure("Fouls", away) for away in (False, True)] == ["1", "0"]
    assert course.figure("Yellow cards") == "1"
    course.says("yellow card for number 7", "carton jaune, numéro 7")


def test_a_goalkeeper_sent_off_has_a_successor() -> None:
    match = scene(
        "Turn", {"h7": (9, 1), "a5": (2, 2)}, ball=(-9, -7), seat=A1, hands={A1: ["move-3"], H2: ["foul", "red"]}
    )
    course = Course(match).play("play card:move-3", "choose pawn:a1", to(10, 1))
    course.play("play card:foul", "play card:red").play("choose pawn:a5", throws=("d6 4",))
    course.says("Away’s number 5 went in goal.", "Le numéro 5 d’Extérieur prend place dans le but.")
    course.says("red card for number 1", "carton rouge, numéro 1")
    assert course.figure("Penalties awarded") == "1"


@pytest.mark.parametrize(
    ("roll", "target", "english", "french"),
    [
        (2, (12, 0), "a penalty by Home’s number 7 stopped short", "un pénalty du numéro 7 de Domicile meurt avant"),
        (
            4,
            (13, 1),
            "Home’s number 7 opened the scoring with a penalty (1 – 0)",
            "ouvre le score sur un pénalty (1-0)",
        ),
    ],
)
def test_a_penalty(roll: int, target: tuple[int, int], english: str, french: str) -> None:
    match = fouled("foul", victim=(10, 2), offender=(11, 3), others={"a4": (5, 5)})
    course = Course(match).play("play card:foul", "pass").play(to(8, 7), throws=(f"d6 {roll}",)).play(to(*target))
    if roll == 4:
        course.play("pass")
    course.says(english, french)
    assert course.figure("Penalties awarded") == "1"


# ---- the other figures


def test_duels_injuries_throw_ins_and_lost_turns() -> None:
    course = Course(fouled("duel", "injured")).play("play card:duel", throws=("d6 5", "d6 3")).play(to(9, 4))
    course.play("play card:injured", "choose pawn:a7")
    course.says("number 7 injured", "numéro 7 blessé")
    course.then(fouled("duel")).play("play card:duel", throws=("d6 2", "d6 3"))
    assert course.figure("Duels (won)") == "2 (1)"
    course.then(scene("Turn", {"h7": (0, 0)}, ball=(4, 8), hands={H1: ["out"]}, put_by_opponent=True))
    course.play("play card:out", "choose pawn:h7", throws=("d6 5",))
    assert course.figure("Throw-ins") == "1"
    course.then(scene("Turn", {"h7": (5, 0)}, ball=(13, -4), seat=H2, put_by_opponent=True, hands={H2: ["out"]}))
    course.play("play card:out", "choose pawn:h7", throws=("d6 4",))
    assert course.figure("Corners") == "1"
    course.then(scene("Turn", {"h9": (3, 0)}, ball=(8, 0), hands={H1: ["pass-5"]})).play("waste card:pass-5")
    assert course.figure("Turns lost by a card") == "1"
