"""Chapter IV.c: the teams that are left over when everybody has drawn as many."""

from collections.abc import Sequence
from typing import Any

import pytest

from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.world_cup.board import facts, game, kick_off

IN_1930 = game(edition="1930")
IN_2002 = game()

SIX_EACH = (
    ["BRA", "CRC", "RUS", "KSA", "RSA", "USA"],
    ["ARG", "CRO", "JPN", "NGA", "SEN", "ESP"],
    ["CMR", "DEN", "ENG", "IRL", "POR", "SVN"],
    ["BEL", "FRA", "ITA", "MEX", "POL", "SWE"],
    ["ECU", "GER", "KOR", "PAR", "TUN", "URU"],
)
"""What the five players of the rulebook's example draw; China and Turkey are left over."""


FIFTEEN = game(15)
"""Fifteen players draw two teams each in 2002, and two are left over."""


def received(told: Sequence[Event]) -> dict[int, str]:
    """The left-over team of each seat that got one."""
    return {of["seat"]: of["left_over"] for of in facts(told, "teams") if "left_over" in of}


def two_each(*pairs: list[str]) -> list[list[str]]:
    """What fifteen players draw when China and Saudi Arabia are left over: these pairs, then any."""
    named = {name for pair in pairs for name in pair}
    others = [name for name in IN_2002.edition.team_ids if name not in {"CHN", "KSA", *named}]
    return [*pairs, *(list(pair) for pair in zip(others[::2], others[1::2], strict=True))]


@rule("WCG-4.c.3", "WCG-E.5")
def test_left_over_teams_go_first_to_whoever_drew_a_grey_team() -> None:
    drawn = (["URU", "MEX"], ["FRA", "BEL"], ["ARG", "BOL"], ["CHI", "BRA"], ["PAR", "YUG"])
    _, told = kick_off(IN_1930, *drawn, left_over=["USA", "ROU", "PER"])
    assert set(received(told)) == {0, 1, 2}, "Mexico, Bolivia, and only then France and Belgium"
    strong = (["GER", "CHN"], ["NGA", "SVN"], ["ECU", "TUN"], ["BRA", "KSA"])
    named = {"TUR", "KOR", *(name for pair in strong for name in pair)}
    others = [name for name in IN_2002.edition.team_ids if name not in named]
    pairs = [list(pair) for pair in zip(others[::2], others[1::2], strict=True)]
    _, told = kick_off(FIFTEEN, *strong, *pairs, left_over=["TUR", "KOR"])
    assert set(received(told)) == {0, 3}, "in spite of their black teams"


@rule("WCG-4.c.3", "WCG-4.c.7", "WCG-C-30")
def test_whoever_drew_both_grey_teams_receives_one_team_only() -> None:
    drawn = (["MEX", "BOL"], ["ARG", "BEL"], ["URU", "PER"], ["CHI", "BRA"], ["USA", "YUG"])
    _, told = kick_off(IN_1930, *drawn, left_over=["PAR", "ROU", "FRA"])
    assert received(told) == {0: "PAR", 1: "ROU", 2: "FRA"}


@rule("WCG-4.c.5", "WCG-E.5")
def test_then_they_go_to_whoever_drew_a_yellow_team_and_has_none_yet() -> None:
    drawn = (["MEX", "PER"], ["USA", "FRA"], ["ARG", "BOL"], ["CHI", "BRA"], ["PAR", "ROU"])
    _, told = kick_off(IN_1930, *drawn, left_over=["URU", "YUG", "BEL"])
    assert set(received(told)) == {0, 1, 2}, "France comes before two green teams, and Peru's owner has one already"


