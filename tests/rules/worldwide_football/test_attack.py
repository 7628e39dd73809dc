"""Paragraph 6: building an attack, card by card."""

import pytest

from tests.plain import plain
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import (
    ATTACK_CARDS,
    DEFENCE_CARDS,
    MAY_BE_LAID_AT,
    RED_BONUSES,
    asked,
    before,
    defences,
    discarded,
    hand,
    laid,
    squad,
    the,
)

EVERY_ATTACK_CARD = list(ATTACK_CARDS)

ALL_DEFENCES = list(DEFENCE_CARDS)


# ---- laying cards


@rule("WF-6.1")
def test_cards_are_laid_one_at_a_time_and_each_is_answered_before_the_next() -> None:
    match = before("BuildAttack", hands={0: ["dribble", "pass"], 1: ["tackle"]})
    play(match, "lay card:dribble")
    assert (laid(match, 0), hand(match, 0)) == (["dribble"], ["pass"])
    assert asked(match) == ("Defend", 1)
    assert refusal(match, "lay card:pass", seat=0).rule == "WF-9.1"

    play(match, "draw", "lay card:pass")

    assert laid(match, 0) == ["dribble", "pass"]
    assert asked(match) == ("Defend", 1)


@rule("WF-6.1")
def test_only_a_card_in_hand_is_laid() -> None:
    match = before("BuildAttack", hands={0: ["dribble"]}, draw_piles={0: ["pass"]}, discards={0: ["pass"]})
    reason = refusal(match, "lay card:pass")
    assert reason.rule == "WF-6.1"
    assert reason.sentence("en") == "You do not hold the card “Pass”."
    assert "« Passe »" in plain(reason.sentence("fr"))


@rule("WF-6.1")
@pytest.mark.parametrize("attacker", [0, 1])
def test_only_the_side_with_the_ball_lays_attack_cards(attacker: int) -> None:
    match = before("BuildAttack", attacker=attacker, hands={0: ["dribble"], 1: ["dribble"]})
    assert asked(match) == ("BuildAttack", attacker)
    assert refusal(match, "lay card:dribble", seat=1 - attacker).rule == "WF-6.1"


@rule("WF-6.1")
def test_a_defence_card_is_nothing_to_attack_with() -> None:
    match = before("BuildAttack", hands={0: ALL_DEFENCES})
    assert moves(match) == ["give back"]
    for card in ALL_DEFENCES:
        assert refusal(match, f"defend card:{card}").rule == "WF-6.1"


@rule("WF-6.2")
@pytest.mark.parametrize("card", EVERY_ATTACK_CARD)
def test_the_pa_of_a_card_count_once_it_is_validated_and_not_before(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][-1]
    match = before("BuildAttack", pa=pa, hands={0: [card, "tackle"]})
    play(match, f"lay card:{card}")
    assert match.pa == pa
    told = play(match, "draw")
    assert match.pa == the(told, "validated")["pa"] == pa + ATTACK_CARDS[card]


# ---- prerequisites, and never 9 PA


@rule("WF-6.4", "WF-6.5")
@pytest.mark.parametrize(
    ("card", "totals", "name"), [("cross", "5, 6", "Centre"), ("through-ball", "4, 5", "Passe en")]
)
@pytest.mark.parametrize("pa", range(9))
def test_a_card_with_a_prerequisite_is_laid_at_its_totals_only(pa: int, card: str, totals: str, name: str) -> None:
    match = before("BuildAttack", pa=pa, hands={0: [card]})
    if str(pa) in totals:
        assert f"lay card:{card}" in moves(match)
        return
    reason = refusal(match, f"lay card:{card}")
    assert reason.rule == "WF-6.4"
    assert f"at {totals} PA only; you have {pa}" in reason.sentence("en")
    assert name in reason.sentence("fr")
    assert f"qu’à {totals} PA" in plain(reason.sentence("fr"))


@rule("WF-6.4")
def test_pa_that_are_not_validated_yet_fulfil_no_prerequisite() -> None:
    match = before("BuildAttack", pa=3, hands={0: ["dribble", "through-ball", "cross"], 1: ["tackle"]})
    play(match, "lay card:dribble", "defend card:tackle", throws=["d20 7"])
    assert match.pa == 4
    assert "lay card:through-ball" in moves(match)
    assert refusal(match, "lay card:cross").rule == "WF-6.4"


