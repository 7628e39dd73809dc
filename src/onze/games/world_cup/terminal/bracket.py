"""The knockout rounds: those played with their results, the matches of this round, and who meets whom after it."""

from onze.games.world_cup.box.edition import BYE, GROUPS, Slot
from onze.games.world_cup.rules.naming import BETWEEN, match_text
from onze.games.world_cup.telling.commentary import table_text
from onze.games.world_cup.terminal.board import match_line
from onze.games.world_cup.terminal.sheet import GAP, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["bracket"]


def bracket(sheet: Sheet) -> list[str]:
    """A paragraph a round, this one with all its rows; before the first round, the group matches played again."""
    in_play = sheet.fixtures("in_play")
    if sheet.phase == GROUPS:
        return [*_level_groups(sheet), *_matches(sheet, in_play)]
    lines: list[str] = []
    for number, phase in enumerate(sheet.edition.phases[1:], start=1):
        playing = in_play if number == sheet.phase and not sheet.over else []
        told = [fixture for fixture in phase.fixtures if fixture not in playing or sheet.scores(fixture)]
        said = [_fixture_text(sheet, fixture).replace(" ", WIDE) for fixture in told]
        if said:
            lines += wrapped(f"{sheet.write(phase.text)}{sheet.say('colon')}{', '.join(said)}")
        if number == sheet.phase:
            lines += _matches(sheet, playing)
    return lines


def _level_groups(sheet: Sheet) -> list[str]:
    """The tables of the groups in which matches are played again."""
    edition = sheet.edition
    again = set(sheet.fixtures("replaying"))
    codes = dict(zip(edition.team_things, edition.team_ids, strict=True))
    lines: list[str] = []
    for group, seen in zip(edition.groups, sheet.view["groups"], strict=True):
        if again & set(group.fixtures):
            order = [[codes[team] for team in tier] for tier in seen["order"]]
            points = {codes[line["team"]]: line["points"] for line in seen["table"]}
            text = table_text(order, points, edition.qualify, sheet.language)
            lines.append(sheet.say("table", group=group.id, table=text))
    return lines


def _matches(sheet: Sheet, fixtures: list[int]) -> list[str]:
    """Matches with all their tokens, the nations' whole names on the outside."""
    edition = sheet.edition
    names = [[sheet.team_name(team) for team in sheet.teams(fixture)] for fixture in fixtures]
    widest = max((len(name[0]) for name in names), default=0)
    labels = [sheet.write(match_text(edition, fixture)) for fixture in fixtures]
    width = max(map(len, labels), default=0)
    spaces = [max((sheet.spaces(2 * fixture + side) for fixture in fixtures), default=0) for side in (0, 1)]
    lines: list[str] = []
    for fixture, (left, right), label in zip(fixtures, names, labels, strict=True):
        rows = match_line(sheet, fixture, (0, spaces[0], spaces[1])).removeprefix(edition.fixtures[fixture].id)
        lines.append(f"{GAP}{label:<{width}}{GAP}{left:>{widest}}{rows} {right}")
    return lines


def _fixture_text(sheet: Sheet, fixture: int) -> str:
    """A match that is over, or that is still to come: GER 1–1 (4–3) PAR, or FRA/ENG – BRA (semi-final 1)."""
    edition, between = sheet.edition, sheet.write(BETWEEN)
    rows = (2 * fixture, 2 * fixture + 1)
    sides = [_side(sheet, row, slot) for row, slot in zip(rows, edition.fixtures[fixture].slots, strict=True)]
    if edition.fixtures[fixture].walkover:
        return next(side for side in sides if side)
    scores = [f"{left}{between}{right}" for left, right in sheet.scores(fixture)]
    if not scores:
        return f"{sides[0]} – {sides[1]} ({sheet.write(match_text(edition, fixture))})"
    kicks = sheet.kicks(fixture)
    shoot_out = "" if kicks is None else f" ({kicks[0]}{between}{kicks[1]})"
    return f"{sides[0]} {' / '.join(scores)}{shoot_out} {sides[1]}"


def _side(sheet: Sheet, row: int, slot: Slot) -> str:
    """Who takes a side of a match: a team, else where it will come from."""
    team = sheet.row_team[row]
    if team is not None:
        return sheet.code(team) + sheet.mark(team).strip()
    if slot.kind == BYE:
        return ""
    fixture = sheet.write(match_text(sheet.edition, slot.reference))
    if slot.kind == "L":
        return sheet.say("loser_of", match=fixture)
    rivals = sheet.teams(slot.reference)
    if None in rivals:
        return fixture
    return "/".join(sheet.code(team) + sheet.mark(team).strip() for team in rivals)
