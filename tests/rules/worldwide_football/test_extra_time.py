"""FAQ: a level score stands, or is played off in extra time."""

from collections import Counter
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal
from tests.rules.worldwide_football.decks import reachable, ways_to_complete
from tests.rules.worldwide_football.preparing import (
    AMATEUR,
    answer_sealed,
    first_to_answer,
    numbers,
    offered,
    say,
    say_on,
)
from tests.rules.worldwide_football.professional import asked, before, before_the_whistle, game, hand, squad, the

EXTRA_TIME = game(mode="amateur", draw_resolution="extra_time")
PROFESSIONAL = game(draw_resolution="extra_time")
INTERNATIONAL_EXTRA = game(mode="international", draw_resolution="extra_time")
THEN_SHOOT_OUT = game(mode="amateur", draw_resolution="extra_time_then_shootout")

TEN = {"dribble": 2, "pass": 3, "long-pass": 1, "shot-678": 2, "tackle": 2}
ALL_ATTACK = {"dribble": 5, "pass": 5}
ALL_DEFENCE = {"interception": 3, "pressing": 3, "tackle": 2, "shot-678": 2}


def full_time(rules: WorldwideFootball, goals: list[int], **facts: Any) -> WorldwideMatch:
    """The second half has just ended with that score; nothing is thrown for that."""
    match = before_the_whistle(rules, half=2, goals=goals, **facts)
    play(match, "give back")
    return match


def play_a_period(match: WorldwideMatch, **decks: dict[str, int]) -> None:
    """Both sides choose ten cards, and the period kicks off."""
    for seat in (0, 1):
        say_on(match, seat, *numbers(match.rules, decks.get(f"side_{seat}", TEN)))


def toss_for_extra_time(match: WorldwideMatch, coin: str) -> list[Event]:
    """Both sides choose ten cards, then the coin falls; returns what was told from the last card chosen on."""
    *others, last = numbers(match.rules, TEN)
    assert say(match, 0, *others, last) == []
    assert say(match, 1, *others) == []
    # The cards of both lie aside until they are taken: two shuffles before the coin, four after it.
    return say(match, 1, last, throws=["keep order", "keep order", coin, *["keep order"] * 4])


# ---- a draw


@rule("WF-FAQ.20")
@pytest.mark.parametrize("goals", [[0, 0], [2, 2]])
def test_a_level_score_may_stand(goals: list[int]) -> None:
    match = full_time(AMATEUR, goals)
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.rule) == ((0.5, 0.5), "WF-FAQ.20")


@rule("WF-FAQ.21")
@pytest.mark.parametrize("rules", [EXTRA_TIME, THEN_SHOOT_OUT])
def test_who_has_won_needs_no_extra_time(rules: WorldwideFootball) -> None:
    match = full_time(rules, [1, 2])
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.rule) == ((0.0, 1.0), "WF-1.1")


@rule("WF-FAQ.21")
def test_a_level_score_leads_to_extra_time_where_that_was_agreed() -> None:
    match = full_time(EXTRA_TIME, [1, 1])
    assert match.outcome is None
    assert asked(match) == ("ChooseTen", 0)


@rule("WF-FAQ.21", "WF-FAQ.22")
def test_extra_time_has_two_periods_and_ten_cards_are_selected_for_each() -> None:
    found = []
    for seed in range(40):
        told: list[Event] = []
        luck = Seeded(seed)
        match = EXTRA_TIME.new_match(luck, told.append)
        while match.outcome is None:
            listed = match.moves()
            match.play(listed[luck.below(len(listed))], luck, told.append)
        halves = [event.details["half"] for event in told if event.kind == "half"]
        whistles = [event.details["half"] for event in told if event.kind == "whistle"]
        assert halves == whistles
        assert halves == ([1, 2, 3, 4] if "extra time" in kinds(told) else [1, 2])
        chosen = [kind for kind in kinds(told) if kind in ("deck", "half")]
        assert chosen == ["half"] * 2 + ["deck", "deck", "half"] * (len(halves) - 2)
        found.append(len(halves))
    assert set(found) == {2, 4}


