"""Chapter VII: protected and vulnerable tokens."""

import pytest

from tests.rules import rule
from tests.rules.table import refusal
from tests.rules.world_cup.board import (
    game,
    one_after_the_other,
    place,
    refused_row,
    row,
    scene,
    targets,
    turn_over,
    uses,
)

IN_2002 = game()
A_GOAL_ELSEWHERE = {"H6.left": ["1G"], "H6.right": ["A"]}
"""Something to turn over, so that a card can be aimed at all."""

with_both_cards = pytest.mark.parametrize("card", ["foul", "offside"])


@rule("WCG-7.0.1", "WCG-E.24", "WCG-C-18")
@with_both_cards
@pytest.mark.parametrize("inside", [[], ["D"], ["1G", "A"], ["~A", "P", "D"]])
def test_the_outermost_token_of_a_row_is_vulnerable_wherever_it_lies(card: str, inside: list[str]) -> None:
    match = scene(IN_2002, card, rows={"E2.left": [*inside, "1G"]})
    assert targets(match, "flip", card) == ["E2.left"]
    turn_over(match, card, "E2.left")
    assert row(match, "E2.left") == [*inside, "~1G"]


@rule("WCG-7.0.2", "WCG-7.0.3", "WCG-7.0.5", "WCG-E.25")
@with_both_cards
@pytest.mark.parametrize(
    ("cover", "clause"), [("D", "WCG-6.h.5"), ("P", "WCG-6.k.6"), ("~A", "WCG-C-19"), ("~1G", "WCG-C-19")]
)
@pytest.mark.parametrize("inside", ["1G", "2G", "3G"])
def test_a_goal_inside_another_token_cannot_be_aimed_at(card: str, cover: str, clause: str, inside: str) -> None:
    match = scene(IN_2002, card, rows={"E2.left": [inside, cover], **A_GOAL_ELSEWHERE})
    assert "E2.left" not in targets(match, "flip", card)
    assert refused_row(match, "flip", card, "E2.left").rule == clause


@rule("WCG-7.0.2", "WCG-7.0.3", "WCG-7.0.5")
def test_an_attack_outside_a_goal_protects_it_from_a_foul() -> None:
    match = scene(IN_2002, "foul", rows={"E2.left": ["3G", "A"], **A_GOAL_ELSEWHERE})
    assert refused_row(match, "flip", "foul", "E2.left").rule == "WCG-6.i.5"


@rule("WCG-7.0.2", "WCG-7.0.5")
@with_both_cards
def test_a_goal_protects_the_goals_inside_it(card: str) -> None:
    match = scene(IN_2002, card, rows={"E2.left": ["3G", "1G"]})
    turn_over(match, card, "E2.left")
    assert row(match, "E2.left") == ["3G", "~1G"], "only the outer one is hit"


@rule("WCG-7.0.3", "WCG-7.0.5")
@pytest.mark.parametrize("cover", ["D", "P", "1G", "2G", "3G", "~A", "~1G"])
def test_an_attack_inside_another_token_cannot_be_turned_over_by_defence(cover: str) -> None:
    match = scene(IN_2002, "defence", rows={"E2.left": ["A", cover]})
    assert uses(match, "defence") == {"place", "discard"}
    reason = refusal(match, "flip card:defence")
    assert (reason.key, reason.rule) == ("nothing_to_turn", "WCG-7.0.3")


@rule("WCG-7.0.3")
@with_both_cards
def test_where_everything_is_protected_a_referees_card_is_of_no_use(card: str) -> None:
    match = scene(IN_2002, card, rows={"E2.left": ["A", "1G", "D"], "E2.right": ["1G", "P"]})
    assert uses(match, card) == {"discard"}
    assert refusal(match, f"flip card:{card}").rule == "WCG-7.0.3"


@rule("WCG-7.0.1", "WCG-7.0.3")
@pytest.mark.parametrize("card", ["foul", "offside", "defence"])
def test_an_empty_row_has_nothing_to_aim_at(card: str) -> None:
    match = scene(IN_2002, card, rows=A_GOAL_ELSEWHERE)
    reason = refused_row(match, "flip", card, "A1.left")
    assert (reason.key, reason.rule) == ("row_is_empty", "WCG-7.0.1")


@rule("WCG-7.0.4", "WCG-E.26", "WCG-C-19")
@pytest.mark.parametrize(
    ("card", "inside", "turned"), [("foul", "1G", "1G"), ("offside", "A", "A"), ("defence", "A", "A")]
)
def test_a_token_turned_over_still_protects_what_lies_inside_it(card: str, inside: str, turned: str) -> None:
    rows = {"E2.left": [inside, turned], **A_GOAL_ELSEWHERE}
    match = one_after_the_other(IN_2002, card, card, rows=rows)
    turn_over(match, card, "E2.left")
    assert row(match, "E2.left") == [inside, f"~{turned}"]
    reason = refused_row(match, "flip", card, "E2.left")
    assert (reason.key, reason.rule) == ("already_turned", "WCG-C-19")


@rule("WCG-7.0.5", "WCG-6.h.3")
@with_both_cards
@pytest.mark.parametrize("cover", ["attack", "defence", "g1", "penalty"])
def test_any_token_put_outside_a_goal_protects_it(card: str, cover: str) -> None:
    match = one_after_the_other(IN_2002, cover, card, rows={"E2.left": ["3G"], **A_GOAL_ELSEWHERE})
    place(match, cover, "E2.left", throws=["d6 3"] if cover == "penalty" else [])
    if "E2.left" in targets(match, "flip", card):
        turn_over(match, card, "E2.left")
    assert row(match, "E2.left")[0] == "3G"


@rule("WCG-7.0.6")
@with_both_cards
def test_the_opponents_row_and_ones_other_matches_protect_nothing(card: str) -> None:
    rows = {"E2.left": ["1G"], "E2.right": ["1G", "D"], "E3.left": ["1G", "D"], "E5.right": ["D"]}
    match = scene(IN_2002, card, rows=rows)
    assert targets(match, "flip", card) == ["E2.left"]
