"""A match that is over, as it is sent: report, log, any of its versions, and whether its rules were kept."""

import asyncio
import json
import sys
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import convert

from onze.kernel.records import Record, Replay
from onze.kernel.words import LANGUAGES, Refused
from onze.server.answers import AnalysisShown, Past, SaidThen, StoryShown, VerdictShown
from onze.server.reports import report_shown
from onze.server.wire import encode, refusal
from onze.server.words import WORDS
from onze.tables.open_eyes import all_open
from onze.tables.store import FINISHED
from onze.tables.story import Said, Story, story_of
from onze.tables.table import Table
from onze.tables.updates import Update

__all__ = ["Stories", "past_shown", "record_of", "story_shown", "verdict_shown"]

KEPT: Final = 64
"""So many stories are kept as they are sent."""
PATIENCE: Final = 300
"""So many seconds looking back at a match may take."""


class Stories:
    """Stories as they are sent; one at a time is written, in a thread, as a whole match is played for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, tuple[str, ...]], bytes] = OrderedDict()
        self._writing = asyncio.Semaphore(1)
        self._found: OrderedDict[str, AnalysisShown] = OrderedDict()
        self._looking = asyncio.Semaphore(1)

    async def story(self, table: Table) -> bytes:
        """The story of a match; whoever has another name by now, or is forgotten, is called so in it."""
        record = record_of(table)
        names = table.all_names()
        key = (table.id, tuple(name for language in LANGUAGES for name in names[language]))
        async with self._writing:
            if key not in self._kept:
                replay = Replay(record, table.game)
                self._kept[key] = encode(await asyncio.to_thread(story_shown, replay, names))
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]

    async def analysis(self, table: Table) -> AnalysisShown:
        """What comes of looking back at a match, in a process beside this one; refused if that takes too long."""
        record = record_of(table)
        async with self._looking:
            if table.id not in self._found:
                self._found[table.id] = convert(await _looked_back(record.text().encode()), AnalysisShown)
                if len(self._found) > KEPT:
                    self._found.popitem(last=False)
            self._found.move_to_end(table.id)
            return self._found[table.id]

    async def verdict(self, table: Table) -> VerdictShown:
        """What comes of it when everything is played again."""
        record = record_of(table)
        async with self._writing:
            return await asyncio.to_thread(verdict_shown, Replay(record, table.game))


async def _looked_back(record: bytes) -> object:
    """What the process that looks back at a match has found."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-P", "-m", "onze.lab.looking_back")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(PATIENCE):
            answer, _ = await process.communicate(record)
        return json.loads(answer)
    except (TimeoutError, ValueError):
        raise WORDS.refused("not_looked_back") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def record_of(table: Table) -> Record:
    """A copy of the record of a match that is over; refused of any other."""
    if table.hosted is None or table.row.state != FINISHED:
        raise WORDS.refused("not_over_yet")
    return table.hosted.recorded.record.copy()


def story_shown(replay: Replay, names: Mapping[str, Sequence[str]]) -> StoryShown:
    """A story as it is sent."""
    story: Story = story_of(replay, names)
    return StoryShown(
        report={language: report_shown(article) for language, article in story.articles.items()},
        log=[_said(said) for said in story.log],
        decisive=None if story.decisive is None else _said(story.decisive),
        picture=story.picture,
        first=replay.plays[0].line,
        last=replay.plays[-1].line,
        hash=replay.record.final_hash,
    )


def _said(said: Said) -> SaidThen:
    told = said.event
    return SaidThen(
        version=said.version,
        kind=told.get("kind", "note"),
        text=said.text,
        rule=told.get("rule", ""),
        seat=told.get("seat"),
        side=told.get("side"),
        moment=said.moment,
    )


def past_shown(then: Update, seat: int | None, opened: bool) -> Past:
    """A version as a seat (nobody's: a spectator) saw it, or with everything open."""
    private = then.private(seat)
    if opened:
        private = all_open(then.public, [then.private(other) for other in range(then.match.game.seats)])
    return Past(then.version, then.told(seat), list(then.notes), then.public, private, then.question(seat))


def verdict_shown(replay: Replay) -> VerdictShown:
    """Every line played again, with the luck that was sealed."""
    plays, throws = len(replay.plays), sum(len(play.throws) for play in replay.plays)
    try:
        found = replay.verify()
    except Refused as refused:
        return VerdictShown(plays, throws, replay.head.rules, dict(replay.cut_sizes), refusal(refused.reason))
    return VerdictShown(found.plays, found.throws, replay.head.rules, dict(replay.cut_sizes), None)
