"""What is said at tables beside the game: the last few messages for whoever comes, and each new one for all."""

from typing import Final

from onze.server.desk import Desk
from onze.server.wire import Said
from onze.server.words import WORDS
from onze.tables.store import Message
from onze.tables.table import Table

__all__ = ["TAIL", "said", "tail"]

TAIL: Final = 50
"""So many messages are shown to whoever comes."""


async def tail(desk: Desk, table: Table, viewer: str) -> list[Said]:
    """The last messages of a table, as somebody is shown them."""
    messages = await desk.house.store.messages(table.id, most=TAIL)
    return [await said(desk, table, message, viewer) for message in messages]


async def said(desk: Desk, table: Table, message: Message, viewer: str) -> Said:
    """A message as it is sent to somebody, under the name that its person has at the table, or goes by now."""
    seats = table.seats_of(message.person)
    known = await desk.nickname(message.person)
    name = "" if known is None else table.names()[seats[0]] if len(seats) == 1 else known
    muted = table.is_muted(message.person, viewer)
    left = WORDS.text("player_who_left") if known is None else None
    return Said(message.number, name, "" if muted else message.text, message.at, message.removed, seats, muted, left)