# ---- ten cards


@rule("WF-FAQ.22")
@pytest.mark.parametrize("deck", [TEN, ALL_ATTACK, ALL_DEFENCE])
def test_each_player_selects_ten_cards_to_play_a_period_with(deck: dict[str, int]) -> None:
    match = EXTRA_TIME.scenario("ChooseTen")
    play_a_period(match, side_0=deck)
    for side, chosen in ((0, deck), (1, TEN)):
        cards = Counter(match.card_names(match.draws[side].cards + match.hands[side].cards))
        assert cards == chosen
        assert len(match.reserves[side].cards) == 18
        assert match.discards[side].cards == []


@rule("WF-FAQ.22", "WF-C-22")
@pytest.mark.parametrize("half", [2, 3])
def test_a_period_is_dealt_anew_even_where_hands_are_kept_over_half_time(half: int) -> None:
    rules = game(mode="amateur", draw_resolution="extra_time", second_half_hands="keep")
    facts: dict[str, Any] = {"players": {0: ["D1", "G1", "M2"], 1: ["D1"]}, "teams": ["brazil", "italy"]}
    match = rules.scenario("ChooseTen", half=half, **facts)
    assert [len(match.squads[side]) for side in (0, 1)] == [3, 1]
    play_a_period(match)
    assert [len(match.squads[side]) for side in (0, 1)] == [2, 2]
    assert sorted(len(match.hands[side]) for side in (0, 1)) == [7, 8]


@rule("WF-FAQ.22", "WF-C-37")
@pytest.mark.parametrize("rules", [EXTRA_TIME, PROFESSIONAL, INTERNATIONAL_EXTRA], ids=["28", "32", "46"])
@pytest.mark.parametrize("half", [2, 3])
def test_any_ten_cards_of_the_colour_can_be_said_and_no_others(rules: WorldwideFootball, half: int) -> None:
    deck = (10, 0, 10)
    match = rules.scenario("ChooseTen", half=half)
    assert reachable(match, deck) == ways_to_complete(rules, 0, 0, 0, deck)


@rule("WF-C-37")
def test_in_international_mode_the_ten_come_from_all_46_cards() -> None:
    match = INTERNATIONAL_EXTRA.scenario("ChooseTen", hands={0: ["pass"]}, discards={0: ["tackle"]})
    assert "shot-567" not in match.card_names(match.draws[0].cards), "no card of the deck played so far"
    chosen = {"dribble": 7, "shot-567": 2, "shot-678": 1}
    play_a_period(match, side_0=chosen)
    assert Counter(match.card_names(match.draws[0].cards + match.hands[0].cards)) == chosen
    assert len(match.reserves[0].cards) == 36


@rule("WF-C-37")
def test_there_is_no_least_number_of_defence_cards() -> None:
    match = EXTRA_TIME.scenario("ChooseTen")
    play_a_period(match, side_0=ALL_ATTACK)
    assert not any(card >= EXTRA_TIME.first_defence for card in match.draws[0].cards + match.hands[0].cards)


@rule("WF-FAQ.22", "WF-C-37")
def test_more_than_there_are_or_more_than_ten_is_refused() -> None:
    match = EXTRA_TIME.scenario("ChooseTen")
    assert refusal(match, "choose number:6", seat=0).rule == "WF-C-37"
    say(match, 0, *["choose number:5"] * 2)
    reason = refusal(match, "choose number:1", seat=0)
    assert reason.rule == "WF-FAQ.22"
    assert "exactly 10 cards" in reason.sentence("en")
    assert "exactement 10 cartes" in reason.sentence("fr")
    assert refusal(match, "keep", seat=0).rule == "WF-FAQ.22"


