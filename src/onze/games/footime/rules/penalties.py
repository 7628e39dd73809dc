"""Penalties: the area is cleared, and the taker shoots by the die (FT-FOUL-PENALTY)."""

from typing import ClassVar, Final

from onze.games.footime.box.pitch import Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.clearing import MoveAway, move_away
from onze.games.footime.rules.contacts import note_contacts
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.restarts import RestartTo
from onze.kernel.steps import Step

__all__ = ["ClearArea", "PenaltyKick", "PenaltyTo", "begin_penalty"]

ON_TARGET: Final = 3
"""A roll of this or more goes on target (FT-FOUL-PENALTY.7, FT-GAP.30)."""


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
            point = pitch.nearest(match.at[pawn], outside, match.end(seat & 1))
            move_away(match, seat, pawn, point, ClearArea.rule)
        else:
            match.then(ClearArea(seat, pawn))
    match.then(PenaltyKick(victim))


class ClearArea(MoveAway):
    """Where a pawn leaves the penalty area to, by its team's choice (FT-FOUL-PENALTY.5, FT-FOUL-PENALTY.9)."""

    rule: ClassVar[str] = "FT-FOUL-PENALTY.5"
    points_are: ClassVar[str] = "out_of_the_area"

    def refuge(self, match: FootimeMatch) -> Points:
        pitch = match.rules.pitch
        return pitch.whole & ~pitch.area[1 - match.end(match.side)]


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
            details: dict[str, object] = {
                "pawn": rules.pawns[self.victim],
                "point": names[match.at[self.victim]],
                "ball": names[match.ball],
            }
            match.tell("taker stands", details, "FT-FOUL-PENALTY.3")
        value = roll(match, match.to_play, "penalty", self.rule)
        match.then(PenaltyTo(value, self.victim))


class PenaltyTo(RestartTo):
    """Where a penalty goes: short of the goal, or on a free goal point, where it can still be saved.

    (FT-FOUL-PENALTY.7, FT-FOUL-PENALTY.8)
    """

    rule: ClassVar[str] = "FT-FOUL-PENALTY.7"
    points_are: ClassVar[str] = "penalty_goes_there"
    how: ClassVar[str] = "penalty"

    def targets(self, match: FootimeMatch) -> Points:
        pitch = match.rules.pitch
        end = 1 - match.end(match.side)
        towards = -1 if end == 0 else 1
        goal = pitch.goal[end] & ~match.taken()
        if self.value >= ON_TARGET and goal:
            return goal
        steps = min(self.value, ON_TARGET - 1, pitch.distance(match.ball, pitch.keeper[end]) - 1)
        return pitch.bit[pitch.point([pitch.x[match.ball] + towards * steps, pitch.y[match.ball]])]
