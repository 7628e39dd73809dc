"""Why a card, a pawn or a point is not to be had at a question: a sentence, and the rule that forbids it."""

from onze.games.footime.box.options import EXACT, STRAIGHT
from onze.games.footime.box.pawns import EXPELLED, INJURED
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.kernel.words import Reason

__all__ = ["point_taken", "why_not_move", "why_not_point", "why_not_run", "wrong_path"]


def why_not_move(match: FootimeMatch, move: int, seat: int, rule: str) -> Reason:
    """Why a card or a pawn cannot be chosen: it is not held, it is off the pitch, or something else is asked for.

    The latter is what people say in the middle of a phrase: another card, a pawn too late, a point too early.
    """
    rules = match.rules
    card = rules.card_of(move)
    if card >= 0 and card not in match.hands[seat].cards:
        return WORDS.reason("no_such_card", "FT-TURN.3", {"card": rules.kinds[card].text})
    listed = match.moves(seat)
    if move in rules.choose and listed[0] in rules.choose:
        pawn = rules.choose.thing(move)
        values: dict[str, object] = {"pawn": rules.pawn_text(pawn)}
        if match.at[pawn] == EXPELLED:
            return WORDS.reason("pawn_expelled", "FT-CARD-RED.3", values)
        if match.at[pawn] == INJURED:
            return WORDS.reason("pawn_injured", "FT-CARD-INJURED.6", values)
        return WORDS.reason("not_that_pawn", rule, values)
    verb = rules.vocabulary[listed[0]].verb.replace("-", "_")
    key = "now_play_or_pass" if verb == "play" and rules.pass_on in listed else f"now_{verb}"
    said: dict[str, object] = {"move": match.move_text(move, seat), "first": match.move_text(listed[0], seat)}
    return WORDS.reason(key, rule, said)


def point_taken(match: FootimeMatch, point: int, key: str, rule: str) -> Reason:
    """That somebody stands on a point, and who."""
    rules = match.rules
    pawn = match.at.index(point)
    values: dict[str, object] = {"point": rules.pitch.names[point], "pawn": rules.pawn_text(pawn)}
    return WORDS.reason(key, rule, values)


def why_not_point(match: FootimeMatch, point: int, otherwise: str, rule: str) -> Reason:
    """Why a pawn or the ball cannot be put on a point: somebody stands there, or it is none of those to choose from.

    ``otherwise`` is the sentence that says which those are.
    """
    if point in match.at:
        return point_taken(match, point, "point_taken", rule)
    return WORDS.reason(otherwise, rule, {"point": match.rules.pitch.names[point]})


def why_not_run(match: FootimeMatch, point: int, pawn: int, value: int, rule: str) -> Reason:
    """Why a pawn cannot come to a point by a value: it is taken, in a goal, too far, or no free way leads there."""
    rules = match.rules
    pitch = rules.pitch
    here = pitch.bit[point]
    distance = pitch.distance(match.at[pawn], point)
    values: dict[str, object] = {"point": pitch.names[point], "value": value, "distance": distance}
    if match.taken() & here:
        return point_taken(match, point, "point_taken", "FT-MOVE.6")
    if pitch.goals & here and not match.is_keeper(pawn):
        return WORDS.reason("only_keepers_in_goal", "FT-MOVE.8", values)
    if distance > value:
        return WORDS.reason("too_far", rule, values)
    return wrong_path(match, match.at[pawn], point, value) or WORDS.reason("no_way_there", "FT-MOVE.5", values)


def wrong_path(match: FootimeMatch, start: int, point: int, value: int) -> Reason | None:
    """Why another reading of paths leaves out a point within a value; ``None`` if it does not (FT-GAP.6)."""
    pitch = match.rules.pitch
    path_rule = match.rules.switches.path_rule
    distance = pitch.distance(start, point)
    values: dict[str, object] = {"point": pitch.names[point], "value": value, "distance": distance}
    if path_rule == EXACT and distance < value:
        return WORDS.reason("only_at_distance", "FT-GAP.6", values)
    along, across = abs(pitch.x[start] - pitch.x[point]), abs(pitch.y[start] - pitch.y[point])
    if path_rule == STRAIGHT and along and across and along != across:
        return WORDS.reason("only_straight", "FT-GAP.6", values)
    return None
