"""Paragraph 12: how a half ends, what the second one begins with, and the end of the match."""

from collections import Counter
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play
from tests.rules.worldwide_football.preparing import (
    AMATEUR,
    INTERNATIONAL,
    PROFESSIONAL,
    STANDARD,
    answer_sealed,
    first_to_answer,
    numbers,
    offered,
    say,
    say_on,
)
from tests.rules.worldwide_football.professional import asked, before, before_the_whistle, game, hand, play_on, squad

STRICT = game(mode="amateur", strict_consecutive=True)
BEFORE_FIRST = game(mode="amateur", half_end_test="before_first")
KEEP = game(mode="amateur", second_half_hands="keep")


def give_back(match: WorldwideMatch) -> list[Event]:
    """The side with the ball gives it back and discards as little as it must."""
    told = play_on(match, "give back")
    while decision(match) in ("GiveBackDiscard", "DiscardDown"):
        told += play_on(match, "pass" if "pass" in moves(match) else moves(match)[0])
    return told


def attack(rules: WorldwideFootball = AMATEUR, **facts: Any) -> WorldwideMatch:
    """A side with the ball, with two cards in each hand and no ability."""
    facts = {"hands": {0: ["pass", "pass"], 1: ["dribble", "pass"]}, **facts}
    return before("BuildAttack", rules, teams=["germany", "france"], **facts)


def half_is_over(told: list[Event]) -> bool:
    """Whether the whistle was blown."""
    return "whistle" in kinds(told)


# ---- the end of a half


@rule("WF-E-16", "WF-12.2", "WF-12.3")
@pytest.mark.parametrize(
    ("piles", "gave_back", "over"),
    [([0, 4], "defender", True), ([3, 4], "defender", False), ([0, 0], "nobody", False), ([0, 0], "defender", True)],
)
def test_a_half_ends_with_a_pile_empty_and_two_balls_given_back_in_turn(
    piles: list[int], gave_back: str, over: bool
) -> None:
    drawn = 3 if piles[1] else 0
    match = attack(attacker=1, gave_back=gave_back, draw_pile_sizes=[piles[0], piles[1] + drawn])
    told = give_back(match)
    assert half_is_over(told) == over
    assert match.half == (2 if over else 1)
    if not over:
        assert [len(pile.cards) for pile in match.draws] == piles
        assert match.ball == 0


@rule("WF-E-16", "WF-12.3")
def test_an_attack_that_ended_otherwise_comes_between() -> None:
    match = before(
        "Defend",
        AMATEUR,
        attacker=1,
        gave_back="defender",
        hands={0: ["tackle", "pass"], 1: ["pass"]},
        draw_pile_sizes=[0, 0],
        teams=["germany", "spain"],
    )
    told = play(match, "defend card:tackle", throws=["d20 20"])
    assert not half_is_over(told)
    told = give_back(match)
    assert not half_is_over(told), "side 1 has lost the ball, it did not give it back"
    told = give_back(match)
    assert half_is_over(told)


@rule("WF-12.3")
def test_one_side_alone_does_not_end_a_half() -> None:
    match = attack(draw_pile_sizes=[0, 0])
    told = give_back(match)
    assert not half_is_over(told)
    assert asked(match) == ("BuildAttack", 1)
    assert half_is_over(give_back(match))


@rule("WF-12.2")
def test_with_cards_in_both_piles_the_ball_goes_to_and_fro() -> None:
    match = attack(draw_pile_sizes=[6, 7])
    assert [half_is_over(give_back(match)) for _ in range(3)] == [False, False, True]


@rule("WF-C-21")
def test_the_pile_may_be_emptied_by_the_very_draw_of_the_second() -> None:
    match = attack(attacker=1, gave_back="defender", draw_pile_sizes=[5, 3])
    assert half_is_over(give_back(match))


@rule("WF-C-21")
def test_in_the_other_reading_a_pile_must_be_empty_before_the_first() -> None:
    match = attack(BEFORE_FIRST, draw_pile_sizes=[5, 3])
    sizes = []
    while match.half == 1:
        sizes.append([len(pile.cards) for pile in match.draws])
        over = half_is_over(give_back(match))
    # Each pair of balls given back is tested with the piles before its first: [5, 3], [2, 3], then [2, 0].
    assert sizes == [[5, 3], [2, 3], [2, 0], [0, 0]]
    assert over


