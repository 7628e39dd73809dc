"""Paragraph 18: what Creativity, Clinical finishing and Stamina do."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import moves, play, refusal
from tests.rules.worldwide_football.professional import asked, before, game, hand, the, with_abilities

# ---- Creativity


@rule("WF-C-74", "WF-18.2", "WF-C-19")
def test_creativity_takes_crosses_and_through_balls_from_pile_and_discard() -> None:
    piles: dict[str, Any] = {"draw_piles": {0: ["pass", "cross", "shot-678"]}, "draw_pile_sizes": [3, 9]}
    match = with_abilities("BuildAttack", "creativity", stars=[3, 3], pa=3, **piles)
    play(match, "use ability:creativity")
    wanted = ["search card:cross", "recover card:cross", "recover card:through-ball"]
    assert moves(match) == wanted

    play(match, "search card:cross", throws=["keep order"])
    play(match, "use ability:creativity", "recover card:through-ball")

    assert hand(match, 0) == ["cross", "through-ball"]
    assert match.stars[0] == 1
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-74")
@pytest.mark.parametrize("reveal", [False, True])
def test_a_card_that_creativity_finds_in_the_pile_is_not_shown(reveal: bool) -> None:
    match = before(
        "BuildAttack",
        game(tactical_plan_reveal=reveal),
        abilities={0: ["creativity"]},
        draw_piles={0: ["cross"]},
    )
    told = play(match, "use ability:creativity", "search card:cross", throws=["keep order"])
    assert "card" not in told[1].seen_by(1)


@rule("WF-C-74")
def test_creativity_needs_a_cross_or_a_through_ball() -> None:
    every_one = {0: ["cross", "cross", "through-ball", "through-ball"]}
    match = with_abilities("BuildAttack", "creativity", hands=every_one)
    assert moves(match) == ["give back"]
    assert refusal(match, "use ability:creativity").rule == "WF-C-74"


# ---- Clinical finishing


@rule("WF-C-75", "WF-18.2")
@pytest.mark.parametrize("finishes", [False, True])
def test_clinical_finishing_adds_one_to_the_shot(finishes: bool) -> None:
    match = with_abilities("BuildAttack", "clinical-finishing", pa=6, stars=[2, 2], hands={0: ["shot-678"]})
    play(match, "lay card:shot-678")
    assert asked(match) == ("WithCards", 0)
    play(match, *(["use ability:clinical-finishing"] if finishes else ["pass"]))
    assert asked(match) == ("Defend", 1)

    told = play(match, "draw", throws=["d6 3", "d6 3"])

    assert the(told, "save roll")["quality"] == 3 + finishes
    assert match.goals == [finishes, 0]
    assert match.stars == [2 - finishes, 2]


@rule("WF-C-75", "WF-C-19")
def test_clinical_finishing_is_used_once_a_shot() -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "spain"], "players": {0: ["A1"]}, "card": "shot-678", "pa": 7}
    match = with_abilities("WithCards", "clinical-finishing", **facts)
    play(match, "use ability:clinical-finishing")
    assert moves(match) == ["play player:A1", "pass"]
    assert refusal(match, "use ability:clinical-finishing").rule == "WF-C-19"


@rule("WF-C-75")
def test_clinical_finishing_goes_with_a_shot_only() -> None:
    match = with_abilities("BuildAttack", "clinical-finishing", pa=6, hands={0: ["dribble", "shot-678"]})
    assert refusal(match, "use ability:clinical-finishing").rule == "WF-C-75"
    play(match, "lay card:dribble")
    assert asked(match) == ("Defend", 1)


@rule("WF-C-75", "WF-19.2")
def test_clinical_finishing_does_not_put_a_one_on_target() -> None:
    match = with_abilities("BuildAttack", "clinical-finishing", pa=8, hands={0: ["shot-678"]})
    play(match, "lay card:shot-678", "use ability:clinical-finishing")
    told = play(match, "draw", throws=["d6 1"])
    assert the(told, "off target")["side"] == 0


# ---- Stamina


@rule("WF-C-76", "WF-18.2", "WF-C-19")
def test_stamina_recovers_any_action_card_when_the_pile_is_empty() -> None:
    facts: dict[str, Any] = {"discards": {0: ["tackle"]}, "draw_pile_sizes": [0, 9], "stars": [3, 3]}
    match = with_abilities("BuildAttack", "stamina", **facts)
    play(match, "use ability:stamina")
    kinds_of_cards = {card for card, action in enumerate(match.rules.actions) if action.count}
    assert moves(match) == [f"recover card:{match.rules.cards[card]}" for card in sorted(kinds_of_cards)]

    play(match, "recover card:tackle", "use ability:stamina", "recover card:long-pass")

    assert hand(match, 0) == ["long-pass", "tackle"]
    assert match.stars[0] == 1


@rule("WF-C-76")
def test_stamina_is_for_an_empty_pile_only() -> None:
    match = with_abilities("BuildAttack", "stamina", draw_pile_sizes=[1, 9])
    assert moves(match) == ["give back"]
    reason = refusal(match, "use ability:stamina")
    assert reason.rule == "WF-C-76"
    assert "draw pile is empty" in reason.sentence("en")
    assert "pioche est épuisée" in reason.sentence("fr")
