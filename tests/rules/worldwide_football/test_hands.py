"""Paragraph 5: how many cards a hand may hold."""

from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal
from tests.rules.worldwide_football.preparing import AMATEUR, INTERNATIONAL, PROFESSIONAL
from tests.rules.worldwide_football.professional import asked, before, game, hand, squad, the

TEN = ["dribble", "dribble", "dribble", "pass", "pass", "long-pass", "cross", "interception", "pressing", "tackle"]
DRAWN = ["through-ball", "shot-678", "through-ball", "shot-678"]
"""The next cards of a pile: kinds that the hand does not hold."""


def amateur(name: str, rules: WorldwideFootball = AMATEUR, **facts: Any) -> WorldwideMatch:
    """The position before a decision in Amateur mode, between teams that have nothing to play on a Pass."""
    return before(name, rules, teams=["germany", "france"], **facts)


# ---- Action cards


@rule("WF-5.1", "WF-5.4")
@pytest.mark.parametrize(("held", "over"), [(7, 0), (8, 0), (9, 1), (10, 2)])
def test_a_hand_never_holds_more_than_ten_action_cards(held: int, over: int) -> None:
    match = amateur("Defend", hands={1: TEN[:held]}, draw_piles={1: DRAWN})
    play(match, "draw")
    for left in range(over, 0, -1):
        assert asked(match) == ("DiscardDown", 1)
        assert len(hand(match, 1)) == 10 + left
        play(match, "discard card:dribble")
    assert asked(match) == ("BuildAttack", 0)
    assert len(hand(match, 1)) == min(10, held + 2)


@rule("WF-5.4")
def test_who_drew_chooses_what_to_discard_even_what_he_has_just_drawn() -> None:
    match = amateur("Defend", hands={1: TEN}, draw_piles={1: DRAWN})
    play(match, "draw")
    assert moves(match) == [f"discard card:{card}" for card in AMATEUR.cards[:10] if card in {*TEN, *DRAWN}]
    told = play(match, "discard card:shot-678", "discard card:tackle")
    discarded = [(event.facts["card"], event.rule) for event in told if event.kind == "discard"]
    assert discarded == [("shot-678", "WF-5.4"), ("tackle", "WF-5.4")]
    assert hand(match, 1) == [*TEN[:7], "through-ball", "interception", "pressing"]
    assert match.card_names(match.discards[1].cards) == ["shot-678", "tackle"], "the discard is face up"


@rule("WF-5.4")
def test_nothing_else_is_done_before_a_full_hand_is_trimmed() -> None:
    match = amateur("Defend", attacker=1, hands={0: TEN, 1: ["dribble"]}, draw_piles={0: DRAWN})
    play(match, "draw")
    assert asked(match) == ("DiscardDown", 0)
    assert match.pa == 0, "the card that was not defended is validated only now"
    assert refusal(match, "lay card:dribble", seat=0).rule == "WF-5.4"
    assert refusal(match, "give back", seat=1).rule == "WF-5.4"
    play(match, "discard card:cross", "discard card:tackle")
    assert (asked(match), match.pa) == (("BuildAttack", 1), 2)


@rule("WF-5.4")
def test_only_cards_of_the_kind_that_is_too_many_are_discarded() -> None:
    match = amateur("Defend", hands={1: TEN}, players={1: ["G1", "D1", "D2"]}, draw_piles={1: DRAWN})
    play(match, "draw")
    assert decision(match) == "DiscardDown"
    reason = refusal(match, "discard player:G1")
    assert reason.rule == "WF-5.4"
    assert "Action cards in hand: 12 (at most 10), Player cards: 3 (at most 3)" in reason.sentence("en")
    assert not [move for move in moves(match) if "player" in move]


@rule("WF-5.1", "WF-5.3")
def test_laying_a_card_makes_room_for_the_one_it_draws() -> None:
    match = amateur("BuildAttack", hands={0: TEN}, draw_piles={0: DRAWN})
    play(match, "lay card:dribble", "draw")
    assert asked(match) == ("BuildAttack", 0)
    assert len(hand(match, 0)) == 10


@rule("WF-5.3", "WF-5.4")
@pytest.mark.parametrize(
    ("phrase", "kind"), [("search card:through-ball", "search"), ("recover card:shot-678", "recover")]
)
def test_a_card_searched_or_recovered_counts_at_once(phrase: str, kind: str) -> None:
    facts: dict[str, Any] = {
        "draw_piles": {0: DRAWN},
        "discards": {0: ["shot-678"]},
        "abilities": {0: ["tactical-plan"]},
    }
    match = amateur("BuildAttack", hands={0: TEN}, **facts)
    throws = ["keep order"] if kind == "search" else []
    told = play(match, "use ability:tactical-plan", phrase, throws=throws)
    assert kind in kinds(told)
    assert (asked(match), len(hand(match, 0))) == (("DiscardDown", 0), 11)
    play(match, "discard card:tackle")
    assert (asked(match), len(hand(match, 0))) == (("BuildAttack", 0), 10)


# ---- Player cards


