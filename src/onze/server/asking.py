"""What people send: the bodies of calls, and what a page asks for at its table; read by msgspec.

What is given with a size here never reaches the tables when it is larger. Nicknames, words and messages have none: the
tables say how long they may be, and the size of a body or a frame is limited.
"""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, MsgspecError, Struct, UnsetType
from msgspec.json import Decoder

__all__ = ["AnyRequest", "ask_of", "read_request"]

Seat = Annotated[int, Meta(ge=0, le=63)]
Whole = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Token = Annotated[str, Meta(max_length=64)]
MoveName = Annotated[str, Meta(max_length=200)]
Phrase = Annotated[list[MoveName], Meta(max_length=100)]
Sent = Annotated[str, Meta(pattern="^[A-Za-z0-9._:-]{1,64}$")]


class Strict(Struct, forbid_unknown_fields=True):
    """What somebody sends: a field that nobody knows is refused."""


# ---- bodies of calls


class Come(Strict):
    """Somebody new."""

    nickname: str


class ComeBack(Strict):
    """Somebody on another device, by the token of a return link."""

    token: Token


class Sitting(Strict):
    """Who takes a seat of a new table: ``me``, a ``bot`` by its code, or ``empty``."""

    kind: Annotated[str, Meta(max_length=20)]
    bot: Annotated[str, Meta(max_length=80)] = "coach"
    called: Annotated[str, Meta(max_length=200)] = ""
    """What somebody else at the same screen is called, on a seat of mine."""


class OpenTable(Strict):
    """A new table: what is agreed on, and who sits where."""

    agreement: dict[str, Any]
    sitting: Annotated[list[Sitting], Meta(max_length=64)] = []


class Sit(Strict):
    """Taking a seat, with the token of its invitation where it needs one."""

    token: Token | None = None


class Bring(Strict):
    """A file of one's own for a seat, by the name of its kind; an empty text takes it away."""

    name: Annotated[str, Meta(max_length=80)]
    text: str


class BringRecord(Strict):
    """A record that somebody has as a file."""

    record: str


class LookBack(BringRecord):
    """Lines of such a record as a seat saw them, else a spectator; or with everything open."""

    first: Whole
    last: Whole
    seat: Seat | None = None
    open: bool = False


class SeatBot(Strict):
    """A bot for a seat."""

    bot: Annotated[str, Meta(max_length=80)]


class Ready(Strict):
    """Being ready, with a word for the luck; or not any more."""

    word: str = ""
    ready: bool = True


class SendAway(Strict):
    """A spectator who shall leave, by the number that the owner is shown."""

    spectator: Whole


# ---- what a page asks for


class Request(Strict, tag_field="do", kw_only=True):
    """What a page asks for; the answer bears the same ``ask``."""

    ask: Whole = 0


class Hello(Request, tag="hello"):
    """The first word of a page: how it speaks, whose eyes it wants, and the token of the link that it came by."""

    protocol: Whole
    seat: Seat | None = None
    link: Token | None = None


class Look(Request, tag="look"):
    """Another seat of one's own holds the screen from now on; nobody's: as a spectator. Also to be told all anew."""

    seat: Seat | None = None


class Move(Request, tag="move"):
    """A whole phrase in answer to a question by its number; sent twice under one name (``sent``) it is played once."""

    seat: Seat
    number: Whole
    moves: Phrase
    sent: Sent | UnsetType = UNSET


class Preview(Request, tag="preview"):
    """What would be seen and could be said after a part of a phrase."""

    seat: Seat
    moves: Phrase


class Why(Request, tag="why"):
    """Why a move may not be said, or nothing be done with a thing, after a part of a phrase."""

    seat: Seat
    what: MoveName
    moves: Phrase = []


class Hint(Request, tag="hint"):
    """What the coach would say after a part of a phrase, at a table that allows it."""

    seat: Seat
    moves: Phrase = []


class Resign(Request, tag="resign"):
    """Giving up."""

    seat: Seat


class Draw(Request, tag="draw"):
    """Offering a draw or agreeing to one; or taking one's offer back, or declining that of others."""

    seat: Seat
    offer: bool = True


class TakeBack(Request, tag="take back"):
    """Wishing to take back one's last phrase."""

    seat: Seat


class Consent(Request, tag="consent"):
    """Consenting that somebody takes back, or not."""

    seat: Seat
    consent: bool


class Claim(Request, tag="claim"):
    """The opponent is out of time: to win, or to play on against a bot."""

    win: bool


class CallBot(Request, tag="call bot"):
    """A bot for somebody who has been away for long."""

    seat: Seat


class TakeSeatBack(Request, tag="come back"):
    """Taking one's seat back from a bot."""

    seat: Seat


class GiveOrder(Request, tag="order"):
    """A standing order."""

    seat: Seat
    order: dict[str, Any]


class Revoke(Request, tag="revoke"):
    """Taking a standing order back."""

    seat: Seat
    number: Whole


class Chat(Request, tag="chat"):
    """Saying something to all at the table."""

    text: str


class RemoveMessage(Request, tag="remove message"):
    """The owner removes a message."""

    number: Whole


class Mute(Request, tag="mute"):
    """Not hearing any more whoever has said a message; the owner may have them say nothing more to anybody."""

    message: Whole
    for_all: bool = False


class Unmute(Request, tag="unmute"):
    """Hearing whoever has said a message again."""

    message: Whole
    for_all: bool = False


class Ping(Request, tag="ping"):
    """Is anybody there?"""


AnyRequest = (
    Hello | Look | Move | Preview | Why | Hint | Resign | Draw | TakeBack | Consent | Claim | CallBot
    | TakeSeatBack | GiveOrder | Revoke | Chat | RemoveMessage | Mute | Unmute | Ping
)  # fmt: skip


class Asking(Struct):
    """Of a frame that is no request, what its answer is to bear."""

    ask: Whole = 0


_requests: Final = Decoder(AnyRequest)
_asking: Final = Decoder(Asking)


def read_request(frame: str | bytes) -> AnyRequest:
    """What a page asks for; ``msgspec.MsgspecError``, ``RecursionError`` or ``ValueError`` where it is nothing."""
    request: AnyRequest = _requests.decode(frame)
    return request


def ask_of(frame: str | bytes) -> int:
    """The ``ask`` of whatever a page has sent, so that its answer finds its way; 0 where there is none to be found."""
    try:
        return _asking.decode(frame).ask
    except (MsgspecError, RecursionError, UnicodeError):
        return 0