@rule("WF-C-37")
@first_to_answer
@pytest.mark.parametrize("half", [2, 3])
def test_the_ten_cards_stay_sealed_until_both_have_chosen_and_secret_afterwards(first: int, half: int) -> None:
    match = EXTRA_TIME.scenario("ChooseTen", half=half)
    answers = {0: numbers(EXTRA_TIME, ALL_ATTACK), 1: numbers(EXTRA_TIME, TEN)}
    coin = ["heads"] if half == 2 else []
    told = answer_sealed(match, first, answers, throws=[*["keep order"] * 2, *coin, *["keep order"] * 4])
    assert match.half == half + 1
    for event in told:
        if event.kind == "deck":
            assert set(event.details) - {"teams", "minute"} == {"side", "changed"}
    for side in (0, 1):
        for viewer in (1 - side, None):
            view: Any = match.view(viewer)
            assert view["sides"][side]["reserve"] == {"size": 18, "cards": []}
    imagined = {tuple(sorted(match.redealt(1, Seeded(seed)).zones[match.rules.layout.reserves][0].cards))
                for seed in range(20)}  # fmt: skip
    assert len(imagined) > 10


@rule("WF-C-37")
@pytest.mark.parametrize(("coin", "kicker"), [("heads", 0), ("tails", 1)])
def test_opening_hands_are_eight_and_seven_of_the_ten(coin: str, kicker: int) -> None:
    match = full_time(EXTRA_TIME, [0, 0])
    toss_for_extra_time(match, coin)
    assert asked(match) == ("BuildAttack", kicker)
    assert (len(hand(match, kicker)), len(match.draws[kicker].cards)) == (8, 2)
    assert (len(hand(match, 1 - kicker)), len(match.draws[1 - kicker].cards)) == (7, 3)
    assert len(squad(match, 0)) == len(squad(match, 1)) == 2


@rule("WF-FAQ.22", "WF-C-38")
@pytest.mark.parametrize("kicker", [0, 1])
def test_for_the_second_period_ten_cards_are_selected_again_and_the_other_side_kicks_off(kicker: int) -> None:
    match = before_the_whistle(EXTRA_TIME, half=3, kicker=kicker)
    told = play(match, "give back")
    assert kinds(told)[-1] == "whistle"
    assert asked(match) == ("ChooseTen", 0)
    play_a_period(match, side_1=ALL_ATTACK)
    assert (match.half, match.ball) == (4, 1 - kicker)
    assert Counter(match.card_names(match.draws[1].cards + match.hands[1].cards)) == ALL_ATTACK


# ---- all else


@rule("WF-FAQ.23")
def test_a_period_ends_like_a_half() -> None:
    match = before("BuildAttack", EXTRA_TIME, half=3, attacker=1, gave_back="defender", draw_pile_sizes=[3, 3])
    told = say_on(match, 1, "give back")
    while decision(match) == "GiveBackDiscard":
        told += say_on(match, 1, moves(match)[0])
    assert "whistle" in kinds(told), "side 1 has just emptied its pile"


@rule("WF-FAQ.23")
def test_the_set_up_is_made_again_for_player_cards() -> None:
    match = full_time(EXTRA_TIME, [0, 0], used_players={0: ["G1", "D1", "D2"]})
    play_a_period(match)
    assert match.used[0].cards == []
    assert len(match.piles[0].cards) == 5
    assert match.fresh == [127, 127]


@rule("WF-FAQ.23", "WF-1.1")
def test_goals_of_extra_time_count() -> None:
    match = before_the_whistle(EXTRA_TIME, half=4, goals=[1, 2])
    play(match, "give back")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.score, match.outcome.rule) == ((0.0, 1.0), (1, 2), "WF-1.1")


@rule("WF-FAQ.20", "WF-FAQ.21")
def test_a_score_still_level_after_extra_time_stands_where_nothing_else_was_agreed() -> None:
    match = before_the_whistle(EXTRA_TIME, half=4, goals=[2, 2])
    play(match, "give back")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.rule) == ((0.5, 0.5), "WF-FAQ.20")


