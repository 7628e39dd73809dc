"""Before the match: cards are dealt, and the captains roll for the kick-off (FT-SETUP)."""

from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.dice import captains_roll
from onze.games.footime.rules.halves import FullTime, HalfTime, Period
from onze.games.footime.rules.hands import deal
from onze.kernel.steps import Step

__all__ = ["Setup"]


class Setup(Step[FootimeMatch]):
    """Eight cards each, the rest is the pile; the higher roll kicks off; then two periods, and half-time between them.

    (FT-SETUP.4, FT-SETUP.6, FT-SETUP.9, FT-HALF.6)
    """

    def run(self, match: FootimeMatch) -> None:
        pack = [card for card, kind in enumerate(match.rules.kinds) for _ in range(kind.count)]
        match.lay_out(match.draw_pile, pack)
        deal(match, "FT-SETUP.4")
        match.first_side = captains_roll(match, "kick-off", "FT-SETUP.9")
        match.then(Period(1), HalfTime(), Period(2), FullTime())
