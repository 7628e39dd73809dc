"""Periods, half-time, full time and extra time (FT-TURN.1, FT-HALF, FT-END, FT-EXTRA)."""

from typing import ClassVar

from onze.games.footime.box.periods import EXTRA_TIME, PERIODS
from onze.games.footime.match import TURN_OVER, FootimeMatch
from onze.games.footime.rules.clock import WHISTLE
from onze.games.footime.rules.dice import captains_roll
from onze.games.footime.rules.hands import deal
from onze.games.footime.rules.kick_off import begin_kick_off
from onze.games.footime.rules.shoot_out import ShootOut
from onze.games.footime.rules.turn import END_TURN
from onze.kernel.outcome import by_score
from onze.kernel.steps import Step

__all__ = ["AfterExtraTime", "ExtraTime", "FullTime", "HalfTime", "Period"]


class Period(Step[FootimeMatch]):
    """A period begins with a kick-off by a team's captain.

    (FT-SETUP.8, FT-TURN.1, FT-KICKOFF.12, FT-GAP.5)
    """

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, match: FootimeMatch) -> None:
        match.period = self.number
        match.spent = 0
        match.time_at = match.rules.switches.period_turns
        match.result = TURN_OVER
        side = match.first_side if self.number == 1 else 1 - match.first_side
        if match.heard:
            match.tell("period", {"period": PERIODS[self.number - 1], "side": side}, "FT-TURN.1")
        begin_kick_off(match, match.captains[side])
        match.then(END_TURN, WHISTLE)


class HalfTime(Step[FootimeMatch]):
    """All cards are dealt again, and the teams change halves; all else stays (FT-HALF.3, FT-HALF.4, FT-HALF.8)."""

    def run(self, match: FootimeMatch) -> None:
        deal(match, "FT-HALF.3")
        match.west = 1 - match.west
        if match.heard:
            match.tell("ends changed", {"west": match.west}, "FT-HALF.4")


class FullTime(Step[FootimeMatch]):
    """More goals win; a level score is a draw, or leads to extra time or a shoot-out.

    (FT-SETUP.10, FT-END.2 to FT-END.4)
    """

    def run(self, match: FootimeMatch) -> None:
        switches = match.rules.switches
        level = match.goals[0] == match.goals[1]
        if level and switches.extra_time:
            match.then(ExtraTime())
        elif level and switches.shoot_out:
            match.then(ShootOut())
        else:
            match.finish(by_score(match.rules.sides, match.goals, "full time", "FT-END.4" if level else "FT-END.2"))
            if match.heard:
                match.tell("full time", {"score": list(match.goals), "reason": "full time"}, "FT-END.2")


class ExtraTime(Step[FootimeMatch]):
    """One more period, until a goal is scored (FT-EXTRA.1 to FT-EXTRA.4)."""

    def run(self, match: FootimeMatch) -> None:
        deal(match, "FT-EXTRA.2")
        side = captains_roll(match, "extra time", "FT-EXTRA.3")
        match.period = EXTRA_TIME
        match.spent = 0
        match.time_at = match.rules.switches.period_turns
        match.result = TURN_OVER
        if match.heard:
            match.tell("period", {"period": PERIODS[EXTRA_TIME - 1], "side": side}, "FT-EXTRA.1")
        begin_kick_off(match, match.captains[side])
        match.then(END_TURN, WHISTLE, AfterExtraTime())


class AfterExtraTime(Step[FootimeMatch]):
    """Extra time that has lasted too long leads to a shoot-out (FT-EXTRA.6, FT-GAP.44)."""

    def run(self, match: FootimeMatch) -> None:
        match.then(ShootOut())
