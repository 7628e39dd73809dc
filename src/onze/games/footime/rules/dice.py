"""The die (FT-SETUP.9, FT-KICKOFF.7)."""

from typing import Final

from onze.games.footime.match import FootimeMatch

__all__ = ["FACES", "captains_roll", "roll", "roll_off"]

FACES: Final = 6


def roll(match: FootimeMatch, seat: int, why: str, rule: str) -> int:
    """A player rolls the die."""
    value = match.die(FACES)
    if match.heard:
        match.tell("roll", {"seat": seat, "value": value, "why": why, "die": value}, rule)
    return value


def roll_off(match: FootimeMatch) -> list[list[int]]:
    """Two roll until the rolls differ: all their rolls, the first one's always first (FT-GAP.46)."""
    rolls: list[list[int]] = []
    one = other = 0
    while one == other:
        one, other = match.die(FACES), match.die(FACES)
        rolls.append([one, other])
    return rolls


def captains_roll(match: FootimeMatch, why: str, rule: str) -> int:
    """The captains roll until one is higher; returns his side (FT-SETUP.9)."""
    rolls = roll_off(match)
    side = 0 if rolls[-1][0] > rolls[-1][1] else 1
    if match.heard:
        match.tell("captains roll", {"rolls": rolls, "side": side, "why": why}, rule)
    return side