@rule("WF-5.2", "WF-5.4")
@pytest.mark.parametrize(("held", "over"), [(1, 0), (2, 0), (3, 1)])
def test_a_hand_never_holds_more_than_three_player_cards(held: int, over: int) -> None:
    slots = ["G1", "D1", "D2"][:held]
    match = amateur("Defend", players={0: slots}, player_piles={0: ["M1"]})
    play(match, "draw")
    assert squad(match, 0) == [*slots, "M1"]
    if over:
        assert asked(match) == ("DiscardDown", 0)
        assert moves(match) == [f"discard player:{slot}" for slot in [*slots, "M1"]]
        assert refusal(match, "discard card:pass").rule == "WF-5.4"
        told = play(match, "discard player:M1")
        assert the(told, "discard player")["rule"] == "WF-5.4"
        assert match.card_names(match.used[0].cards) == ["player:M1"]
    assert asked(match) == ("BuildAttack", 0)
    assert len(squad(match, 0)) <= 3


@rule("WF-5.3")
@pytest.mark.parametrize("rules", [AMATEUR, PROFESSIONAL, INTERNATIONAL], ids=lambda rules: rules.switches.mode)
def test_the_limits_hold_at_every_moment_of_a_match(rules: WorldwideFootball) -> None:
    """After every move, unless somebody is just about to discard; a red card lowers the limits."""
    limits = [(10, 3), (8, 2), (6, 1)]
    for seed in range(25):
        luck = Seeded(seed)
        match = rules.new_match(luck)
        while match.outcome is None:
            listed = match.moves()
            match.play(listed[luck.below(len(listed))], luck)
            if decision(match) in ("DiscardDown", "GiveBackDiscard", "PayCaution"):
                continue
            for side in (0, 1):
                cards, players = limits[min(match.reds[side], 2)]
                assert len(match.hands[side].cards) <= cards
                assert len(match.squads[side].cards) <= players


# ---- giving the ball back


@rule("WF-C-14")
def test_a_ball_given_back_is_drawn_for_then_paid_for_then_the_limit_is_checked() -> None:
    match = amateur("BuildAttack", hands={0: TEN}, draw_piles={0: DRAWN})
    play(match, "give back")
    assert (asked(match), len(hand(match, 0))) == (("GiveBackDiscard", 0), 13)
    play(match, "discard card:dribble")
    assert (asked(match), len(hand(match, 0))) == (("DiscardDown", 0), 12)
    play(match, "discard card:dribble", "discard card:dribble")
    assert len(hand(match, 0)) == 10
    assert match.ball == 1


@rule("WF-C-14")
def test_in_the_other_reading_the_limit_is_checked_first() -> None:
    rules = game(mode="amateur", give_back_limit="before_discard")
    match = amateur("BuildAttack", rules, hands={0: TEN}, draw_piles={0: DRAWN})
    play(match, "give back")
    assert (asked(match), len(hand(match, 0))) == (("DiscardDown", 0), 13)
    play(match, "discard card:dribble", "discard card:dribble", "discard card:dribble")
    assert (asked(match), len(hand(match, 0))) == (("GiveBackDiscard", 0), 10)
    play(match, "discard card:pass")
    assert len(hand(match, 0)) == 9
    assert match.ball == 1


@rule("WF-C-14")
@pytest.mark.parametrize(("reading", "left"), [("after_discard", 10), ("before_discard", 9)])
def test_near_the_limit_the_readings_differ_by_one_card(reading: str, left: int) -> None:
    rules = game(mode="amateur", give_back_limit=reading)
    match = amateur("BuildAttack", rules, hands={0: TEN[:8]}, draw_piles={0: DRAWN})
    play(match, "give back")
    while decision(match) in ("DiscardDown", "GiveBackDiscard"):
        play(match, moves(match)[0])
    assert len(hand(match, 0)) == left


# ---- exhausted piles


@rule("WF-C-59")
@pytest.mark.parametrize(("size", "drawn"), [(2, 2), (1, 1), (0, 0)])
def test_who_stays_out_draws_what_there_is(size: int, drawn: int) -> None:
    match = amateur("Defend", hands={1: ["tackle"]}, draw_pile_sizes=[10, size])
    discards = match.discards[1].cards[:]
    told = play(match, "draw")
    assert len(hand(match, 1)) == 1 + drawn
    assert match.draws[1].cards == []
    assert match.discards[1].cards == discards, "the discard is not shuffled into a new pile"
    assert [event.details["count"] for event in told if event.kind == "draw"] == ([drawn] if drawn else [])


@rule("WF-C-59")
def test_a_dribble_draws_nothing_from_an_empty_pile() -> None:
    match = amateur("BuildAttack", hands={0: ["dribble", "pass"]}, draw_pile_sizes=[0, 10])
    told = play(match, "lay card:dribble", "draw")
    assert hand(match, 0) == ["pass"]
    assert match.pa == 1
    assert [event.details["side"] for event in told if event.kind == "draw"] == [1]


@rule("WF-C-59")
def test_used_player_cards_stay_in_an_open_discard_until_the_half_ends() -> None:
    used = ["G1", "D1", "D2", "M1", "M2"]
    facts: Mapping[str, Any] = {"players": {0: ["A1", "A2"]}, "used_players": {0: used}}
    match = amateur("BuildAttack", hands={0: ["pass"]}, draw_pile_sizes=[0, 0], gave_back="defender", **facts)
    told = play(match, "lay card:pass", "draw")
    assert "draw player" not in kinds(told)
    assert squad(match, 0) == ["A1", "A2"]
    view: Any = match.view(None)
    assert view["sides"][0]["used_players"] == [f"player:{slot}" for slot in used]

    match.play(AMATEUR.move("give back"), Seeded(0))

    assert match.half == 2
    assert match.used[0].cards == []
    assert len(match.piles[0].cards) + len(match.squads[0].cards) == 7
