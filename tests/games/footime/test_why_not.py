"""Why a move may not be played: one sentence in terms of the game, also in the middle of a phrase."""

import re
from collections import Counter
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.box.words import WORDS
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.games.footime.shown import scene
from tests.games.footime.test_kit import small_game
from tests.games.playthroughs import FOOTIME_READINGS
from tests.plain import plain

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "tie_break": "shootout"},
    {"seats": 4, "clear_area": "choice", "captains": "named"},
    {"seats": 4, **FOOTIME_READINGS},
]
NUMBERS = re.compile(r"\b(no\.|n°) \d+")
"""A full stop that ends no sentence."""


def check_reasons(game: Footime, seed: int) -> set[str]:
    """Goes over the whole vocabulary at the first few questions of each kind in a match; the kinds that were asked."""
    chance = Seeded(seed)
    match = game.new_match(chance)
    asked: Counter[str] = Counter()
    while match.outcome is None:
        seat, moves = match.asked[0], match.moves(match.asked[0])
        name = type(match.decision).__name__
        asked[name] += 1
        for move in range(len(game.vocabulary)) if asked[name] <= 2 else ():
            if move not in moves:
                reason = match.why_not(move, seat)
                assert reason is not None
                assert reason.key in WORDS.sentences, (name, game.name(move), reason.key)
                for language in LANGUAGES:
                    sentence = NUMBERS.sub("", plain(reason.text[language]))
                    assert re.fullmatch(r"[^.!?{}]+\.", sentence), (name, game.name(move), sentence)
        begun = [move for move in moves if move in game.play or move == game.by_hand] or moves
        match.play(begun[chance.below(len(begun))], chance, seat=seat)
    return set(asked)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_refusal_is_one_sentence_of_the_games_own(options: dict[str, Any]) -> None:
    asked: set[str] = set()
    for seed in range(2):
        asked |= check_reasons(small_game(**options), seed)
    assert {"Turn", "Runner", "RunTo"} <= asked


@pytest.mark.parametrize(
    ("decision", "facts", "move", "english", "french"),
    [
        ("Turn", {}, "place point:k9", "A card is to be laid now, not “place on k9”.",
         "C’est une carte qu’il faut déposer maintenant, pas « placer en k9 »."),
        ("Runner", {"hands": {0: ["move-3", "tackle"]}, "said": ["play card:move-3"]}, "play card:tackle",
         "A pawn is to be chosen now, not “play tackle”.",
         "C’est un pion qu’il faut choisir maintenant, pas « jouer Tacle »."),
        ("RunTo", {"hands": {0: ["move-3"]}, "said": ["play card:move-3", "choose pawn:h7"]}, "choose pawn:h1",
         "A point is to be chosen now, not “Home’s no. 1”.",
         "C’est un point qu’il faut choisir maintenant, pas « le n° 1 de Domicile »."),
        ("RunTo", {"hands": {0: ["move-3"]}, "said": ["play card:move-3", "choose pawn:h7"]}, "place point:i20",
         "Too far: i20 is at a distance of 8, and the run is 3 at most.",
         "Trop loin : i20 est à une distance de 8, et la course est de 3 au plus."),
        ("ThrowAway", {"hands": {0: ["change", "duel", "var"]}, "said": ["play card:change", "throw card:var"]},
         "throw card:duel",
         "Cards are thrown away in the order in which the hand lists them: “duel” comes before “VAR”.",
         "Les cartes se jettent dans l’ordre de la main : « Duel » vient avant « VAR »."),
        ("ThrowAway", {"hands": {0: ["change", "duel"]}, "said": ["play card:change"]}, "throw card:change",
         "No further card “change” is left to throw away.", "Il ne reste plus de carte « Changement » à jeter."),
        ("SwapCard", {"hands": {0: ["swap", "duel"]}, "said": ["play card:swap", "swap seat:1"]}, "give card:swap",
         "“swap” is the very card that is being laid.", "« Échange » est la carte même que l’on dépose."),
        ("SwapWith", {"game": Footime(4), "hands": {0: ["swap", "duel"]}, "said": ["play card:swap"]}, "swap seat:0",
         "A card is swapped with another player.", "On échange une carte avec un autre joueur."),
        ("SaveWindow", {"ball": "h1", "hands": {0: ["save", "duel"]}}, "place point:k9",
         "Only a card that answers what has happened is laid now, or none, not “place on k9”.",
         "Seule une carte qui répond à ce qui vient de se passer se dépose maintenant, ou aucune, "
         "pas « placer en k9 »."),
    ],
)  # fmt: skip
def test_what_people_try_too_early_or_too_late(
    decision: str, facts: dict[str, Any], move: str, english: str, french: str
) -> None:
    match = scene(decision, **facts)
    reason = match.why_not(match.game.move(move), 0)
    assert reason is not None
    assert (plain(reason.text["en"]), plain(reason.text["fr"])) == (english, french)


def test_a_formation_is_asked_for_under_seal() -> None:
    game = Footime(2, placement="hidden_simultaneous")
    match = game.scenario("LineUpTogether", Seeded(1))
    early = match.why_not(game.move("place point:d5"), 0)
    assert early is not None
    assert plain(early.text["en"]) == "A formation is to be chosen now, not “pawn to d5”."
    match.play(game.by_hand, Seeded(1), seat=0)
    late = match.why_not(game.move("line-up formation:4-4-2"), 0)
    assert late is not None
    assert plain(late.text["en"]) == "A point is to be chosen now, not “line up in 4-4-2”."