@rule("WF-C-21")
@pytest.mark.parametrize("seed", range(10))
def test_a_half_always_ends_in_the_other_reading_too(seed: int) -> None:
    luck = Seeded(seed)
    match = BEFORE_FIRST.new_match(luck)
    for _ in range(BEFORE_FIRST.longest):
        if match.outcome is not None:
            break
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck)
    assert match.outcome is not None


@rule("WF-C-20")
def test_cards_may_be_laid_between_the_two() -> None:
    match = attack(attacker=1, gave_back="defender", draw_pile_sizes=[0, 0])
    play(match, "lay card:pass", "draw")
    assert match.pa == 2
    assert half_is_over(give_back(match))


@rule("WF-C-20")
def test_in_the_strict_reading_the_second_side_must_not_have_laid_one() -> None:
    match = attack(STRICT, attacker=1, gave_back="defender", draw_pile_sizes=[0, 0])
    play(match, "lay card:pass", "draw")
    assert not half_is_over(give_back(match))
    assert match.ball == 0
    assert half_is_over(give_back(match)), "but it counts as the first of the next two"


@rule("WF-C-20")
def test_in_the_strict_reading_nothing_laid_ends_the_half() -> None:
    match = attack(STRICT, attacker=1, gave_back="defender", draw_pile_sizes=[0, 0])
    assert half_is_over(give_back(match))


# ---- two halves


@rule("WF-12.1", "WF-12.6")
@pytest.mark.parametrize("rules", [AMATEUR, PROFESSIONAL, INTERNATIONAL], ids=lambda rules: rules.switches.mode)
@pytest.mark.parametrize("seed", range(5))
def test_a_match_has_two_halves_and_ends_with_the_second(rules: WorldwideFootball, seed: int) -> None:
    told: list[Event] = []
    luck = Seeded(seed)
    match = rules.new_match(luck, told.append)
    while match.outcome is None:
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck, told.append)
    halves = [event.kind for event in told if event.kind in ("half", "whistle", "full time")]
    assert halves == ["half", "whistle", "half", "whistle", "full time"]
    assert next(event.rule for event in told if event.kind == "full time") == "WF-12.6"


@rule("WF-12.5")
@pytest.mark.parametrize("kicker", [0, 1])
def test_the_other_side_kicks_off_the_second_half(kicker: int) -> None:
    match = before_the_whistle(AMATEUR, kicker=kicker)
    play_on(match, "give back")
    assert (match.half, match.ball) == (2, 1 - kicker)
    assert asked(match) == ("BuildAttack", 1 - kicker)
    assert len(hand(match, 1 - kicker)) == 8
    assert len(hand(match, kicker)) == 7


@rule("WF-12.4", "WF-C-22")
def test_hands_and_discards_are_shuffled_into_full_decks_again() -> None:
    facts: dict[str, Any] = {"hands": {0: ["shot-678"]}, "laid": {0: ["dribble"]}, "used_players": {1: ["G1", "D1"]}}
    match = before_the_whistle(AMATEUR, pa=1, **facts)
    told = play(match, "give back", "pass", throws=["keep order"] * 4)
    assert match.discards[0].cards == match.discards[1].cards == match.used[1].cards == []
    assert match.laid == [0, 0]
    assert [len(pile.cards) for pile in match.draws] == [21, 20]
    assert [len(squad(match, side)) for side in (0, 1)] == [2, 2]
    assert [len(pile.cards) for pile in match.piles] == [5, 5]
    for side in (0, 1):
        cards = Counter(match.draws[side].cards + match.hands[side].cards)
        assert [cards[card] for card in range(10)] == AMATEUR.pool
    assert (match.pa, match.cross, match.undefendable, match.gave_back) == (0, 0, 0, -1)
    assert [event.kind for event in told if event.kind in ("whistle", "half")] == ["whistle", "half"]


@rule("WF-C-22")
@pytest.mark.parametrize(
    ("rules", "before_it", "after_it"), [(AMATEUR, [0, 3], [2, 4]), (PROFESSIONAL, [1, 4], [3, 5])], ids=["4", "5"]
)
def test_stars_are_those_left_and_two_more(rules: WorldwideFootball, before_it: list[int], after_it: list[int]) -> None:
    match = before_the_whistle(rules, stars=before_it, teams=["italy", "spain"])
    play_on(match, "give back")
    assert match.stars == after_it


