"""Worked examples of the group phase: runs, dots, points, level teams."""

from typing import Any

import pytest

from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds
from tests.rules.world_cup.board import discard_all, facts, game, results
from tests.rules.world_cup.phases import (
    APART,
    Score,
    cards,
    discards,
    end_of_groups,
    event,
    group_scores,
    hand_sizes,
    lay,
    seen,
)

OF_1930 = game(edition="1930")
OF_2002 = game()


@rule("WCX-09")
@pytest.mark.parametrize(("edition", "pile", "turns"), [("1930", 63, 63), ("2002", 72, 144)])
def test_runs_through_the_deck(edition: str, pile: int, turns: int) -> None:
    match = game(edition=edition).new_match(Seeded(4))
    assert cards(match)["draw"] == pile
    told = discard_all(match, turns - 1)
    assert [fact["cards"] for fact in facts(told, "reshuffle")] == [pile] * (turns // pile - 1)
    assert "dice" not in kinds(told)
    assert hand_sizes(match) == [3] * 5
    assert kinds(discard_all(match, 1))[:3] == ["card", "draw", "dice"]


@rule("WCX-10")
@pytest.mark.parametrize(
    ("edition", "fixture", "group", "attacks", "goals"),
    [
        ("1930", "3-2", "3", 0, 1),  # Uruguay, black
        ("1930", "3-2", "3", 1, 1),
        ("1930", "3-2", "3", 2, 2),
        ("1930", "4-1", "4", 0, 0),  # the USA, blue
        ("1930", "4-1", "4", 1, 1),
        ("1930", "4-1", "4", 2, 1),
        ("1930", "4-1", "4", 3, 2),
        ("1930", "1-1", "1", 1, 1),  # France, yellow
        ("1930", "1-3", "1", 1, 0),  # Chile, green
    ],
)
def test_dots_of_a_group_throw(edition: str, fixture: str, group: str, attacks: int, goals: int) -> None:
    rows = {f"{fixture}.left": ["A"] * attacks}
    assert group_scores(game(edition=edition), group, rows, "blue", "black", "black", "yellow")[fixture] == (goals, 0)


GROUP_1 = {
    "1-1.left": ["A", "A"], "1-1.right": ["1G"],
    "1-2.left": ["1G"], "1-2.right": ["A", "1G"],
    "1-4.left": ["1G", "A"], "1-4.right": ["1G"],
}  # fmt: skip


@rule("WCX-12")
def test_group_1_of_1930() -> None:
    scores = group_scores(OF_1930, "1", GROUP_1, "red", "red", "black", "yellow")
    assert (scores["1-1"], scores["1-2"], scores["1-4"]) == ((1, 1), (2, 2), (1, 1))
    assert (scores["1-5"], scores["1-6"]) == ((1, 0), (1, 0))  # Argentina's goal in its other two matches
    assert scores["1-3"] == (0, 0)


def points(edition: str, group: str, scores: dict[str, Score]) -> dict[str, int]:
    """What each team of a group has after these scores."""
    _, told = end_of_groups(game(edition=edition), scores)
    found: dict[str, int] = next(fact["points"] for fact in facts(told, "table") if fact["group"] == group)
    return found


@rule("WCX-13")
def test_points() -> None:
    three_draws: dict[str, Score] = {"1-1": (1, 1), "1-2": (2, 2), "1-4": (1, 1)}
    losses_of_mexico: dict[str, Score] = {"1-3": (1, 0), "1-5": (1, 0), "1-6": (1, 0)}
    assert points("1930", "1", {**three_draws, **losses_of_mexico}) == {"ARG": 5, "CHI": 3, "FRA": 3, "MEX": 1}
    of_2002: dict[str, Score] = {
        "A1": (1, 1), "A3": (2, 2), "A5": (1, 1), "A2": (1, 0), "A4": (0, 1), "A6": (1, 0)
    }  # fmt: skip
    assert points("2002", "A", of_2002) == {"FRA": 3, "SEN": 7, "URU": 4, "DEN": 1}


def level_in_group_4(**named: Any) -> tuple[WorldCupMatch, list[Event]]:
    """USA – Belgium 1–0, USA – Paraguay 1–1, Paraguay – Belgium 2–0."""
    return end_of_groups(OF_1930, {"4-1": (1, 0), "4-2": (1, 1), "4-3": (2, 0)}, **named)


@rule("WCX-14")
def test_two_teams_level_in_1930() -> None:
    match, told = level_in_group_4(teams={1: ["USA"], 3: ["PAR"], 4: ["BEL"]})
    table = next(fact for fact in facts(told, "table") if fact["group"] == "4")
    assert table["points"] == {"USA": 3, "PAR": 3, "BEL": 0}
    assert table["order"] == [["USA", "PAR"], ["BEL"]]
    assert event(told, "replay").facts == {"matches": ["4-2"], "seats": [1, 3]}
    assert cards(match)["draw"] == 6


@rule("WCX-15")
def test_a_group_of_draws() -> None:
    match, told = end_of_groups(OF_1930, {"2-1": (0, 0), "2-2": (1, 1), "2-3": (2, 2)})
    assert next(fact["points"] for fact in facts(told, "table") if fact["group"] == "2") == {
        "YUG": 2,
        "BRA": 2,
        "BOL": 2,
    }
    assert seen(match, "replaying") == ["2-1", "2-2", "2-3"]


@rule("WCX-16")
def test_the_pile_of_three_replays() -> None:
    match, _ = end_of_groups(OF_1930, {"2-1": (0, 0), "2-2": (1, 1), "2-3": (2, 2)})
    assert cards(match)["draw"] == 18
    lay(match, "2-1.left", ["1G"])
    lay(match, "2-2.left", ["1G"])
    told = discards(match, *APART, turns=18)
    assert len(facts(told, "dice")) == 1
    assert results(told) == {"2-1": (1, 0), "2-2": (1, 0), "2-3": (0, 0)}


@rule("WCX-23")
@pytest.mark.parametrize(
    ("fixture", "group", "attacks", "goals"),
    [
        ("3-2", "3", 0, 1),  # Uruguay, black
        ("1-2", "1", 0, 0),  # Argentina, red
        ("1-2", "1", 1, 1),
        ("1-2", "1", 2, 1),
        ("1-3", "1", 0, 0),  # Chile, green
        ("1-3", "1", 1, 1),
        ("1-3", "1", 2, 1),
    ],
)
def test_the_express_throw(fixture: str, group: str, attacks: int, goals: int) -> None:
    rows = {f"{fixture}.left": ["A"] * attacks}
    assert group_scores(OF_1930, group, rows, "black", "red", "black", "green")[fixture] == (goals, 0)


@rule("WCX-27")
def test_three_teams_level_in_2002() -> None:
    # P is Russia, Q Japan, R Belgium, S Tunisia
    match, _ = end_of_groups(
        OF_2002, {"H3": (1, 2), "H1": (1, 0), "H6": (3, 0), "H2": (1, 0), "H5": (0, 1), "H4": (0, 1)}
    )
    assert seen(match, "groups")["H"] == [["BEL"], ["JPN"], ["RUS"], ["TUN"]]


@rule("WCX-28")
def test_two_teams_level_in_2002() -> None:
    # P is Belgium, Q Russia: 4 points each, 1–0 between them, −1 and +1
    scores: dict[str, Score] = {"H1": (2, 0), "H2": (2, 0), "H3": (1, 1), "H4": (0, 0), "H5": (0, 1), "H6": (1, 0)}
    assert points("2002", "H", scores) == {"JPN": 7, "BEL": 4, "RUS": 4, "TUN": 1}
    match, _ = end_of_groups(OF_2002, scores)
    assert seen(match, "groups")["H"][1:3] == [["BEL"], ["RUS"]]
