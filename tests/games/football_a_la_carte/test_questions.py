"""Every decision of Football à la carte is asked in words, from what the player is shown alone."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from onze.doors import show
from onze.games import football_a_la_carte, telling_of
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded
from onze.kernel.words import LANGUAGES
from tests.games.football_a_la_carte.readings import READINGS
from tests.plain import plain

NAMES = ("Ana", "Bo", "Cy", "Dan")
KEEPER = "goalkeeper-4-all"
FREE_KICK = "free-kick-3-all"
DEAD_HAND = [
    "corner-red",
    "corner-red",
    "corner-blue",
    "corner-blue",
    KEEPER,
    KEEPER,
    "penalty",
    "goalkeeper-6-left-right",
]


def asked(match: FootballMatch, seat: int | None, language: str) -> str:
    """What is asked, with plain spaces."""
    names = NAMES[: match.game.seats]
    return plain(telling_of(match.game).question(show(match, seat, names, language)))


def positions() -> Iterator[FootballMatch]:
    """Every position of some random matches, in readings in which every decision but a rare one comes up."""
    yield FootballALaCarte().scenario("Exchange", hands={0: DEAD_HAND})
    for options in READINGS:
        game = FootballALaCarte(**options)
        for seed in range(6):
            chance = Seeded(seed)
            match = game.new_match(chance)
            while match.outcome is None:
                yield match
                moves = match.moves()
                match.play(moves[chance.below(len(moves))], chance)


def test_every_decision_is_asked_in_words_of_both_languages() -> None:
    found: set[str] = set()
    for match in positions():
        question: Any = match.view(match.seat)["decision"]
        found.add(question["name"])
        english, french = (asked(match, match.seat, language) for language in LANGUAGES)
        assert english != french
        for sentence in (english, french):
            assert sentence[0].isupper()
            assert sentence[-1] in "?."
            assert not set(sentence) & set("{}_")
    assert found == set(FootballALaCarte().decisions())


@pytest.mark.parametrize(
    ("decision", "facts", "english", "french"),
    [
        (
            "OpenPlay",
            {"ball": "d6", "hands": {0: ["forward-1-red"]}},
            "The ball is on d6: which card do you play?",
            "Le ballon est en d6 : quelle carte jouez-vous ?",
        ),
        (
            "OpenPlay",
            {"ball": "d6", "hands": {0: DEAD_HAND}},
            "None of your cards can be played from d6: which one do you change?",
            "Aucune de vos cartes ne se joue depuis d6 : laquelle changez-vous ?",
        ),
        (
            "AimFreeKick",
            {"ball": "d6", "said": [f"play card:{FREE_KICK}"], "hands": {0: [FREE_KICK, "forward-1-red"]}},
            "From d6, free kick 3: along which dotted arrow?",
            "Depuis d6, coup franc 3 : suivant quels pointillés ?",
        ),
        (
            "FollowUp",
            {
                "ball": "d6",
                "said": [f"play card:{FREE_KICK}", "aim arrow:left-3"],
                "hands": {0: [FREE_KICK, "forward-1-red"]},
            },
            "Free kick left 3, as far as a9: which attacker card follows?",
            "Coup franc à gauche 3, jusqu’en a9 : quel attaquant suit ?",
        ),
        (
            "Save",
            {"net": "e", "hands": {0: [KEEPER]}},
            "The ball is in your net (e0): which card stops it, or does the goal count?",
            "Ballon dans votre filet (e0) : quelle carte l’arrête, ou laissez-vous marquer ?",
        ),
        (
            "PenaltyCut",
            {},
            "You cut for the penalty of Ana: only a hand stops it.",
            "Vous coupez pour le penalty joué par Ana : seule une main l’arrête.",
        ),
    ],
)
def test_a_question_says_what_it_is_about(decision: str, facts: dict[str, Any], english: str, french: str) -> None:
    match = FootballALaCarte().scenario(decision, **facts)
    assert (asked(match, match.seat, "en"), asked(match, match.seat, "fr")) == (english, french)


def test_whoever_is_not_asked_is_told_who_is() -> None:
    match = FootballALaCarte().scenario("Save", hands={0: [KEEPER]})
    for viewer in (1, None):
        assert asked(match, viewer, "en") == "It is for Ana to answer."
        assert asked(match, viewer, "fr") == "C’est à Ana de répondre."


def test_when_the_match_is_over_nothing_is_asked() -> None:
    game = FootballALaCarte()
    match = game.new_match(Seeded(1))
    match.referee(game.calls.number("agree draw"))
    assert asked(match, 0, "en") == ""


def test_what_is_drawn_and_told_is_made_of_views_and_events_alone() -> None:
    house = Path(football_a_la_carte.__file__).parent
    modules = [module for room in ("terminal", "telling") for module in (house / room).glob("*.py")]
    assert len(modules) > 6
    for module in modules:
        imports = [node for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
        known = {str(node.module).removeprefix("onze.games.football_a_la_carte.").split(".")[0] for node in imports}
        assert not known & ({"rules"} if module.name == "door.py" else {"rules", "match"}), module
