"""Somebody listens while a move is played: each event carries what has changed on the table since the one before."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from onze.kernel.events import Event, Listener

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["Hearing", "copied"]

NOT_THERE: Final = object()
"""In place of a value that was not drawn before."""


class Hearing:
    """A listener who is lent to a match for one call, and what was drawn of the match when they last heard something.

    What is drawn on the board is compared at every event. What stands beside it is compared once, when all has been
    told: the last event carries it, for it is the question to come that most of it belongs to.
    """

    def __init__(self, match: "Match", listener: Listener) -> None:
        self._listener = listener
        self._drawn = match.drawn_to_compare()
        self._beside = match.beside()
        self._last: Event | None = None

    def tell(self, match: "Match", event: Event) -> None:
        """Hands on an event, with what has changed on the board."""
        now = match.drawn_to_compare()
        event.after = changed(self._drawn, now)
        self._drawn = now
        self._last = event
        self._listener(event)

    def end(self, match: "Match") -> None:
        """Lets the last event carry what has changed beside the board."""
        if self._last is not None:
            self._last.after = {**self._last.after, **changed(self._beside, match.beside())}


def changed(before: Mapping[str, object], now: Mapping[str, object]) -> dict[str, object]:
    """What is drawn otherwise than before, by its paths: copies, for a game may keep what it has drawn."""
    found: dict[str, object] = {}
    for path, value in now.items():
        was = before.get(path, NOT_THERE)
        if was is not value and was != value:
            found[path] = copied(value)
    return found


def copied(value: object) -> object:
    """A plain value, whose parts may be changed without harm to others."""
    if isinstance(value, list):
        return [copied(part) for part in value]
    if isinstance(value, dict):
        return {name: copied(part) for name, part in value.items()}
    return value
