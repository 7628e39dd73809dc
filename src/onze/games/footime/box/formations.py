"""Formations: where shirts 2 to 11 stand at a kick-off, for who kicks off and for who does not (formations.toml)."""

from typing import Final

from onze.games.footime.box.pitch import Pitch
from onze.games.footime.box.words import WORDS
from onze.kernel.data import DataFile

__all__ = ["KICKING", "RECEIVING", "ROLES", "Formation", "read_formations"]

KICKING: Final = 0
RECEIVING: Final = 1
ROLES: Final = ("kicking", "receiving")
OUTFIELD: Final = 10


class Formation:
    """Ten points for each role and end."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.points: list[list[list[int]]] = [[], []]
        """By role and by the end defended, the points of shirts 2 to 11."""


def read_formations(file: DataFile, pitch: Pitch) -> list[Formation]:
    """The formations of a file, turned round for the team that defends the other end; refused if against the rules."""
    formations: list[Formation] = []
    for name, entry in file.read().get("formation", {}).items():
        formation = Formation(name)
        for role in (KICKING, RECEIVING):
            pairs = entry[ROLES[role]]
            west = [pitch.point(pair) for pair in pairs]
            east = [pitch.point([-pair[0], -pair[1]]) for pair in pairs]
            if not _is_allowed(pitch, west, role):
                values = {"file": file.name, "name": name, "role": ROLES[role]}
                raise WORDS.refused("bad_formation", "FT-KICKOFF.3" if role == KICKING else "FT-KICKOFF.6", values)
            formation.points[role] = [west, east]
        formations.append(formation)
    return formations


def _is_allowed(pitch: Pitch, points: list[int], role: int) -> bool:
    """In the own half, off ball, goal and penalty spot; the last one beside the ball, or all outside the circle."""
    spot = pitch.bit[pitch.spot[0]] | pitch.bit[pitch.behind[0]]
    allowed = pitch.half[0] & ~pitch.goals & ~pitch.bit[pitch.centre] & ~spot
    if role == RECEIVING:
        allowed &= ~pitch.circle
    beside = role == RECEIVING or pitch.near[pitch.centre] & pitch.bit[points[-1]] != 0
    apart = len(set(points)) == len(points) == OUTFIELD
    return apart and beside and all(allowed & pitch.bit[point] for point in points)
