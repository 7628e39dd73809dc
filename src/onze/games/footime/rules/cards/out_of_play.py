"""Out of play: throw-ins and corners, and which of them a card gives (FT-CARD-OUT, FT-OUT-THROW, FT-OUT-CORNER)."""

from typing import ClassVar, Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pawns import NO_PAWN, OUTSIDE, TEAM
from onze.games.footime.box.pitch import Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import recentre
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.clearing import MoveAway
from onze.games.footime.rules.contacts import note_contacts
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.goal_kicks import GoalKickSpot
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.restarts import RestartTo, award
from onze.kernel.steps import Step

__all__ = [
    "CORNER_TAKER",
    "ClearCorner",
    "CornerBall",
    "CornerTaker",
    "CornerTo",
    "Out",
    "ThrowInTo",
    "Thrower",
    "is_out",
    "nearest_corner",
]


def is_out(match: FootimeMatch) -> bool:
    """Whether the ball lies on a touchline, or on a goal line outside the goal (FT-CARD-OUT.1)."""
    pitch = match.rules.pitch
    return bool((pitch.touchlines | pitch.goal_line[0] | pitch.goal_line[1]) & pitch.bit[match.ball])


class Out(Effect):
    """Claims a throw-in, a corner or a goal kick for a ball that an opponent put on a line, a shot gone wide included.

    (FT-CARD-OUT.1, FT-GAP.41)
    """

    needs: ClassVar[str] = "needs_ball_on_line"
    rule: ClassVar[str] = "FT-CARD-OUT.3"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return match.ball_by >= 0 and not match.moved and is_out(match)

    def commits(self, match: FootimeMatch, card: int) -> bool:
        """A corner is cleared first by whoever stands there; nothing is chosen before that."""
        pitch = match.rules.pitch
        corner = pitch.goal_line[1 - match.end(match.side)] & pitch.bit[match.ball] != 0
        return corner and bool(match.taken() & pitch.bit[nearest_corner(match)])

    def play(self, match: FootimeMatch, card: int) -> None:
        pitch = match.rules.pitch
        here = pitch.bit[match.ball]
        if pitch.touchlines & here:
            match.then(Thrower(card))
        elif pitch.goal_line[match.end(match.side)] & here:
            match.then(GoalKickSpot(card))
        elif card >= 0 and not match.taken() & pitch.bit[nearest_corner(match)]:
            match.then(CornerTaker(card))
        else:
            if card >= 0:
                lay(match, card)
            award(match, "corner", match.ball, NO_PAWN, "FT-OUT-CORNER.1")
            _clear_corner(match)
            match.then(CORNER_TAKER)

    def interrupt(self, match: FootimeMatch, card: int) -> None:
        lay(match, card)
        self.play(match, NO_CARD)


def step_in(match: FootimeMatch, pawn: int, point: int, rule: str) -> None:
    """Whoever took the restart steps onto the ball's first point (FT-OUT-THROW.4, FT-OUT-CORNER.6)."""
    origin = match.place_id(pawn)
    match.put_pawn(pawn, point)
    note_contacts(match, pawn)
    if match.is_keeper(pawn):
        recentre(match, match.side)
    if match.heard:
        there = match.rules.point_ids[point]
        back = match.place_id(pawn) if match.at[pawn] != point else None
        details: dict[str, object] = {"pawn": match.rules.pawn_ids[pawn], "point": there}
        match.tell("taker steps in", {**details, "from": origin, "to": there, "back": back}, rule)


