"""Paragraph 3: the Action cards, one by one; and what the sample turn of paragraph 13 settles about them."""

from collections import Counter

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import (
    ATTACK_CARDS,
    DEFENCE_CARDS,
    MAY_BE_LAID_AT,
    RED_BONUSES,
    SHOTS,
    WITH_INT_CARDS,
    asked,
    before,
    defences,
    discarded,
    game,
    hand,
    squad,
    the,
)

OWN_RULE = {
    "dribble": "WF-3.10",
    "pass": "WF-3.11",
    "long-pass": "WF-3.12",
    "cross": "WF-3.13",
    "through-ball": "WF-3.14",
    "shot-678": "WF-3.15",
    "shot-567": "WF-3.16",
}
ALL_DEFENCES = list(DEFENCE_CARDS)

each_card = pytest.mark.parametrize("card", [pytest.param(card, marks=rule(id)) for card, id in OWN_RULE.items()])
each_attack_card = pytest.mark.parametrize(
    "card", [pytest.param(card, marks=rule(OWN_RULE[card])) for card in ATTACK_CARDS]
)


def needed(card: str, defence: str, pa: int, rules: WorldwideFootball = WITH_INT_CARDS) -> object:
    """The number that a defence card needs on a card laid at so many PA."""
    match = before("Defend", rules, pa=pa, card=card, hands={1: [defence]})
    return the(play(match, f"defend card:{defence}", throws=["d20 20"]), "defence")["needed"]


# ---- what stands on each card


@each_card
@pytest.mark.parametrize("pa", range(9))
def test_each_card_may_be_laid_at_its_own_totals_of_pa_and_at_no_other(card: str, pa: int) -> None:
    match = before("BuildAttack", WITH_INT_CARDS, pa=pa, hands={0: [card]})
    assert (f"lay card:{card}" in moves(match)) == (pa in MAY_BE_LAID_AT[card])


