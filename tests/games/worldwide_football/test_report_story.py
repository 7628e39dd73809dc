"""The story that a report tells: every incident in true words, in both languages, and the figures below it."""

import re
from string import Formatter

import pytest

from onze.games.worldwide_football.telling.statistics import figures, glance, lineups
from onze.games.worldwide_football.telling.wording import REPORT_WORDS, numeral, ordinal
from onze.kernel.words import LANGUAGES
from tests.games.worldwide_football.telling import Telling, second_half, simple, told
from tests.plain import plain

# ---- goals and chances


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("cross", " from a cross", " sur un centre"),
        ("through-ball", " from a through ball", " sur une passe en profondeur"),
        ("long-pass", " from a long pass", " sur une passe longue"),
        ("pass", " from a pass", " sur une passe"),
        ("dribble", " after a dribble", " au bout d’un dribble"),
        ("", "", ""),
    ],
)
def test_a_goal_from_play_comes_from_the_last_card(card: str, english: str, french: str) -> None:
    telling = simple().goal(0, 12, "A1", card)
    assert re.search(rf"for France{english} \(1 – 0\)|minute{english} \(1 – 0\)", told(telling))
    assert f"{french} (1-0)" in told(telling, "fr") or f"{french}, pour la France (1-0)" in told(telling, "fr")


def test_a_goal_from_a_set_piece_or_a_counter_attack_is_told_so() -> None:
    penalty = simple().attack(0, 9).tell("set piece", side=0, set_piece="penalty", minute=9)
    penalty.tell("faces", side=0, shooter=1, keeper=2).scores(0, 9)
    assert " from the penalty spot (1 – 0)." in told(penalty)
    assert " sur penalty (1-0)." in told(penalty, "fr")
    assert figures(penalty.wording()).rows[1] == ("Shots (on target)", "1 (1)", "0 (0)")

    direct = simple().attack(1, 9).tell("set piece", side=1, set_piece="direct free kick", minute=9)
    direct.tell("discard player", "WF-15.16", side=1, player="player:M1")
    direct.tell("shot", side=1, dice=[6], bonus=2, minute=9).scores(1, 9, "M1")
    assert " with a direct free kick (0 – 1)." in told(direct)
    assert lineups(direct.wording()).rows[0][2].replace("\xa0", " ") == "Juruna Valadim 9’ (free kick)"
    assert "Juruna Valadim (M)" in lineups(direct.wording()).rows[-1][2]

    indirect = simple().attack(0, 9).tell("set piece", side=0, set_piece="indirect free kick", minute=9)
    indirect.lay(0, "cross", 9).lay(0, "shot-678", 9).tell("shot", side=0, dice=[6], bonus=0, minute=9).scores(0, 9)
    assert " after a free kick (1 – 0)." in told(indirect)

    counter = simple().attack(0, 9).tell("ability", side=0, ability="counter-attack", stars=3, minute=9)
    counter.lay(0, "pass", 9).lay(0, "shot-678", 9).tell("shot", side=0, dice=[6], bonus=0, minute=9).scores(0, 9)
    assert " on the counter-attack (1 – 0)." in told(counter)

    corner = simple().shot(0, 9, "pass").tell("save roll", side=1, keeper=4, quality=4).tell("corner", side=0, minute=9)
    corner.lay(0, "cross", 9).lay(0, "shot-678", 9).tell("shot", side=0, dice=[6], bonus=0, minute=9).scores(0, 9)
    assert " after a corner (1 – 0)." in told(corner)
    assert "corner with a shot in the 9th minute" in told(corner) or "behind for a corner" in told(corner)


def test_every_goal_is_told_by_what_it_does_to_the_score() -> None:
    telling = simple().goal(0, 1).goal(0, 10).goal(1, 20).goal(1, 30).goal(1, 40)
    sentences = told(telling, seed="2").removeprefix("First half ").split(". ")
    verbs = ["open|first goal", "scored again|increased", "pulled one back|cut the deficit"]
    verbs += ["equalised|drew level", "ahead|took the lead"]
    assert len(sentences) == 5
    for sentence, verb in zip(sentences, verbs, strict=True):
        assert re.search(verb, sentence)


