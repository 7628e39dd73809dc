"""The ball: where it may go, and what follows from where it comes to rest (FT-MOVE, FT-KEEP, FT-OFFSIDE, FT-GOAL)."""

from typing import Final

from onze.games.footime.box.pawns import OUTSIDE, TEAM
from onze.games.footime.box.pitch import Points
from onze.games.footime.box.reached import IN_GOAL
from onze.games.footime.match import CONTACTS, FIRST_PLACE, KEPT, MOVED, OFFSIDE, PENDING, TURN_OVER, FootimeMatch
from onze.games.footime.rules.foreseen import BallForeseen
from onze.games.footime.rules.offside import offside_points
from onze.kernel.cards import NOBODY

__all__ = [
    "RETAINED_RULES",
    "ball_targets",
    "foreseen_ball",
    "judged",
    "keep_shot",
    "nearest_free",
    "open_targets",
    "recentre",
    "restore",
    "send_ball",
    "snapshot",
]

RETAINED_RULES: Final = {
    "kick-off": "FT-KICKOFF.9",
    "pass": "FT-CARD-PASS.5",
    "aerial": "FT-CARD-AERIAL.4",
    "throw-in": "FT-CARD-OUT.5",
    "corner": "FT-CARD-OUT.5",
    "goal kick": "FT-CARD-OUT.5",
    "free kick": "FT-FOUL-FREEKICK.5",
    "penalty": "FT-KEEP.4",
    "save": "FT-CARD-SAVE.4",
    "parry": "FT-CARD-PARRY.4",
    "post": "FT-CARD-POST.7",
}
"""Every way to play the ball that can retain it, with its rule; no other can (FT-KEEP.4, FT-KEEP.5)."""


def ball_targets(match: FootimeMatch, reach: Points, passer: int, how: str) -> Points:
    """Where in a reach the ball may come to rest, for a ball that has to go somewhere (FT-GAP.52)."""
    pitch = match.rules.pitch
    found = open_targets(match, reach, passer, how) or _free_targets(match, reach)
    return found or pitch.bit[nearest_free(match, match.ball, pitch.whole & ~pitch.goals)]


def open_targets(match: FootimeMatch, reach: Points, passer: int, how: str) -> Points:
    """Where in a reach the ball may come to rest; not at an offside where that is forbidden (FT-GAP.15)."""
    free = _free_targets(match, reach)
    if match.rules.switches.offside_forbidden and how in RETAINED_RULES and how != "throw-in":
        return free & ~_offside_targets(match, passer, how)
    return free


def _free_targets(match: FootimeMatch, reach: Points) -> Points:
    """The points of a reach that are free and not in one's own goal (FT-MOVE.4, FT-MOVE.11)."""
    pitch = match.rules.pitch
    end = match.end(match.side)
    # Nor where a goalkeeper who is away will return to.
    own = pitch.bit[pitch.keeper[end]] if match.rules.switches.own_goals else pitch.goal[end]
    return reach & ~match.taken() & ~own & ~pitch.bit[match.ball]


def nearest_free(match: FootimeMatch, to: int, among: Points) -> int:
    """The nearest free point where no better one is left, ties going towards one's own goal (FT-GAP.52)."""
    pitch = match.rules.pitch
    free = among & ~match.taken() & ~pitch.bit[match.ball]
    return pitch.nearest(to, free, match.end(match.side))


def _offside_targets(match: FootimeMatch, passer: int, how: str) -> Points:
    """Points beside a team-mate who is offside and beside no other one (FT-OFFSIDE.7)."""
    pitch = match.rules.pitch
    side = match.side
    mates = _mates(match, passer)
    offside = offside_points(match, side, mates)
    if not offside:
        return 0
    exempt = 0 if how == "aerial" else pitch.goals
    return pitch.spread(offside) & ~pitch.spread(mates & ~offside) & ~exempt


def _mates(match: FootimeMatch, passer: int) -> Points:
    """The points of the team-mates of whoever plays the ball; opponents do not matter (FT-KEEP.3, FT-KEEP.9)."""
    mates = match.standing(match.side)
    if passer >= 0 and match.at[passer] >= 0:
        mates &= ~match.rules.pitch.bit[match.at[passer]]
    return mates


def judged(match: FootimeMatch, point: int, passer: int, how: str) -> tuple[int, int]:
    """What follows when the ball comes to rest on a point, and what if no offside were signalled.

    A goal to settle comes before retention. Offside is judged with ball and pawns where they are before, never at a
    throw-in, and into the goal only at an aerial pass (FT-KEEP.2, FT-KEEP.10, FT-OFFSIDE.4, FT-OFFSIDE.6,
    FT-OFFSIDE.7, FT-CARD-AERIAL.3, FT-GAP.12, FT-GAP.15).
    """
    rules = match.rules
    pitch = rules.pitch
    # A ball out after the post is a goal kick at once, whoever stands beside it (FT-CARD-POST.6).
    goal_kick = rules.switches.automatic_goal_kick and pitch.goal_line[match.end(match.side)] & pitch.bit[point] != 0
    can_keep = how in RETAINED_RULES and not (how == "post" and goal_kick)
    beside = pitch.near[point] & _mates(match, passer) if can_keep else 0
    in_goal = pitch.goals & pitch.bit[point] != 0
    otherwise = PENDING if in_goal else KEPT if beside else TURN_OVER
    if how == "throw-in":
        return otherwise, otherwise
    if rules.switches.any_use and passer >= 0 and match.at[passer] >= 0:
        mine = pitch.bit[match.at[passer]]
        if offside_points(match, match.side, mine):
            return OFFSIDE, otherwise
    if beside and (not in_goal or how == "aerial") and offside_points(match, match.side, beside) == beside:
        return OFFSIDE, otherwise
    return otherwise, otherwise


