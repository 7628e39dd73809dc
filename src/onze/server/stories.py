"""A match that is over, as it is sent: its report and all that happened, and whether its rules were kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from onze.kernel.records import Record, Replay
from onze.kernel.words import LANGUAGES, Refused
from onze.server.answers import SaidThen, StoryShown, VerdictShown
from onze.server.reports import report_shown
from onze.server.wire import encode, refusal
from onze.server.words import WORDS
from onze.tables.store import FINISHED
from onze.tables.story import Said, Story, story_of
from onze.tables.table import Table

__all__ = ["Stories", "record_of", "story_shown", "verdict_shown"]

KEPT: Final = 64
"""So many stories are kept as they are sent."""


class Stories:
    """Stories as they are sent; one at a time is written, in a thread, as a whole match is played for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, tuple[str, ...]], bytes] = OrderedDict()
        self._writing = asyncio.Semaphore(1)

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

    async def verdict(self, table: Table) -> VerdictShown:
        """What comes of it when everything is played again."""
        record = record_of(table)
        async with self._writing:
            return await asyncio.to_thread(verdict_shown, Replay(record, table.game))


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


def verdict_shown(replay: Replay) -> VerdictShown:
    """Every line played again, with the luck that was sealed."""
    plays, throws = len(replay.plays), sum(len(play.throws) for play in replay.plays)
    try:
        found = replay.verify()
    except Refused as refused:
        return VerdictShown(plays, throws, replay.head.rules, dict(replay.cut_sizes), refusal(refused.reason))
    return VerdictShown(found.plays, found.throws, replay.head.rules, dict(replay.cut_sizes), None)
