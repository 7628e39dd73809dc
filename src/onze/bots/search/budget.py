"""How long a search may take: so many simulations, so many seconds, or whichever is over first."""

import time
from collections.abc import Callable
from typing import Final

__all__ = ["Budget"]

MARGIN: Final = 0.97
"""The share of the seconds after which no simulation is begun: the last one still has to end."""


class Budget:
    """What a search may spend; ``begin`` starts its watch."""

    def __init__(
        self,
        simulations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.simulations = simulations
        """So many worlds may be played on, counted for each phrase; ``None`` for any number."""
        self.seconds = seconds
        """So many seconds may pass; ``None`` for any time."""
        self.clock = clock
        """The watch: a benchmark on a busy machine counts processor time."""
        self._ends = 0.0
        self._spent = 0

    def begin(self) -> None:
        """The watch runs from now on."""
        self._spent = 0
        if self.seconds is not None:
            self._ends = self.clock() + MARGIN * self.seconds

    def within(self, seconds: float | None) -> "Budget":
        """The same, with no more than so many seconds."""
        if seconds is None or (self.seconds is not None and self.seconds <= seconds):
            return self
        return Budget(self.simulations, seconds, self.clock)

    def spend(self) -> bool:
        """Whether one more simulation may be begun; it is counted."""
        if self.simulations is not None and self._spent >= self.simulations:
            return False
        if self.seconds is not None and self.clock() >= self._ends:
            return False
        self._spent += 1
        return True
