"""How Worldwide Football is drawn, and how it is asked for at the terminal."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.terminal import draw, move_note, track
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.cli.conftest import PlayOn
from tests.plain import plain

AMATEUR = WorldwideFootball()
PROFESSIONAL = WorldwideFootball(mode="professional")
INTERNATIONAL = WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout")
SOLO = WorldwideFootball(seats=1, mode="professional")
NAMES = ("you", "coach")
TEAMS: dict[str, Any] = {"teams": ["germany", "italy"]}


def drawn(match: WorldwideMatch, seat: int | None = 0, language: str = "en") -> str:
    """The drawing with plain spaces, every line of it whole again."""
    return plain(draw(match, seat, NAMES, language)).replace("\n      ", " ").replace("\n    ", "\n  ")


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
    assert drawn(match).splitlines()[:10] == [
        f"Germany 1 – 2 Italy{f'second half, {match.minute()}’':>61}",
        "─" * 80,
        "  Germany (you)  substitutions 3  red cards 1",
        "  ★★★★☆☆ Stamina, Diving",
        "  hand 7, draw pile 22, discard 3 (2 × Pass, Cross)",
        "  players: hand 2, pile 5",
        "● Italy (coach)  substitutions 1",
        "  ☆☆☆☆☆ Counter-attack",
        "  hand 7, draw pile 25, discard 0",
        "  players: hand 2, pile 2, used Serravento (G), substituted Bellarmati (A), Granserra (A)",
    ]
    french = drawn(match, language="fr")
    assert f"Allemagne 1 – 2 Italie{f'seconde mi-temps, {match.minute()}’':>58}\n" in french
    assert "  main 7, pioche 22, défausse 3 (2 × Passe, Centre)\n" in french
    assert "joués Serravento (G), remplacés Bellarmati (A), Granserra (A)\n" in french


def test_amateurs_have_neither_tokens_nor_risks() -> None:
    text = drawn(AMATEUR.scenario("BuildAttack", **TEAMS, hands={0: ["tackle"]}))
    assert "● Germany (you)\n  ★★★★ Attacking play, Tactical plan, Counter-attack\n" in text
    assert "\n  1 × Tackle  d20: 16 − PA\n" in text


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
            "Attack of Germany: ●●●●○[○○○]  4 PA, Shots from 6 to 8",
            "Attaque de l’Allemagne : ●●●●○[○○○]  4 PA",
        ),
        ({"laid": {0: ["dribble", "pass"]}, "pa": 3}, "Cards laid: Pass › Dribble", "Cartes posées : Passe › Dribble"),
        (
            {"laid": {0: ["dribble"], 1: ["tackle"]}, "pa": 1},
            "Answers of Italy: Tackle",
            "Réponses de l’Italie : Tacle",
        ),
        (
            {"pa": 4, "undefendable": "card"},
            "The next card cannot be defended.",
            "La prochaine carte ne pourra pas être défendue.",
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
    assert english in drawn(match).replace("\n  ", " ")
    assert french in drawn(match, language="fr").replace("\n  ", " ")


@pytest.mark.parametrize(
    ("decision", "facts", "english"),
    [
        ("Defend", {"card": "pass"}, "On the table: Pass (+2 PA, draw 1 Player card)\n"),
        (
            "Defend",
            {"card": "shot-678", "pa": 7},
            "On the table: Shot 6/7/8 (on the die: +1). Goal 56 % if nobody stops it\n",
        ),
        (
            "Block",
            {"card": "pass", "prevented": "card", "abilities": {1: ["defensive-block"]}},
            "On the table: Pass (+2 PA, draw 1 Player card). It cannot be defended\n",
        ),
        (
            "Dive",
            {"defence": "tackle", "roll": 7, "abilities": {0: ["diving"]}},
            "Last defence: Tackle, 7 on the d20, 15 needed\n",
        ),
        (
            "Dive",
            {"defence": "tackle", "roll": 7, "block": 3, "abilities": {0: ["diving"]}},
            "Last defence: Tackle, 7 on the d20, with bonuses 10, 15 needed\n",
        ),
        ("AfterShot", {"pa": 8, "players": {0: ["A1"]}}, "About to shoot: bonus +2, goal 67 %\n"),
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


class FourOnTheDie(Seeded):
    """Every die shows 4."""

    def __init__(self) -> None:
        super().__init__(0)

    def die(self, sides: int) -> int:
        return 4


def test_ones_own_cards_are_grouped_and_explained() -> None:
    hand = ["dribble", "dribble", "through-ball", "shot-678", "tackle"]
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, hands={0: hand}, players={0: ["M1", "A2"]})
    lines = drawn(match).splitlines()
    start = lines.index("Your hand (5 of 10 at most):")
    assert lines[start : start + 8] == [
        "Your hand (5 of 10 at most):",
        "  2 × Dribble       +1 PA             draw 1 Action card",
        "  1 × Through ball  +2 PA, at 4/5 PA  next card cannot be defended",
        "  1 × Shot 6/7/8    at 6/7/8 PA       on the die: 0/+1/+2",
        "  1 × Tackle        d20: 16 − PA      foul 1–6, yellow 2–3, red 1",
        "Your Player cards (2 of 3 at most):",
        "  Falk Ebersreuter (M) – With Long pass: +1 PA, its red bonuses do not count;",
        "  free-kick specialist",
    ]


def test_a_red_card_lowers_the_limits_that_are_shown() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, reds=[2, 0], hands={0: ["pass"]}, players={0: []})
    assert "Votre main (1 sur 6 au plus) :" in drawn(match, language="fr")
    assert "Vos cartes Joueur (0 sur 1 au plus) :" in drawn(match, language="fr")


# ---- who may see what


def test_of_another_hand_only_what_is_known_is_drawn() -> None:
    facts: dict[str, Any] = {"discards": {0: ["shot-678"]}, "hands": {0: ["pass"]}, "abilities": {0: ["tactical-plan"]}}
    match = PROFESSIONAL.scenario("TacticalPlan", **TEAMS, **facts, said=["use ability:tactical-plan"])
    match.play(PROFESSIONAL.move("recover card:shot-678"), Seeded(0))
    assert "\n  hand 2 (among them Shot 6/7/8), draw pile" in drawn(match, 1)
    assert "\n  hand 2, draw pile" in drawn(match, 0)
    for seat in (1, None):
        assert "Ebersreuter" not in drawn(PROFESSIONAL.scenario("BuildAttack", **TEAMS, players={0: ["M1"]}), seat)


def test_a_spectator_is_shown_no_cards_and_no_question() -> None:
    text = drawn(PROFESSIONAL.scenario("BuildAttack", **TEAMS), None)
    assert "Your" not in text
    assert text.endswith("\nTo play: you.")


def test_the_virtual_opponent_shows_its_piles_and_its_active_cards() -> None:
    chance = Seeded(2)
    match = SOLO.new_match(chance)
    for move in ("choose team:france", "choose team:italy", "take ability:attacking-play", "take ability:diving"):
        match.play(SOLO.move(move), chance)
    text = plain(draw(match, 0, ("vous",), "fr"))
    assert "Italie (adversaire virtuel)  remplacements 3\n" in text
    assert "    pile Action 17, pile Spéciale 4, pile Défense 11, défausse 0\n" in text
    assert "    joueurs : actifs 2 (" in text


# ---- before a half


def test_teams_are_shown_with_stars_abilities_and_players() -> None:
    lines = drawn(PROFESSIONAL.scenario("ChooseTeam", of=1, **TEAMS), 1).splitlines()
    assert "  Germany – you" in lines
    assert "  Italy  ★★★★★  Defensive block, Offside trap, Diving" in lines
    assert "  G Serravento – D Monteforesi, Brancaleoni – M Ticinelli, Castragnoli – A Bellarmati, Granserra" in lines
    assert lines[-1] == "Choose your team."
    at_home = WorldwideFootball(mode="professional", stadium="first").scenario("ChooseTeam")
    assert "  at home: +2 on the first defensive roll of each half\n" in drawn(at_home)


def test_abilities_are_explained_where_they_are_chosen() -> None:
    text = drawn(PROFESSIONAL.scenario("HalfTimeAbilities", **TEAMS))
    assert text.splitlines()[0].endswith("half-time")
    assert "\n  ● Stamina             With the ball, draw pile empty: an Action card of the" in text
    assert "\n  ○ Counter-attack " in text
    assert "\n    Diving " in plain(draw(PROFESSIONAL.scenario("HalfTimeAbilities", **TEAMS), 0, NAMES, "en"))


def test_a_deck_is_counted_while_it_is_built() -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS, said=["choose number:5", "choose number:6"])
    text = drawn(match)
    assert "\nDeck: 11 of 32, for defence 0\n" in text
    assert "\n  Dribble              5 of 7   +1 PA            draw 1 Action card\n" in text
    assert "\n  Long pass            – of 5   +3 PA            discard 1 Action card\n" in text
    assert text.endswith("How many of Long pass?")
    assert "11 of 32" not in drawn(match, 1)


# ---- the question


ASKED: dict[str, dict[str, Any]] = {
    "ChooseTeam": {},
    "TacticalPlan": {**TEAMS, "said": ["use ability:tactical-plan"], "abilities": {0: ["tactical-plan"]}},
    "Creativity": {**TEAMS, "said": ["use ability:creativity"], "abilities": {0: ["creativity"]}},
    "Stamina": {
        **TEAMS,
        "said": ["use ability:stamina"],
        "abilities": {0: ["stamina"]},
        "draw_pile_sizes": [0, 9],
        "hands": {0: ["pass"]},
    },
    "WithCards": {**TEAMS, "players": {0: ["M1"]}},
    "CounterPlayer": {**TEAMS, "playing": "M1", "players": {1: ["D2"]}},
    "Block": {**TEAMS, "abilities": {1: ["defensive-block"]}},
    "AfterRoll": {**TEAMS, "players": {1: ["D1"]}},
    "Dive": {**TEAMS, "abilities": {0: ["diving"]}},
    "RecoverAction": {**TEAMS, "discards": {0: ["pass"]}},
    "DiscardDown": {**TEAMS, "players": {0: ["G1", "D1", "D2", "M1"]}},
    "AfterCard": {**TEAMS, "card": "cross", "players": {0: ["A2"]}},
    "AfterShot": {**TEAMS, "players": {0: ["A1"]}, "pa": 6},
    "KeepGoal": {**TEAMS, "players": {1: ["G1"]}, "pa": 6},
    "FreeKick": {**TEAMS, "players": {0: ["M1"]}},
    "KeepPenalty": {**TEAMS, "players": {1: ["G1"]}},
    "Substitute": {**TEAMS, "stars": [3, 3]},
    "Recovery": {**TEAMS, "cause": "tackle", "players": {0: ["M2"]}},
}


@pytest.mark.parametrize("decision", INTERNATIONAL.decisions())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_in_words(decision: str, language: str) -> None:
    match = INTERNATIONAL.scenario(decision, **ASKED.get(decision, TEAMS))
    question = draw(match, match.seat, NAMES, language).rpartition("─\n")[2]
    assert question.endswith(("?", ".")), question
    assert "{" not in question
    other = draw(match, None, NAMES, language).rpartition("─\n")[2]
    assert other.startswith("To play: " if language == "en" else "À jouer")


@pytest.mark.parametrize(
    ("decision", "facts", "seat", "english"),
    [
        ("Penalty", {}, 0, "Your penalty: choose a face in secret. If the goalkeeper chooses another, it is a goal."),
        ("Penalty", {}, 1, "Penalty against you: choose a face in secret. If it is the taker’s, you save."),
        ("GiveBackDiscard", {"must": False}, 0, "You have given the ball back: do you discard an Action card?"),
        (
            "CounterPlayer",
            {"playing": "M1", "players": {1: ["D2"]}},
            1,
            "Germany plays Falk Ebersreuter (M), +1 PA, its red bonuses do not count: do you counter that card?",
        ),
    ],
)
def test_a_question_says_what_it_is_about(decision: str, facts: dict[str, Any], seat: int, english: str) -> None:
    match = INTERNATIONAL.scenario(decision, **TEAMS, **facts)
    assert drawn(match, seat).replace("\n  ", " ").endswith(f"─\n{english}")


def test_a_g_card_on_a_penalty_is_part_of_the_question() -> None:
    match = INTERNATIONAL.scenario("KeepPenalty", **TEAMS, players={1: ["G1"]})
    match.play(INTERNATIONAL.move("discard player:G1"), Seeded(0))
    for seat in (0, 1):
        assert "(1 saves 1 + 2)" in drawn(match, seat).replace("\n  ", " ")


# ---- moves


@pytest.mark.parametrize(
    ("decision", "facts", "move", "english", "french"),
    [
        ("BuildAttack", {"pa": 2}, "lay card:pass", "→ 4 PA, draw 1 Player card", "→ 4 PA, 1 carte Joueur à piocher"),
        ("BuildAttack", {"pa": 8}, "lay card:shot-678", "on the die: +2", "au dé : +2"),
        ("BuildAttack", {"pa": 7, "cross": 1}, "lay card:shot-678", "on the die: +2", "au dé : +2"),
        (
            "BuildAttack",
            {},
            "give back",
            "draw 3 Action cards, discard 1",
            "3 cartes Action à piocher, 1 à défausser",
        ),
        ("BuildAttack", {}, "use ability:attacking-play", "+1 PA", "+1 PA"),
        ("Defend", {}, "defend card:tackle", "foul 1–6", "faute 1–6"),
        ("Defend", {}, "defend card:interception", "", ""),
        ("AfterCard", {"card": "cross"}, "play player:A2", "+1 PA", "+1 PA"),
        ("CounterPlayer", {"playing": "M1"}, "play player:D2", "", ""),
        ("Substitute", {"stars": [3, 3]}, "substitute player:M1", "+1 Star", "+1 Étoile"),
    ],
)
def test_a_move_is_noted_with_what_it_does(
    decision: str, facts: dict[str, Any], move: str, english: str, french: str
) -> None:
    hands: dict[str, Any] = {"hands": {0: ["pass", "shot-678"], 1: ["tackle", "interception"]}}
    match = PROFESSIONAL.scenario(decision, **TEAMS, **hands, abilities={0: ["attacking-play"]}, **facts)
    assert move_note(match, match.seat, PROFESSIONAL.move(move), "en") == english
    assert plain(move_note(match, match.seat, PROFESSIONAL.move(move), "fr")) == french


def test_a_player_can_be_called_by_name_at_the_terminal(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("AfterCard", **TEAMS, card="cross", players={0: ["A2"], 1: []})
    output = play_on(match, "uhlenried\nq\n", lang="fr")
    assert "\n  1. jouer Marek Uhlenried (A)  +1 PA" in output
    assert "Marek Uhlenried (A) pour l’Allemagne : +1 PA. [WF-11.2]\n" in output


def test_odds_stand_behind_a_defence(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("Defend", **TEAMS, attacker=1, card="pass", pa=4, hands={0: ["tackle"]})
    assert "\n  1. défendre avec Tacle  faute 1–6  ballon récupéré (11 ou plus) 50 %\n" in play_on(
        match, "q\n", lang="fr"
    )
    match = PROFESSIONAL.scenario("Defend", **TEAMS, attacker=1, card="pass", pa=4, hands={0: ["tackle"]})
    assert "\n  1. defend with Tackle  foul 1–6  ball won (11 or more) 50 %\n" in play_on(match, "q\n")


def test_a_window_without_anything_to_play_is_passed_in_silence(play_on: PlayOn) -> None:
    facts: dict[str, Any] = {"hands": {0: ["pass", "pass"], 1: []}, "players": {0: ["G1"], 1: []}}
    output = play_on(PROFESSIONAL.scenario("BuildAttack", **TEAMS, **facts), "lay pass\nq\n")
    assert "’ Pass by Germany. [WF-6.1]\n" in output
    assert "· It comes off: 2 PA. [WF-6.2]\n" in output
    assert "the only move" not in output


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
    for seed in range(2):
        chance = Seeded(seed)
        match = game.new_match(chance)
        while True:
            for viewer in (*range(game.seats), None):
                for language in LANGUAGES:
                    text = draw(match, viewer, NAMES[: game.seats], language)
                    assert max(len(line) for line in text.splitlines()) <= 80
                    assert "{" not in text
            if match.outcome is not None:
                break
            moves = match.moves()
            match.play(moves[chance.below(len(moves))], chance)
        assert "full time" in draw(match, None, NAMES, "en").splitlines()[0]
