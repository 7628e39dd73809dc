"""What tests of offside look at: a pawn beyond the last opponent but one, and what was signalled."""

from collections.abc import Sequence
from typing import Any

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.offside import is_offside
from onze.kernel.events import Event
from tests.rules.footime.situations import FOUR, H1, Point, scene
from tests.rules.table import kinds

PAWNS: dict[str, Any] = {"h7": (3, 0), "h10": (9, 2), "a4": (8, -3)}
"""h7 is beside the ball on (4,0); h10 is offside beyond a4, the last but one before his goal."""


def position(
    card: str = "pass-5", seat: int = H1, game: Footime = FOUR, ball: Point = (4, 0), **pawns: Any
) -> FootimeMatch:
    """H1 is in turn with a card."""
    return scene("Turn", {**PAWNS, **pawns}, ball=ball, seat=seat, hands={seat: [card]}, game=game)


def flagged(told: Sequence[Event]) -> bool:
    """Whether an offside was signalled."""
    return "offside" in kinds(told)


def offside(match: FootimeMatch, name: str) -> bool:
    """Whether that pawn is in an offside position."""
    return is_offside(match, match.rules.pawns.index(name))
