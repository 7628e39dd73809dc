"""What pages are told of a version: encoded once for all who see it with the same eyes.

``foreseen`` is worked out move by move, and lets others have their turn in between: a long one never holds up a move.
"""

from msgspec import Raw

from onze.server.showing import live
from onze.server.wire import Foreseen, Version, encode
from onze.tables.foreseeing import foresee_in_turns
from onze.tables.house import House
from onze.tables.table import Table
from onze.tables.updates import Update

__all__ = ["Telling", "Told"]


class Told:
    """What has been made of a version so far. It holds neither the version nor the table, which it would keep alive."""

    def __init__(self, update: Update, table: Table, house: House) -> None:
        self.live = Raw(encode(live(house, table)))
        """What else there is to know of the table."""
        self.public = Raw(encode(update.public))
        """What everybody sees."""
        self.events = Raw(encode(update.told_to_all))
        """What happened, as everybody is told it."""
        self.versions: dict[int | None, bytes] = {}
        """The messages for seats (``None``: for spectators)."""


class Telling:
    """What all pages are told; what was made of a version goes with it, when nobody has it before them any more."""

    def __init__(self, house: House) -> None:
        self._house = house

    def of(self, update: Update, table: Table) -> Told:
        """A version, encoded now if it was not before."""
        told: Told | None = update.made_of_it
        if told is None:
            told = update.made_of_it = Told(update, table, self._house)
        return told

    def version(self, update: Update, table: Table, seat: int | None) -> bytes:
        """The message for a seat (``None``: a spectator)."""
        told = self.of(update, table)
        message = told.versions.get(seat)
        if message is None:
            events = update.told(seat)
            version = Version(
                version=update.version,
                since=update.since,
                events=told.events if events is update.told_to_all else Raw(encode(events)),
                notes=list(update.notes),
                public=told.public,
                private=update.private(seat),
                question=update.question(seat),
                menu=[] if seat is None else update.menu(seat),
                number=update.number(seat),
                live=told.live,
            )
            message = told.versions[seat] = encode(version)
        return message

    async def foreseen(self, update: Update, table: Table, seat: int) -> bytes:
        """What would follow each entry of a seat's menu: a message of its own; empty where there is nothing to say."""
        if not update.leaves_to(seat):
            return b""
        if seat not in update.foreseen_made:
            moves = await foresee_in_turns(update.match, seat, lambda: table.is_at(update), update.odds)
            if moves is None:
                return b""
            update.foreseen_made[seat] = encode(Foreseen(update.version, moves))
        return update.foreseen_made[seat]
