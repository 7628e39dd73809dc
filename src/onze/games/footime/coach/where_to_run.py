"""The coach's fourth idea: where a pawn should run, with the ball or without it."""

from typing import Final

from onze.games.footime.box.pawns import NO_PAWN
from onze.games.footime.box.pitch import NO_POINT
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.rules.reach import destinations, is_barred, runners

__all__ = ["NOWHERE", "Run", "best_run", "best_run_of", "going_forward", "place_ball"]

BUILD_UP: Final = 0.5
"""What a better shape is worth, as a part of what it will make of the ball."""
BACK_LINE: Final = 4
"""So many pawns, the goalkeeper included, stay behind when others go forward."""


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
    return best


def going_forward(outlook: Outlook) -> list[int]:
    """The pawns that may leave their place: all but the last few."""
    match = outlook.match
    x = outlook.pitch.x
    towards = 1 if outlook.mine.end else -1
    pawns = [(towards * x[match.at[pawn]], pawn) for pawn in match.pawns(outlook.side)]
    pawns.sort()
    return [pawn for _, pawn in pawns[BACK_LINE:]]


def with_ball(outlook: Outlook, pawn: int, ends: int) -> Run:
    """Takes the ball along and puts it beside one of these points."""
    match, pitch = outlook.match, outlook.pitch
    taken = match.taken() & ~pitch.bit[match.at[pawn]]
    balls = pitch.spread(ends) & ~taken & ~pitch.goal[match.end(outlook.side)]
    scored = balls & pitch.goal[outlook.mine.end]
    keeper = match.is_keeper(pawn)
    best = NOWHERE
    for ball in pitch.points(scored or balls):
        stops = ends & pitch.near[ball]
        if not stops:
            continue
        worth = outlook.shot() if scored else ball_left(outlook, ball, pawn, keeper)
        if worth <= best.worth:
            continue
        stop, cost = quietest(outlook, stops)
        if worth - cost > best.worth:
            best = Run(worth - cost, pawn, stop, ball)
    return best


def ball_left(outlook: Outlook, ball: int, pawn: int, keeper: bool) -> float:
    """What a ball is worth that a run has brought to a point; a goalkeeper does not stay beside it (FT-MOVE.7)."""
    match, pitch = outlook.match, outlook.pitch
    others = outlook.mine.standing & ~pitch.bit[match.at[pawn]]
    return outlook.left(ball, not keeper or pitch.near[ball] & others != 0)


def quietest(outlook: Outlook, stops: int) -> tuple[int, float]:
    """The point where fewest can claim a foul, and what it may cost all the same."""
    best, least = NO_POINT, 9.0
    for stop in outlook.pitch.points(stops):
        cost = outlook.contact(stop)
        if cost < least:
            best, least = stop, cost
        if cost == 0.0:
            break
    return best, least


def without_ball(outlook: Outlook, pawn: int, ends: int, forward: bool) -> Run:
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
    references = (match.ball, pitch.centre)
    before = 0.0
    for point in references:
        before += outlook.mine.attack(point)
    for stop in front_points(outlook, start, ends):
        after = outlook.mine.attack_after(start, stop, references)
        steps = outlook.mine.to_goal(start) - outlook.mine.to_goal(stop)
        worth = stays + BUILD_UP * outlook.goal * (after - before) + 0.001 * steps - outlook.contact(stop)
        if worth > best.worth:
            best = Run(worth, pawn, stop, NO_POINT)
    return best


def front_points(outlook: Outlook, start: int, ends: int) -> list[int]:
    """A few points well forward but onside: at both edges and in the middle of the foremost line."""
    pitch = outlook.pitch
    end = outlook.mine.end
    onside = ends & ~outlook.mine.offside & pitch.beyond[end][start] & ~pitch.touchlines & ~pitch.goal_line[end]
    points = pitch.points(onside)
    if not points:
        return []
    x = pitch.x
    foremost = x[points[-1]] if end else x[points[0]]
    line = [point for point in points if x[point] == foremost]
    return [line[0], line[len(line) // 2], line[-1]]


def place_ball(outlook: Outlook, pawn: int, balls: tuple[int, ...]) -> tuple[int, float]:
    """Where a pawn that has run with the ball puts it, and what that is worth."""
    match, pitch = outlook.match, outlook.pitch
    keeper = match.is_keeper(pawn)
    best, best_worth = balls[0], -9.0
    for ball in balls:
        scored = pitch.goal[outlook.mine.end] & pitch.bit[ball]
        worth = outlook.shot() if scored else ball_left(outlook, ball, pawn, keeper)
        if worth > best_worth:
            best, best_worth = ball, worth
    return best, best_worth
