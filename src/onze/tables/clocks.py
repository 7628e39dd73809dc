"""Clocks: how long each seat may still think.

A table plays without a clock, with so many seconds a move, with a bank of seconds and an increment, or with so many
days a move. Whoever is asked is charged while being asked; where several are asked together, each of them is.

``asked`` says from which moment on: the table's own waiting, the few seconds of a poker face or those in which a
gesture waits for its hand, is nobody's time. It is left out for everybody alike, whoever had a choice and whoever had
none, so that no clock tells them apart.

* An answer is a whole phrase. With seconds or days **a move**, every answer brings the seat its whole allowance again.
* With a **bank**, every answer brings the increment, up to what the bank held at the start. All answers are alike in
  that, also those that the table gives for somebody: a clock that told them apart would tell what a hand holds. The
  upper bound is there because a table answers lone moves at once, and would otherwise make time out of nothing.
* Somebody whose seat a bot plays, or a table that waits for something else, is left out of ``asked``.

``Clocks`` is what is left and the moment up to which it has been charged. What is stored with a line is only what is
left: a match that is read back begins to run anew, so that nobody pays for the time in which the server stood still.

Moments are whole milliseconds of a watch that does not go back; if it does, nothing is charged until it has caught up.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from onze.tables.words import WORDS, not_as_wanted, read_fields

__all__ = ["DAY", "LIMITS", "NO_CLOCK", "SECOND", "Clock", "Clocks", "read_clock"]

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
LIMITS: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "none": {},
    "move": {"seconds": (5, 3600)},
    "bank": {"seconds": (30, 21_600), "increment": (0, 600)},
    "days": {"days": (1, 30)},
}
"""The kinds of clocks, the numbers that each is set with, and the least and the greatest of them."""
BACK_AT_THE_TABLE: Final = 30 * SECOND
"""What somebody with an empty bank has at least who takes a seat back."""


class Clocks(NamedTuple):
    """What each seat has left at a moment."""

    left: tuple[int, ...]
    """Milliseconds by seat, never below 0; none without a clock."""
    since: int
    """The moment up to which everything has been charged."""

    def written(self) -> dict[str, list[int]]:
        """What is left, in plain values, to be stored with a line; without the moment."""
        return {"left": list(self.left)}


@dataclass(frozen=True, slots=True)
class Clock:
    """How a table's clocks are set; ``read_clock`` checks the numbers."""

    kind: str = "none"
    """``none``, ``move``, ``bank`` or ``days``."""
    seconds: int = 0
    """Seconds a move, or in the bank."""
    increment: int = 0
    """Seconds that an answer brings to a bank."""
    days: int = 0
    """Days a move."""

    @property
    def over_days(self) -> bool:
        """Whether the match is played over days: nobody waits at the table, only the clock counts."""
        return self.kind == "days"

    @property
    def allowance(self) -> int:
        """The milliseconds that a seat begins with; it never has more."""
        return self.seconds * SECOND + self.days * DAY

    def written(self) -> dict[str, object]:
        """The settings in plain values, as ``read_clock`` reads them."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in LIMITS[self.kind]}}

    # ---- what is left

    def started(self, seats: int, now: int) -> Clocks:
        """The clocks of a match that begins."""
        return Clocks(() if self.kind == "none" else (self.allowance,) * seats, now)

    def resumed(self, stored: Mapping[str, Any], seats: int, now: int) -> Clocks:
        """The clocks of a match that is read back, from what ``Clocks.written`` stored; they run from now on."""
        left = tuple(stored["left"])
        if len(left) != len(self.started(seats, now).left) or not all(0 <= one <= self.allowance for one in left):
            raise ValueError(f"these are no clocks of {seats} seats with {self.written()}: {left}")
        return Clocks(left, now)

    def charged(self, clocks: Clocks, asked: Mapping[int, int], now: int) -> Clocks:
        """The time since the last charge, charged to each of those who were asked, from the moment on that it says."""
        if now <= clocks.since:
            return clocks
        left = list(clocks.left)
        if left:
            for seat, since in asked.items():
                left[seat] = max(0, left[seat] - max(0, now - max(clocks.since, since)))
        return Clocks(tuple(left), now)

    def answered(self, clocks: Clocks, asked: Mapping[int, int], seat: int, now: int) -> Clocks:
        """After an answer of one of those who were asked: all are charged, and it gets what an answer brings.

        Whoever ``is_out_of_time`` has no answer left; that is asked first.
        """
        return self._brought(self.charged(clocks, asked, now), seat, self.increment * SECOND)

    def taken_back(self, clocks: Clocks, asked: Mapping[int, int], now: int) -> Clocks:
        """After moves were taken back: every question is a new one; what was taken from a bank stays spent."""
        charged = self.charged(clocks, asked, now)
        return charged if self.kind in ("none", "bank") else self.started(len(charged.left), charged.since)

    def given_back(self, clocks: Clocks, seat: int) -> Clocks:
        """Somebody takes a seat back from a bot: with a whole allowance a move, or with something in the bank."""
        least = max(BACK_AT_THE_TABLE, self.increment * SECOND)
        return self._brought(clocks, seat, max(0, least - clocks.left[seat]) if clocks.left else 0)

    def _brought(self, clocks: Clocks, seat: int, more: int) -> Clocks:
        """A seat gets its allowance a move again, or so much more in its bank."""
        if not clocks.left:
            return clocks
        left = list(clocks.left)
        left[seat] = min(self.allowance, left[seat] + more) if self.kind == "bank" else self.allowance
        return Clocks(tuple(left), clocks.since)

    # ---- when it runs out

    def deadline(self, clocks: Clocks, asked: Mapping[int, int]) -> int | None:
        """The moment at which the first of those who are asked is out of time; none if nobody's time runs."""
        if not clocks.left:
            return None
        return min((max(clocks.since, since) + clocks.left[seat] for seat, since in asked.items()), default=None)

    def out_of_time(self, clocks: Clocks, asked: Mapping[int, int], now: int) -> tuple[int, ...]:
        """Those who are asked and have no time left."""
        left = self.charged(clocks, asked, now).left
        return tuple(seat for seat, one in enumerate(left) if seat in asked and one == 0)


NO_CLOCK: Final = Clock()
"""Everybody thinks for as long as they like."""


def read_clock(plain: object) -> Clock:
    """A clock as it was asked for, ``{"kind": "bank", "seconds": 600, "increment": 10}``, or a refusal."""
    fields = read_fields("clock", plain, ("kind", "seconds", "increment", "days"))
    kind = fields.get("kind")
    if not isinstance(kind, str) or kind not in LIMITS:
        raise WORDS.refused("unknown_clock", values={"known": list(LIMITS)})
    limits = LIMITS[kind]
    for name in ("seconds", "increment", "days"):
        if name in fields and name not in limits:
            raise WORDS.refused("clock_takes_no", values={"kind": kind, "name": name, "known": list(limits) or "–"})
    return Clock(kind, **{name: _number(name, fields.get(name), *limits[name]) for name in limits})


def _number(name: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise not_as_wanted(f"clock.{name}", value, "number")
    if not least <= value <= most:
        raise WORDS.refused("clock_out_of_range", values={"name": name, "least": least, "most": most})
    return value
