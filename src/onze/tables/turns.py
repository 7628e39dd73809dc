"""Something long is done a little at a time, so that nobody else waits for it."""

import asyncio
import time
from typing import Final

__all__ = ["Turns"]

SLICE: Final = 0.002
"""After so many seconds others have their turn."""


class Turns:
    """Lets others have their turn whenever something has gone on for long enough."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    @property
    def over(self) -> bool:
        """Whether it is the others' turn."""
        return time.perf_counter() - self._since > SLICE

    async def others(self) -> bool:
        """Asked between two steps; whether others have had a turn."""
        if not self.over:
            return False
        await asyncio.sleep(0)
        self._since = time.perf_counter()
        return True
