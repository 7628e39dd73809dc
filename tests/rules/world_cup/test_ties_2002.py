"""Chapter X: what separates teams level on points in 2002."""

from collections.abc import Sequence
from typing import Any

import pytest

from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.world_cup.board import game
from tests.rules.world_cup.phases import APART, Score, before_the_tables, event, seen

LEVEL_4_POINTS: dict[str, Score] = {
    "C1": (4, 0), "C2": (0, 2), "C3": (0, 1), "C4": (0, 3), "C5": (2, 2), "C6": (0, 0)
}  # fmt: skip
"""Everybody in group C has 4 points. The goal difference of Brazil is +3; Turkey, Costa Rica and China have −1, with 3,
4 and 1 goals; among these three Turkey has 4 points, Costa Rica 3, China 1."""

BELGIUM_BEAT_RUSSIA: dict[str, Score] = {
    "H1": (2, 0), "H2": (2, 0), "H3": (1, 1), "H4": (0, 0), "H5": (0, 1), "H6": (1, 0)
}  # fmt: skip
"""Belgium and Russia have 4 points each behind Japan; Russia has the better goal difference and more goals."""


def final_table(group: str, scores: dict[str, Score], lots: Sequence[str] = (), **options: Any) -> list[str]:
    """A group of 2002 in the end, best first; the others are clear, and lots are drawn exactly as often as named."""
    return with_events(group, scores, lots, **options)[0]


def with_events(
    group: str, scores: dict[str, Score], lots: Sequence[str] = (), **options: Any
) -> tuple[list[str], list[Event]]:
    """A group in the end, and what was told."""
    match = before_the_tables(game(**options), scores)
    discard = next(name for name in moves(match) if name.startswith("discard "))
    told = play(match, discard, throws=[*APART * 8, *lots, "keep order"])
    tiers = seen(match, "groups")[group]
    assert all(len(tier) == 1 for tier in tiers)
    return [tier[0] for tier in tiers], told


# ---- two teams


@rule("WCG-10.1.1", "WCG-10.0.1")
def test_the_winner_of_the_match_between_two_level_teams_is_ahead_whatever_the_goal_difference() -> None:
    assert final_table("H", BELGIUM_BEAT_RUSSIA) == ["JPN", "BEL", "RUS", "TUN"]
    russia_beat_belgium = {"H1": (1, 1), "H2": (0, 0), "H3": (2, 0), "H4": (0, 2), "H5": (0, 1), "H6": (0, 1)}
    assert final_table("H", russia_beat_belgium) == ["JPN", "RUS", "BEL", "TUN"]


@rule("WCG-10.2.1", "WCG-10.0.1")
def test_after_a_draw_between_them_goal_difference_decides_not_the_goals_scored() -> None:
    # one of the two wins 1–0 and 2–0, the other 3–2 and 3–2
    japan_first = {"H1": (1, 1), "H3": (1, 0), "H5": (0, 2), "H6": (3, 2), "H4": (2, 3)}
    belgium_first = {"H1": (1, 1), "H3": (3, 2), "H5": (2, 3), "H6": (1, 0), "H4": (0, 2)}
    assert final_table("H", japan_first)[:2] == ["JPN", "BEL"]
    assert final_table("H", belgium_first)[:2] == ["BEL", "JPN"]


@rule("WCG-10.3.1", "WCG-10.0.1")
@pytest.mark.parametrize(("japan", "belgium", "first"), [((2, 1), (1, 0), "JPN"), ((1, 0), (2, 1), "BEL")])
def test_with_equal_goal_differences_the_goals_scored_decide(japan: Score, belgium: Score, first: str) -> None:
    scores = {"H1": (0, 0), "H3": japan, "H6": belgium, "H4": (0, 1), "H5": (0, 1), "H2": (0, 0)}
    assert final_table("H", scores)[0] == first


@rule("WCG-10.4.1", "WCG-C-38")
@pytest.mark.parametrize(("lots", "first"), [("keep order", "JPN"), ("order 1 0", "BEL")])
def test_at_last_lots_decide_and_are_shown_to_all(lots: str, first: str) -> None:
    scores = {"H1": (0, 0), "H3": (1, 0), "H6": (1, 0), "H4": (0, 1), "H5": (0, 1), "H2": (1, 0)}
    table, told = with_events("H", scores, [lots])
    assert table[0] == first
    assert event(told, "lots").seen_by(None)["order"] == [f"team:{team}" for team in table[:2]]
    assert event(told, "lots").rule == "WCG-10.4.1"


@rule("WCG-10.4.1")
def test_lots_are_drawn_only_where_nothing_else_decides() -> None:
    assert "lots" not in kinds(with_events("H", {})[1])


@rule("WCG-10.0.2")
def test_no_match_is_ever_replayed() -> None:
    draws = {f"A{number}": (0, 0) for number in range(1, 7)}
    table, told = with_events("A", draws, ["order 3 2 1 0"])
    assert table == ["DEN", "URU", "SEN", "FRA"]
    assert "replay" not in kinds(told)
    assert event(told, "round").facts["phase"] == "R16"


# ---- three or four teams


@rule("WCG-C-36", "WCG-10.2.1")
def test_three_level_teams_are_compared_in_a_small_table_then_by_goal_difference() -> None:
    # each of the first three beats one of the others and Tunisia: nothing but goal difference separates them
    scores = {"H1": (1, 0), "H3": (0, 2), "H6": (1, 0), "H2": (1, 0), "H4": (0, 1), "H5": (0, 1)}
    assert final_table("H", scores) == ["RUS", "BEL", "JPN", "TUN"]


@rule("WCG-C-36")
def test_the_small_table_counts_points_among_the_level_teams_alone() -> None:
    assert final_table("C", LEVEL_4_POINTS) == ["BRA", "TUR", "CRC", "CHN"]


@rule("WCG-C-36")
def test_to_go_to_goal_difference_at_once_with_three_or_more_is_an_option() -> None:
    assert final_table("C", LEVEL_4_POINTS, h2h_multi="pairs_only") == ["BRA", "CRC", "TUR", "CHN"]


@rule("WCG-C-36")
def test_with_that_option_two_level_teams_are_still_separated_by_their_match() -> None:
    assert final_table("H", BELGIUM_BEAT_RUSSIA, h2h_multi="pairs_only") == ["JPN", "BEL", "RUS", "TUN"]


@rule("WCG-C-37")
def test_those_still_level_start_again_with_the_match_between_them() -> None:
    assert separated() == ["JPN", "BEL", "RUS", "TUN"]


@rule("WCG-C-37")
def test_to_go_on_with_the_next_criterion_is_an_option() -> None:
    assert separated(tiebreak_restart=False) == ["JPN", "RUS", "BEL", "TUN"]


def separated(**options: Any) -> list[str]:
    """Japan, Belgium and Russia have 6 points each, Japan with the best goal difference. Belgium and Russia are equal
    in it; Belgium has beaten Russia, and Russia has scored more."""
    scores = {"H1": (1, 0), "H3": (0, 1), "H6": (1, 0), "H5": (0, 2), "H4": (0, 1), "H2": (2, 1)}
    return final_table("H", scores, **options)
