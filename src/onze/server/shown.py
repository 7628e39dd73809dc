"""A table as people are shown it: who sits there, what changes while it is played, and what is one's own."""

from typing import Any

from msgspec import Struct

from onze.kernel.words import Text

__all__ = ["FileShown", "Live", "Mine", "MuteShown", "OrderShown", "SeatShown", "Spectator", "TableShown"]


class SeatShown(Struct):
    """A seat and who has it."""

    number: int
    kind: str
    name: str
    bot: str | None
    ready: bool
    substitute: str | None
    """The bot that plays in place of the seat's person."""
    away_since: int | None
    """Since when no page of the seat's person has been open; nothing while one is."""
    away: bool = False
    """Whether that has been so for half a minute, in a match that is played live."""
    bot_may_be_called: bool = False
    """Whether it has been so long that the others may call a bot."""


class Live(Struct):
    """What about a table changes beside the match itself."""

    state: str
    now: int
    seats: list[SeatShown]
    left: list[int]
    """What each seat has left on its clock, in milliseconds, at ``since``; none without a clock."""
    since: int
    running: list[int]
    """The seats whose clocks run."""
    charged_from: list[int]
    """From when on each of them is charged: until then the table itself may be waiting, and no clock goes down."""
    draw_offers: list[int]
    draw_declined: list[int]
    """The seats whose offer of a draw was declined, until play goes on."""
    take_back: list[int] | None
    """Those who consent to take something back; nothing where nobody wishes to."""
    out_of_time: int | None
    spectators: int
    final_hash: str | None
    """The hash of the whole record, once the match is over."""
    hints: bool
    """Whether the coach may be asked."""


class OrderShown(Struct):
    """A standing order of one's own."""

    seat: int
    number: int
    order: dict[str, Any]


class Spectator(Struct):
    """A spectator, as the owner is shown them."""

    number: int
    name: str


class FileShown(Struct):
    """A file that one has brought to a seat, by the name of its kind."""

    seat: int
    name: str


class MuteShown(Struct):
    """Somebody whom one has muted, by the message that pointed them out."""

    message: int
    name: str
    for_all: bool


class Mine(Struct):
    """What only this person is told of a table."""

    seats: list[int]
    owner: bool
    orders: list[OrderShown]
    spectators: list[Spectator]
    """Those who watch, for the owner alone."""
    mutes: list[MuteShown]
    """Those whom one has muted."""
    files: list[FileShown]
    """What one has brought to one's own seats."""


class TableShown(Struct):
    """A table, as far as it does not change while it is played."""

    id: str
    game: str
    title: Text
    agreement: dict[str, Any]
    """What was agreed on; of files, their names only."""
    state: str
    created: int
    touched: int
    names: list[str]
    things: str
    """The digest by which the things of the game are fetched."""
    commitment: str
    """What is shown of the sealed luck before the first move."""
    outcome: Any
    seats: list[SeatShown]
    mine: list[int]
    owner: bool
    rules_version: int
    asked: list[int]
    """The seats of the people whose turn it is, while it is played."""
    score: Any
    """The score as everybody sees it; nothing before the match."""
