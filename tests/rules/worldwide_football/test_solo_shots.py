"""Paragraph 26, and the supplement's A5: shots of the player and of the virtual opponent."""

import pytest

from onze.games.worldwide_football import WorldwideFootball
from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    Facts,
    action_pile,
    active_shots,
    asked,
    before,
    discarded,
    game,
    in_both_modes,
    laid,
    laid_on,
    shot_at,
    the,
    virtual_at,
)

EXTRA_TIME = game(seats=1, mode="amateur", draw_resolution="extra_time")
PLAN: Facts = {"abilities": {1: ["tactical-plan"]}}
SHOT_567 = game(seats=1, shot567_mark="PRO")
"""Solo play with both kinds of Shots."""

# ---- the player's shots


@rule("WF-26.1", "WFS-A5.1")
@in_both_modes
@pytest.mark.parametrize(("keeper", "scores"), [(2, True), (5, False)])
def test_the_player_rolls_for_his_shot_and_for_its_goalkeeper(
    rules: WorldwideFootball, keeper: int, scores: bool
) -> None:
    facts: Facts = {"defence_pile": ["interception"], "draw_piles": {1: ["pass"]}}
    match, told = laid_on("shot-678", 6, rules, ["d6 3", f"d6 {keeper}"], **facts)
    assert (the(told, "shot")["dice"], the(told, "save roll")["keeper"]) == ([3], keeper)
    assert match.goals == [1 if scores else 0, 0]
    assert match.ball == 1


# ---- its shots


@rule("WF-26.2", "WF-26.3", "WFS-A5.2", "WFS-A5.3")
@in_both_modes
@pytest.mark.parametrize("pa", range(1, 9))
def test_it_shoots_as_soon_as_it_has_six_pa(rules: WorldwideFootball, pa: int) -> None:
    match, told = virtual_at(pa, ["dribble"], rules, active_shots=["shot-678"])
    assert the(told, "lay")["card"] == ("shot-678" if pa >= 6 else "dribble")
    assert active_shots(match) == ([] if pa >= 6 else ["shot-678"])
    assert laid(match)[-1] == the(told, "lay")["card"]


@rule("WF-26.3", "WFS-A5.3")
@in_both_modes
@pytest.mark.parametrize(
    ("pa", "die", "keeper", "scores"), [(6, 4, 5, False), (6, 4, 3, True), (7, 2, 2, True), (8, 2, 3, True)]
)
def test_its_shot_is_resolved_with_two_dice_as_in_the_two_player_game(
    rules: WorldwideFootball, pa: int, die: int, keeper: int, scores: bool
) -> None:
    facts: Facts = {"draw_piles": {1: ["dribble", "pass"]}, "active_shots": []}
    match, told = shot_at(pa, rules, [f"d6 {die}", f"d6 {keeper}"], **facts)
    roll = the(told, "save roll")
    assert (roll["quality"], roll["keeper"]) == (die + pa - 6, keeper)
    assert match.goals == [0, 1 if scores else 0]


@rule("WF-26.4", "WFS-A5.4", "WF-29.3", "WFS-A8.5", "WFS-P14.17")
@in_both_modes
def test_without_an_active_shot_tactical_plan_finds_one_in_its_action_pile(rules: WorldwideFootball) -> None:
    pile = ["dribble", "shot-678", "pass"]
    match, told = virtual_at(6, pile, rules, ["keep order"], stars=[4, 2], **PLAN)
    assert kinds(told)[-3:] == ["ability", "search", "lay"]
    assert (match.stars[1], laid(match)[-1]) == (1, "shot-678")
    assert action_pile(match) == ["dribble", "pass"], "the pile is shuffled, here in the same order"


@rule("WF-26.4", "WFS-A5.4", "WF-29.3", "WFS-A8.5", "WFS-P14.17")
@in_both_modes
def test_failing_that_tactical_plan_recovers_a_shot_from_its_discard(rules: WorldwideFootball) -> None:
    match, told = virtual_at(6, ["dribble"], rules, discards={1: ["shot-678"]}, stars=[4, 2], **PLAN)
    assert kinds(told)[-3:] == ["ability", "recover", "lay"]
    assert (match.stars[1], laid(match)[-1], action_pile(match)) == (1, "shot-678", ["dribble"])


