"""Goals, and what follows one (FT-GOAL.5, FT-VARIANT, FT-EXTRA.4)."""

from typing import Final

from onze.games.footime.box.periods import EXTRA_TIME
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.clock import Whistle
from onze.games.footime.rules.kick_off import begin_kick_off
from onze.kernel.outcome import Outcome, shared

__all__ = ["CONFIRMED", "NOT_SAVED", "OWN_GOAL", "concede", "score_goal", "with_goal"]

# Why nothing has kept a ball out of the goal (FT-GOAL.2, FT-CARD-VAR.7, FT-GAP.8).
NOT_SAVED: Final = "not saved"
CONFIRMED: Final = "confirmed"
OWN_GOAL: Final = "own goal"


def concede(match: FootimeMatch, why: str) -> None:
    """The player in turn lets the goal count, only now, and kicks off; ``why`` nothing has kept it out.

    (FT-GOAL.2, FT-GOAL.5, FT-KICKOFF.12, FT-EXTRA.5, FT-GAP.5)
    """
    score_goal(match, 1 - match.side, match.to_play, why)


def with_goal(match: FootimeMatch, side: int) -> list[int]:
    """The score with one more goal for a side."""
    goals = match.goals[:]
    goals[side] += 1
    return goals


def score_goal(match: FootimeMatch, side: int, kicker: int, why: str) -> bool:
    """A goal for a side; then the match or the period is over, or the other side kicks off: whether it does.

    A target or extra time ends the match; half a target, rounded up, ends the first period, and time that is up any
    (FT-VARIANT.2, FT-VARIANT.3, FT-VARIANT.5, FT-GAP.17, FT-GAP.19).
    """
    rules = match.rules
    goals = match.goals = with_goal(match, side)
    if match.heard:
        _tell(match, side, why)
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


def _tell(match: FootimeMatch, side: int, why: str) -> None:
    """Says that a goal counts: whose it is, who has scored it, from where and how, and why nobody has saved it."""
    rules = match.rules
    details: dict[str, object] = {
        "side": side,
        "score": list(match.goals),
        "shooter": match.actor if why != OWN_GOAL else match.to_play,
        "turn": match.spent,
        "pawn": rules.pawn_ids[match.shot_by] if match.shot_by >= 0 else None,
        "from": rules.point_ids[match.before_shot[0]] if match.before_shot else None,
        "to": rules.point_ids[match.ball],
        "how": match.shot_how or None,
        "why": why,
    }
    match.tell("goal", details, "FT-GOAL.2")


def _win(match: FootimeMatch, side: int, reason: str, rule: str) -> None:
    match.finish(Outcome(shared(match.rules.sides, [side]), match.goals, reason, rule))
    if match.heard:
        match.tell("full time", {"score": list(match.goals), "reason": reason}, rule)
