"""The pitch as text: north up, a letter a column, a number a row, every square a sign."""

from typing import Final

from onze.games.football_a_la_carte.box.pitch import ENDS, Pitch

__all__ = ["board_lines"]

BALL: Final = "(●)"


def board_lines(pitch: Pitch, ball: str) -> list[str]:
    """The pitch line by line: goal lines with their nets, rows with their numbers, the halfway line."""
    lines = ["   ┌" + _goal_line(pitch, 1, ball) + "┐"]
    for row in range(pitch.rows, 0, -1):
        cells = [_cell(pitch, pitch.square(column, row), ball) for column in range(1, pitch.columns + 1)]
        lines.append(f"{row:>2} │{''.join(cells)}│")
        if row == pitch.rows // 2 + 1:
            lines.append("   ├" + (BALL if ball == "centre" else "─┼─").center(3 * pitch.columns, "─") + "┤")
    lines.append("   └" + _goal_line(pitch, 0, ball) + "┘")
    letters = [name[0] for name in pitch.names[: pitch.columns]]
    return [*lines, "    " + "".join(f" {letter} " for letter in letters)]


def _goal_line(pitch: Pitch, end: int, ball: str) -> str:
    """The goal line of an end, open between the posts where the net is."""
    net = pitch.net_columns[end]
    line = ""
    for column in range(1, pitch.columns + 1):
        if column in net:
            line += BALL if pitch.net_name(end, column) == ball else " # "
        elif column + 1 in net:
            line += "──┤"
        elif column - 1 in net:
            line += "├──"
        else:
            line += "───"
    return line


def _cell(pitch: Pitch, square: int, ball: str) -> str:
    """A square in three characters: the ball, else what is printed on it."""
    if pitch.names[square] == ball:
        return BALL
    for end in range(len(ENDS)):
        for squares, mark in (
            (pitch.area[end], ":"),
            (pitch.kick_off[end], "+"),
            ((*pitch.clear_low[end], *pitch.clear_high[end]), "x"),
            ((pitch.corners[end]["red"],), "R"),
            ((pitch.corners[end]["blue"],), "B"),
        ):
            if square in squares:
                return f" {mark} "
    return " · "