@rule("WCG-4.c.6", "WCG-4.c.9", "WCG-C-29")
@pytest.mark.parametrize(("one", "two"), [("BRA", "KOR"), ("KOR", "ENG"), ("ENG", "ARG")])
@pytest.mark.parametrize("lots", [range(15), range(14, -1, -1)], ids=["one way", "the other way"])
def test_of_those_eligible_the_weakest_receive_the_teams(one: str, two: str, lots: Any) -> None:
    pairs = two_each([one, "NGA"], [two, "SVN"], ["ECU", "TUN"], ["GER", "URU"])
    _, told = kick_off(FIFTEEN, *pairs, left_over=["CHN", "KSA"], lots=list(lots))
    assert received(told) == {2: "CHN", 1: "KSA"}, "two yellow teams alone are weakest, then the weaker of the others"


@rule("WCG-C-29")
@pytest.mark.parametrize(("lots", "seat"), [([0, 1], 0), ([1, 0], 1)])
def test_lots_decide_between_sets_of_the_same_colours(lots: list[int], seat: int) -> None:
    pairs = two_each(["ENG", "NGA"], ["JPN", "SVN"], ["ECU", "TUN"], ["GER", "URU"])
    _, told = kick_off(FIFTEEN, *pairs, left_over=["CHN", "KSA"], lots=[*range(14, 1, -1), *lots])
    assert set(received(told)) == {2, seat}


@rule("WCG-C-29")
@pytest.mark.parametrize(("weakness", "receivers"), [("lexicographic", {1, 2}), ("spaces", {0, 1})])
def test_the_weakest_set_may_be_that_with_the_fewest_spaces(weakness: str, receivers: set[int]) -> None:
    drawn = (
        ["GER", "NGA", "SVN", "ECU", "ARG"],  # a black team, but only 13 spaces
        ["URU", "BEL", "CMR", "CRC", "CRO"],  # 14
        ["TUN", "DEN", "FRA", "IRL", "ITA"],  # 14
        ["BRA", "KOR", "TUR", "ENG", "JPN"],
        ["MEX", "SEN", "ESP", "SWE", "USA"],
        ["PAR", "POL", "POR", "RUS", "RSA"],
    )
    _, told = kick_off(game(6, weakness=weakness), *drawn, left_over=["CHN", "KSA"])
    assert set(received(told)) == receivers


@rule("WCG-C-30", "WCG-C-31")
def test_after_grey_and_yellow_everybody_else_follows_the_weakest_first() -> None:
    drawn = (["MEX", "BOL"], ["FRA", "BEL"], ["URU", "CHI"], ["ARG", "BRA"], ["USA", "PAR"])
    _, told = kick_off(IN_1930, *drawn, left_over=["YUG", "ROU", "PER"])
    assert received(told) == {0: "YUG", 1: "ROU", 4: "PER"}


@rule("WCG-C-30", "WCG-C-31", "WCG-4.c.6")
def test_of_two_with_a_grey_team_the_weaker_receives_the_only_team() -> None:
    drawn = (["MEX", "URU", "FRA"], ["BOL", "CHI", "USA"], ["PER", "PAR", "ROU"], ["ARG", "BRA", "BEL"])
    _, told = kick_off(game(4, edition="1930"), *drawn, left_over=["YUG"])
    assert received(told) == {1: "YUG"}


@rule("WCG-C-72")
def test_teams_received_do_not_count_for_later_steps() -> None:
    drawn = (["URU", "FRA"], ["ARG", "CHI"], ["USA", "BRA"], ["YUG", "PAR"], ["ROU", "PER"])
    _, told = kick_off(IN_1930, *drawn, left_over=["MEX", "BOL", "BEL"])
    assert received(told) == {4: "MEX", 0: "BOL", 2: "BEL"}, "Mexico's new owner is no holder of a grey team"


@rule("WCG-4.c.8")
@pytest.mark.parametrize("left_over", [["CHN", "TUR"], ["TUR", "CHN"]])
def test_chance_says_which_of_the_left_over_teams_one_receives(left_over: list[str]) -> None:
    _, told = kick_off(IN_2002, *SIX_EACH, left_over=left_over)
    assert received(told) == {0: left_over[0], 2: left_over[1]}
