"""What a report makes of a whole match: its headline, and how the match ended."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.kernel.events import Event
from onze.kernel.outcome import by_score
from tests.games.footime.told import Course
from tests.rules.footime.cards import fouled
from tests.rules.footime.course import shooting
from tests.rules.footime.situations import FOUR, H2, SHOOTING_IT_OUT, to

# ---- headlines


def after_full_time(scorers: str) -> Course:
    """A match that is over, with goals by these pawns in order."""
    course = Course(FOUR.scenario("Turn"), "second period")
    goals = [0, 0]
    for pawn in scorers.split():
        side = 1 if pawn.startswith("a") else 0
        goals[side] += 1
        shot = {"seat": side, "how": "pass", "pawn": pawn, "from": "i20", "to": "h27"}
        for kind, facts in (("ball", shot), ("shot", shot), ("goal", {"side": side, "score": list(goals)})):
            course.chronicle.hear(Event(kind, facts), 1)
    course.match.goals = goals
    course.match.finish(by_score(FOUR.sides, goals, "full time"))
    return course


@pytest.mark.parametrize(
    ("scorers", "english", "french"),
    [
        ("", "No goals between Home and Away", "Pas de but entre Domicile et Extérieur"),
        ("h9 a4", "Home and Away draw", "Match nul entre Domicile et Extérieur"),
        ("a9", "A goal by number 9 is enough for Away", "Un but du numéro 9 suffit à Extérieur"),
        ("h9 a4 h8", "Home edge past Away", "Domicile bat Extérieur de justesse"),
        ("h9 h8", "Home beat Away", "Domicile bat Extérieur"),
        ("a9 a8 a7", "Away too strong for Home", "Extérieur surclasse Domicile"),
        ("h9 h8 h9 h9", "Hat-trick for number 9: Home beat Away", "Triplé du numéro 9 : Domicile bat Extérieur"),
        ("h9 h9 h9 h9", "4 goals by number 9 as Home beat Away", "4 buts du numéro 9 : Domicile bat Extérieur"),
        ("a9 a9 a9 h2 h3 h4 h5", "Home come from behind to beat Away", "Mené au score, Domicile finit par battre"),
    ],
)
def test_the_headline_says_what_was_special(scorers: str, english: str, french: str) -> None:
    course = after_full_time(scorers)
    assert course.text("en").startswith(f"{english} =")
    assert course.text("fr").startswith(french)


@pytest.mark.parametrize(
    ("scorers", "words"),
    [
        ("h9", "opened the scoring"),
        ("h9 a4", "Away’s number 4 equalised"),
        ("h9 a4 h8", "Home’s number 8 put his team ahead with a shot from 7 points (2 – 1)"),
        ("h9 h8", "Home’s number 8 scored another goal for his team"),
        ("h9 h8 a4", "Away’s number 4 pulled one back with a shot from 7 points (2 – 1)"),
        ("h9 h9 h9", "With that, his hat-trick was complete."),
    ],
)
def test_a_goal_is_told_by_what_it_does_to_the_score(scorers: str, words: str) -> None:
    assert words in after_full_time(scorers).text()


# ---- how a match ends


def test_a_golden_goal() -> None:
    game = Footime(4, tie_break="extra_time")
    match = shooting(period=3, west=0, seat=H2, game=game)
    course = Course(match, "extra time")
    course.chronicle.score_after[2] = (0, 0)
    course.play("play card:pass-5", to(13, 1), "pass")
    course.says("Golden goal: Home beat Away in extra time", "But en or : Domicile bat Extérieur en prolongation")
    course.says("Home 1 – 0 Away (after two periods 0 – 0)", "Domicile 1-0 Extérieur (après deux périodes : 0-0)")


def test_captains_are_said_where_they_were_named() -> None:
    match = shooting(period=2, west=0, goals=[2, 1], captains=[2, 1], game=Footime(4, goal_target=3, captains="named"))
    course = Course(match, "second period").play("play card:pass-5", to(13, 1), "pass")
    course.says("Ada and Cleo (captain) for Home, Bob (captain) and Dan for Away.", "Ada et Cleo (capitaine)")


def test_whoever_sat_on_two_seats_is_named_once() -> None:
    course = Course(shooting(), "second period").play("play card:pass-5", to(13, 1), "pass")
    assert "Ada and Cleo for Home, Bob for Away." in course.text(names=("Ada", "Bob", "Cleo", "Bob"))


def test_a_goal_target() -> None:
    match = shooting(period=2, west=0, goals=[2, 1], game=Footime(4, goal_target=3))
    course = Course(match, "second period").play("play card:pass-5", to(13, 1), "pass")
    course.says(
        "Home were the first to 3 goals and beat Away 3 – 1.",
        "Domicile atteint le premier l’objectif de 3 buts et bat Extérieur, 3-1.",
    )
    course.says(
        "Footime, first to 3 goals. At the table: Ada and Cleo for Home, Bob and Dan for Away.",
        "Footime, match en 3 buts. À la table : ",
    )


def test_a_goal_target_of_one() -> None:
    match = shooting(period=2, west=0, game=Footime(4, goal_target=1))
    course = Course(match, "second period").play("play card:pass-5", to(13, 1), "pass")
    course.says(
        "Home were the first to score and beat Away 1 – 0.",
        "Domicile marque le but qui suffisait à la victoire et bat Extérieur, 1-0.",
    )
    course.says("Footime, first to one goal. At the table: ", "Footime, match en un but. À la table : ")


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        ({"period_turns": 40}, "two periods of 40 turns", "deux périodes de 40 tours"),
        ({"period_turns": 1}, "two periods of one turn", "deux périodes d’un tour"),
        ({"clock": "wall", "period_minutes": 5}, "two periods of 5 minutes by", "deux périodes de 5 minutes, à la"),
        ({"clock": "wall", "period_minutes": 1}, "two periods of one minute by", "deux périodes d’une minute, à la"),
    ],
)
def test_how_long_a_match_lasts(options: dict[str, Any], english: str, french: str) -> None:
    Course(Footime(4, **options).scenario("Turn")).says(f"Footime, {english}", f"Footime, {french}")


def test_a_forfeit_has_the_score_of_the_rules_and_that_of_the_pitch() -> None:
    gone = dict.fromkeys(("a2", "a3", "a4", "a5"), "expelled")
    match = fouled("foul", "red", others=gone, goals=[0, 2])
    course = Course(match).play("play card:foul", "play card:red")
    course.play(to(2, 3), throws=("d6 1",)).play(to(3, 2), "pass")
    course.says("Away run out of pawns, Home win by forfeit", "Extérieur n’a plus assez de pions")
    course.says(
        "Home 3 – 0 Away Away were down to 6 pawns and lost by forfeit; it had been Home 0 – 2 Away on the pitch.",
        "Extérieur n’a plus que 6 pions et perd par forfait ; score au moment de l’arrêt : Domicile 0-2 Extérieur.",
    )


def test_a_shoot_out_shot_by_shot() -> None:
    course = Course(SHOOTING_IT_OUT.scenario("ShootOutShot"))
    course.chronicle.hear(Event("captains roll", {"why": "shoot-out", "rolls": [[2, 1]], "side": 0}), 1)
    for _ in range(3):
        course.play("roll", throws=("d6 5",)).play("roll", throws=("d6 4",))
        course.play("roll", throws=("d6 2",))
    course.says("Home beat Away in the shoot-out", "Domicile bat Extérieur aux tirs au but")
    course.says(
        "After a 0 – 0 draw, Home won the shoot-out 3 – 0 against Away.",
        "(tirs au but : 3-0) Domicile bat Extérieur aux tirs au but, 3-0, après un match nul, 0-0.",
    )
    course.says("Home shot first. Shot Home Away", "Domicile tire en premier. Tir Domicile Extérieur")
    course.says("1 scored missed 2 scored missed 3 scored missed", "1 marqué manqué 2 marqué manqué")
