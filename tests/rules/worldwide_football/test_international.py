"""Paragraph 22: building a deck in secret, before the match and at half-time."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import NoChance, Seeded
from tests.rules import rule
from tests.rules.table import decision, kinds, refusal
from tests.rules.worldwide_football.decks import reachable, ways_to_complete
from tests.rules.worldwide_football.preparing import (
    INTERNATIONAL,
    PROFESSIONAL,
    STANDARD,
    answer_sealed,
    first_to_answer,
    kick_off,
    numbers,
    offered,
    say,
    say_on,
)
from tests.rules.worldwide_football.professional import asked, before_the_whistle, game, hand

WITHOUT_PRO = game(mode="international", use_pro_cards="off")
SHOTS_ARE_PRO = game(mode="professional", shot567_mark="PRO", use_int_cards="on", mod_deck_building="on")
OFFENSIVE = {"dribble": 5, "pass": 6, "long-pass": 3, "cross": 2, "through-ball": 4, "shot-678": 3, "shot-567": 2,
             "interception": 2, "pressing": 2, "tackle": 3}  # fmt: skip
"""A deck with 7 defence cards, the fewest there may be."""
DEFENSIVE = {**OFFENSIVE, "dribble": 0, "interception": 4, "pressing": 4, "tackle": 4}
"""A deck with 12 defence cards, the most there may be."""


def building(rules: WorldwideFootball = INTERNATIONAL, half_time: bool = False) -> WorldwideMatch:
    """Both sides are about to build their decks."""
    return rules.scenario("BuildDecks", half_time=half_time)


def deck_of(match: WorldwideMatch, side: int) -> dict[str, int]:
    """The cards that a side plays with."""
    zones = (match.draws[side], match.hands[side], match.discards[side])
    return dict(Counter(name for zone in zones for name in match.card_names(zone.cards)))


def used(deck: Mapping[str, int]) -> dict[str, int]:
    """A deck without the kinds of which it holds none."""
    return {name: count for name, count in deck.items() if count}


# ---- building a deck


@rule("WF-22.1")
def test_a_deck_is_built_from_all_cards() -> None:
    assert sum(INTERNATIONAL.pool) == 46
    match = building()
    for side in (0, 1):
        assert len(match.reserves[side].cards) == 46


@rule("WF-22.2", "WF-22.3")
@pytest.mark.parametrize("deck", [STANDARD, OFFENSIVE, DEFENSIVE])
def test_a_deck_is_said_number_by_number(deck: Mapping[str, int]) -> None:
    match = building()
    said = numbers(INTERNATIONAL, deck)
    for count in said[:-1]:
        say(match, 0, count)
        assert 0 in match.asked
    say(match, 0, said[-1])
    assert list(match.asked) == [1]
    say_on(match, 1, *numbers(INTERNATIONAL, STANDARD))
    assert deck_of(match, 0) == used(deck)
    assert deck_of(match, 1) == STANDARD
    assert [len(match.reserves[side].cards) for side in (0, 1)] == [14, 14]


@rule("WF-22.2", "WF-22.3", "WF-C-34")
@pytest.mark.parametrize("rules", [INTERNATIONAL, WITHOUT_PRO, SHOTS_ARE_PRO], ids=["46", "without PRO", "shots PRO"])
@pytest.mark.parametrize("half_time", [False, True])
def test_every_legal_deck_can_be_said_and_no_other_and_there_is_no_dead_end(
    rules: WorldwideFootball, half_time: bool
) -> None:
    deck = (32, 7, 12)
    assert reachable(building(rules, half_time), deck) == ways_to_complete(rules, 0, 0, 0, deck)


@rule("WF-C-34")
def test_nobody_has_more_of_a_card_than_his_colour_holds() -> None:
    match = building()
    reason = refusal(match, "choose number:8", seat=0)
    assert reason.rule == "WF-C-34"
    assert reason.sentence("en") == "Of “Dribble” there are only 7 in your colour."
    assert "que 7 de votre couleur" in reason.sentence("fr")


@rule("WF-22.2", "WF-22.6")
@pytest.mark.parametrize("half_time", [False, True])
@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_deck_that_would_not_come_to_32_cards_is_refused(half_time: bool, count: int) -> None:
    match = building(half_time=half_time)
    say(match, 0, *numbers(INTERNATIONAL, OFFENSIVE)[:-1])
    assert offered(match, 0) == ["choose number:3"]
    reason = refusal(match, f"choose number:{count}", seat=0)
    assert reason.rule == ("WF-22.6" if half_time else "WF-22.2")
    assert "exactly 32 cards" in reason.sentence("en")
    assert "exactement 32 cartes" in reason.sentence("fr")


@rule("WF-22.2", "WF-22.6")
@pytest.mark.parametrize(("half_time", "behind"), [(False, "WF-22.2"), (True, "WF-22.6")])
def test_the_question_names_the_rule_for_a_deck_now(half_time: bool, behind: str) -> None:
    match = building(half_time=half_time)
    assert match.view(0)["decision"]["rule"] == behind  # type: ignore[index]
    assert {entry["rule"] for entry in match.menu(0)} == {behind}


@rule("WF-22.3", "WF-22.6")
@pytest.mark.parametrize("half_time", [False, True])
@pytest.mark.parametrize(
    ("said", "wrong"),
    [([7, 8, 5, 3], 3), ([0, 7, 4, 3, 4, 0], 1)],
    ids=["26 attack cards leave 6 for the defence", "19 attack cards leave 13"],
)
def test_a_deck_with_too_few_or_too_many_defence_cards_is_refused(half_time: bool, said: list[int], wrong: int) -> None:
    match = building(half_time=half_time)
    say(match, 0, *(f"choose number:{count}" for count in said))
    reason = refusal(match, f"choose number:{wrong}", seat=0)
    assert reason.rule == ("WF-22.6" if half_time else "WF-22.3")
    assert "7 to 12 defence cards" in reason.sentence("en")
    assert "de 7 à 12 cartes de défense" in reason.sentence("fr")


# ---- the rest of the set-up


@rule("WF-22.4")
def test_the_rest_of_the_set_up_is_that_of_professional_mode() -> None:
    match, told = kick_off(INTERNATIONAL, ("germany", "spain"), coin="tails")
    professional, told_there = kick_off(PROFESSIONAL, ("germany", "spain"), coin="tails")
    assert [kind for kind in kinds(told) if kind != "deck"] == kinds(told_there)
    assert (match.stars, match.abilities, match.tokens) == (
        professional.stars,
        professional.abilities,
        professional.tokens,
    )
    assert [len(hand(match, side)) for side in (0, 1)] == [7, 8]
    assert [len(pile.cards) for pile in match.draws] == [25, 24]


@rule("WF-22.4")
def test_decks_are_built_after_teams_and_abilities_and_before_the_toss() -> None:
    match = INTERNATIONAL.new_match(NoChance())
    say(match, 0, "choose team:italy")
    say(match, 1, "choose team:spain")
    for seat in (0, 1):
        assert decision(match) == "ExtraAbilities"
        say(match, seat, offered(match, seat)[0])
        say(match, seat, offered(match, seat)[0])
    assert decision(match) == "BuildDecks"
    assert match.half == 0


# ---- half-time


@rule("WF-22.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_at_half_time_a_deck_may_be_kept_or_changed_freely(seat: int) -> None:
    match = before_the_whistle(INTERNATIONAL)
    say_on(match, 0, "give back")
    for side in (0, 1):
        say_on(match, side, "keep")
    assert decision(match) == "BuildDecks"
    assert "keep" in offered(match, seat)
    old = deck_of(match, 1 - seat)
    say(match, seat, *numbers(INTERNATIONAL, OFFENSIVE))
    told = say_on(match, 1 - seat, "keep")
    changed = {event.details["side"]: event.details["changed"] for event in told if event.kind == "deck"}
    assert changed == {seat: True, 1 - seat: False}
    assert match.half == 2
    assert deck_of(match, seat) == OFFENSIVE
    assert deck_of(match, 1 - seat) == old
    assert [len(hand(match, side)) for side in (0, 1)] == [7, 8], "new opening hands are drawn from them"


@rule("WF-22.5")
def test_before_the_match_there_is_no_deck_to_keep() -> None:
    match = building()
    assert "keep" not in offered(match, 0)
    assert refusal(match, "keep", seat=0).rule == "WF-22.2"


@rule("WF-22.5")
def test_a_deck_that_is_being_changed_is_not_kept() -> None:
    match = building(half_time=True)
    say(match, 0, "choose number:5")
    assert "keep" not in offered(match, 0)


# ---- what the opponent knows


@rule("WF-C-73")
@first_to_answer
@pytest.mark.parametrize("half_time", [False, True])
def test_decks_stay_sealed_until_both_are_built_and_secret_afterwards(first: int, half_time: bool) -> None:
    match = building(half_time=half_time)
    answers = {0: numbers(INTERNATIONAL, OFFENSIVE), 1: numbers(INTERNATIONAL, DEFENSIVE)}
    throws = ["keep order"] * 6 if half_time else ["keep order", "keep order", "heads", *["keep order"] * 4]
    told = answer_sealed(match, first, answers, throws=throws)
    assert [event.details["side"] for event in told if event.kind == "deck"] == [0, 1]
    for event in told:
        if event.kind == "deck":
            assert set(event.details) - {"teams", "minute"} == {"side", "changed"}
            assert event.private == {}
    for side in (0, 1):
        for viewer in (1 - side, None):
            view: Any = match.view(viewer)
            assert view["sides"][side]["reserve"] == {"size": 14, "cards": []}
            assert view["sides"][side]["draw_pile"]["known"] == []
        own: Any = match.view(side)
        assert len(own["sides"][side]["reserve"]["cards"]) == 14


@rule("WF-C-73", "WF-22.3")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_redeals_of_a_match_vary_the_decks_within_seven_and_twelve_defence_cards(seat: int | None) -> None:
    match, _ = kick_off(INTERNATIONAL, deck=OFFENSIVE)
    found: set[int] = set()
    for seed in range(200):
        other = match.redealt(seat, Seeded(seed))
        for side in (0, 1):
            deck = deck_of(other, side)
            assert sum(deck.values()) == 32
            defences = sum(deck.get(name, 0) for name in ("interception", "pressing", "tackle"))
            if side == seat:
                assert deck == OFFENSIVE, "one's own deck one knows"
            else:
                assert 7 <= defences <= 12
                found.add(defences)
    assert len(found) >= 4, "the true number is not given away"


@rule("WF-C-73")
def test_a_card_that_was_seen_is_in_every_deck_that_is_imagined() -> None:
    match = INTERNATIONAL.scenario("BuildAttack", discards={1: ["shot-567", "shot-567"]})
    for seed in range(50):
        other = match.redealt(0, Seeded(seed))
        assert deck_of(other, 1)["shot-567"] == 2


@rule("WF-C-73")
def test_a_deck_that_is_changed_at_half_time_is_secret_again() -> None:
    match = building(half_time=True)
    assert asked(match) == ("BuildDecks", 0)
    say_on(match, 0, *numbers(INTERNATIONAL, OFFENSIVE))
    say_on(match, 1, "keep")
    decks = set()
    for seed in range(30):
        other = match.redealt(1, Seeded(seed))
        decks.add(tuple(sorted(deck_of(other, 0).items())))
    assert len(decks) > 20
