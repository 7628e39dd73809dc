"""The end of a period's time (FT-TIME, FT-HALF.1, FT-END.1, FT-GAP.50)."""

from typing import ClassVar, Final

from onze.games.footime.box.periods import EXTRA_TIME, PERIODS
from onze.games.footime.match import FootimeMatch
from onze.kernel.steps import Step

__all__ = ["WHISTLE", "Whistle", "period_ends"]


class Whistle(Step[FootimeMatch]):
    """The period is over; it waits below all that happens in the period (FT-TIME.1)."""

    rule: ClassVar[str] = "FT-HALF.1"

    def run(self, match: FootimeMatch) -> None:
        if match.heard:
            details: dict[str, object] = {
                "period": PERIODS[match.period - 1],
                "score": list(match.goals),
                "turns": match.spent,
            }
            match.tell("whistle", details, "FT-HALF.1" if match.period == 1 else "FT-END.1")


WHISTLE: Final[Whistle] = Whistle()


def period_ends(match: FootimeMatch) -> bool:
    """Whether the whistle blows between two turns: time is up, and the ball outside both areas (FT-HALF.1, FT-HALF.2).

    After some turns too many it blows anyway; extra time and a match played to a number of goals end at their cap.
    """
    if not match.time_is_up():
        return False
    rules = match.rules
    switches = rules.switches
    if match.period == EXTRA_TIME or switches.goal_target:
        return True
    if rules.pitch.areas & rules.pitch.bit[match.ball] == 0:
        return True
    return 0 < switches.stoppage_cap <= match.spent - match.time_at
