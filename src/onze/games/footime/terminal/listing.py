"""The points or pawns to choose from in short."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.words import WORDS
from onze.games.footime.terminal.marks import MARKS, choices
from onze.games.footime.terminal.sheet import GAP, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["DECLINE", "listing"]

FEW: Final = 20
"""So many points are listed by name; more of them are only marked on the pitch."""
DECLINE: Final = "0"
"""What is typed to decline."""


def listing(sheet: Sheet) -> str:
    """Points and pawns in short, by the names that they are called by; nothing for cards and the like."""
    pawns = [entry["thing"] for entry in sheet.menu if entry["verb"] == "choose"]
    points = choices(sheet)
    if points:
        lines = _points_listed(sheet, points)
    elif pawns:
        said = [f"{sheet.sign(pawn)}{WIDE}{_place(sheet, pawn)}" for pawn in pawns]
        lines = wrapped(WORDS.say("list_pawns", sheet.language, {"pawns": GAP.join(said)}))
    else:
        return ""
    declining = sheet.game.name(sheet.game.pass_on)
    lines += [f"{GAP}{DECLINE}. {entry['text'][sheet.language]}" for entry in sheet.menu if entry["move"] == declining]
    return "\n".join(lines)


def _place(sheet: Sheet, pawn: str) -> str:
    """Where a pawn stands, or why it does not."""
    place = sheet.places[sheet.pawn(pawn)]
    kind, _, name = place.partition(":")
    return name if kind == "point" else WORDS.say(f"place_{name}", sheet.language)


def _points_listed(sheet: Sheet, points: Mapping[int, str]) -> list[str]:
    """How points are typed; then those at which something follows, and the others if they are few."""
    names = sheet.pitch.names
    groups = {reached: [names[point] for point, how in points.items() if how == reached] for reached in MARKS}
    best = next(group for group in groups.values() if group)
    lines = [WORDS.say("list_points", sheet.language, {"example": best[0]})]
    for reached, group in groups.items():
        if 0 < len(group) <= FEW:
            meaning = sheet.word("reached", reached)
            values = {"mark": MARKS[reached], "meaning": meaning, "points": " ".join(group)}
            lines += wrapped(GAP + WORDS.say("list_marked", sheet.language, values), indent=GAP + GAP)
    return lines
