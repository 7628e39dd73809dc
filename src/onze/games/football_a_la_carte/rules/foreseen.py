"""What would follow a move, as front ends are told: a dictionary for each kind of decision that foresees something."""

from typing import NotRequired, TypedDict

__all__ = ["BallForeseen", "Flown", "Leg", "SaveForeseen", "Start"]

Start = TypedDict("Start", {"from": str})
"""The square that the ball leaves."""


class Flown(Start):
    """How the ball goes along an arrow."""

    arrow: str
    """Where the arrow points; described by ``direction:across-left``."""
    number: int
    """How many squares it counts."""
    to: str
    """The square where the ball comes to rest, or goes out."""
    path: list[str]
    """The squares that it passes and comes to, in order."""
    result: str
    """What the next player would face; described by ``facing:open-play``."""
    net: NotRequired[str]
    """The net that it enters."""


class Leg(Flown):
    """One leg of the ball's way."""

    dotted: bool
    """Whether it follows the dotted arrow of a free kick."""


class BallForeseen(TypedDict):
    """Where a move would send the ball; empty where it leaves that open."""

    ball: NotRequired[list[Leg]]
    """The legs of its way, one after the other."""
    to: NotRequired[str]
    """Where the last one ends."""
    result: NotRequired[str]
    """What the next player would face; described by ``facing:open-play``."""


class SaveForeseen(BallForeseen):
    """What would become of a shot."""

    saved: NotRequired[bool]
    """Whether it is surely stopped, or surely not; left out where a cut decides."""
    corner: NotRequired[str]
    """The corner that would be conceded."""
    score: NotRequired[list[int]]
    """The score that would be."""
