"""The coach's second idea: who goes on from a group, from the points that every team may still expect."""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from onze.games.world_cup.coach.forecast import Duel

__all__ = ["Race", "going_on", "race_of"]

STEEPNESS: Final = 1.7
"""Makes the logistic curve follow the normal one."""
DOUBT: Final = 0.3
"""What no forecast of points knows: goal difference, lots, replays."""
NUDGE: Final = 0.5
"""So many points more show what a point does for a team."""

Pair = tuple[int, int]
"""The two teams of a match."""
Points = tuple[int, int, int]
"""For a defeat, a draw and a win."""


class Race:
    """The teams of a group that are after its places, from the matches between them."""

    def __init__(self, pairs: tuple[Pair, ...], duels: tuple[Duel, ...], points: Points, places: float) -> None:
        self.teams = sorted({team for pair in pairs for team in pair})
        self.means = [0.0] * len(self.teams)
        """The points that each team may expect."""
        self.variances = [0.0] * len(self.teams)
        for (left, right), (win, draw, loss) in zip(pairs, duels, strict=True):
            self._expect(left, points, loss, draw, win)
            self._expect(right, points, win, draw, loss)
        self.chances = going_on(self.means, self.variances, places)
        """How likely each team goes on."""
        self.slopes = [self._slopes(place, places) for place in range(len(self.teams))]
        """What a point more for a team adds to the chances of all."""

    def _expect(self, team: int, points: Points, loss: float, draw: float, win: float) -> None:
        nothing, one, all_points = points
        place = self.teams.index(team)
        mean = loss * nothing + draw * one + win * all_points
        self.means[place] += mean
        self.variances[place] += loss * nothing**2 + draw * one**2 + win * all_points**2 - mean**2

    def _slopes(self, place: int, places: float) -> list[float]:
        means = self.means[:]
        means[place] += NUDGE
        after = going_on(means, self.variances, places)
        return [(now - was) / NUDGE for was, now in zip(self.chances, after, strict=True)]

    def of_a_point(self, stakes: list[float]) -> dict[int, float]:
        """What a point more for each team is worth, if that is what every team's going on is worth."""
        found: dict[int, float] = {}
        for team, slopes in zip(self.teams, self.slopes, strict=True):
            worth = 0.0
            for other, slope in zip(self.teams, slopes, strict=True):
                worth += slope * stakes[other]
            found[team] = worth
        return found


def going_on(means: list[float], variances: list[float], places: float) -> list[float]:
    """How likely each team finishes among so many first places; what is over a whole number is a share of the next."""
    count = len(means)
    whole = int(places)
    found: list[float] = []
    for team in range(count):
        # How likely so many others finish ahead, the teams taken one by one.
        ahead = [1.0] + [0.0] * whole
        for other in range(count):
            if other != team:
                reach = sqrt(variances[team] + variances[other] + DOUBT)
                behind = 1.0 / (1.0 + exp(min(30.0, STEEPNESS * (means[other] - means[team]) / reach)))
                for number in range(whole, 0, -1):
                    ahead[number] = ahead[number] * behind + ahead[number - 1] * (1.0 - behind)
                ahead[0] *= behind
        found.append(sum(ahead[:whole]) + (places - whole) * ahead[whole])
    total = sum(found)
    return [min(1.0, chance * min(places, count) / total) for chance in found]


@lru_cache(maxsize=4096)
def race_of(pairs: tuple[Pair, ...], duels: tuple[Duel, ...], points: Points, places: float) -> Race:
    """The race of a group; from turn to turn most groups stay as they are."""
    return Race(pairs, duels, points, places)
