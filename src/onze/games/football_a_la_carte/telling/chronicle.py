"""What a match was made of, read from what everybody could see of it: attempts by half, and deeds by side."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.kernel.events import Event

__all__ = ["Attempt", "Chronicle", "Half"]


class Attempt(NamedTuple):
    """A shot or a penalty: whose it was, from where, which turn of the half and, if it went in, the score it made."""

    kind: str
    seat: int
    turn: int = 0
    start: str = ""
    """The square of a shot; nothing for a penalty."""
    free_kick: bool = False
    """Whether a free kick has sent the ball there."""
    goals: tuple[int, ...] = ()


class Half:
    """What a half was made of."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.turns = 0
        """The turns that were taken so far."""
        self.shots: list[Attempt] = []
        self.worth_telling: list[Attempt] = []
        """Goals, penalties that were stopped, and what goalkeepers and corners have kept out."""
        self.score: Sequence[int] | None = None
        """The score when it was over."""


class Chronicle:
    """The events of a match, counted and put in order."""

    def __init__(self, game: FootballALaCarte, events: Sequence[Event]) -> None:
        self.game = game
        self.starter: int | None = None
        self.halves: list[Half] = []
        self.deeds: Counter[tuple[str, int]] = Counter()
        """How often a side has done something: ``shot``, ``free_kick``, ``save``."""
        self._attempt = Attempt("shot", 0)
        self._open = False
        """Whether the attempt is not decided yet."""
        self._actor: int | None = None
        self._free_kick = False
        for event in events:
            self._note(event)

    def count(self, deed: str, side: int) -> int:
        """How often a side has done something."""
        return self.deeds[deed, side]

    def share(self) -> tuple[int, int]:
        """Each side's share of all cards that have moved the ball, in per cent."""
        played = [self.count("played", side) for side in (0, 1)]
        first = round(100 * played[0] / sum(played)) if any(played) else 50
        return first, 100 - first

    @property
    def goals(self) -> list[tuple[Half, Attempt]]:
        """All goals in order, with the half of each."""
        return [(half, attempt) for half in self.halves for attempt in half.worth_telling if attempt.goals]

    def _did(self, deed: str, seat: int) -> None:
        self.deeds[deed, self.game.side_of(seat)] += 1

    def _note(self, event: Event) -> None:
        details: Any = event.details
        if event.kind == "starter":
            self.starter = details["seat"]
        elif event.kind == "half":
            self.halves.append(Half(details["number"]))
            self._actor = None
        elif event.kind == "card":
            self._note_card(details["seat"], details["card"])
        elif event.kind == "ball":
            self._note_ball(details)
        elif event.kind == "corner":
            self._did("corner", details["seat"])
            self._attempt = self._attempt._replace(kind="corner")
        elif event.kind in ("penalty stopped", "corner stopped", "shot stopped"):
            self._kept_out(event.kind)
        elif event.kind == "goal":
            self._scored(details["score"])
        elif event.kind == "whistle":
            self.halves[-1].score = details["score"]

    def _note_card(self, seat: int, card: str) -> None:
        """A card begins a turn of somebody else, or goes on with one."""
        if seat != self._actor:
            self._actor = seat
            self.halves[-1].turns += 1
            self._free_kick = False
        family = self.game.pack.kinds[self.game.card(card)].family
        if family == "free_kick":
            self._did("free_kick", seat)
            self._free_kick = True
        elif family == "goalkeeper" and self._open and self._attempt.seat != seat:
            self._did("save", seat)
            self.halves[-1].worth_telling.append(self._attempt._replace(kind="saved"))
            self._open = False
        elif family == "penalty":
            self._did("penalty", seat)
            self._attempt = Attempt("penalty", seat, self.halves[-1].turns)
            self._open = True

    def _note_ball(self, details: Any) -> None:
        seat = details["seat"]
        self._did("played", seat)
        if details["result"] == "shot":
            self._did("shot", seat)
            start = details.get("from", "")
            self._attempt = Attempt("shot", seat, self.halves[-1].turns, start, self._free_kick)
            self._open = True
            self.halves[-1].shots.append(self._attempt)
        elif details["result"] == "throw_in":
            self._did("out", seat)

    def _kept_out(self, kind: str) -> None:
        """A cut, or the last card of the half, has kept the ball out."""
        self.halves[-1].worth_telling.append(self._attempt._replace(kind=kind.replace(" ", "_")))
        defender = 1 - self.game.side_of(self._attempt.seat)
        self.deeds["save", defender] += 1
        self._open = False

    def _scored(self, score: Sequence[int]) -> None:
        self.halves[-1].worth_telling.append(self._attempt._replace(goals=tuple(score)))
        self._open = False
