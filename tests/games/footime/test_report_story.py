"""What can happen in a match, as its report tells it: situations played by the engine, in both languages."""

import re
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.games.footime.telling.chronicle import Chronicle
from onze.games.footime.telling.report import Report
from onze.games.footime.telling.wording import Wording
from onze.kernel.events import Event
from onze.kernel.outcome import by_score
from tests.plain import plain
from tests.rules.footime.cards import fouled
from tests.rules.footime.course import shooting
from tests.rules.footime.situations import A1, FOUR, H1, H2, scene, to
from tests.rules.table import play

NAMES = ("Ada", "Bob", "Cleo", "Dan")


class Course:
    """Situations that are played one after the other, each as it stands, and told as one match."""

    def __init__(self, match: FootimeMatch, period: str = "first period") -> None:
        self.chronicle = Chronicle(match.rules)
        self.chronicle.hear(Event("period", {"period": period, "side": 0}), 1)
        kicked = {"seat": 0, "how": "kick-off", "pawn": "h10", "from": "i14", "to": "i15"}
        self.chronicle.hear(Event("ball", kicked), 1)
        self.match = match

    def then(self, match: FootimeMatch) -> "Course":
        """Another situation."""
        self.match = match
        return self

    def play(self, *moves: str, throws: tuple[str, ...] = ()) -> "Course":
        """Moves of the present situation; the luck is that of the last one."""
        for number, move in enumerate(moves, 1):
            turn = self.match.spent + 1
            for event in play(self.match, move, throws=throws if number == len(moves) else ()):
                self.chronicle.hear(event, turn)
        return self

    def text(self, language: str = "en") -> str:
        """The report in plain words, on one line."""
        report = Report(self.match, self.chronicle, NAMES[: self.match.rules.seats], Wording(language, "00000000"))
        return re.sub(r"\s+", " ", plain(report.article("0" * 64).written("text")))

    def says(self, english: str, french: str) -> None:
        """Both sentences stand in the report."""
        assert english in self.text("en")
        assert french in self.text("fr")

    def figure(self, name: str, away: bool = False) -> str:
        """A number of the table of figures, of Home or of Away."""
        report = Report(self.match, self.chronicle, NAMES, Wording("en", "00000000"))
        lines = plain(report.article("0" * 64).written("text")).splitlines()
        (line,) = [line for line in lines if line.startswith(f"{name}  ")]
        return re.split(r"  +", line)[2 if away else 1]


# ---- shots, goals and saves


def a_shot(card: str = "pass-5", target: tuple[int, int] = (13, 1), **facts: Any) -> Course:
    """Home's number 9 shoots from (8,1), in the turn after those that are spent."""
    return Course(shooting(card, turns=33, **facts)).play(f"play card:{card}", to(*target))


def test_a_goal_has_its_scorer_its_turn_and_its_score() -> None:
    course = a_shot().play("pass")
    course.says(
        "In turn 34 Home’s number 9 opened the scoring with a shot from 5 points (1 – 0).",
        "Au tour 34, le numéro 9 de Domicile ouvre le score sur un tir de 5 points (1 – 0).",
    )
    course.says("first period, turn 34 1 – 0, number 9", "première période, tour 34 1 – 0, numéro 9")
    assert [course.figure("Goals", away) for away in (False, True)] == ["1", "0"]
    assert [course.figure("Shots on goal", away) for away in (False, True)] == ["1", "0"]
    course.says("The only shot on goal was by Home.", "Le seul tir cadré est pour Domicile.")


def test_whoever_found_the_scorer_is_named() -> None:
    pawns = {"h7": (4, 4), "h9": (8, 1), "a4": (11, 5)}
    match = scene("Turn", pawns, ball=(5, 4), hands={H1: ["pass-3"], H2: ["pass-5"], A1: ["move-1"]})
    course = Course(match).play("play card:pass-3", to(8, 2), "pass").play("play card:pass-5", to(13, 1), "pass")
    course.says("the scoring with a shot from 5 points, set up by number 7 (1 – 0)", "servi par le numéro 7 (1 – 0)")
    assert course.figure("Passes (completed)") == "1 (1)"
    assert course.figure("Possession") == "100%"


