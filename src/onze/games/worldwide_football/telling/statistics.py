"""The figures of a report: the match at a glance, both teams in numbers, and what each did by name."""

from collections.abc import Mapping, Sequence
from typing import Final

from onze.articles import Figure, Table, in_html
from onze.games.worldwide_football.box.card_texts import ability_name
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.telling.incidents import Incident
from onze.games.worldwide_football.telling.wording import Wording
from onze.typography import WIDE

__all__ = ["figures", "glance", "lineups"]

NOTHING: Final = "–"
SHOWN: Final = ("goal", "yellow card", "red card", "penalty saved")
"""The incidents in the picture of the match."""


# ---- the match at a glance


def glance(wording: Wording) -> Figure:
    """The minutes from left to right, the first team's goals and cards above the line, the other's below."""
    shown = [incident for incident in wording.chronicle.incidents if incident.kind in SHOWN]
    lines = [_glance_line(wording, incident) for incident in shown]
    return Figure(_timeline(wording, shown), lines or [wording.phrase("glance_nothing")], wording.say("glance"))


def _glance_line(wording: Wording, incident: Incident) -> str:
    values = {**wording.teams(incident.side), "minute": incident.minute, "score": wording.scored(incident.goals)}
    key = f"glance_{incident.kind.replace(' ', '_')}"
    if incident.kind == "goal" and incident.player is not None:
        return wording.phrase(f"{key}_player", **values, player=wording.player(incident.side, incident.player))
    return wording.phrase(key, **values)


SIDE: Final = 32
"""The room left and right of the line."""
SCALE: Final = 6
"""How long a minute is."""
ROW: Final = 17
"""The height of an incident; those that lie close together stand one above the other."""
CLOSE: Final = 4
"""So many minutes are needed side by side."""
NAME: Final = 20
"""The height of a team's name."""
MARKS: Final = {
    "goal": '<circle cx="{x}" cy="{y}" r="6"/>',
    "yellow card": '<rect x="{left}" y="{top}" width="8" height="12" fill="#e8c400" stroke="currentColor"/>',
    "red card": '<rect x="{left}" y="{top}" width="8" height="12" fill="#c8102e" stroke="currentColor"/>',
    "penalty saved": '<circle cx="{x}" cy="{y}" r="5" fill="none" stroke="currentColor" stroke-width="2"/>',
}


def _timeline(wording: Wording, incidents: Sequence[Incident]) -> str:
    """The picture: a line with its quarters of an hour, and a mark an incident."""
    minutes = 120 if 3 in wording.chronicle.halves else 90
    width = 2 * SIDE + SCALE * minutes
    rows = _rows(incidents)
    middle = NAME + ROW * (1 + max(rows, default=0))
    names = [in_html(wording.chronicle.team(side).name[wording.language]) for side in BOTH_SIDES]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {2 * middle}" fill="currentColor"'
        ' font-family="sans-serif" font-size="12">',
        f'<text x="{SIDE}" y="13">{names[0]}</text>',
        f'<text x="{SIDE}" y="{2 * middle - 5}">{names[1]}</text>',
        f'<path d="M{SIDE} {middle}H{width - SIDE}" stroke="currentColor"/>',
    ]
    for minute in range(0, minutes + 1, 15):
        half = 6 if minute % 45 == 0 else 3
        parts.append(f'<path d="M{SIDE + SCALE * minute} {middle - half}v{2 * half}" stroke="currentColor"/>')
    for incident, row in zip(incidents, rows, strict=True):
        x = SIDE + SCALE * incident.minute
        y = middle + ROW * (row + 0.8) * (-1 if incident.side == 0 else 1)
        mark = MARKS[incident.kind].format(x=x, y=f"{y:g}", left=x - 4, top=f"{y - 6:g}")
        label = f'<text x="{x + 8}" y="{y + 3:g}" font-size="9">{incident.minute}’</text>'
        parts.append(f"<g><title>{in_html(_glance_line(wording, incident))}</title>{mark}{label}</g>")
    return "".join([*parts, "</svg>"])


def _rows(incidents: Sequence[Incident]) -> list[int]:
    """How far from the line each incident stands, so that none covers another of its side."""
    rows: list[int] = []
    last: dict[tuple[int, int], int] = {}
    for incident in incidents:
        row = 0
        while incident.minute - last.get((incident.side, row), -CLOSE) < CLOSE:
            row += 1
        last[incident.side, row] = incident.minute
        rows.append(row)
    return rows


# ---- the figures


