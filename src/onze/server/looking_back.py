"""Calls about what was: record, report and verdict, once the match is over, and every version as somebody saw it."""

from typing import Final

from starlette.responses import Response

from onze.server.answers import AnalysisShown, History, Past, StoryShown, VerdictShown
from onze.server.calls import Asked, Call
from onze.server.stories import past_shown, record_of
from onze.server.tables import seen_table
from onze.server.words import WORDS
from onze.tables.store import FINISHED
from onze.tables.table import Table
from onze.tables.turns import Turns
from onze.tables.words import WORDS as TABLE_WORDS

__all__ = ["CALLS", "check_lines"]

LINES: Final = 60
"""So many lines are shown at a time."""


async def record(asked: Asked) -> Response:
    """The whole record, for everybody, after the last move: it holds every secret of the match."""
    table = await seen_table(asked)
    written = record_of(table)
    name = f"{table.agreement.game}-{table.id}.onze"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, max-age=3600"}
    return Response(written.text(), media_type="text/plain; charset=utf-8", headers=headers)


async def history(asked: Asked) -> History:
    """Versions from one line to another, as a seat of one's own or a spectator saw them.

    After the end as anybody did, or with everything ``open``.
    """
    table = await seen_table(asked)
    if table.hosted is None:
        raise WORDS.refused("not_begun")
    seat, opened = asked.number("seat"), bool(asked.number("open"))
    if opened and table.row.state != FINISHED:
        raise WORDS.refused("not_over_yet")
    if seat is not None:
        _check_eyes(table, asked.person, seat)
    async with table.lock:  # nothing that is not stored yet is shown
        newest = table.hosted.version
        oldest = table.hosted.recorded.plays[0].line
    since, to = asked.number("from"), asked.number("to")
    first = max(oldest, (newest if to is None else to) - LINES + 1 if since is None else since)
    last = min(newest, first + LINES - 1 if to is None else to)
    check_lines(first, last)
    found = await asked.desk.house.history(table, first, last) if first <= last else []
    versions: list[Past] = []
    turns = Turns()
    for one in found:
        await turns.others()
        versions.append(past_shown(one, seat, opened))
    return History(versions, oldest, newest)


def check_lines(first: int, last: int) -> None:
    """Refuses more lines than are shown at a time."""
    if last - first >= LINES:
        raise WORDS.refused("too_far_back", values={"most": LINES})


def _check_eyes(table: Table, person: str | None, seat: int) -> None:
    """Refuses the eyes of a seat that is not one's own, while there are secrets."""
    if seat >= len(table.seats):
        raise TABLE_WORDS.refused("no_such_seat", values={"seats": len(table.seats)})
    if table.row.state != FINISHED and (person is None or seat not in table.seats_of(person)):
        raise TABLE_WORDS.refused("not_your_seat")


async def story(asked: Asked) -> bytes:
    """The report in both languages, the log, and what decided the match; for everybody, after the end."""
    table = await seen_table(asked)
    return await asked.desk.stories.story(table)


async def analysis(asked: Asked) -> AnalysisShown:
    """The chance to win, the moves that cost most and the luck that mattered; for everybody, after the end."""
    table = await seen_table(asked)
    return await asked.desk.stories.analysis(table)


async def verdict(asked: Asked) -> VerdictShown:
    """Whether the rules were kept and the throws are those that were sealed; for everybody, after the end."""
    table = await seen_table(asked)
    return await asked.desk.stories.verdict(table)


CALLS = (
    Call("GET", "/api/tables/{table}/record", "The record, after the end.", record, needs_person=False),
    Call(
        "GET", "/api/tables/{table}/history", "What was seen, line by line.", history, History,
        query=("from", "to", "seat", "open"), needs_person=False, rate="past",
    ),
    Call(
        "GET", "/api/tables/{table}/story", "Report and log, after the end.", story, StoryShown,
        needs_person=False, rate="past",
    ),
    Call(
        "GET", "/api/tables/{table}/analysis", "What cost and what was luck, after the end.", analysis, AnalysisShown,
        needs_person=False, rate="past",
    ),
    Call(
        "GET", "/api/tables/{table}/verdict", "Whether the rules were kept, after the end.", verdict, VerdictShown,
        needs_person=False, rate="past",
    ),
)  # fmt: skip