@rule("WF-6.12")
@pytest.mark.parametrize("card", ["dribble", "pass", "long-pass"])
@pytest.mark.parametrize("pa", range(9))
def test_no_card_is_laid_that_would_bring_9_pa(pa: int, card: str) -> None:
    match = before("BuildAttack", pa=pa, hands={0: [card]})
    if pa + ATTACK_CARDS[card] <= 8:
        play(match, f"lay card:{card}", "draw")
        assert match.pa == pa + ATTACK_CARDS[card]
        return
    reason = refusal(match, f"lay card:{card}")
    assert reason.rule == "WF-6.12"
    assert "beyond 8 PA" in reason.sentence("en")
    assert "dépasser 8 PA" in plain(reason.sentence("fr"))


@rule("WF-6.11")
@pytest.mark.parametrize("pa", range(9))
def test_at_6_to_8_pa_the_attack_is_in_shooting_position(pa: int) -> None:
    match = before("BuildAttack", pa=pa, hands={0: ["shot-678"]})
    assert ("lay card:shot-678" in moves(match)) == (6 <= pa <= 8)


# ---- effects


@rule("WF-6.6", "WF-6.7", "WF-6.8")
@pytest.mark.parametrize(
    ("answer", "throws", "pa", "drawn"),
    [
        (["draw"], [], 1, 1),
        (["defend card:pressing"], ["d20 17"], 1, 1),
        (["defend card:pressing"], ["d20 18"], 0, 0),
    ],
    ids=["not defended", "defence fails", "defence succeeds"],
)
def test_a_card_gives_pa_and_effect_unless_a_defence_on_it_succeeds(
    answer: list[str], throws: list[str], pa: int, drawn: int
) -> None:
    match = before("BuildAttack", hands={0: ["dribble"], 1: ["pressing"]}, draw_piles={0: ["cross"]})
    told = play(match, "lay card:dribble", *answer, throws=throws)
    assert match.pa == pa
    assert hand(match, 0) == ["cross"] * drawn
    assert ("validated" in kinds(told)) == (drawn == 1)


@rule("WF-6.6", "WF-6.7")
@pytest.mark.parametrize(("answer", "throws"), [("draw", []), ("defend card:interception", ["d20 1"])])
def test_the_effect_of_a_card_comes_at_once_before_anything_else_is_laid(answer: str, throws: list[str]) -> None:
    match = before("BuildAttack", hands={0: ["long-pass", "dribble"], 1: ["interception"]})
    play(match, "lay card:long-pass", answer, throws=throws)
    assert asked(match) == ("DiscardForLongPass", 0)
    assert refusal(match, "lay card:dribble").rule == "WF-3.12"
    assert refusal(match, "give back").rule == "WF-3.12"


@rule("WF-6.8")
@pytest.mark.parametrize("card", EVERY_ATTACK_CARD)
def test_a_card_that_is_stopped_leaves_no_trace_but_itself(card: str) -> None:
    defence = next(iter(RED_BONUSES[card]))
    pa = MAY_BE_LAID_AT[card][0]
    match = before("BuildAttack", pa=pa, hands={0: [card, "tackle"], 1: [defence]})
    told = play(match, f"lay card:{card}", f"defend card:{defence}", throws=["d20 20"])
    assert the(told, "ball lost")["pa"] == pa
    assert (match.pa, match.ball, match.cross, match.undefendable) == (0, 1, 0, 0)
    assert (hand(match, 0), squad(match, 0)) == (["tackle"], [])
    assert discarded(match, 0) == [card]


@rule("WF-6.9")
@pytest.mark.parametrize("card", EVERY_ATTACK_CARD)
def test_the_defence_names_on_a_card_are_the_only_answers_to_it(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    match = before("BuildAttack", pa=pa, hands={0: [card], 1: ALL_DEFENCES})
    play(match, f"lay card:{card}")
    assert defences(match) == set(RED_BONUSES[card])


@rule("WF-6.10")
@pytest.mark.parametrize(
    ("card", "defence"), [(card, name) for card in EVERY_ATTACK_CARD for name in RED_BONUSES[card]]
)
def test_the_red_number_helps_the_defenders_roll(card: str, defence: str) -> None:
    red = RED_BONUSES[card][defence]
    pa = MAY_BE_LAID_AT[card][0]
    enough = DEFENCE_CARDS[defence] - pa - red
    for d20, ball in ((enough, 1), (enough - 1, 0)):
        match = before("Defend", pa=pa, card=card, hands={1: [defence]})
        play(match, f"defend card:{defence}", throws=[f"d20 {d20}"])
        assert match.ball == ball
