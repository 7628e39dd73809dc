"""How Worldwide Football is drawn, and how it is asked for at the terminal."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import onze.games.worldwide_football
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.telling.commentary import goes_on
from onze.games.worldwide_football.terminal.board import track
from onze.games.worldwide_football.terminal.drawing import draw, explain, move_note, question
from onze.kernel.chance import Chance, Seeded
from onze.kernel.words import LANGUAGES
from tests.conftest import PlayOn
from tests.plain import plain

AMATEUR = WorldwideFootball()
PROFESSIONAL = WorldwideFootball(mode="professional")
INTERNATIONAL = WorldwideFootball(mode="international", draw_resolution="extra_time_then_shootout")
SOLO = WorldwideFootball(seats=1, mode="professional")
PACKAGE = Path(onze.games.worldwide_football.__file__).parent
NAMES = ("you", "coach")
TEAMS: dict[str, Any] = {"teams": ["germany", "italy"]}


def drawn(match: WorldwideMatch, seat: int | None = 0, language: str = "en") -> str:
    """The drawing with plain spaces, every line of it whole again."""
    return whole(draw(match, seat, NAMES, language))


def asked(match: WorldwideMatch, seat: int | None = 0, language: str = "en") -> str:
    """The question with plain spaces."""
    return plain(question(match, seat, NAMES, language))


def whole(text: str) -> str:
    """Text with plain spaces; lines that go on further to the right are one line."""
    return re.sub(r"\n {6,}", " ", plain(text))


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
    assert f"Allemagne 1 – 2 Italie{f'seconde mi-temps, {match.minute()}’':>58}\n" in french
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
            "Attaque de l’Allemagne : ●●●●○[○○○] 4 PA, Tirs de 6 à 8",
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
    assert english in re.sub(r"\n  (?=[a-zé])", " ", drawn(match))
    assert french in re.sub(r"\n  (?=[a-zé])", " ", drawn(match, language="fr"))


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


@pytest.mark.parametrize(
    ("said", "number", "english", "french"),
    [
        ([], 5, "27 left", "reste 27"),
        ([1], 1, "30 left, 12 for defence", "reste 30, dont 12 de défense"),
        ([1], 4, "27 left, 9 to 12 for defence", "reste 27, dont 9 à 12 de défense"),
        ([5, 8, 5, 3, 4], 0, "7 left, 7 for defence", "reste 7, dont 7 de défense"),
        ([5, 6, 3, 2, 2, 3, 0], 4, "7 left", "reste 7"),
    ],
)
def test_a_number_says_what_it_leaves_within_reach(said: list[int], number: int, english: str, french: str) -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS, said=[f"choose number:{count}" for count in said])
    move = INTERNATIONAL.move(f"choose number:{number}")
    assert move_note(match, 0, move, "en") == english
    assert plain(move_note(match, 0, move, "fr")) == french


def test_in_extra_time_no_number_of_defence_cards_is_wanted() -> None:
    ten = INTERNATIONAL.scenario("ChooseTen", **TEAMS)
    for number in (0, 1, 2):
        assert move_note(ten, 0, INTERNATIONAL.move(f"choose number:{number}"), "en") == f"{10 - number} left"


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
    said = asked(match, match.seat, language)
    assert said.endswith(("?", ".")), said
    assert "{" not in said
    assert asked(match, None, language).startswith("To play: " if language == "en" else "À jouer : ")


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
    assert asked(match, seat) == english


def test_a_g_card_on_a_penalty_is_part_of_the_question() -> None:
    match = INTERNATIONAL.scenario("KeepPenalty", **TEAMS, players={1: ["G1"]})
    match.play(INTERNATIONAL.move("discard player:G1"), Seeded(0))
    for seat in (0, 1):
        assert "(1 saves 1 + 2)" in asked(match, seat)


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
    assert plain(move_note(match, match.seat, PROFESSIONAL.move(move), "en")) == english
    assert plain(move_note(match, match.seat, PROFESSIONAL.move(move), "fr")) == french


@pytest.mark.rule("WF-C-71")
@pytest.mark.parametrize(("discard", "warned"), [([], True), (["dribble"], False)])
def test_a_card_that_can_recover_nothing_is_offered_for_its_pa_with_a_warning(discard: list[str], warned: bool) -> None:
    squad = (
        (PACKAGE / "data" / "teams" / "germany.toml")
        .read_text(encoding="utf-8")
        .replace('id = "germany"', 'id = "ours"')
    )
    team = tomllib.loads(squad)
    number = [player["slot"] for player in team["player"]].index("A2")
    before, *blocks = squad.split("[[player]]")
    blocks[number] = (
        '\nslot = "A2"\nname = "Marek Uhlenried"\npa = 1\nwindow = "after"\non = ["cross"]\n'
        'effect = "recover_action"\namount = 1\n\n'
    )
    game = WorldwideFootball(mode="professional", squad="[[player]]".join([before, *blocks]))
    match = game.scenario(
        "AfterCard", teams=["ours", "italy"], card="cross", players={0: ["A2"]}, discards={0: discard}
    )
    note = plain(move_note(match, 0, game.move("play player:A2"), "en"))
    warning = " – your discard holds nothing to recover" if warned else ""
    assert note == f"+1 PA, recover 1 Action card from the discard{warning}"


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
    assert "’ Pass by Germany. [WF-6.1] " in " ".join(output.split())
    assert " It comes off: 2 PA. [WF-6.2]" in " ".join(output.split())
    assert "the only move" not in output


# ---- what is told, and what the cards say


@pytest.mark.parametrize(
    ("facts", "on_the_same_line"),
    [
        ({"kind": "lay", "minute": 3}, False),
        ({"kind": "validated"}, True),
        ({"kind": "draw"}, True),
        ({"kind": "toss"}, False),
        ({"kind": "whistle"}, False),
    ],
)
def test_what_follows_from_an_event_is_told_on_its_line(facts: dict[str, Any], on_the_same_line: bool) -> None:
    assert goes_on(facts) == on_the_same_line


@pytest.mark.parametrize(
    ("lang", "answered", "discard", "player"),
    [
        (
            "en",
            "  Pass          +2 PA             draw 1 Player card\n"
            "                against it: Interception +1, Tackle +1\n",
            "\nDiscard of Germany: 2 × Pass\nDiscard of Italy: –\n",
            "\n  Falk Ebersreuter (M), in hand – With Long pass: +1 PA, its red bonuses do not\n",
        ),
        (
            "fr",
            "contre elle : Interception +1, Tacle +1\n",
            "\nDéfausse de l’Allemagne : 2 × Passe\nDéfausse de l’Italie : –\n",
            "\n  Falk Ebersreuter (M), en main – Avec Passe longue : +1 PA, ses bonus rouges ne\n",
        ),
    ],
)
def test_c_explains_the_cards_and_all_that_lies_open(
    play_on: PlayOn, lang: str, answered: str, discard: str, player: str
) -> None:
    facts: dict[str, Any] = {"discards": {0: ["pass", "pass"]}, "players": {0: ["M1"]}, "used_players": {1: ["G1"]}}
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, **facts)
    output = play_on(match, "c\nq\n", lang=lang)
    for part in (answered, discard, player):
        assert part in output
    assert f"Duccio Serravento (G), {'used' if lang == 'en' else 'joué'} – " in output
    assert output.count("Your move" if lang == "en" else "Votre coup") == 2


def test_the_cards_of_others_are_not_explained_as_held() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", **TEAMS, players={0: ["M1"], 1: ["A1"]})
    assert plain(explain(match, 0, NAMES, "en")).count("in hand") == 1


def test_before_the_match_the_players_of_every_team_are_explained() -> None:
    text = plain(explain(PROFESSIONAL.scenario("ChooseTeam"), 0, NAMES, "en"))
    assert [f"\nPlayers of {team.name['en']}:\n" in text for team in PROFESSIONAL.teams] == [True] * 5


# ---- answers of several parts


@pytest.mark.parametrize(
    "typed",
    ["stamina\ndiving\n", "diving\nstamina\n", "stamina, diving\n", "diving,stamina\n", "6,4\n", "4, 6\n", "6\n4\n"],
)
def test_abilities_are_named_in_any_order(play_on: PlayOn, typed: str) -> None:
    match = PROFESSIONAL.scenario("ExtraAbilities", teams=["brazil", "italy"])
    output = " ".join(play_on(match, typed).split())
    assert "Abilities of Brazil: Attacking play, Creativity, Clinical finishing, Stamina, Diving. [WF-14.8]" in output


def test_at_half_time_what_was_named_limits_what_may_follow(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("HalfTimeAbilities", teams=["brazil", "italy"])
    output = play_on(match, "diving, stamina, tactical plan\nb\noffside\nq\n")
    *_, last = output.split("So far: ")
    assert last.startswith("take Diving › take Stamina › take Offside trap.")
    offered = re.findall(r"\d\. take (\w+ ?\w+)", last)
    assert sorted(offered) == ["Attacking play", "Clinical finishing", "Creativity"], "two of the Team card must stay"


def test_a_list_with_a_mistake_is_dropped_whole(play_on: PlayOn) -> None:
    match = PROFESSIONAL.scenario("ExtraAbilities", teams=["brazil", "italy"])
    output = play_on(match, "diving, diving\ndiving, stamina, offside\nq\n")
    assert "! Abilities are named in the order in which they are listed: name the earlier" in output
    assert "! The move is whole before “offside”: leave the rest out." in output
    assert "So far" not in output


@pytest.mark.parametrize(
    ("typed", "lang", "counts"),
    [
        ("defensive", "en", "defensive"),
        ("Défensif", "fr", "defensive"),
        ("equilibre", "fr", "balanced"),
        ("5\n5\noffensive", "en", "offensive"),
        ("5, 6, 3, 2, 2, 3, 0, 4, 4, 3", "en", "standard"),
    ],
)
def test_a_deck_is_said_in_one_answer(play_on: PlayOn, tmp_path: Path, typed: str, lang: str, counts: str) -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS)
    play_on(match, f"{typed}\n", lang=lang)
    said = [INTERNATIONAL.name(INTERNATIONAL.choose_number.of(count)) for count in INTERNATIONAL.decks[counts]]
    record = (tmp_path / "match.onze").read_text(encoding="utf-8")
    assert re.findall("seat:0 (choose number:.*?)(?: \\[.*)? #", record) == said


def test_a_deck_in_a_file_is_read_or_refused_with_its_mistake(
    play_on: PlayOn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text("dribble = 9\n", encoding="utf-8")
    output = play_on(INTERNATIONAL.scenario("BuildDecks", **TEAMS), "mine.toml\nnone.toml\nq\n")
    assert "! mine.toml, line 1: “dribble” (Dribble) is a whole number from 0 to 7" in output
    assert "! There is no file none.toml. " in output
    assert output.count("Your move") == 3


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
                    text += "\n" + explain(match, viewer or 0, NAMES[: game.seats], language)
                    assert max(len(line) for line in text.splitlines()) <= 80
                    assert "{" not in text
            if match.outcome is not None:
                break
            moves = match.moves()
            match.play(moves[chance.below(len(moves))], chance)
        assert "full time" in draw(match, None, NAMES, "en").splitlines()[0]
