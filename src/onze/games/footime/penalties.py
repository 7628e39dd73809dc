"""Penalties: the area is cleared, and the taker shoots by the die (FT-FOUL-PENALTY)."""

from typing import ClassVar, Final

from onze.games.footime.ball import send_ball
from onze.games.footime.contacts import note_contacts
from onze.games.footime.decisions import SeatDecision
from onze.games.footime.dice import roll
from onze.games.footime.match import FootimeMatch
from onze.games.footime.passes import BallTo
from onze.kernel.steps import Step

__all__ = ["ClearArea", "PenaltyKick", "PenaltyTo", "begin_penalty"]

ON_TARGET: Final = 3
"""A roll of this or more goes on target (FT-FOUL-PENALTY.7)."""


def begin_penalty(match: FootimeMatch, victim: int) -> None:
    """Every other pawn leaves the area, defenders first; then the kick (FT-FOUL-PENALTY.5, FT-FOUL-PENALTY.9)."""
    pitch = match.rules.pitch
    side = match.side
    area = pitch.area[1 - match.end(side)]
    defenders = [pawn for pawn in match.pawns_on(1 - side, area) if not match.is_keeper(pawn)]
    attackers = [pawn for pawn in match.pawns_on(side, area) if pawn != victim]
    for pawn in defenders + attackers:
        seat = match.next_seat if pawn in defenders else match.to_play
        if match.rules.switches.nearest_point:
            outside = pitch.whole & ~area & ~pitch.goals & ~match.taken() & ~pitch.bit[match.ball]
            _leave(match, seat, pawn, pitch.nearest(match.at[pawn], outside, match.end(seat & 1)))
        else:
            match.then(ClearArea(seat, pawn))
    match.then(PenaltyKick(victim))


def _leave(match: FootimeMatch, seat: int, pawn: int, point: int) -> None:
    match.put_pawn(pawn, point)
    if match.heard:
        facts: dict[str, object] = {"pawn": match.rules.pawns[pawn], "point": match.rules.pitch.names[point]}
        match.tell("pawn moved away", {"seat": seat, **facts}, "FT-FOUL-PENALTY.5")


class ClearArea(SeatDecision):
    """Where a pawn leaves the penalty area to, by its team's choice (FT-FOUL-PENALTY.5, FT-FOUL-PENALTY.9)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn")
    rule: ClassVar[str] = "FT-FOUL-PENALTY.5"
    point_says: ClassVar[str] = "move_pawn_to"
    points_are: ClassVar[str] = "out_of_the_area"

    def __init__(self, seat: int, pawn: int) -> None:
        super().__init__(seat)
        self.pawn = pawn

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        pitch = match.rules.pitch
        area = pitch.area[1 - match.end(match.side)]
        return pitch.points(pitch.whole & ~area & ~pitch.goals & ~match.taken() & ~pitch.bit[match.ball])

    def take(self, match: FootimeMatch, move: int) -> None:
        _leave(match, self.seat, self.pawn, move)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"pawn": match.rules.pawns[self.pawn]}


class PenaltyKick(Step[FootimeMatch]):
    """Ball on the spot, the victim behind it, the goalkeeper on its line; then the die (FT-FOUL-PENALTY.2 to .6)."""

    fields: ClassVar[tuple[str, ...]] = ("victim",)
    rule: ClassVar[str] = "FT-FOUL-PENALTY.6"

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def run(self, match: FootimeMatch) -> None:
        rules = match.rules
        end = 1 - match.end(match.side)
        match.ball = rules.pitch.spot[end]
        match.moved = True
        match.put_pawn(self.victim, rules.pitch.behind[end])
        note_contacts(match, self.victim)
        if match.heard:
            names = rules.pitch.names
            facts: dict[str, object] = {
                "pawn": rules.pawns[self.victim],
                "point": names[match.at[self.victim]],
                "ball": names[match.ball],
            }
            match.tell("taker stands", facts, "FT-FOUL-PENALTY.3")
        value = roll(match, match.to_play, "penalty", self.rule)
        match.then(PenaltyTo(value, self.victim))


class PenaltyTo(BallTo):
    """Where a penalty goes: short of the goal, or on a free goal point (FT-FOUL-PENALTY.7)."""

    fields: ClassVar[tuple[str, ...]] = ("value", "passer")
    rule: ClassVar[str] = "FT-FOUL-PENALTY.7"
    points_are: ClassVar[str] = "penalty_goes_there"
    how: ClassVar[str] = "penalty"

    def __init__(self, value: int, passer: int) -> None:
        self.value = value
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def targets(self, match: FootimeMatch) -> int:
        pitch = match.rules.pitch
        end = 1 - match.end(match.side)
        towards = -1 if end == 0 else 1
        goal = pitch.goal[end] & ~match.taken()
        if self.value >= ON_TARGET and goal:
            return goal
        steps = min(self.value, ON_TARGET - 1)
        return pitch.bit[pitch.point([pitch.x[match.ball] + towards * steps, pitch.y[match.ball]])]

    def take(self, match: FootimeMatch, move: int) -> None:
        send_ball(match, move, self.passer, self.value, self.how, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"value": self.value, "pawn": match.rules.pawns[self.passer]}
