"""A table's lines: what the matches of a group have brought each team (chapter VIII.e)."""

from collections.abc import Sequence

__all__ = ["Line", "Result", "lines_of"]

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


def lines_of(teams: Sequence[int], results: list[Result], points: tuple[int, ...]) -> dict[int, Line]:
    """Each team's line from its matches against the others of these teams."""
    lines = {team: Line() for team in teams}
    for left, left_goals, right_goals, right in results:
        one, other = lines.get(left), lines.get(right)
        if one is not None and other is not None:
            one.enter(left_goals, right_goals, points)
            other.enter(right_goals, left_goals, points)
    return lines
