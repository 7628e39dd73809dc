"""How far pawns can run, and whether they meet the ball on their way (FT-MOVE, FT-CARD-MOVE.3, FT-OFFSIDE.8)."""

from onze.games.footime.box.options import FREE
from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.pitch import Points
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import is_offside

__all__ = [
    "can_run",
    "destinations",
    "is_barred",
    "runners",
    "somebody_runs",
    "touching_points",
]


def runners(match: FootimeMatch, value: int) -> list[int]:
    """The pawns of the player in turn that can run by a value (FT-CARD-MOVE.1)."""
    side = match.side
    if needs_whole_run(match):
        return [pawn for pawn in match.pawns(side) if can_run(match, pawn, value)]
    first = side * TEAM
    pitch = match.rules.pitch
    near, at = pitch.near, match.at
    open_field = match.open_field()
    keeper = match.keepers[side]
    found: list[int] = []
    for pawn in range(first, first + TEAM):
        point = at[pawn]
        # Only a goalkeeper may enter the goals.
        if point >= 0 and (near[point] & open_field or (pawn == keeper and near[point] & pitch.goals & ~match.taken())):
            found.append(pawn)
    return found


def somebody_runs(match: FootimeMatch, value: int) -> bool:
    """Whether any pawn of the player in turn can run by a value."""
    rules = match.rules
    switches = rules.switches
    if switches.path_rule == FREE and not switches.offside_forbidden:
        side = match.side
        if match.mobile == side:
            return True
        near, at = rules.pitch.near, match.at
        open_field = match.open_field()
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            point = at[pawn]
            if point >= 0 and near[point] & open_field:
                match.mobile = side
                return True
    return len(runners(match, value)) > 0


def can_run(match: FootimeMatch, pawn: int, value: int) -> bool:
    """Whether a pawn of the player in turn finds a point to run to."""
    if not needs_whole_run(match):
        return pawn in runners(match, value)
    without, having = destinations(match, pawn, value)
    return bool(without | having)


def needs_whole_run(match: FootimeMatch) -> bool:
    """Whether the first step alone does not tell that a pawn can run: there may be nowhere to end."""
    switches = match.rules.switches
    return switches.path_rule != FREE or switches.offside_forbidden or switches.cross_goal_points


def destinations(match: FootimeMatch, pawn: int, value: int) -> tuple[Points, Points]:
    """Where a pawn can end its run without having touched the ball, and having touched it (FT-MOVE.5 to FT-MOVE.9)."""
    if match.run_pawn != pawn or match.run_value != value or match.run_ball != match.ball:
        match.run_without, match.run_having = _found(match, pawn, value)
        match.run_pawn, match.run_value, match.run_ball = pawn, value, match.ball
    return match.run_without, match.run_having


def _found(match: FootimeMatch, pawn: int, value: int) -> tuple[Points, Points]:
    rules = match.rules
    pitch = rules.pitch
    start = match.at[pawn]
    through = match.open_field()
    if rules.switches.cross_goal_points or match.is_keeper(pawn):
        through = pitch.whole & ~match.taken()
    barred = rules.switches.offside_forbidden and is_barred(match, pawn)
    if barred and rules.switches.any_use:
        return 0, 0
    if pitch.distance(start, match.ball) > value + (1 if rules.switches.touch_beside else 0):
        without, having = rules.paths.run(start, value, through), 0
    else:
        without, having = rules.paths.run_past(start, value, through, touching_points(match))
    if rules.switches.cross_goal_points and not match.is_keeper(pawn):
        without, having = without & ~pitch.goals, having & ~pitch.goals
    return without, 0 if barred else having


def touching_points(match: FootimeMatch) -> Points:
    """The points on which a running pawn touches the ball (FT-CARD-MOVE.3, FT-GAP.21)."""
    pitch = match.rules.pitch
    return pitch.within[1 if match.rules.switches.touch_beside else 0][match.ball]


def is_barred(match: FootimeMatch, pawn: int) -> bool:
    """Whether a pawn may not touch the ball, though it may run: offside, and not already beside the ball.

    (FT-OFFSIDE.8, FT-OFFSIDE.13)
    """
    pitch = match.rules.pitch
    beside = pitch.near[match.ball] & pitch.bit[match.at[pawn]] != 0
    return (not beside or match.rules.switches.any_use) and is_offside(match, pawn)
