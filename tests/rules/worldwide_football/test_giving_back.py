"""Paragraph 6: giving the ball back."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import (
    PROFESSIONAL,
    asked,
    before,
    discarded,
    game,
    hand,
    the,
)

FIVE_CARDS = ["dribble", "pass", "cross", "shot-678", "tackle"]
TEN_CARDS = [*FIVE_CARDS, "dribble", "pass", "pressing", "pressing", "interception"]


@rule("WF-6.13")
@pytest.mark.parametrize("pa", range(9))
def test_the_ball_may_be_given_back_whatever_the_pa(pa: int) -> None:
    match = before("BuildAttack", pa=pa, hands={0: FIVE_CARDS})
    play(match, "give back", "discard card:tackle")
    assert (match.ball, match.pa) == (1, 0)


@rule("WF-6.13")
@pytest.mark.parametrize(
    "facts",
    [
        {"pa": 3, "restart": "indirect_free_kick", "undefendable": "set_piece"},
        {"pa": 5, "restart": "corner"},
        {"pa": 6, "undefendable": "card"},
        {"pa": 6, "cross": 1},
    ],
    ids=["free kick", "corner", "after a Through ball", "after a Cross"],
)
def test_the_ball_may_be_given_back_whatever_the_next_action_promises(facts: dict[str, Any]) -> None:
    match = before("BuildAttack", PROFESSIONAL, hands={0: FIVE_CARDS}, **facts)
    play(match, "give back", "discard card:tackle")
    assert (asked(match), match.pa) == (("BuildAttack", 1), 0)
    assert (match.restart, match.undefendable, match.cross) == (0, 0, 0)


@rule("WF-6.13")
def test_only_ones_own_attack_can_be_given_up_and_only_between_two_cards() -> None:
    match = before("BuildAttack", hands={0: ["dribble"]})
    assert refusal(match, "give back", seat=1).rule == "WF-6.1"
    play(match, "lay card:dribble")
    for seat in (0, 1):
        assert refusal(match, "give back", seat=seat).rule == "WF-9.1"


@rule("WF-6.14")
@pytest.mark.parametrize("chosen", ["cross", "interception", "pass"])
def test_who_gives_the_ball_back_draws_three_and_discards_one_of_all_his_cards(chosen: str) -> None:
    top = ["interception", "pass", "pass", "pressing"]
    match = before("BuildAttack", hands={0: ["dribble", "cross"]}, draw_piles={0: top})
    told = play(match, "give back")
    assert the(told, "draw")["count"] == 3
    assert hand(match, 0) == ["dribble", "pass", "pass", "cross", "interception"]
    assert asked(match) == ("GiveBackDiscard", 0)
    assert refusal(match, "pass").rule == "WF-6.14"

    play(match, f"discard card:{chosen}")

    assert len(hand(match, 0)) == 4
    assert discarded(match, 0) == [chosen]
    assert (match.ball, hand(match, 1)) == (1, [])


@rule("WF-6.14")
def test_a_player_card_is_no_payment_for_the_ball() -> None:
    match = before("GiveBackDiscard", hands={0: FIVE_CARDS}, players={0: ["M1"]})
    assert refusal(match, "discard player:M1").rule == "WF-6.14"


@rule("WF-6.15", "WF-C-13")
@pytest.mark.parametrize("size", [0, 1, 2])
def test_with_fewer_than_three_cards_in_the_pile_all_are_drawn_and_the_discard_is_free(size: int) -> None:
    match = before("BuildAttack", hands={0: FIVE_CARDS}, draw_pile_sizes=[size, 10])
    play(match, "give back")
    assert (len(hand(match, 0)), len(match.draws[0])) == (5 + size, 0)
    assert moves(match)[-1] == "pass"
    assert "discard card:tackle" in moves(match)

    other = match.clone()
    play(match, "pass")
    play(other, "discard card:tackle")

    assert (match.ball, len(hand(match, 0))) == (1, 5 + size)
    assert (other.ball, len(hand(other, 0))) == (1, 5 + size - 1)


@rule("WF-6.15")
def test_with_exactly_three_cards_in_the_pile_one_must_be_discarded() -> None:
    match = before("BuildAttack", hands={0: FIVE_CARDS}, draw_pile_sizes=[3, 10])
    play(match, "give back")
    assert "pass" not in moves(match)


@rule("WF-6.15", "WF-C-13")
def test_who_holds_nothing_and_draws_nothing_just_gives_the_ball_back() -> None:
    match = before("BuildAttack", draw_pile_sizes=[0, 10])
    told = play(match, "give back")
    assert "draw" not in kinds(told)
    assert asked(match) == ("BuildAttack", 1)


@rule("WF-C-14")
def test_the_hand_limit_is_checked_after_the_discard_for_the_ball() -> None:
    match = before("BuildAttack", hands={0: TEN_CARDS})
    play(match, "give back")
    assert (asked(match), len(hand(match, 0))) == (("GiveBackDiscard", 0), 13)
    play(match, moves(match)[0])
    assert (asked(match), len(hand(match, 0))) == (("DiscardDown", 0), 12)
    for _ in range(2):
        play(match, moves(match)[0])
    assert (asked(match), len(hand(match, 0))) == (("BuildAttack", 1), 10)


@rule("WF-C-14")
def test_or_the_hand_limit_is_checked_before_it() -> None:
    match = before("BuildAttack", game(mode="amateur", give_back_limit="before_discard"), hands={0: TEN_CARDS})
    play(match, "give back")
    assert (asked(match), len(hand(match, 0))) == (("DiscardDown", 0), 13)
    for _ in range(3):
        play(match, moves(match)[0])
    assert (asked(match), len(hand(match, 0))) == (("GiveBackDiscard", 0), 10)
    play(match, moves(match)[0])
    assert (asked(match), len(hand(match, 0))) == (("BuildAttack", 1), 9)


@rule("WF-C-16")
def test_without_a_card_to_lay_the_ball_must_be_given_back() -> None:
    match = before("BuildAttack", pa=1, hands={0: ["cross", "through-ball", "shot-678", "tackle"]})
    assert moves(match) == ["give back"]


@rule("WF-C-16")
def test_without_a_card_to_lay_an_ability_may_come_first() -> None:
    hands = {0: ["through-ball"]}
    match = before("BuildAttack", pa=3, hands=hands, abilities={0: ["attacking-play", "tactical-plan"]})
    assert moves(match) == ["use ability:attacking-play", "use ability:tactical-plan", "give back"]
    play(match, "use ability:attacking-play")
    assert "lay card:through-ball" in moves(match)
