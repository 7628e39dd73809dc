"""Every event has a sentence in both languages, and reads like a commentary."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import onze.games.worldwide_football
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.card_texts import (
    virtual_action_text,
)
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.telling.commentary import UNSPOKEN, event_text, goes_on
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import LANGUAGES
from onze.typography import WIDE
from tests.plain import plain

PACKAGE = Path(onze.games.worldwide_football.__file__).parent
PROFESSIONAL = WorldwideFootball(mode="professional")
SOLO = WorldwideFootball(1, mode="professional")
NAMES = ("you", "coach")


def kinds_told() -> set[str]:
    """Every kind of event that the package tells, read off its source."""
    told = re.compile(r"(?:\.tell\(|\bkind = (?=\"))([^,\n]+)")
    return {
        kind
        for path in PACKAGE.rglob("*.py")
        for call in told.findall(path.read_text(encoding="utf-8"))
        for kind in re.findall(r'"([^"]+)"', call)
    }


def test_every_event_of_the_source_has_a_sentence() -> None:
    kinds = kinds_told()
    assert {"goal", "yellow card", "red card", "shoot-out kick"} <= kinds
    keys = {kind: f"event_{kind.replace(' ', '_').replace('-', '_')}" for kind in kinds}
    spoken = WORDS.sentences
    assert [
        kind
        for kind, key in keys.items()
        if kind not in UNSPOKEN and not any(f"{said}_".startswith(f"{key}_") for said in spoken)
    ] == []


TABLES: list[dict[str, Any]] = [
    {"mode": "amateur", "draw_resolution": "shootout", "optional_draw": True},
    {"mode": "professional", "draw_resolution": "extra_time_then_shootout", "stadium": "first"},
    {"mode": "professional", "foul_on_shot": "advantage", "stadium": "second", "tactical_plan_reveal": True},
    {"mode": "international", "draw_resolution": "extra_time_then_shootout", "keeper_card_timing": "after_reveal"},
    {"mode": "amateur", "seats": 1},
    {"mode": "professional", "seats": 1, "draw_resolution": "extra_time_then_shootout"},
]
SENTENCE = re.compile(r"(\d+’ )?[A-ZÀ-Ý+].*[.!]")


def test_every_event_of_many_matches_is_a_sentence() -> None:
    kinds: set[str] = set()
    for options in TABLES:
        game = WorldwideFootball(**options)
        for seed in range(6):
            for event in told_by_chance(game, seed):
                kinds.add(event.kind)
                for viewer in (*range(game.seats), None):
                    for language in LANGUAGES:
                        sentence = event_text(game, event.seen_by(viewer), NAMES[: game.seats], language)
                        assert SENTENCE.fullmatch(plain(sentence)) or event.kind in UNSPOKEN, sentence
                        assert "  " not in sentence
                        assert "{" not in sentence
    assert kinds_told() - kinds <= {"creativity"}, "only the virtual opponent's rarest ability may never be used"


ADDRESSED = re.compile(
    r"\b(you|your|yours|vous|votre|vos)\b|\b1 (\w+ )?(cards|cartes|Stars|Étoiles)\b|[{}]", re.IGNORECASE
)
"""What a log about people has no room for: somebody addressed, one of many, a fact that is missing."""


def test_the_log_speaks_of_people_in_the_third_person() -> None:
    teams = ["germany", "italy"]
    rare: dict[str, dict[str, Any]] = {
        "creativity": {"kind": "creativity", "side": 1, "d6": 5, "teams": teams},
        "referee": {"kind": "referee", "call": "resign seat:1", "teams": teams},
        "shot again": {"kind": "shot again", "side": 0, "die": 3, "teams": teams},
    }
    said = [
        (kind, event_text(PROFESSIONAL, told, ("Ana", "Bo"), one)) for kind, told in rare.items() for one in LANGUAGES
    ]
    for options in TABLES:
        game = WorldwideFootball(**options)
        for seed in range(20, 24):
            for event in told_by_chance(game, seed):
                told = event.seen_by(0)
                said += [(event.kind, event_text(game, told, ("Ana", "Bo")[: game.seats], one)) for one in LANGUAGES]
    assert {kind for kind, _ in said} == set(PROFESSIONAL.event_kinds)
    assert [sentence for _, sentence in said if ADDRESSED.search(plain(sentence))] == []


def test_one_card_is_one_card() -> None:
    told: dict[str, Any] = {"kind": "defence pile", "side": 1, "count": 1, "teams": ["germany", "italy"]}
    assert event_text(SOLO, told, NAMES, "en") == "Italy has a new Defence pile of 1 card."
    assert plain(event_text(SOLO, told, NAMES, "fr")) == "Nouvelle pile Défense pour l’Italie (une carte)."


@pytest.mark.parametrize(
    ("to", "count", "shuffled", "english", "french"),
    [
        ("draw_pile", 2, True, "Italy shuffles the 2 cards back into its Action pile.",
         "Les 2 cartes retournent dans la pile Action de l’Italie, qui est mélangée."),
        ("draw_pile", 1, True, "Italy shuffles the card back into its Action pile.",
         "La carte retourne dans la pile Action de l’Italie, qui est mélangée."),
        ("draw_pile", 2, False, "Italy puts the 2 cards under its Action pile.",
         "Les 2 cartes sont remises sous la pile Action de l’Italie."),
        ("draw_pile", 1, False, "Italy puts the card under its Action pile.",
         "La carte est remise sous la pile Action de l’Italie."),
        ("defence_pile", 1, False, "Italy puts the card under its Defence pile.",
         "La carte est remise sous la pile Défense de l’Italie."),
    ],
)  # fmt: skip
def test_cards_that_go_back_to_a_pile_are_told(to: str, count: int, shuffled: bool, english: str, french: str) -> None:
    told: dict[str, Any] = {"kind": "put back", "side": 1, "to": f"sides.1.{to}", "count": count, "shuffled": shuffled}
    told["teams"] = ["germany", "italy"]
    assert event_text(SOLO, told, NAMES, "en") == english
    assert plain(event_text(SOLO, told, NAMES, "fr")) == french


def told_by_chance(game: WorldwideFootball, seed: int) -> list[Event]:
    """All that is told of a match of random moves."""
    chance = Seeded(seed)
    told: list[Event] = []
    match = game.new_match(chance, told.append)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance, told.append)
    return told


@pytest.mark.parametrize(
    ("details", "english", "french"),
    [
        ({"kind": "team", "side": 1, "team": "italy"}, "Coach: Italy.", "Coach : Italie."),
        ({"kind": "lay", "side": 0, "card": "pass", "minute": 12}, "12’ Pass by Germany.", "12’ Passe de l’Allemagne."),
        (
            {"kind": "lay", "side": 1, "card": "shot-678", "minute": 12},
            "12’ Shot 6/7/8 by Italy!",
            "12’ Tir 6/7/8 de l’Italie !",
        ),
        (
            {"kind": "defence", "side": 1, "card": "tackle", "d20": 7, "total": 10, "needed": 9, "minute": 3},
            "3’ Tackle by Italy: 7 on the d20, with bonuses 10, 9 needed.",
            "3’ Tacle de l’Italie : 7 au d20, 10 avec les bonus, il faut 9.",
        ),
        (
            {"kind": "ball lost", "side": 0, "cause": "tackle", "pa": 4, "minute": 3},
            "3’ Ball won by Italy!",
            "3’ Ballon récupéré par l’Italie !",
        ),
        (
            {"kind": "ball lost", "side": 0, "cause": "give back", "pa": 4, "minute": 3},
            "3’ Ball for Italy.",
            "3’ Ballon pour l’Italie.",
        ),
        (
            {"kind": "player", "side": 0, "player": "player:M1", "minute": 8},
            "8’ Falk Ebersreuter (M) for Germany: +1 PA, its red bonuses do not count.",
            "8’ Falk Ebersreuter (M) pour l’Allemagne : +1 PA, ses bonus rouges ne comptent pas.",
        ),
        (
            {"kind": "shot", "side": 0, "dice": [2, 5], "bonus": -1, "minute": 8},
            "8’ The shot of Germany: 2, 5 on the dice, the best counts, bonus −1, so 4 to save.",
            "8’ Le tir de l’Allemagne : 2, 5 aux dés, le meilleur compte, bonus −1, soit 4 à arrêter.",
        ),
        (
            {"kind": "goal", "side": 1, "goals": [1, 2], "minute": 88, "player": "player:A1"},
            "88’ GOAL! Fosco Bellarmati (A) scores for Italy. Germany 1 – 2 Italy.",
            "88’ BUT ! Fosco Bellarmati (A) marque pour l’Italie. Allemagne 1-2 Italie.",
        ),
        (
            {"kind": "goal", "side": 0, "goals": [1, 0], "minute": 1},
            "1’ GOAL for Germany! Germany 1 – 0 Italy.",
            "1’ BUT pour l’Allemagne ! Allemagne 1-0 Italie.",
        ),
        (
            {"kind": "draw", "side": 0, "count": 2, "cards": ["pass", "cross"]},
            "Germany draws: Pass, Cross.",
            "Cartes piochées par l’Allemagne : Passe, Centre.",
        ),
        (
            {"kind": "draw", "side": 0, "count": 1},
            "Germany draws 1 Action card.",
            "Une carte Action piochée par l’Allemagne.",
        ),
        (
            {"kind": "draw", "side": 0, "count": 8},
            "Germany draws 8 Action cards.",
            "Cartes Action piochées par l’Allemagne : 8.",
        ),
        (
            {"kind": "draw", "side": 0, "count": 1, "cards": ["pass"]},
            "Germany draws: Pass.",
            "Carte piochée par l’Allemagne : Passe.",
        ),
        (
            {"kind": "draw player", "side": 1, "count": 1, "players": ["player:A1"]},
            "Italy draws: Fosco Bellarmati (A).",
            "Carte Joueur piochée par l’Italie : Fosco Bellarmati (A).",
        ),
        (
            {"kind": "discard", "side": 1, "card": "dribble"},
            "Italy discards: Dribble.",
            "Carte défaussée par l’Italie : Dribble.",
        ),
        (
            {"kind": "search", "side": 1},
            "Italy takes a card of its choice from its draw pile.",
            "Une carte choisie dans la pioche par l’Italie.",
        ),
        (
            {"kind": "ability", "side": 0, "ability": "tactical-plan"},
            "Germany spends a Star: Tactical plan.",
            "Une Étoile dépensée par l’Allemagne : Schéma tactique.",
        ),
        (
            {"kind": "dive", "side": 1, "foul": False, "d6": 1},
            "Italy goes down, but the referee plays on (1 on the d6).",
            "Simulation de l’Italie, mais l’arbitre n’est pas dupe (1 au d6).",
        ),
        (
            {"kind": "set piece", "side": 0, "set_piece": "indirect free kick"},
            "Indirect free kick for Germany: its next card cannot be defended.",
            "Coup franc indirect pour l’Allemagne : impossible de défendre sur la prochaine carte.",
        ),
        (
            {"kind": "draw player", "side": 1, "count": 2},
            "Italy draws 2 Player cards.",
            "Cartes Joueur piochées par l’Italie : 2.",
        ),
        (
            {"kind": "full time", "goals": [1, 1], "scored": [3, 4]},
            "Full time. Germany 1 – 1 Italy, 3 – 4 on penalties.",
            "Fin du match. Allemagne 1-1 Italie, 3-4 aux tirs au but.",
        ),
        (
            {"kind": "creativity", "side": 1, "d6": 5},
            "Italy throws the d6 for its card: 5.",
            "Le dé choisit la carte de l’Italie : 5 au d6.",
        ),
        ({"kind": "referee", "call": "resign seat:1"}, "Coach: match given up.", "Coach : abandon."),
        ({"kind": "referee", "call": "abandon"}, "The match is abandoned.", "Le match est arrêté."),
    ],
)
def test_events_read_like_a_match_report(details: Mapping[str, Any], english: str, french: str) -> None:
    told = {**details, "teams": ["germany", "italy"]}
    assert plain(event_text(PROFESSIONAL, told, NAMES, "en")) == english
    assert plain(event_text(PROFESSIONAL, told, NAMES, "fr")) == french


def test_a_number_is_not_parted_from_its_pa() -> None:
    told = {"kind": "give back", "side": 0, "pa": 4, "minute": 9, "teams": ["germany", "italy"]}
    for language in LANGUAGES:
        assert f"4{WIDE}PA" in event_text(PROFESSIONAL, told, NAMES, language)


def test_a_team_with_a_plural_name_is_never_the_subject_of_a_french_sentence() -> None:
    told = {key: text["fr"] for key, text in WORDS.sentences.items() if key.startswith(("event_", "ask_", "drawing_"))}
    assert [key for key, text in told.items() if re.search(r"(^|[:;.!?]\s)\{(team|other)\}(?!\.$)", text)] == []


@pytest.mark.parametrize(
    ("details", "english", "french"),
    [
        (
            {"kind": "red card", "side": 1},
            "Red card for Italy: 3 cards to discard.",
            "Carton rouge pour l’Italie : 3 cartes à défausser.",
        ),
        (
            {"kind": "red card", "side": 0},
            "Red card for Germany: 3 cards to discard, and a smaller hand until the end.",
            "Carton rouge pour l’Allemagne : 3 cartes à défausser, et une main réduite jusqu’à la fin du match.",
        ),
        (
            {"kind": "faces", "side": 0, "shooter": 3, "keeper": 5},
            "The dice show 3 for the taker, 5 for the goalkeeper.",
            "Les dés montrent 3 pour le tireur, 5 pour le gardien.",
        ),
    ],
)
def test_what_is_told_of_a_solo_match_is_true_there(details: Mapping[str, Any], english: str, french: str) -> None:
    told = {**details, "teams": ["germany", "italy"]}
    assert plain(event_text(SOLO, told, NAMES, "en")) == english
    assert plain(event_text(SOLO, told, NAMES, "fr")) == french


@pytest.mark.parametrize(
    ("card", "effect"),
    [("dribble", "+1 PA"), ("long-pass", "+3 PA"), ("pass", "+2 PA, 1 Player card turned up")],
)
def test_a_card_on_the_table_says_what_it_does_for_the_virtual_opponent(card: str, effect: str) -> None:
    action = SOLO.actions[SOLO.card(card)]
    assert plain(virtual_action_text(action)["en"]) == effect


def test_a_player_card_says_what_it_does_for_the_virtual_opponent() -> None:
    told = {"kind": "player", "side": 1, "player": "player:M2", "teams": ["germany", "france"]}
    alone, against = (plain(event_text(game, told, NAMES, "en")) for game in (SOLO, PROFESSIONAL))
    assert "1 Action card of the discard made ready" in alone
    assert "recover 1 Action card from the discard" in against


def test_the_virtual_opponent_has_a_name() -> None:
    told = {"kind": "team", "side": 1, "teams": ["germany", "italy"]}
    assert event_text(PROFESSIONAL, told, ("you",), "en") == "Virtual opponent: Italy."
    assert plain(event_text(PROFESSIONAL, told, ("vous",), "fr")) == "Adversaire virtuel : Italie."


@pytest.mark.parametrize(
    ("told", "on_the_same_line"),
    [
        ({"kind": "lay", "minute": 3}, False),
        ({"kind": "validated"}, True),
        ({"kind": "draw"}, True),
        ({"kind": "toss"}, False),
        ({"kind": "whistle"}, False),
    ],
)
def test_what_follows_from_an_event_is_told_on_its_line(told: dict[str, Any], on_the_same_line: bool) -> None:
    assert goes_on(told) == on_the_same_line