@rule("WF-29.3", "WFS-A8.5", "WFS-P14.17")
@in_both_modes
@pytest.mark.parametrize("pa", range(1, 9))
def test_tactical_plan_is_for_six_pa_without_an_active_shot_only(rules: WorldwideFootball, pa: int) -> None:
    facts: Facts = {"stars": [4, 2], **PLAN}
    _, told = virtual_at(pa, ["dribble"], rules, **facts)
    assert ("ability" in kinds(told)) is (pa >= 6)
    match, told = virtual_at(pa, ["dribble"], rules, active_shots=["shot-678"], **facts)
    assert "ability" not in kinds(told)
    assert match.stars[1] == 2


@rule("WF-C-45")
@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"stars": [4, 0], **PLAN}, "no Star"),
        ({"stars": [4, 4]}, "no Tactical plan"),
        ({"half": 3, "discards": {1: ["dribble"] * 2 + ["pass"] * 2}, **PLAN}, "no Shot among its six Action cards"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_without_a_shot_to_be_had_it_gives_the_ball_back(facts: Facts, why: str) -> None:
    match, told = virtual_at(7, ["dribble"], EXTRA_TIME, **facts)
    assert kinds(told)[-2:] == ["give back", "ball lost"], why
    assert match.ball == 0
    assert action_pile(match) == ["dribble"]
    assert asked(match) == ("BuildAttack", 0)


CONTINUE = game(seats=1, mode="amateur", solo_no_shot="continue")


@rule("WF-C-45")
def test_at_some_tables_it_goes_on_and_lays_the_first_shot_at_once() -> None:
    match, told = virtual_at(7, ["shot-678", "dribble"], CONTINUE)
    assert kinds(told)[-2:] == ["active shot", "lay"]
    assert (laid(match)[-1], action_pile(match)) == ("shot-678", ["dribble"])


@rule("WF-C-45")
def test_at_some_tables_it_goes_on_with_a_card_that_stays_within_eight_pa() -> None:
    match, _ = virtual_at(7, ["dribble", "pass"], CONTINUE)
    assert laid(match)[-1] == "dribble"
    told = play(match, "draw")
    assert match.ball == 0, "the Pass would make 10 PA"
    assert [event.facts["card"] for event in told if event.kind == "discard"] == ["pass"]
    assert kinds(told)[-2:] == ["give back", "ball lost"]
    assert discarded(match)[-3:] == ["pass", "dribble", "dribble"], "below the cards that were laid"


@rule("WF-C-45")
def test_at_some_tables_it_goes_on_until_its_action_pile_is_empty() -> None:
    match, told = virtual_at(6, [], CONTINUE)
    assert kinds(told)[-2:] == ["give back", "ball lost"]
    assert match.ball == 0


@rule("WF-C-44", "WF-C-01")
@pytest.mark.parametrize(
    ("pa", "options", "first", "second", "chosen"),
    [
        (6, {}, "shot-567", "shot-678", "shot-567"),
        (6, {}, "shot-678", "shot-567", "shot-678"),
        (6, {"shot567_bonus": "by_position"}, "shot-678", "shot-567", "shot-567"),
        (8, {}, "shot-567", "shot-678", "shot-678"),
    ],
)
def test_of_several_active_shots_the_one_with_the_best_bonus_is_used_the_oldest_first(
    pa: int, options: dict[str, str], first: str, second: str, chosen: str
) -> None:
    rules = game(seats=1, shot567_mark="PRO", **options)
    match, _ = virtual_at(pa, [], rules, active_shots=[first, second])
    assert laid(match)[-1] == chosen
    assert active_shots(match) == [first if chosen == second else second]


@rule("WF-C-45", "WF-C-44")
def test_an_active_shot_that_may_not_be_laid_is_no_shot() -> None:
    match, told = virtual_at(8, [], SHOT_567, active_shots=["shot-567"])
    assert "give back" in kinds(told)
    assert active_shots(match) == ["shot-567"]


@rule("WF-26.3", "WFS-A4.11")
def test_the_player_may_defend_on_its_shot() -> None:
    match = before("Defend", AMATEUR, attacker=1, card="shot-678", pa=7, hands={0: ["tackle"]})
    told = play(match, "defend card:tackle", throws=["d20 9"])
    assert the(told, "ball lost")["cause"] == "tackle"
    assert match.ball == 0
