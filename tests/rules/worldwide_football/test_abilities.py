"""Paragraph 10 and FAQ: what Attacking play, Tactical plan and Counter-attack do."""

from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from tests.plain import plain
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.professional import asked, before, game, hand, squad, the, with_abilities

AMATEUR = game(mode="amateur")
PLAN = "use ability:tactical-plan"
COUNTER = "use ability:counter-attack"
PUSH = "use ability:attacking-play"
TAKES = ["interception", "pressing", "tackle", "give back", "goal", "save", "off target", "offside"]
"""Every way in which the ball can be taken."""


# ---- Attacking play


@rule("WF-10.7", "WF-10.8")
@pytest.mark.parametrize("pa", range(9))
def test_attacking_play_gives_one_pa_at_no_more_than_five(pa: int) -> None:
    match = with_abilities("BuildAttack", "attacking-play", pa=pa)
    if pa <= 5:
        play(match, PUSH)
        assert match.pa == pa + 1
        assert asked(match) == ("BuildAttack", 0)
    else:
        reason = refusal(match, PUSH)
        assert reason.rule == "WF-10.7"
        assert "0 to 5 PA" in reason.sentence("en")
        assert "0 et 5 PA" in plain(reason.sentence("fr"))


@rule("WF-10.6")
def test_attacking_play_is_for_the_side_with_the_ball() -> None:
    match = before("Defend", abilities={1: ["attacking-play"]})
    assert PUSH not in moves(match)
    assert refusal(match, PUSH, seat=1).rule == "WF-10.6"


@rule("WF-18.4", "WF-C-19")
def test_attacking_play_is_cumulative() -> None:
    match = with_abilities("BuildAttack", "attacking-play", stars=[4, 4])
    play(match, PUSH, PUSH, PUSH)
    assert (match.pa, match.stars[0]) == (3, 1)


@rule("WF-FAQ.12")
@pytest.mark.parametrize("restart", ["indirect_free_kick", "corner"])
def test_attacking_play_is_not_for_a_free_kick_or_a_corner(restart: str) -> None:
    match = with_abilities("BuildAttack", "attacking-play", restart=restart, pa=5, hands={0: ["pass"]})
    assert moves(match) == ["lay card:pass", "give back"]
    reason = refusal(match, PUSH)
    assert reason.rule == "WF-FAQ.12"
    assert "open play" in reason.sentence("en")
    assert "phase de jeu régulière" in reason.sentence("fr")


@rule("WF-FAQ.12")
def test_once_a_free_kick_is_taken_it_is_open_play_again() -> None:
    facts: dict[str, Any] = {"restart": "indirect_free_kick", "pa": 3, "hands": {0: ["pass"]}}
    match = with_abilities("BuildAttack", "attacking-play", teams=["germany", "spain"], **facts)
    play(match, "lay card:pass")
    assert PUSH in moves(match)


# ---- Tactical plan


@rule("WF-10.9")
def test_tactical_plan_is_for_the_side_with_the_ball() -> None:
    match = before("Defend", abilities={1: ["tactical-plan"]})
    assert PLAN not in moves(match)
    assert refusal(match, PLAN, seat=1).rule == "WF-10.9"


@rule("WF-10.10", "WF-10.11", "WF-C-17")
def test_tactical_plan_finds_any_card_of_the_pile_or_a_shot_of_the_discard() -> None:
    piles: dict[str, Any] = {"draw_piles": {0: ["pass", "tackle", "cross", "shot-678"]}, "draw_pile_sizes": [4, 9]}
    match = with_abilities("BuildAttack", "tactical-plan", **piles)
    play(match, PLAN)
    assert asked(match) == ("TacticalPlan", 0)
    found = ["pass", "cross", "shot-678", "tackle"]
    assert moves(match) == [*(f"search card:{card}" for card in found), "recover card:shot-678"]


