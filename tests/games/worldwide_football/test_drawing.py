"""How the table is drawn for a seat or a spectator."""

import re
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.terminal.board import track
from onze.kernel.chance import Chance, Seeded
from onze.kernel.words import LANGUAGES
from tests.conftest import PlayOn
from tests.games.worldwide_football.screen import (
    AMATEUR,
    INTERNATIONAL,
    NAMES,
    PACKAGE,
    PROFESSIONAL,
    SOLO,
    TEAMS,
    asked,
    draw,
    drawn,
    explain,
    whole,
)
from tests.plain import plain

# ---- the table


def test_score_minute_and_both_sides_stand_above() -> None:
    match = PROFESSIONAL.scenario(
        "BuildAttack",
        **TEAMS,
        goals=[1, 2],
        half=2,
        attacker=1,
        stars=[4, 0],
        tokens=[3, 1],
        reds=[1, 0],
        abilities={0: ["diving", "stamina"], 1: ["counter-attack"]},
        discards={0: ["pass", "pass", "cross"]},
        used_players={1: ["G1"]},
        substituted={1: ["A2", "A1"]},
    )
    assert drawn(match).splitlines()[:6] == [
        f"Germany 1 – 2 Italy{f'second half, {match.minute()}’':>61}",
        "─────────────────────── hand ─ pile ─ discard ─ players ─ subs ─ reds ──────────",
        "  Germany (you) ★★★★☆☆     7     22         3         2      3      1",
        "    Stamina, Diving",
        "● Italy (coach) ☆☆☆☆☆      7     25         0         2      1      0",
        "    Counter-attack",
    ]
    french = drawn(match, language="fr")
    assert f"Allemagne 1-2 Italie{f'deuxième mi-temps, {match.minute()}’':>60}\n" in french
    assert " main ─ pioche ─ défausse ─ joueurs ─ rempl. ─ rouges ─" in french


def test_amateurs_have_neither_tokens_nor_red_cards() -> None:
    lines = drawn(AMATEUR.scenario("BuildAttack", **TEAMS)).splitlines()
    assert " players ──" in lines[1]
    assert lines[2].split() == ["●", "Germany", "(you)", "★★★★", "7", "21", "0", "2"]
    assert lines[3] == "    Attacking play, Tactical plan, Counter-attack"


def test_a_long_name_is_cut_so_that_the_numbers_stay_in_line() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, reds=[1, 0])
    lines = plain(draw(match, 0, ("you", "a player whose name is far too long for any table"), "fr")).splitlines()
    assert lines[4].startswith("  Italie (a playe")
    assert "… ★★★★★" in lines[4]
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize(
    ("pa", "low", "discs"),
    [(0, 6, "○○○○○[○○○]"), (4, 6, "●●●●○[○○○]"), (6, 6, "●●●●●[●○○]"), (8, 6, "●●●●●[●●●]"), (5, 5, "●●●●[●○○○]")],
)
def test_the_track_marks_where_one_may_shoot(pa: int, low: int, discs: str) -> None:
    assert track(pa, low, 8) == discs


@pytest.mark.parametrize(
    ("facts", "english", "french"),
    [
        (
            {"pa": 4},
            "Attack of Germany: ●●●●○[○○○] 4 PA, Shots from 6 to 8",
            "Attaque de l’Allemagne : ●●●●○[○○○] 4 PA, Tir possible de 6 à 8 PA",
        ),
        (
            {"laid": {0: ["dribble", "pass"]}, "pa": 3},
            "●●●○○[○○○] 3 PA  Pass › Dribble\n",
            "●●●○○[○○○] 3 PA  Passe › Dribble\n",
        ),
        (
            {"laid": {0: ["dribble"], 1: ["tackle"]}, "pa": 1},
            "1 PA  Dribble  against: Tackle\n",
            "1 PA  Dribble  contre : Tacle\n",
        ),
        (
            {"pa": 4, "undefendable": "card"},
            "The next card cannot be defended.",
            "On ne pourra pas défendre sur la prochaine carte.",
        ),
        ({"pa": 6, "cross": 1}, "Cross: +1 on the die if a Shot follows.", "Centre : +1 au dé si un Tir suit."),
        (
            {"pa": 2, "block": 6},
            "Defensive block of Italy: +6 on its rolls.",
            "Bloc défensif de l’Italie : +6 aux jets défensifs.",
        ),
        (
            {"pa": 5, "restart": "corner"},
            "Corner, to be taken with Pass, Long pass or Cross.",
            "Corner, à jouer avec Passe, Passe longue ou Centre.",
        ),
        (
            {"pa": 4, "restart": "indirect_free_kick"},
            "Indirect free kick, to be taken with Pass, Long pass, Cross or Through ball.",
            "Coup franc indirect, à jouer avec Passe, Passe longue, Centre ou Passe en profondeur.",
        ),
    ],
)
def test_the_attack_is_laid_out_with_what_waits(facts: dict[str, Any], english: str, french: str) -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, **facts)
    assert english in re.sub(r"\n  (?=[a-zé])", " ", drawn(match))
    assert french in re.sub(r"\n  (?=[a-zé])", " ", drawn(match, language="fr"))