def test_the_time_is_told_from_the_goal_before_where_that_is_close() -> None:
    text = told(simple().goal(0, 10).goal(1, 10).goal(0, 11).goal(0, 15).goal(1, 44))
    for words in ("10th minute", "the same minute", " minute later", "our minutes later", "44th minute"):
        assert words in text
    french = told(simple().goal(0, 10).goal(1, 10).goal(0, 11).goal(0, 15), "fr")
    for words in ("10e minute", " la même minute", "ne minute plus tard", "uatre minutes plus tard"):
        assert words in french


def test_half_time_is_no_minute() -> None:
    text = told(second_half(simple().goal(0, 45)).goal(1, 46))
    assert "45th minute" in text
    assert "46th minute" in text


def test_a_player_who_scores_again_is_told_with_the_number() -> None:
    telling = simple()
    for minute in (1, 10, 20, 30):
        telling.goal(0, minute, "A1")
    text = told(telling)
    assert text.count("It was the scorer’s second goal.") == 1
    assert text.count("It was the scorer’s third: a hat-trick.") == 1
    assert text.count("It was the scorer’s goal number 4.") == 1
    assert told(telling, "fr").count("C’est son troisième but, un triplé.") == 1


def test_saved_penalties_red_cards_and_keepers_are_told() -> None:
    telling = simple().attack(0, 9).tell("set piece", side=0, set_piece="penalty", minute=9)
    telling.tell("discard player", "WF-23.1", side=1, player="player:G1")
    telling.tell("faces", side=0, shooter=1, keeper=1).tell("penalty saved", side=1, minute=9).lost(0, "save", 9)
    telling.tell("red card", side=1, minute=20).tell("red card", side=1, minute=30)
    telling.saved(1, 40, "G1")
    text = told(telling)
    assert re.search("In the 9th minute Anselmo Quixaba saved a penalty for Brazil|but Anselmo Quixaba saved it", text)
    assert "In the 20th minute there was a red card for Brazil." in text
    assert "In the 30th minute there was another red card for Brazil." in text
    assert re.search("Corentin Vauxgirard (denied|saved from) Brazil", text)
    french = told(telling, "fr")
    assert "À la 20e minute, carton rouge pour le Brésil." in french
    assert re.search("Corentin Vauxgirard (s’interpose sur|arrête) un tir du Brésil", french)


def test_a_penalty_saved_without_a_card_names_nobody() -> None:
    telling = simple().attack(0, 9).tell("set piece", side=0, set_piece="penalty", minute=9)
    telling.tell("faces", side=0, shooter=1, keeper=1).tell("penalty saved", side=1, minute=9)
    wordings = {told(telling, seed=str(seed)) for seed in range(8)}
    assert wordings == {
        "First half In the 9th minute the goalkeeper of Brazil saved a penalty.",
        "First half France had a penalty in the 9th minute, but the goalkeeper saved it.",
    }


def test_a_countered_player_has_not_shot_and_a_defender_who_helped_has_blocked() -> None:
    telling = simple().attack(0, 9).lay(0, "pass", 9).player(0, "M2", 9).lay(0, "shot-678", 9, validated=False)
    telling.player(0, "A1", 9).tell("counter", side=1, player="player:D2", d20=15, needed=11, countered=True)
    telling.tell("added to roll", side=1, player="player:D1", total=20, needed=9, minute=9).lost(0, "tackle", 9)
    assert "In the 9th minute Tico Laranjal blocked a shot by Titouan Marchadier." in told(telling)
    assert "À la 9e minute, Tico Laranjal repousse un tir de Titouan Marchadier." in told(telling, "fr")
    assert figures(telling.wording()).rows[1] == ("Shots (on target)", "1 (0)", "0 (0)")


