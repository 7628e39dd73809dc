"""A table as somebody may see it, and who may.

A table that is over may be seen by everybody who knows its id, and so may an open one. Any other is seen by those who
sit there, whoever opened it, and whoever comes by one of its links: its company. What they say stays among them, also
when the table is over. The tokens of links stand behind the ``#`` of an address, which browsers keep to themselves, and
come in a header: no log on the way ever has them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.chance.committed import commitment
from onze.server.shown import FileShown, Live, Mine, MuteShown, OrderShown, SeatShown, Spectator, TableShown
from onze.server.words import WORDS
from onze.tables.house import House
from onze.tables.names import names_of
from onze.tables.people import opens
from onze.tables.store import FINISHED, PLAYING, SeatRow, TableRow
from onze.tables.table import Table

__all__ = ["agreement_shown", "check_sees", "is_company", "listed_seats", "live", "may_see", "mine", "table_shown"]


def is_company(table: Table, person: str | None, link: str | None) -> bool:
    """Whether somebody belongs to a table, and not only looks at what was played there."""
    if person is not None and (person == table.row.owner or person in table.people()):
        return True
    if person is not None and person in table.sent_away:
        return False
    if table.agreement.open and table.row.state != FINISHED:
        return True
    digests = [table.row.spectators_digest, *(seat.invitation_digest for seat in table.seats)]
    return any(opens(link, digest) for digest in digests)


def may_see(table: Table, person: str | None, link: str | None) -> bool:
    """Whether somebody may see a table."""
    return table.row.state == FINISHED or is_company(table, person, link)


def check_sees(table: Table, person: str | None, link: str | None) -> None:
    """Refuses somebody who may not see a table."""
    if may_see(table, person, link):
        return
    if person is not None and person in table.sent_away:
        raise WORDS.refused("sent_away")
    raise WORDS.refused("private_table")


def seats_shown(table: Table) -> list[SeatShown]:
    """The seats of a table in memory: built anew when anything about them has changed, which moves seldom do."""
    substitutes = table.hosted.recorded.bots if table.hosted is not None else {}
    seen_from = (
        table.seats, tuple(table.nicknames.items()), tuple(substitutes.items()), tuple(table.left.items()),
        table.away, table.deserted,
    )  # fmt: skip
    known: tuple[object, list[SeatShown]] | None = table.shown
    if known is None or known[0] != seen_from:
        known = table.shown = (seen_from, _built(table, substitutes))
    return known[1]


def _built(table: Table, substitutes: Mapping[int, str]) -> list[SeatShown]:
    shown = [
        SeatShown(
            seat.number,
            seat.kind,
            name,
            seat.bot,
            seat.ready,
            substitutes.get(seat.number),
            None if seat.person is None else table.left.get(seat.person),
        )
        for seat, name in zip(table.seats, table.names(), strict=True)
    ]
    for seat in table.away:
        if shown[seat].away_since is not None or table.is_forgotten(seat):  # who has just come back is noted later
            shown[seat].away = True
            shown[seat].bot_may_be_called = seat in table.deserted and seat not in substitutes
    return shown


def listed_seats(seats: Sequence[SeatRow], nicknames: dict[str, str | None]) -> list[SeatShown]:
    """The seats of a table as the store has them."""
    return [
        SeatShown(seat.number, seat.kind, name, seat.bot, seat.ready, None, None)
        for seat, name in zip(seats, names_of(seats, nicknames), strict=True)
    ]


def live(house: House, table: Table) -> Live:
    """What about a table changes beside the match itself; the same for everybody."""
    playing = table.hosted is not None and table.hosted.recorded.match.outcome is None
    running = table.running() if playing and table.clocks.left else {}
    over = table.hosted is not None and table.row.state == FINISHED
    return Live(
        state=table.row.state,
        now=house.now(),
        seats=seats_shown(table),
        left=list(table.clocks.left),
        since=table.clocks.since,
        running=list(running),
        charged_from=list(running.values()),
        draw_offers=sorted(table.draw_offers),
        draw_declined=sorted(table.draw_declined),
        take_back=None if table.take_back is None else sorted(table.take_back[1]),
        out_of_time=table.out_of_time,
        spectators=_spectators(table),
        final_hash=table.hosted.recorded.record.final_hash if over and table.hosted is not None else None,
        hints=table.allows_hints,
    )


def _spectators(table: Table) -> int:
    """How many watch and do not sit at the table."""
    people = table.people()
    return sum([watcher.person not in people for watcher in table.watchers])


def mine(table: Table, person: str | None, spectators: Sequence[Spectator] = ()) -> Mine:
    """What only this person is told of a table."""
    seats = [] if person is None else table.seats_of(person)
    orders = [
        OrderShown(seat, number, order.written())
        for seat in seats
        for number, order in sorted(table.orders.get(seat, {}).items())
    ]
    owner = person is not None and person == table.row.owner
    mutes = [
        MuteShown(mute.message, table.nicknames.get(mute.person, ""), mute.for_all)
        for mute in sorted(table.mutes, key=lambda mute: mute.message)
        if mute.by == person
    ]
    files = [FileShown(seat, name) for seat in seats for name in sorted(table.seats[seat].prepared or ())]
    return Mine(seats, owner, orders, list(spectators) if owner else [], mutes, files)


def agreement_shown(row: TableRow) -> dict[str, Any]:
    """What was agreed on; of files, their names only."""
    return {"odds": True, **row.agreement, "files": sorted(row.agreement.get("files") or ())}


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
        touched=table.touched,
        names=list(table.names()),
        things=things,
        commitment=commitment(row.seed),
        outcome=row.outcome,
        seats=seats_shown(table),
        mine=[] if person is None else table.seats_of(person),
        owner=person is not None and person == row.owner,
        rules_version=row.rules_version,
        asked=table.awaited() if row.state == PLAYING else [],
        score=table.score(),
    )
