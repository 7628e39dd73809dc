"""The pitch: squares, areas, and where a ball sent along an arrow comes to rest (board.toml).

An *end* is 0 for south and 1 for north; a side is known by the end it defends, and attacks the other.
A square is a number, row by row from the south; people call it by letter across and number along: ``d6``.
"""

from typing import Any, Final, NamedTuple

from onze.kernel.data import DataFile

__all__ = [
    "CENTRE",
    "CLEAR_AREA",
    "CLEAR_HIGH",
    "CLEAR_LOW",
    "CORNER_CUT",
    "ENDS",
    "FACINGS",
    "KICK_OFF",
    "OPEN_PLAY",
    "PENALTY_CUT",
    "SHOT",
    "THROW_IN",
    "Flight",
    "Pitch",
    "read_pitch",
    "square_id",
]

ENDS: Final = ("south", "north")
CENTRE: Final = -1
"""The ball's place before a kick-off: the middle of the centre circle, which is no square (FAC-0.15)."""

KICK_OFF: Final = 0
OPEN_PLAY: Final = 1
THROW_IN: Final = 2
CLEAR_LOW: Final = 3
CLEAR_HIGH: Final = 4
CLEAR_AREA: Final = 5
SHOT: Final = 6
CORNER_CUT: Final = 7
PENALTY_CUT: Final = 8
FACINGS: Final = (
    "kick_off",
    "open_play",
    "throw_in",
    "clear_low",
    "clear_high",
    "clear_area",
    "shot",
    "corner_cut",
    "penalty_cut",
)
"""What the next player faces: the states of a match (rules page, section 5.1), and their names."""


class Flight(NamedTuple):
    """Where a ball comes to rest: what the next player faces, the last square on the pitch, the net column."""

    facing: int
    square: int
    net: int


class Pitch:
    """A board read from TOML, seen from both ends."""

    def __init__(self, board: dict[str, Any], strictly_between_posts: bool) -> None:
        self.columns: int = board["columns"]
        self.rows: int = board["rows"]
        self.strictly_between_posts = strictly_between_posts
        self.names = [
            f"{chr(ord('a') + column)}{row + 1}" for row in range(self.rows) for column in range(self.columns)
        ]
        self.ids = [square_id(name) for name in self.names]
        """What views and events call the squares."""
        ends = [board[name] for name in ENDS]
        self.net_columns: list[list[int]] = [[column for column, _ in end["net"]] for end in ends]
        self.goal_rows: list[int] = [end["goal_row"] for end in ends]
        self.kick_off = [self._squares(end["kick_off"]) for end in ends]
        self.clear_low = [self._squares(end["clear_low"]) for end in ends]
        self.clear_high = [self._squares(end["clear_high"]) for end in ends]
        self.area = [self._area(end["area"]) for end in ends]
        self.in_area = [[square in area for square in range(len(self.names))] for area in self.area]
        self.corners = [{colour: self.square(*end[f"corner_{colour}"]) for colour in ("red", "blue")} for end in ends]
        self.neighbours = [self._neighbours(square) for square in range(len(self.names))]
        self.steps: list[dict[str, list[int]]] = [board["arrows"][name] for name in ENDS]

    def square(self, column: int, row: int) -> int:
        """The number of a square from its column and row, both counted from 1."""
        return (row - 1) * self.columns + column - 1

    def place(self, square: int) -> tuple[int, int]:
        """A square's column and row, both counted from 1."""
        return square % self.columns + 1, square // self.columns + 1

    def number(self, name: str) -> int:
        """The number of a square by its name."""
        return self.names.index(name)

    def net_name(self, end: int, column: int) -> str:
        """A net square's name: ``d13`` behind the north goal line, ``d0`` behind the south one."""
        return f"{chr(ord('a') + column - 1)}{self.rows + 1 if end else 0}"

    def mouth(self, end: int, column: int) -> int:
        """The goal-line square in front of a net square (FAC-7.4)."""
        return self.square(column, self.goal_rows[end])

    def starting_squares(self) -> set[int]:
        """Every square that a kick-off or a clearance can start from."""
        groups = self.kick_off + self.clear_low + self.clear_high + self.area
        return {square for group in groups for square in group}

    def flight(self, end: int, arrow: str, number: int, square: int) -> Flight:
        """Sends the ball from a square, for the side that defends ``end``: towards the other one, as it sees the arrow.

        (FAC-1.3 to FAC-1.5, FAC-2.1, FAC-2.2, FAC-10.1, FAC-10.5; rules page, section 3.3)
        """
        across, along = self.steps[end][arrow]
        column, row = self.place(square)
        for _ in range(number):
            next_column, next_row = column + across, row + along
            if not 1 <= next_row <= self.rows:
                return self._over_goal_line(1 - end, column, row, next_column)
            if not 1 <= next_column <= self.columns:
                return Flight(THROW_IN, self.square(column, row), 0)
            column, row = next_column, next_row
        return Flight(OPEN_PLAY, self.square(column, row), 0)

    def _over_goal_line(self, end: int, column: int, row: int, next_column: int) -> Flight:
        """The ball crosses the goal line of ``end``, however many squares it has left.

        (FAC-6.2, FAC-10.6, FAC-11.1 to FAC-11.3, FAC-GAP.21)
        """
        square = self.square(column, row)
        net = self.net_columns[end]
        if not 1 <= next_column <= self.columns:
            return Flight(THROW_IN, square, 0)
        if next_column in net and (column in net or not self.strictly_between_posts):
            return Flight(SHOT, square, next_column)
        low = next_column < net[0] or (next_column == net[0] and column < net[0])
        return Flight(CLEAR_LOW if low else CLEAR_HIGH, square, 0)

    def path(self, end: int, arrow: str, square: int, last: int) -> list[str]:
        """The squares that a ball passed from one square to the last one, for telling."""
        across, along = self.steps[end][arrow]
        column, row = self.place(square)
        passed: list[str] = []
        while square != last:
            column, row = column + across, row + along
            square = self.square(column, row)
            passed.append(self.names[square])
        return passed

    def _neighbours(self, square: int) -> tuple[int, ...]:
        """The squares of the pitch one step away in any direction (FAC-10.3, FAC-GAP.32)."""
        column, row = self.place(square)
        return tuple(
            self.square(c, r)
            for r in range(max(1, row - 1), min(self.rows, row + 1) + 1)
            for c in range(max(1, column - 1), min(self.columns, column + 1) + 1)
            if (c, r) != (column, row)
        )

    def _squares(self, pairs: list[list[int]]) -> tuple[int, ...]:
        return tuple(sorted(self.square(column, row) for column, row in pairs))

    def _area(self, area: dict[str, list[int]]) -> tuple[int, ...]:
        (low, high), (first, last) = area["columns"], area["rows"]
        return tuple(self.square(c, r) for r in range(first, last + 1) for c in range(low, high + 1))


def square_id(name: str) -> str:
    """What views and events call a square or a net: ``square:d6``."""
    return f"square:{name}"


def read_pitch(file: DataFile, strictly_between_posts: bool) -> Pitch:
    """Reads a board file."""
    return Pitch(file.read(), strictly_between_posts)
