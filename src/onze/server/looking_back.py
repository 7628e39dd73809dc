"""Calls about what was: the record, once the match is over, and every version as somebody saw it."""

from typing import Final

from starlette.responses import Response

from onze.server.answers import History, Past
from onze.server.calls import Asked, Call
from onze.server.tables import seen_table
from onze.server.words import WORDS
from onze.tables.store import FINISHED
from onze.tables.table import Table
from onze.tables.turns import Turns
from onze.tables.words import WORDS as TABLE_WORDS

__all__ = ["CALLS"]

LINES: Final = 60
"""So many lines are shown at a time."""


async def record(asked: Asked) -> Response:
    """The whole record, for everybody, after the last move: it holds every secret of the match."""
    table = await seen_table(asked)
    if table.hosted is None or table.row.state != FINISHED:
        raise WORDS.refused("not_over_yet")
    name = f"{table.agreement.game}-{table.id}.onze"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private, max-age=3600"}
    return Response(table.hosted.recorded.record.text(), media_type="text/plain; charset=utf-8", headers=headers)


async def history(asked: Asked) -> History:
    """Versions from one line to another, as a seat of one's own or a spectator saw them; after the end, as anybody."""
    table = await seen_table(asked)
    if table.hosted is None:
        raise WORDS.refused("not_begun")
    seat = asked.number("seat")
    if seat is not None:
        _check_eyes(table, asked.person, seat)
    async with table.lock:  # nothing that is not stored yet is shown
        newest = table.hosted.version
        oldest = table.hosted.recorded.plays[0].line
    since, to = asked.number("from"), asked.number("to")
    first = max(oldest, (newest if to is None else to) - LINES + 1 if since is None else since)
    last = min(newest, first + LINES - 1 if to is None else to)
    if last - first >= LINES:
        raise WORDS.refused("too_far_back", values={"most": LINES})
    found = await asked.desk.house.history(table, first, last) if first <= last else []
    versions: list[Past] = []
    turns = Turns()
    for one in found:
        await turns.others()
        versions.append(
            Past(one.version, one.told(seat), list(one.notes), one.public, one.private(seat), one.question(seat))
        )
    return History(versions, oldest, newest)


def _check_eyes(table: Table, person: str | None, seat: int) -> None:
    """Refuses the eyes of a seat that is not one's own, while there are secrets."""
    if seat >= len(table.seats):
        raise TABLE_WORDS.refused("no_such_seat", values={"seats": len(table.seats)})
    if table.row.state != FINISHED and (person is None or seat not in table.seats_of(person)):
        raise TABLE_WORDS.refused("not_your_seat")


CALLS = (
    Call("GET", "/api/tables/{table}/record", "The record, after the end.", record, needs_person=False),
    Call(
        "GET", "/api/tables/{table}/history", "What was seen, line by line.", history, History,
        query=("from", "to", "seat"), needs_person=False, rate="past",
    ),
)  # fmt: skip
