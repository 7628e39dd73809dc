"""Where bots think that take their time: processes beside the server's own, so that only their table waits for them.

A table keeps its process, in which its bots remember what they have thought. Questions wait in a bounded queue in which
the people who opened the tables take turns: whoever has many tables waits longer, and nobody else does. What a process
is handed was dealt anew in all that the bot's seat cannot know.
"""

import asyncio
import json
import logging
import sys
import zlib
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from onze.kernel.chance import Chance
from onze.kernel.match import Match

__all__ = ["NotThought", "Question", "ThinkingRoom"]

LARGEST: Final = 16_000_000
"""The bytes of an answer: no phrase is nearly as long."""

log = logging.getLogger(__name__)


class NotThought(Exception):  # noqa: N818 - nothing is wrong with the program
    """There is no answer: the bot has failed or took far too long, or too many are waiting (``busy``)."""

    def __init__(self, why: str, busy: bool = False) -> None:
        super().__init__(why)
        self.busy = busy
        """Whether it may be asked again a little later."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked."""

    owner: str
    """Whose turn in the queue it takes: who opened the table."""
    table: str
    """The table, by its id."""
    bot: str
    """The bot, by its code."""
    seat: int
    """The seat that it plays for."""
    seconds: float
    """How long it may think about an answer."""
    told: Sequence[Mapping[str, object]] = ()
    """What its seat was told since it was asked before."""

    def written(self, match: Match, chance: Chance) -> str:
        """The question as a line, with a match that was dealt anew."""
        dealt = match.redealt(self.seat, chance)
        return json.dumps(
            {
                "table": self.table,
                "bot": self.bot,
                "seat": self.seat,
                "seconds": self.seconds,
                "told": list(self.told),
                "spec": match.game.spec(),
                "position": dealt.position(),
                "luck": chance.below(1 << 32),
            }
        )


@dataclass(slots=True)
class _Waiting:
    line: str
    patience: float
    answer: "asyncio.Future[list[str]]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class ThinkingRoom:
    """A few processes; none is started before somebody has to think."""

    def __init__(self, processes: int = 1, waiting: int = 100, grace: float = 20) -> None:
        self.grace = grace
        """So many seconds longer than it may a bot can take before its process is stopped."""
        self._desks = [_Desk(waiting) for _ in range(processes)]

    async def ask(self, question: Question, match: Match, chance: Chance) -> list[str]:
        """The moves of a whole phrase by name, or ``NotThought``."""
        desk = self._desks[zlib.crc32(question.table.encode()) % len(self._desks)]
        waiting = _Waiting(question.written(match, chance), question.seconds + self.grace)
        desk.put(question.owner, waiting)
        try:
            return await waiting.answer
        finally:
            waiting.answer.cancel()

    async def close(self) -> None:
        """Stops the processes; whoever still waits is told that there is no answer."""
        for desk in self._desks:
            await desk.close()


class _Desk:
    """One process, and those who wait for it."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._waiting: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        self._count = 0
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    def put(self, owner: str, waiting: _Waiting) -> None:
        if self._count >= self._room:
            raise NotThought("too many are waiting", busy=True)
        self._waiting.setdefault(owner, deque()).append(waiting)
        self._count += 1
        self._some.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="a thinker's desk")

    def _next(self) -> _Waiting | None:
        """The next question of the owner whose turn it is; then it is the others' turn."""
        if not self._waiting:
            return None
        owner, asked = self._waiting.popitem(last=False)
        waiting = asked.popleft()
        self._count -= 1
        if asked:
            self._waiting[owner] = asked
        return waiting

    async def _run(self) -> None:
        while True:
            waiting = self._next()
            if waiting is None:
                self._some.clear()
                await self._some.wait()
            elif not waiting.answer.done():
                await self._think(waiting)

    async def _think(self, waiting: _Waiting) -> None:
        answer: dict[str, Any] = {"failed": "the house is closed"}
        try:
            async with asyncio.timeout(waiting.patience):
                answer = await self._asked(waiting.line)
        except (TimeoutError, OSError, ValueError) as error:
            await self._stop()
            log.warning("a bot did not answer (%s)", type(error).__name__)
            answer = {"failed": "it did not answer"}
        finally:
            if not waiting.answer.done():
                if "moves" in answer:
                    waiting.answer.set_result(answer["moves"])
                else:
                    waiting.answer.set_exception(NotThought(str(answer["failed"])))

    async def _asked(self, line: str) -> dict[str, Any]:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "onze.bots.process")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LARGEST)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{line}\n".encode())
        await process.stdin.drain()
        answer: dict[str, Any] = json.loads(await process.stdout.readline())  # nothing is no JSON: it has died
        return answer

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        while (waiting := self._next()) is not None:
            if not waiting.answer.done():
                waiting.answer.set_exception(NotThought("the house is closed"))
        await self._stop()