@pytest.mark.parametrize(
    ("slot", "french"), [("M1", "un tir de Gaspard Vautrenne"), ("D1", "un tir d’Ismaël Tourbelin")]
)
def test_a_name_with_a_vowel_is_elided(slot: str, french: str) -> None:
    telling = simple().attack(0, 9).player(0, slot, 9).lay(0, "shot-678", 9)
    telling.tell("shot", side=0, dice=[1], bonus=0, minute=9).tell("off target", side=0, minute=9)
    assert french in told(telling, "fr").replace("Un tir", "un tir")


def test_only_the_closest_chances_are_told() -> None:
    telling = simple()
    for minute in range(1, 40, 4):
        telling.saved(0, minute, margin=3)
    telling.saved(1, 40, margin=1).saved(1, 42, "G1", margin=5)
    text = told(telling)
    assert text.count("minute") == 3
    assert "40th" in text
    assert "Corentin Vauxgirard" in text
    assert figures(telling.wording()).rows[1] == ("Shots (on target)", "10 (10)", "2 (2)")


def test_a_half_without_a_shot_says_so() -> None:
    assert told(second_half(simple()).whistle(2)) == (
        "First half Nobody had a shot. At the break: France 0 – 0 Brazil. Second half Nobody had a shot."
    )


# ---- substitutions that mattered


def with_substitution(stars: int) -> Telling:
    telling = simple().tell("substitution", side=0, player="player:D2", stars=stars, minute=5)
    telling.attack(0, 9).tell("ability", side=0, ability="attacking-play", stars=stars - 1, minute=9)
    return telling.lay(0, "shot-678", 9).tell("shot", side=0, dice=[6], bonus=0, minute=9).scores(0, 9)


def test_a_substitution_is_told_if_its_star_paid_for_the_attack_that_scored() -> None:
    english = "In this attack the Star for Attacking play came from a substitution (Loan Peyrissac off)."
    french = "L’Étoile dépensée pour « Jeu offensif » vient d’un remplacement (Loan Peyrissac a quitté le terrain)."
    assert english in told(with_substitution(stars=1))
    assert french in told(with_substitution(stars=1), "fr")


def test_a_substitution_is_not_told_if_there_were_other_stars() -> None:
    assert "substitution" not in told(with_substitution(stars=2))
    rows = lineups(with_substitution(stars=2).wording()).rows
    assert ("Substituted", "Loan Peyrissac\xa05’", "–") in rows


def test_a_substitution_whose_star_was_spent_before_is_not_told() -> None:
    telling = simple().tell("substitution", side=0, player="player:D2", stars=1, minute=5)
    telling.attack(0, 6).tell("ability", side=0, ability="attacking-play", stars=0, minute=6).lost(0, "tackle", 6)
    telling.attack(0, 9).tell("ability", side=0, ability="attacking-play", stars=0, minute=9)
    telling.lay(0, "shot-678", 9).tell("shot", side=0, dice=[6], bonus=0, minute=9).scores(0, 9)
    assert "substitution" not in told(telling)


def test_a_star_that_came_back_at_half_time_is_no_substitute() -> None:
    telling = simple().tell("substitution", side=0, player="player:D2", stars=1, minute=5)
    telling.tell("stars", side=0, stars=3).attack(0, 50).tell("ability", side=0, ability="attacking-play", minute=50)
    telling.lay(0, "shot-678", 50).tell("shot", side=0, dice=[6], bonus=0, minute=50).scores(0, 50)
    assert "substitution" not in told(telling)


# ---- the figures