@rule("WF-FAQ.24")
def test_or_leads_to_the_shoot_out() -> None:
    match = before_the_whistle(THEN_SHOOT_OUT, half=4, goals=[2, 2])
    told = play(match, "give back", throws=["tails"])
    assert the(told, "shoot-out")["side"] == 1
    assert decision(match) == "Penalty"


@rule("WF-C-38")
@pytest.mark.parametrize(("option", "stars"), [(0, [1, 3]), (1, [2, 4]), (2, [3, 4])])
def test_stars_are_regained_only_where_that_was_agreed(option: int, stars: list[int]) -> None:
    rules = game(mode="amateur", draw_resolution="extra_time", extra_time_star_recovery=option)
    match = full_time(rules, [0, 0], stars=[1, 3])
    assert match.stars == stars
    play_a_period(match)
    assert match.stars == stars


@rule("WF-C-38")
def test_none_are_regained_between_the_periods() -> None:
    rules = game(mode="amateur", draw_resolution="extra_time", extra_time_star_recovery=2)
    match = before_the_whistle(rules, half=3, stars=[1, 1])
    play(match, "give back")
    play_a_period(match)
    assert match.stars == [1, 1]


@rule("WF-C-38")
@pytest.mark.parametrize(("coin", "side"), [("heads", 0), ("tails", 1)])
@pytest.mark.parametrize("kicker", [0, 1])
def test_a_coin_toss_decides_who_kicks_off_the_first_period(coin: str, side: int, kicker: int) -> None:
    match = before_the_whistle(EXTRA_TIME, half=2, kicker=kicker)
    play(match, "give back")
    told = toss_for_extra_time(match, coin)
    assert the(told, "extra time")["side"] == side
    assert (match.kicker, match.ball) == (side, side)


@rule("WF-FAQ.22", "WF-C-38")
def test_the_ten_cards_of_the_first_period_are_chosen_before_anybody_knows_who_kicks_off() -> None:
    match = before_the_whistle(EXTRA_TIME, half=2)
    told = play(match, "give back")
    assert kinds(told)[-1] == "whistle", "no coin has been tossed"
    assert asked(match) == ("ChooseTen", 0)
    assert kinds(toss_for_extra_time(match, "tails"))[:4] == ["deck", "deck", "extra time", "half"]


@rule("WF-C-38")
def test_a_scenario_before_the_first_period_tosses_after_the_choice_too() -> None:
    match = EXTRA_TIME.scenario("ChooseTen", half=2, kicker=0)
    assert the(toss_for_extra_time(match, "tails"), "extra time")["side"] == 1
    assert match.ball == 1


@rule("WF-C-38")
def test_red_card_limits_and_substitutions_stay() -> None:
    facts: dict[str, Any] = {"reds": [0, 2], "substituted": {0: ["G1"]}}
    match = full_time(PROFESSIONAL, [1, 1], **facts)
    play_a_period(match)
    assert (match.reds, match.tokens) == ([0, 2], [2, 3])
    assert match.card_names(match.gone[0].cards) == ["player:G1"]
    assert asked(match) == ("DiscardDown", 1), "seven cards and two players are too many after two red cards"
    while decision(match) == "DiscardDown":
        say_on(match, 1, moves(match)[0])
    assert (len(hand(match, 1)), len(squad(match, 1))) == (6, 1)


@rule("WF-C-38")
def test_abilities_and_decks_are_not_changed_for_extra_time() -> None:
    match = before_the_whistle(INTERNATIONAL_EXTRA, half=2)
    abilities = match.abilities[:]
    play(match, "give back")
    assert decision(match) == "ChooseTen"
    assert "keep" not in offered(match, 0)
    play_a_period(match)
    assert match.abilities == abilities
