"""How the course of play is told in tests: who is asked, which points are open, turns that come to nothing."""

from typing import Any

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from tests.rules.footime.situations import FOUR, H1, Point, scene, to
from tests.rules.table import decision, moves, play


def asked(match: FootimeMatch) -> tuple[str, int]:
    """The open question, and who is asked."""
    return decision(match), match.seat


def open_points(match: FootimeMatch) -> set[Point]:
    """The points that may be named now."""
    pitch = match.rules.pitch
    return {(pitch.x[move], pitch.y[move]) for move in match.moves() if move in match.rules.place}


def around(x: int, y: int, distance: int = 1) -> set[Point]:
    """All other points of the pitch up to that distance."""
    near = range(-distance, distance + 1)
    points = {(x + along, y + across) for along in near for across in near} - {(x, y)}
    return {(along, across) for along, across in points if abs(along) <= 13 and abs(across) <= 8}


def waste_turns(match: FootimeMatch, count: int) -> list[Event]:
    """So many turns are lost by cards that do not suit, any that there are."""
    told: list[Event] = []
    for _ in range(count):
        told += play(match, next(move for move in moves(match) if move.startswith("waste")))
    return told


def new_match(*captains: int, game: Footime = FOUR) -> tuple[FootimeMatch, list[Event]]:
    """A match from its start, with the captains' rolls, and what was told."""
    told: list[Event] = []
    with Scripted("keep order", *[f"d6 {roll}" for roll in captains]) as chance:
        match = game.new_match(chance, told.append)
    return match, told


def line_up(match: FootimeMatch, roll: int, formation: str = "4-4-2") -> None:
    """Both teams line up in a formation, and the kick-off is rolled for."""
    play(match, *[f"line-up formation:{formation}"] * 2, throws=[f"d6 {roll}"])


def shooting(card: str = "pass-5", **facts: Any) -> FootimeMatch:
    """A pawn of Home's beside the ball on (8,1), with a card that reaches the goal; H1 is in turn unless said."""
    seat = facts.get("seat", H1)
    hands = {seat: [card], **facts.pop("hands", {})}
    return scene("Turn", {"h9": (7, 1)}, ball=(8, 1), hands=hands, **facts)


def shoot(match: FootimeMatch, card: str = "pass-5") -> list[Event]:
    """The shot of ``shooting`` is taken: the ball is on a goal point."""
    return play(match, f"play card:{card}", to(13, 1))
