"""The knockout rounds: those played with their results, the matches of this round, and who meets whom after it."""

from onze.games.world_cup.box.edition import BYE, GROUPS, Slot
from onze.games.world_cup.match import NO_TEAM, NOT_PLAYED
from onze.games.world_cup.rules.naming import BETWEEN, match_text
from onze.games.world_cup.rules.tables import lines_of, results_of
from onze.games.world_cup.telling.commentary import table_text
from onze.games.world_cup.terminal.board import match_line
from onze.games.world_cup.terminal.sheet import GAP, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["bracket"]


def bracket(sheet: Sheet) -> list[str]:
    """A paragraph a round, this one with all its rows; before the first round, the group matches played again."""
    match, edition = sheet.match, sheet.edition
    if match.phase == GROUPS:
        return [*_level_groups(sheet), *_matches(sheet, sheet.fixtures())]
    lines: list[str] = []
    for number, phase in enumerate(edition.phases[1:], start=1):
        playing = sheet.fixtures() if number == match.phase and match.outcome is None else []
        told = [f for f in phase.fixtures if f not in playing or match.goals[2 * f] != NOT_PLAYED]
        said = [_fixture_text(sheet, fixture).replace(" ", WIDE) for fixture in told]
        if said:
            lines += wrapped(f"{sheet.write(phase.text)}{sheet.say('colon')}{', '.join(said)}")
        if number == match.phase:
            lines += _matches(sheet, playing)
    return lines


def _level_groups(sheet: Sheet) -> list[str]:
    """The tables of the groups in which matches are played again."""
    match, edition = sheet.match, sheet.edition
    lines: list[str] = []
    for number, group in enumerate(edition.groups):
        if not set(match.replaying) & set(group.fixtures):
            continue
        table = lines_of(group.teams, results_of(match, group.fixtures), edition.points)
        order = [[edition.team_ids[team] for team in tier] for tier in match.tiers[number]]
        points = {edition.team_ids[team]: line.points for team, line in table.items()}
        text = table_text(order, points, edition.qualify, sheet.language)
        lines.append(sheet.say("table", group=group.id, table=text))
    return lines


def _matches(sheet: Sheet, fixtures: list[int]) -> list[str]:
    """Matches with all their tokens, the nations' whole names on the outside."""
    match, edition = sheet.match, sheet.edition
    names = [[sheet.team_name(match.row_team[2 * fixture + side]) for side in (0, 1)] for fixture in fixtures]
    widest = max((len(name[0]) for name in names), default=0)
    labels = [sheet.write(match_text(edition, fixture)) for fixture in fixtures]
    width = max(map(len, labels), default=0)
    spaces = [max((sheet.rules.spaces[match.row_team[2 * f + side]] for f in fixtures), default=0) for side in (0, 1)]
    lines: list[str] = []
    for fixture, (left, right), label in zip(fixtures, names, labels, strict=True):
        rows = match_line(sheet, fixture, (0, spaces[0], spaces[1])).removeprefix(edition.fixtures[fixture].id)
        lines.append(f"{GAP}{label:<{width}}{GAP}{left:>{widest}}{rows} {right}")
    return lines


def _fixture_text(sheet: Sheet, fixture: int) -> str:
    """A match that is over, or that is still to come: GER 1–1 (4–3) PAR, or FRA/ENG – BRA (QF.W)."""
    match, edition, between = sheet.match, sheet.edition, sheet.write(BETWEEN)
    rows = (2 * fixture, 2 * fixture + 1)
    sides = [_side(sheet, row, slot) for row, slot in zip(rows, edition.fixtures[fixture].slots, strict=True)]
    if edition.fixtures[fixture].walkover:
        return next(side for side in sides if side)
    if match.goals[rows[0]] == NOT_PLAYED:
        return f"{sides[0]} – {sides[1]} ({sheet.write(match_text(edition, fixture))})"
    scores = [f"{match.goals[rows[0]]}{between}{match.goals[rows[1]]}"]
    scores += [f"{left}{between}{right}" for number, left, right in match.replays if number == fixture]
    kicks = [f" ({left}{between}{right})" for number, left, right in match.kicks if number == fixture]
    return f"{sides[0]} {' / '.join(scores)}{''.join(kicks)} {sides[1]}"


def _side(sheet: Sheet, row: int, slot: Slot) -> str:
    """Who takes a side of a match: a team, else where it will come from."""
    match, edition = sheet.match, sheet.edition
    team = match.row_team[row]
    if team != NO_TEAM:
        return edition.team_ids[team] + sheet.mark(team).strip()
    if slot.kind == BYE:
        return ""
    fixture = sheet.write(match_text(edition, slot.reference))
    if slot.kind == "L":
        return sheet.say("loser_of", match=fixture)
    rivals = [match.row_team[2 * slot.reference + side] for side in (0, 1)]
    if NO_TEAM in rivals:
        return fixture
    return "/".join(edition.team_ids[team] + sheet.mark(team).strip() for team in rivals)