def test_the_figures_are_listed_by_name() -> None:
    telling = simple().goal(0, 3, "A1").goal(0, 9, "A1").goal(0, 12).player(1, "M1", 13).player(1, "M1", 14)
    telling.tell("yellow card", side=1, minute=13).tell("red card", side=1, minute=33)
    telling.tell("ability", side=1, ability="diving", minute=33).tell("ability", side=1, ability="diving", minute=34)
    rows = [tuple(plain(cell) for cell in row) for row in lineups(telling.wording()).rows]
    assert rows == [
        ("Scorers", "Sofiane Delorbe 3’, 9’; team goal 12’", "–"),
        ("Cards", "–", "13’ yellow, 33’ red"),
        ("Substituted", "–", "–"),
        ("Abilities used", "–", "Diving × 2"),
        ("Player cards used", "–", "Juruna Valadim (M) × 2"),
    ]
    french = [plain(row[0]) for row in lineups(telling.wording("fr")).rows]
    scorers = lineups(telling.wording("fr")).rows[0][1]
    assert "9’\N{NARROW NO-BREAK SPACE}; but de l’équipe" in scorers
    assert french == ["Buteurs", "Cartons", "Joueurs remplacés", "Capacités activées", "Cartes Joueur jouées"]


def test_the_picture_shows_goals_and_cards_and_says_them() -> None:
    telling = simple().goal(0, 3, "A1").tell("red card", side=1, minute=4).goal(0, 5)
    figure = glance(telling.wording())
    assert [plain(line) for line in figure.lines] == [
        "3’ goal for France, Sofiane Delorbe: 1 – 0",
        "4’ red card for Brazil",
        "5’ goal for France: 2 – 0",
    ]
    circles = re.findall(r'<circle cx="(\d+)" cy="([\d.]+)"', figure.svg)
    assert len(circles) == 2
    assert circles[0][1] > circles[1][1], "goals that lie close together stand one above the other"
    assert figure.svg.count("<rect") == 1
    assert glance(simple().wording("fr")).lines == ("ni but ni carton",)


# ---- the words


@pytest.mark.parametrize(
    ("minute", "english", "french"),
    [
        (1, "1st", "1re"),
        (2, "2nd", "2e"),
        (3, "3rd", "3e"),
        (11, "11th", "11e"),
        (13, "13th", "13e"),
        (22, "22nd", "22e"),
        (101, "101st", "101e"),
        (112, "112th", "112e"),
    ],
)
def test_minutes_are_counted_as_people_do(minute: int, english: str, french: str) -> None:
    assert (ordinal(minute, "en"), ordinal(minute, "fr")) == (english, french)


def test_small_numbers_are_words() -> None:
    assert [numeral(number, "en") for number in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]
    assert [numeral(number, "fr") for number in (2, 12, 13)] == ["deux", "douze", "13"]


def test_no_french_sentence_makes_a_team_its_subject() -> None:
    """A team may be plural: after its name comes no verb, so it stands behind a preposition or between commas."""
    subject = re.compile(r"^\{(team|winner|loser|other|more)\} (?!contre )|[.:;] \{(team|winner|loser|other)\} ")
    wrong = [key for key, text in REPORT_WORDS.sentences.items() if subject.search(plain(text["fr"]))]
    assert wrong == []


def test_wordings_are_numbered_without_a_gap() -> None:
    keys = set(REPORT_WORDS.sentences)
    for key in keys:
        stem, _, number = key.rpartition("_")
        if number.isdecimal() and stem not in ("part", "tally"):
            assert number == "1" or f"{stem}_{int(number) - 1}" in keys


def test_a_sentence_says_the_score_in_both_languages_or_in_none() -> None:
    for key, text in REPORT_WORDS.sentences.items():
        spoken = [{fact for _, fact, _, _ in Formatter().parse(text[language]) if fact} for language in LANGUAGES]
        for fact in ("score", "minute", "when", "how", "player", "rival", "number", "board", "kicks"):
            if key not in ("headline_late_1", "headline_late_2", "headline_late_player_2"):
                assert (fact in spoken[0]) == (fact in spoken[1]), (key, fact)