def send_ball(
    match: FootimeMatch, point: int, passer: int, value: int, how: str, rule: str, goes_back: bool = False
) -> None:
    """Plays the ball to a point and says what follows: a goal to settle, retention, offside, or the turn is over.

    An offside needs nobody to call it. ``value`` is what a post would move the ball by, doubling included, 0 if
    undetermined; a goalkeeper who has left its line for this ``goes_back`` (FT-OFFSIDE.12, FT-CARD-POST.2,
    FT-CARD-POST.5).
    """
    match.result, match.uncalled = judged(match, point, passer, how)
    origin = match.ball
    keep_shot(match, point, value, passer, how)
    match.ball = point
    match.moved = True
    if goes_back:
        recentre(match, match.side)
    if match.heard:
        _tell(match, origin, point, passer, value, how, rule, goes_back)


def foreseen_ball(match: FootimeMatch, point: int, reached: str) -> BallForeseen:
    """Where the ball would go and how it would lie there; of a shot, who would be asked to save it.

    That is the next player whatever he holds, and nobody about an own goal (FT-GOAL.2, FT-GAP.8, FT-GAP.16).
    """
    rules = match.rules
    foreseen: BallForeseen = {
        "from": rules.point_ids[match.ball],
        "to": rules.point_ids[point],
        "reached": reached,
    }
    if reached == IN_GOAL:
        own = rules.pitch.goal[match.end(match.side)] & rules.pitch.bit[point]
        foreseen["answered_by"] = [] if own else [match.next_seat]
    return foreseen


def keep_shot(match: FootimeMatch, point: int, value: int, pawn: int, how: str) -> None:
    """Of a ball that is put on a goal point, keeps the position before for a VAR, and who put it there and how.

    (FT-CARD-VAR.6)
    """
    pitch = match.rules.pitch
    if pitch.goals & pitch.bit[point]:
        match.before_shot = snapshot(match)
        match.shot_value = value
        match.shot_by = pawn
        match.shot_how = how


def _tell(
    match: FootimeMatch, origin: int, point: int, passer: int, value: int, how: str, rule: str, goes_back: bool
) -> None:
    rules = match.rules
    points = rules.point_ids
    pawn = rules.pawn_ids[passer] if passer >= 0 else None
    details: dict[str, object] = {
        "seat": match.to_play,
        "how": how,
        "pawn": pawn,
        "value": value,
        "from": points[origin],
        "to": points[point],
        "back": match.place_id(match.keepers[match.side]) if goes_back else None,
    }
    match.tell("ball", details, rule)
    follows: dict[str, object] = {"seat": match.to_play, "how": how, "point": points[point], "pawn": pawn}
    if match.result == KEPT:
        match.tell("retained", follows, RETAINED_RULES[how])
    elif match.result == PENDING:
        match.tell("shot", {**follows, "from": points[origin]}, "FT-GOAL.1")
    elif match.result == OFFSIDE:
        match.tell("offside", follows, "FT-OFFSIDE.7")


def recentre(match: FootimeMatch, side: int) -> None:
    """Puts a goalkeeper back at the centre of its goal line (FT-MOVE.7)."""
    keeper = match.keepers[side]
    home = match.rules.pitch.keeper[match.end(side)]
    if match.at[keeper] != home:
        match.put_pawn(keeper, home)


def snapshot(match: FootimeMatch) -> list[int]:
    """Ball, bookings, goalkeepers and pawns as they are now, whether this turn has moved the ball, and its contacts."""
    return [match.ball, match.booked, *match.keepers, *match.at, int(match.moved), *match.made]


def restore(match: FootimeMatch, before: list[int]) -> None:
    """Ball, pawns and bookings as they were, and what the turn before had left open by then.

    (FT-CARD-VAR.6, FT-GAP.36)
    """
    match.ball, match.booked = before[0], before[1]
    match.keepers = before[2:4]
    places = before[FIRST_PLACE:MOVED]
    for pawn, place in enumerate(places):
        match.put_pawn(pawn, place)
    for pawn, place in enumerate(places):
        if place == OUTSIDE:
            _come_back(match, pawn)
    match.ball_by = match.actor if before[MOVED] else NOBODY
    match.contacts = before[CONTACTS:]


def _come_back(match: FootimeMatch, pawn: int) -> None:
    """Whoever had left the pitch to throw in or take a corner stands beside the ball, or in goal (FT-GAP.52)."""
    pitch = match.rules.pitch
    side = 0 if pawn < TEAM else 1
    if match.is_keeper(pawn):
        recentre(match, side)
        return
    free = pitch.whole & ~pitch.goals & ~match.taken() & ~pitch.bit[match.ball]
    match.put_pawn(pawn, pitch.nearest(match.ball, free, match.end(side)))
