"""What an open question means on the pitch: which points can be chosen, what follows there, and who is about to act."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.pawns import NO_PAWN
from onze.games.footime.box.reached import FLAGGED, IN_GOAL, KEEPS_BALL, POSSIBLE, WITH_BALL
from onze.games.footime.terminal.sheet import Sheet

__all__ = ["MARKS", "acting_pawn", "ball_ahead", "choices", "pawns_ahead"]

MARKS: Final[Mapping[str, str]] = {
    IN_GOAL: "★",
    KEEPS_BALL: "*",
    WITH_BALL: "*",
    POSSIBLE: "+",
    FLAGGED: "!",
}
"""The mark of a point by how it would be reached, the best first."""


def choices(sheet: Sheet) -> dict[int, str]:
    """The points that can be chosen now, each with how it would be reached."""
    return {
        sheet.points[entry["thing"]]: sheet.foreseen[entry["move"]].get("reached", POSSIBLE)
        for entry in sheet.menu
        if entry["verb"] == "place"
    }


def acting_pawn(sheet: Sheet) -> int:
    """The pawn that the question is about, for whoever is asked; -1 if there is none."""
    pawn = sheet.question.get("pawn") if sheet.asked else None
    return sheet.pawn(pawn) if isinstance(pawn, str) else NO_PAWN


def pawns_ahead(sheet: Sheet) -> dict[int, int]:
    """The pawns that an answer begun by whoever is asked has put elsewhere, with their points."""
    question = sheet.question
    if not sheet.asked:
        return {}
    if question["name"] in ("Touch", "PlaceBall"):
        return {sheet.pawn(question["pawn"]): sheet.points[question["point"]]}
    placed = zip(sheet.shirts(), sheet.placed(), strict=False)
    return {pawn: sheet.points[place] for pawn, place in placed if place in sheet.points}


def ball_ahead(sheet: Sheet) -> str:
    """The point that the ball lies on, or is put on by an answer that whoever is asked has begun."""
    question = sheet.question
    if sheet.asked and question["name"] == "GoalKickKeeper":
        point: str = question["point"]
        return point
    ball: str = sheet.view["ball"]
    return ball
