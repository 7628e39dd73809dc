"""The pitch: points with their names, and zones as sets of points.

A point is a number; its name has a letter across and a number along: ``i14`` is the centre. A set of points is one
``int`` with a bit a point. Each line of points across the pitch has a spare bit at its end, so that shifting
a set by one never carries a point over to the next line.
"""

from typing import Any, Final, TypeAlias

from onze.games.footime.box.words import WORDS
from onze.kernel.data import DataFile

__all__ = ["ENDS", "NO_POINT", "Pitch", "Points", "read_pitch"]

Points: TypeAlias = Any
"""A set of points: one wide ``int`` with a bit a point. It is not declared as ``int``, because compiled code is slower
with ints that are wider than a machine word when it knows them to be ints."""
NO_POINT: Final = -1
ENDS: Final = ("west", "east")
"""The ends of the pitch; an end is its number in this list."""
LETTERS: Final = 26
"""The most points across: each has a letter."""


class Pitch:
    """The lattice and its zones (FT-BOARD.1 to FT-BOARD.3)."""

    def __init__(self, low: tuple[int, int], high: tuple[int, int]) -> None:
        self.low = low
        self.width = high[1] - low[1] + 1
        self.length = high[0] - low[0] + 1
        self.stride = self.width + 1
        count = self.width * self.length
        self.x = [point // self.width + low[0] for point in range(count)]
        """How far along each point lies, west to east."""
        self.y = [point % self.width + low[1] for point in range(count)]
        """How far across each point lies."""
        self.names = [f"{chr(ord('a') + point % self.width)}{point // self.width + 1}" for point in range(count)]
        self.bit: list[Points] = [
            1 << (point // self.width * self.stride + point % self.width) for point in range(count)
        ]
        """The set of one point alone."""
        self.whole: Points = sum(self.bit)
        self.near: list[Points] = []
        """The neighbours of each point (FT-MOVE.1)."""
        for point in range(count):
            self.near.append(self.spread(self.bit[point]) & ~self.bit[point])
        self.within: list[list[Points]] = [self.bit[:]]
        """For each distance and point, the points up to that distance, itself included."""
        for distance in range(self.length):
            self.within.append([self.spread(points) for points in self.within[distance]])
        self.beyond: list[list[Points]] = [[], []]
        """For each end and point, the points that are nearer to that end than this one."""
        for point in range(count):
            east = self.where(self.x[point] + 1, high[0], low[1], high[1])
            west = self.where(low[0], self.x[point] - 1, low[1], high[1])
            self.beyond[0].append(west)
            self.beyond[1].append(east)
        self._rows = self._list_bytes()
        self._size = len(self._rows)
        self.neighbours = [self.points(near) for near in self.near]
        """The neighbours of each point, as a list."""
        shifts = range(self.width)
        self._up: list[Points] = [self.where(low[0], high[0], low[1] + shift, high[1]) for shift in shifts]
        self._down: list[Points] = [self.where(low[0], high[0], low[1], high[1] - shift) for shift in shifts]
        """Where points come to lie that are shifted so far across the pitch, without those that leave it."""

    def lay_out(self, file: dict[str, Any]) -> None:
        """Draws the lines: zones, goals and spots."""
        board = file["board"]
        first, last = self.x[0], self.x[-1]
        bottom, top = self.y[0], self.y[-1]
        self.centre = self.point(board["centre"])
        middle = self.x[self.centre]
        self.circle = self._set(
            [point for point in range(len(self.x)) if self.x[point] ** 2 + self.y[point] ** 2 <= board["circle"]]
        )
        self.halfway = self.where(middle, middle, bottom, top)
        self.half = [self.where(first, middle, bottom, top), self.where(middle, last, bottom, top)]
        """Each end's half, the halfway line included (FT-KICKOFF.11)."""
        ends = [file[end] for end in ENDS]
        self.goal = [self._set([self.point(pair) for pair in end["goal"]]) for end in ends]
        self.goals = self.goal[0] | self.goal[1]
        self.field = self.whole & ~self.goals
        """All points but those in the goals."""
        self.keeper = [self.point(end["keeper"]) for end in ends]
        self.area = [self.where(*end["area"]["x"], *end["area"]["y"]) for end in ends]
        self.areas = self.area[0] | self.area[1]
        self.six = [self._set([self.point(pair) for pair in end["six_metre_line"]]) for end in ends]
        self.spot = [self.point(end["penalty_spot"]) for end in ends]
        self.behind = [self.point(end["behind_spot"]) for end in ends]
        lines = [self.where(first, first, bottom, top), self.where(last, last, bottom, top)]
        self.goal_line = [lines[end] & ~self.goal[end] for end in range(len(ENDS))]
        """Each goal line without the goal, corners included (FT-CARD-OUT.1)."""
        touch = self.where(first, last, bottom, bottom) | self.where(first, last, top, top)
        self.touchlines = touch & ~lines[0] & ~lines[1]
        """Both touchlines without the corners (FT-OUT-THROW.1)."""
        self.corners = [self.points(line & touch) for line in lines]

    def spread(self, points: Points) -> Points:
        """These points and all their neighbours."""
        across = points | points << 1 | points >> 1
        return (across | across << self.stride | across >> self.stride) & self.whole

    def grown(self, points: Points, steps: int) -> Points:
        """All points up to so many steps from these: ``spread``, so often, in strides that double."""
        reached, wanted = 0, min(steps, self.width - 1)
        while reached < wanted:
            shift = min(reached + 1, wanted - reached)
            points = points | points << shift & self._up[shift] | points >> shift & self._down[shift]
            reached += shift
        reached, wanted = 0, min(steps, self.length - 1)
        while reached < wanted:
            lines = min(reached + 1, wanted - reached)
            shift = lines * self.stride
            points = points | points << shift | points >> shift
            reached += lines
        return points & self.whole

    def where(self, x1: int, x2: int, y1: int, y2: int) -> Points:
        """The points of a rectangle, its edges included."""
        inside = [point for point in range(len(self.x)) if x1 <= self.x[point] <= x2 and y1 <= self.y[point] <= y2]
        return self._set(inside)

    def distance(self, one: int, other: int) -> int:
        """How many steps lie between two points."""
        along = abs(self.x[one] - self.x[other])
        across = abs(self.y[one] - self.y[other])
        return along if along > across else across

    def points(self, points: Points) -> tuple[int, ...]:
        """A set as a list of points, in order."""
        found: list[int] = []
        rows = self._rows
        written: bytes = points.to_bytes(self._size, "little")
        for place in range(self._size):
            byte = written[place]
            if byte:
                found.extend(rows[place][byte])
        return tuple(found)

    def nearest(self, to: int, among: Points, end: int) -> int:
        """The nearest of these points; ties go towards an end, then to the lower y (FT-GAP.52)."""
        near = among
        for distance in range(self.length):
            near = among & self.within[distance][to]
            if near:
                break
        towards = -1 if end == 0 else 1
        best = NO_POINT
        for point in self.points(near):
            if best < 0 or (towards * self.x[best], -self.y[best]) < (towards * self.x[point], -self.y[point]):
                best = point
        return best

    def point(self, pair: list[int]) -> int:
        """A point by how far along and across it lies."""
        along, across = pair[0] - self.low[0], pair[1] - self.low[1]
        if not (0 <= along < self.length and 0 <= across < self.width):
            raise WORDS.refused("off_the_pitch", values={"point": pair})
        return along * self.width + across

    def named(self, names: list[str]) -> list[int]:
        """Points by their names."""
        return [self.names.index(name) for name in names]

    def _set(self, points: list[int]) -> Points:
        together: Points = 0
        for point in points:
            together |= self.bit[point]
        return together

    def _list_bytes(self) -> list[list[tuple[int, ...]]]:
        """For every byte of a set and every value of it, the points it stands for: the quick way to list a set."""
        numbers = {bit.bit_length() - 1: point for point, bit in enumerate(self.bit)}
        size = (self.whole.bit_length() + 7) // 8
        rows: list[list[tuple[int, ...]]] = []
        for place in range(size):
            here = [numbers.get(8 * place + shift, -1) for shift in range(8)]
            rows.append(
                [
                    tuple([here[shift] for shift in range(8) if byte >> shift & 1 and here[shift] >= 0])
                    for byte in range(256)
                ]
            )
        return rows


def read_pitch(file: DataFile) -> Pitch:
    """The pitch of a board file."""
    board = file.read()
    try:
        (x1, x2), (y1, y2) = board["board"]["x"], board["board"]["y"]
        pitch = Pitch((x1, y1), (x2, y2))
        pitch.lay_out(board)
    except (KeyError, TypeError, ValueError) as error:
        raise WORDS.refused("bad_board", values={"file": file.name, "mistake": repr(error)}) from None
    mistake = _mistake(pitch)
    if mistake:
        raise WORDS.refused("bad_board", values={"file": file.name, "mistake": WORDS.text(mistake)})
    return pitch


def _mistake(pitch: Pitch) -> str:
    """What is wrong with a board, as the key of a sentence; nothing if it can be played on."""
    if pitch.width > LETTERS:
        return "board_too_wide"
    last = len(pitch.x) - 1
    zones = [[pitch.points(zone[end]) for zone in (pitch.goal, pitch.area, pitch.six)] for end in range(len(ENDS))]
    turned = [tuple(last - point for point in reversed(points)) for points in zones[1]]
    spots = (pitch.keeper, pitch.spot, pitch.behind, [pitch.centre, pitch.centre])
    # Whoever changes ends turns the pitch about (0, 0).
    if (
        turned != zones[0]
        or any(west + east != last for west, east in spots)
        or pitch.low != (-pitch.x[-1], -pitch.y[-1])
    ):
        return "board_uneven"
    end_line = pitch.where(pitch.x[0], pitch.x[0], pitch.y[0], pitch.y[-1])
    if pitch.goal[0] & ~end_line or not pitch.goal[0] & pitch.bit[pitch.keeper[0]]:
        return "board_goal"
    inside = pitch.six[0] | pitch.bit[pitch.spot[0]]
    return "board_area" if inside & ~pitch.area[0] or not pitch.six[0] else ""
