"""The periods of a match, by the numbers that begin with 1."""

from typing import Final

__all__ = ["EXTRA_TIME", "PERIODS", "SHOOT_OUT"]

PERIODS: Final = ("first period", "second period", "extra time", "shoot-out")
"""What views and events call them."""
EXTRA_TIME: Final = 3
SHOOT_OUT: Final = 4
