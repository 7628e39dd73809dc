"""What a page at its table is told; written by msgspec, as are the answers of calls (``answers``).

``PROTOCOL`` counts up when a page that was loaded before can no longer understand what it is told, or be understood.
"""

from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Encoder

from onze.kernel.words import Reason, Text
from onze.server.shown import Mine, TableShown

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


encode: Final = Encoder().encode


def refusal(reason: Reason, ask: int = 0) -> Refusal:
    """A reason as it is sent."""
    return Refusal(reason.key, reason.text, reason.rule, ask)
