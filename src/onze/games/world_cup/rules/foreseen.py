"""What would follow a move, as front ends are told: a dictionary for each kind of decision that foresees something."""

from typing import NotRequired, TypedDict

from onze.games.world_cup.view import LineView

__all__ = ["CardForeseen", "DiscardForeseen", "LeftOutForeseen", "PenaltyForeseen", "RowForeseen", "TokensForeseen"]


class CardForeseen(TypedDict):
    """What a card could be used for."""

    rows: list[str]
    """The rows in which it can be used."""


class DiscardForeseen(TypedDict):
    """Where a card would lie that is not used."""

    to: str
    """A path of the view."""


class RowForeseen(TypedDict):
    """How a row and its match would stand."""

    row: str
    """Which row it is."""
    tokens: list[str]
    """What would lie in it, innermost first."""
    vulnerable: bool
    """Whether the outermost of them could be turned over."""
    free: int
    """How many of its spaces would be free."""
    half_goals: list[int]
    """The goals that its tokens would make, counted in halves, and those of the row against it."""
    score: list[int]
    """The score of the match, left first and without dice."""
    leads: NotRequired[str | None]
    """In a round, the team that would lead."""
    table: NotRequired[list[LineView]]
    """In a group, the table that would be."""


class PenaltyForeseen(TypedDict):
    """How a row would stand after a penalty."""

    scored: RowForeseen
    """If it is scored."""
    missed: RowForeseen
    """If it is missed."""


class TokensForeseen(TypedDict):
    """That a token would have to be chosen for the row."""

    tokens_to_choose: list[str]
    """The tokens that could be put there."""


class LeftOutForeseen(TypedDict):
    """That tokens would not be put down."""

    left_out: int
    """How many."""
