"""Every move that is not listed is refused in one sentence that says what is wrong, also in the middle of a phrase."""

import re
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.words import KERNEL_WORDS, LANGUAGES
from tests.games.worldwide_football.matches import GAMES, moves_by_chance, names
from tests.games.worldwide_football.screen import INTERNATIONAL, PROFESSIONAL, TEAMS
from tests.games.worldwide_football.test_questions import ASKED
from tests.plain import plain

ONE_SENTENCE = re.compile(r"[^.{}]+\.")


def check(match: WorldwideMatch, seat: int, every: int = 1) -> None:
    """Refuses every move, or one of so many, that is not listed."""
    for move in range(0, len(match.game.vocabulary), every):
        reason = match.why_not(move, seat)
        if reason is None:
            continue
        assert reason.key not in KERNEL_WORDS.sentences, (reason, match.game.name(move))
        assert reason.sentence("en") != reason.sentence("fr")
        for language in LANGUAGES:
            assert ONE_SENTENCE.fullmatch(reason.sentence(language)), reason.sentence(language)
            assert not re.search(r"\b1 (cards|cartes|Stars|Étoiles)\b", plain(reason.sentence(language)))


@pytest.mark.parametrize("decision", INTERNATIONAL.decisions())
def test_every_question_refuses_in_one_sentence(decision: str) -> None:
    match = INTERNATIONAL.scenario(decision, **ASKED.get(decision, TEAMS))
    for seat in match.asked:
        check(match, seat)


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_refusals_on_the_way_are_one_sentence(game: WorldwideFootball) -> None:
    for number, played in enumerate(moves_by_chance(game, 4)):
        if number % 2 == 0:
            check(played.before, played.seat, every=3)


PLAN: dict[str, Any] = {"said": ["use ability:tactical-plan"], "abilities": {0: ["tactical-plan"]}}
CREATIVE: dict[str, Any] = {"said": ["use ability:creativity"], "abilities": {0: ["creativity"]}}


@pytest.mark.parametrize(
    ("decision", "facts", "move", "rule", "english"),
    [
        ("TacticalPlan", PLAN, "lay card:pass", "WF-10.10", "First say which card Tactical plan brings you."),
        (
            "TacticalPlan",
            PLAN,
            "recover card:pass",
            "WF-10.10",
            "“Tactical plan” does not bring “Pass” from there: 1 card of the pile or 1 discarded Shot.",
        ),
        (
            "Creativity",
            CREATIVE,
            "search card:pass",
            "WF-C-74",
            "“Creativity” does not bring “Pass” from there: 1 Cross or 1 Through ball, of the pile or the discard.",
        ),
        (
            "Defend",
            {"card": "pass"},
            "pass",
            "WF-9.1",
            "Nobody just passes here: whoever does not defend draws two cards.",
        ),
        (
            "Defend",
            {"card": "pass"},
            "lay card:pass",
            "WF-9.1",
            "You are answering “Pass”: with a defence card, with an ability of this moment, or without defending.",
        ),
        (
            "GiveBackDiscard",
            {"hands": {0: ["pass"]}},
            "discard card:tackle",
            "WF-6.14",
            "You do not hold the card “Tackle”.",
        ),
        (
            "RecoverAction",
            {"discards": {0: ["pass"]}},
            "recover card:tackle",
            "WF-FAQ.9",
            "Your discard holds no “Tackle” that may be recovered; what was laid in this attack stays there.",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong(decision: str, facts: dict[str, Any], move: str, rule: str, english: str) -> None:
    match = PROFESSIONAL.scenario(decision, **TEAMS, **facts)
    reason = match.why_not(PROFESSIONAL.move(move))
    assert reason is not None
    assert (reason.sentence("en"), reason.rule) == (english, rule)


@pytest.mark.rule("WF-C-10")
def test_a_table_without_cards_for_a_shot_says_so() -> None:
    game = WorldwideFootball(mode="professional", draw_on_shot=False)
    match = game.scenario("Defend", **TEAMS, card="shot-678", pa=7)
    reason = match.why_not(game.move("draw"))
    assert reason is not None
    assert (reason.key, reason.rule) == ("no_draw_on_shot", "WF-C-10")


@pytest.mark.rule("WF-23.1")
def test_only_a_goalkeeper_helps_on_a_penalty() -> None:
    match = INTERNATIONAL.scenario("KeepPenalty", **TEAMS, players={1: ["G1", "D1"]})
    keys = {}
    for slot in ("D1", "A1"):
        reason = match.why_not(INTERNATIONAL.move(f"discard player:{slot}"))
        assert reason is not None
        keys[slot] = reason.key
    assert keys == {"D1": "no_keeper", "A1": "no_such_player"}


def test_in_the_middle_of_a_deck_the_next_kind_is_named() -> None:
    match = INTERNATIONAL.scenario("BuildDecks", **TEAMS, said=["choose number:5", "choose number:6"])
    reason = match.why_not(INTERNATIONAL.move("lay card:pass"), 0)
    assert reason is not None
    assert reason.sentence("en") == "A deck is being built: say how many of “Long pass” you take."
