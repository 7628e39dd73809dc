"""The page that browsers load: files that were built into the package (``make page``), read when the server starts.

Only what was found then is ever served, by its exact address: no path that somebody sends leads to a disk. Every place
of the page, ``/table/…`` for instance, is the same page; which place it is, the page sees by itself. Its file,
``table.html``, differs from ``index.html`` only by what a browser is told to fetch early. Whoever mistypes an address
is shown the page too, and finds the way from there.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from onze.server.games import tag_of
from onze.server.packing import understood
from onze.server.words import WORDS

__all__ = ["BUILT", "PageFiles", "is_built"]

BUILT: Final = Path(str(files("onze"))) / "page"
"""Where the page is built to."""
INDEX: Final = "/index.html"
PLACES: Final = ("", "new", "table", "matches", "record", "rules", "learn", "me")
"""The places of the page, by the first word of their addresses."""
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
KEPT: Final = {
    "assets": "public, max-age=31536000, immutable",
    "fonts": "public, max-age=2592000",
}
"""How long browsers keep the files of a folder: those of ``assets`` have their content in their names."""
ASKED_ANEW: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""The packed forms that are built beside a file, the smallest first, and how their names end."""


@dataclass(frozen=True, slots=True)
class Served:
    """A file in one of its forms."""

    data: bytes
    headers: Mapping[str, str]


class PageFiles:
    """Answers what no call answers: with a file of the page, or as ``otherwise`` does."""

    def __init__(self, otherwise: ASGIApp, folder: Path = BUILT) -> None:
        self._otherwise = otherwise
        self._forms = dict(_found(folder))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._answer(Request(scope)) if scope["type"] == "http" else None
        await (answer or self._otherwise)(scope, receive, send)

    def _answer(self, request: Request) -> Response | None:
        address: str = request.scope["path"]
        first, _, rest = address[1:].partition("/")
        is_place = first in PLACES and (bool(first) or not rest)
        is_lost = not is_place and address not in self._forms and _is_browsed(request, first)
        forms = self._forms.get(address)
        if is_place or is_lost:
            forms = self._forms.get(f"/{first}.html" if is_place else INDEX) or self._forms.get(INDEX)
        if forms is None and not is_place:
            return None
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        if forms is None:
            said = WORDS.text("page_not_built")
            return PlainTextResponse(f"{said['en']}\n\n{said['fr']}\n", 503, {"cache-control": "no-store"})
        return _response(request, _chosen(forms, request.headers.get("accept-encoding", "")), 404 if is_lost else 200)


def _is_browsed(request: Request, first: str) -> bool:
    """Whether it is somebody who has opened an address, and not a script or a program."""
    return first != "api" and request.method == "GET" and "text/html" in request.headers.get("accept", "")


def is_built(folder: Path = BUILT) -> bool:
    """Whether there is a page to be served."""
    return (folder / INDEX[1:]).is_file()


def _found(folder: Path) -> Iterator[tuple[str, dict[str, Served]]]:
    """Every file of a folder by its address, in all its forms; plain ones are called ``identity``."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    for path in paths:
        if path.suffix in PACKED.values():
            continue
        inside = path.relative_to(folder)
        packed = {name: path.with_name(path.name + ending) for name, ending in PACKED.items()}
        forms = {**{name: other for name, other in packed.items() if other in paths}, "identity": path}
        kept = KEPT.get(inside.parts[0], ASKED_ANEW)
        yield f"/{inside.as_posix()}", {name: _served(form, name, path.suffix, kept) for name, form in forms.items()}


def _served(path: Path, form: str, suffix: str, kept: str) -> Served:
    data = path.read_bytes()
    headers = {
        "content-type": KINDS.get(suffix, "application/octet-stream"),
        "cache-control": kept,
        "etag": tag_of(data),
        "vary": "accept-encoding",
    }
    return Served(data, headers if form == "identity" else {**headers, "content-encoding": form})


def _chosen(forms: Mapping[str, Served], accepted: str) -> Served:
    """The smallest form that a browser understands."""
    known = understood(accepted)
    return next((served for name, served in forms.items() if name in known), forms["identity"])


def _response(request: Request, served: Served, status: int) -> Response:
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and served.headers["etag"] in known:
        kept = {name: served.headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=kept)
    return Response(served.data, status, dict(served.headers))
