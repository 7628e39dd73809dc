"""The shoot-out: dice from the penalty spot (FT-SHOOTOUT)."""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import OUTSIDE, PAWNS
from onze.games.footime.box.periods import SHOOT_OUT
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.decisions import SeatDecision
from onze.games.footime.rules.dice import captains_roll, roll
from onze.games.footime.rules.line_up import form_up, formation_points, squad
from onze.games.footime.rules.penalties import ON_TARGET
from onze.games.footime.rules.restarts import tell_taker
from onze.kernel.outcome import Outcome, shared
from onze.kernel.steps import Step

__all__ = ["SHOTS", "ShootOut", "ShootOutSave", "ShootOutShot", "winner_of"]

SHOTS: Final = 5
"""Shots of each team before sudden death (FT-SHOOTOUT.7)."""


class ShootOut(Step[FootimeMatch]):
    """The captains roll for the first shot; the pawns wait as if for a kick-off (FT-SHOOTOUT.1)."""

    def run(self, match: FootimeMatch) -> None:
        match.period = SHOOT_OUT
        match.spent = 0
        first = captains_roll(match, "shoot-out", "FT-SHOOTOUT.1")
        match.contacts, match.made, match.foul, match.claimed = [], [], [], []
        for pawn in range(PAWNS):
            if match.at[pawn] >= 0 and not match.is_keeper(pawn):
                match.put_pawn(pawn, OUTSIDE)
        match.to_play = first
        for side in (1 - first, first):
            form_up(match, side, formation_points(match, side, 0), match.rules.formations[0].name)
        shot = set_shot(match, first)
        if match.heard:
            tell_taker(match, shot.pawn, match.rules.point_ids[shot.home], "FT-SHOOTOUT.2")
        match.then(shot)


def set_shot(match: FootimeMatch, side: int) -> "ShootOutShot":
    """The shot to come: the ball on the spot, a pawn of the shooter behind it; a team's players take turns.

    (FT-SHOOTOUT.2, FT-SHOOTOUT.3, FT-SHOOTOUT.11, FT-GAP.18)
    """
    rules = match.rules
    number = match.kicks[side]
    members = match.captain_first(side)
    match.actor = match.to_play
    match.to_play = members[number % len(members)]
    end = 1 - match.end(side)
    match.ball = rules.pitch.spot[end]
    pawns = [pawn for pawn in squad(match, side) if match.at[pawn] >= 0]
    pawn = pawns[number % len(pawns)]
    shot = ShootOutShot(match.to_play, pawn, match.at[pawn])
    match.put_pawn(pawn, rules.pitch.behind[end])
    return shot


class ShootOutRoll(SeatDecision):
    """A roll of the shoot-out, without cards; ``pawn`` is behind the ball and goes back ``home`` (FT-SHOOTOUT.11)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn", "home")
    gesture: ClassVar[bool] = True

    def __init__(self, seat: int, pawn: int, home: int) -> None:
        super().__init__(seat)
        self.pawn = pawn
        self.home = home

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.roll,)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        rules = match.rules
        shooter = {"seat": self.seat, "pawn": rules.pawn_ids[self.pawn], "home": rules.point_ids[self.home]}
        return {**shooter, "kicks": list(match.kicks), "scored": list(match.scored)}


class ShootOutShot(ShootOutRoll):
    """The shooter rolls: 1 or 2 is a miss (FT-SHOOTOUT.4)."""

    rule: ClassVar[str] = "FT-SHOOTOUT.4"

    def take(self, match: FootimeMatch, move: int) -> None:
        value = roll(match, self.seat, "shoot-out", self.rule)
        if value < ON_TARGET:
            finish_shot(match, self, "missed", [value], self.rule)
            return
        members = match.captain_first(1 - (self.seat & 1))
        keeper = members[match.kicks[self.seat & 1] % len(members)]
        match.then(ShootOutSave(keeper, self.pawn, self.home, value))


class ShootOutSave(ShootOutRoll):
    """The opponent rolls: as high or higher saves (FT-SHOOTOUT.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pawn", "home", "value")
    rule: ClassVar[str] = "FT-SHOOTOUT.5"

    def __init__(self, seat: int, pawn: int, home: int, value: int) -> None:
        super().__init__(seat, pawn, home)
        self.value = value

    def take(self, match: FootimeMatch, move: int) -> None:
        value = roll(match, self.seat, "shoot-out save", self.rule)
        finish_shot(match, self, "saved" if value >= self.value else "goal", [self.value, value], self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {**super().shown(match), "value": self.value}


def finish_shot(match: FootimeMatch, shot: ShootOutRoll, result: str, dice: list[int], rule: str) -> None:
    """Counts a shot, after what shooter and opponent have rolled; the next team shoots unless the lead is safe.

    (FT-SHOOTOUT.6, FT-SHOOTOUT.8, FT-SHOOTOUT.9)
    """
    rules = match.rules
    side = match.to_play & 1
    kicks, scored = match.kicks[:], match.scored[:]
    kicks[side] += 1
    scored[side] += 1 if result == "goal" else 0
    match.kicks, match.scored = kicks, scored
    match.put_pawn(shot.pawn, shot.home)
    shooter, winner = match.to_play, winner_of(kicks, scored)
    following = set_shot(match, 1 - side) if winner < 0 else None
    if match.heard:
        details: dict[str, object] = {
            "seat": shooter,
            "side": side,
            "result": result,
            "kicks": list(kicks),
            "scored": list(scored),
            "pawn": rules.pawn_ids[shot.pawn],
            "dice": dice,
            "next": rules.pawn_ids[following.pawn] if following is not None else None,
        }
        match.tell("shoot-out shot", details, rule)
    if following is not None:
        match.then(following)
        return
    match.ball = rules.pitch.centre
    match.finish(Outcome(shared(rules.sides, [winner]), match.goals, "shoot-out", "FT-SHOOTOUT.10"))
    if match.heard:
        details = {"score": list(match.goals), "reason": "shoot-out", "scored": list(scored)}
        match.tell("full time", details, "FT-SHOOTOUT.10")


def winner_of(kicks: list[int], scored: list[int]) -> int:
    """The side that cannot be caught any more, or -1 (FT-SHOOTOUT.8, FT-SHOOTOUT.9)."""
    if min(kicks) >= SHOTS:
        if kicks[0] != kicks[1] or scored[0] == scored[1]:
            return -1
        return 0 if scored[0] > scored[1] else 1
    for side in (0, 1):
        if scored[side] > scored[1 - side] + SHOTS - kicks[1 - side]:
            return side
    return -1
