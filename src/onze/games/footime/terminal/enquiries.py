"""What there is to say of a pawn or a point that a person names: where it is, who stands there, why it is offside."""

from onze.games.footime.box.pawns import EXPELLED, INJURED
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import offside_reason
from onze.kernel.words import Refused

__all__ = ["about_pawn", "about_point"]


def about_pawn(match: FootimeMatch, pawn: int) -> Refused:
    """Where a pawn is, and why it is offside or why not (FT-OFFSIDE.1 to FT-OFFSIDE.3)."""
    point = match.at[pawn]
    if point >= 0:
        return Refused(offside_reason(match, pawn))
    key = {EXPELLED: "pawn_expelled", INJURED: "pawn_injured"}.get(point, "pawn_outside")
    rule = {EXPELLED: "FT-CARD-RED.3", INJURED: "FT-CARD-INJURED.6"}.get(point, "")
    return WORDS.refused(key, rule, {"pawn": match.rules.pawn_text(pawn)})


def about_point(match: FootimeMatch, point: int) -> Refused:
    """Who stands on a point, or that it is free, and how far it is from the ball."""
    rules = match.rules
    pitch = rules.pitch
    if point in match.at:
        return about_pawn(match, match.at.index(point))
    values: dict[str, object] = {"point": pitch.names[point], "distance": pitch.distance(point, match.ball)}
    return WORDS.refused("ball_is_on" if point == match.ball else "point_is_free", "", values)
