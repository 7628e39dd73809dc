"""Asking a person: the menu, wrong input, help, back within a move, moves that leave no choice."""

from typing import Any

import pytest

from onze.games import find_rulebook
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.match import Match
from onze.locales import LANGUAGES, say
from tests.conftest import PlayOn

GAME = FootballALaCarte(tie="penalty_cuts")
CLAUSES = find_rulebook(FootballALaCarte).clauses
ATTACKERS = ["forward-3-hand", "forward-4-red", "left-2-hand"]
STOPPERS = ["corner-red", "corner-blue", "goalkeeper-4-all", "goalkeeper-5-all", "goalkeeper-6-left-right"]


def scene(decision: str = "OpenPlay", **facts: Any) -> Match:
    """Seat 0 is asked, and holds three attackers of its own and five cards that stop shots."""
    return GAME.scenario(decision, **{"hands": {0: ATTACKERS + STOPPERS}, **facts})


def test_moves_are_numbered_and_say_where_the_ball_goes(play_on: PlayOn) -> None:
    lines = play_on(scene(ball="d6"), "q\n").splitlines()
    assert "  1. play attacker forward 3, hand      → d9" in lines
    assert "  2. play attacker forward 4, red flag  → d10" in lines
    assert "  3. play attacker left 2, hand         → b8" in lines
    assert lines[-1] == "Your move (1-3, ? for help, q to leave): q"


@pytest.mark.parametrize(
    "typed",
    ["2", " 2 ", "play card:forward-4-red", "Forward-4", "play attacker forward 4, RED flag", "4 red", "red flag"],
)
def test_a_move_is_said_by_number_by_name_or_by_a_part_that_fits_it_alone(play_on: PlayOn, typed: str) -> None:
    assert "· You: attacker forward 4, red flag. [FAC-1.6]" in play_on(scene(ball="d6"), f"{typed}\n")


@pytest.mark.parametrize("typed", ["à gauche", "A GAUCHE", "a gauche"])
def test_accents_and_capitals_need_not_be_typed(play_on: PlayOn, typed: str) -> None:
    assert "· Vous : attaquant à gauche 2, main. [FAC-1.6]" in play_on(scene(ball="d6"), f"{typed}\n", lang="fr")


@pytest.mark.parametrize(
    ("lang", "typed", "sentence"),
    [
        ("en", "99", "! There is no move 99: type a number from 1 to 3."),
        ("fr", "99", "! Il n’y a pas de coup 99 : tapez un numéro de 1 à 3."),
        ("en", "0", "! There is no move 0: type a number from 1 to 3."),
        ("en", "", "! Type a number from 1 to 3; ? shows what else you can type."),
        ("en", "offside", "! “offside” fits none of the moves listed. "),
        ("fr", "hors-jeu", "! « hors-jeu » ne correspond à aucun des coups proposés. "),
        ("en", "forward", "! “forward” fits several moves: 1, 2. Type a number, or more of the name."),
        ("fr", "tout droit", "! « tout droit » correspond à plusieurs coups : 1, 2. "),
        ("en", "b", "! There is nothing to drop: you have not begun this move. "),
        ("fr", "b", "! Il n’y a rien à annuler : vous n’avez pas commencé ce coup. "),
        ("en", "u", "! You have not made a move yet that could be taken back."),
        ("fr", "u", "! Vous n’avez pas encore joué de coup qui puisse être repris."),
        ("en", "play card:penalty", "! You do not hold the card “penalty”. [FAC-1.1]"),
        ("en", "play card:corner-red", "! A corner card stops a ball that is in the net; it cannot be played now."),
        ("fr", "play card:corner-red", "! Une carte de corner arrête un ballon entré dans le filet ; elle ne peut"),
    ],
)
def test_wrong_input_is_refused_with_a_sentence_and_asked_again(
    play_on: PlayOn, lang: str, typed: str, sentence: str
) -> None:
    output = play_on(scene(ball="d6"), f"{typed}\nq\n", lang=lang)
    assert f"\n{sentence}" in output
    assert output.count("Votre coup" if lang == "fr" else "Your move") == 2


@pytest.mark.parametrize(
    ("lang", "rule", "options"),
    [
        ("en", "This question comes from rule FAC-1.1:", "The options of this table:"),
        ("fr", "Cette question vient de la règle FAC-1.1 :", "Les options de cette table :"),
    ],
)
def test_a_question_mark_shows_the_rule_the_names_and_the_options(
    play_on: PlayOn, lang: str, rule: str, options: str
) -> None:
    output = play_on(scene(ball="d6"), "?\nq\n", lang=lang)
    assert rule in output
    assert options in output
    assert "2. play card:forward-4-red" in output
    assert "tie=penalty_cuts [FAC-GAP.27]" in output
    assert "sideways_cards" not in output, "what is as usual is not listed"
    assert "\n  onze rules football-a-la-carte\n" in output


@pytest.mark.parametrize(
    ("lang", "clause"),
    [
        ("en", "  FAC-1.1  A turn normally consists of playing exactly one card"),
        ("fr", "  FAC-1.1  Un tour consiste normalement à jouer une seule carte"),
    ],
)
def test_help_quotes_the_rule_behind_the_question(play_on: PlayOn, lang: str, clause: str) -> None:
    assert f"\n{clause}" in play_on(scene(ball="d6"), "?\nq\n", lang=lang)


