"""Pawns and ball of a scenario."""

from collections.abc import Mapping
from typing import Any, Final

from onze.games.footime.box.formations import KICKING, RECEIVING
from onze.games.footime.box.pawns import EXPELLED, INJURED, OUTSIDE, PAWNS, TEAM
from onze.games.footime.box.pitch import Points
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.scenes.ball import usual_ball
from onze.kernel.scenes import Scene

__all__ = ["SHOOT_OUT_ROLLS", "THE_BALL", "places_named", "set_pawns"]

OFF_PITCH_NAMED: Final = {"injured": INJURED, "expelled": EXPELLED}
SHOOT_OUT_ROLLS: Final = ("ShootOutShot", "ShootOutSave")
"""Decisions at which the rules put the ball on a penalty spot."""
THE_BALL: Final = -1
"""The ball, where it is listed among pawns."""


def set_pawns(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Puts pawns and ball where they are said to be, and all others in their line-up or off the pitch."""
    rules = match.rules
    pitch = rules.pitch
    _set_keepers(match, scene)
    named = places_named(match, scene, "pawns")
    named.pop(THE_BALL, 0)
    if base not in SHOOT_OUT_ROLLS:
        match.ball = _point(match, scene, "ball", usual_ball(match, scene, base))
    for side in (0, 1):
        match.put_pawn(match.keepers[side], pitch.keeper[match.end(side)])
    for pawn, place in named.items():
        match.put_pawn(pawn, place)
    if base in ("LineUp", "LineUpTogether") and scene.facts.get("role") != "receiving":
        pass
    elif scene.word("others", "line_up", ("line_up", "injured")) == "injured":
        for pawn in range(PAWNS):
            if match.at[pawn] == OUTSIDE:
                match.put_pawn(pawn, INJURED)
    else:
        _line_up_others(match, base)
    _check_places(match, scene, base)
    match.booked = 0
    for name in scene.names("booked"):
        if name not in rules.pawns:
            raise scene.wrong("booked", WORDS.text("wanted_pawn"))
        if match.at[rules.pawns.index(name)] == EXPELLED:
            raise scene.wrong("booked", WORDS.text("wanted_not_expelled", {"pawn": name}), "FT-CARD-YELLOW.4")
        match.booked |= 1 << rules.pawns.index(name)


def _set_keepers(match: FootimeMatch, scene: Scene) -> None:
    pawns = match.rules.pawns
    names = scene.names("keepers") or [pawns[0], pawns[TEAM]]
    if len(names) != 2 or not all(name in pawns[side * TEAM : side * TEAM + TEAM] for side, name in enumerate(names)):
        raise scene.wrong("keepers", WORDS.text("wanted_keepers"))
    match.keepers = [pawns.index(name) for name in names]


def places_named(match: FootimeMatch, scene: Scene, fact: str) -> dict[int, int]:
    """Pawns and the ball with their places."""
    rules = match.rules
    scene.read.add(fact)
    value: Any = scene.facts.get(fact, {})
    known = {name: number for number, name in enumerate(rules.pitch.names)} | OFF_PITCH_NAMED
    if not isinstance(value, Mapping) or not all(
        (name in rules.pawns or (name == "ball" and fact == "was")) and place in known for name, place in value.items()
    ):
        raise scene.wrong(fact, WORDS.text("wanted_pawns"))
    return {rules.pawns.index(name) if name != "ball" else THE_BALL: known[place] for name, place in value.items()}


def _point(match: FootimeMatch, scene: Scene, fact: str, usual: int) -> int:
    names = match.rules.pitch.names
    scene.read.add(fact)
    value = scene.facts.get(fact, names[usual])
    if value not in names:
        raise scene.wrong(fact, WORDS.text("wanted_point"))
    return names.index(value)


def _line_up_others(match: FootimeMatch, base: str) -> None:
    """Pawns that are not named stand as their first formation has it, or as near to that as they can."""
    rules = match.rules
    pitch = rules.pitch
    kept_free = pitch.goals
    if base == "PenaltyTo":
        kept_free |= pitch.area[1 - match.end(match.side)]
    if base in SHOOT_OUT_ROLLS:
        kept_free |= penalty_places(match)
    for side in (0, 1):
        if base == "LineUp" and side != match.side:
            continue  # they are asked
        role = KICKING if side == match.side else RECEIVING
        points = rules.formations[0].points[role][match.end(side)]
        outfield = [pawn for pawn in range(side * TEAM, side * TEAM + TEAM) if pawn != match.keepers[side]]
        for pawn, point in zip(outfield, points, strict=True):
            if match.at[pawn] == OUTSIDE:
                free = pitch.whole & ~kept_free & ~match.taken() & ~pitch.bit[match.ball]
                here = free & pitch.bit[point]
                match.put_pawn(pawn, point if here else pitch.nearest(point, free, match.end(side)))


def penalty_places(match: FootimeMatch) -> Points:
    """Both penalty spots and the points behind them, where nobody waits in a shoot-out."""
    pitch = match.rules.pitch
    return sum([pitch.bit[point] for point in (*pitch.spot, *pitch.behind)])


def _check_places(match: FootimeMatch, scene: Scene, base: str) -> None:
    """No two pawns share a point, none is on the ball, goalkeepers are on the pitch, and only they are in a goal."""
    pitch = match.rules.pitch
    places = [place for place in match.at if place >= 0]
    outfield = [place for pawn, place in enumerate(match.at) if place >= 0 and not match.is_keeper(pawn)]
    if len(set(places)) != len(places) or any(pitch.goals & pitch.bit[place] for place in outfield):
        raise scene.wrong("pawns", WORDS.text("wanted_own_point"), "FT-MOVE.6")
    there = [match.keepers[match.side]] if base == "ReplaceKeeper" else match.keepers
    if any(match.at[keeper] < 0 for keeper in there):
        raise scene.wrong("pawns", WORDS.text("wanted_keeper_on_pitch"), "FT-CARD-RED.5")
    if base in SHOOT_OUT_ROLLS:
        _check_shoot_out(match, scene)
    elif match.ball in places:
        raise scene.wrong("ball", WORDS.text("wanted_free_point"), "FT-MOVE.4")


def _check_shoot_out(match: FootimeMatch, scene: Scene) -> None:
    """Everybody who has not been expelled waits as for a kick-off, off the penalty spots (FT-SHOOTOUT.2, FT-GAP.18)."""
    pitch = match.rules.pitch
    for side in (0, 1):
        team = match.at[side * TEAM : side * TEAM + TEAM]
        waiting = [pawn for pawn in match.pawns_on(side, penalty_places(match)) if not match.is_keeper(pawn)]
        home = match.at[match.keepers[side]] == pitch.keeper[match.end(side)]
        if INJURED in team or waiting or not home:
            raise scene.wrong(
                "pawns" if "pawns" in scene.facts else "others", WORDS.text("wanted_waiting"), "FT-SHOOTOUT.2"
            )
