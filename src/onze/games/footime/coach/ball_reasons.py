"""Why the ball is played to a point, or a pawn runs there, in a sentence: what the outlook makes of the point."""

from typing import Final

from onze.games.footime.box.pitch import NO_POINT
from onze.games.footime.box.words import WORDS
from onze.games.footime.coach.answers import hand_after
from onze.games.footime.coach.outlook import Aims, Outlook
from onze.games.footime.coach.where_to_run import (
    Run,
    ball_put,
    best_run,
    best_run_of,
    going_forward,
    run_without_ball,
    runs_with_ball,
)
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.passes import BallTo
from onze.games.footime.rules.cards.tackles import TackleRunner
from onze.games.footime.rules.reach import destinations, is_barred
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch
from onze.kernel.words import Text

__all__ = [
    "percent",
    "why_aimed",
    "why_ball_put",
    "why_ball_to",
    "why_best_run",
    "why_restart",
    "why_run",
    "why_run_to",
    "why_runner",
    "why_touch",
]

PASSES_IN_HAND: Final = ("why_kept_shoots", "why_kept_one", "why_kept_two")
"""What a ball that is kept leads to, by how many further passes the hand holds before its shot."""


def percent(share: float) -> int:
    """A chance in per cent."""
    return round(100 * max(0.0, min(1.0, share)))


# ---- the ball is played


def why_aimed(outlook: Outlook, aims: Aims, point: int, hand: tuple[int, ...]) -> Text:
    """Why the ball is played to a point: a shot, a pass that is kept, offside, or a ball that is given away."""
    bit = outlook.pitch.bit[point]
    if aims.scored & bit:
        return WORDS.text("why_shot", {"share": percent(outlook.goal)})
    if aims.kept & bit:
        passes = outlook.triangles.passes_from(hand, point) if outlook.plays_on else -1
        key = PASSES_IN_HAND[passes] if passes >= 0 else "why_kept"
        return WORDS.text(key, {"steps": outlook.mine.to_goal(point)})
    if aims.flagged & bit:
        return WORDS.text("why_offside")
    return WORDS.text("why_left", {"away": outlook.foe(point), "steps": outlook.mine.to_goal(point)})


def why_ball_to(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why the ball is played to a point."""
    decision = match.decision
    assert isinstance(decision, BallTo)
    outlook = Outlook(match, seat)
    aims = Aims(outlook, decision.targets(match), decision.kicker(match), decision.how)
    return why_aimed(outlook, aims, move, hand_after(outlook, decision))


def why_restart(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why the ball is put on a point after an offside."""
    outlook = Outlook(match, seat)
    beside = outlook.pitch.near[move] & outlook.mine.standing
    return WORDS.text("why_restart" if beside else "why_restart_loose", {"steps": outlook.mine.to_goal(move)})


# ---- a pawn runs


def why_run(outlook: Outlook, run: Run) -> Text:
    """Why a pawn runs somewhere: with the ball, to it, forward, or away from its place."""
    match, pitch, mine = outlook.match, outlook.pitch, outlook.mine
    if run.ball >= 0:
        return why_put(outlook, run.pawn, run.ball)
    values: dict[str, object] = {"steps": mine.to_goal(run.point)}
    near = pitch.near[match.ball]
    if match.rules.switches.any_use and is_barred(match, run.pawn):
        return WORDS.text("why_offside")
    if match.is_keeper(run.pawn):
        return WORDS.text("why_keeper_back")
    if near & pitch.bit[run.point] and not near & mine.standing:
        return WORDS.text("why_run_to_ball", {"away": outlook.foe(match.ball)})
    forward = run.pawn in going_forward(outlook) and outlook.ahead(match.at[run.pawn]) & pitch.bit[run.point]
    return WORDS.text("why_run_ahead" if forward else "why_run_idle", values)


def why_put(outlook: Outlook, pawn: int, ball: int) -> Text:
    """Why a pawn takes the ball along and puts it on a point."""
    if is_barred(outlook.match, pawn):
        return WORDS.text("why_offside")
    if outlook.pitch.goal[outlook.mine.end] & outlook.pitch.bit[ball]:
        return WORDS.text("why_run_goal", {"share": percent(outlook.goal)})
    return WORDS.text("why_run_ball", {"steps": outlook.mine.to_goal(ball), "away": outlook.foe(ball)})


def why_best_run(outlook: Outlook, value: int) -> Text:
    """Why a run by a value is worth while: what its best pawn does."""
    return why_run(outlook, best_run(outlook, value))


def why_runner(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn is the one to run."""
    decision = match.decision
    assert isinstance(decision, (Runner, TackleRunner))
    outlook = Outlook(match, seat)
    pawn = match.rules.choose.thing(move)
    return why_run(outlook, best_run_of(outlook, pawn, decision.value, pawn in going_forward(outlook)))


def why_run_to(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn runs to a point."""
    decision = match.decision
    assert isinstance(decision, RunTo)
    outlook = Outlook(match, seat)
    bit = outlook.pitch.bit[move]
    without, having = destinations(match, decision.pawn, decision.value)
    return why_run(outlook, run_to_point(outlook, decision.pawn, move, bool(without & bit), bool(having & bit)))


def run_to_point(outlook: Outlook, pawn: int, point: int, without: bool, having: bool) -> Run:
    """The run to a point that is worth more: with the ball, or without it."""
    match, bit = outlook.match, outlook.pitch.bit[point]
    alone = Run(-9.0, pawn, point, NO_POINT)
    if without:
        forward = pawn in going_forward(outlook)
        alone = Run(run_without_ball(outlook, pawn, point, forward), pawn, point, NO_POINT)
    if not having or runs_with_ball(outlook, pawn, bit)[point] < alone.worth:
        return alone
    taken = match.taken() & ~outlook.pitch.bit[match.at[pawn]]
    balls = outlook.pitch.points(outlook.pitch.near[point] & ~taken & ~outlook.pitch.goal[match.end(outlook.side)])
    worths = [ball_put(outlook, pawn, ball) for ball in balls]
    return Run(max(worths), pawn, point, balls[worths.index(max(worths))]) if balls else alone


def why_touch(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn takes the ball along, or leaves it."""
    decision = match.decision
    assert isinstance(decision, Touch)
    takes = move == match.rules.with_ball
    outlook = Outlook(match, seat)
    return why_run(outlook, run_to_point(outlook, decision.pawn, decision.point, not takes, takes))


def why_ball_put(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn that took the ball along puts it on a point."""
    decision = match.decision
    assert isinstance(decision, PlaceBall)
    return why_put(Outlook(match, seat), decision.pawn, move)
