"""The kick-off: both teams line up, and the ball is played by the die (FT-KICKOFF)."""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import OUTSIDE, PAWNS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import recentre
from onze.games.footime.rules.cards.passes import passers
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.line_up import LineUp, LineUpTogether
from onze.games.footime.rules.restarts import RestartTo
from onze.kernel.cards import NOBODY
from onze.kernel.steps import Step

__all__ = ["KICK_OFF", "KickOff", "KickOffTo", "Kicker", "begin_kick_off"]


def begin_kick_off(match: FootimeMatch, seat: int) -> None:
    """The ball is on the centre point, all pawns are placed anew, the kicking team first; then that player kicks off.

    (FT-KICKOFF.1, FT-KICKOFF.5, FT-KICKOFF.13)
    """
    match.to_play = seat
    match.actor = seat
    match.ball = match.rules.pitch.centre
    match.contacts, match.made, match.foul, match.claimed = [], [], [], []
    match.moved = False
    match.ball_by = NOBODY
    for pawn in range(PAWNS):
        if match.at[pawn] >= 0:
            match.put_pawn(pawn, OUTSIDE)
    for side in (0, 1):
        recentre(match, side)
    if match.heard:
        match.tell("kick-off", {"seat": seat, "side": seat & 1}, "FT-KICKOFF.12")
    if match.rules.switches.together:
        match.then(LineUpTogether(), KICK_OFF)
    else:
        match.then(LineUp(match.to_play), LineUp(match.next_seat), KICK_OFF)


class KickOff(Step[FootimeMatch]):
    """The kicker rolls; a pawn beside the ball plays it (FT-KICKOFF.7, FT-KICKOFF.8)."""

    rule: ClassVar[str] = "FT-KICKOFF.7"

    def run(self, match: FootimeMatch) -> None:
        value = roll(match, match.to_play, "kick-off", self.rule)
        able = passers(match)
        match.then(KickOffTo(value, able[0]) if len(able) == 1 else Kicker(value))


KICK_OFF: Final[KickOff] = KickOff()


class Kicker(TurnDecision):
    """Which of several pawns beside the ball kicks off (FT-KEEP.3)."""

    fields: ClassVar[tuple[str, ...]] = ("value",)
    rule: ClassVar[str] = "FT-KEEP.3"

    def __init__(self, value: int) -> None:
        self.value = value

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.choose.of_each(passers(match))

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        match.then(KickOffTo(self.value, match.rules.choose.thing(move)))

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"value": self.value, "ball": match.rules.point_ids[match.ball]}


class KickOffTo(RestartTo):
    """Where the kick-off goes, by the value rolled (FT-KICKOFF.7, FT-KICKOFF.9)."""

    rule: ClassVar[str] = "FT-KICKOFF.7"
    how: ClassVar[str] = "kick-off"
