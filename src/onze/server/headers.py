"""What browsers are told with every answer, and where changing calls and pages may come from.

A browser says from which site a call comes (``Origin``). Calls that change something, and WebSockets, must come from
this server's own pages: from the host that the call itself names, or from an origin that the host of the server lists.
A program that says no origin at all is no browser, and holds nobody's cookie but its own.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from onze.server.calls import refused_response
from onze.server.desk import Desk
from onze.server.words import WORDS

__all__ = ["Headers"]

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
TLS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
CHANGES_NOTHING: Final = ("GET", "HEAD", "OPTIONS")
NO_ORIGIN: Final = 4403


class Headers:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        changes = scope["type"] == "websocket" or scope["method"] not in CHANGES_NOTHING
        desk: Desk = scope["app"].state.desk
        if changes and not _is_ours(headers, desk.origins):
            desk.figures.refusals["elsewhere"] += 1
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": NO_ORIGIN})
            else:
                refused = refused_response(403, WORDS.reason("elsewhere"))
                await refused(scope, receive, _with_headers(send, scope))
            return
        await self._app(scope, receive, _with_headers(send, scope) if scope["type"] == "http" else send)


def _with_headers(send: Send, scope: Scope) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given: list[Any] = list(message.get("headers", []))
            given += ALWAYS
            if scope["scheme"] == "https":
                given.append(TLS_ONLY)
            message = {**message, "headers": given}
        await send(message)

    return sending


def _is_ours(headers: dict[bytes, str], others: frozenset[str]) -> bool:
    """Whether a call comes from a page of this server, or from no browser."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in others:
        return True
    try:
        split = urlsplit(origin)
    except ValueError:
        return False
    return split.scheme in ("http", "https") and bool(split.netloc) and split.netloc == headers.get(b"host")
