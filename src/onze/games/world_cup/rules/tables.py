"""Chapters VIII.e and X: the table of a group, and what separates teams that are level."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from onze.games.world_cup.match import NOT_PLAYED, WorldCupMatch
from onze.games.world_cup.rules.dice import draw_lots, tell_lots

__all__ = ["VALUE_BY", "Line", "Result", "lines_of", "rank", "results_of"]

Result = tuple[int, int, int, int]
"""A match: the left team, its goals, the goals of the right team, the right team."""


class Line:
    """A team's line in a table."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0
        self.drawn = 0
        self.lost = 0
        self.points = 0
        self.goals_for = 0
        self.goals_against = 0

    @property
    def goal_difference(self) -> int:
        """Goals for less goals against."""
        return self.goals_for - self.goals_against

    def enter(self, scored: int, conceded: int, points: tuple[int, ...]) -> None:
        """Counts a match (WCG-8.e.2, WCG-8.e.3)."""
        self.played += 1
        self.goals_for += scored
        self.goals_against += conceded
        if scored > conceded:
            self.won += 1
            self.points += points[2]
        elif scored == conceded:
            self.drawn += 1
            self.points += points[1]
        else:
            self.lost += 1
            self.points += points[0]


def results_of(match: WorldCupMatch, fixtures: Sequence[int]) -> list[Result]:
    """The matches among these that have been scored."""
    found: list[Result] = []
    for fixture in fixtures:
        left, right = 2 * fixture, 2 * fixture + 1
        if match.goals[left] != NOT_PLAYED:
            found.append((match.row_team[left], match.goals[left], match.goals[right], match.row_team[right]))
    return found


def lines_of(teams: Sequence[int], results: list[Result], points: tuple[int, ...]) -> dict[int, Line]:
    """Each team's line from its matches against the others of these teams."""
    lines = {team: Line() for team in teams}
    for left, left_goals, right_goals, right in results:
        one, other = lines.get(left), lines.get(right)
        if one is not None and other is not None:
            one.enter(left_goals, right_goals, points)
            other.enter(right_goals, left_goals, points)
    return lines


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
