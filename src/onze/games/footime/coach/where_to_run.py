"""The coach's fourth idea: where a pawn should run, with the ball or without it."""

from typing import Final

from onze.games.footime.box.pawns import NO_PAWN
from onze.games.footime.box.pitch import NO_POINT, Points
from onze.games.footime.coach.outlook import OFFSIDE_GIVEN, Outlook
from onze.games.footime.rules.reach import destinations, is_barred, runners

__all__ = ["Run", "ball_put", "best_run", "best_run_of", "going_forward", "run_without_ball", "runs_with_ball"]

BUILD_UP: Final = 0.5
"""What a better shape is worth, as a part of what it will make of the ball."""
BACK_LINE: Final = 4
"""So many pawns, the goalkeeper included, stay behind when others go forward."""
STEP_UP: Final = 0.001
"""What a step towards the goal is worth that a pawn makes without the ball."""
IDLE: Final = 0.05
"""What it costs to call a pawn back, or one of the back line away from its place."""


class Run:
    """A run of a pawn to a point; where it puts the ball then, or -1 if it does not touch it."""

    def __init__(self, worth: float, pawn: int, point: int, ball: int) -> None:
        self.worth = worth
        self.pawn = pawn
        self.point = point
        self.ball = ball


NOWHERE: Final = Run(-9.0, NO_PAWN, NO_POINT, NO_POINT)


def best_run(outlook: Outlook, value: int) -> Run:
    """The best run of any pawn."""
    match = outlook.match
    forward = going_forward(outlook)
    best = NOWHERE
    for pawn in runners(match, value):
        run = best_run_of(outlook, pawn, value, pawn in forward)
        if run.worth > best.worth:
            best = run
    return best


def best_run_of(outlook: Outlook, pawn: int, value: int, forward: bool) -> Run:
    """The best run of one pawn: with the ball if it gets there, else into position if it may leave its own."""
    match = outlook.match
    without, having = destinations(match, pawn, value)
    best = NOWHERE
    if having and not is_barred(match, pawn):
        best = with_ball(outlook, pawn, having)
    if without and not match.is_keeper(pawn) and not (match.rules.switches.any_use and is_barred(match, pawn)):
        run = without_ball(outlook, pawn, without, forward)
        if run.worth > best.worth:
            best = run
    if best.pawn == NO_PAWN:
        best = Run(outlook.stays() - IDLE, pawn, match.rules.pitch.points(without | having)[0], NO_POINT)
    return best


def going_forward(outlook: Outlook) -> list[int]:
    """The pawns that may leave their place: all but the last few."""
    match = outlook.match
    x = outlook.pitch.x
    towards = 1 if outlook.mine.end else -1
    pawns = [(towards * x[match.at[pawn]], pawn) for pawn in match.pawns(outlook.side)]
    pawns.sort()
    return [pawn for _, pawn in pawns[BACK_LINE:]]


def with_ball(outlook: Outlook, pawn: int, ends: Points) -> Run:
    """Takes the ball along and puts it beside one of these points."""
    match, pitch = outlook.match, outlook.pitch
    here = pitch.bit[match.at[pawn]]
    balls = pitch.spread(ends) & ~(match.taken() & ~here) & ~pitch.goal[outlook.end]
    scored = balls & pitch.goal[outlook.mine.end]
    keeper = match.is_keeper(pawn)
    best = NOWHERE
    most = best.worth
    for ball in pitch.points(scored or balls):
        worth = ball_left(outlook, ball, pawn, keeper)
        if worth <= most:
            continue
        stops = ends & pitch.near[ball]
        if not stops:
            continue
        stop, cost = quietest(outlook, stops)
        if worth - cost > most:
            best = Run(worth - cost, pawn, stop, ball)
            most = best.worth
    return best


def ball_left(outlook: Outlook, ball: int, pawn: int, keeper: bool) -> float:
    """What a ball is worth that a run has brought to a point; a goalkeeper does not stay beside it (FT-MOVE.7)."""
    match, pitch = outlook.match, outlook.pitch
    if pitch.goal[outlook.mine.end] & pitch.bit[ball]:
        return outlook.shot()
    if not keeper:
        return outlook.left(ball, True)
    others = outlook.mine.standing & ~pitch.bit[match.at[pawn]]
    return outlook.left(ball, pitch.near[ball] & others != 0)


