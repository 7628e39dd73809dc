"""Chapter VI, paragraph k: penalties."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.world_cup.board import GROUP_ROWS, facts, game, goals, place, refused_row, row, scene, targets

IN_2002 = game()

with_every_penalty_die = pytest.mark.parametrize(
    ("face", "colour"), list(enumerate(["black", "black", "red", "red", "blue", "green"], start=1))
)


@rule("WCG-6.k.1", "WCG-6.k.2", "WCG-E.18")
def test_for_a_penalty_a_team_is_named_before_the_die_is_thrown() -> None:
    match = scene(IN_2002, "penalty")
    assert targets(match, "place", "penalty") == list(GROUP_ROWS), "any team in any match"
    assert play(match, "place card:penalty") == []
    told = play(match, "choose row:F2.left", throws=["d6 5"])
    assert kinds(told) == ["card", "penalty", "draw"]
    shown = facts(told, "penalty")[0]
    assert (shown["row"], shown["team"], shown["dot"], shown["scored"]) == ("F2.left", "ENG", "blue", True)


@rule("WCG-6.k.3", "WCG-6.k.4", "WCG-C-17", "WCG-E.18")
@with_every_penalty_die
def test_any_colour_but_black_puts_a_penalty_token_down(face: int, colour: str) -> None:
    match = scene(IN_2002, "penalty", "attack", "attack", rows={"F2.left": ["A"]}, draw_pile=["defence"])
    told = place(match, "penalty", "F2.left", throws=[f"d6 {face}"])
    assert row(match, "F2.left") == (["A"] if colour == "black" else ["A", "P"])
    shown = facts(told, "penalty")[0]
    assert (shown["dot"], shown["scored"]) == (colour, colour != "black")
    assert told[1].rule == ("WCG-6.k.4" if colour == "black" else "WCG-6.k.3")
    seen: Any = match.view(None)
    assert seen["discard_pile"]["top"] == "card:penalty", "the card is spent in any case"
    assert Counter(match.card_names(match.hands[0].cards)) == {"attack": 2, "defence": 1}


@rule("WCG-6.k.2", "WCG-C-09")
def test_a_penalty_is_scored_with_two_chances_in_three_on_either_white_die() -> None:
    match = scene(IN_2002, "penalty")
    play(match, "place card:penalty")
    odds = match.odds(match.game.move("choose row:F2.left"))
    assert odds is not None
    assert odds.share == Fraction(2, 3)
    white = IN_2002.material.dice[:2]
    assert [Fraction(6 - die.dots.count("black"), 6) for die in white] == [Fraction(2, 3)] * 2


@rule("WCG-6.k.5", "WCG-E.19")
def test_a_penalty_token_is_worth_a_goal() -> None:
    match = scene(IN_2002, rows={"F2.left": ["P"], "F2.right": ["P", "1G", "P"], "F4.left": ["A", "P", "A"]})
    assert [goals(match, name) for name in ("F2.left", "F2.right", "F4.left")] == [1, 3, 2]


@rule("WCG-6.k.6", "WCG-E.19", "WCG-C-21")
@pytest.mark.parametrize("card", ["foul", "offside", "defence"])
def test_a_penalty_token_is_never_turned_over_not_even_as_the_outermost(card: str) -> None:
    rows = {"F2.left": ["1G", "P"], "F2.right": ["P"], "G1.left": ["A", "P"], "B1.left": ["1G"], "B1.right": ["A"]}
    match = scene(IN_2002, card, rows=rows)
    assert not {"F2.left", "F2.right", "G1.left"} & set(targets(match, "flip", card))
    for name in ("F2.left", "F2.right", "G1.left"):
        reason = refused_row(match, "flip", card, name)
        assert (reason.key, reason.rule) == ("penalties_stand", "WCG-6.k.6")


@rule("WCG-6.k.1", "WCG-C-16")
def test_a_penalty_cannot_be_given_to_a_team_without_a_free_space() -> None:
    match = scene(IN_2002, "penalty", rows={"C2.left": ["1G", "~1G"]})
    assert "C2.left" not in targets(match, "place", "penalty")
    assert refused_row(match, "place", "penalty", "C2.left").key == "row_is_full"


@rule("WCG-6.k.1")
def test_a_penalty_is_given_in_a_match_of_this_phase_only() -> None:
    match = scene(IN_2002, "penalty", phase="QF")
    assert all(name.startswith("QF.") for name in targets(match, "place", "penalty"))
    reason = refused_row(match, "place", "penalty", "A1.left")
    assert (reason.key, reason.rule) == ("not_in_this_phase", "WCG-6.k.1")
    assert refused_row(match, "place", "penalty", "SF.1.left").rule == "WCG-6.k.1"
