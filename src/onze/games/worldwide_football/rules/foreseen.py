"""What would follow a move, as front ends are told: a dictionary for each kind of decision that foresees something."""

from typing import NotRequired, TypedDict

__all__ = [
    "AbilitiesForeseen", "AddedForeseen", "AttackForeseen", "BlockForeseen", "DeckForeseen", "FacesForeseen",
    "KeepForeseen", "PenaltyForeseen", "RollForeseen", "Start", "SubstituteForeseen", "TakenForeseen", "TeamForeseen",
    "WindowForeseen",
]  # fmt: skip

Start = TypedDict("Start", {"from": NotRequired[str]})
"""The place on the way to goal that the attack leaves."""


class WindowForeseen(TypedDict):
    """What a side would have left."""

    hand: NotRequired[int]
    """How many cards its hand would hold."""
    players: NotRequired[int]
    """How many Player cards it would have."""


class AttackForeseen(WindowForeseen, Start):
    """What a move of an attack, or an answer to one, would mean: what it leads to, what it costs, what is rolled."""

    to: NotRequired[str]
    """The place on the way to goal that the attack would come to."""
    pa: NotRequired[int]
    """How many PA that is."""
    stars: NotRequired[int]
    """The Stars that the side would have left."""
    undefendable: NotRequired[bool]
    """Whether nothing may answer the card that is laid."""
    stopped_by: NotRequired[dict[str, int]]
    """The cards that may answer it, each with the least d20 that would stop it."""
    bonus: NotRequired[int]
    """What would be added to the die of a shot."""
    dice: NotRequired[int]
    """Of how many dice of the shot the best would count."""
    goal: NotRequired[float]
    """How likely the shot would be a goal, as a part of 1."""
    score: NotRequired[list[int]]
    """The score that a goal would make."""
    die: NotRequired[int]
    """How many faces the die has that an answer would roll."""
    needed: NotRequired[int]
    """What it would have to reach."""
    foul: NotRequired[list[int]]
    """The rolls that would be fouls."""
    yellow: NotRequired[list[int]]
    """Those of them that would bring a yellow card."""
    red: NotRequired[list[int]]
    """Those of them that would bring a red card."""
    ball: NotRequired[int]
    """The side that would have the ball, if it is given back."""
    draws: NotRequired[int]
    """How many cards would be drawn."""
    discards: NotRequired[int]
    """How many would be discarded then."""
    ends_half: NotRequired[bool]
    """Whether the half would be over."""


class RollForeseen(WindowForeseen):
    """What would have to be rolled."""

    die: NotRequired[int]
    """How many faces the die has."""
    needed: NotRequired[int]
    """What it would have to reach."""
    stars: NotRequired[int]
    """The Stars that the side would have left."""


class AddedForeseen(WindowForeseen):
    """What a roll would come to with a Player card."""

    total: NotRequired[int]
    """The roll with what is added."""
    needed: NotRequired[int]
    """What it has to reach."""
    ball: NotRequired[int]
    """The side that would have the ball."""


class BlockForeseen(WindowForeseen):
    """What a Defensive block would add."""

    block: NotRequired[int]
    """What every defensive roll of this attack would have added."""
    stars: NotRequired[int]
    """The Stars that the side would have left."""


class KeepForeseen(WindowForeseen):
    """How the goalkeeper would stand against a shot."""

    quality: int
    """What the goalkeeper has to beat."""
    dice: int
    """How many dice he would roll and add up."""
    plus: int
    """What he would add to them."""
    again: bool
    """Whether the shot would be rolled again."""


class FacesForeseen(WindowForeseen):
    """How the goalkeeper would stand against a penalty."""

    faces: int
    """How many faces his die would count for."""


class PenaltyForeseen(TypedDict):
    """What a face would mean."""

    saved_on: list[int]
    """The faces of the other die with which the penalty is saved."""


class SubstituteForeseen(WindowForeseen):
    """What a substitution would bring."""

    stars: NotRequired[int]
    """The Stars that the side would have."""
    tokens: NotRequired[int]
    """How many substitutions it would have left."""


class TakenForeseen(TypedDict):
    """What a card that an ability brings would cost."""

    stars: int
    """The Stars that the side would have left."""
    hand: int
    """How many cards its hand would hold."""


class AbilitiesForeseen(TypedDict):
    """The abilities that a side would have."""

    abilities: list[str]
    """Those that it would have."""


class TeamForeseen(AbilitiesForeseen):
    """What a team would bring."""

    stars: int
    """Its Stars."""


class DeckForeseen(TypedDict):
    """How a deck would stand."""

    card: NotRequired[str]
    """The card that is counted."""
    count: NotRequired[int]
    """How many cards it would have."""
    defence: NotRequired[int]
    """How many of them would be for defence."""
    left: NotRequired[int]
    """How many could still be chosen."""
