"""Chapter VI, paragraphs a to c, g and h: goals, attacks and the two uses of Defence."""

import pytest

from tests.rules import rule
from tests.rules.world_cup.board import (
    COLOURS,
    GROUP_ROWS,
    ONE_OF_EACH,
    facts,
    game,
    goals,
    one_after_the_other,
    place,
    refused_row,
    row,
    scene,
    scores_of_1930,
    targets,
    turn_over,
    uses,
)

IN_1930 = game(edition="1930")
IN_2002 = game()

of_each_colour = pytest.mark.parametrize("colour", COLOURS)


# ---- cards and tokens


@rule("WCG-6.0.1")
def test_there_are_eleven_kinds_of_cards() -> None:
    assert len(IN_2002.cards) == len(set(IN_2002.cards)) == 11


@rule("WCG-6.0.2")
@pytest.mark.parametrize(
    ("card", "token"),
    [("attack", "A"), ("defence", "D"), ("g1", "1G"), ("g2", "2G"), ("g3", "3G"), ("penalty", "P")],
)
def test_six_kinds_of_cards_put_down_the_token_of_their_name(card: str, token: str) -> None:
    match = scene(IN_2002, card)
    told = place(match, card, "E2.left", throws=["d6 3"] if card == "penalty" else [])
    assert row(match, "E2.left") == [token]
    assert len(IN_2002.material.tokens) == 6
    assert told[0].facts["use"] == "place"


@rule("WCG-6.0.3", "WCG-E.14")
@pytest.mark.parametrize("card", ["attack", "defence", "g1", "g2", "g3"])
def test_a_token_goes_in_the_innermost_free_space(card: str) -> None:
    match = scene(IN_2002, card, rows={"E2.left": ["P", "~A"]})
    place(match, card, "E2.left")
    assert row(match, "E2.left")[:2] == ["P", "~A"]
    assert len(row(match, "E2.left")) == 3


@rule("WCG-6.0.4", "WCG-6.c.1", "WCG-6.g.1", "WCG-6.h.2", "WCG-E.13", "WCG-E.15", "WCG-E.16", "WCG-E.27")
@pytest.mark.parametrize("card", ["attack", "defence", "g1", "g2", "g3", "penalty"])
def test_tokens_may_be_put_on_any_team_one_controls_it_or_not(card: str) -> None:
    match = scene(IN_2002, card)
    assert targets(match, "place", card) == list(GROUP_ROWS)
    assert len(GROUP_ROWS) == 96


@rule("WCG-6.0.5", "WCG-6.0.6")
@pytest.mark.parametrize("card", ["attack", "defence", "g1", "g2", "g3", "penalty", "g11", "g111", "g21"])
def test_a_row_without_a_free_space_receives_no_token(card: str) -> None:
    full = {"C2.left": ["~1G", "D"], "E2.left": ["~A", "~A", "~A", "~A"]}
    match = scene(IN_2002, card, rows=full)
    assert not set(full) & set(targets(match, "place", card))
    for name in full:
        assert refused_row(match, "place", card, name).rule == "WCG-3.c.8"


@rule("WCG-6.0.4")
def test_only_rows_of_this_phase_are_played_in() -> None:
    match = scene(IN_1930, "attack")
    reason = refused_row(match, "place", "attack", "SF.1.left")
    assert (reason.key, reason.rule) == ("not_in_this_phase", "WCG-6.k.1")


# ---- one goal token


@rule("WCG-6.a.1", "WCG-6.a.2", "WCG-6.a.3", "WCG-E.13")
@of_each_colour
def test_3_goals_puts_down_what_the_colour_takes(colour: str) -> None:
    token = {"black": "3G", "red": "3G", "blue": "3G", "green": "2G", "yellow": "1G", "grey": "1G"}[colour]
    match = scene(IN_2002, "g3")
    told = place(match, "g3", ONE_OF_EACH[colour])
    assert row(match, ONE_OF_EACH[colour]) == [token]
    assert goals(match, ONE_OF_EACH[colour]) == int(token[0])
    assert (told[0].rule, facts(told, "token")[0]["token"]) == ("WCG-6.a.1", token)


@rule("WCG-6.b.1", "WCG-6.b.2", "WCG-E.13")
@of_each_colour
def test_2_goals_puts_down_what_the_colour_takes(colour: str) -> None:
    token = {"black": "2G", "red": "2G", "blue": "2G", "green": "2G", "yellow": "1G", "grey": "1G"}[colour]
    match = scene(IN_2002, "g2")
    told = place(match, "g2", ONE_OF_EACH[colour])
    assert row(match, ONE_OF_EACH[colour]) == [token]
    assert goals(match, ONE_OF_EACH[colour]) == int(token[0])
    assert (told[0].rule, facts(told, "token")[0]["token"]) == ("WCG-6.b.1", token)


@rule("WCG-6.c.1", "WCG-E.13")
@of_each_colour
def test_1_goal_puts_down_a_1_goal_token_on_any_team(colour: str) -> None:
    match = scene(IN_2002, "g1")
    told = place(match, "g1", ONE_OF_EACH[colour])
    assert (row(match, ONE_OF_EACH[colour]), goals(match, ONE_OF_EACH[colour])) == (["1G"], 1)
    assert told[0].rule == "WCG-6.c.1"


# ---- Attack


@rule("WCG-6.g.1", "WCG-E.15")
@of_each_colour
def test_attack_puts_an_attack_token_on_any_team(colour: str) -> None:
    match = scene(IN_2002, "attack")
    told = place(match, "attack", ONE_OF_EACH[colour])
    assert row(match, ONE_OF_EACH[colour]) == ["A"]
    assert told[0].rule == "WCG-6.g.1"