def quietest(outlook: Outlook, stops: Points) -> tuple[int, float]:
    """The point where fewest can claim a foul, and what it may cost all the same."""
    best, least = NO_POINT, 9.0
    for stop in outlook.pitch.points(stops):
        cost = outlook.contact(stop)
        if cost < least:
            best, least = stop, cost
        if cost == 0.0:
            break
    return best, least


def without_ball(outlook: Outlook, pawn: int, ends: Points, forward: bool) -> Run:
    """Runs to the ball without touching it, or forward to where a pass can find the pawn."""
    match, pitch = outlook.match, outlook.pitch
    start = match.at[pawn]
    others = outlook.mine.standing & ~pitch.bit[start]
    best = NOWHERE
    near = pitch.near[match.ball]
    if ends & near and not near & outlook.mine.standing:
        stop, cost = quietest(outlook, ends & near)
        best = Run(outlook.left(match.ball, True) - cost, pawn, stop, NO_POINT)
    if not forward:
        return best
    stays = outlook.left(match.ball, near & others != 0)
    for stop in front_points(outlook, start, ends):
        steps = outlook.mine.to_goal(start) - outlook.mine.to_goal(stop)
        shape = BUILD_UP * outlook.goal * outlook.mine.gain(start, stop)
        worth = stays + shape + STEP_UP * steps - outlook.contact(stop)
        if worth > best.worth:
            best = Run(worth, pawn, stop, NO_POINT)
    return best


def front_points(outlook: Outlook, start: int, ends: Points) -> list[int]:
    """A few points well forward but onside: at both edges and in the middle of the foremost line."""
    pitch = outlook.pitch
    points = pitch.points(ends & outlook.ahead(start))
    if not points:
        return []
    x = pitch.x
    foremost = x[points[-1]] if outlook.mine.end else x[points[0]]
    line = [point for point in points if x[point] == foremost]
    return [line[0], line[len(line) // 2], line[-1]]


# ---- one point after the other


def runs_with_ball(outlook: Outlook, pawn: int, ends: Points) -> dict[int, float]:
    """What it is worth that a pawn takes the ball along to each of these points, and puts it where it is worth most."""
    match, pitch = outlook.match, outlook.pitch
    taken = match.taken() & ~pitch.bit[match.at[pawn]]
    balls = pitch.spread(ends) & ~taken & ~pitch.goal[outlook.end]
    barred, keeper = is_barred(match, pawn), match.is_keeper(pawn)
    put = [NOWHERE.worth] * len(pitch.bit)
    for ball in pitch.points(balls):
        put[ball] = OFFSIDE_GIVEN if barred else ball_left(outlook, ball, pawn, keeper)
    worths: dict[int, float] = {}
    for stop in pitch.points(ends):
        best = NOWHERE.worth
        for ball in pitch.neighbours[stop]:
            best = max(best, put[ball])
        worths[stop] = (best if best > NOWHERE.worth else -1.0) - outlook.contact(stop)
    return worths


def ball_put(outlook: Outlook, pawn: int, ball: int) -> float:
    """What it is worth that a pawn which has run with the ball puts it on a point."""
    match = outlook.match
    return OFFSIDE_GIVEN if is_barred(match, pawn) else ball_left(outlook, ball, pawn, match.is_keeper(pawn))


def run_without_ball(outlook: Outlook, pawn: int, stop: int, forward: bool) -> float:
    """What it is worth that a pawn runs to a point without the ball: to it, or into position."""
    match, pitch = outlook.match, outlook.pitch
    if match.rules.switches.any_use and is_barred(match, pawn):
        return OFFSIDE_GIVEN
    if match.is_keeper(pawn):
        return outlook.stays() - IDLE  # it goes back at once (FT-MOVE.7)
    start, near = match.at[pawn], pitch.near[match.ball]
    cost = outlook.contact(stop)
    beside = near & (outlook.mine.standing & ~pitch.bit[start] | pitch.bit[stop])
    stays = outlook.left(match.ball, beside != 0) - cost
    if near & pitch.bit[stop] and not near & outlook.mine.standing:
        return stays
    if not forward or not outlook.ahead(start) & pitch.bit[stop]:
        return stays - IDLE
    steps = outlook.mine.to_goal(start) - outlook.mine.to_goal(stop)
    return stays + BUILD_UP * outlook.goal * outlook.mine.gain(start, stop) + STEP_UP * steps
