"""The groups as they stand: each a table in one line and a line a match, side by side in as many columns as fit."""

from itertools import zip_longest
from typing import Final

from onze.games.world_cup.rules.naming import BETWEEN
from onze.games.world_cup.terminal.sheet import BESIDE, WIDTH, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["group_board", "match_line"]

BETWEEN_COLUMNS: Final = " "
GOALS: Final = 2
"""How wide the goals of a team are: 1½."""


def group_board(sheet: Sheet) -> list[str]:
    """All groups, and what the signs mean: beside them where that takes fewer lines, else below."""
    blocks = [_group(sheet, number) for number in range(len(sheet.edition.groups))]
    width = max(len(line) for block in blocks for line in block)
    columns = max(1, (WIDTH + len(BETWEEN_COLUMNS)) // (width + len(BETWEEN_COLUMNS)))
    points = sheet.say("sign_points", group=f"{sheet.edition.groups[0].id}{BESIDE}").replace(" ", WIDE)
    legend = ", ".join([points, *sheet.legend()])
    beside = _side_by_side([*blocks, wrapped(legend, width, "")], columns, width)
    above = [*_side_by_side(blocks, columns, width), *wrapped(legend, indent="")]
    return min(beside, above, key=len)


def match_line(sheet: Sheet, fixture: int, widths: tuple[int, int, int]) -> str:
    """A match in short, the outermost spaces beside the teams: A1 FRA*··D 1½–0 ···*SEN.

    ``widths`` are those of its id and of the rows on either side.
    """
    left, right = 2 * fixture, 2 * fixture + 1
    teams = sheet.teams(fixture)
    rows = f"{sheet.tokens(left)[::-1]:>{widths[1]}}", f"{sheet.tokens(right):<{widths[2]}}"
    score = f"{sheet.goals(left):>{GOALS}}{sheet.write(BETWEEN)}{sheet.goals(right):<{GOALS}}"
    before = f"{sheet.edition.fixtures[fixture].id:<{widths[0]}} {sheet.code(teams[0])}{sheet.mark(teams[0])}"
    return f"{before}{rows[0]} {score} {rows[1]}{sheet.mark(teams[1])}{sheet.code(teams[1])}"


def _group(sheet: Sheet, number: int) -> list[str]:
    """A group: its table as it stands without the dice, then its matches."""
    group = sheet.edition.groups[number]
    lines = sheet.view["groups"][number]["table"]
    teams = [sheet.edition.team_things.index(line["team"]) for line in lines]
    table = " ".join(
        f"{sheet.code(team)}{sheet.mark(team)}{line['points']}" for team, line in zip(teams, lines, strict=True)
    )
    spaces = [max(sheet.spaces(2 * fixture + side) for fixture in group.fixtures) for side in (0, 1)]
    widths = max(len(sheet.edition.fixtures[fixture].id) for fixture in group.fixtures), spaces[0], spaces[1]
    return [f"{group.id}{BESIDE}{table}", *(match_line(sheet, fixture, widths) for fixture in group.fixtures)]


def _side_by_side(blocks: list[list[str]], columns: int, width: int) -> list[str]:
    """Blocks one below the other in columns as short as they can be, none of them broken."""
    rows = zip_longest(*_fill(blocks, columns), fillvalue="")
    return [BETWEEN_COLUMNS.join(cell.ljust(width) for cell in row).rstrip() for row in rows]


def _fill(blocks: list[list[str]], columns: int) -> list[list[str]]:
    """Blocks shared out among columns, in order."""
    height = max(len(block) for block in blocks)
    while True:
        filled: list[list[str]] = [[]]
        for block in blocks:
            if len(filled[-1]) + len(block) > height:
                filled.append([])
            filled[-1] += block
        if len(filled) <= columns:
            return filled
        height += 1