@pytest.mark.parametrize(
    ("card", "throws", "target", "english", "french"),
    [
        ("save", (), (5, 0), "Away’s goalkeeper saved a shot from 5 points by Home’s number 9", "arrête un tir"),
        ("parry", ("d6 3",), (11, 4), "Away’s goalkeeper got a hand to a shot from 5 points by", "du bout des doigts"),
        ("post", (), (9, 4), "a shot from 5 points by Home’s number 9 came back off the post", "finit sur le poteau"),
    ],
)
def test_a_ball_kept_out_is_a_chance(
    card: str, throws: tuple[str, ...], target: tuple[int, int], english: str, french: str
) -> None:
    course = a_shot(hands={A1: [card]})
    course.play(f"play card:{card}", throws=throws).play(to(*target))
    course.says(f"In turn 34 {english}", french)
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
    course.says("(1 – 0). The VAR let it stand.", "(1 – 0). La VAR valide le but.")
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
    course.play("play card:move-5", "choose pawn:h9", to(12, 2), "take ball", to(13, 1), "pass")
    course.says("with a run at goal (1 – 0)", "sur une percée (1 – 0)")
    course.then(scene("Turn", pawns, ball=(11, 2), hands={H1: ["tackle"]}, goals=[1, 0]))
    course.play("play card:tackle", throws=("d6 5",)).play(to(12, 2), "take ball", to(13, 1), "pass")
    course.says("with a tackle in front of goal (2 – 0). It was his second goal.", "sur un tacle (2 – 0).")
    assert course.figure("Tackles (ball won)") == "1 (1)"


# ---- offside


def test_an_offside_counts_unless_nobody_calls_it() -> None:
    game = Footime(4, offside="called")
    pawns = {"h9": (3, 0), "h10": (9, 2), "a4": (8, -3)}
    for move, number in (("call offside", "1"), ("pass", "0")):
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
            "ouvre le score sur un pénalty (1 – 0)",
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
    course.says("Home 1 – 0 Away (after two periods 0 – 0)", "Domicile 1 – 0 Extérieur (après deux périodes : 0 – 0)")


def test_a_goal_target() -> None:
    match = shooting(period=2, west=0, goals=[2, 1], game=Footime(4, goal_target=3))
    course = Course(match, "second period").play("play card:pass-5", to(13, 1), "pass")
    course.says(
        "Home were the first to 3 goals and beat Away 3 – 1.",
        "Domicile atteint en premier les 3 buts qu’il fallait et bat Extérieur, 3 – 1.",
    )
    course.says(
        "Footime, first to 3 goals. At the table: Ada and Cleo for Home, Bob and Dan for Away.", "premier à 3 buts"
    )


def test_a_forfeit_has_the_score_of_the_rules_and_that_of_the_pitch() -> None:
    gone = dict.fromkeys(("a2", "a3", "a4", "a5"), "expelled")
    match = fouled("foul", "red", others=gone, goals=[0, 2])
    course = Course(match).play("play card:foul", "play card:red")
    course.play(to(2, 3), throws=("d6 1",)).play(to(3, 2), "pass")
    course.says("Away run out of pawns, Home win by forfeit", "Extérieur n’a plus assez de pions")
    course.says(
        "Home 3 – 0 Away Away were down to 6 pawns and lost by forfeit; it had been Home 0 – 2 Away on the pitch.",
        "Extérieur n’a plus que 6 pions et perd par forfait ; sur le terrain, on en était à Domicile 0 – 2 Extérieur.",
    )


def test_a_shoot_out_shot_by_shot() -> None:
    course = Course(FOUR.scenario("ShootOutShot"))
    course.chronicle.hear(Event("captains roll", {"why": "shoot-out", "rolls": [[2, 1]], "side": 0}), 1)
    for _ in range(3):
        course.play("roll", throws=("d6 5",)).play("roll", throws=("d6 4",))
        course.play("roll", throws=("d6 2",))
    course.says("Home beat Away in the shoot-out", "Domicile bat Extérieur aux tirs au but")
    course.says("After a 0 – 0 draw, Home won the shoot-out 3 – 0 against Away.", "(tirs au but : 3 – 0)")
    course.says("Home shot first. Shot Home Away", "Domicile tire en premier. Tir Domicile Extérieur")
    course.says("1 scored missed 2 scored missed 3 scored missed", "1 marqué à côté 2 marqué à côté")
