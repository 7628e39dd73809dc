"""Before the match: cards are dealt, captains are named, and they roll for the kick-off (FT-SETUP)."""

from typing import ClassVar

from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.decisions import SeatDecision
from onze.games.footime.rules.dice import captains_roll
from onze.games.footime.rules.halves import FullTime, HalfTime, Period
from onze.games.footime.rules.hands import deal
from onze.kernel.steps import Step
from onze.kernel.words import Reason

__all__ = ["CaptainsRoll", "NameCaptain", "Setup"]


class Setup(Step[FootimeMatch]):
    """Eight cards each, the rest is the pile; the higher roll kicks off; then two periods, and half-time between them.

    (FT-SETUP.4, FT-SETUP.6, FT-HALF.6)
    """

    def run(self, match: FootimeMatch) -> None:
        rules = match.rules
        pack = [card for card, kind in enumerate(rules.kinds) for _ in range(kind.count)]
        match.lay_out(match.draw_pile, pack)
        deal(match, "FT-SETUP.4")
        if rules.switches.named_captains and rules.seats > 2:
            match.then(NameCaptain(0), NameCaptain(1))
        match.then(CaptainsRoll(), Period(1), HalfTime(), Period(2), FullTime())


class NameCaptain(SeatDecision):
    """Which of its players a team names captain; the first of them says so (FT-SETUP.8, FT-GAP.59)."""

    rule: ClassVar[str] = "FT-SETUP.8"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.captain.of_each(match.rules.sides[self.seat & 1])

    def take(self, match: FootimeMatch, move: int) -> None:
        side = self.seat & 1
        captain = match.rules.captain.thing(move)
        captains = match.captains[:]
        captains[side] = captain
        match.captains = captains
        if match.heard:
            match.tell("captain", {"seat": captain, "side": side}, self.rule)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        if move in match.rules.captain:
            return WORDS.reason("captain_of_the_others", self.rule, {"seat": match.rules.captain.thing(move) + 1})
        return super().why_not(match, move, seat)


class CaptainsRoll(Step[FootimeMatch]):
    """The captains roll; the team of the higher roll kicks off (FT-SETUP.9)."""

    def run(self, match: FootimeMatch) -> None:
        match.first_side = captains_roll(match, "kick-off", "FT-SETUP.9")
