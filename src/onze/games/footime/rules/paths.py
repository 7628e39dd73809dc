"""How far a pawn runs and how far the ball flies (FT-MOVE.1 to FT-MOVE.3, FT-GAP.6)."""

from onze.games.footime.box.options import EXACT, STRAIGHT
from onze.games.footime.box.pitch import Pitch, Points

__all__ = ["Paths"]


class Paths:
    """The points that a value reaches, by the rule that the table plays."""

    def __init__(self, pitch: Pitch, rule: int) -> None:
        self.pitch = pitch
        self.rule = rule
        self.rays: list[list[list[int]]] = []
        """For each point the points in each of eight directions, the nearest first; only for straight paths."""
        if rule == STRAIGHT:
            self.rays = [self._rays_from(point) for point in range(len(pitch.names))]

    def ball(self, start: int, value: int) -> Points:
        """Where the ball can fly to: over any point, occupied or not (FT-MOVE.3, FT-GAP.42)."""
        pitch = self.pitch
        value = min(value, pitch.length)
        if self.rule == STRAIGHT:
            reached = 0
            for ray in self.rays[start]:
                for point in ray[:value]:
                    reached |= pitch.bit[point]
            return reached
        nearer = pitch.within[value - 1][start] if self.rule == EXACT else pitch.bit[start]
        return pitch.within[value][start] & ~nearer

    def run(self, start: int, value: int, through: Points) -> Points:
        """Where a pawn can run to over the points that it may enter (FT-MOVE.5)."""
        if self.rule == STRAIGHT:
            return self._straight(start, value, through, 0)[0]
        pitch = self.pitch
        stride, within, here = pitch.stride, pitch.within, pitch.bit[start]
        value = min(value, pitch.length)
        through |= here
        steps = self._freely(start, value, pitch.whole ^ through)
        reached = within[steps][start] & through
        for _ in range(value - steps):
            # ``pitch.spread``, written out: no other loop of a match is as frequent.
            across = reached | reached << 1 | reached >> 1
            further = (across | across << stride | across >> stride) & through
            if further == reached:
                break
            reached = further
        return reached & ~within[value - 1][start] if self.rule == EXACT else reached ^ here

    def run_past(self, start: int, value: int, through: Points, touching: Points) -> tuple[Points, Points]:
        """As ``run``, for a run that may touch the ball: where it can end without having done so, and having done so.

        ``touching`` are the points at which a pawn touches the ball (FT-CARD-MOVE.3).
        """
        if self.rule == STRAIGHT:
            return self._straight(start, value, through, touching)
        pitch = self.pitch
        stride, within, here = pitch.stride, pitch.within, pitch.bit[start]
        value = min(value, pitch.length)
        untouched = through & ~touching | here
        touch = through & touching
        steps = self._freely(start, value, pitch.whole ^ untouched)
        without, having = within[steps][start] & untouched, within[steps][start] & touch
        for _ in range(value - steps):
            across = without | without << 1 | without >> 1
            further = across | across << stride | across >> stride
            without = further & untouched
            if having:
                across = having | having << 1 | having >> 1
                having = (across | across << stride | across >> stride) & through
            having |= further & touch
        nearer = within[value - 1][start] if self.rule == EXACT else here
        return without & ~nearer, having & ~nearer

    def _freely(self, start: int, value: int, blocked: Points) -> int:
        """How many steps lead everywhere before anything is in the way, at least one."""
        within = self.pitch.within
        steps = 1
        while steps < value and not within[steps][start] & blocked:
            steps += 1
        return steps

    def _straight(self, start: int, value: int, through: Points, touching: Points) -> tuple[Points, Points]:
        without = having = 0
        for ray in self.rays[start]:
            touched = False
            for point in ray[:value]:
                bit = self.pitch.bit[point]
                if not through & bit:
                    break
                touched = touched or touching & bit != 0
                if touched:
                    having |= bit
                else:
                    without |= bit
        return without, having

    def _rays_from(self, start: int) -> list[list[int]]:
        pitch = self.pitch
        rays: list[list[int]] = []
        for along in (-1, 0, 1):
            for across in (-1, 0, 1):
                ray: list[int] = []
                x, y = pitch.x[start] + along, pitch.y[start] + across
                while (along or across) and pitch.x[0] <= x <= pitch.x[-1] and pitch.y[0] <= y <= pitch.y[-1]:
                    ray.append(pitch.point([x, y]))
                    x, y = x + along, y + across
                rays.append(ray)
        return rays