@rule("WF-10.11", "WF-C-17")
def test_tactical_plan_recovers_a_shot_of_either_version() -> None:
    rules = game(mode="international", mod_deck_building="off")
    match = before("BuildAttack", rules, abilities={0: ["tactical-plan"]}, draw_pile_sizes=[0, 9])
    play(match, PLAN)
    assert moves(match) == ["recover card:shot-678", "recover card:shot-567"]
    told = play(match, "recover card:shot-567")
    assert hand(match, 0) == ["shot-567"]
    assert the(told, "recover")["rule"] == "WF-10.11"


@rule("WF-10.10", "WF-C-17")
def test_the_card_that_tactical_plan_finds_comes_to_hand_and_the_pile_is_shuffled() -> None:
    piles: dict[str, Any] = {"draw_piles": {0: ["pass", "tackle", "cross"]}, "draw_pile_sizes": [3, 9]}
    match = with_abilities("BuildAttack", "tactical-plan", stars=[2, 2], **piles)

    told = play(match, PLAN, "search card:tackle", throws=["order 1 0"])

    assert hand(match, 0) == ["tackle"]
    assert match.card_names(match.draws[0].cards) == ["pass", "cross"]
    assert match.stars == [1, 2]
    assert asked(match) == ("BuildAttack", 0)
    assert kinds(told) == ["ability", "search"]


@rule("WF-C-17")
def test_the_opponent_does_not_see_what_tactical_plan_finds() -> None:
    match = with_abilities("BuildAttack", "tactical-plan", draw_piles={0: ["tackle"]}, draw_pile_sizes=[1, 9])
    told = play(match, PLAN, "search card:tackle", throws=["keep order"])
    assert told[1].seen_by(0)["card"] == "card:tackle"
    for viewer in (1, None):
        assert "card" not in told[1].seen_by(viewer)
        assert attackers_hand(match, viewer) == {"size": 1, "cards": []}


@rule("WF-C-17")
def test_where_that_is_agreed_the_opponent_sees_what_tactical_plan_finds() -> None:
    match = before(
        "BuildAttack",
        game(tactical_plan_reveal=True),
        abilities={0: ["tactical-plan"]},
        draw_piles={0: ["tackle"]},
        draw_pile_sizes=[1, 9],
    )
    told = play(match, PLAN, "search card:tackle", throws=["keep order"])
    for viewer in (1, None):
        assert told[1].seen_by(viewer)["card"] == "card:tackle"
        assert attackers_hand(match, viewer) == {"size": 1, "cards": ["card:tackle"]}


def attackers_hand(match: WorldwideMatch, viewer: int | None) -> object:
    """The attacker's hand as somebody sees it."""
    hands: Any = match.view(viewer)["hands"]
    return hands[0]


@rule("WF-C-17")
def test_tactical_plan_needs_a_card_to_take() -> None:
    every_shot = {0: ["shot-678", "shot-678", "shot-678"]}
    match = with_abilities("BuildAttack", "tactical-plan", hands=every_shot, draw_pile_sizes=[0, 9])
    assert moves(match) == ["give back"]
    assert refusal(match, PLAN).rule == "WF-C-17"


@rule("WF-C-17")
def test_a_shot_of_this_attack_cannot_be_recovered_yet() -> None:
    facts: dict[str, Any] = {"hands": {0: ["shot-678", "shot-678"]}, "laid": {0: ["shot-678"]}}
    match = with_abilities("BuildAttack", "tactical-plan", pa=5, restart="corner", draw_pile_sizes=[0, 9], **facts)
    assert PLAN not in moves(match)


@rule("WF-18.4", "WF-C-19", "WF-5.4")
def test_tactical_plan_is_cumulative_within_the_hand_limit() -> None:
    nine = ["dribble"] * 5 + ["pass"] * 4
    match = with_abilities("BuildAttack", "tactical-plan", hands={0: nine}, draw_piles={0: ["cross", "tackle"]})
    play(match, PLAN, "search card:cross", throws=["keep order"])
    play(match, PLAN, "search card:tackle", throws=["keep order"])
    assert asked(match) == ("DiscardDown", 0)
    play(match, "discard card:dribble")
    assert len(hand(match, 0)) == 10
    assert match.stars[0] == 3


# ---- Counter-attack


