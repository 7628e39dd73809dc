"""Penalties: ball and taker take their places, the area is cleared, and the die says how far (FT-FOUL-PENALTY)."""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.pitch import Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.clearing import MoveAway, move_away
from onze.games.footime.rules.contacts import note_contacts
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.restarts import RestartTo, tell_taker
from onze.kernel.steps import Step

__all__ = [
    "ClearArea",
    "PenaltyKick",
    "PenaltyPlaces",
    "PenaltyTo",
    "begin_penalty",
    "in_the_way",
    "leaving",
    "take_places",
]

ON_TARGET: Final = 3
"""A roll of this or more goes on target (FT-FOUL-PENALTY.7, FT-GAP.30)."""


def begin_penalty(match: FootimeMatch, victim: int) -> None:
    """Ball and taker take their places, every other pawn leaves the area, then the kick.

    Whoever stands on one of these two places leaves before (FT-FOUL-PENALTY.2 to FT-FOUL-PENALTY.6, FT-GAP.57).
    """
    _clear(match, in_the_way(match, victim))
    match.then(PenaltyPlaces(victim))


def in_the_way(match: FootimeMatch, victim: int) -> list[int]:
    """The pawns on the penalty spot and on the point behind it, the taker left out (FT-GAP.57)."""
    pitch = match.rules.pitch
    end = 1 - match.end(match.side)
    return leaving(match, victim, pitch.bit[pitch.spot[end]] | pitch.bit[pitch.behind[end]])


def leaving(match: FootimeMatch, victim: int, zone: Points) -> list[int]:
    """The pawns that must leave a part of the area: all but the taker and the goalkeeper, defenders first.

    (FT-FOUL-PENALTY.4, FT-FOUL-PENALTY.9)
    """
    side = match.side
    defenders = [pawn for pawn in match.pawns_on(1 - side, zone) if not match.is_keeper(pawn)]
    return defenders + [pawn for pawn in match.pawns_on(side, zone) if pawn != victim]


def _clear(match: FootimeMatch, pawns: list[int]) -> None:
    """Pawns leave the area, by their teams' choice or to the nearest point (FT-FOUL-PENALTY.9, FT-GAP.31)."""
    pitch = match.rules.pitch
    area = pitch.area[1 - match.end(match.side)]
    for pawn in pawns:
        seat = match.to_play if pawn // TEAM == match.side else match.next_seat
        if match.rules.switches.nearest_point:
            outside = pitch.whole & ~area & ~pitch.goals & ~match.taken() & ~pitch.bit[match.ball]
            point = pitch.nearest(match.at[pawn], outside, match.end(seat & 1))
            move_away(match, seat, pawn, point, ClearArea.rule)
        else:
            match.then(ClearArea(seat, pawn))


def take_places(match: FootimeMatch, victim: int) -> None:
    """The ball is on the penalty spot, the victim behind it (FT-FOUL-PENALTY.2, FT-FOUL-PENALTY.3)."""
    pitch = match.rules.pitch
    end = 1 - match.end(match.side)
    match.ball = pitch.spot[end]
    match.moved = True
    match.put_pawn(victim, pitch.behind[end])


class ClearArea(MoveAway):
    """Where a pawn leaves the penalty area to, by its team's choice (FT-FOUL-PENALTY.5, FT-FOUL-PENALTY.9)."""

    rule: ClassVar[str] = "FT-FOUL-PENALTY.5"
    points_are: ClassVar[str] = "out_of_the_area"

    def refuge(self, match: FootimeMatch) -> Points:
        pitch = match.rules.pitch
        return pitch.whole & ~pitch.area[1 - match.end(match.side)]


class PenaltyStep(Step[FootimeMatch]):
    """What happens by itself at a penalty of a foul's victim."""

    fields: ClassVar[tuple[str, ...]] = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim


class PenaltyPlaces(PenaltyStep):
    """Ball on the spot, the victim behind it, the goalkeeper on its line; then the others leave.

    (FT-FOUL-PENALTY.2 to FT-FOUL-PENALTY.5)
    """

    rule: ClassVar[str] = "FT-FOUL-PENALTY.3"

    def run(self, match: FootimeMatch) -> None:
        rules = match.rules
        origin = match.place_id(self.victim)
        take_places(match, self.victim)
        if match.heard:
            tell_taker(match, self.victim, origin, self.rule)
        _clear(match, leaving(match, self.victim, rules.pitch.area[1 - match.end(match.side)]))
        match.then(PenaltyKick(self.victim))


class PenaltyKick(PenaltyStep):
    """All others have left: the die is rolled. Only those whom the taker stands beside now are touched (FT-GAP.57)."""

    rule: ClassVar[str] = "FT-FOUL-PENALTY.6"

    def run(self, match: FootimeMatch) -> None:
        note_contacts(match, self.victim)
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
