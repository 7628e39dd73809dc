"""What must be otherwise some time: whatever a redeal hardly ever changes in a whole run is copied from the truth."""

from typing import Final

__all__ = ["ALWAYS", "NEARLY_ALWAYS", "TOO_OFTEN", "Doubts"]

OFTEN: Final = 24
"""So often a thing must have been dealt before it is held against a game."""
ALWAYS: Final = 1.0
"""A thing that is never dealt otherwise is copied; one that sometimes is may be likely to be what it is."""
TOO_OFTEN: Final = 0.3
"""Of what a fair deal does once in fifty times; so many come about once in a million runs."""
NEARLY_ALWAYS: Final = 0.9
"""As often a thing is the same when it is copied wherever that is possible; a fair deal does that half the time."""


class Doubts:
    """Things that could have been dealt otherwise, each with how often they were dealt and how often they were not.

    The first sighting of each is kept with its seed and moves, so that an objection made after the last match tells how
    to see it happen.
    """

    def __init__(self) -> None:
        self._dealt: dict[str, int] = {}
        self._same: dict[str, int] = {}
        self._limits: dict[str, float] = {}
        self._objections: dict[str, Exception] = {}

    def is_new(self, thing: str) -> bool:
        """Whether it has never been dealt just as it was; the next time somebody must say what that would mean."""
        return thing not in self._objections

    def is_settled(self, thing: str) -> bool:
        """Whether it has been dealt otherwise before."""
        return self._dealt.get(thing, 0) > self._same.get(thing, 0)

    def differs(self, thing: str) -> None:
        """Notes that a thing was dealt otherwise than it is."""
        self._dealt[thing] = self._dealt.get(thing, 0) + 1

    def is_same(self, thing: str, limit: float, objection: Exception | None) -> None:
        """Notes that it was not; the objection is needed when it is new, and holds where it is so too often."""
        self._dealt[thing] = self._dealt.get(thing, 0) + 1
        self._same[thing] = self._same.get(thing, 0) + 1
        self._limits[thing] = limit
        if objection is not None:
            self._objections[thing] = objection

    def standing(self) -> Exception | None:
        """The first objection that is left when all has been played."""
        for thing, objection in self._objections.items():
            dealt = self._dealt[thing]
            if dealt >= OFTEN and self._same[thing] >= self._limits[thing] * dealt:
                return objection
        return None
