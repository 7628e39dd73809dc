"""The tables of a report: who did what and when, and both teams in numbers."""

from collections.abc import Sequence
from typing import Final

from onze.articles import Table
from onze.games.footime.telling.chronicle import Chronicle
from onze.games.footime.telling.story import GOALS, SENT_OFF
from onze.games.footime.telling.wording import Wording, shirt

__all__ = ["AT_A_GLANCE", "figures", "glance"]

AT_A_GLANCE: Final = (
    *GOALS,
    "ruled out",
    "penalty short",
    "booked",
    *SENT_OFF,
    "new goalkeeper",
    "injured",
    "replaced",
)
"""The incidents in the table of the match."""


def glance(chronicle: Chronicle, wording: Wording) -> Table:
    """Goals, cards and whatever else happened to a pawn, each in its team's column."""
    rows: list[list[str]] = []
    for incident in chronicle.of_kinds(AT_A_GLANCE):
        key = f"glance_{incident.kind.replace(' ', '_')}"
        score = wording.score(incident.goals) if incident.goals else ""
        line = wording.phrase(key, shirt=shirt(incident.pawn), score=score)
        rows.append([wording.when(incident), line if incident.side == 0 else "", line if incident.side else ""])
    return Table(_head(wording), rows)


def figures(chronicle: Chronicle, wording: Wording, goals: Sequence[int]) -> Table:
    """Both teams in numbers."""
    sides = (0, 1)
    cells: dict[str, list[str]] = {
        "goals": [str(number) for number in goals],
        "shots": [str(chronicle.count("shot", side)) for side in sides],
        "saves": [str(chronicle.count("save", side)) for side in sides],
        "posts": [str(chronicle.count("post", side)) for side in sides],
        "possession": [wording.phrase("share", share=share) for share in chronicle.share()],
        "passes": [_tried(chronicle, "pass", "found", side) for side in sides],
        "tackles": [_tried(chronicle, "tackle", "tackle won", side) for side in sides],
        "duels": [_tried(chronicle, "duel", "duel won", side) for side in sides],
        "corners": [str(chronicle.count("corner", side)) for side in sides],
        "throw_ins": [str(chronicle.count("throw-in", side)) for side in sides],
        "offsides": [str(chronicle.count("offside", side)) for side in sides],
        "fouls": [str(len(chronicle.of_kinds(("foul",), side))) for side in sides],
        "penalties": [str(chronicle.penalties(side)) for side in sides],
        "booked": [str(len(chronicle.of_kinds(("booked", "second yellow"), side))) for side in sides],
        "sent_off": [str(len(chronicle.of_kinds(SENT_OFF, side))) for side in sides],
        "var": [_tried(chronicle, "appeal", "appeal won", side) for side in sides],
        "wasted": [str(chronicle.count("wasted", side)) for side in sides],
    }
    return Table(_head(wording), [[wording.phrase(f"figure_{name}"), *said] for name, said in cells.items()], "<>>")


def _tried(chronicle: Chronicle, deed: str, success: str, side: int) -> str:
    """How often a team tried something, and in brackets how often it came off."""
    return f"{chronicle.count(deed, side)} ({chronicle.count(success, side)})"


def _head(wording: Wording) -> list[str]:
    return ["", wording.team(0), wording.team(1)]
