"""What an open question means on the pitch: which points can be chosen, what follows there, and who is about to act."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.pawns import NO_PAWN
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules import decisions
from onze.games.footime.rules.decisions import IN_GOAL, KEEPS_BALL, POSSIBLE, WITH_BALL, FootimeDecision
from onze.games.footime.rules.goal_kicks import GoalKickKeeper
from onze.games.footime.rules.line_up import LineUpTogether, PlaceShirt, squad
from onze.games.footime.rules.runs import PlaceBall, Touch

__all__ = ["ENDS_WELL", "FLAGGED", "OPEN", "SCORES", "acting_pawn", "ball_ahead", "marks", "pawns_ahead"]

OPEN: Final = "+"
"""A point that can be chosen."""
ENDS_WELL: Final = "*"
"""One at which the ball is kept, or which a run reaches with the ball."""
SCORES: Final = "★"
FLAGGED: Final = "!"
"""One at which it would be offside."""

SIGNS: Final[Mapping[str, str]] = {
    POSSIBLE: OPEN,
    KEEPS_BALL: ENDS_WELL,
    WITH_BALL: ENDS_WELL,
    IN_GOAL: SCORES,
    decisions.FLAGGED: FLAGGED,
}
"""The sign of a point, by how it would be reached."""


def marks(match: FootimeMatch, seat: int | None) -> dict[int, str]:
    """The points that a seat can choose now, each with what follows there."""
    if seat is None or seat not in match.asked:
        return {}
    return {point: _mark(match, point) for point in match.moves(seat) if point in match.rules.place}


def _mark(match: FootimeMatch, point: int) -> str:
    decision = match.decision
    return SIGNS[decision.reached(match, point)] if isinstance(decision, FootimeDecision) else OPEN


def acting_pawn(match: FootimeMatch, seat: int | None) -> int:
    """The pawn that the question of a seat is about; -1 if there is none."""
    if seat is None or seat not in match.asked or match.decision is None:
        return NO_PAWN
    pawn = match.decision.shown(match).get("pawn")
    return match.rules.pawn_ids.index(pawn) if isinstance(pawn, str) else NO_PAWN


def pawns_ahead(match: FootimeMatch, seat: int | None) -> dict[int, int]:
    """The pawns that an answer begun by a seat has put elsewhere, with their points."""
    decision = match.decision
    if seat is None or seat not in match.asked:
        return {}
    if isinstance(decision, Touch | PlaceBall):
        return {decision.pawn: decision.point}
    placed: tuple[int, ...] = ()
    if isinstance(decision, PlaceShirt):
        placed = decision.placed
    elif isinstance(decision, LineUpTogether):
        placed = decision.placed(match, decision.said(match, seat))
    pawns = squad(match, seat & 1)[: len(placed)] if placed else []
    return {pawn: point for pawn, point in zip(pawns, placed, strict=True) if point >= 0}


def ball_ahead(match: FootimeMatch, seat: int | None) -> int:
    """Where the ball lies, or is put by an answer that a seat has begun."""
    if isinstance(match.decision, GoalKickKeeper) and seat in match.asked:
        return match.decision.point
    return match.ball
