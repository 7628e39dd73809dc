"""Chapter VI, paragraphs i and j: Foul and Offside."""

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.world_cup.board import (
    facts,
    game,
    goals,
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

with_both_cards = pytest.mark.parametrize("card", ["foul", "offside"])


@rule("WCG-6.i.1", "WCG-6.j.1", "WCG-E.20", "WCG-E.23", "WCG-C-25")
@with_both_cards
@pytest.mark.parametrize("seat", [0, 1])
def test_a_foul_is_called_against_any_vulnerable_goal_of_any_team(card: str, seat: int) -> None:
    rows = {
        "A1.left": ["1G"], "A1.right": ["3G"], "B1.left": ["D", "2G"], "B1.right": ["1G", "D"], "C2.left": ["P"],
        "D1.left": ["1G", "~1G"],
    }  # fmt: skip
    match = scene(IN_2002, teams={0: ["FRA"], 1: ["SEN"]}, seat=seat, hands={seat: [card]}, rows=rows)
    assert targets(match, "flip", card) == ["A1.left", "A1.right", "B1.left"], "one's own team included"


@rule("WCG-6.i.1", "WCG-6.i.2", "WCG-6.j.1", "WCG-E.20", "WCG-C-26")
@with_both_cards
def test_a_1_goal_token_is_turned_over_and_stays_worth_nothing(card: str) -> None:
    match = one_after_the_other(IN_2002, card, "g1", rows={"C2.left": ["D", "1G"], "A1.left": ["A", "1G"]})
    told = turn_over(match, card, "A1.left")
    assert (row(match, "A1.left"), goals(match, "A1.left")) == (["A", "~1G"], 0)
    assert kinds(told) == ["card", "turned", "draw"]
    assert told[0].rule == {"foul": "WCG-6.i.1", "offside": "WCG-6.j.1"}[card]
    assert facts(told, "turned")[0]["token"] == "1G"
    full = one_after_the_other(IN_2002, card, "g1", rows={"C2.left": ["D", "1G"]})
    turn_over(full, card, "C2.left")
    assert row(full, "C2.left") == ["D", "~1G"]
    assert refused_row(full, "place", "g1", "C2.left").key == "row_is_full", "the space is not free again"


@rule("WCG-6.i.3", "WCG-6.j.1", "WCG-E.21", "WCG-C-22", "WCG-C-23")
@with_both_cards
@pytest.mark.parametrize(("token", "lower"), [("2G", "1G"), ("3G", "2G")])
def test_a_higher_token_is_turned_over_and_one_goal_less_put_in_the_next_space(
    card: str, token: str, lower: str
) -> None:
    match = scene(IN_2002, card, rows={"E2.left": ["A", token]})
    told = turn_over(match, card, "E2.left")
    assert row(match, "E2.left") == ["A", f"~{token}", lower]
    assert goals(match, "E2.left") == int(lower[0])
    assert facts(told, "turned")[0]["tokens"] == ["A", f"~{token}", lower]


@rule("WCG-6.i.3", "WCG-C-22")
@with_both_cards
def test_the_lower_token_is_not_optional(card: str) -> None:
    match = scene(IN_2002, card, rows={"E2.left": ["3G"]})
    play(match, f"flip card:{card}")
    assert moves(match) == ["choose row:E2.left"]
    play(match, "choose row:E2.left")
    assert match.seat == 1, "nothing more is asked"
    assert row(match, "E2.left") == ["~3G", "2G"]


@rule("WCG-6.i.4")
@pytest.mark.parametrize(
    "cards", [("foul", "foul", "foul"), ("offside", "offside", "offside"), ("foul", "offside", "foul")]
)
def test_three_goals_are_brought_to_two_to_one_and_to_none(cards: tuple[str, ...]) -> None:
    match = one_after_the_other(IN_2002, *cards, rows={"E2.left": ["3G"]})
    shown = []
    for card in cards:
        turn_over(match, card, "E2.left")
        shown.append((row(match, "E2.left"), goals(match, "E2.left")))
    assert shown == [(["~3G", "2G"], 2), (["~3G", "~2G", "1G"], 1), (["~3G", "~2G", "~1G"], 0)]


@rule("WCG-6.i.5")
def test_a_foul_does_nothing_to_an_attack() -> None:
    match = scene(IN_2002, "foul", rows={"A1.left": ["A"], "B1.left": ["1G"]})
    assert targets(match, "flip", "foul") == ["B1.left"]
    reason = refused_row(match, "flip", "foul", "A1.left")
    assert (reason.key, reason.rule) == ("card_does_not_turn", "WCG-6.i.5")
    alone = scene(IN_2002, "foul", rows={"A1.left": ["A"]})
    assert uses(alone, "foul") == {"discard"}
    reason = refusal(alone, "flip card:foul")
    assert (reason.key, reason.rule) == ("nothing_to_turn", "WCG-7.0.3")


@rule("WCG-6.j.2", "WCG-E.23")
def test_an_offside_may_turn_over_a_vulnerable_attack_instead() -> None:
    rows = {"A1.left": ["1G", "A"], "B1.left": ["1G"], "C1.left": ["A", "D"], "D1.left": ["A", "~A"]}
    match = scene(IN_2002, "offside", rows=rows)
    assert targets(match, "flip", "offside") == ["A1.left", "B1.left"]
    told = turn_over(match, "offside", "A1.left")
    assert row(match, "A1.left") == ["1G", "~A"]
    assert goals(match, "A1.left") == 1
    assert match.seat == 1, "it does not reach the goal as well"
    assert told[1].rule == "WCG-6.h.6"


@rule("WCG-6.j.3", "WCG-E.22", "WCG-C-24")
@with_both_cards
@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("E2.left", ["A", "A", "D", "3G"], ["A", "A", "D", "2G"]),
        ("E2.left", ["A", "A", "D", "2G"], ["A", "A", "D", "1G"]),
        ("B2.left", ["D", "D", "3G"], ["D", "D", "2G"]),
        ("E1.left", ["~2G", "~1G", "2G"], ["~2G", "~1G", "1G"]),
    ],
)
def test_in_the_last_space_a_lower_token_takes_its_place_face_up(
    card: str, name: str, before: list[str], after: list[str]
) -> None:
    match = one_after_the_other(IN_2002, card, "foul", rows={name: before})
    turn_over(match, card, name)
    assert row(match, name) == after
    assert name in targets(match, "flip", "foul"), "and it is vulnerable"