@rule("WCG-6.g.2", "WCG-E.15")
@pytest.mark.parametrize(("attacks", "scored"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_attacks_in_a_row_make_a_goal(attacks: int, scored: int) -> None:
    match = scene(IN_2002, rows={"E2.left": ["A"] * attacks, "E2.right": ["A"]})
    assert goals(match, "E2.left") == scored
    assert goals(match, "E2.right") == 0, "halves of two teams make no goal"


@rule("WCG-6.g.2")
def test_attacks_in_two_matches_of_a_team_make_no_goal() -> None:
    match = scene(IN_2002, rows={"E2.left": ["A"], "E3.left": ["A"]})
    assert [goals(match, name) for name in ("E2.left", "E3.left")] == [0, 0]


@rule("WCG-6.g.3")
def test_a_single_attack_may_become_a_goal_through_the_dice() -> None:
    rows = {"1-2.left": ["A"], "1-5.left": ["A", "A", "A"], "1-6.right": ["A"]}
    one_dot = ("red", "blue", "blue", "white")
    scored = scores_of_1930(rows, one_dot)
    assert (scored["1-2"][0], scored["1-5"][0]) == (1, 2), "Argentina is red"
    assert scored["1-6"] == (0, 0), "nothing for Argentina without, for Chile with an Attack token but no dot"


# ---- Defence


@rule("WCG-6.h.1", "WCG-6.h.2", "WCG-6.h.6", "WCG-E.16", "WCG-E.17")
def test_defence_is_used_in_one_of_two_ways() -> None:
    match = scene(IN_2002, "defence", rows={"A1.left": ["A"]})
    assert uses(match, "defence") == {"place", "flip", "discard"}
    placed = match.clone()
    told = place(placed, "defence", "A1.left")
    assert row(placed, "A1.left") == ["A", "D"]
    assert (told[0].rule, placed.seat) == ("WCG-6.h.2", 1)
    told = turn_over(match, "defence", "A1.left")
    assert row(match, "A1.left") == ["~A"]
    assert (told[0].rule, match.seat) == ("WCG-6.h.6", 1)


@rule("WCG-6.h.3")
@pytest.mark.parametrize("card", ["foul", "offside"])
def test_a_defence_token_protects_what_lies_inside_it(card: str) -> None:
    match = one_after_the_other(IN_2002, "defence", card, rows={"A1.left": ["2G"], "B1.left": ["1G"]})
    assert targets(match, "place", "defence")[:1] == ["A1.left"]
    place(match, "defence", "A1.left")
    assert targets(match, "flip", card) == ["B1.left"]
    assert refused_row(match, "flip", card, "A1.left").rule == "WCG-6.h.5"


@rule("WCG-6.h.4")
def test_a_defence_token_may_fill_the_last_space_and_keep_goals_out() -> None:
    match = one_after_the_other(IN_2002, "defence", "g3", rows={"C2.left": ["~1G"]})
    place(match, "defence", "C2.left")
    assert row(match, "C2.left") == ["~1G", "D"]
    assert refused_row(match, "place", "g3", "C2.left").key == "row_is_full"


@rule("WCG-6.h.4")
def test_a_defence_token_may_be_put_in_an_empty_row() -> None:
    match = scene(IN_2002, "defence")
    place(match, "defence", "C2.left")
    assert row(match, "C2.left") == ["D"]


@rule("WCG-6.h.5")
@pytest.mark.parametrize("card", ["defence", "foul", "offside"])
def test_a_defence_token_is_never_turned_over(card: str) -> None:
    match = scene(IN_2002, card, rows={"A1.left": ["1G", "D"], "B1.left": ["1G"], "B1.right": ["A"]})
    assert "A1.left" not in targets(match, "flip", card)
    reason = refused_row(match, "flip", card, "A1.left")
    assert (reason.key, reason.rule) == ("card_does_not_turn", "WCG-6.h.5")


@rule("WCG-6.h.6", "WCG-E.17")
def test_defence_turns_over_any_vulnerable_attack_and_nothing_else() -> None:
    rows = {"A1.left": ["1G", "A"], "B1.right": ["A"], "C2.left": ["A", "D"], "D1.left": ["1G"], "E1.left": ["~A"]}
    match = scene(IN_2002, "defence", rows=rows)
    assert targets(match, "flip", "defence") == ["A1.left", "B1.right"]
    reason = refused_row(match, "flip", "defence", "D1.left")
    assert (reason.key, reason.rule) == ("card_does_not_turn", "WCG-6.h.6")
    told = turn_over(match, "defence", "A1.left")
    assert row(match, "A1.left") == ["1G", "~A"]
    assert [event.rule for event in told[:2]] == ["WCG-6.h.6"] * 2


@rule("WCG-6.h.7", "WCG-C-26")
@pytest.mark.parametrize("card", ["defence", "offside"])
def test_an_attack_turned_over_stays_in_its_space(card: str) -> None:
    match = one_after_the_other(IN_2002, card, "g1", rows={"C2.left": ["D", "A"]})
    turn_over(match, card, "C2.left")
    assert row(match, "C2.left") == ["D", "~A"]
    assert refused_row(match, "place", "g1", "C2.left").key == "row_is_full", "the space is not free"


@rule("WCG-6.h.8", "WCG-C-20")
def test_an_attack_turned_over_is_worth_nothing() -> None:
    match = scene(IN_2002, "defence", rows={"E2.left": ["A", "A"]})
    assert goals(match, "E2.left") == 1
    turn_over(match, "defence", "E2.left")
    assert goals(match, "E2.left") == 0
