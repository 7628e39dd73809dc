"""Paragraph 27, and the supplement's A6: what Action cards do for the player and for the virtual opponent."""

import pytest

from onze.games.worldwide_football import WorldwideFootball
from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    Facts,
    action_pile,
    active,
    asked,
    before,
    hand,
    in_both_modes,
    laid_on,
    squad,
    the,
)


@rule("WFS-A6.1")
@in_both_modes
def test_the_players_cards_have_their_usual_effects(rules: WorldwideFootball) -> None:
    dribbled, _ = laid_on("dribble", 0, rules, defence_pile=["interception"], draw_piles={0: ["cross"]})
    assert hand(dribbled, 0) == ["cross"]
    passed, _ = laid_on("pass", 0, rules, defence_pile=["pressing"], player_piles={0: ["G1"]})
    assert squad(passed, 0) == ["G1"]
    long_pass, _ = laid_on("long-pass", 0, rules, defence_pile=["tackle"], hands={0: ["cross"]})
    assert asked(long_pass) == ("DiscardForLongPass", 0)
    crossed, _ = laid_on("cross", 5, rules, defence_pile=["tackle"])
    assert (crossed.cross, crossed.pa) == (1, 6)
    through, _ = laid_on("through-ball", 4, rules, defence_pile=["tackle"])
    assert (through.undefendable, through.pa) == (1, 6)


@rule("WF-27.1", "WF-27.3", "WF-27.4", "WFS-A6.2", "WFS-A6.4")
@in_both_modes
@pytest.mark.parametrize(("card", "pa"), [("dribble", 1), ("long-pass", 3)])
def test_its_dribble_and_its_long_pass_give_pa_and_nothing_else(rules: WorldwideFootball, card: str, pa: int) -> None:
    pile = ["dribble", "pass", "long-pass"]
    facts: Facts = {"draw_piles": {1: pile}, "draw_pile_sizes": [5, 3], "player_piles": {1: ["D1"]}, "ready": ["pass"]}
    match = before("Defend", rules, attacker=1, card=card, pa=0, **facts)
    before_it = len(match.discards[1])
    told = play(match, "draw")
    assert the(told, "validated")["pa"] == pa
    assert action_pile(match) == pile, "neither drawn nor discarded; the card that was ready came next"
    assert len(match.discards[1]) == before_it + 1
    assert active(match) == []


@rule("WF-27.2", "WF-27.4", "WFS-A6.3")
@in_both_modes
def test_its_pass_activates_one_more_player_card(rules: WorldwideFootball) -> None:
    facts: Facts = {"players": {1: ["G1", "D2"]}, "player_piles": {1: ["M2", "A2"]}, "teams": ["brazil", "italy"]}
    match = before("Defend", rules, attacker=1, card="pass", pa=1, **facts)
    told = play(match, "draw")
    assert the(told, "active player")["player"] == "player:M2"
    assert active(match) == ["G1", "D2", "M2"]
    assert the(told, "validated")["pa"] == 3


@rule("WF-27.2", "WF-6.8")
def test_its_pass_that_was_stopped_activates_nobody() -> None:
    match = before("Defend", AMATEUR, attacker=1, card="pass", pa=1, hands={0: ["interception"]})
    play(match, "defend card:interception", throws=["d20 17"])
    assert active(match) == []
    assert match.ball == 0


@rule("WF-27.4")
@in_both_modes
def test_its_cross_and_its_through_ball_keep_their_effects(rules: WorldwideFootball) -> None:
    facts: Facts = {"active_shots": ["shot-678"], "hands": {0: ["tackle"]}}
    crossed = before("Defend", rules, attacker=1, card="cross", pa=5, **facts)
    play(crossed, "draw")
    assert asked(crossed) == ("Defend", 0)
    assert crossed.shot_bonus == 0 + 1, "no bonus at 6 PA, and 1 by the Cross"
    through = before("Defend", rules, attacker=1, card="through-ball", pa=5, **facts)
    told = play(through, "draw", throws=["d6 3", "d6 5"])
    assert kinds(told).count("lay") == 1
    assert the(told, "shot")["bonus"] == 1, "the player was not asked about the Shot"
