"""The coach's first idea: the shape of a team, and in how many passes it could shoot from a point.

Sets of points are grown a step at a time, so nothing is simulated: a point from which a shot can be taken is in range;
a point from which a pass finds a team-mate beside a point in range is one pass away, and so on.
"""

from typing import Final

from onze.games.footime.box.pitch import Pitch, Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import offside_points

__all__ = ["Shape"]

SHORT: Final = 4
LONG: Final = 7
"""How far a hand that nobody knows passes: with most cards, and with its best one. It shoots a step further."""
PASSES_AHEAD: Final = 5
"""So many passes before a shot are thought of."""
ATTACK: Final = [0.55, 0.36, 0.24, 0.16, 0.11, 0.07]
"""What a side that plays the ball makes of it, in shots, by how many passes it is away from one."""


class Shape:
    """Where a side's pawns stand, seen from the goal that it attacks."""

    def __init__(self, match: FootimeMatch, side: int) -> None:
        self.pitch = match.rules.pitch
        self.end = 1 - match.end(side)
        self.standing: Points = match.standing(side)
        self.ball = match.ball
        self.offside: Points = offside_points(match, side, self.pitch.whole)
        """Where a pawn would be offside, the ball and the opponents being where they are."""
        self.support: Points = self.pitch.spread(self.standing & ~self.offside)
        """The points beside a pawn that may receive the ball."""
        self._goal: Points = self.pitch.goal[self.end] & ~match.taken()
        self._ranges: dict[int, Points] = {}
        self._short = Passes(self.pitch, self._goal, self.support, SHORT)
        self._long = Passes(self.pitch, self._goal, self.support, LONG)
        self._now: list[float] = []
        self._gains: dict[int, float] = {}
        self._others: dict[int, Points] = {}

    def range_of(self, steps: int) -> Points:
        """The points from which a shot of so many steps reaches a free point of the goal."""
        if steps not in self._ranges:
            self._ranges[steps] = self.pitch.grown(self._goal, steps)
        return self._ranges[steps]

    def to_goal(self, point: int) -> int:
        """How far a point is from the middle of the goal."""
        return self.pitch.distance(point, self.pitch.keeper[self.end])

    def attack(self, point: int) -> float:
        """What a hand that nobody knows makes of a ball on a point, in shots."""
        bit = self.pitch.bit[point]
        return 0.5 * ATTACK[self._short.before_shot(bit)] + 0.5 * ATTACK[self._long.before_shot(bit)]

    def gain(self, run_from: int, run_to: int) -> float:
        """How much more the team makes of a ball where it lies, and in the middle, if a pawn runs somewhere."""
        key = run_from * len(self.pitch.bit) + run_to
        if key not in self._gains:
            self._gains[key] = self._gained(run_from, run_to)
        return self._gains[key]

    def _gained(self, run_from: int, run_to: int) -> float:
        pitch = self.pitch
        if run_from not in self._others:
            self._others[run_from] = pitch.spread(self.standing & ~pitch.bit[run_from] & ~self.offside)
        support = self._others[run_from]
        if not pitch.bit[run_to] & self.offside:
            support = support | pitch.within[1][run_to]
        if support == self.support:
            return 0.0
        centre = pitch.centre
        short, short_centre = self._short.with_support(support, self.ball, centre)
        long, long_centre = self._long.with_support(support, self.ball, centre)
        after = 0.5 * ATTACK[short] + 0.5 * ATTACK[long] + 0.5 * ATTACK[short_centre] + 0.5 * ATTACK[long_centre]
        if not self._now:
            self._now = [self.attack(self.ball), self.attack(centre)]
        return after - self._now[0] - self._now[1]


class Passes:
    """From where a team gets in a shot after no pass, one, two and so on, if each of them goes so far."""

    def __init__(self, pitch: Pitch, goal: Points, support: Points, reach: int) -> None:
        self.pitch = pitch
        self.goal = goal
        self.support = support
        self.reach = reach
        self.levels: list[Points] = []
        """The points in range, those up to one pass away, up to two, and so on, as far as anybody has asked."""
        self.ended = False
        """Whether one more pass leads nowhere else, or is not thought of."""

    def goes_on(self) -> bool:
        """Finds the points that are one more pass away, if there are any."""
        levels = self.levels
        if not levels:
            levels.append(self.pitch.grown(self.goal, self.reach + 1))
        elif not self.ended:
            before = levels[-1]
            received = self.support & before
            further = before | self.pitch.grown(received, self.reach) if received else before
            self.ended = len(levels) == PASSES_AHEAD or further == before
            if not self.ended:
                levels.append(further)
        return not self.ended

    def before_shot(self, bit: Points) -> int:
        """How many passes a point is away from a shot; ``PASSES_AHEAD`` if more than are thought of."""
        passes = 0
        for points in self.levels:
            if points & bit:
                return passes
            passes += 1
        while self.goes_on():
            if self.levels[passes] & bit:
                return passes
            passes += 1
        return PASSES_AHEAD

    def with_support(self, support: Points, one: int, other: int) -> tuple[int, int]:
        """The same for two points, were the team's pawns beside other points than they are.

        Until such a point is in range nothing changes; and for the last pass only the two points count, not all others.
        """
        pitch, reach, levels = self.pitch, self.reach, self.levels
        bits, near = (pitch.bit[one], pitch.bit[other]), pitch.within[min(reach, pitch.length)]
        changed = support ^ self.support
        first, second = PASSES_AHEAD, PASSES_AHEAD
        as_before = True
        if not levels:
            self.goes_on()
        points = levels[0]
        for passes in range(PASSES_AHEAD):
            if first > passes and points & bits[0]:
                first = passes
            if second > passes and points & bits[1]:
                second = passes
            received = support & points
            if (first <= passes and second <= passes) or not received:
                break
            as_before = as_before and not changed & points
            if as_before:
                if passes + 1 == len(levels) and not self.goes_on():
                    break
                points = levels[passes + 1]
                continue
            if passes + 1 == PASSES_AHEAD:
                break
            if first > passes and near[one] & received:
                first = passes + 1
            if second > passes and near[other] & received:
                second = passes + 1
            if first <= passes + 1 and second <= passes + 1:
                break
            further = points | pitch.grown(received, reach)
            if further == points:
                break
            points = further
        return first, second
