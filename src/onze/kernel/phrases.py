"""Phrases: one seat's consecutive decisions with no luck and nobody else in between.

A front end builds a phrase on clones (card, then arrow, then the next card), shows each unfinished state to
its own player only, may drop it at any time, and sends it whole: it is played all or none.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from onze.kernel.chance import Chance, NoChance, ScriptError
from onze.kernel.events import Event, Listener
from onze.kernel.match import Match
from onze.kernel.words import KERNEL_WORDS, Reason, Refused

__all__ = [
    "RuleFailed",
    "check_part",
    "check_phrase",
    "check_said",
    "lone_phrase",
    "phrases",
    "play_phrase",
    "play_whole",
    "preview",
]

M = TypeVar("M", bound=Match)


class RuleFailed(Exception):  # noqa: N818 - named like a refusal, which it is not: here the program is at fault
    """Raised when a rule fails while a phrase is played; nothing has been changed. ``__cause__`` is what went wrong."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason
        """What failed, in each language."""


def preview(match: M, moves: Sequence[int], seat: int | None = None) -> M:
    """The match as the seat would see it after these moves, none of which commits; the match itself is untouched."""
    shown = match.clone()
    seat = match.seat if seat is None else seat
    for move in moves:
        check_part(shown, move, seat, False)
        play_whole(shown, move, NoChance(), None, seat)
    return shown


def phrases(match: Match, seat: int | None = None) -> Iterator[tuple[int, ...]]:
    """Every whole phrase that a seat may say now, in vocabulary order; the match itself is untouched."""
    seat = match.seat if seat is None else seat
    decision = match.decision
    assert decision is not None, "nobody is asked any more"
    for move in match.moves(seat):
        if decision.commits(match, move, seat):
            yield (move,)
        else:
            going_on = match.clone()
            going_on.play_listed(move, NoChance(), None, seat)
            for rest in phrases(going_on, seat):
                yield (move, *rest)


def lone_phrase(match: Match, seat: int) -> tuple[int, ...] | None:
    """The only phrase that a seat can say now; nothing where it has a choice."""
    if len(match.moves(seat)) > 1:
        return None  # each of them begins a phrase: no listed move leads into a dead end
    found = phrases(match, seat)
    first = next(found)
    return first if next(found, None) is None else None


def play_phrase(
    match: Match, moves: Sequence[int], chance: Chance, tell: Listener | None = None, seat: int | None = None
) -> None:
    """Plays a whole phrase, whose last move and no other commits, or refuses it and changes nothing.

    It is all or none even where a rule fails half-way (``RuleFailed``): the phrase is played on a copy, which the match
    takes over when all has gone well; what happened is told then.
    """
    seat = match.seat if seat is None else seat
    check_said(moves)
    going_on = match.clone()
    events: list[Event] = []
    for number, move in enumerate(moves, start=1):
        check_part(going_on, move, seat, number == len(moves))
        play_whole(going_on, move, chance, None if tell is None else events.append, seat)
    match.take_over(going_on)
    if tell is not None:
        for event in events:
            tell(event)


def play_whole(match: Match, move: int, chance: Chance, tell: Listener | None, seat: int) -> None:
    """Plays a listed move on a copy that is dropped if a rule fails, which is then told with the move and the seat.

    A rule that refuses something half-way has failed too: what is listed may be played.
    """
    try:
        match.play_listed(move, chance, tell, seat)
    except ScriptError:
        raise
    except Exception as error:
        values = {"name": match.game.move_text(move), "seat": seat + 1, "error": f"{type(error).__name__}: {error}"}
        raise RuleFailed(KERNEL_WORDS.reason("rule_failed", values=values)) from error


def check_phrase(match: Match, moves: Sequence[int], seat: int) -> None:
    """Refuses moves that are not a whole phrase of this seat's; the match is not changed."""
    check_said(moves)
    check_part(preview(match, moves[:-1], seat), moves[-1], seat, True)


def check_said(moves: Sequence[int]) -> None:
    """Refuses a phrase without any move."""
    if not moves:
        raise KERNEL_WORDS.refused("phrase_is_empty")


def check_part(match: Match, move: int, seat: int, last: bool) -> None:
    """Refuses the next move of a phrase if it is not listed, or ends the phrase though it is not the last, or not.

    Whoever plays a phrase on a copy asks this move by move: what comes before the last draws no luck and tells nothing.
    """
    if _commits(match, move, seat) != last:
        key = "phrase_goes_on" if last else "phrase_ends"
        raise KERNEL_WORDS.refused(key, values={"name": match.game.move_text(move)})


def _commits(match: Match, move: int, seat: int) -> bool:
    """Whether a move ends the phrase; a move that is not listed is refused."""
    reason = match.why_not(move, seat)
    if reason is not None:
        raise Refused(reason)
    assert match.decision is not None
    return match.decision.commits(match, move, seat)