@pytest.mark.parametrize(
    ("decision", "facts", "english"),
    [
        ("Defend", {"card": "pass"}, "On the table: Pass (+2 PA, draw 1 Player card)\n"),
        (
            "Defend",
            {"card": "shot-678", "pa": 7},
            "On the table: Shot 6/7/8 (on the die: +1). Goal 56% if nobody stops it\n",
        ),
        (
            "Block",
            {"card": "pass", "prevented": "card", "abilities": {1: ["defensive-block"]}},
            "On the table: Pass (+2 PA, draw 1 Player card). It cannot be defended\n",
        ),
        ("AfterShot", {"pa": 8, "players": {0: ["A1"]}}, "About to shoot: bonus +2, goal 67%\n"),
        (
            "KeepGoal",
            {"pa": 7, "shot_die": 3, "players": {1: ["G1"]}},
            "The shot: die 3, bonus +1, so 4 to save\n",
        ),
    ],
)
def test_a_card_that_is_not_settled_is_explained(decision: str, facts: dict[str, Any], english: str) -> None:
    assert english in drawn(PROFESSIONAL.scenario(decision, **TEAMS, **facts))


def test_a_shot_that_is_over_is_drawn_no_more() -> None:
    match = PROFESSIONAL.scenario("KeepGoal", **TEAMS, pa=6, shot_die=4, players={1: ["G1"]}, stars=[6, 5])
    match.play(PROFESSIONAL.move("pass"), FourOnTheDie())
    assert "Corner, to be taken" in drawn(match)
    assert "to save" not in drawn(match)


class FourOnTheDie(Chance):
    """Every die shows 4, and nothing else is thrown."""

    def die(self, sides: int) -> int:
        return 4


def test_ones_own_cards_are_grouped_and_explained() -> None:
    hand = ["dribble", "dribble", "through-ball", "shot-678", "tackle"]
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, hands={0: hand}, players={0: ["M1", "A2"]})
    text = drawn(match)
    assert (
        "\nHand 5/10    2 × Dribble (+1 PA), Through ball (+2 at 4/5 PA), Shot 6/7/8 (die 0/+1/+2), Tackle (16 − PA)\n"
    ) in text
    assert (
        "\nPlayers 2/3  Ebersreuter (M) – With Long pass: +1 PA, its red bonuses do not count; free-kick specialist "
        "Uhlenried (A) – After Cross: +1 PA\n"
    ) in text


def test_an_empty_hand_is_shown_as_such() -> None:
    text = drawn(PROFESSIONAL.scenario("BuildAttack", **TEAMS, hands={0: []}, players={0: []}))
    assert "\nHand 0/10    –\nPlayers 0/3  –\n" in text


def test_a_red_card_lowers_the_limits_that_are_shown() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, reds=[2, 0], hands={0: ["pass"]}, players={0: []})
    assert "\nMain 1/6     Passe (+2 PA)\nJoueurs 0/1  –\n" in drawn(match, language="fr")


@pytest.mark.parametrize("game", [AMATEUR, PROFESSIONAL, SOLO])
def test_a_turn_with_its_question_and_moves_fits_on_a_small_screen(game: WorldwideFootball, play_on: PlayOn) -> None:
    hand = ["dribble", "pass", "pass", "long-pass", "shot-678", "interception", "tackle"]
    facts: dict[str, Any] = {**TEAMS, "hands": {0: hand}, "pa": 2, "laid": {0: ["pass"]}}
    for lang in LANGUAGES:
        match = game.scenario("BuildAttack", **facts)
        shown = play_on(match, "q\n", seats="me,random"[: 2 if game.seats == 1 else None], lang=lang)
        screen = shown.partition("The match is kept")[0].partition("Le match est")[0]
        assert len(screen.strip().splitlines()) <= 24, screen


# ---- who may see what


def test_of_another_hand_only_what_is_known_is_drawn() -> None:
    facts: dict[str, Any] = {"discards": {0: ["shot-678"]}, "hands": {0: ["pass"]}, "abilities": {0: ["tactical-plan"]}}
    match = PROFESSIONAL.scenario("TacticalPlan", **TEAMS, **facts, said=["use ability:tactical-plan"])
    match.play(PROFESSIONAL.move("recover card:shot-678"), Seeded(0))
    assert "\n    in hand: Shot 6/7/8\n" in drawn(match, 1)
    assert "in hand:" not in drawn(match, 0)
    for seat in (1, None):
        assert "Ebersreuter" not in drawn(PROFESSIONAL.scenario("BuildAttack", **TEAMS, players={0: ["M1"]}), seat)


