"""Paragraph 7: shots."""

from itertools import product

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import PROFESSIONAL, asked, before, defences, discarded, game, hand, the

BONUS = {6: 0, 7: 1, 8: 2}
TWO_DICE = list(product(range(1, 7), repeat=2))


def shoot_from(pa: int, die: int, keeper: int) -> list[int]:
    """The goals after a Shot 6/7/8 on which nobody defends."""
    match = before("BuildAttack", pa=pa, hands={0: ["shot-678"]})
    play(match, "lay card:shot-678", "draw", throws=[f"d6 {die}", f"d6 {keeper}"])
    return match.goals


@rule("WF-7.1")
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_shot_tries_to_score_and_adds_no_pa(attacker: int) -> None:
    match = before("BuildAttack", attacker=attacker, pa=6, hands={attacker: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 6", "d6 1"])
    assert the(told, "validated")["pa"] == 6
    assert match.goals == [int(attacker == 0), int(attacker == 1)]
    assert discarded(match, attacker) == ["shot-678"]


@rule("WF-7.1")
def test_without_a_shot_there_is_no_shooting() -> None:
    match = before("BuildAttack", pa=8, hands={0: ["dribble"]})
    assert moves(match) == ["give back"]
    assert refusal(match, "lay card:shot-678").rule == "WF-6.1"


@rule("WF-7.2")
@pytest.mark.parametrize("pa", range(9))
def test_a_shot_is_laid_at_6_7_or_8_pa_only(pa: int) -> None:
    match = before("BuildAttack", pa=pa, hands={0: ["shot-678"]})
    if pa >= 6:
        assert moves(match)[0] == "lay card:shot-678"
        return
    reason = refusal(match, "lay card:shot-678")
    assert reason.rule == "WF-7.2"
    assert f"at 6, 7, 8 PA only; you have {pa}" in reason.sentence("en")
    assert "Tir 6/7/8" in reason.sentence("fr")


@rule("WF-7.3")
def test_a_shot_is_defended_with_pressing_or_tackle_and_not_with_interception() -> None:
    match = before("BuildAttack", pa=6, hands={0: ["shot-678"], 1: ["interception", "pressing", "tackle"]})
    play(match, "lay card:shot-678")
    assert defences(match) == {"pressing", "tackle"}
    reason = refusal(match, "defend card:interception")
    assert reason.rule == "WF-9.3"
    assert "Interception" in reason.sentence("en")
    assert "Tir 6/7/8" in reason.sentence("fr")


@rule("WF-7.3")
@pytest.mark.parametrize(("defence", "enough"), [("pressing", 18 - 7), ("tackle", 16 - 7)])
def test_a_shot_that_is_stopped_is_not_taken(defence: str, enough: int) -> None:
    match = before("Defend", pa=7, card="shot-678", hands={1: [defence]})
    told = play(match, f"defend card:{defence}", throws=[f"d20 {enough}"])
    assert not {"shot", "save roll"} & set(kinds(told))
    assert (match.ball, match.goals) == (1, [0, 0])


@rule("WF-7.4")
@pytest.mark.parametrize(
    ("answer", "throws"),
    [("draw", []), ("defend card:pressing", ["d20 10"]), ("defend card:tackle", ["d20 8"])],
)
def test_the_attacker_rolls_one_die_if_nobody_defends_or_the_defence_fails(answer: str, throws: list[str]) -> None:
    match = before("Defend", pa=7, card="shot-678", hands={1: ["pressing", "tackle"]})
    told = play(match, answer, throws=[*throws, "d6 4", "d6 1"])
    assert the(told, "shot")["dice"] == [4]
    assert match.goals == [1, 0]


@rule("WF-7.5", "WF-7.6", "WF-7.7", "WF-7.8")
@pytest.mark.parametrize("pa", BONUS)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_quality_of_a_shot_is_its_die_and_the_bonus_for_its_pa(pa: int, die: int) -> None:
    match = before("BuildAttack", pa=pa, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=[f"d6 {die}", "d6 6"])
    assert the(told, "shot")["bonus"] == BONUS[pa]
    assert the(told, "save roll")["quality"] == die + BONUS[pa]


@rule("WF-7.9")
def test_the_goalkeepers_die_is_thrown_after_the_attackers() -> None:
    match = before("BuildAttack", pa=6, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 2", "d6 5"])
    assert kinds(told).index("shot") < kinds(told).index("save roll")
    assert the(told, "shot")["dice"] == [2]
    assert (the(told, "save roll")["side"], the(told, "save roll")["keeper"]) == (1, 5)


@rule("WF-7.10", "WF-7.11")
@pytest.mark.parametrize("pa", BONUS)
def test_a_goalkeeper_below_the_quality_concedes_and_else_saves(pa: int) -> None:
    for die, keeper in TWO_DICE:
        goal = keeper < die + BONUS[pa]
        assert shoot_from(pa, die, keeper) == [int(goal), 0]


@rule("WF-7.10")
@pytest.mark.parametrize(("pa", "goals"), [(6, 15), (7, 21), (8, 26)])
def test_of_36_throws_so_many_are_goals(pa: int, goals: int) -> None:
    assert sum(shoot_from(pa, die, keeper) == [1, 0] for die, keeper in TWO_DICE) == goals


@rule("WF-7.11")
@pytest.mark.parametrize(("corners", "keeper"), [("off", 4), ("off", 5), ("on", 5)])
def test_after_a_save_the_defender_has_the_ball(corners: str, keeper: int) -> None:
    match = before("BuildAttack", game(mod_corners=corners), pa=6, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 4", f"d6 {keeper}"])
    assert the(told, "saved")["side"] == 1
    assert the(told, "ball lost")["cause"] == "save"
    assert (asked(match), match.pa) == (("BuildAttack", 1), 0)


@rule("WF-7.11")
def test_with_corners_an_equal_goalkeeper_does_not_save() -> None:
    match = before("BuildAttack", PROFESSIONAL, pa=6, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 4", "d6 4"])
    assert "saved" not in kinds(told)
    assert (match.ball, match.goals) == (0, [0, 0])


@rule("WF-7.4", "WF-9.1")
def test_who_does_not_defend_on_a_shot_draws_before_it_is_rolled() -> None:
    match = before("BuildAttack", pa=6, hands={0: ["shot-678"]})
    told = play(match, "lay card:shot-678", "draw", throws=["d6 1", "d6 6"])
    assert kinds(told)[:4] == ["lay", "draw", "validated", "shot"]
    assert len(hand(match, 1)) == 2
