"""The rows to choose from in short."""

from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box.edition import GROUPS, Edition
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.terminal.sheet import BESIDE, GAP, OWN, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["SHORT_MENU", "listing", "short_name"]

SHORT_MENU: Final = 12
"""So many rows are listed one by one; more of them by their names."""
LEAVE_OUT: Final = "leave out"
"""The move that puts a token of a card nowhere."""


def listing(sheet: Sheet) -> str:
    """Many rows in short, one's own teams first, then group by group: SEN A1 A4 A6; none where there are few."""
    edition, row_team = sheet.edition, sheet.row_team
    things = [entry["thing"] for entry in sheet.menu]
    rows = [edition.row_things.index(thing) for thing in things if thing.startswith("row:")]
    if len(rows) <= SHORT_MENU:
        return ""
    own = [row for row in rows if sheet.mark(row_team[row]) == OWN]
    groups = sheet.phase == GROUPS
    first = (own or rows)[0]
    example = short_name(edition, first, sheet.code(row_team[first]))
    lines = [WORDS.say("list_rows" if groups else "list_teams", sheet.language, {"example": example})]
    lines += _listed(sheet, own, OWN)
    parts = [(f"{group.id}{BESIDE}", group.fixtures) for group in edition.groups] if groups else []
    for label, fixtures in parts or [("", edition.phases[sheet.phase].fixtures)]:
        lines += _listed(sheet, [row for row in rows if row not in own and row // 2 in fixtures], label)
    if any(entry["move"] == LEAVE_OUT for entry in sheet.menu):
        lines.append(WORDS.say("list_leave_out", sheet.language, {"typed": WORDS.text("type_leave_out")}))
    return "\n".join(lines)


def _listed(sheet: Sheet, rows: Sequence[int], label: str) -> list[str]:
    """Rows team by team, each with its matches."""
    said = []
    for team in dict.fromkeys(sheet.row_team[row] for row in rows):
        ids = [sheet.edition.fixtures[row // 2].id for row in rows if sheet.row_team[row] == team]
        said.append(WIDE.join([sheet.code(team), *(ids if sheet.phase == GROUPS else [])]))
    lead = f"{label:<{len(GAP) + 1}}"
    return wrapped(f"{lead}{(GAP + ' ').join(said)}", indent=" " * len(lead)) if said else []


def short_name(edition: Edition, row: int, team: str) -> str:
    """A row by its team and its match, FRA A1; in a round the team is enough."""
    fixture = edition.fixtures[row // 2]
    return f"{team} {fixture.id}" if fixture.phase == GROUPS else team
