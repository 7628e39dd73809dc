"""How a rule test plays: moves by name, luck by name, refusals with their rule."""

from collections.abc import Sequence

import pytest

from onze.kernel.chance import NoChance, Scripted
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.words import Reason, Refused


def play(match: Match, *moves: str, throws: Sequence[str] = ()) -> list[Event]:
    """Plays moves by name with exactly these throws, and returns what was told."""
    told: list[Event] = []
    with Scripted(*throws) as chance:
        for move in moves:
            match.play(match.game.move(move), chance, told.append)
    return told


def moves(match: Match) -> list[str]:
    """The names of the moves that may be played now."""
    return [match.game.name(move) for move in match.moves()]


def decision(match: Match) -> str:
    """The name of the open decision."""
    return type(match.decision).__name__


def refusal(match: Match, move: str, seat: int | None = None) -> Reason:
    """Tries a move that must be refused, checks that nothing has changed, and returns the reason."""
    before = match.position()
    with pytest.raises(Refused) as refused:
        match.play(match.game.move(move), NoChance(), seat=seat)
    assert match.position() == before
    assert refused.value.sentence("en")
    assert refused.value.sentence("fr")
    return refused.value.reason


def kinds(told: Sequence[Event]) -> list[str]:
    """The kinds of events in the order told."""
    return [event.kind for event in told]