@rule("WCG-6.j.3", "WCG-C-24")
@with_both_cards
def test_a_1_goal_token_in_the_last_space_is_turned_over_where_it_lies(card: str) -> None:
    match = one_after_the_other(IN_2002, card, "foul", rows={"C2.left": ["1G", "1G"], "A1.left": ["1G"]})
    turn_over(match, card, "C2.left")
    assert (row(match, "C2.left"), goals(match, "C2.left")) == (["1G", "~1G"], 1)
    reason = refused_row(match, "flip", "foul", "C2.left")
    assert (reason.key, reason.rule) == ("already_turned", "WCG-C-19")


@rule("WCG-6.j.3")
def test_the_last_space_of_a_knockout_row_is_the_one_before_the_flag() -> None:
    rows = {"R16.4.left": ["D", "D", "3G"], "R16.1.left": ["D", "D", "3G"]}
    match = scene(
        IN_2002, phase="R16", teams={0: ["GER"], 1: ["ESP"]}, qualified={"W:E": "GER", "W:B": "ESP"},
        hands={0: ["foul"], 1: ["foul"]}, rows=rows,
    )  # fmt: skip
    turn_over(match, "foul", "R16.4.left")
    turn_over(match, "foul", "R16.1.left")
    assert row(match, "R16.4.left") == ["D", "D", "2G"], "Spain has three spaces"
    assert row(match, "R16.1.left") == ["D", "D", "~3G", "2G"], "Germany has four"


@rule("WCG-6.i.1", "WCG-6.j.1", "WCG-C-74")
@with_both_cards
def test_the_referees_cards_put_no_token_of_their_own_down(card: str) -> None:
    match = scene(IN_2002, card, rows={"A1.left": ["1G"]})
    assert uses(match, card) == {"flip", "discard"}
    reason = refusal(match, f"place card:{card}")
    assert (reason.key, reason.rule) == ("places_nothing", "WCG-C-74")
    assert IN_2002.material.tokens == ("A", "D", "1G", "2G", "3G", "P")


@rule("WCG-6.i.1")
@pytest.mark.parametrize(
    ("card", "clause"), [("attack", "WCG-6.g.1"), ("g1", "WCG-6.c.1"), ("g3", "WCG-6.a.1"), ("penalty", "WCG-6.k.1")]
)
def test_no_other_card_turns_a_goal_over(card: str, clause: str) -> None:
    match = scene(IN_2002, card, rows={"A1.left": ["1G"]})
    assert uses(match, card) == {"place", "discard"}
    reason = refusal(match, f"flip card:{card}")
    assert (reason.key, reason.rule) == ("turns_nothing", clause)


@rule("WCG-6.i.3", "WCG-6.0.5")
@with_both_cards
def test_the_lower_token_fills_a_space_that_others_could_have_used(card: str) -> None:
    match = one_after_the_other(IN_2002, card, "g1", rows={"E1.left": ["D", "2G"]})
    assert "E1.left" in targets(match, "flip", card)
    turn_over(match, card, "E1.left")
    assert row(match, "E1.left") == ["D", "~2G", "1G"]
    assert refused_row(match, "place", "g1", "E1.left").key == "row_is_full"
    place(match, "g1", "E1.right")
    assert row(match, "E1.right") == ["1G"]
