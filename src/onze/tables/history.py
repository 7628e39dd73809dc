"""What whoever watches has seen of a match, line by line: for a reload, a late comer, a click on the log."""

from collections.abc import AsyncIterator
from typing import Final

from onze.kernel.records import Replay
from onze.kernel.records.reader import Frame, Kept
from onze.tables.notes import notes
from onze.tables.turns import Turns
from onze.tables.updates import Update, Voice

__all__ = ["KEPT_EVERY", "history", "told_then"]

KEPT_EVERY: Final = 50
"""After so many lines a position is kept, so that looking back never plays more than that."""


async def history(
    replay: Replay, voice: Voice, first: int, last: int, kept: Kept | None = None, odds: bool = True
) -> AsyncIterator[Update]:
    """The versions from one line of a record to another, in order, each as it was told then.

    ``kept`` is a position from before ``first``; without one the match is played from its deal. Others have their turn
    in between: nobody adds to the record of the replay meanwhile.
    """
    turns = Turns()
    for frame in replay.walk(since=kept):
        await turns.others()
        if frame.play.line > last:
            return
        if frame.play.line >= first:
            yield told_then(replay, frame, voice, odds)


def told_then(replay: Replay, frame: Frame, voice: Voice, odds: bool = True) -> Update:
    """A line of a record as it was told when it was played."""
    line = frame.play.line
    said = list(notes(replay.record.lines[:line], line, replay.game, voice.names))
    return Update(line, frame.match.clone(), frame.events, voice, line - 1, notes=said, odds=odds)
