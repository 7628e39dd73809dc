"""How Football à la carte is told in words."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.telling.commentary import event_text
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.games.football_a_la_carte.readings import READINGS
from tests.plain import plain

GAME = FootballALaCarte()
NAMES = ("you", "coach")


def test_the_card_drawn_is_named_to_its_owner_only() -> None:
    event = Event("draw", {"seat": 0, "count": 1}, "FAC-2.3", {0: {"cards": ["forward-4-red"]}})
    assert event_text(GAME, event.seen_by(0), NAMES, "en") == "You: drawn: attacker forward 4, red flag."
    assert event_text(GAME, event.seen_by(1), NAMES, "en") == "You: one card drawn."
    assert plain(event_text(GAME, event.seen_by(1), ("vous", "coach"), "fr")) == "Une carte piochée par vous."


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (
            {"kind": "ball", "from": "d9", "path": ["d10", "d11", "d12"], "net": "d13", "result": "shot"},
            "Ball: d9 → d12 → d13, in the net!",
            "Ballon : d9 → d12 → d13, dans le filet !",
        ),
        (
            {"kind": "ball", "from": "h8", "path": [], "result": "throw_in"},
            "Ball: h8, over the touchline.",
            "Ballon : h8, sorti en touche.",
        ),
        (
            {"kind": "cut", "seat": 1, "card": "corner-red", "place": 5},
            "B: the cut shows: corner, red flag (5 from the top).",
            "Carte coupée par B : corner, drapeau rouge (5e à partir du haut).",
        ),
        ({"kind": "goal", "side": 1, "score": [0, 1]}, "GOAL! 0 – 1 (A – B & C).", "BUT ! 0-1 (A – B & C)."),
        (
            {"kind": "discard", "seat": 2, "cards": ["penalty"]},
            "C: card changed: penalty.",
            "Carte changée par C : penalty.",
        ),
        (
            {"kind": "discard", "seat": 2, "cards": ["penalty", "corner-red"]},
            "C: cards changed: penalty + corner, red flag.",
            "Cartes changées par C : penalty + corner, drapeau rouge.",
        ),
        (
            {"kind": "cut", "seat": 0, "card": "penalty", "place": 1},
            "A: the cut shows: penalty (1 from the top).",
            "Carte coupée par A : penalty (1re à partir du haut).",
        ),
        (
            {"kind": "half", "number": 1, "seat": 2},
            "Half 1 begins; kick-off: C.",
            "Première mi-temps ; coup d’envoi : C.",
        ),
        (
            {"kind": "whistle", "half": 2, "score": [3, 1]},
            "Whistle: end of half 2. 3 – 1 (A – B & C).",
            "Coup de sifflet : fin de la deuxième mi-temps. 3-1 (A – B & C).",
        ),
        (
            {"kind": "draw", "seat": 0, "count": 2, "cards": ["penalty", "corner-red"]},
            "A: drawn: penalty + corner, red flag.",
            "Cartes piochées par A : penalty + corner, drapeau rouge.",
        ),
        (
            {"kind": "hand shown", "seat": 1, "cards": ["penalty"]},
            "B: no attacker, hand shown: penalty.",
            "Pas d’attaquant ; main montrée par B : penalty.",
        ),
        (
            {"kind": "shot stopped", "seat": 1, "card": "penalty"},
            "B: shot stopped with: penalty.",
            "Tir arrêté par B : penalty.",
        ),
        ({"kind": "referee", "call": "resign seat:2"}, "C: match given up.", "C : abandon."),
        ({"kind": "referee", "call": "agree draw"}, "A draw is agreed.", "Match nul d’un commun accord."),
        ({"kind": "referee", "call": "abandon"}, "The match is abandoned.", "Le match est arrêté."),
    ],
)
def test_events_are_told_in_words(told: Mapping[str, Any], english: str, french: str) -> None:
    game = FootballALaCarte(seats=3)
    assert plain(event_text(game, told, ("A", "B", "C"), "en")) == english
    assert plain(event_text(game, told, ("A", "B", "C"), "fr")) == french


def test_no_french_event_has_two_colons() -> None:
    told = {key: text["fr"] for key, text in WORDS.sentences.items() if key.startswith("event_")}
    assert [key for key, text in told.items() if re.search(r":[^.!?]*\s:", text)] == []


def test_every_event_of_many_matches_is_told_in_both_languages() -> None:
    kinds: set[str] = set()
    for options in READINGS:
        game = FootballALaCarte(**options)
        names = [f"seat {seat}" for seat in range(game.seats)]
        for seed in range(4):
            chance = Seeded(seed)
            told: list[Event] = []
            match = game.new_match(chance, told.append)
            while match.outcome is None:
                moves = match.moves()
                match.play(moves[chance.below(len(moves))], chance, told.append)
            for event in told:
                kinds.add(event.kind)
                for viewer in (*range(game.seats), None):
                    for language in ("en", "fr"):
                        sentence = event_text(game, event.seen_by(viewer), names, language)
                        assert sentence
                        assert "{" not in sentence
    assert len(kinds) >= 15


YOU = re.compile(r"\b(you|your|yours|vous|votre|vos|tu|ton|ta|tes)\b", re.IGNORECASE)
ONE_OF_MANY = re.compile(r"(?<![\w.–-])1\s(?:\w+\s)?(cards|cartes|rows|rangées|goals|buts|cuts|coupes)\b")
BAD_FRENCH = re.compile(r"\b(?:de|que|le|la|l’|à le|de le|de les) (?:Ana|Bo)\b")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_log_speaks_of_people_in_the_third_person(language: str) -> None:
    names = ("Ana", "Bo", "Cy", "Dan")
    rare = [
        Event("hand shown", {"seat": 1, "cards": ["card:penalty"]}),
        Event("penalty stopped", {"seat": 1}),
        Event("shot stopped", {"seat": 0, "card": "card:corner-red"}),
        *(Event("referee", {"call": call}) for call in ("resign seat:0", "agree draw", "abandon")),
    ]
    kinds: set[str] = set()
    for options in READINGS:
        game = FootballALaCarte(**options)
        for seed in range(6):
            chance = Seeded(seed)
            told: list[Event] = []
            match = game.new_match(chance, told.append)
            while match.outcome is None:
                moves = match.moves()
                match.play(moves[chance.below(len(moves))], chance, told.append)
            for event in (*told, *rare):
                kinds.add(event.kind)
                for viewer in (*range(game.seats), None):
                    sentence = plain(event_text(game, event.seen_by(viewer), names[: game.seats], language))
                    assert sentence[0].isupper()
                    assert sentence[-1] in ".!"
                    for wrong in (YOU, ONE_OF_MANY, BAD_FRENCH):
                        assert not wrong.search(sentence), sentence
                    assert not set(sentence) & set("{}_")
    assert kinds == set(GAME.event_kinds)
