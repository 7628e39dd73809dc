"""The bracket as a picture: a column a round, winners in bold, lines to where they go."""

from typing import Final

from onze.articles import in_html
from onze.games.world_cup.box.bracket import bracket_places
from onze.games.world_cup.telling.score_sheet import ScoreSheet

__all__ = ["bracket_svg"]

BOX_WIDTH: Final = 168
BOX_HEIGHT: Final = 44
COLUMN_GAP: Final = 34
"""Between two columns."""
MATCH_STEP: Final = 58
"""Between two matches of the first column."""
MARGIN: Final = 8
LEGEND_HEIGHT: Final = 20


def bracket_svg(sheet: ScoreSheet, language: str, legend: str) -> str:
    """All knockout matches; those that do not lead to the final stand below it, and last what its letters mean."""
    places = _places(sheet)
    right = max(x for x, _ in places.values()) + BOX_WIDTH + MARGIN
    bottom = max(y for _, y in places.values()) + BOX_HEIGHT + MARGIN + LEGEND_HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right} {bottom}" width="{right}" height="{bottom}" '
        'font-family="sans-serif" font-size="13" fill="currentColor">'
    ]
    parts += _lines(sheet, places)
    for fixture, (x, y) in places.items():
        parts += _box(sheet, fixture, x, y, language)
    parts.append(f'<text x="{MARGIN}" y="{bottom - MARGIN}" font-size="12">{in_html(legend)}</text>')
    return "".join([*parts, "</svg>"])


def _places(sheet: ScoreSheet) -> dict[int, tuple[int, int]]:
    """Where each match stands: beside the middle of those it comes from."""
    return {
        fixture: (MARGIN + column * (BOX_WIDTH + COLUMN_GAP), MARGIN + int(height * MATCH_STEP))
        for fixture, (column, height) in bracket_places(sheet.edition).items()
    }


def _lines(sheet: ScoreSheet, places: dict[int, tuple[int, int]]) -> list[str]:
    """From each match to the one that its winner goes to."""
    found = []
    for fixture, (x, y) in places.items():
        for side, slot in enumerate(sheet.edition.fixtures[fixture].slots):
            if slot.kind == "M":
                from_x, from_y = places[slot.reference]
                start, middle = from_x + BOX_WIDTH, from_y + BOX_HEIGHT // 2
                bend, end = start + COLUMN_GAP // 2, y + BOX_HEIGHT * (1 + 2 * side) // 4
                path = f"M{start} {middle}H{bend}V{end}H{x}"
                found.append(f'<path d="{path}" fill="none" stroke="currentColor" stroke-opacity="0.5"/>')
    return found


def _box(sheet: ScoreSheet, fixture: int, x: int, y: int, language: str) -> list[str]:
    """A match: its two teams one below the other, each with its goals."""
    edition = sheet.edition
    final = 2 if fixture == edition.final else 1
    box = f'<rect x="{x}" y="{y}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="4" fill="none" stroke="currentColor"'
    found = [
        f'{box} stroke-width="{final}"/>',
        f'<path d="M{x} {y + BOX_HEIGHT // 2}h{BOX_WIDTH}" stroke="currentColor"/>',
    ]
    for side, team in enumerate(sheet.teams(fixture)):
        if team is None:
            continue
        weight = ' font-weight="bold"' if sheet.winner[fixture] == team else ""
        base = y + BOX_HEIGHT * (1 + 2 * side) // 4 + 5
        name = in_html(edition.teams[team].text[language])
        found.append(f'<text x="{x + 7}" y="{base}"{weight}>{name}</text>')
        goals = _goals(sheet, fixture, side)
        found.append(f'<text x="{x + BOX_WIDTH - 7}" y="{base}" text-anchor="end"{weight}>{goals}</text>')
    return found


def _goals(sheet: ScoreSheet, fixture: int, side: int) -> str:
    """A side's goals in the match that counted, with its kicks, or a mark for a replay."""
    scores = sheet.scores(fixture)
    if not scores:
        return ""
    goals = str(scores[-1][side])
    kicks = sheet.kicks(fixture)
    if kicks is not None:
        return f"{goals} (p {kicks[side]})"
    return f"{goals} r" if len(scores) > 1 else goals
