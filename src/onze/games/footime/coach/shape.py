"""The coach's first idea: the shape of a team, and in how many passes it could shoot from a point.

Sets of points are grown a step at a time, so nothing is simulated: a point from which a shot can be taken is in range;
a point from which a pass finds a team-mate beside a point in range is one pass away, and so on.
"""

from typing import Final

from onze.games.footime.box.pitch import Pitch, Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import offside_points

__all__ = ["Shape", "grow"]

SHORT: Final = 4
LONG: Final = 7
"""How far a hand that nobody knows passes: with most cards, and with its best one. It shoots a step further."""
PASSES_AHEAD: Final = 5
"""So many passes before a shot are thought of."""
ATTACK: Final = [0.55, 0.36, 0.24, 0.16, 0.11, 0.07]
"""What a side that plays the ball makes of it, in shots, by how many passes it is away from one."""


def grow(pitch: Pitch, points: Points, steps: int) -> Points:
    """All points up to so many steps from these."""
    for _ in range(min(steps, pitch.length)):
        points = pitch.spread(points)
    return points


class Shape:
    """Where a side's pawns stand, seen from the goal that it attacks."""

    def __init__(self, match: FootimeMatch, side: int) -> None:
        self.pitch = match.rules.pitch
        self.end = 1 - match.end(side)
        self.standing = match.standing(side)
        self.ball = match.ball
        self.offside = offside_points(match, side, self.pitch.whole)
        """Where a pawn would be offside, the ball and the opponents being where they are."""
        self.rings: list[int] = [self.pitch.goal[self.end] & ~match.taken()]
        """The free points of the goal, those up to one step away, up to two, and so on."""
        self.support = self.pitch.spread(self.standing & ~self.offside)
        """The points beside a pawn that may receive the ball."""
        self._short: list[int] = []
        self._long: list[int] = []
        self._gains: dict[tuple[int, int], float] = {}

    def range_of(self, steps: int) -> int:
        """The points from which a shot of so many steps reaches the goal."""
        rings = self.rings
        while len(rings) <= steps:
            rings.append(self.pitch.spread(rings[-1]))
        return rings[steps]

    def to_goal(self, point: int) -> int:
        """How far a point is from the middle of the goal."""
        return self.pitch.distance(point, self.pitch.keeper[self.end])

    def attack(self, point: int) -> float:
        """What a hand that nobody knows makes of a ball on a point, in shots."""
        if not self._short:
            self._short, self._long = self.levels(self.support, SHORT), self.levels(self.support, LONG)
        bit = self.pitch.bit[point]
        return worth_of(self._short, bit) + worth_of(self._long, bit)

    def gain(self, run_from: int, run_to: int) -> float:
        """How much more the team makes of a ball where it lies, and in the middle, if a pawn runs somewhere."""
        key = (run_from, run_to)
        if key not in self._gains:
            self._gains[key] = self._gained(run_from, run_to)
        return self._gains[key]

    def _gained(self, run_from: int, run_to: int) -> float:
        pitch = self.pitch
        standing = self.standing & ~pitch.bit[run_from] | pitch.bit[run_to]
        support = pitch.spread(standing & ~self.offside)
        if support == self.support:
            return 0.0
        short, long = self.levels(support, SHORT), self.levels(support, LONG)
        ball, centre = pitch.bit[self.ball], pitch.bit[pitch.centre]
        after = worth_of(short, ball) + worth_of(long, ball) + worth_of(short, centre) + worth_of(long, centre)
        return after - self.attack(self.ball) - self.attack(pitch.centre)

    def levels(self, support: int, reach: int) -> list[int]:
        """The points in range, those one pass away, two passes away, and so on."""
        found = [self.range_of(reach + 1)]
        for _ in range(PASSES_AHEAD - 1):
            received = support & found[-1]
            if not received:
                break
            further = found[-1] | grow(self.pitch, received, reach)
            if further == found[-1]:
                break
            found.append(further)
        return found


def worth_of(levels: list[int], bit: int) -> float:
    """Half of what an attack is worth from a point: the other half is for another reach."""
    for level, points in enumerate(levels):
        if points & bit:
            return 0.5 * ATTACK[level]
    return 0.5 * ATTACK[PASSES_AHEAD]
