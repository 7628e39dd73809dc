"""What every engine in the benchmark can do, ours and the others."""

import sys
from collections.abc import Callable
from typing import Any, Final, NamedTuple

__all__ = ["WHOLE_MATCH", "Contestant", "Played"]

WHOLE_MATCH: Final = sys.maxsize
"""More moves than any match has."""


class Played(NamedTuple):
    """Where a match stands, how many moves its players made, and how many of these were the only one listed."""

    position: Any
    moves: int
    lone: int


class Contestant(NamedTuple):
    """An engine with its game: ``play`` plays one random match, at most so many moves of it."""

    version: str
    play: Callable[[int], Played]
    clone: Callable[[Any], object]
