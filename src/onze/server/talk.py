"""What is said at tables beside the game: the last few messages for whoever comes, and each new one for all."""

from typing import Final

from onze.server.desk import Desk
from onze.server.wire import Said
from onze.tables.store import Message
from onze.tables.table import Table

__all__ = ["TAIL", "said", "tail"]

TAIL: Final = 50
"""So many messages are shown to whoever comes."""


async def tail(desk: Desk, table: Table) -> list[Said]:
    """The last messages of a table."""
    return [await said(desk, table, message) for message in (await desk.house.store.messages(table.id))[-TAIL:]]


async def said(desk: Desk, table: Table, message: Message) -> Said:
    """A message as it is sent, under the name that its person has at the table, or goes by now."""
    seats = table.seats_of(message.person)
    name = table.names()[seats[0]] if seats else await desk.nickname(message.person)
    return Said(message.number, name or "", message.text, message.at, message.removed, seats)
