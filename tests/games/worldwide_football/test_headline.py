"""The headline of a report, its lead and its scoreboard: the most telling of all that is true."""

from collections.abc import Callable

import pytest

from onze.articles import Table
from onze.games.worldwide_football.telling.headline import headline, lead, scoreboard
from onze.games.worldwide_football.telling.story import story
from tests.games.worldwide_football.telling import Telling, second_half, simple, words_of
from tests.plain import plain

HEADLINES: list[tuple[Callable[[], Telling], set[str], set[str]]] = [
    (
        lambda: second_half(simple().goal(0, 12)).goal(0, 60).whistle(2),
        {"France beat Brazil", "Victory for France over Brazil"},
        {"Victoire de la France sur le Brésil", "Succès de la France contre le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(1, 12)).goal(0, 60).goal(1, 70).whistle(2),
        {"Brazil edge past France", "Brazil beat France by a single goal"},
        {"Courte victoire du Brésil sur la France", "Un but d’écart : victoire du Brésil sur la France"},
    ),
    (
        lambda: second_half(simple()).goal(1, 50).whistle(2),
        {"One goal is enough for Brazil against France", "Brazil beat France with the only goal"},
        {
            "Un but suffit : victoire du Brésil sur la France",
            "Victoire du Brésil sur la France par la plus petite des marges",
        },
    ),
    (
        lambda: second_half(simple()).goal(0, 50, "A1").whistle(2),
        {
            "Sofiane Delorbe scores the only goal as France beat Brazil",
            "Sofiane Delorbe makes the difference for France against Brazil",
        },
        {
            "Sofiane Delorbe marque le seul but : victoire de la France sur le Brésil",
            "Sofiane Delorbe fait la différence pour la France contre le Brésil",
        },
    ),
    (
        lambda: second_half(simple().goal(0, 1).goal(0, 2)).goal(0, 50).whistle(2),
        {"France too strong for Brazil", "France run away with it against Brazil"},
        {"Large victoire de la France sur le Brésil", "Victoire sans appel de la France sur le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 1, "A2").goal(0, 2, "A2")).goal(0, 50, "A2").whistle(2),
        {
            "Yanis Courtemarche hits a hat-trick as France beat Brazil",
            "Hat-trick for Yanis Courtemarche: France beat Brazil",
        },
        {
            "Yanis Courtemarche signe un triplé : victoire de la France sur le Brésil",
            "Triplé pour Yanis Courtemarche et victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple().goal(1, 1, "A1").goal(1, 2, "A1").goal(1, 3, "A1")).goal(1, 50, "A1").whistle(2),
        {"Nando Piracema scores four as Brazil beat France"},
        {"Nando Piracema marque quatre buts : victoire du Brésil sur la France"},
    ),
    (
        lambda: second_half(simple().goal(1, 1)).goal(0, 50).goal(0, 60).whistle(2),
        {"France come from behind to beat Brazil", "France turn it round against Brazil"},
        {
            "Remontée victorieuse de la France contre le Brésil",
            "Renversement de situation et victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple().goal(1, 1).goal(1, 9).goal(0, 40)).goal(0, 50).goal(0, 60).whistle(2),
        {"France come back from two down to beat Brazil"},
        {"Remontée de deux buts et victoire de la France sur le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 9)).goal(1, 50).goal(0, 85).whistle(2),
        {"France strike late to beat Brazil", "Late winner: France beat Brazil in the 85th minute"},
        {
            "Victoire de la France sur le fil contre le Brésil",
            "Un but à la 85e minute : victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple()).goal(0, 86).goal(0, 89).whistle(2),
        {"France beat Brazil", "Victory for France over Brazil"},
        {"Victoire de la France sur le Brésil", "Succès de la France contre le Brésil"},
    ),
    (
        lambda: second_half(simple()).goal(0, 90, "M1").whistle(2),
        {
            "Gaspard Vautrenne wins it late for France against Brazil",
            "Late goal by Gaspard Vautrenne: France beat Brazil",
        },
        {
            "Gaspard Vautrenne arrache la victoire pour la France contre le Brésil",
            "Gaspard Vautrenne marque à la 90e minute : victoire de la France sur le Brésil",
        },
    ),
    (
        lambda: second_half(simple()).whistle(2).half(3).goal(1, 95).whistle(3).half(4).whistle(4),
        {"Brazil beat France after extra time", "Extra time goes the way of Brazil against France"},
        {
            "Victoire du Brésil sur la France après prolongation",
            "Victoire du Brésil au bout de la prolongation contre la France",
        },
    ),
    (
        lambda: second_half(simple()).whistle(2),
        {"No goals between France and Brazil", "Goalless draw between France and Brazil"},
        {"Pas de but entre la France et le Brésil", "Match nul et vierge entre la France et le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 9)).goal(1, 50).whistle(2),
        {"France and Brazil draw", "Honours even between France and Brazil"},
        {"Match nul entre la France et le Brésil", "Pas de vainqueur entre la France et le Brésil"},
    ),
    (
        lambda: second_half(simple().goal(0, 9)).goal(1, 88).whistle(2),
        {"Late equaliser: Brazil draw with France", "Brazil equalise in the 88th minute against France"},
        {
            "Nul arraché sur le fil par le Brésil contre la France",
            "Égalisation du Brésil à la 88e minute contre la France",
        },
    ),
    (
        lambda: second_half(simple().goal(0, 9).goal(0, 12)).goal(1, 50).goal(1, 60).whistle(2),
        {"Brazil come back from two down to draw with France"},
        {"Remontée de deux buts et match nul pour le Brésil contre la France"},
    ),
    (
        lambda: (
            second_half(simple().goal(0, 9).goal(1, 12).goal(0, 13))
            .goal(1, 50).goal(0, 60).goal(1, 70).whistle(2)
        ),
        {"Six goals and no winner between France and Brazil"},
        {"Six buts, et pas de vainqueur entre la France et le Brésil"},
    ),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(HEADLINES)))
def test_the_headline_says_what_was_special(number: int) -> None:
    telling, english, french = HEADLINES[number]
    for language, wordings in (("en", english), ("fr", french)):
        said = {plain(headline(telling().wording(language, str(seed)))) for seed in range(12)}
        assert said == wordings


@pytest.mark.parametrize(
    ("reason", "winners", "english", "english_lead", "french", "french_lead"),
    [
        (
            "resignation",
            (1,),
            "France give up against Brazil",
            "France gave the match up in the 9th minute (France 1 – 0 Brazil), and Brazil won. ",
            "Abandon de la France contre le Brésil",
            "Abandon de la France à la 9e minute (France 1-0 Brésil) : victoire du Brésil. ",
        ),
        (
            "time",
            (1,),
            "France run out of time against Brazil",
            "France ran out of time in the 9th minute (France 1 – 0 Brazil), and Brazil won. ",
            "Défaite au temps de la France contre le Brésil",
            "Défaite au temps de la France à la 9e minute (France 1-0 Brésil) : victoire du Brésil. ",
        ),
        (
            "draw agreed",
            (0, 1),
            "France and Brazil agree on a draw",
            "Both sides agreed on a draw in the 9th minute (France 1 – 0 Brazil). ",
            "Nul d’un commun accord entre la France et le Brésil",
            "D’un commun accord, match nul à la 9e minute (France 1-0 Brésil). ",
        ),
        (
            "abandoned",
            (0, 1),
            "France against Brazil abandoned",
            "The match was abandoned in the 9th minute (France 1 – 0 Brazil); nobody won. ",
            "Match arrêté entre la France et le Brésil",
            "Le match est arrêté à la 9e minute (France 1-0 Brésil) et n’a pas de vainqueur. ",
        ),
    ],
)
def test_an_end_from_outside_is_told_whatever_the_score(
    reason: str, winners: tuple[int, ...], english: str, english_lead: str, french: str, french_lead: str
) -> None:
    for language, title, first in (("en", english, english_lead), ("fr", french, french_lead)):
        telling = simple().goal(0, 9)
        wording = telling.wording(language, "", telling.called(reason, winners))
        assert plain(headline(wording)) == title
        assert plain(lead(wording)).startswith(first)


def test_a_shoot_out_that_was_given_up_is_no_minute_of_the_match() -> None:
    telling = second_half(simple()).whistle(2).tell("shoot-out", side=0)
    wording = telling.wording("en", "", telling.called("resignation", (0,)))
    assert plain(lead(wording)).startswith(
        "Brazil gave the match up during the penalty shoot-out (France 0 – 0 Brazil)"
    )


# ---- the lead


def test_the_lead_gives_the_result_half_time_shots_and_possession() -> None:
    telling = second_half(simple().goal(1, 9)).goal(0, 50).goal(0, 60).saved(0, 62).whistle(2)
    assert plain(lead(telling.wording("en", "1"))) in {
        f"{result} {half_time} France had 3 of the 4 shots. France had 71% of the ball."
        for result in ("France beat Brazil 2 – 1.", "France won 2 – 1 against Brazil.")
        for half_time in ("Brazil led 1 – 0 at half-time.", "At half-time it was 1 – 0 to Brazil.")
    }
    french = plain(lead(telling.wording("fr", "1")))
    assert french.endswith("Tirs : 3 sur 4 pour la France. Possession : 71 % pour la France.")
    assert plain(scoreboard(telling.wording()).words) == "France 2 – 1 Brazil (half-time 0 – 1)"
    assert plain(scoreboard(telling.wording("fr")).words) == "France 2-1 Brésil (mi-temps : 0-1)"


def test_extra_time_and_the_shoot_out_are_in_the_lead() -> None:
    telling = second_half(simple().goal(0, 9)).goal(1, 50).whistle(2)
    telling.half(3).whistle(3).half(4).goal(0, 110).goal(1, 111).whistle(4).tell("shoot-out", side=1)
    for side, scores in ((1, True), (0, False), (1, True)):
        telling.tell("shoot-out kick", side=side, scores=scores)
    telling.match.scored, telling.match.kicks = [0, 2], [1, 2]
    outcome = telling.called("shoot-out", (1,))
    french = "France 2-2 Brésil (mi-temps : 1-0, temps réglementaire : 1-1, a.p., t.a.b. : 0-2)"
    assert plain(scoreboard(telling.wording("fr", "", outcome)).words) == french
    said = plain(lead(telling.wording("fr", "", outcome)))
    assert said.startswith("Victoire du Brésil sur la France aux tirs au but (2-0), après un match nul (2-2). ")
    board = "France 2 – 2 Brazil (half-time 1 – 0, after 90 minutes 1 – 1, after extra time, on penalties 0 – 2)"
    assert plain(scoreboard(telling.wording("en", "", outcome)).words) == board
    said = plain(lead(telling.wording("en", "", outcome)))
    assert said.startswith("After a 2 – 2 draw, Brazil won the penalty shoot-out 2 – 0 against France. ")
    told = words_of(story(telling.wording("en", "", outcome)))
    assert told[-2:] == [
        "Penalty shoot-out",
        "Brazil kicked first. The last kick, by Brazil, went in, and Brazil had won 2 – 0.",
    ]
    kicks = story(telling.wording("fr", "", outcome))[-1]
    assert isinstance(kicks, Table)
    assert kicks.rows == (("1", "arrêté", "marqué"), ("2", "–", "marqué"))


def test_extra_time_alone_is_told_with_the_score_after_ninety_minutes() -> None:
    telling = second_half(simple().goal(0, 9)).goal(1, 50).whistle(2).half(3).goal(1, 93).whistle(3).half(4).whistle(4)
    sentence = "Brazil beat France 2 – 1 after extra time; after 90 minutes it had been 1 – 1."
    assert plain(lead(telling.wording())).startswith(sentence)
    sentence = "Victoire du Brésil sur la France, 2-1 après prolongation (1-1 au bout du temps réglementaire)."
    assert plain(lead(telling.wording("fr"))).startswith(sentence)
