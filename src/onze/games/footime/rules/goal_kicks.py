"""Goal kicks, and free kicks for the goalkeeper (FT-OUT-GOALKICK, FT-FOUL-FREEKICK.6)."""

from typing import ClassVar, Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import nearest_free
from onze.games.footime.rules.contacts import note_contacts
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.restarts import RestartTo, award, tell_taker

__all__ = ["GOAL_KICK_SPOT", "GoalKickKeeper", "GoalKickSpot", "GoalKickTo", "KeeperFreeKickTo"]

FOR_THE_KEEPER: Final = "FT-FOUL-FREEKICK.6"
"""The rule of a free kick that starts like a goal kick."""


class GoalKickSpot(TurnDecision):
    """On which free point of the six-metre line a goal kick starts; ``card`` is -1 if none is laid (FT-OUT-GOALKICK.2).

    A free kick for the goalkeeper starts there too (FT-FOUL-FREEKICK.6).
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "foul")
    rule: ClassVar[str] = "FT-OUT-GOALKICK.2"
    point_says: ClassVar[str] = "move_ball"
    points_are: ClassVar[str] = "on_the_six_metre_line"

    def __init__(self, card: int, foul: bool = False) -> None:
        self.card = card
        self.foul = foul

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        pitch = match.rules.pitch
        end = match.end(match.side)
        free = pitch.six[end] & ~match.taken()
        keeper = pitch.keeper[end]
        return pitch.points(free or pitch.bit[nearest_free(match, keeper, pitch.half[end] & ~pitch.goals)])

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        match.then(GoalKickKeeper(self.card, self.foul, move))

    def behind(self, match: FootimeMatch) -> str:
        return FOR_THE_KEEPER if self.foul else self.rule

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card) if self.card >= 0 else None}


class GoalKickKeeper(TurnDecision):
    """Where the goalkeeper stands for it, at 1 point from the ball or as near as it can (FT-OUT-GOALKICK.3, FT-GAP.52).

    Each side always has a goalkeeper on the pitch: it cannot be injured, and one who is sent off is replaced before
    the set piece (FT-CARD-INJURED.1, FT-CARD-RED.5).
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "foul", "point")
    rule: ClassVar[str] = "FT-OUT-GOALKICK.3"
    point_says: ClassVar[str] = "move_pawn_to"
    points_are: ClassVar[str] = "beside_the_ball"

    def __init__(self, card: int, foul: bool, point: int) -> None:
        self.card = card
        self.foul = foul
        self.point = point

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        pitch = match.rules.pitch
        side = match.side
        others = match.taken() & ~pitch.bit[match.at[match.keepers[side]]]
        free = pitch.whole & ~others & ~pitch.bit[self.point]
        beside = pitch.near[self.point] & free
        return pitch.points(beside) if beside else (pitch.nearest(self.point, free, match.end(side)),)

    def take(self, match: FootimeMatch, move: int) -> None:
        side = match.side
        keeper = match.keepers[side]
        origin, before = match.ball, match.place_id(keeper)
        if self.card >= 0:
            lay(match, self.card)
        match.ball = self.point
        match.moved = True
        match.put_pawn(keeper, move)
        note_contacts(match, keeper)
        if not self.foul:
            award(match, "goal kick", origin, keeper, "FT-OUT-GOALKICK.1")
        elif match.heard:
            tell_taker(match, keeper, before, FOR_THE_KEEPER)
        if self.foul:
            match.then(KeeperFreeKickTo(roll(match, match.to_play, "free kick", "FT-FOUL-FREEKICK.4"), keeper))
        else:
            match.then(GoalKickTo(roll(match, match.to_play, "goal kick", "FT-OUT-GOALKICK.4"), keeper))

    def behind(self, match: FootimeMatch) -> str:
        return FOR_THE_KEEPER if self.foul else self.rule

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        rules = match.rules
        card = rules.card_id(self.card) if self.card >= 0 else None
        return {"card": card, "point": rules.point_ids[self.point], "pawn": rules.pawn_ids[match.keepers[match.side]]}


class GoalKickTo(RestartTo):
    """Where a goal kick goes; the goalkeeper then returns (FT-OUT-GOALKICK.4, FT-OUT-GOALKICK.5)."""

    rule: ClassVar[str] = "FT-OUT-GOALKICK.4"
    how: ClassVar[str] = "goal kick"
    goes_back: ClassVar[bool] = True


class KeeperFreeKickTo(GoalKickTo):
    """Where a free kick goes that the goalkeeper takes, being the victim of the foul (FT-FOUL-FREEKICK.6)."""

    rule: ClassVar[str] = "FT-FOUL-FREEKICK.6"
    how: ClassVar[str] = "free kick"


GOAL_KICK_SPOT: Final[GoalKickSpot] = GoalKickSpot(NO_CARD)
