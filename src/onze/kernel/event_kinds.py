"""The kinds of events that a game tells, with their details and their types (``events.toml``).

A table a kind: a sentence in each language that says what has happened, the ``details`` that everybody is told, and in
``private`` what only some seats are::

    [draw]
    en = "A hand is filled up."
    fr = "Une main est complétée."
    details = { seat = "seat", count = "number" }
    private = { cards = "[card]" }

A type is ``seat``, ``side``, ``number``, ``flag``, ``word``, ``move``, or a kind of things, whose ids are then whole.
``word:facing`` is a bare word that ``facing:…`` describes (``kernel.things``); a plain ``word`` is not for people.
``[card]`` is a list of them, ``{seat: card}`` one for each, ``card?`` may be left out, ``card|word`` is either.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from onze.kernel.events import Event
from onze.kernel.things import ID, Things, kind_of, word_id
from onze.kernel.words import LANGUAGES, Text, read_text
from onze.kernel.words.tables import Tables

__all__ = ["CALLED", "EventKind", "read_event_kinds", "wrong_with"]

PLAIN: Final = ("seat", "side", "number", "flag", "word", "move", "nothing")
DESCRIBED: Final = "word:"
"""What the type of a word begins with that things describe."""


class EventKind:
    """One kind of event: what it says, and what comes with it."""

    def __init__(
        self, name: str, text: Text, details: Mapping[str, str], private: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        """What it is called: ``ball set down``."""
        self.text = text
        """What has happened when it is told."""
        self.details = dict(details)
        """What everybody is told: the names of the details and their types."""
        self.private = dict(private or {})
        """What only some seats are told besides."""


CALLED: Final = EventKind(
    "referee",
    {"en": "Something is said from outside: a resignation, a draw.", "fr": "L’arbitre parle : abandon, match nul."},
    {"call": "word"},
)
"""What the kernel itself tells, in every game."""


def read_event_kinds(path: Path) -> dict[str, EventKind]:
    """Reads the kinds of a game's events, and adds the kernel's own, unless the game tells more with it."""
    file = Tables(path)
    return {CALLED.name: CALLED, **file.read("the event", file.tables, _kind)}


def _kind(name: str, table: Mapping[str, Any]) -> EventKind:
    unknown = set(table) - {*LANGUAGES, "details", "private"}
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))} cannot stand here")
    return EventKind(name, read_text(table), table.get("details", {}), table.get("private", {}))


def wrong_with(event: Event, kinds: Mapping[str, EventKind], things: Things, seats: int) -> list[str]:
    """What an event says that its kind does not, a sentence each."""
    if event.kind not in kinds:
        return [f"the event {event.kind!r} is no kind that the game lists"]
    kind = kinds[event.kind]
    wrong = _wrong_details(event.details, kind.details, things, seats)
    wrong += [f"it tells seat {seat} more, which is none" for seat in event.private if not 0 <= seat < seats]
    for private in event.private.values():
        wrong += _wrong_details(private, {**kind.details, **kind.private}, things, seats, all_of_them=False)
    return [f"the event {event.kind!r}: {sentence}" for sentence in wrong]


def _wrong_details(
    details: Mapping[str, object], types: Mapping[str, str], things: Things, seats: int, all_of_them: bool = True
) -> list[str]:
    wrong = [f"{name!r} is no detail of it" for name in details if name not in types]
    for name, written in types.items():
        optional = written.endswith("?")
        if name not in details:
            wrong += [] if optional or not all_of_them else [f"{name!r} is missing"]
        elif not fits(details[name], written.removesuffix("?"), things, seats):
            wrong.append(f"{name!r} is {details[name]!r}, which is no {written}")
    return wrong


def fits(value: object, written: str, things: Things, seats: int) -> bool:
    """Whether a value is of a type as ``events.toml`` writes it."""
    if written.startswith("["):
        inner = written[1:-1]
        return isinstance(value, (list, tuple)) and all(fits(part, inner, things, seats) for part in value)
    if written.startswith("{"):
        key, _, inner = written[1:-1].partition(": ")
        return isinstance(value, Mapping) and all(
            fits(name, key, things, seats) and fits(part, inner, things, seats) for name, part in value.items()
        )
    if "|" in written:
        return any(fits(value, part, things, seats) for part in written.split("|"))
    return _fits_plainly(value, written, things, seats)


def _fits_plainly(value: object, written: str, things: Things, seats: int) -> bool:
    if written == "flag":
        return isinstance(value, bool)
    if written in ("seat", "side", "number"):
        return isinstance(value, int) and not isinstance(value, bool) and (written != "seat" or 0 <= value < seats)
    if written == "nothing":
        return value is None
    if not isinstance(value, str) or (written == "word" and ID.fullmatch(value) and value not in things):
        return False
    if written.startswith(DESCRIBED):
        return word_id(written.removeprefix(DESCRIBED), value) in things
    return written in PLAIN or (kind_of(value) == written and value in things)
