"""Paragraph 17: corners."""

from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.professional import asked, before, game, hand, the

CALM: dict[str, Any] = {"teams": ["germany", "spain"]}
"""Germany has no Player card for a Pass or a corner's first card."""


def shot(die: int, keeper: int, pa: int = 6, **facts: Any) -> tuple[WorldwideMatch, list[Event]]:
    """An undefended Shot: at 6 PA the die is its quality."""
    match = before("Defend", card="shot-678", pa=pa, **{**CALM, **facts})
    return match, play(match, "draw", throws=[f"d6 {die}", f"d6 {keeper}"])


def at_corner(**facts: Any) -> WorldwideMatch:
    return before("BuildAttack", pa=5, restart="corner", **{**CALM, **facts})


# ---- when there is a corner


@rule("WF-E-18", "WF-17.1", "WF-17.2", "WF-17.3")
def test_example_18_a_goalkeeper_who_equals_the_quality_gives_a_corner() -> None:
    every_card = ["dribble", "pass", "long-pass", "cross", "through-ball", "shot-678"]
    match, told = shot(die=4, keeper=4, hands={0: every_card})
    assert "corner" in kinds(told)
    assert "saved" not in kinds(told)
    assert (match.ball, match.pa, match.goals) == (0, 5, [0, 0])
    assert asked(match) == ("BuildAttack", 0)
    assert moves(match) == ["lay card:pass", "lay card:long-pass", "lay card:cross", "give back"]


@rule("WF-E-18", "WF-17.1")
def test_example_18_without_corners_it_is_a_save() -> None:
    match = before("Defend", game(mod_corners="off"), card="shot-678", pa=6)
    told = play(match, "draw", throws=["d6 4", "d6 4"])
    assert "saved" in kinds(told)
    assert (match.ball, match.pa) == (1, 0)


@rule("WF-17.1")
@pytest.mark.parametrize("keeper", range(1, 7))
def test_a_corner_needs_equality(keeper: int) -> None:
    match, told = shot(die=4, keeper=keeper)
    assert ("corner" in kinds(told)) is (keeper == 4)
    assert match.goals == [keeper < 4, 0]


@rule("WF-17.1")
@pytest.mark.parametrize(("pa", "die"), [(6, 5), (7, 4), (8, 3)])
def test_the_quality_with_its_bonus_is_compared(pa: int, die: int) -> None:
    _, told = shot(die, keeper=5, pa=pa)
    assert "corner" in kinds(told)


@rule("WF-C-29")
def test_a_result_that_a_goalkeeper_card_has_changed_may_be_a_corner() -> None:
    match = before("KeepGoal", pa=6, shot_die=5, players={1: ["G1"]}, **CALM)
    told = play(match, "play player:G1", throws=["d6 3"])
    assert (the(told, "save roll")["keeper"], the(told, "save roll")["quality"]) == (5, 5)
    assert "corner" in kinds(told)


@rule("WF-C-29")
def test_a_direct_free_kick_may_lead_to_a_corner() -> None:
    match = before("FreeKick", players={0: ["M1"]}, **CALM)
    told = play(match, "pass", throws=["d6 3", "d6 4"])
    assert "corner" in kinds(told)
    assert (match.ball, match.pa) == (0, 5)


# ---- how it is taken


@rule("WF-17.2")
@pytest.mark.parametrize("pa", [6, 7, 8])
def test_the_attack_resumes_at_five_pa(pa: int) -> None:
    match, _ = shot(die=11 - pa, keeper=5, pa=pa)
    assert match.pa == 5


@rule("WF-17.3")
@pytest.mark.parametrize("card", ["dribble", "through-ball", "shot-678", "shot-567"])
def test_a_corner_is_not_restarted_with_any_other_card(card: str) -> None:
    rules = game(mode="international", mod_deck_building="off")
    match = before("BuildAttack", rules, pa=5, restart="corner", hands={0: [card]}, **CALM)
    reason = refusal(match, f"lay card:{card}")
    assert reason.rule == "WF-17.3"
    assert "a Pass, a Long pass or a Cross" in reason.sentence("en")
    assert "une Passe, une Passe longue ou un Centre" in reason.sentence("fr")


@rule("WF-17.3", "WF-17.2")
@pytest.mark.parametrize(("card", "pa"), [("pass", 7), ("long-pass", 8), ("cross", 6)])
def test_a_pass_a_long_pass_or_a_cross_restarts_play(card: str, pa: int) -> None:
    match = at_corner(hands={0: [card, "dribble"]}, discards={0: ["dribble"]})
    play(match, f"lay card:{card}", "draw")
    if card == "long-pass":
        play(match, "discard card:dribble")
    assert (match.pa, match.restart) == (pa, 0)


@rule("WF-C-30")
def test_a_corner_may_be_defended_and_then_the_other_side_has_the_ball() -> None:
    match = at_corner(hands={0: ["cross"], 1: ["interception"]})
    play(match, "lay card:cross")
    assert moves(match) == ["defend card:interception", "draw"]
    play(match, "defend card:interception", throws=["d20 12"])
    assert match.ball == 1, "19 - 5 - 2 = 12"


@rule("WF-C-30")
def test_a_defender_may_draw_on_a_corner() -> None:
    match = at_corner(hands={0: ["cross"]})
    play(match, "lay card:cross", "draw")
    assert len(hand(match, 1)) == 2
    assert asked(match) == ("BuildAttack", 0), "the taker keeps the ball"


@rule("WF-C-30")
def test_a_corner_may_be_given_back_like_any_attack() -> None:
    match = at_corner(draw_pile_sizes=[0, 9])
    assert moves(match) == ["give back"]
    play(match, "give back")
    assert match.ball == 1


@rule("WF-C-30")
@pytest.mark.parametrize("banned", [False, True])
def test_where_that_is_agreed_the_first_action_after_a_corner_cannot_be_defended(banned: bool) -> None:
    rules = game(corner_first_action_undefendable=banned)
    match = before("Defend", rules, card="shot-678", pa=6, hands={0: ["pass", "dribble"], 1: ["tackle"]}, **CALM)
    play(match, "draw", throws=["d6 4", "d6 4"])
    play(match, "lay card:pass")
    if not banned:
        assert asked(match) == ("Defend", 1)
        return
    assert asked(match) == ("BuildAttack", 0)
    assert len(hand(match, 1)) == 3, "no draw either: the 2 cards were drawn on the Shot"
    play(match, "lay card:dribble")
    assert asked(match) == ("Defend", 1)


@rule("WF-17.2", "WF-3.13")
def test_a_cross_before_the_shot_does_not_help_after_the_corner() -> None:
    hands = {0: ["shot-678", "cross", "shot-678"]}
    match = before("BuildAttack", pa=6, cross=1, hands=hands, **CALM)
    play(match, "lay card:shot-678", "draw", throws=["d6 3", "d6 4"])
    assert (match.pa, match.cross) == (5, 0)
