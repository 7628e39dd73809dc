"""What would follow a move, as front ends are told: a dictionary for each kind of decision that foresees something."""

from typing import NotRequired, TypedDict

__all__ = [
    "BallForeseen", "CautionForeseen", "LineUpForeseen", "PasserForeseen", "PointForeseen", "RunForeseen",
    "RunnerForeseen", "SaveForeseen", "Start", "TurnForeseen", "VerdictForeseen",
]  # fmt: skip

Start = TypedDict("Start", {"from": NotRequired[str]})
"""The point or place that a pawn or the ball leaves."""


class PointForeseen(TypedDict):
    """Of a point, how it would be reached; nothing of other moves."""

    to: NotRequired[str]
    """The point, or the place off the pitch."""
    reached: NotRequired[str]
    """How it would be reached; described by ``reached:possible``."""


class RunForeseen(PointForeseen, Start):
    """Where a pawn would go."""


class BallForeseen(RunForeseen):
    """Where the ball would go."""

    answered_by: NotRequired[list[int]]
    """Who would be asked to keep it out of the goal; nobody about an own goal."""


class RunnerForeseen(PointForeseen, Start):
    """What a pawn could do with a run."""

    points: int
    """How many points it could run to."""
    with_ball: bool
    """Whether it could take the ball along."""


class PasserForeseen(PointForeseen, Start):
    """What a pawn could do with the ball."""

    points: int
    """How many points the ball could go to."""
    goal: bool
    """Whether one of them is in a goal."""


class TurnForeseen(PointForeseen):
    """What a card would bring."""

    value: NotRequired[int]
    """How far it goes."""
    again: NotRequired[bool]
    """Whether who lays it plays again."""
    result: NotRequired[str]
    """What the turn would come to where nothing else is to be said; described by ``result:turn-over``."""


class CautionForeseen(PointForeseen):
    """What would become of the pawn that committed a foul: it stays where it is, or goes."""

    pawn: NotRequired[str]
    """Which pawn it is."""


class LineUpForeseen(PointForeseen):
    """Where a formation would put a team, or who would stand on a point."""

    pawns: NotRequired[dict[str, str]]
    """The point of each pawn."""
    pawn: NotRequired[str]
    """The pawn whose point is asked for."""


class SaveForeseen(PointForeseen):
    """What would become of the ball in the goal."""

    score: NotRequired[list[int]]
    """The score that would be if the goal counts."""


class VerdictForeseen(SaveForeseen, Start):
    """What a verdict would mean: the ball back where it was, or the score."""
