"""The groups as they stand: each a table in one line and a line a match, side by side in as many columns as fit."""

from itertools import zip_longest
from typing import Final

from onze.games.world_cup.box.edition import Group
from onze.games.world_cup.box.rows import goals_without_dice
from onze.games.world_cup.rules.naming import BETWEEN
from onze.games.world_cup.rules.tables import Result, lines_of
from onze.games.world_cup.terminal.sheet import BESIDE, WIDTH, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["group_board", "match_line"]

BETWEEN_COLUMNS: Final = " "
GOALS: Final = 2
"""How wide the goals of a team are: 1½."""


def group_board(sheet: Sheet) -> list[str]:
    """All groups, and what the signs mean: beside them where that takes fewer lines, else below."""
    blocks = [_group(sheet, group) for group in sheet.edition.groups]
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
    match, edition = sheet.match, sheet.edition
    left, right = 2 * fixture, 2 * fixture + 1
    teams = [match.row_team[left], match.row_team[right]]
    codes = [edition.team_ids[team] for team in teams]
    rows = f"{sheet.tokens(left)[::-1]:>{widths[1]}}", f"{sheet.tokens(right):<{widths[2]}}"
    score = f"{sheet.goals(left):>{GOALS}}{sheet.write(BETWEEN)}{sheet.goals(right):<{GOALS}}"
    before = f"{edition.fixtures[fixture].id:<{widths[0]}} {codes[0]}{sheet.mark(teams[0])}"
    return f"{before}{rows[0]} {score} {rows[1]}{sheet.mark(teams[1])}{codes[1]}"


def _group(sheet: Sheet, group: Group) -> list[str]:
    """A group: its table as it stands without the dice, then its matches."""
    match = sheet.match
    results: list[Result] = []
    for fixture in group.fixtures:
        rows = (2 * fixture, 2 * fixture + 1)
        goals = [goals_without_dice(match.rows[row]) for row in rows]
        results.append((match.row_team[rows[0]], goals[0], goals[1], match.row_team[rows[1]]))
    lines = lines_of(group.teams, results, sheet.edition.points)
    order = sorted(
        group.teams, key=lambda team: (-lines[team].points, -lines[team].goal_difference, -lines[team].goals_for)
    )
    table = " ".join(f"{sheet.edition.team_ids[team]}{sheet.mark(team)}{lines[team].points}" for team in order)
    spaces = [[sheet.rules.spaces[match.row_team[2 * fixture + side]] for fixture in group.fixtures] for side in (0, 1)]
    widths = max(len(sheet.edition.fixtures[fixture].id) for fixture in group.fixtures), max(spaces[0]), max(spaces[1])
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