@each_attack_card
def test_each_attack_card_gives_its_pa(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    match = before("BuildAttack", pa=pa, hands={0: [card, "dribble"]})
    play(match, f"lay card:{card}", "draw")
    assert match.pa == pa + ATTACK_CARDS[card]


@each_card
def test_each_card_is_answered_by_the_defences_that_it_names_and_by_no_other(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    match = before("BuildAttack", WITH_INT_CARDS, pa=pa, hands={0: [card], 1: ALL_DEFENCES})
    play(match, f"lay card:{card}")
    assert defences(match) == set(RED_BONUSES[card])
    for defence in set(ALL_DEFENCES) - set(RED_BONUSES[card]):
        assert refusal(match, f"defend card:{defence}").rule == "WF-9.3"


@rule("WF-6.10", "WF-C-02", "WF-C-03", "WF-C-04")
@each_card
def test_each_card_gives_each_defence_that_it_names_its_own_red_bonus(card: str) -> None:
    pa = MAY_BE_LAID_AT[card][0]
    for defence, red in RED_BONUSES[card].items():
        assert needed(card, defence, pa) == DEFENCE_CARDS[defence] - pa - red


# ---- Dribble, Pass and Long pass


@rule("WF-3.10")
def test_a_dribble_draws_its_owner_one_action_card() -> None:
    match = before("BuildAttack", hands={0: ["dribble"]}, draw_piles={0: ["cross", "pass"], 1: ["tackle", "pressing"]})
    told = play(match, "lay card:dribble", "draw")
    assert hand(match, 0) == ["cross"]
    assert hand(match, 1) == ["pressing", "tackle"], "the defender's two cards are for staying out"
    assert [(event.details["side"], event.details["count"]) for event in told if event.kind == "draw"] == [
        (1, 2),
        (0, 1),
    ]


@rule("WF-3.11")
def test_a_pass_draws_its_owner_one_player_card() -> None:
    match = before("BuildAttack", hands={0: ["pass"]}, player_piles={0: ["A2", "M1"]})
    play(match, "lay card:pass", "draw")
    assert (squad(match, 0), squad(match, 1)) == (["A2"], [])
    assert hand(match, 0) == []


@rule("WF-3.12")
@pytest.mark.parametrize("chosen", ["dribble", "shot-678", "tackle"])
def test_a_long_pass_makes_its_owner_discard_an_action_card_of_his_choice(chosen: str) -> None:
    held = ["dribble", "shot-678", "tackle"]
    match = before("BuildAttack", hands={0: ["long-pass", *held]})
    play(match, "lay card:long-pass", "draw")
    assert asked(match) == ("DiscardForLongPass", 0)
    assert moves(match) == [f"discard card:{card}" for card in held]

    play(match, f"discard card:{chosen}")

    assert hand(match, 0) == [card for card in held if card != chosen]
    assert discarded(match, 0) == [chosen]
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-3.12")
def test_the_discard_for_a_long_pass_is_no_choice_and_takes_no_player_card() -> None:
    match = before("DiscardForLongPass", hands={0: ["dribble"]}, players={0: ["M1"]})
    for forbidden in ("pass", "discard player:M1"):
        reason = refusal(match, forbidden)
        assert reason.rule == "WF-3.12"
        assert "Long pass costs an Action card" in reason.sentence("en")
        assert "Passe longue coûte une carte Action" in reason.sentence("fr")
    missing = refusal(match, "discard card:tackle")
    assert (missing.key, missing.rule) == ("no_such_card", "WF-3.12")


@rule("WF-C-68")
def test_a_long_pass_as_the_last_card_is_laid_and_its_discard_ignored() -> None:
    match = before("BuildAttack", hands={0: ["long-pass"]})
    told = play(match, "lay card:long-pass", "draw")
    assert match.pa == 3
    assert "discard" not in kinds(told)
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-02")
def test_the_red_three_of_a_long_pass_helps_interception_only() -> None:
    assert needed("long-pass", "interception", 0) == 19 - 3
    assert needed("long-pass", "pressing", 0) == 18


# ---- Cross


@rule("WF-3.13", "WF-C-03")
def test_a_cross_gives_one_pa_and_a_red_bonus_of_two() -> None:
    match = before("BuildAttack", pa=5, hands={0: ["cross"]})
    play(match, "lay card:cross", "draw")
    assert match.pa == 6
    assert needed("cross", "interception", 5) == 19 - 5 - 2


@rule("WF-3.13")
@pytest.mark.parametrize(("pa", "quality"), [(5, 4 + 0 + 1), (6, 4 + 1 + 1)])
def test_a_shot_right_after_a_cross_has_one_more_on_its_die(pa: int, quality: int) -> None:
    match = before("BuildAttack", pa=pa, hands={0: ["cross", "shot-678"]})
    told = play(match, "lay card:cross", "draw", "lay card:shot-678", "draw", throws=["d6 4", "d6 6"])
    assert the(told, "save roll")["quality"] == quality


@rule("WF-3.13")
def test_any_other_action_after_a_cross_uses_its_bonus_up() -> None:
    match = before("BuildAttack", pa=5, hands={0: ["cross", "dribble", "shot-678"]})
    play(match, "lay card:cross", "draw", "lay card:dribble", "draw")
    told = play(match, "lay card:shot-678", "draw", throws=["d6 4", "d6 6"])
    assert the(told, "save roll")["quality"] == 4 + 1, "7 PA give 1, the Cross gives nothing"


@rule("WF-3.13")
def test_two_crosses_give_the_shot_one_more_and_not_two() -> None:
    match = before("BuildAttack", pa=5, hands={0: ["cross", "cross", "shot-678"]})
    play(match, "lay card:cross", "draw", "lay card:cross", "draw")
    told = play(match, "lay card:shot-678", "draw", throws=["d6 4", "d6 6"])
    assert the(told, "save roll")["quality"] == 4 + 1 + 1


@rule("WF-3.13")
def test_an_ability_is_no_action_and_leaves_the_bonus_of_a_cross() -> None:
    hands = {0: ["cross", "dribble"]}
    match = before("BuildAttack", pa=5, hands=hands, draw_piles={0: ["shot-678"]}, abilities={0: ["tactical-plan"]})
    play(match, "lay card:cross", "draw", "use ability:tactical-plan", "search card:shot-678", throws=["keep order"])
    told = play(match, "lay card:shot-678", "draw", throws=["d6 4", "d6 6"])
    assert the(told, "save roll")["quality"] == 4 + 0 + 1


# ---- Through ball


@rule("WF-3.14", "WF-C-04")
def test_a_through_ball_gives_two_pa_and_a_red_bonus_of_one_to_both_defences() -> None:
    match = before("BuildAttack", pa=4, hands={0: ["through-ball"]})
    play(match, "lay card:through-ball", "draw")
    assert match.pa == 6
    assert needed("through-ball", "interception", 4) == 19 - 4 - 1
    assert needed("through-ball", "pressing", 4) == 18 - 4 - 1


@rule("WF-C-04")
@pytest.mark.parametrize("red", [0, 1])
def test_the_red_bonus_of_a_through_ball_for_pressing_may_be_agreed_on(red: int) -> None:
    rules = game(mode="amateur", through_ball_pressing_bonus=red)
    assert needed("through-ball", "pressing", 5, rules) == 18 - 5 - red
    assert needed("through-ball", "interception", 5, rules) == 19 - 5 - 1


@rule("WF-3.14")
@pytest.mark.parametrize("following", ["dribble", "pass", "shot-678"])
def test_nobody_can_defend_on_the_action_after_a_through_ball(following: str) -> None:
    match = before("BuildAttack", pa=4, hands={0: ["through-ball", following], 1: ALL_DEFENCES})
    play(match, "lay card:through-ball")
    assert asked(match) == ("Defend", 1), "the Through ball itself may be answered"
    play(match, "draw")
    held = hand(match, 1)

    throws = ["d6 6", "d6 1"] if following == "shot-678" else []
    told = play(match, f"lay card:{following}", throws=throws)

    assert "validated" in kinds(told)
    assert hand(match, 1) == held


@rule("WF-3.14")
def test_the_second_action_after_a_through_ball_may_be_defended_again() -> None:
    match = before("BuildAttack", pa=4, hands={0: ["through-ball", "dribble", "shot-678"], 1: ALL_DEFENCES})
    play(match, "lay card:through-ball", "draw", "lay card:dribble", "lay card:shot-678")
    assert asked(match) == ("Defend", 1)


@rule("WF-3.14")
def test_an_ability_is_no_action_and_leaves_the_ban_of_a_through_ball() -> None:
    hands = {0: ["through-ball"], 1: ALL_DEFENCES}
    match = before("BuildAttack", pa=4, hands=hands, draw_piles={0: ["shot-678"]}, abilities={0: ["tactical-plan"]})
    play(match, "lay card:through-ball", "draw")
    play(match, "use ability:tactical-plan", "search card:shot-678", throws=["keep order"])
    told = play(match, "lay card:shot-678", throws=["d6 6", "d6 1"])
    assert "goal" in kinds(told)


@rule("WF-3.14")
def test_a_through_ball_that_is_stopped_forbids_nothing() -> None:
    match = before("BuildAttack", pa=4, hands={0: ["through-ball", "pressing"], 1: ["interception", "dribble"]})
    play(match, "lay card:through-ball", "defend card:interception", throws=["d20 20"])
    play(match, "lay card:dribble")
    assert asked(match) == ("Defend", 0)


# ---- Shots


@rule("WF-3.15", "WF-3.16", "WF-C-01")
@pytest.mark.parametrize("card", SHOTS)
@pytest.mark.parametrize("pa", range(9))
def test_the_totals_printed_on_a_shot_say_when_it_may_be_laid(card: str, pa: int) -> None:
    match = before("BuildAttack", WITH_INT_CARDS, pa=pa, hands={0: [card]})
    if pa in MAY_BE_LAID_AT[card]:
        play(match, f"lay card:{card}")
        assert asked(match) == ("Defend", 1)
    else:
        reason = refusal(match, f"lay card:{card}")
        assert reason.rule == {"shot-678": "WF-7.2", "shot-567": "WF-C-01"}[card]
        totals = ", ".join(map(str, MAY_BE_LAID_AT[card]))
        assert totals in reason.sentence("en")
        assert totals in reason.sentence("fr")


@rule("WF-C-01")
@pytest.mark.parametrize(
    ("reading", "bonuses"), [("absolute", {5: -1, 6: 0, 7: 1}), ("by_position", {5: 0, 6: 1, 7: 2})]
)
def test_the_bonus_of_shot_567_follows_the_scale_of_shot_678_or_its_own_totals(
    reading: str, bonuses: dict[int, int]
) -> None:
    rules = game(mode="amateur", use_int_cards="on", shot567_bonus=reading)
    for pa, bonus in bonuses.items():
        match = before("BuildAttack", rules, pa=pa, hands={0: ["shot-567"]})
        told = play(match, "lay card:shot-567", "draw", throws=["d6 3", "d6 6"])
        assert the(told, "save roll")["quality"] == 3 + bonus
    match = before("BuildAttack", rules, pa=8, hands={0: ["shot-567"]})
    assert refusal(match, "lay card:shot-567").rule == "WF-C-01"


@rule("WF-C-01")
def test_the_bonus_of_shot_678_is_the_same_in_both_readings() -> None:
    match = before("BuildAttack", game(mode="amateur", shot567_bonus="by_position"), pa=6, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 3", "d6 6"])
    assert the(told, "save roll")["quality"] == 3


@rule("WF-C-01")
@pytest.mark.parametrize(
    ("mode", "mark", "count"),
    [
        ("amateur", "INT", 0),
        ("amateur", "PRO", 0),
        ("professional", "INT", 0),
        ("professional", "PRO", 2),
        ("international", "INT", 2),
        ("international", "PRO", 2),
    ],
)
def test_shot_567_comes_with_the_int_cards_or_already_with_the_pro_cards(mode: str, mark: str, count: int) -> None:
    match = game(mode=mode, shot567_mark=mark).new_match(Seeded(0))
    for side in (0, 1):
        piles = [match.draws[side].cards, match.reserves[side].cards if match.reserves else []]
        cards = Counter(match.card_names(card for pile in piles for card in pile))
        assert cards["shot-567"] == count


@rule("WF-C-01")
def test_nobody_holds_a_shot_567_in_amateur_mode() -> None:
    with pytest.raises(Refused):
        before("BuildAttack", pa=6, hands={0: ["shot-567"]})


@rule("WF-C-07")
@pytest.mark.parametrize("printed", [15, 16, 17])
def test_the_number_printed_on_tackle_may_be_agreed_on(printed: int) -> None:
    rules = game(mode="amateur", tackle_d20=printed)
    assert needed("dribble", "tackle", 3, rules) == printed - 3


@rule("WF-C-07")
def test_the_number_printed_on_tackle_is_16() -> None:
    assert needed("dribble", "tackle", 0) == 16


# ---- what the sample turn settles


@rule("WF-13.1")
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("card", ["dribble", "pass", "long-pass"])
def test_an_attack_may_open_with_any_card_that_may_be_laid_at_0_pa(half: int, card: str) -> None:
    match = before("BuildAttack", half=half, hands={0: ["dribble", "pass", "long-pass", "cross", "through-ball"]})
    assert moves(match) == ["lay card:dribble", "lay card:pass", "lay card:long-pass", "give back"]
    play(match, f"lay card:{card}")
    assert asked(match) == ("Defend", 1)


@rule("WF-13.2")
@pytest.mark.parametrize(("d20", "drawn"), [(1, 1), (20, 0)])
def test_a_pass_gives_its_player_card_only_once_validated(d20: int, drawn: int) -> None:
    match = before("BuildAttack", hands={0: ["pass"], 1: ["interception"]})
    play(match, "lay card:pass")
    assert squad(match, 0) == []
    play(match, "defend card:interception", throws=[f"d20 {d20}"])
    assert len(squad(match, 0)) == drawn


@rule("WF-13.3")
@pytest.mark.parametrize(("d20", "ball"), [(13, 0), (14, 1)])
def test_an_interception_on_a_long_pass_at_2_pa_needs_14(d20: int, ball: int) -> None:
    match = before("Defend", pa=2, card="long-pass", hands={1: ["interception"]})
    told = play(match, "defend card:interception", throws=[f"d20 {d20}"])
    assert the(told, "defence")["needed"] == 14
    assert match.ball == ball


@rule("WF-13.4")
@pytest.mark.parametrize(("d20", "ball"), [(14, 0), (15, 1)])
def test_a_pressing_on_a_dribble_at_3_pa_needs_15(d20: int, ball: int) -> None:
    match = before("Defend", pa=3, card="dribble", hands={1: ["pressing"]})
    told = play(match, "defend card:pressing", throws=[f"d20 {d20}"])
    assert the(told, "defence")["needed"] == 15
    assert match.ball == ball


@rule("WF-13.5")
def test_the_shot_after_a_validated_through_ball_cannot_be_defended() -> None:
    match = before("BuildAttack", pa=4, hands={0: ["through-ball", "shot-678"], 1: ["pressing", "tackle"]})
    play(match, "lay card:through-ball", "draw")
    told = play(match, "lay card:shot-678", throws=["d6 5", "d6 2"])
    assert kinds(told)[:3] == ["lay", "validated", "shot"]
    assert match.goals == [1, 0]


@rule("WF-13.6")
@pytest.mark.parametrize("dice", [(5, 3), (3, 5)])
@pytest.mark.parametrize("team", ["germany", "italy"])
def test_a_player_card_after_shot_keeps_the_better_of_two_dice(team: str, dice: tuple[int, int]) -> None:
    match = before("BuildAttack", teams=[team, "spain"], pa=7, hands={0: ["shot-678"]}, players={0: ["A1"]})
    play(match, "lay card:shot-678", "draw")
    assert asked(match) == ("AfterShot", 0)
    told = play(match, "play player:A1", throws=[f"d6 {dice[0]}", f"d6 {dice[1]}", "d6 6"])
    assert the(told, "shot")["dice"] == list(dice)
    assert the(told, "save roll")["quality"] == 5 + 1


@rule("WF-13.7")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_shot_at_6_pa_has_no_bonus(die: int) -> None:
    match = before("BuildAttack", pa=6, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=[f"d6 {die}", "d6 6"])
    assert the(told, "save roll")["quality"] == die
