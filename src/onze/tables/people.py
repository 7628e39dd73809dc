"""People at tables: what they are called, what they write, what lets them in, and what records know of them.

**Nicknames and messages** are hostile until shown otherwise. What a person can neither see nor type by accident is
refused: control letters, marks that turn the direction of a line round, letters that look like nothing, marks piled on
one another. Letters of every script are welcome, also those written from right to left: a page isolates them.

**Tokens** (the return link of a person, an invitation to a seat, the spectators' link) are drawn from the system's
own luck, hold 256 bits and fit into an address. Only their digests are stored, so a stolen database opens no seat. A
plain digest is enough: what cannot be guessed needs no slow one.

**Pseudonyms** stand in records in place of names: ``seat:0 is p-3f9a41c07b2d``. They are drawn anew for every match,
and nothing leads from them to a person but the seat at the table; when that is forgotten, no hash of a record breaks.
"""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from onze.kernel.words.letters import plain_letters
from onze.tables.words import WORDS, not_as_wanted

__all__ = [
    "LONGEST_MESSAGE",
    "LONGEST_NICKNAME",
    "checked_message",
    "checked_nickname",
    "digest_of",
    "new_id",
    "new_pseudonym",
    "new_token",
    "opens",
    "record_names",
    "told_apart",
]

LONGEST_NICKNAME: Final = 30
LONGEST_MESSAGE: Final = 500
MOST_MARKS: Final = 3
"""So many marks may sit on one letter; Vietnamese and pointed Hebrew need no more."""
TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 64
"""A token has 43 letters; what is much longer is not even hashed."""
ID_BYTES: Final = 10
PSEUDONYM_BYTES: Final = 6

LOOKS_LIKE_NOTHING: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")
"""Letters and marks that can be printed, but show nothing: fillers, the blank of Braille, choices of a variant."""
EMOJI_VARIANT: Final = re.compile("[\ufe0e\ufe0f]")
"""What keyboards put behind a heart to have it in colour; dropped, not refused."""


# ---- what people write


def checked_nickname(text: object) -> str:
    """A nickname as it is shown, or a refusal: spare spaces go, letters and their accents are joined."""
    if not isinstance(text, str):
        raise not_as_wanted("nickname", text, "word")
    if len(text) > 8 * LONGEST_NICKNAME:  # what is far too long is not looked at
        raise WORDS.refused("nickname_too_long", values={"most": LONGEST_NICKNAME})
    nickname = _tidied(text)
    if _has_unseen(nickname):
        raise WORDS.refused("nickname_unseen")
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in nickname):
        raise WORDS.refused("nickname_empty")
    if len(nickname) > LONGEST_NICKNAME:
        raise WORDS.refused("nickname_too_long", values={"most": LONGEST_NICKNAME})
    if _most_marks(nickname) > MOST_MARKS:
        raise WORDS.refused("nickname_piled")
    return nickname


def checked_message(text: object) -> str:
    """A message as it is shown to others, on one line; what cannot be seen is left out of it."""
    if not isinstance(text, str):
        raise not_as_wanted("message", text, "word")
    if len(text) > LONGEST_MESSAGE:
        raise WORDS.refused("message_too_long", values={"most": LONGEST_MESSAGE, "count": len(text)})
    seen = "".join(_plain_sign(letter) for letter in _tidied(text) if not LOOKS_LIKE_NOTHING.match(letter))
    message = _with_few_marks(" ".join(seen.split()))
    if not message:
        raise WORDS.refused("message_empty")
    return message


def told_apart(nicknames: Sequence[str]) -> tuple[str, ...]:
    """The nicknames of a table as they are shown there: those that look alike are numbered, ``Ada``, ``ada (2)``."""
    return _told_apart(tuple(nicknames))


@lru_cache(maxsize=4096)
def _told_apart(nicknames: tuple[str, ...]) -> tuple[str, ...]:
    shown: list[str] = []
    taken: set[str] = set()
    for nickname in nicknames:
        name, number = nickname, 1
        while name and _alike(name) in taken:
            number += 1
            name = f"{nickname} ({number})"
        taken.add(_alike(name))
        shown.append(name)
    return tuple(shown)


def _tidied(text: str) -> str:
    """Letters joined with their accents, and one plain space for each run of spaces of any width."""
    joined = unicodedata.normalize("NFC", EMOJI_VARIANT.sub("", text))
    return re.sub(" +", " ", "".join(" " if unicodedata.category(one) == "Zs" else one for one in joined)).strip(" ")


def _has_unseen(text: str) -> bool:
    """Whether something in it cannot be printed, turns the line round, or looks like nothing."""
    return not text.isprintable() or LOOKS_LIKE_NOTHING.search(text) is not None


def _plain_sign(letter: str) -> str:
    """A letter that can be printed, a space for the end of a line, nothing for the rest."""
    if letter.isprintable():
        return letter
    return " " if letter.isspace() else ""


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _most_marks(text: str) -> int:
    """The most marks that sit on one letter; a mark with no letter before it counts as too many."""
    if _is_mark(text[0]):
        return MOST_MARKS + 1
    return max((len(run) for run in "".join("m" if _is_mark(one) else " " for one in text).split()), default=0)


def _with_few_marks(text: str) -> str:
    """The text without the marks that are piled too high."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _alike(nickname: str) -> str:
    """What names that people would take for one another have in common: no capitals, accents, widths or spaces."""
    return plain_letters(unicodedata.normalize("NFKC", nickname)).replace(" ", "")


# ---- what lets people in


def new_token() -> str:
    """A token that nobody can guess and that fits into an address; it is shown once and never stored."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token[: LONGEST_TOKEN + 1].encode("utf-8", "surrogatepass")).hexdigest()


def opens(token: object, digest: str | None) -> bool:
    """Whether a token is the one with that digest, told in the same time wherever they differ; none opens nothing."""
    if not isinstance(token, str) or not token or len(token) > LONGEST_TOKEN or not digest:
        return False
    return hmac.compare_digest(digest_of(token).encode(), digest.encode())


def new_id() -> str:
    """An id for a table or a person: sixteen small letters and digits, drawn so that no two are alike."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().lower()


# ---- what records know


def new_pseudonym() -> str:
    """What a record calls a person: ``p-3f9a41c07b2d``."""
    return f"p-{secrets.token_hex(PSEUDONYM_BYTES)}"


def record_names(people: Sequence[str | None], bots: Sequence[str | None]) -> list[str]:
    """Who sits where, for the head of a record: by seat a new pseudonym for a person's id, or a bot's code.

    A person on two seats has one pseudonym.
    """
    known = {person: new_pseudonym() for person in dict.fromkeys(people) if person is not None}
    names: list[str] = []
    for seat, (person, bot) in enumerate(zip(people, bots, strict=True)):
        name = known[person] if person is not None else bot
        if name is None:
            raise ValueError(f"nobody sits on seat {seat}")
        names.append(name)
    return names
