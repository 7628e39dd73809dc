"""The pitch as text: its length across the screen, a letter a line, a number a column, every point a sign."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.pitch import Pitch
from onze.games.footime.box.things import TEAMS
from onze.games.footime.telling.signs import pawn_sign
from onze.games.footime.terminal.marks import MARKS, acting_pawn, ball_ahead, choices, pawns_ahead
from onze.games.footime.terminal.sheet import BALL, Sheet

__all__ = [
    "AREA",
    "CIRCLE",
    "EAST",
    "FLAG",
    "NET",
    "OFFSIDE_LINES",
    "SPOT",
    "attacks_east",
    "figure_width",
    "pitch_figure",
]  # fmt: skip

MARGIN: Final = 2
APART: Final = 2
"""So many columns of the screen lie between two points."""
POINT: Final = "·"
AREA: Final = ":"
NET: Final = "#"
CIRCLE: Final = "°"
SPOT: Final = "×"
TOUCHLINE: Final = "─"
ACROSS: Final = "│"
CROSSING: Final = "┼"
CORNERS: Final = (("┌", "└"), ("┐", "┘"))
OFFSIDE_LINES: Final = "<>"
"""Up to here one may go without being offside: who attacks the west end, who attacks the east end."""
FLAG: Final = "!"
ACTING: Final = "[]"
EAST: Final = "end:east"


def figure_width(pitch: Pitch) -> int:
    """How many columns of the screen the pitch takes, letters on both sides included."""
    return 2 * MARGIN + APART * (pitch.length - 1) + 1


def attacks_east(sheet: Sheet, side: int) -> bool:
    """Whether a side attacks to the right."""
    return bool(sheet.view["attacks"][TEAMS[side]] == EAST)


def pitch_figure(sheet: Sheet) -> list[str]:
    """The pitch line by line between two rulers, the upper one with the odd numbers."""
    pitch = sheet.pitch
    pawns = {**sheet.at, **pawns_ahead(sheet)}
    signs = _signs(sheet, pawns)
    rows = [[" "] * figure_width(pitch) for _ in range(pitch.width)]
    for point, sign in enumerate(signs):
        rows[point % pitch.width][_column(pitch, point)] = sign
    for across, row in enumerate(rows):
        row[0] = row[-1] = pitch.names[across][0]
    acting = acting_pawn(sheet)
    offside = [sheet.pawn(pawn) for team in sheet.view["teams"] for pawn in team["offside"]["pawns"]]
    for pawn, point in pawns.items():
        row = rows[point % pitch.width]
        before, behind = _column(pitch, point) - 1, _column(pitch, point) + 1
        if pawn == acting:
            row[before], row[behind] = ACTING
        elif pawn in offside:
            row[behind] = FLAG
    return [_ruler(pitch, 1), *["".join(row) for row in rows], _ruler(pitch, 2)]


def _column(pitch: Pitch, point: int) -> int:
    """The column of the screen that a point lies in."""
    return MARGIN + APART * (point // pitch.width)


def _ruler(pitch: Pitch, first: int) -> str:
    """Every second number of the points along."""
    line = ""
    for number in range(first, pitch.length + 1, 2):
        line = f"{line:<{_column(pitch, pitch.width * (number - 1))}}{number}"
    return line


def _signs(sheet: Sheet, pawns: Mapping[int, int]) -> list[str]:
    """The sign of each point: a pawn, the ball, a point that can be chosen, else the line or zone it lies on."""
    pitch = sheet.pitch
    signs = [_ground(pitch, point) for point in range(len(pitch.names))]
    for side in (0, 1):
        along = sheet.view["teams"][side]["offside"]["line"] - 1
        if along != pitch.centre // pitch.width:
            sign = OFFSIDE_LINES[attacks_east(sheet, side)]
            inner = (POINT, AREA)
            signs = [sign if point // pitch.width == along and old in inner else old for point, old in enumerate(signs)]
    for point, reached in choices(sheet).items():
        signs[point] = MARKS[reached]
    signs[sheet.points[ball_ahead(sheet)]] = BALL
    for pawn, point in pawns.items():
        signs[point] = pawn_sign(pawn)
    return signs


def _ground(pitch: Pitch, point: int) -> str:
    """The line or zone that a point lies on."""
    here = pitch.bit[point]
    for end in (0, 1):
        if point in pitch.corners[end]:
            return CORNERS[end][pitch.corners[end].index(point)]
    if pitch.goals & here:
        return NET
    if (pitch.goal_line[0] | pitch.goal_line[1]) & here:
        return ACROSS
    if pitch.touchlines & here:
        return CROSSING if pitch.halfway & here else TOUCHLINE
    if point == pitch.centre:
        return CROSSING
    if pitch.halfway & here:
        return ACROSS
    if point in pitch.spot:
        return SPOT
    if pitch.circle & here:
        return CIRCLE
    return AREA if pitch.areas & here else POINT
