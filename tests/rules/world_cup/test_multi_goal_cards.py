"""Chapter VI, paragraphs d to f: the cards with several goal tokens, all or nothing."""

import pytest

from tests.rules import rule
from tests.rules.table import kinds, refusal
from tests.rules.world_cup.board import (
    COLOURS,
    GROUP_ROWS,
    ONE_OF_EACH,
    facts,
    game,
    place,
    refused_row,
    row,
    scene,
    targets,
    uses,
)

IN_2002 = game()

of_each_colour = pytest.mark.parametrize("colour", COLOURS)


@rule("WCG-6.d.1", "WCG-6.d.3")
@of_each_colour
def test_2_and_1_goals_puts_2_goals_on_one_team_and_1_goal_on_any_other(colour: str) -> None:
    match = scene(IN_2002, "g21")
    told = place(match, "g21", "A1.right", ONE_OF_EACH[colour])
    assert (row(match, "A1.right"), row(match, ONE_OF_EACH[colour])) == (["2G"], ["1G"])
    assert told[0].rule == "WCG-6.d.1"
    assert [of["token"] for of in facts(told, "token")] == ["2G", "1G"]


@rule("WCG-6.d.2", "WCG-6.d.5")
@of_each_colour
def test_the_2_goals_of_2_and_1_never_go_to_a_yellow_or_grey_team(colour: str) -> None:
    match = scene(IN_2002, "g21")
    name = ONE_OF_EACH[colour]
    assert (name in targets(match, "place", "g21")) == (colour not in ("yellow", "grey"))
    if colour in ("yellow", "grey"):
        reason = refused_row(match, "place", "g21", name)
        assert (reason.key, reason.rule) == ("no_lower_token", "WCG-6.d.5")
    else:
        place(match, "g21", name, "A1.right")
        assert row(match, name) == ["2G"]


@rule("WCG-6.d.1", "WCG-6.e.1", "WCG-6.f.1")
@pytest.mark.parametrize(("card", "clause"), [("g21", "WCG-6.d.1"), ("g111", "WCG-6.e.1"), ("g11", "WCG-6.f.1")])
def test_the_tokens_of_a_multi_goal_card_go_to_different_teams(card: str, clause: str) -> None:
    match = scene(IN_2002, card)
    reason = refused_row(match, "place", card, "A1.left", "A1.left")
    assert (reason.key, reason.rule) == ("another_team", clause)
    left = targets(match, "place", card, "A1.left")
    assert [name for name in GROUP_ROWS if name not in left] == ["A1.left", "A3.left", "A5.right"], "the rows of France"


@rule("WCG-6.e.1")
def test_1_and_1_and_1_goals_puts_three_tokens_on_three_teams() -> None:
    match = scene(IN_2002, "g111")
    reason = refused_row(match, "place", "g111", "A1.left", "C2.left", "A1.left")
    assert reason.rule == "WCG-6.e.1"
    assert refused_row(match, "place", "g111", "A1.left", "C2.left", "C2.left").rule == "WCG-6.e.1"
    told = place(match, "g111", "A1.left", "C2.left", "E2.left")
    assert [row(match, name) for name in ("A1.left", "C2.left", "E2.left")] == [["1G"]] * 3
    assert kinds(told) == ["card", "token", "token", "token", "draw"]


@rule("WCG-6.f.1")
def test_1_and_1_goals_puts_two_tokens_on_two_teams() -> None:
    match = scene(IN_2002, "g11")
    told = place(match, "g11", "C2.left", "H5.right")
    assert [row(match, name) for name in ("C2.left", "H5.right")] == [["1G"]] * 2
    assert kinds(told) == ["card", "token", "token", "draw"]


def all_full_but(*free: str) -> dict[str, list[str]]:
    """The round of 16 with Defence tokens in every space, but for one space in these rows."""
    match = scene(IN_2002, phase="R16")
    names = [name for name in IN_2002.edition.rows if name.startswith("R16.")]
    spaces = {name: match.spaces(IN_2002.edition.rows.index(name)) for name in names}
    return {name: ["D"] * (spaces[name] - (name in free)) for name in names}


@rule("WCG-6.d.4", "WCG-6.e.2", "WCG-6.f.2", "WCG-C-11")
@pytest.mark.parametrize(("card", "tokens"), [("g21", 2), ("g11", 2), ("g111", 3)])
def test_a_multi_goal_card_needs_a_team_for_every_token(card: str, tokens: int) -> None:
    free = ["R16.1.left", "R16.1.right", "R16.5.left"][:tokens]
    enough = scene(IN_2002, card, phase="R16", rows=all_full_but(*free))
    assert uses(enough, card) == {"place", "discard"}
    told = place(enough, card, *free)
    assert kinds(told).count("token") == tokens
    one_less = scene(IN_2002, card, phase="R16", rows=all_full_but(*free[1:]))
    assert uses(one_less, card) == {"discard"}
    reason = refusal(one_less, f"place card:{card}")
    assert (reason.key, reason.rule) == ("nowhere_to_place", "WCG-C-11")


@rule("WCG-6.d.2", "WCG-6.d.4", "WCG-6.d.5")
def test_2_and_1_goals_needs_a_team_that_takes_2_goals() -> None:
    qualified = {"W:C": "CHN", "R:F": "NGA", "W:H": "TUN"}
    weak = ["R16.6.left", "R16.2.right", "R16.7.left"]
    match = scene(IN_2002, phase="R16", qualified=qualified)
    names = [name for name in IN_2002.edition.rows if name.startswith("R16.")]
    spaces = {name: match.spaces(IN_2002.edition.rows.index(name)) for name in names}
    assert [spaces[name] for name in weak] == [2, 2, 2]
    rows = {name: ["D"] * spaces[name] for name in names if name not in weak}
    match = scene(IN_2002, "g21", "g11", "g111", phase="R16", qualified=qualified, rows=rows)
    assert [uses(match, card) for card in ("g21", "g11", "g111")] == [{"discard"}, *[{"place", "discard"}] * 2]
