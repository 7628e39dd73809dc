"""Offside: positions, offences, and how play goes on (FT-OFFSIDE)."""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.pitch import NO_POINT, Points
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import DECIDED, OFFSIDE, RESULTS, FootimeMatch
from onze.games.footime.rules.decisions import SeatDecision, TurnDecision
from onze.games.footime.rules.foreseen import TurnForeseen
from onze.games.footime.view import OffsideView
from onze.kernel.words import Reason

__all__ = [
    "OFFSIDE_RESTART",
    "CallOffside",
    "OffsideRestart",
    "is_offside",
    "last_but_one",
    "offside_points",
    "offside_reason",
    "offside_view",
]


def offside_points(match: FootimeMatch, side: int, among: Points) -> Points:
    """Which of these points are offside positions for a side now (FT-OFFSIDE.1 to FT-OFFSIDE.3).

    Nearer the opposing goal line than the halfway line, the ball, and the last but one opponent. Before a single
    opponent the first two decide (FT-GAP.56).
    """
    pitch = match.rules.pitch
    attacked = 1 - match.end(side)
    beyond = pitch.beyond[attacked]
    found = among & beyond[match.ball] & beyond[pitch.centre]
    if not found:
        return 0
    line = last_but_one(match, 1 - side, attacked)
    return found if line == NO_POINT else found & beyond[line]


def last_but_one(match: FootimeMatch, side: int, end: int) -> int:
    """The point of the last pawn but one that a side has before its end, the goalkeeper included; -1 if it has no two.

    Pawns off the pitch are ignored (FT-OFFSIDE.2, FT-OFFSIDE.14).
    """
    x = match.rules.pitch.x
    towards = -1 if end == 0 else 1
    last = before = NO_POINT
    for point in match.at[side * TEAM : side * TEAM + TEAM]:
        if point < 0:
            continue
        if last == NO_POINT or towards * x[point] > towards * x[last]:
            last, before = point, last
        elif before == NO_POINT or towards * x[point] > towards * x[before]:
            before = point
    return before


def is_offside(match: FootimeMatch, pawn: int) -> bool:
    """Whether a pawn is in an offside position now (FT-OFFSIDE.1)."""
    point = match.at[pawn]
    return point >= 0 and offside_points(match, 0 if pawn < TEAM else 1, match.rules.pitch.bit[point]) != 0


def offside_reason(match: FootimeMatch, pawn: int) -> Reason:
    """Why a pawn on the pitch is offside, or why not (FT-OFFSIDE.1 to FT-OFFSIDE.3)."""
    pitch = match.rules.pitch
    point = match.at[pawn]
    side = pawn // TEAM
    end = 1 - match.end(side)
    beyond, here = pitch.beyond[end], pitch.bit[point]
    last = last_but_one(match, 1 - side, end)
    values = {
        "pawn": match.rules.pawn_text(pawn),
        "point": pitch.names[point],
        "ball": pitch.names[match.ball],
        "last": pitch.names[last] if last != NO_POINT else "–",
    }
    if is_offside(match, pawn):
        return WORDS.reason("pawn_is_offside", "FT-OFFSIDE.2", values)
    if not beyond[pitch.centre] & here:
        return WORDS.reason("onside_own_half", "FT-OFFSIDE.1", values)
    if not beyond[match.ball] & here:
        return WORDS.reason("onside_behind_ball", "FT-OFFSIDE.1", values)
    return WORDS.reason("onside_behind_opponent", "FT-OFFSIDE.3", values)


def offside_view(match: FootimeMatch, side: int) -> OffsideView:
    """How far forward a side may stand, and who stands further (FT-OFFSIDE.1 to FT-OFFSIDE.3)."""
    pitch = match.rules.pitch
    end = 1 - match.end(side)
    points = [match.ball, pitch.centre, last_but_one(match, 1 - side, end)]
    along = [pitch.x[point] for point in points if point != NO_POINT]
    furthest = max(along) if end else min(along)
    ids = match.rules.pawn_ids
    pawns = match.pawns_on(side, offside_points(match, side, match.standing(side)))
    return {"line": furthest - pitch.x[0] + 1, "pawns": [ids[pawn] for pawn in pawns]}


class OffsideRestart(TurnDecision):
    """The opponent puts the ball on a free point of his own half, and plays.

    (FT-OFFSIDE.10, FT-OFFSIDE.11, FT-GAP.14)
    """

    rule: ClassVar[str] = "FT-OFFSIDE.10"
    point_says: ClassVar[str] = "move_ball"
    points_are: ClassVar[str] = "ball_in_own_half"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        pitch = match.rules.pitch
        return pitch.points(pitch.half[match.end(match.side)] & ~pitch.goals & ~match.taken())

    def take(self, match: FootimeMatch, move: int) -> None:
        origin = match.ball
        match.ball = move
        match.moved = True
        if match.heard:
            points = match.rules.point_ids
            match.tell("ball placed", {"seat": match.to_play, "from": points[origin], "to": points[move]}, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"ball": match.rules.point_ids[match.ball]}


OFFSIDE_RESTART: Final[OffsideRestart] = OffsideRestart()


class CallOffside(SeatDecision):
    """Whether the opponent signals an offside (FT-GAP.15, the reading "called")."""

    rule: ClassVar[str] = "FT-GAP.15"
    pass_says: ClassVar[str] = "move_play_on"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.call_offside, match.rules.pass_on)

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> TurnForeseen:
        """What the turn would come to."""
        follows = match.uncalled if move == match.rules.pass_on else OFFSIDE
        return {"result": RESULTS[follows]}

    def take(self, match: FootimeMatch, move: int) -> None:
        """The rest is for the end of the turn, which waits."""
        if move == match.rules.pass_on:
            match.result = match.uncalled
        match.uncalled = DECIDED
        if match.heard:
            called = move != match.rules.pass_on
            match.tell("offside called" if called else "offside not called", {"seat": self.seat}, self.rule)
