"""Calls about records that people bring as files: whoever has one watches its match, and nothing of it is kept here.

The file comes with every call. One is played at a time, in a thread, so that nobody at a table waits for it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from onze.server.answers import History, RecordShown, VerdictShown
from onze.server.asking import BringRecord, LookBack
from onze.server.calls import Asked, Call
from onze.server.limits import LARGE_BODY
from onze.server.looking_back import check_lines
from onze.server.shown import SeatShown, TableShown
from onze.server.stories import past_shown, story_shown, verdict_shown
from onze.tables.brought import Brought
from onze.tables.store import FINISHED
from onze.tables.words import WORDS

__all__ = ["CALLS"]

Found = TypeVar("Found")


async def brought_match(asked: Asked) -> RecordShown:
    """The match in a file: its table, its things, its report and its log."""
    return await _played(asked, _shown)


async def brought_lines(asked: Asked) -> History:
    """Some lines of it, as somebody saw them."""
    wanted: LookBack = asked.body
    check_lines(wanted.first, wanted.last)
    return await _played(asked, lambda brought: _lines(brought, wanted))


async def brought_verdict(asked: Asked) -> VerdictShown:
    """Whether its rules were kept, and its throws are those that were sealed."""
    return await _played(asked, lambda brought: verdict_shown(brought.replay))


async def _played(asked: Asked, find: Callable[[Brought], Found]) -> Found:
    """Reads the file that came, and finds something out about its match."""
    record: str = asked.body.record
    async with asked.desk.reading:
        return await asyncio.to_thread(lambda: find(Brought(record)))


def _shown(brought: Brought) -> RecordShown:
    replay = brought.replay
    story = story_shown(replay, brought.names)
    outcome = replay.standing_frames()[-1].match.outcome
    table = TableShown(
        id="",
        game=replay.game.id,
        title=replay.game.title,
        agreement=_agreed(brought),
        state=FINISHED,
        created=0,
        touched=0,
        names=[brought.name(seat) for seat in range(replay.game.seats)],
        things=brought.things.digest,
        commitment=replay.head.commitment,
        outcome=None if outcome is None else outcome.written(),
        seats=_seats(brought),
        mine=[],
        owner=False,
        rules_version=replay.head.rules,
        asked=[],
        score=None,
    )
    return RecordShown(table, brought.things.written(), story)


def _agreed(brought: Brought) -> dict[str, Any]:
    """What is known of an agreement by the record alone."""
    head = brought.replay.head
    plain = {"game": head.game, "seats": head.seats, "options": dict(head.options), "files": sorted(head.data)}
    return {**plain, "clock": {"kind": "none"}, "friendly": False, "hints": False, "open": False, "odds": True}


def _seats(brought: Brought) -> list[SeatShown]:
    """Who sat where; whoever has no name there goes by the word that the page has for a seat."""
    return [
        SeatShown(seat.number, seat.kind, brought.name(seat.number), seat.bot, True, None, None)
        for seat in brought.seats
    ]


def _lines(brought: Brought, wanted: LookBack) -> History:
    replay = brought.replay
    if wanted.seat is not None and wanted.seat >= replay.game.seats:
        raise WORDS.refused("no_such_seat", values={"seats": replay.game.seats})
    versions = brought.versions(wanted.first, wanted.last)
    past = [past_shown(then, wanted.seat, wanted.open) for then in versions]
    return History(past, replay.plays[0].line, replay.plays[-1].line)


CALLS = (
    Call(
        "POST", "/api/records", "A match from a file.", brought_match, RecordShown, BringRecord,
        needs_person=False, largest=LARGE_BODY, rate="past",
    ),
    Call(
        "POST", "/api/records/lines", "Lines of a match from a file.", brought_lines, History, LookBack,
        needs_person=False, largest=LARGE_BODY, rate="past",
    ),
    Call(
        "POST", "/api/records/verdict", "Whether its rules were kept.", brought_verdict, VerdictShown, BringRecord,
        needs_person=False, largest=LARGE_BODY, rate="past",
    ),
)  # fmt: skip
