"""A table as somebody may see it, and who may.

A table that is over may be seen by everybody who knows its id, and so may an open one. Any other is seen by those who
sit there, whoever opened it, and whoever comes by one of its links. The tokens of links stand behind the ``#`` of an
address, which browsers keep to themselves, and come in a header: no log on the way ever has them.
"""

from collections.abc import Sequence
from typing import Any

from onze.kernel.chance.committed import commitment
from onze.server.wire import Live, Mine, OrderShown, SeatShown, Spectator, TableShown
from onze.server.words import WORDS
from onze.tables.house import House
from onze.tables.people import opens, told_apart
from onze.tables.store import FINISHED, SeatRow, TableRow
from onze.tables.table import Table, Watcher
from onze.tables.words import WORDS as TABLE_WORDS

__all__ = ["agreement_shown", "check_sees", "listed_seats", "live", "mine", "table_shown"]


def check_sees(table: Table, person: str | None, link: str | None, sent_away: Sequence[str] | set[str] = ()) -> None:
    """Refuses somebody who may not see a table."""
    if person is not None and (person == table.row.owner or person in table.people()):
        return
    if person is not None and person in sent_away:
        raise WORDS.refused("sent_away")
    if table.row.state == FINISHED or table.agreement.open:
        return
    digests = [table.row.spectators_digest, *(seat.invitation_digest for seat in table.seats)]
    if not any(opens(link, digest) for digest in digests):
        raise TABLE_WORDS.refused("not_invited")


def seats_shown(table: Table) -> list[SeatShown]:
    """The seats of a table in memory."""
    substitutes = table.hosted.recorded.bots if table.hosted is not None else {}
    return [
        SeatShown(
            seat.number,
            seat.kind,
            name,
            seat.bot,
            seat.ready,
            substitutes.get(seat.number),
            None if seat.person is None or table.present(seat.person) else table.left.get(seat.person),
        )
        for seat, name in zip(table.seats, table.names(), strict=True)
    ]


def listed_seats(seats: Sequence[SeatRow], nicknames: dict[str, str | None]) -> list[SeatShown]:
    """The seats of a table as the store has them."""
    said = [nicknames.get(seat.person or "") or seat.bot or f"{seat.number + 1}" for seat in seats]
    return [
        SeatShown(seat.number, seat.kind, name, seat.bot, seat.ready, None, None)
        for seat, name in zip(seats, told_apart(said), strict=True)
    ]


def live(house: House, table: Table) -> Live:
    """What about a table changes beside the match itself; the same for everybody."""
    playing = table.hosted is not None and table.hosted.recorded.match.outcome is None
    over = table.hosted is not None and table.row.state == FINISHED
    return Live(
        state=table.row.state,
        now=house.now(),
        seats=seats_shown(table),
        left=list(table.clocks.left),
        since=table.clocks.since,
        running=house.running(table) if playing and table.clocks.left else [],
        draw_offers=sorted(table.draw_offers),
        take_back=None if table.take_back is None else sorted(table.take_back[1]),
        out_of_time=table.out_of_time,
        spectators=len(_spectators(table)),
        final_hash=table.hosted.recorded.record.final_hash if over and table.hosted is not None else None,
    )


def _spectators(table: Table) -> list[Watcher]:
    """Those who watch and do not sit at the table."""
    people = set(table.people())
    return [watcher for watcher in table.watchers if watcher.person not in people]


def mine(table: Table, person: str | None, spectators: Sequence[Spectator] = ()) -> Mine:
    """What only this person is told of a table."""
    seats = [] if person is None else table.seats_of(person)
    orders = [
        OrderShown(seat, number, order.written())
        for seat in seats
        for number, order in sorted(table.orders.get(seat, {}).items())
    ]
    owner = person is not None and person == table.row.owner
    return Mine(seats, owner, orders, list(spectators) if owner else [])


def agreement_shown(row: TableRow) -> dict[str, Any]:
    """What was agreed on; of files, their names only."""
    return {**row.agreement, "files": sorted(row.agreement.get("files") or ())}


def table_shown(table: Table, person: str | None, things: str) -> TableShown:
    """A table as somebody may see it, who was found to be allowed to."""
    row = table.row
    return TableShown(
        id=row.id,
        game=table.agreement.game,
        title=table.game.title,
        agreement=agreement_shown(row),
        state=row.state,
        created=row.created,
        touched=row.touched,
        names=list(table.names()),
        things=things,
        commitment=commitment(row.seed),
        outcome=row.outcome,
        seats=seats_shown(table),
        mine=[] if person is None else table.seats_of(person),
        owner=person is not None and person == row.owner,
        rules_version=row.rules_version,
    )
