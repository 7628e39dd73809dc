"""What people are told: the answers of calls, and the messages to a page at its table; written by msgspec.

``PROTOCOL`` counts up when a page that was loaded before can no longer understand what it is told, or be understood.
"""

from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Encoder

from onze.kernel.words import Reason, Text

__all__ = ["PROTOCOL", "encode", "refusal"]

PROTOCOL: Final = 1


class Refusal(Struct, tag="refused"):
    """Why something was not done: which sentence it is, in each language, and the rule that says so."""

    key: str
    text: Text
    rule: str = ""
    ask: int = 0


class Done(Struct, tag="done"):
    """Something was done; after a move, the version that it made, after an order or a message, its number."""

    ask: int
    version: int | None = None
    number: int | None = None


class Reload(Struct, tag="reload"):
    """The page and the server do not speak the same any more."""

    protocol: int
    text: Text


class Previewed(Struct, tag="previewed"):
    """An unfinished phrase: the view, the menu and what is foreseen after it, and what is asked there."""

    ask: int
    view: dict[str, Any]
    menu: list[Any]
    foreseen: Any
    question: Text


class Because(Struct, tag="because"):
    """Why not; nothing where it may be said."""

    ask: int
    reason: Refusal | None


class Hinted(Struct, tag="hinted"):
    """What the coach would say."""

    ask: int
    moves: list[str]
    """The moves that would complete the phrase, the next one first."""
    reason: Text | None
    """Why the next one; nothing where there is no choice."""


class Pong(Struct, tag="pong"):
    """Somebody is there, and what time it is."""

    ask: int
    now: int


class Said(Struct, tag="chat"):
    """A message at the table; without its text once it was removed."""

    number: int
    name: str
    text: str
    at: int
    removed: bool = False
    seats: list[int] = []
    """The seats of whoever has said it; none for a spectator."""
    muted: bool = False
    """Whether whoever has said it was muted by whoever is told: the text is left out then."""
    left: Text | None = None
    """What is shown in place of the name of somebody who has asked to be forgotten."""


class Rematch(Struct, tag="rematch"):
    """The same again is played at another table."""

    table: str


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


class TableChanged(Struct, tag="table"):
    """Seats, clocks, offers or somebody's presence have changed, and not the match."""

    live: Raw
    mine: Mine


class Version(Struct, tag="version"):
    """The next version of the match as a seat is told it; if ``since`` is not what the page has, it missed one."""

    version: int
    since: int
    events: Raw
    notes: list[Text]
    """What the table says beside the game: whose time is up, for whom a bot plays, what was taken back."""
    public: Raw
    private: dict[str, Any]
    question: Text
    menu: list[Any]
    number: int | None
    """The number of the question that is put to this seat; an answer names it."""
    live: Raw


class Foreseen(Struct, tag="foreseen"):
    """What would follow each entry of the menu of a version."""

    version: int
    moves: dict[str, Any]


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


class WholeState(Struct, tag="state"):
    """Everything that a page needs to show a table; what follows are versions."""

    protocol: int
    table: TableShown
    seat: int | None
    """Whose eyes it is seen with."""
    version: int
    public: Raw | None
    private: dict[str, Any]
    question: Text
    menu: list[Any]
    number: int | None
    live: Raw
    mine: Mine
    chat: list[Said]


# ---- answers of calls


class Me(Struct):
    """Who somebody is here."""

    nickname: str | None
    protocol: int = PROTOCOL


class Arrived(Struct):
    """Somebody who has just come, and the token of the link that brings them back: it is told once."""

    nickname: str
    return_token: str


class ReturnLink(Struct):
    """The token of a new return link."""

    return_token: str


class TableOpened(Struct):
    """A new table, with the tokens of its links: they are told once."""

    table: TableShown
    invitations: dict[int, str]
    spectators: str


class NewLink(Struct):
    """The token of a new link."""

    token: str


class Tables(Struct):
    """A list of tables, the latest first."""

    tables: list[TableShown]


class Commitment(Struct):
    """What is shown of the sealed luck."""

    commitment: str
    algorithm: str = "sha256"


class Past(Struct):
    """A version of a match that was."""

    version: int
    events: list[Any]
    notes: list[Text]
    public: dict[str, Any]
    private: dict[str, Any]
    question: Text


class History(Struct):
    """Versions of a match that were, as somebody saw them."""

    versions: list[Past]
    first: int
    """The earliest version there is."""
    last: int
    """The latest version there is."""


class Nothing(Struct):
    """It was done, and there is nothing to say about it."""


encode: Final = Encoder().encode


def refusal(reason: Reason, ask: int = 0) -> Refusal:
    """A reason as it is sent."""
    return Refusal(reason.key, reason.text, reason.rule, ask)
