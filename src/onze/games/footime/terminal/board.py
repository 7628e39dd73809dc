"""The pitch as text: its length across the screen, a letter a line, a number a column, every point a sign."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.pitch import NO_POINT, Pitch
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import is_offside, last_but_one
from onze.games.footime.telling.signs import pawn_sign
from onze.games.footime.terminal.marks import acting_pawn, ball_ahead, marks, pawns_ahead
from onze.games.footime.terminal.sheet import BALL, Sheet

__all__ = [
    "AREA",
    "CIRCLE",
    "FLAG",
    "NET",
    "OFFSIDE_LINES",
    "SPOT",
    "figure_width",
    "offside_line",
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


def figure_width(pitch: Pitch) -> int:
    """How many columns of the screen the pitch takes, letters on both sides included."""
    return 2 * MARGIN + APART * (pitch.length - 1) + 1


def offside_line(match: FootimeMatch, side: int) -> int:
    """How far along a side may stand without being offside (FT-OFFSIDE.1 to FT-OFFSIDE.3)."""
    pitch = match.rules.pitch
    end = 1 - match.end(side)
    points = [match.ball, pitch.centre, last_but_one(match, 1 - side, end)]
    along = [pitch.x[point] for point in points if point != NO_POINT]
    return max(along) if end else min(along)


def pitch_figure(sheet: Sheet) -> list[str]:
    """The pitch line by line between two rulers, the upper one with the odd numbers."""
    pitch = sheet.pitch
    pawns = {**dict(enumerate(sheet.match.at)), **pawns_ahead(sheet.match, sheet.seat)}
    signs = _signs(sheet, pawns)
    rows = [[" "] * figure_width(pitch) for _ in range(pitch.width)]
    for point, sign in enumerate(signs):
        rows[point % pitch.width][_column(pitch, point)] = sign
    for across, row in enumerate(rows):
        row[0] = row[-1] = pitch.names[across][0]
    acting = acting_pawn(sheet.match, sheet.seat)
    for pawn, point in pawns.items():
        if point >= 0:
            row = rows[point % pitch.width]
            before, behind = _column(pitch, point) - 1, _column(pitch, point) + 1
            if pawn == acting:
                row[before], row[behind] = ACTING
            elif is_offside(sheet.match, pawn):
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
    match, pitch = sheet.match, sheet.pitch
    signs = [_ground(pitch, point) for point in range(len(pitch.names))]
    for side in (0, 1):
        line = offside_line(match, side)
        if line != pitch.x[pitch.centre]:
            sign = OFFSIDE_LINES[1 - match.end(side)]
            inner = (POINT, AREA)
            signs = [sign if pitch.x[point] == line and old in inner else old for point, old in enumerate(signs)]
    for point, mark in marks(match, sheet.seat).items():
        signs[point] = mark
    signs[ball_ahead(match, sheet.seat)] = BALL
    for pawn, point in pawns.items():
        if point >= 0:
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
