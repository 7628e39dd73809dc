"""The supply of tokens (WCG-C-28): unlimited, or that of the box."""

import pytest

from tests.rules import rule
from tests.rules.table import moves, play
from tests.rules.world_cup.board import (
    GROUP_ROWS,
    Rows,
    game,
    goals,
    place,
    refused_row,
    row,
    scene,
    targets,
    turn_over,
    uses,
)

IN_2002 = game()
PRINTED = game(token_supply="printed")
ANY = ["B2.left", "B3.left", "B5.right", "D2.left", "D3.right", "D6.right"]
"""Rows of Spain and the USA: blue teams, three spaces each."""


@rule("WCG-C-28", "WCG-2.0.3")
@pytest.mark.parametrize(
    ("card", "token", "rows"),
    [
        ("penalty", "P", {name: ["P", "P"] for name in ANY[:4]}),
        ("g3", "3G", {name: ["3G"] for name in ANY}),
        ("g2", "2G", {name: ["2G", "2G", "2G"] for name in ANY}),
        ("g1", "1G", {name: ["1G", "1G"] for name in GROUP_ROWS[:30]}),
        ("defence", "D", {name: ["D", "D"] for name in GROUP_ROWS[:20]}),
        ("attack", "A", {name: ["A", "A"] for name in GROUP_ROWS[:25]}),
    ],
)
def test_tokens_never_run_out_unless_the_players_agree_on_those_of_the_box(card: str, token: str, rows: Rows) -> None:
    throws = ["d6 3"] if card == "penalty" else []
    unlimited = scene(IN_2002, card, rows=rows)
    place(unlimited, card, "G1.right", throws=throws)
    assert row(unlimited, "G1.right") == [token], "one more than the box holds"
    used_up = scene(PRINTED, card, rows=rows)
    last = next(iter(rows))
    one_left = scene(PRINTED, card, rows={**rows, last: rows[last][1:]})
    assert "G1.right" in targets(one_left, "place", card)
    place(one_left, card, "G1.right", throws=throws)
    assert row(one_left, "G1.right") == [token]
    if card in ("g2", "g3"):
        reason = refused_row(used_up, "place", card, "G1.right")
        assert (reason.key, reason.rule) == ("no_token_left", "WCG-C-28")
    else:
        assert "place" not in uses(used_up, card)


@rule("WCG-C-28")
def test_the_token_that_is_put_down_must_be_in_the_box() -> None:
    no_2g = {name: ["2G", "2G", "~2G"] for name in ANY}
    match = scene(PRINTED, "g3", rows=no_2g)
    offered = targets(match, "place", "g3")
    assert "E1.left" not in offered, "Ireland would receive 2 Goals"
    assert {"E2.left", "F1.right"} <= set(offered), "Germany receives 3 Goals, Nigeria 1"
    reason = refused_row(match, "place", "g3", "E1.left")
    assert (reason.key, reason.rule) == ("no_token_left", "WCG-C-28")
    assert "2 Goals" in reason.sentence("en")


@rule("WCG-C-28")
@pytest.mark.parametrize("card", ["foul", "offside"])
def test_a_reduction_needs_the_lower_token_too(card: str) -> None:
    rows = {
        **{name: ["2G", "2G", "~2G"] for name in ANY},
        "E2.left": ["3G"],
        "H1.left": ["1G"],
        "F2.left": ["D", "D", "3G"],
    }
    match = scene(PRINTED, card, rows=rows)
    assert targets(match, "flip", card) == ["H1.left"]
    for name in ("E2.left", "F2.left"):
        reason = refused_row(match, "flip", card, name)
        assert (reason.key, reason.rule) == ("no_token_left", "WCG-C-28")
    unlimited = scene(IN_2002, card, rows=rows)
    turn_over(unlimited, card, "E2.left")
    assert row(unlimited, "E2.left") == ["~3G", "2G"]


@rule("WCG-C-28", "WCG-C-11")
@pytest.mark.parametrize(("card", "needed"), [("g11", 2), ("g111", 3), ("g21", 1)])
def test_a_multi_goal_card_needs_all_its_tokens_in_the_box(card: str, needed: int) -> None:
    rows = {name: ["1G", "1G"] for name in GROUP_ROWS[:30]}
    short = {**rows}
    for name in GROUP_ROWS[: needed - 1]:
        short[name] = ["1G"]
    assert uses(scene(PRINTED, card, rows=short), card) == {"discard"}
    enough = {**rows, **{name: ["1G"] for name in GROUP_ROWS[:needed]}}
    match = scene(PRINTED, card, rows=enough)
    place(match, card, *["G1.left", "G1.right", "H1.left"][: 2 if card == "g21" else needed])
    assert goals(match, "G1.right") == 1
    assert uses(scene(IN_2002, card, rows=rows), card) == {"place", "discard"}


@rule("WCG-C-28", "WCG-C-10")
def test_a_lower_token_may_be_chosen_when_the_highest_is_used_up() -> None:
    both = game(token_supply="printed", voluntary_downgrade=True)
    match = scene(both, "g3", rows={name: ["3G"] for name in ANY})
    play(match, "place card:g3", "choose row:E2.left")
    assert moves(match) == ["choose token:1G", "choose token:2G"]
