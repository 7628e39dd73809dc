"""The board as the ledger gives it (section 3), and where the ball comes to rest on it."""

import tomllib

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.box.pitch import CLEAR_HIGH, CLEAR_LOW, OPEN_PLAY, SHOT, THROW_IN
from tests.rules import rule

GAME = FootballALaCarte()
PITCH = GAME.pitch
SOUTH, NORTH = 0, 1
ATTACKERS = [kind for kind in GAME.pack.kinds if kind.family == "attacker"]


MAP = """
R c P P P P c B
. c P P P P c .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . k k . . .
. . . k k . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. c P P P P c .
B c P P P P c R
"""
"""The ledger's map, row 12 first: P area, c clearance, k kick-off, R and B corners."""


def drawn_map() -> str:
    """The same map, drawn from the board's data."""
    letters = dict.fromkeys(range(len(PITCH.names)), ".")
    for letter, groups in (
        ("P", PITCH.area),
        ("c", PITCH.clear_low + PITCH.clear_high),
        ("k", PITCH.kick_off),
        ("R", [[corners["red"]] for corners in PITCH.corners]),
        ("B", [[corners["blue"]] for corners in PITCH.corners]),
    ):
        for group in groups:
            letters.update(dict.fromkeys(group, letter))
    rows = [" ".join(letters[PITCH.square(column, row)] for column in range(1, 9)) for row in range(12, 0, -1)]
    return "\n" + "\n".join(rows) + "\n"


@rule("FAC-GAP.30", "FAC-3.4")
def test_the_board_is_the_map_of_the_ledger() -> None:
    assert (PITCH.columns, PITCH.rows) == (8, 12)
    assert drawn_map() == MAP
    assert PITCH.net_columns == [[4, 5], [4, 5]]
    assert PITCH.goal_rows == [1, 12]


def test_centre_and_penalty_spots_are_corner_points_of_the_grid() -> None:
    board = tomllib.loads((DATA / "board.toml").read_text(encoding="utf-8"))
    assert board["centre_point"] == [4.5, 6.5]
    assert board["halfway_between_rows"] == [6, 7]
    assert [board[end]["penalty_spot"] for end in ("south", "north")] == [[4.5, 1.5], [4.5, 11.5]]


def turned(square: int) -> int:
    """The same square after half a turn of the board."""
    column, row = PITCH.place(square)
    return PITCH.square(9 - column, 13 - row)


def test_half_a_turn_changes_one_end_into_the_other() -> None:
    for south, north in (
        (PITCH.area, PITCH.area),
        (PITCH.kick_off, PITCH.kick_off),
        (PITCH.clear_low, PITCH.clear_high),
        (PITCH.clear_high, PITCH.clear_low),
    ):
        assert {turned(square) for square in south[SOUTH]} == set(north[NORTH])
    assert {colour: turned(square) for colour, square in PITCH.corners[SOUTH].items()} == PITCH.corners[NORTH]


TURNED = {CLEAR_LOW: CLEAR_HIGH, CLEAR_HIGH: CLEAR_LOW}


@rule("FAC-2.2")
@pytest.mark.parametrize("arrow", ["forward", "left", "right", "across_left", "across_right"])
def test_half_a_turn_changes_the_flights_of_one_side_into_those_of_the_other(arrow: str) -> None:
    for square in range(len(PITCH.names)):
        for number in range(1, 7):
            facing, last, net = PITCH.flight(SOUTH, arrow, number, square)
            mirrored = PITCH.flight(NORTH, arrow, number, turned(square))
            assert mirrored == (TURNED.get(facing, facing), turned(last), 9 - net if net else 0)


@rule("FAC-1.5")
@pytest.mark.parametrize(
    ("start", "arrow", "number", "facing", "last", "net"),
    [
        # On the pitch: the ball moves all its squares.
        ("e6", "forward", 4, OPEN_PLAY, "e10", 0),
        ("d11", "right", 1, OPEN_PLAY, "e12", 0),
        # Over the goal line and past the last column at once: a corner exit.
        ("h12", "right", 1, THROW_IN, "h12", 0),
        ("g11", "right", 3, THROW_IN, "h12", 0),
        ("a12", "left", 6, THROW_IN, "a12", 0),
        # Over the goal line into the net, straight or diagonally.
        ("d9", "forward", 6, SHOT, "d12", 4),
        ("e12", "forward", 1, SHOT, "e12", 5),
        ("b11", "right", 4, SHOT, "c12", 4),
        ("d12", "right", 1, SHOT, "d12", 5),
        ("f12", "left", 2, SHOT, "f12", 5),
        # Over the goal line on the side of the low columns, or of the high ones.
        ("c12", "forward", 1, CLEAR_LOW, "c12", 0),
        ("d12", "left", 2, CLEAR_LOW, "d12", 0),
        ("b12", "left", 1, CLEAR_LOW, "b12", 0),
        ("f12", "forward", 1, CLEAR_HIGH, "f12", 0),
        ("e12", "right", 1, CLEAR_HIGH, "e12", 0),
        ("g10", "forward", 4, CLEAR_HIGH, "g12", 0),
        # Over a touchline: the last square before it.
        ("g6", "right", 4, THROW_IN, "h7", 0),
        ("a5", "left", 1, THROW_IN, "a5", 0),
        ("c5", "across_left", 6, THROW_IN, "a5", 0),
    ],
)
def test_a_flight_ends_as_the_ledger_says(
    start: str, arrow: str, number: int, facing: int, last: str, net: int
) -> None:
    assert PITCH.flight(SOUTH, arrow, number, PITCH.number(start)) == (facing, PITCH.number(last), net)


def test_no_attacker_scores_straight_from_a_kick_off() -> None:
    for square in PITCH.kick_off[SOUTH]:
        for kind in ATTACKERS:
            ((arrow, number),) = kind.ways
            assert PITCH.flight(SOUTH, arrow, number, square).facing != SHOT
