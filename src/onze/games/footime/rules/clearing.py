"""Pawns that must leave a corner point, or the area at a penalty (FT-OUT-CORNER, FT-FOUL-PENALTY)."""

from typing import ClassVar

from onze.games.footime.box.pitch import Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.decisions import SeatDecision

__all__ = ["MoveAway", "move_away"]


def move_away(match: FootimeMatch, seat: int, pawn: int, point: int, rule: str) -> None:
    """A pawn goes where its team sends it; that is no contact (FT-GAP.53)."""
    origin = match.place_id(pawn)
    match.put_pawn(pawn, point)
    if match.heard:
        there = match.rules.point_ids[point]
        details: dict[str, object] = {"seat": seat, "pawn": match.rules.pawn_ids[pawn], "point": there}
        match.tell("pawn moved away", {**details, "from": origin, "to": there}, rule)


class MoveAway(SeatDecision):
    """Where a pawn goes that must leave its point, by its team's choice (FT-OUT-CORNER.3, FT-FOUL-PENALTY.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn")
    point_says: ClassVar[str] = "move_pawn_to"

    def __init__(self, seat: int, pawn: int) -> None:
        super().__init__(seat)
        self.pawn = pawn

    def refuge(self, match: FootimeMatch) -> Points:
        """The zone that the pawn may go to."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        pitch = match.rules.pitch
        return pitch.points(self.refuge(match) & ~pitch.goals & ~match.taken() & ~pitch.bit[match.ball])

    def take(self, match: FootimeMatch, move: int) -> None:
        move_away(match, self.seat, self.pawn, move, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"pawn": match.rules.pawn_ids[self.pawn]}