def figures(wording: Wording) -> Table:
    """Both teams in numbers, as far as the rules of this table count them."""
    chronicle, switches = wording.chronicle, wording.chronicle.game.switches
    rows = [
        _row(wording, "goals", [str(goals) for goals in wording.chronicle.view["score"]]),
        _row(wording, "shots", [f"{tally.shots} ({tally.on_target})" for tally in chronicle.tallies]),
        _row(wording, "cards_laid", [str(tally.cards_laid) for tally in chronicle.tallies]),
    ]
    if any(tally.cards_laid for tally in chronicle.tallies):
        shares = [wording.phrase("fact_share", share=chronicle.possession(side)) for side in BOTH_SIDES]
        rows.append(_row(wording, "possession", shares))
    if switches.corners:
        rows.append(_row(wording, "corners", [str(tally.corners) for tally in chronicle.tallies]))
    if switches.fouls:
        rows.append(_row(wording, "fouls", [str(tally.fouls) for tally in chronicle.tallies]))
    if any(tally.offsides for tally in chronicle.tallies):
        rows.append(_row(wording, "offsides", [str(tally.offsides) for tally in chronicle.tallies]))
    if switches.cautions:
        for fact, kind in (("yellow", "yellow card"), ("red", "red card")):
            rows.append(_row(wording, fact, [str(len(chronicle.of_kind(kind, side))) for side in BOTH_SIDES]))
    return Table(_head(wording), rows, "<>>")


def lineups(wording: Wording) -> Table:
    """What each team did by name: scorers, cautions, substitutions, abilities and Player cards used."""
    chronicle, switches = wording.chronicle, wording.chronicle.game.switches
    rows = [_row(wording, "scorers", [_scorers(wording, side) for side in BOTH_SIDES])]
    if switches.cautions:
        rows.append(_row(wording, "cautions", [_cautions(wording, side) for side in BOTH_SIDES]))
    if switches.substitutions:
        rows.append(_row(wording, "substitutions", [_substitutions(wording, side) for side in BOTH_SIDES]))
    used = [
        {ability_name(name)[wording.language]: count for name, count in tally.abilities.items()}
        for tally in chronicle.tallies
    ]
    rows.append(_row(wording, "abilities", [_counted(counts) for counts in used]))
    rows.append(_row(wording, "players", [_players(wording, side) for side in BOTH_SIDES]))
    return Table(_head(wording), rows)


def _head(wording: Wording) -> list[str]:
    return ["", *(wording.chronicle.team(side).name[wording.language] for side in BOTH_SIDES)]


def _row(wording: Wording, fact: str, cells: Sequence[str]) -> list[str]:
    return [wording.phrase(f"fact_{fact}"), *(cell or NOTHING for cell in cells)]


def _scorers(wording: Wording, side: int) -> str:
    """Every scorer once, with all his minutes: Delorbe 12’, 60’ (penalty)."""
    minutes: dict[str, list[str]] = {}
    for goal in wording.chronicle.goals_of(side):
        name = wording.phrase("scorer_team") if goal.player is None else wording.player(side, goal.player)
        how = f"scorer_{goal.how.replace(' ', '_')}" if goal.how in ("penalty", "direct free kick") else "scorer"
        minutes.setdefault(name, []).append(wording.phrase(how, minute=goal.minute))
    scorers = [f"{name}{WIDE}{', '.join(goals)}" for name, goals in minutes.items()]
    return wording.phrase("scorers_apart").join(scorers)


def _cautions(wording: Wording, side: int) -> str:
    cards = [incident for incident in wording.chronicle.incidents if incident.kind in ("yellow card", "red card")]
    return ", ".join(
        wording.phrase(f"fact_caution_{card.kind.removesuffix(' card')}", minute=card.minute)
        for card in cards
        if card.side == side
    )


def _substitutions(wording: Wording, side: int) -> str:
    gone = wording.chronicle.of_kind("substitution", side)
    return ", ".join(f"{wording.player(side, off.player or 0)}{WIDE}{off.minute}’" for off in gone)


def _players(wording: Wording, side: int) -> str:
    players = wording.chronicle.tallies[side].players
    return _counted(
        {wording.chronicle.team(side).players[slot].title(): count for slot, count in sorted(players.items())}
    )


def _counted(counts: Mapping[str, int]) -> str:
    """Names, each with how often it was used where that was more than once."""
    return ", ".join(name if count == 1 else f"{name}{WIDE}×{WIDE}{count}" for name, count in counts.items())