def test_a_spectator_is_shown_no_cards_and_no_question() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS)
    assert "Hand " not in drawn(match, None)
    assert asked(match, None) == "To play: you."


def test_the_virtual_opponent_shows_its_piles_and_its_active_cards() -> None:
    chance = Seeded(2)
    match = SOLO.new_match(chance)
    for move in ("choose team:france", "choose team:italy", "take ability:attacking-play", "take ability:diving"):
        match.play(SOLO.move(move), chance)
    text = whole(draw(match, 0, ("vous",), "fr"))
    (row,) = [line.split() for line in text.splitlines() if "Italie (virtuel)" in line]
    assert row[-5:] == ["–", "17", "0", "2", "3"]
    (actives,) = [line for line in text.splitlines() if line.startswith("    actifs ")]
    assert actives.count("(") == 2
    assert actives.endswith(", pile Spéciale 4, pile Défense 11")


# ---- before a half


def test_teams_are_shown_with_stars_abilities_and_players() -> None:
    match = PROFESSIONAL.scenario("ChooseTeam", of=1, **TEAMS)
    lines = drawn(match, 1).splitlines()
    assert "  Germany – you" in lines
    assert "  Italy  ★★★★★  Defensive block, Offside trap, Diving" in lines
    assert "    G Serravento – D Monteforesi, Brancaleoni – M Ticinelli, Castragnoli – A Bellarmati, Granserra" in lines
    assert asked(match, 1) == "Choose your team."
    at_home = WorldwideFootball(mode="professional", stadium="first").scenario("ChooseTeam")
    assert "    at home: +2 on the first defensive roll of each half\n" in drawn(at_home)


def test_abilities_are_explained_where_they_are_chosen() -> None:
    text = drawn(PROFESSIONAL.scenario("HalfTimeAbilities", **TEAMS))
    assert text.splitlines()[0].endswith("half-time")
    assert "\n  ● Stamina             With the ball, draw pile empty: 1 card of the discard\n" in text
    assert "\n  ○ Counter-attack " in text
    assert "\n    Diving " in text


def test_a_deck_is_counted_while_it_is_built_beside_the_samples() -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS, said=["choose number:5", "choose number:6"])
    lines = drawn(match).splitlines()
    assert lines[2] == "Deck: 11 of 32, for defence 0         standard  offensive  balanced  defensive"
    assert lines[3] == "  Dribble                 5 of 7             5          5         5          4"
    assert lines[5] == "› Long pass               – of 5             3          3         3          3"
    assert asked(match) == "How many of Long pass?"
    assert "11 of 32" not in drawn(match, 1)
    assert asked(match, 1).endswith("name one (standard, offensive, balanced, defensive, or your own file), or go card "
                                    "by card. How many of Dribble?")  # fmt: skip
    ten = INTERNATIONAL.scenario("ChooseTen", **TEAMS)
    assert "standard" not in drawn(ten) + asked(ten)


# ---- whole matches


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "amateur", "draw_resolution": "shootout"},
        {"mode": "professional", "draw_resolution": "extra_time_then_shootout", "stadium": "first"},
        {"mode": "international"},
        {"mode": "professional", "seats": 1},
    ],
)
def test_every_position_of_a_match_can_be_drawn_in_eighty_columns(options: dict[str, Any]) -> None:
    game = WorldwideFootball(**options)
    chance = Seeded(0)
    match = game.new_match(chance)
    while True:
        for viewer in (*range(game.seats), None):
            for language in LANGUAGES:
                text = draw(match, viewer, NAMES[: game.seats], language)
                text += "\n" + explain(match, viewer or 0, NAMES[: game.seats], language)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert "{" not in text
        if match.outcome is not None:
            break
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)
    assert "full time" in draw(match, None, NAMES, "en").splitlines()[0]


# ---- what a drawing may know


def test_no_drawing_knows_a_match() -> None:
    of_the_match = re.compile(r"worldwide_football\.(match|rules)\b|onze\.kernel\.(match|steps)\b")
    knowing = {
        path.stem for path in (PACKAGE / "terminal").glob("*.py") if of_the_match.search(path.read_text("utf-8"))
    }
    assert knowing == {"door", "typed_answers"}


def test_whoever_keeps_a_deck_is_not_drawn_one_that_is_being_built() -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS, half_time=True)
    assert "Deck: 0 of 32" in drawn(match)
    match.play(INTERNATIONAL.move("keep"), Seeded(1), seat=0)
    assert "Deck:" not in drawn(match)
    assert "Deck: 0 of 32" in drawn(match, 1)
