"""What a dealt world is worth to one of two sides, all cards as they lie in it: for a search.

A side is ahead by its goals and by what it has besides, in goals (the weights, data of the game); how much a goal
decides hangs on how much is left to play. ``python -m bench.worlds`` fits both on matches between coaches.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Final

__all__ = ["Weights", "World"]

DRAWN: Final = 0.5
"""A lead of less than half a goal is a draw."""
FARTHEST: Final = 30.0
"""No lead counts for more than so many times what is in doubt."""


class World:
    """What a side's result is reckoned from."""

    def __init__(self, lead: float, left: float, facts: Sequence[float]) -> None:
        self.lead = lead
        """Goals ahead."""
        self.left = left
        """How much is left to play, in a unit of the game."""
        self.facts = facts
        """What the side has besides, as many numbers as the game has weights."""


class Weights:
    """The weights of a game's facts, and how doubtful the end is."""

    def __init__(self, names: Sequence[str], written: Mapping[str, float]) -> None:
        self.names = list(names)
        """What each of the facts is called in the data."""
        self.near = float(written["near"])
        self.far = float(written["far"])
        """The doubt about the result, in goals: at the end, and what it grows by with the root of what is left."""
        self.weights = [float(written[name]) for name in names]

    def share(self, world: World) -> float:
        """The share of the win that a side may expect; a draw is half."""
        lead = world.lead
        for weight, fact in zip(self.weights, world.facts, strict=True):
            if fact:
                lead += weight * fact
        doubt = self.near + self.far * sqrt(max(0.0, world.left))
        return 0.5 * (_logistic((lead - DRAWN) / doubt) + _logistic((lead + DRAWN) / doubt))


def _logistic(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, lead))))
