"""What can wait: what would follow each move is worked out when the server has nothing more urgent to do.

Nobody needs it in the first moments after a version, and whoever has answered by then does not need it at all. So a
page's wish waits here until the loop is quiet, a newer wish of the same page takes its place, and what others wait for
(a move, a preview) always comes first. However busy the server is, whoever goes on thinking is told in the end.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

__all__ = ["Later"]

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

    def __init__(self) -> None:
        self._wishes: dict[object, tuple[float, Work]] = {}
        self._task: asyncio.Task[None] | None = None

    def wish(self, who: object, work: Work) -> None:
        """Somebody wishes for something, instead of whatever they have wished for before."""
        self._wishes.pop(who, None)
        self._wishes[who] = (asyncio.get_running_loop().time(), work)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._grant())

    def forget(self, who: object) -> None:
        """Somebody wishes for nothing any more."""
        self._wishes.pop(who, None)

    async def _grant(self) -> None:
        time = asyncio.get_running_loop().time
        while self._wishes:
            await self._quiet()
            until = time() + SLICE
            while self._wishes and time() < until:
                who = next(iter(self._wishes))
                _, work = self._wishes.pop(who)
                await work()

    async def _quiet(self) -> None:
        """Waits until the loop has nothing else to do, or somebody has waited for too long."""
        time = asyncio.get_running_loop().time
        while self._wishes:
            due = time() + PAUSE
            await asyncio.sleep(PAUSE)
            since, _ = next(iter(self._wishes.values()), (due, None))
            if time() - due < LATE or time() - since > PATIENCE:
                return
