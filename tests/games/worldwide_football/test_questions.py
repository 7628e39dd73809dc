"""What is asked in words, and what stands behind a move."""

import tomllib
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.games.worldwide_football.screen import (
    INTERNATIONAL,
    NAMES,
    PACKAGE,
    PROFESSIONAL,
    TEAMS,
    asked,
)
from tests.plain import plain

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


def noted(match: WorldwideMatch, seat: int, move: int, language: str) -> str:
    """What stands behind a move in the menu."""
    assert match.decision is not None
    note = match.decision.note(match, move, seat)
    return "" if note is None else note[language]


@pytest.mark.parametrize("decision", INTERNATIONAL.decisions())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put_in_words(decision: str, language: str) -> None:
    match = INTERNATIONAL.scenario(decision, **ASKED.get(decision, TEAMS))
    said = asked(match, match.seat, language)
    assert said.endswith(("?", ".")), said
    assert "{" not in said
    who = [NAMES[seat] for seat in match.asked]
    to_play = f"To play: {', '.join(who)}." if language == "en" else f"À {' et à '.join(who)} de jouer."
    assert asked(match, None, language) == to_play


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
    assert plain(noted(match, match.seat, PROFESSIONAL.move(move), "en")) == english
    assert plain(noted(match, match.seat, PROFESSIONAL.move(move), "fr")) == french


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
    note = plain(noted(match, 0, game.move("play player:A2"), "en"))
    warning = " – your discard holds nothing to recover" if warned else ""
    assert note == f"+1 PA, recover 1 Action card from the discard{warning}"


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
    assert noted(match, 0, move, "en") == english
    assert plain(noted(match, 0, move, "fr")) == french


def test_in_extra_time_no_number_of_defence_cards_is_wanted() -> None:
    ten = INTERNATIONAL.scenario("ChooseTen", **TEAMS)
    for number in (0, 1, 2):
        assert noted(ten, 0, INTERNATIONAL.move(f"choose number:{number}"), "en") == f"{10 - number} left"