class Taker(TurnDecision):
    """Which pawn goes outside the pitch beside the ball; ``card`` is -1 if it has been laid (FT-OUT-THROW.2)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.choose.of_each(match.pawns(match.side))

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        rules = match.rules
        return {"card": rules.card_id(self.card) if self.card >= 0 else None, "ball": rules.point_ids[match.ball]}


class Thrower(Taker):
    """Which pawn throws in (FT-OUT-THROW.2)."""

    rule: ClassVar[str] = "FT-OUT-THROW.2"

    def take(self, match: FootimeMatch, move: int) -> None:
        pawn = match.rules.choose.thing(move)
        if self.card >= 0:
            lay(match, self.card)
        match.put_pawn(pawn, OUTSIDE)
        award(match, "throw-in", match.ball, pawn, "FT-OUT-THROW.1")
        match.then(ThrowInTo(roll(match, match.to_play, "throw-in", "FT-OUT-THROW.3"), pawn))


class ThrowInTo(RestartTo):
    """Where a throw-in goes; the thrower then steps in, and there is no offside (FT-OUT-THROW.3 to FT-OUT-THROW.5)."""

    rule: ClassVar[str] = "FT-OUT-THROW.3"
    how: ClassVar[str] = "throw-in"

    def afterwards(self, match: FootimeMatch, origin: int) -> None:
        step_in(match, self.passer, origin, "FT-OUT-THROW.4")


# ---- corners


def nearest_corner(match: FootimeMatch) -> int:
    """The corner point nearest the ball on the opponents' goal line (FT-OUT-CORNER.2)."""
    pitch = match.rules.pitch
    low, high = pitch.corners[1 - match.end(match.side)]
    return low if pitch.distance(low, match.ball) <= pitch.distance(high, match.ball) else high


def _clear_corner(match: FootimeMatch) -> None:
    """The ball goes to the corner; a pawn there is moved away by its team first (FT-OUT-CORNER.2, FT-OUT-CORNER.3)."""
    pitch = match.rules.pitch
    corner = nearest_corner(match)
    here = pitch.bit[corner]
    for side in (0, 1):
        for pawn in match.pawns_on(side, here):
            seat = match.to_play if side == match.side else match.next_seat
            match.then(ClearCorner(seat, pawn))
    match.then(CornerBall(corner))


class ClearCorner(MoveAway):
    """Where a pawn on the corner point goes in its own half, by its team's choice (FT-OUT-CORNER.3)."""

    rule: ClassVar[str] = "FT-OUT-CORNER.3"
    points_are: ClassVar[str] = "pawn_in_own_half"

    def refuge(self, match: FootimeMatch) -> Points:
        return match.rules.pitch.half[match.end(0 if self.pawn < TEAM else 1)]


class CornerBall(Step[FootimeMatch]):
    """The ball is put on the corner point (FT-OUT-CORNER.2)."""

    fields: ClassVar[tuple[str, ...]] = ("corner",)

    def __init__(self, corner: int) -> None:
        self.corner = corner

    def run(self, match: FootimeMatch) -> None:
        origin = match.ball
        match.ball = self.corner
        match.moved = True
        if match.heard:
            points = match.rules.point_ids
            details: dict[str, object] = {"seat": match.to_play, "from": points[origin], "to": points[self.corner]}
            match.tell("ball placed", details, "FT-OUT-CORNER.2")


class CornerTaker(Taker):
    """Which pawn takes the corner (FT-OUT-CORNER.4)."""

    rule: ClassVar[str] = "FT-OUT-CORNER.4"

    def take(self, match: FootimeMatch, move: int) -> None:
        pawn = match.rules.choose.thing(move)
        origin = match.ball
        if self.card >= 0:
            lay(match, self.card)
            match.ball = nearest_corner(match)
            match.moved = True
        match.put_pawn(pawn, OUTSIDE)
        if self.card >= 0:
            award(match, "corner", origin, pawn, "FT-OUT-CORNER.1")
        match.then(CornerTo(roll(match, match.to_play, "corner", "FT-OUT-CORNER.5"), pawn))


CORNER_TAKER: Final[CornerTaker] = CornerTaker(NO_CARD)


class CornerTo(RestartTo):
    """Where a corner goes; its taker then steps onto the corner point (FT-OUT-CORNER.5, FT-OUT-CORNER.6)."""

    rule: ClassVar[str] = "FT-OUT-CORNER.5"
    how: ClassVar[str] = "corner"

    def afterwards(self, match: FootimeMatch, origin: int) -> None:
        step_in(match, self.passer, origin, "FT-OUT-CORNER.6")
