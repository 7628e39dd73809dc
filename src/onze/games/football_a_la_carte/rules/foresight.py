"""What a move would do with the ball: its legs one after the other, and where it would come to rest.

Nothing of it depends on luck or on a hidden card: cards show arrows, and squares can be counted (FAC-1.3 to FAC-1.5).
"""

from collections.abc import Sequence
from functools import lru_cache

from onze.games.football_a_la_carte.box.pitch import FACINGS, OPEN_PLAY
from onze.games.football_a_la_carte.box.things import square_id
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.foreseen import BallForeseen, Flown, Leg, SaveForeseen
from onze.kernel.words import LANGUAGES, Text

__all__ = ["foreseen_legs", "leg_details", "note_of"]


def leg_details(match: FootballMatch, way: int, start: int) -> Flown:
    """One leg along a way from a square: from where, over which squares, to where, and what is faced then.

    Menus and events tell the same few legs over and over: each is put together once, and copied.
    """
    legs = match.rules.legs[match.end]
    known = legs.get((way, start))
    if known is None:
        known = legs[way, start] = _leg(match, way, start)
    return {**known, "path": known["path"][:]}


def _leg(match: FootballMatch, way: int, start: int) -> Flown:
    rules = match.rules
    flight = rules.flights[match.end][way][start]
    arrow, number = rules.arrows[way]
    names = rules.pitch.names
    details: Flown = {
        "arrow": arrow,
        "number": number,
        "from": square_id(names[start]),
        "to": square_id(names[flight.square]),
        "path": [square_id(name) for name in rules.pitch.path(match.end, arrow, start, flight.square)],
        "result": FACINGS[flight.facing],
    }
    if flight.net:
        details["net"] = square_id(rules.pitch.net_name(1 - match.end, flight.net))
    return details


def foreseen_legs(match: FootballMatch, start: int, ways: Sequence[int], dotted: bool) -> SaveForeseen:
    """The legs of a move that sends the ball from a square, and how the last one ends: the first out of play is it.

    ``dotted``: whether the first leg follows the dotted arrow of a free kick (FAC-5.3).
    """
    legs: list[Leg] = []
    square = start
    for way in ways:
        legs.append({**leg_details(match, way, square), "dotted": dotted and not legs})
        flight = match.rules.flights[match.end][way][square]
        square = flight.square
        if flight.facing != OPEN_PLAY:
            break
    return {"ball": legs, "to": legs[-1]["to"], "result": legs[-1]["result"]}


def note_of(foreseen: BallForeseen) -> Text | None:
    """Where a move would send the ball, in a word or two: → e10."""
    return _note(foreseen["to"], foreseen.get("result", FACINGS[OPEN_PLAY])) if "to" in foreseen else None


@lru_cache(1024)
def _note(to: str, result: str) -> Text:
    """The note of one place and what is faced there: every menu has the same few."""
    square = {"square": to.removeprefix("square:")}
    key = {"open_play": "", "throw_in": "drawing_throw_in", "shot": "drawing_shot"}.get(result, "drawing_goal_line")
    end = WORDS.text(key, square) if key else dict.fromkeys(LANGUAGES, square["square"])
    return {language: f"→ {end[language]}" for language in LANGUAGES}
