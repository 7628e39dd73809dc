"""The best third-placed teams of 1994: who goes on, and whom each of them meets."""

from onze.games.world_cup import WorldCup
from tests.rules import rule
from tests.rules.world_cup.board import facts, game
from tests.rules.world_cup.phases import Score, altered, bracket, end_of_groups, event

IN_1994 = game(edition="1994")

CLEAR: dict[str, Score] = {"F6": (0, 0), "F2": (2, 0), "E2": (2, 0), "D3": (2, 1)}
"""Morocco has four points; Norway the best difference; Nigeria more goals than Colombia, Cameroon and Spain."""


def met(rules: WorldCup, scores: dict[str, Score]) -> list[str]:
    """Whom the winners of groups C, A, B and D meet in the round of 16."""
    match, _ = end_of_groups(rules, scores)
    found = bracket(match, "R16")
    return [found[name].partition("-")[2] for name in ("R16.1", "R16.4", "R16.6", "R16.7")]


@rule("WCG-C-38")
def test_points_then_difference_then_goals_then_lots_order_the_third_placed_teams() -> None:
    _, told = end_of_groups(IN_1994, CLEAR)
    assert event(told, "lots").facts == {"order": ["COL", "CMR", "ESP"]}
    assert event(told, "lots").rule == "WCG-C-38"
    thirds = {fact["team"] for fact in facts(told, "flag")} & {"COL", "CMR", "ESP", "NGA", "NOR", "MAR"}
    assert thirds == {"COL", "NGA", "NOR", "MAR"}


@rule("WCG-3.d.2")
def test_the_table_of_the_edition_says_whom_they_meet() -> None:
    assert met(IN_1994, CLEAR) == ["MAR", "NGA", "COL", "NOR"]
    assert met(IN_1994, {}) == ["COL", "ESP", "NGA", "CMR"]


@rule("WCG-3.d.2")
def test_without_such_a_table_each_takes_the_first_place_that_leaves_one_for_the_others() -> None:
    assert met(altered("1994", r"(?m)^ADEF = .*\n", ""), CLEAR) == ["COL", "NOR", "NGA", "MAR"]
