"""Phrases: one seat's consecutive decisions with no luck and nobody else in between.

A front end builds a phrase on clones (card, then arrow, then the next card), shows each unfinished state to
its own player only, may drop it at any time, and sends it whole: it is played all or none.
"""

from collections.abc import Sequence
from typing import TypeVar

from onze.kernel.chance import Chance, NoChance
from onze.kernel.events import Listener
from onze.kernel.match import ANYBODY, Match
from onze.kernel.words import Refused

__all__ = ["play_phrase", "preview"]

M = TypeVar("M", bound=Match)


def preview(match: M, moves: Sequence[int], seat: int = ANYBODY) -> M:
    """The match as the seat would see it after these uncommitted moves; the match itself is untouched."""
    shown = match.clone()
    assert isinstance(shown, type(match))
    seat = match.seat if seat == ANYBODY else seat
    for move in moves:
        _must_be_listed(shown, move, seat)
        decision = shown.decision
        assert decision is not None
        if decision.commits(shown, move, seat):
            raise ValueError(f"{shown.game.name(move)!r} commits: it can be played, but not previewed")
        shown.play_listed(move, NoChance(), None, seat)
    return shown


def play_phrase(
    match: Match, moves: Sequence[int], chance: Chance, tell: Listener | None = None, seat: int = ANYBODY
) -> None:
    """Plays a whole phrase, or refuses it and changes nothing."""
    seat = match.seat if seat == ANYBODY else seat
    *first, last = moves
    before_last = preview(match, first, seat)
    _must_be_listed(before_last, last, seat)
    for move in moves:
        match.play_listed(move, chance, tell, seat)


def _must_be_listed(match: Match, move: int, seat: int) -> None:
    reason = match.why_not(move, seat)
    if reason is not None:
        raise Refused(reason)
