"""Who somebody is: a cookie that only this server can have signed. It holds an id, and nothing worth stealing else.

The cookie is ``HttpOnly``, so that no script reads it, and ``SameSite=Lax``, so that other sites' calls come without
it; over TLS it is ``Secure`` as well. The secret is drawn once and kept beside the database, readable to its owner
only, or is given as ``ONZE_SECRET``. Whoever knows a return link gets a cookie of their own (``Arriving.come_back``).

A cookie also holds a generation, which a new return link raises: whoever has lost a device makes one, and every older
cookie of theirs is worth nothing any more. The first generation is not written, as cookies had none at first.
"""

import base64
import contextlib
import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

from onze.kernel.data import system_error
from onze.server.words import WORDS

__all__ = ["COOKIE", "SECRET", "Seal", "cookie", "find_secret"]

COOKIE: Final = "onze"
SECRET: Final = "ONZE_SECRET"
"""The environment variable that holds a secret for signing."""
YEAR: Final = 365 * 24 * 60 * 60
SIGNED: Final = re.compile(r"1\.([a-z2-7]{16})(?:\.([1-9][0-9]{0,8}))?\.([A-Za-z0-9_-]{43})")
"""A cookie: the version of the form, the id of a person, the generation but for the first, a signature."""


class Seal:
    """Signs the ids of people, and knows its own hand again."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"onze identity " + secret).digest()

    def signed(self, person: str, generation: int = 0) -> str:
        """What somebody's cookie holds."""
        said = f"1.{person}.{generation}" if generation else f"1.{person}"
        return f"{said}.{self._signature(said)}"

    def person(self, value: str | None) -> tuple[str, int] | None:
        """The id in a cookie and its generation; nothing if it was not signed here."""
        found = SIGNED.fullmatch(value or "")
        if found is None or not hmac.compare_digest(self._signature(found[0].rpartition(".")[0]), found[3]):
            return None
        return found[1], int(found[2] or 0)

    def _signature(self, said: str) -> str:
        digest = hmac.digest(self._key, said.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def cookie(value: str, secure: bool) -> str:
    """The header that sets somebody's cookie; an empty value takes it away."""
    age = YEAR if value else 0
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def find_secret(folder: Path) -> bytes:
    """The secret of this server: from the environment, or from a file of the folder, where it is drawn once."""
    given = os.environ.get(SECRET)
    if given:
        return given.encode("utf-8", "surrogateescape")
    try:
        return _drawn_once(folder)
    except OSError as error:
        raise WORDS.refused("no_secret", values={"folder": str(folder), "error": system_error(error)}) from None


def _drawn_once(folder: Path) -> bytes:
    path = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        # Written whole under another name first: nobody ever reads half of it.
        drawn = folder / f".secret.{os.getpid()}"
        with open(os.open(drawn, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
        try:
            os.link(drawn, path)
        finally:
            drawn.unlink()
    return path.read_bytes()
