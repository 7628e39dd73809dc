"""Goals, and what follows one (FT-GOAL.5, FT-VARIANT, FT-EXTRA.4)."""

from onze.games.footime.match import EXTRA_TIME, FootimeMatch
from onze.games.footime.rules.clock import Whistle
from onze.games.footime.rules.kick_off import begin_kick_off
from onze.kernel.outcome import Outcome, shared

__all__ = ["concede", "score_goal"]


def concede(match: FootimeMatch) -> None:
    """The player in turn lets the goal count, only now, and kicks off.

    (FT-GOAL.2, FT-GOAL.5, FT-KICKOFF.12, FT-EXTRA.5, FT-GAP.5)
    """
    score_goal(match, 1 - match.side, match.to_play)


def score_goal(match: FootimeMatch, side: int, kicker: int) -> bool:
    """A goal for a side; then the match or the period is over, or the other side kicks off: whether it does.

    A target or extra time ends the match; half a target, rounded up, ends the first period, and time that is up any
    (FT-VARIANT.2, FT-VARIANT.3, FT-VARIANT.5, FT-GAP.17, FT-GAP.19).
    """
    rules = match.rules
    goals = match.goals[:]
    goals[side] += 1
    match.goals = goals
    if match.heard:
        details: dict[str, object] = {"side": side, "score": list(goals), "shooter": match.actor, "turn": match.spent}
        match.tell("goal", details, "FT-GOAL.2")
    target = rules.switches.goal_target
    if target and goals[side] == target:
        _win(match, side, "goal target", "FT-VARIANT.4")
    elif match.period == EXTRA_TIME:
        _win(match, side, "extra time", "FT-EXTRA.4")
    # The ball goes to the centre, so nothing keeps a period from ending whose time is up (FT-GAP.17).
    elif (target and match.period == 1 and goals[side] >= (target + 1) // 2) or match.time_is_up():
        match.skip_to(Whistle)
    else:
        begin_kick_off(match, kicker)
        return True
    return False


def _win(match: FootimeMatch, side: int, reason: str, rule: str) -> None:
    match.finish(Outcome(shared(match.rules.sides, [side]), match.goals, reason, rule))
    if match.heard:
        match.tell("full time", {"score": list(match.goals), "reason": reason}, rule)
