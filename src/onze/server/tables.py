"""Calls about tables: which there are, opening one, looking at one. Looking changes nothing."""

from dataclasses import replace
from typing import Any, Final

from onze.games import find_game, game_ids
from onze.kernel.chance.committed import commitment
from onze.server.answers import Commitment, NewLink, Nothing, TableOpened, Tables
from onze.server.asking import OpenTable, SendAway
from onze.server.calls import Asked, Call
from onze.server.limits import LARGE_BODY
from onze.server.pages import pages_at
from onze.server.showing import agreement_shown, check_sees, listed_seats, table_shown
from onze.server.shown import TableShown
from onze.server.wire import Rematch
from onze.server.words import WORDS
from onze.tables.gathering import Opened
from onze.tables.store import FINISHED, PLAYING, SeatRow, TableRow
from onze.tables.table import Table

__all__ = ["CALLS", "seen_table", "shown"]

HISTORY: Final = 500
"""So many matches that are over are listed, the latest first."""


def shown(asked: Asked, table: Table) -> TableShown:
    """A table as whoever calls may see it."""
    return table_shown(table, asked.person, asked.desk.shelf.things_digest(table.game))


async def seen_table(asked: Asked) -> Table:
    """The table in the path, for whoever may see it."""
    table = await asked.table()
    check_sees(table, asked.person, asked.link)
    return table


async def open_table(asked: Asked) -> TableOpened:
    """A new table."""
    desk, person = asked.desk, asked.known
    mine = await desk.house.store.tables_of(person, desk.limits.tables * 4)
    if sum(row.owner == person for row, _ in mine) >= desk.limits.tables:
        raise WORDS.refused("too_many_tables", values={"most": desk.limits.tables})
    sitting = [{"kind": one.kind, "bot": one.bot, "called": one.called} for one in asked.body.sitting]
    return _opened(asked, await desk.gathering.open_table(person, asked.body.agreement, sitting))


def _opened(asked: Asked, opened: Opened) -> TableOpened:
    return TableOpened(shown(asked, opened.table), dict(opened.invitations), opened.spectators)


async def one_table(asked: Asked) -> TableShown:
    """One table."""
    return shown(asked, await seen_table(asked))


async def close(asked: Asked) -> Nothing:
    """The owner closes a table whose match has not begun."""
    table = await asked.table()
    await asked.desk.gathering.close_table(asked.known, table.id)
    return Nothing()


async def my_tables(asked: Asked) -> Tables:
    """Those that I have opened or sit at and that are not over."""
    return await _listed(asked, await asked.desk.house.store.tables_of(asked.known))


async def my_finished(asked: Asked) -> Tables:
    """Those of mine that are over."""
    return await _listed(asked, await asked.desk.house.store.finished_of(asked.known, HISTORY))


async def open_tables(asked: Asked) -> Tables:
    """Those that anybody may join."""
    return await _listed(asked, await asked.desk.house.store.open_tables())


async def _listed(asked: Asked, found: list[tuple[TableRow, list[SeatRow]]]) -> Tables:
    """Tables as the store has them, and how those stand that are in memory: a list wakes none of them up."""
    people = {seat.person for _, seats in found for seat in seats if seat.person is not None}
    nicknames = {person: await asked.desk.nickname(person) for person in people}
    games = game_ids()
    rows = [(_standing(asked.desk.house.tables.get(row.id), row), seats) for row, seats in found]
    rows.sort(key=lambda one: one[0].touched, reverse=True)
    return Tables([_row_shown(row, seats, nicknames, asked.person, games) for row, seats in rows])


def _standing(table: Table | None, row: TableRow) -> TableRow:
    """How a table stands: what was noted when it was put away, unless it is in memory."""
    if table is None or table.row.state != PLAYING:
        return row
    return replace(row, touched=table.touched, asked=table.awaited(), score=table.score())


def _row_shown(
    row: TableRow, seats: list[SeatRow], nicknames: dict[str, str | None], person: str | None, games: tuple[str, ...]
) -> TableShown:
    game = row.agreement["game"]
    listed = listed_seats(seats, nicknames)
    title: Any = find_game(game).title if game in games else {"en": game, "fr": game}
    return TableShown(
        id=row.id,
        game=game,
        title=title,
        agreement=agreement_shown(row),
        state=row.state,
        created=row.created,
        touched=row.touched,
        names=[seat.name for seat in listed],
        things="",
        commitment=commitment(row.seed),
        outcome=row.outcome,
        seats=listed,
        mine=[seat.number for seat in seats if person is not None and seat.person == person],
        owner=person == row.owner,
        rules_version=row.rules_version,
        asked=(row.asked or []) if row.state == PLAYING else [],
        score=row.score,
    )


async def commitment_of(asked: Asked) -> Commitment:
    """What is shown of the sealed luck, before the first move and ever after."""
    table = await seen_table(asked)
    return Commitment(asked.desk.gathering.commitment(table))


async def rematch(asked: Asked) -> TableOpened:
    """The same again, everybody one seat further; those who sit here are told where, and find the same table."""
    table = await asked.table()
    if asked.known in table.people() and table.row.state != FINISHED:
        raise WORDS.refused("rematch_later")
    async with table.lock:
        there = table.rematch
        if there is not None and asked.known in (again := await asked.desk.table(there)).people():
            return TableOpened(shown(asked, again), {}, "")
        opened = await asked.desk.gathering.rematch(asked.known, table.id)
    people = set(opened.table.people())
    for page in pages_at(table):
        if page.person in people:
            page.push(Rematch(opened.table.id))
    return _opened(asked, opened)


async def spectators_anew(asked: Asked) -> NewLink:
    """The owner issues the spectators' link anew: whoever came by the older one has to leave."""
    table = await asked.table()
    return NewLink(await asked.desk.gathering.spectators_anew(asked.known, table.id))


async def send_away(asked: Asked) -> Nothing:
    """The owner sends a spectator away, who does not see the table again until it is over.

    Of somebody without a nickname only the page is known: it is closed.
    """
    table = await asked.table()
    table.check_owner(asked.known)
    for page in pages_at(table):
        if page.number != asked.body.spectator or page.person in table.people():
            continue
        if page.person:
            await asked.desk.gathering.send_away(asked.known, table.id, page.person)
        else:
            page.turn_out("sent_away")
        return Nothing()
    raise WORDS.refused("no_such_spectator")


CALLS = (
    Call(
        "POST", "/api/tables", "Open a table.", open_table, TableOpened, OpenTable,
        largest=LARGE_BODY, rate="openings",
    ),
    Call("GET", "/api/tables/mine", "My tables that are not over.", my_tables, Tables),
    Call("GET", "/api/tables/finished", "My tables that are over.", my_finished, Tables),
    Call("GET", "/api/tables/open", "Tables that anybody may join.", open_tables, Tables, needs_person=False),
    Call("GET", "/api/tables/{table}", "One table.", one_table, TableShown, needs_person=False),
    Call("DELETE", "/api/tables/{table}", "Close a table before its match.", close, Nothing),
    Call(
        "GET", "/api/tables/{table}/commitment", "What is shown of the sealed luck.", commitment_of, Commitment,
        needs_person=False,
    ),
    Call("POST", "/api/tables/{table}/rematch", "The same again.", rematch, TableOpened, rate="openings"),
    Call("POST", "/api/tables/{table}/spectators/link", "A new link for spectators.", spectators_anew, NewLink),
    Call("POST", "/api/tables/{table}/spectators/away", "Send a spectator away.", send_away, Nothing, SendAway),
)  # fmt: skip
