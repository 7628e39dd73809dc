"""Worked examples, to the digit: those of paragraphs 6, 7, 9 and 13, of the FAQ, and some that settle a boundary."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import asked, before, discarded, hand, squad, the

OPPONENT, YOU = 0, 1


@rule("WF-E-01", "WF-6.1", "WF-6.2", "WF-6.11")
def test_example_1_an_attack_worth_7_pa() -> None:
    hands = {0: ["dribble", "long-pass", "pass", "dribble", "shot-678", "dribble"]}
    top = ["long-pass", "pass"]
    match = before("BuildAttack", teams=["germany", "france"], hands=hands, draw_piles={0: top})
    play(match, "lay card:dribble", "draw")
    assert match.pa == 1
    play(match, "lay card:long-pass", "draw", "discard card:long-pass")
    assert match.pa == 4
    play(match, "lay card:pass", "draw")
    assert match.pa == 6
    play(match, "lay card:dribble", "draw")
    assert match.pa == 7

    assert hand(match, 0) == ["dribble", "pass", "shot-678"]
    assert moves(match) == ["lay card:dribble", "lay card:shot-678", "give back"]
    assert refusal(match, "lay card:pass").rule == "WF-6.12"
    told = play(match, "lay card:shot-678", "draw", "pass", throws=["d6 4", "d6 6"])
    assert the(told, "shot")["bonus"] == 1


@rule("WF-E-01")
def test_example_1_at_7_pa_there_is_no_room_for_a_long_pass_or_a_pass() -> None:
    match = before("BuildAttack", pa=7, hands={0: ["dribble", "pass", "long-pass", "shot-678"]})
    assert moves(match) == ["lay card:dribble", "lay card:shot-678", "give back"]
    for card in ("pass", "long-pass"):
        assert refusal(match, f"lay card:{card}").rule == "WF-6.12"


@rule("WF-E-02", "WF-7.5", "WF-7.6", "WF-7.7", "WF-7.8")
@pytest.mark.parametrize(("pa", "quality"), [(6, 4), (7, 5), (8, 6)])
def test_example_2_the_quality_of_a_shot_with_a_die_of_4(pa: int, quality: int) -> None:
    match = before("BuildAttack", pa=pa, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 4", "d6 6"])
    assert the(told, "save roll")["quality"] == quality


@rule("WF-E-03", "WF-9.5", "WF-9.6", "WF-9.7", "WF-9.11")
def test_example_3_an_interception_on_a_through_ball_at_5_pa() -> None:
    hands = {OPPONENT: ["through-ball"], YOU: ["interception"]}
    match = before("BuildAttack", attacker=OPPONENT, pa=5, hands=hands)
    told = play(match, "lay card:through-ball", "defend card:interception", throws=["d20 15"])
    assert the(told, "defence")["needed"] == 13
    assert (match.ball, match.pa, match.lost_at) == (YOU, 0, 5)


@rule("WF-E-04", "WF-13.1", "WF-13.2", "WF-13.3", "WF-13.4", "WF-13.5", "WF-13.6", "WF-13.7")
def test_example_4_the_sample_turn() -> None:
    match = before(
        "BuildAttack",
        attacker=OPPONENT,
        teams=["france", "germany"],
        hands={
            OPPONENT: ["pass", "long-pass", "pressing"],
            YOU: ["interception", "long-pass", "dribble", "through-ball", "shot-678", "pass"],
        },
        players={YOU: ["A1"]},
        abilities={YOU: ["counter-attack"]},
    )
    cards = [len(hand(match, side)) for side in (OPPONENT, YOU)]
    players = [len(squad(match, side)) for side in (OPPONENT, YOU)]

    play(match, "lay card:pass", "draw")
    assert (match.pa, len(squad(match, OPPONENT)), len(hand(match, YOU))) == (2, 1, cards[YOU] + 2)

    told = play(match, "lay card:long-pass", "defend card:interception", throws=["d20 17"])
    assert (the(told, "defence")["needed"], match.ball, match.lost_at) == (14, YOU, 2)
    assert moves(match) == ["use ability:counter-attack", "pass"], "2 PA allow a Counter-attack; it is not used"
    play(match, "pass")

    told = play(match, "lay card:long-pass", "pass", "draw", "discard card:pass")
    assert (match.pa, discarded(match, YOU)) == (3, ["interception", "pass"])

    told = play(match, "lay card:dribble", "defend card:pressing", throws=["d20 8"])
    assert the(told, "defence")["needed"] == 15
    assert asked(match) == ("AfterRoll", OPPONENT), "the Player card of the Pass might be one for this moment"
    held = len(hand(match, YOU))
    play(match, "pass")
    assert (match.pa, len(hand(match, YOU))) == (4, held + 1)

    play(match, "lay card:through-ball", "draw")
    assert match.pa == 6
    held = len(hand(match, OPPONENT))

    play(match, "lay card:shot-678")
    assert asked(match) == ("AfterShot", YOU), "nobody is asked about a defence"
    play(match, "play player:A1", "pass", throws=["d6 5", "d6 3"])
    assert asked(match) == ("KeepGoal", OPPONENT)
    told = play(match, "pass", throws=["d6 2"])
    assert (the(told, "save roll")["quality"], the(told, "save roll")["keeper"]) == (5, 2)

    assert match.goals == [0, 1]
    assert (match.ball, match.pa) == (OPPONENT, 0)
    assert len(hand(match, OPPONENT)) == held, "nobody draws on the Shot"
    assert [len(hand(match, side)) - cards[side] for side in (OPPONENT, YOU)] == [1, -3]
    assert [len(squad(match, side)) - players[side] for side in (OPPONENT, YOU)] == [1, -1]


@rule("WF-E-08", "WF-FAQ.4")
def test_example_8_four_more_after_a_defensive_roll() -> None:
    hands = {OPPONENT: ["long-pass"], YOU: ["interception"]}
    match = before("BuildAttack", pa=2, teams=["spain", "italy"], hands=hands, players={YOU: ["D1"]})
    told = play(match, "lay card:long-pass", "defend card:interception", throws=["d20 11"])
    assert the(told, "defence")["needed"] == 14
    told = play(match, "play player:D1")
    assert the(told, "added to roll")["total"] == 15
    assert match.ball == YOU


@rule("WF-E-14", "WF-6.12", "WF-6.4")
@pytest.mark.parametrize(
    ("pa", "card", "forbidden_by"),
    [
        (6, "long-pass", "WF-6.12"),
        (6, "pass", None),
        (7, "pass", "WF-6.12"),
        (7, "dribble", None),
        (8, "dribble", "WF-6.12"),
        (6, "cross", None),
        (7, "cross", "WF-6.4"),
        (6, "through-ball", "WF-6.4"),
    ],
)
def test_example_14_never_9_pa(pa: int, card: str, forbidden_by: str | None) -> None:
    match = before("BuildAttack", pa=pa, hands={0: [card]})
    if forbidden_by:
        assert refusal(match, f"lay card:{card}").rule == forbidden_by
    else:
        play(match, f"lay card:{card}", "draw")
        assert match.pa <= 8


FIVE = ["dribble", "pass", "cross", "shot-678", "tackle"]
TEN = [*FIVE, "dribble", "pass", "pressing", "interception", "interception"]


@rule("WF-E-15", "WF-6.14", "WF-6.15", "WF-C-14")
@pytest.mark.parametrize(
    ("pile", "held", "drawn", "must", "over", "after"),
    [
        (10, FIVE, 3, 1, 0, 7),
        (3, FIVE, 3, 1, 0, 7),
        (2, FIVE, 2, 0, 0, 7),
        (0, FIVE, 0, 0, 0, 5),
        (10, TEN, 3, 1, 2, 10),
    ],
)
def test_example_15_giving_the_ball_back(
    pile: int, held: list[str], drawn: int, must: int, over: int, after: int
) -> None:
    match = before("BuildAttack", hands={0: held}, draw_pile_sizes=[pile, 10])
    play(match, "give back")
    assert len(hand(match, 0)) == len(held) + drawn
    assert ("pass" not in moves(match)) == (must == 1)
    play(match, moves(match)[0] if must else "pass")
    for _ in range(over):
        assert asked(match) == ("DiscardDown", 0)
        play(match, moves(match)[0])
    assert (asked(match), len(hand(match, 0))) == (("BuildAttack", 1), after)


@rule("WF-E-16", "WF-12.2", "WF-12.3")
@pytest.mark.parametrize(("piles", "over"), [([0, 4], True), ([6, 4], False)])
def test_example_16_two_balls_given_back_end_the_half_if_a_pile_is_empty(piles: list[int], over: bool) -> None:
    match = before("BuildAttack", hands={0: ["cross"]}, draw_pile_sizes=piles, gave_back="defender")
    play(match, "give back")
    told = play(match, "pass" if over else moves(match)[0], throws=["keep order"] * 4 if over else [])
    assert ("whistle" in kinds(told)) == over
    assert match.half == (2 if over else 1)


@rule("WF-E-16", "WF-12.3")
@pytest.mark.parametrize(
    ("card", "answer", "throws"),
    [("dribble", "defend card:pressing", ["d20 20"]), ("shot-678", "draw", ["d6 1", "d6 6"])],
    ids=["stopped", "saved"],
)
def test_example_16_an_attack_that_ends_otherwise_is_no_ball_given_back(
    card: str, answer: str, throws: list[str]
) -> None:
    facts: dict[str, Any] = {"draw_pile_sizes": [0, 0], "gave_back": "defender"}
    match = before("BuildAttack", pa=6, hands={0: [card], 1: ["pressing"]}, **facts)
    told = play(match, f"lay card:{card}", answer, throws=throws)
    assert "whistle" not in kinds(told), "one gave the ball back, the other lost it"
    told = play(match, "give back")
    if asked(match)[0] == "GiveBackDiscard":
        told = play(match, "pass")
    assert "whistle" not in kinds(told), "one lost the ball, the other gave it back"
    assert (match.half, match.ball) == (1, 0)


@rule("WF-E-19", "WF-FAQ.10", "WF-9.4")
def test_example_19_countering_a_card_that_makes_a_shot_undefendable() -> None:
    hands = {OPPONENT: ["shot-678"], YOU: ["tackle"]}
    players = {OPPONENT: ["A1"], YOU: ["D2"]}
    match = before("BuildAttack", pa=7, teams=["brazil", "italy"], hands=hands, players=players)
    play(match, "lay card:shot-678", "play player:A1")
    told = play(match, "play player:D2", throws=["d20 8"])
    assert the(told, "counter")["countered"] is True
    told = play(match, "defend card:tackle", throws=["d20 9"])
    assert the(told, "defence")["needed"] == 9
    assert match.ball == YOU


@rule("WF-E-19", "WF-FAQ.10", "WF-9.4")
def test_example_19_with_a_7_there_is_neither_a_defence_nor_a_draw() -> None:
    hands = {OPPONENT: ["shot-678"], YOU: ["tackle"]}
    players = {OPPONENT: ["A1"], YOU: ["D2"]}
    match = before("BuildAttack", pa=7, teams=["brazil", "italy"], hands=hands, players=players)
    play(match, "lay card:shot-678", "play player:A1")
    told = play(match, "play player:D2", throws=["d20 7", "d6 6", "d6 1"])
    assert "goal" in kinds(told)
    assert hand(match, YOU) == ["tackle"]