@rule("WF-C-22")
def test_score_tokens_and_substituted_players_carry_over() -> None:
    match = before_the_whistle(goals=[2, 1], substituted={0: ["G1"], 1: ["M1", "A2"]}, reds=[1, 0])
    assert match.tokens == [2, 1]
    play_on(match, "give back")
    say_on(match, 0, "keep")
    say_on(match, 1, "keep")
    assert match.half == 2
    assert (match.goals, match.tokens, match.reds) == ([2, 1], [2, 1], [1, 0])
    assert [match.card_names(gone.cards) for gone in match.gone] == [["player:G1"], ["player:A2", "player:M1"]]
    for side, left in ((0, 6), (1, 5)):
        assert len(match.piles[side].cards) + len(match.squads[side].cards) == left
    assert not match.fresh[0] & 1, "nobody reckons with the goalkeeper who was taken off"


@rule("WF-C-22")
@pytest.mark.parametrize(
    ("reds", "over"), [([0, 0], []), ([0, 1], []), ([1, 0], []), ([2, 0], [1, 1]), ([0, 3], [2, 1])]
)
def test_red_cards_also_trim_the_new_opening_hand(reds: list[int], over: list[int]) -> None:
    """Side 1 kicks off with eight cards and two players, side 0 has seven and two."""
    match = before_the_whistle(reds=reds)
    play_on(match, "give back")
    say_on(match, 0, "keep")
    say_on(match, 1, "keep")
    discarded: Counter[bool] = Counter()
    while decision(match) == "DiscardDown":
        assert reds[match.seat] >= 2
        discarded["player" in moves(match)[0]] += 1
        play_on(match, moves(match)[0])
    assert [discarded[False], discarded[True]] == (over or [0, 0])
    assert asked(match) == ("BuildAttack", 1)


@rule("WF-18.8")
@first_to_answer
def test_changes_of_abilities_stay_sealed_until_both_have_made_theirs(first: int) -> None:
    match = PROFESSIONAL.scenario("HalfTimeAbilities", teams=["germany", "italy"])
    five = ["attacking-play", "tactical-plan", "counter-attack", "creativity", "stamina"]
    answers = {0: [f"take ability:{name}" for name in five], 1: ["keep"]}
    told = answer_sealed(match, first, answers, throws=["keep order"] * 4)
    assert [event.details["side"] for event in told if event.kind == "abilities"] == [0, 1]
    view: Any = match.view(None)
    assert view["sides"][0]["abilities"] == [f"ability:{name}" for name in five]
    assert match.half == 2


# ---- hands that are kept


@rule("WF-C-22")
def test_in_the_other_reading_each_side_keeps_its_hand() -> None:
    match = before_the_whistle(
        KEEP,
        hands={0: ["shot-678", "tackle"], 1: ["cross"]},
        players={0: ["A1"], 1: ["G1", "M2"]},
        used_players={0: ["D1"]},
    )
    play(match, "give back", "pass", throws=["keep order"] * 4)
    assert (match.half, match.ball) == (2, 1)
    assert (hand(match, 0), hand(match, 1)) == (["shot-678", "tackle"], ["cross"])
    assert (squad(match, 0), squad(match, 1)) == (["A1"], ["G1", "M2"])
    assert [len(pile.cards) for pile in match.draws] == [26, 27]
    assert [len(pile.cards) for pile in match.piles] == [6, 5]
    assert match.used[0].cards == []
    assert match.fresh == [127, 127]


@rule("WF-C-80", "WF-22.5")
@pytest.mark.parametrize("changes", [0, 1])
def test_who_keeps_his_hand_but_changes_his_deck_draws_a_new_one(changes: int) -> None:
    rules = game(mode="international", second_half_hands="keep")
    match = before_the_whistle(rules, hands={0: ["pass"], 1: ["cross", "tackle"]}, players={0: ["G1"], 1: ["A1"]})
    play_on(match, "give back", "pass")
    for seat in (0, 1):
        say_on(match, seat, "keep")
    deck = {**STANDARD, "shot-567": 2, "dribble": 3}
    say_on(match, changes, *numbers(rules, deck))
    assert offered(match, 1 - changes)[-1] == "keep"
    say(match, 1 - changes, "keep", throws=["keep order"] * 5)
    assert match.half == 2
    assert len(hand(match, changes)) == (8 if changes == 1 else 7)
    assert hand(match, 1 - changes) == (["pass"] if changes == 1 else ["cross", "tackle"])
    assert (squad(match, 0), squad(match, 1)) == (["G1"], ["A1"]), "Player cards stay"
    held = [len(match.hands[side].cards) + len(match.draws[side].cards) for side in (0, 1)]
    assert held == [32, 32]
