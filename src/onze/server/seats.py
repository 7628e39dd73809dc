"""Calls about seats: taking one, leaving it, bots, invitations, being ready."""

from onze.server.answers import NewLink
from onze.server.asking import Bring, Ready, SeatBot, Sit
from onze.server.calls import Asked, Call
from onze.server.shown import TableShown
from onze.server.tables import shown

__all__ = ["CALLS"]


async def sit(asked: Asked) -> TableShown:
    """Somebody takes a seat: by its invitation, or anybody at an open table."""
    table = await asked.table()
    return shown(asked, await asked.desk.gathering.sit(asked.known, table.id, asked.seat, asked.body.token))


async def stand_up(asked: Asked) -> TableShown:
    """Somebody leaves a seat before the match."""
    table = await asked.table()
    await asked.desk.gathering.stand_up(asked.known, table.id, asked.seat)
    return shown(asked, table)


async def bring(asked: Asked) -> TableShown:
    """Somebody brings a file to their own seat, a deck for instance; nobody else is told."""
    table = await asked.table()
    await asked.desk.gathering.bring(asked.known, table.id, asked.seat, asked.body.name, asked.body.text)
    return shown(asked, table)


async def seat_bot(asked: Asked) -> TableShown:
    """The owner puts a bot on a seat."""
    table = await asked.table()
    await asked.desk.gathering.seat_bot(asked.known, table.id, asked.seat, asked.body.bot)
    return shown(asked, table)


async def clear(asked: Asked) -> TableShown:
    """The owner empties a seat."""
    table = await asked.table()
    await asked.desk.gathering.clear_seat(asked.known, table.id, asked.seat)
    return shown(asked, table)


async def invite_anew(asked: Asked) -> NewLink:
    """The owner issues a seat anew."""
    table = await asked.table()
    return NewLink(await asked.desk.gathering.invite_anew(asked.known, table.id, asked.seat))


async def ready(asked: Asked) -> TableShown:
    """Somebody is ready; when everybody is, the match begins."""
    table = await asked.table()
    await asked.desk.gathering.ready(asked.known, table.id, asked.seat, asked.body.word, asked.body.ready)
    return shown(asked, table)


SEAT = "/api/tables/{table}/seats/{seat}"

CALLS = (
    Call("POST", f"{SEAT}/sit", "Take a seat.", sit, TableShown, Sit),
    Call("POST", f"{SEAT}/stand-up", "Leave a seat before the match.", stand_up, TableShown),
    Call("POST", f"{SEAT}/file", "Bring a file to one's own seat.", bring, TableShown, Bring),
    Call("POST", f"{SEAT}/bot", "Put a bot on a seat.", seat_bot, TableShown, SeatBot),
    Call("POST", f"{SEAT}/clear", "Empty a seat.", clear, TableShown),
    Call("POST", f"{SEAT}/link", "A new invitation to a seat.", invite_anew, NewLink),
    Call("POST", f"{SEAT}/ready", "Be ready, with a word for the luck.", ready, TableShown, Ready),
)
