"""What a call is, and how it is answered or refused: a sentence in both languages and a status, whatever was sent."""

import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from onze.kernel.phrases import RuleFailed
from onze.kernel.words import Reason, Refused
from onze.server.desk import Desk
from onze.server.games import tag_of
from onze.server.identity import COOKIE
from onze.server.limits import BODY, Rate
from onze.server.log import note, note_fault
from onze.server.misread import misread
from onze.server.packing import WORTH_IT, packed, understood
from onze.server.wire import encode, refusal
from onze.server.words import WORDS
from onze.tables.store import LineMissing, LineTaken, NotKept, StoreGone, Unstorable
from onze.tables.table import Table

__all__ = ["Asked", "Call", "answered", "explained", "refused_response"]

LINK: Final = "onze-link"
"""The header with the token of the link that somebody came by."""
NUMBER: Final = re.compile("[0-9]{1,9}")

STATUSES: Final = {
    401: ("who_are_you", "signed_out", "nobody_here", "no_way_back"),
    403: (
        "not_your_seat", "not_the_owner", "not_invited", "not_your_opponent", "elsewhere", "sent_away",
        "only_from_here", "not_over_yet", "rematch_later", "private_table", "silenced", "not_company",
        "no_hints",
    ),
    404: (
        "no_such_table", "no_such_seat", "no_such_order", "no_such_message", "nothing_here", "no_such_things",
        "no_such_clause", "no_such_spectator", "no_lesson",
    ),
    405: ("not_done_so",),
    409: (
        "already_played", "seat_taken", "match_has_begun", "not_in_play", "changed_meanwhile", "not_begun",
        "out_of_time", "bot_plays", "sent_before", "not_waiting", "not_asked",
    ),
    413: ("too_large",),
    415: ("not_json",),
    429: ("too_often", "too_many_tables", "too_many_pages"),
    503: ("full_house", "not_ready"),
}  # fmt: skip
"""What is refused with which status; with 400 where nothing is said here."""
STATUS_OF: Final = {key: status for status, keys in STATUSES.items() for key in keys}


@dataclass(frozen=True, slots=True)
class Asked:
    """A call as it came: who calls, and what with."""

    desk: Desk
    person: str | None
    """Who calls; nobody before they have said what they are called."""
    address: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    link: str | None
    """The token of the link that somebody came by."""
    secure: bool
    """Whether it came over TLS."""

    @property
    def known(self) -> str:
        """The person who calls, where the call needs one."""
        if self.person is None:
            raise WORDS.refused("who_are_you")
        return self.person

    @property
    def seat(self) -> int:
        """The seat in the path."""
        return whole("seat", self.path["seat"])

    async def table(self) -> Table:
        """The table in the path, or a refusal."""
        return await self.desk.table(self.path["table"])

    def number(self, name: str) -> int | None:
        """A number in the query, or a refusal; nothing where it is left out."""
        return whole(name, self.query[name]) if name in self.query else None


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the API."""

    method: str
    path: str
    summary: str
    do: Callable[[Asked], Awaitable[Any]]
    answer: type[Struct] | None = None
    """What is answered; nothing said: JSON of its own form, or text."""
    body: type[Struct] | None = None
    query: tuple[str, ...] = ()
    """The numbers that may stand in the query."""
    needs_person: bool = True
    largest: int = BODY
    rate: str = "calls"
    """Which limit holds besides that of all calls."""
    cached: str = field(default="no-store")
    """How long browsers may keep the answer."""


def whole(name: str, text: str) -> int:
    """A whole number in a path or a query."""
    if NUMBER.fullmatch(text) is None:
        raise WORDS.refused("field_wrong", values={"field": name})
    return int(text)


def explained(error: Exception) -> tuple[int, Reason]:
    """The status and the sentence for whatever came of a call; what is our own fault is noted by whoever asks."""
    if isinstance(error, Refused):
        return STATUS_OF.get(error.reason.key, 400), error.reason
    if isinstance(error, StoreGone):
        return 503, error.reason
    if isinstance(error, (LineTaken, LineMissing)):
        return 409, WORDS.reason("changed_meanwhile")
    if isinstance(error, (NotKept, Unstorable)):
        return 404, WORDS.reason("nothing_here")
    if isinstance(error, (msgspec.MsgspecError, RecursionError, UnicodeError)):
        return 400, misread(error)
    if isinstance(error, RuleFailed):
        return 500, error.reason
    return 500, WORDS.reason("our_fault")


def refused_response(status: int, reason: Reason) -> Response:
    """A refusal as it is sent."""
    return Response(encode(refusal(reason)), status, media_type="application/json")


def answered(call: Call) -> Callable[[Request], Awaitable[Response]]:
    """What answers a call for Starlette, and never fails."""

    async def answer(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        began = time.perf_counter()
        try:
            response = await _answer(call, desk, request)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            status, reason = explained(error)
            desk.figures.refusals[reason.key] += 1
            if status == 500:
                desk.figures.faults += 1
                note_fault("fault", error, call=f"{call.method} {call.path}")
            response = refused_response(status, reason)
        desk.figures.calls[f"{call.method} {call.path}", response.status_code] += 1
        took = round(1000 * (time.perf_counter() - began), 1)
        note("call", call=f"{call.method} {call.path}", status=response.status_code, ms=took)
        return response

    return answer


async def _answer(call: Call, desk: Desk, request: Request) -> Response:
    address = request.client.host if request.client else ""
    person = await desk.person(request.cookies.get(COOKIE))
    desk.rates.take("calls", person or f"address {address}", desk.limits.calls)
    if call.needs_person and person is None:
        raise WORDS.refused("who_are_you")
    if call.rate != "calls":
        rate: Rate = getattr(desk.limits, call.rate)
        desk.rates.take(call.rate, f"address {address}" if person is None else person, rate)
    body = await _body(call, request)
    query = {name: value for name, value in request.query_params.items() if name in call.query}
    asked = Asked(
        desk, person, address, dict(request.path_params), query, body, request.headers.get(LINK),
        request.url.scheme in ("https", "wss"),
    )  # fmt: skip
    done = await call.do(asked)
    if isinstance(done, Response):
        return done
    data = done if isinstance(done, bytes) else encode(done)
    headers = {"cache-control": call.cached}
    if call.cached != "no-store":
        headers["vary"] = "accept-encoding"
        if len(data) >= WORTH_IT and "gzip" in understood(request.headers.get("accept-encoding", "")):
            data = packed(data)
            headers["content-encoding"] = "gzip"
        headers["etag"] = tag = tag_of(data)
        if request.headers.get("if-none-match") == tag:
            return Response(
                status_code=304, headers={name: headers[name] for name in ("cache-control", "vary", "etag")}
            )
    return Response(data, media_type="application/json", headers=headers)


async def _body(call: Call, request: Request) -> Any:
    """The body of a call, not too large and of the form that is wanted; an empty one where nothing has to be said."""
    if call.body is None:
        return None
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > call.largest:
            raise WORDS.refused("too_large", values={"most": call.largest})
    if data and request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise WORDS.refused("not_json")
    return msgspec.json.decode(bytes(data) or b"{}", type=call.body)
