"""Chapters VIII.e and X: the table of a group, and what separates teams that are level."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from onze.games.world_cup.box.lines import Line, Result, lines_of
from onze.games.world_cup.match import NOT_PLAYED, WorldCupMatch
from onze.games.world_cup.rules.dice import draw_lots, tell_lots

__all__ = ["VALUE_BY", "Line", "Result", "lines_of", "rank", "results_of"]


def results_of(match: WorldCupMatch, fixtures: Sequence[int]) -> list[Result]:
    """The matches among these that have been scored."""
    found: list[Result] = []
    for fixture in fixtures:
        left, right = 2 * fixture, 2 * fixture + 1
        if match.goals[left] != NOT_PLAYED:
            found.append((match.row_team[left], match.goals[left], match.goals[right], match.row_team[right]))
    return found


VALUE_BY: Final[Mapping[str, Callable[[Line], int]]] = {
    "points": lambda line: line.points,
    "goal_difference": lambda line: line.goal_difference,
    "goals_for": lambda line: line.goals_for,
}
"""What separates teams, best first (WCG-10.2.1, WCG-10.3.1); with ``h2h_`` before it among the level teams alone."""


def split(teams: Sequence[int], lines: dict[int, Line], criterion: str) -> list[list[int]]:
    """Teams in tiers by one criterion, best first."""
    value = VALUE_BY[criterion]
    tiers: list[list[int]] = []
    values: list[int] = []
    for team in teams:
        worth = value(lines[team])
        spot = 0
        while spot < len(values) and values[spot] > worth:
            spot += 1
        if spot < len(values) and values[spot] == worth:
            tiers[spot].append(team)
        else:
            values.insert(spot, worth)
            tiers.insert(spot, [team])
    return tiers


def rank(match: WorldCupMatch, teams: Sequence[int], results: list[Result]) -> list[list[int]]:
    """The table of a group in tiers, best first; where level teams play again a tier may hold several."""
    lines = lines_of(teams, results, match.rules.edition.points)
    ranked: list[list[int]] = []
    for tier in split(teams, lines, "points"):
        ranked += separate(match, tier, results, lines, 0)
    return ranked


def separate(
    match: WorldCupMatch, tier: list[int], results: list[Result], lines: dict[int, Line], first: int
) -> list[list[int]]:
    """Separates teams level on points by one criterion after the other (WCG-10.0.1).

    The first in 2002 is the match between them (WCG-10.1.1, WCG-C-36); smaller sets start again (WCG-C-37).
    """
    rules = match.rules
    criteria = rules.edition.tiebreak
    if len(tier) == 1:
        return [tier]
    for number in range(first, len(criteria)):
        criterion = criteria[number]
        if criterion == "replay":
            return [tier]
        if criterion == "lots":
            order = draw_lots(match, tier)
            tell_lots(match, order, "WCG-10.4.1")
            return [[team] for team in order]
        among = criterion.startswith("h2h_")
        if among and len(tier) > 2 and rules.switches.pairs_only:
            continue
        counted = lines_of(tier, results, rules.edition.points) if among else lines
        tiers = split(tier, counted, criterion.removeprefix("h2h_"))
        if len(tiers) > 1:
            ranked: list[list[int]] = []
            for smaller in tiers:
                ranked += separate(match, smaller, results, lines, 0 if rules.switches.restart else number + 1)
            return ranked
    return [tier]