@pytest.mark.parametrize("typed", ["?FAC-9.7", "?fac-9.7", "? FAC-9.7"])
def test_any_rule_is_shown_by_its_id(play_on: PlayOn, typed: str) -> None:
    output = play_on(scene(ball="d6"), f"{typed}\nq\n")
    assert f"\n  FAC-9.7  {CLAUSES['FAC-9.7'].text['en'][:40]}" in output
    assert output.count("Your move") == 2
    assert "The moves by name:" not in output


def test_a_rule_of_ours_is_shown_with_its_reason(play_on: PlayOn) -> None:
    ruled = next(clause for clause in CLAUSES.values() if clause.basis == "ruled" and clause.why)
    assert ruled.why is not None
    output = " ".join(play_on(scene(ball="d6"), f"?{ruled.id}\nq\n").split())
    assert f"{ruled.text['en']} The rulebook does not say: this is a ruling of ours. Why: {ruled.why['en']}" in output


def test_a_rule_is_shown_with_the_rules_it_depends_on(play_on: PlayOn) -> None:
    clause = next(clause for clause in CLAUSES.values() if clause.see)
    output = " ".join(play_on(scene(ball="d6"), f"?{clause.id}\nq\n").split())
    assert all(f"See {other}: {CLAUSES[other].text['en']}" in output for other in clause.see)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! There is no rule “FAC-99” in this game: type ? and an id, for example ?FAC-1.1."),
        ("fr", "! Il n’y a pas de règle « FAC-99 » dans ce jeu : tapez ? suivi d’un identifiant, par exemple ?FAC-"),
    ],
)
def test_a_rule_that_there_is_not_is_refused_with_one_that_there_is(play_on: PlayOn, lang: str, sentence: str) -> None:
    assert sentence in " ".join(play_on(scene(ball="d6"), "?FAC-99\nq\n", lang=lang).split())


@pytest.mark.parametrize(("lang", "odds"), [("en", "goal {}%"), ("fr", "but {} %")])
def test_odds_stand_behind_a_move_that_leaves_it_to_luck(play_on: PlayOn, lang: str, odds: str) -> None:
    match = scene(hands={0: ["penalty", *ATTACKERS, *STOPPERS[:4]]}, ball="d11")
    share = match.odds(GAME.move("play card:penalty"), 0)
    assert share is not None
    lines = play_on(match, "q\n", lang=lang).splitlines()
    (line,) = [line for line in lines if ". " in line[:5] and "penalty" in line]
    assert line.endswith("  " + odds.format(round(share.share * 100)))


def test_a_move_of_several_parts_is_shown_before_it_counts(play_on: PlayOn) -> None:
    match = scene("KickOff")
    output = play_on(match, "2\nq\n")
    assert "\nSo far: start from e6.\n" in output
    assert " 6 │ ·  ·  ·  + (●) ·  ·  · │" in output
    assert output.endswith("Your move (1-3, b for back, ? for help, q to leave): q\n")
    assert match.view(1) == scene("KickOff").view(1)


@pytest.mark.parametrize(("lang", "first_move"), [("en", "1. start from d6"), ("fr", "1. partir de d6")])
def test_back_drops_the_last_part_and_asks_for_it_again(play_on: PlayOn, lang: str, first_move: str) -> None:
    output = play_on(scene("KickOff"), "2\nb\nsquare:d6\nforward-3\n", lang=lang)
    assert output.count(first_move) == 2
    assert "d6 → d9" in output
    assert "e6 → " not in output


def test_back_drops_what_followed_by_itself_as_well(play_on: PlayOn) -> None:
    # From a5 a free kick to the left would leave the pitch: of its two arrows only the right one is listed.
    hand = ["free-kick-3-left-right", "forward-3-hand", "forward-4-red", *STOPPERS]
    output = play_on(scene(hands={0: hand}, ball="a5"), "free kick\nb\n4 red\n")
    assert "\nSo far: play free kick 3 left or right › right 3.\n" in output
    before, ball, _ = output.partition("· Ball: a5 → a9. [FAC-1.5]")
    assert ball
    assert before.count("1. play attacker forward 3, hand") == 3
    assert "the only move" not in before.split("b for back")[1]


def test_a_lone_move_is_played_without_asking_and_noted(play_on: PlayOn) -> None:
    hand = [*ATTACKERS, "left-3-hand", "left-4-red", "right-3-red", "right-4-hand", "right-2-hand"]
    lines = play_on(scene("Save", hands={0: hand}, net="d"), "q\n").splitlines()
    noted = lines.index("· You: let the goal count (the only move). [FAC-7.1]")
    assert lines[noted + 1] == "· GOAL! 0 – 1 (you – random). [FAC-11.4]"
    assert lines[noted + 2] == "Kick-off: from which square do you start?"
    assert "1. start from d6" in lines[noted + 3]


def test_lone_moves_of_others_are_not_noted(play_on: PlayOn) -> None:
    hand = [*ATTACKERS, "left-3-hand", "left-4-red", "right-3-red", "right-4-hand", "right-2-hand"]
    output = play_on(scene("Save", hands={1: hand}, seat=1, net="d"), "q\n")
    assert "· GOAL! 1 – 0 (you – random). [FAC-11.4]" in output
    assert "the only move" not in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_prompt_leaves_room_for_an_answer(lang: str) -> None:
    more = "".join(f", {say(key, lang)}" for key in ("prompt-back", "prompt-cards"))
    assert len(say("prompt-named", lang, more=more)) <= 78
    assert len(say("prompt", lang, first=1, last=10, more=more)) <= 78
