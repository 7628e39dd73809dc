"""What a move would do with the ball: its legs one after the other, and where it would come to rest.

Nothing of it depends on luck or on a hidden card: cards show arrows, and squares can be counted (FAC-1.3 to FAC-1.5).
"""

from collections.abc import Sequence
from typing import Final

from onze.games.football_a_la_carte.box.pitch import FACINGS, OPEN_PLAY, SHOT, THROW_IN, square_id
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.foreseen import Flown, Leg, SaveForeseen
from onze.kernel.words import LANGUAGES, Text

__all__ = ["foreseen_legs", "leg_details", "note_of"]

DRAWN: Final = {OPEN_PLAY: "", THROW_IN: "drawing_throw_in", SHOT: "drawing_shot"}
"""What is added to the name of a square by what is faced there; to any other, that the ball crosses the goal line."""


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
    details: Flown = {
        "arrow": arrow,
        "number": number,
        "from": rules.pitch.ids[start],
        "to": rules.pitch.ids[flight.square],
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


def note_of(match: FootballMatch, start: int, ways: Sequence[int]) -> Text:
    """Where a move would send the ball from a square, in a word or two: → e10."""
    rules = match.rules
    square, facing = start, OPEN_PLAY
    for way in ways:
        facing, square, _ = rules.flights[match.end][way][square]
        if facing != OPEN_PLAY:
            break
    known = rules.notes.get((square, facing))
    if known is None:
        known = rules.notes[square, facing] = _note(rules.pitch.names[square], facing)
    return known


def _note(name: str, facing: int) -> Text:
    square = {"square": name}
    key = DRAWN.get(facing, "drawing_goal_line")
    end = WORDS.text(key, square) if key else dict.fromkeys(LANGUAGES, square["square"])
    return {language: f"→ {end[language]}" for language in LANGUAGES}
