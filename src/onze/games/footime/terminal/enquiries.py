"""What there is to say of a pawn or a point that a person names: where it is, who stands there, why it is offside."""

from onze.games.footime.box.pawns import EXPELLED, INJURED, TEAM
from onze.games.footime.box.pitch import NO_POINT
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import is_offside, last_but_one
from onze.kernel.words import Refused

__all__ = ["about_pawn", "about_point"]


def about_pawn(match: FootimeMatch, pawn: int) -> Refused:
    """Where a pawn is, and why it is offside or why not (FT-OFFSIDE.1 to FT-OFFSIDE.3)."""
    rules = match.rules
    pitch = rules.pitch
    point = match.at[pawn]
    values: dict[str, object] = {"pawn": rules.pawn_text(pawn)}
    if point < 0:
        key = {EXPELLED: "pawn_expelled", INJURED: "pawn_injured"}.get(point, "pawn_outside")
        rule = {EXPELLED: "FT-CARD-RED.3", INJURED: "FT-CARD-INJURED.6"}.get(point, "")
        return WORDS.refused(key, rule, values)
    side = pawn // TEAM
    end = 1 - match.end(side)
    beyond = pitch.beyond[end]
    here = pitch.bit[point]
    last = last_but_one(match, 1 - side, end)
    values |= {"point": pitch.names[point], "ball": pitch.names[match.ball]}
    values["last"] = pitch.names[last] if last != NO_POINT else "–"
    if is_offside(match, pawn):
        return WORDS.refused("pawn_is_offside", "FT-OFFSIDE.2", values)
    if not beyond[pitch.centre] & here:
        return WORDS.refused("onside_own_half", "FT-OFFSIDE.1", values)
    if not beyond[match.ball] & here:
        return WORDS.refused("onside_behind_ball", "FT-OFFSIDE.1", values)
    return WORDS.refused("onside_behind_opponent", "FT-OFFSIDE.3", values)


def about_point(match: FootimeMatch, point: int) -> Refused:
    """Who stands on a point, or that it is free, and how far it is from the ball."""
    rules = match.rules
    pitch = rules.pitch
    if point in match.at:
        return about_pawn(match, match.at.index(point))
    values: dict[str, object] = {"point": pitch.names[point], "distance": pitch.distance(point, match.ball)}
    return WORDS.refused("ball_is_on" if point == match.ball else "point_is_free", "", values)
