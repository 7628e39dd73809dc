"""What can wait: what would follow each move is worked out when the server has nothing more urgent to do.

Nobody needs it in the first moment after a version, and whoever has answered by then does not need it at all. So a
page's wish waits here for that moment and until the loop is quiet, a newer wish of the same page takes its place, and
what others wait for (a move, a preview) always comes first. However busy the server is, whoever goes on thinking is
told in the end.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

__all__ = ["Later"]

MOMENT: Final = 0.05
"""So many seconds a wish waits at least: nobody has read a version by then."""
PAUSE: Final = 0.002
"""So many seconds the loop is watched: if it comes back much later, others wait for it."""
LATE: Final = 0.002
PATIENCE: Final = 0.3
"""After so many seconds the oldest wish is granted, however much others wait."""
SLICE: Final = 0.004
"""So long wishes are granted before the loop is watched again."""

Work = Callable[[], Awaitable[None]]


class Later:
    """Wishes that wait until there is time, one for each who wishes, the oldest first."""

    def __init__(self, moment: float = MOMENT) -> None:
        self._moment = moment
        self._wishes: dict[object, tuple[float, Work]] = {}
        self._task: asyncio.Task[None] | None = None

    def wish(self, who: object, work: Work) -> None:
        """Somebody wishes for something, instead of whatever they have wished for before."""
        self._wishes.pop(who, None)
        self._wishes[who] = (time.monotonic(), work)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._grant())

    def forget(self, who: object) -> None:
        """Somebody wishes for nothing any more."""
        self._wishes.pop(who, None)

    async def _grant(self) -> None:
        while self._wishes:
            await self._quiet()
            until = time.monotonic() + SLICE
            while self._wishes and time.monotonic() < until:
                who, (since, work) = next(iter(self._wishes.items()))
                if time.monotonic() - since < self._moment:
                    break
                del self._wishes[who]
                await work()

    async def _quiet(self) -> None:
        """Waits until the oldest wish is a moment old and the loop has nothing else to do; at most for a while."""
        while self._wishes:
            since, _ = next(iter(self._wishes.values()))
            due = max(time.monotonic() + PAUSE, since + self._moment)
            await asyncio.sleep(due - time.monotonic())
            if time.monotonic() - due < LATE or time.monotonic() - since > PATIENCE:
                return