@rule("WF-10.12", "WF-10.13")
@pytest.mark.parametrize("lost_at", range(9))
def test_counter_attack_gives_four_pa_when_the_opponent_had_two_or_fewer(lost_at: int) -> None:
    # France's M1 keeps the moment open whatever the PA.
    facts: dict[str, Any] = {"teams": ["france", "spain"], "players": {0: ["M1"]}, "cause": "tackle"}
    match = with_abilities("Recovery", "counter-attack", lost_at=lost_at, **facts)
    if lost_at <= 2:
        play(match, COUNTER)
        assert match.pa == 4
    else:
        reason = refusal(match, COUNTER)
        assert reason.rule == "WF-10.12"
        assert "2 PA or fewer" in reason.sentence("en")
        assert "2 PA ou moins" in plain(reason.sentence("fr"))


@rule("WF-FAQ.19", "WF-10.12")
@pytest.mark.parametrize("cause", TAKES)
def test_counter_attack_follows_every_way_of_taking_the_ball(cause: str) -> None:
    match = with_abilities("Recovery", "counter-attack", lost_at=2, cause=cause)
    assert moves(match) == [COUNTER, "pass"]


@rule("WF-FAQ.18", "WF-10.12", "WF-10.13")
@pytest.mark.parametrize("pa", [0, 1, 2, 3])
def test_counter_attack_follows_a_ball_given_back_at_two_pa_or_fewer(pa: int) -> None:
    match = before("BuildAttack", AMATEUR, pa=pa, abilities={1: ["counter-attack"]}, draw_pile_sizes=[0, 9])
    play(match, "give back")
    if pa <= 2:
        assert asked(match) == ("Recovery", 1)
        play(match, COUNTER)
        assert match.stars[1] == 3
    assert asked(match) == ("BuildAttack", 1)
    assert match.pa == (4 if pa <= 2 else 0)


@rule("WF-C-18", "WF-10.12")
@pytest.mark.parametrize(("pa", "may"), [(2, True), (3, False)])
def test_the_card_that_was_stopped_does_not_count_for_a_counter_attack(pa: int, may: bool) -> None:
    facts: dict[str, Any] = {"hands": {1: ["interception"]}, "abilities": {1: ["counter-attack"]}}
    match = before("Defend", card="long-pass", pa=pa, **facts)
    play(match, "defend card:interception", throws=["d20 20"])
    assert match.lost_at == pa
    assert asked(match) == ("Recovery" if may else "BuildAttack", 1)


@rule("WF-C-19")
def test_counter_attack_is_used_once_when_the_ball_is_taken() -> None:
    facts: dict[str, Any] = {"teams": ["france", "spain"], "players": {0: ["M1"]}, "cause": "tackle"}
    match = with_abilities("Recovery", "counter-attack", lost_at=0, **facts)
    play(match, COUNTER)
    assert moves(match) == ["play player:M1", "pass"]
    assert refusal(match, COUNTER).rule == "WF-C-19"


@rule("WF-C-19", "WF-6.12")
def test_where_that_is_agreed_counter_attack_is_used_twice_but_not_beyond_eight_pa() -> None:
    rules = game(counter_attack_stacking=True)
    match = before("Recovery", rules, lost_at=0, abilities={0: ["counter-attack"]}, stars=[5, 5])
    play(match, COUNTER, COUNTER)
    assert (match.pa, match.stars[0]) == (8, 3)
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-10.12")
def test_counter_attack_is_not_for_later() -> None:
    match = with_abilities("Recovery", "counter-attack", lost_at=0)
    play(match, "pass")
    assert refusal(match, COUNTER).rule == "WF-10.12"


@rule("WF-10.13")
def test_a_midfielder_and_a_counter_attack_add_up() -> None:
    facts: dict[str, Any] = {"teams": ["germany", "spain"], "players": {0: ["M2"]}, "cause": "tackle"}
    match = with_abilities("Recovery", "counter-attack", lost_at=1, **facts)
    play(match, "play player:M2", COUNTER)
    assert match.pa == 6
    assert squad(match, 0) == []
