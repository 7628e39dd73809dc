"""Checks of phrases: each comes to an end, and played as one it is the same as move by move."""

from collections.abc import Iterator
from typing import Final

from onze.kernel.chance import NoChance, Seeded
from onze.kernel.conformance.witness import A_DOZEN, Witness, alike
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase
from onze.kernel.steps import Together

__all__ = ["Phrase", "check_phrase", "check_phrase_ends"]

LONGEST: Final = 100
"""So many moves a phrase may have at most: more than anybody would say in one breath."""


class Phrase:
    """What a seat has said since the last move that committed, and the match in which it began."""

    def __init__(self) -> None:
        self.start: Match | None = None
        """The match before the first of the moves; nothing where several are asked together."""
        self.seat = 0
        """Who speaks."""
        self.moves: list[int] = []
        """What was said."""
        self.questions: list[object] = []
        """The questions that were open before each move, as they are written."""
        self.whole = False
        """Whether the last of the moves commits."""

    def note(self, before: Match, seat: int, move: int) -> None:
        """Adds a move that is played in a match."""
        decision = before.decision
        assert decision is not None
        if self.whole or self.start is None:
            self.start, self.seat, self.moves, self.questions = before, seat, [], []
        if isinstance(decision, Together):
            self.start = None
        self.moves.append(move)
        self.questions.append(decision.written())
        self.whole = decision.commits(before, move, seat)


def check_phrase(witness: Witness, phrase: Phrase) -> None:
    """A phrase that goes on asks something else, and one that is whole can be played as one."""
    match = witness.match
    if phrase.start is None:
        return
    if not phrase.whole:
        open_now = None if match.decision is None else match.decision.written()
        witness.demand(
            open_now not in phrase.questions,
            f"{open_now} was open before in the same phrase, which can so go on for ever: let the move that leads back"
            " commit, or leave it out",
        )
        return
    luck = witness.aside.below(1 << 30)
    by_moves, at_once = phrase.start.clone(), phrase.start.clone()
    told: list[list[Event]] = [[], []]
    for move in phrase.moves:
        by_moves.play(move, Seeded(luck), told[0].append if witness.thorough else None, phrase.seat)
    play_phrase(at_once, phrase.moves, Seeded(luck), told[1].append if witness.thorough else None, phrase.seat)
    names = ", ".join(witness.game.name(move) for move in phrase.moves)
    same = alike(by_moves.position(), at_once.position())
    witness.demand(
        same, f"{names!r} played as one phrase leads elsewhere than move by move: does `take_over` leave something out?"
    )
    heard = [[event.seen_by(None) for event in events] for events in told]
    witness.demand(heard[0] == heard[1], f"{names!r} played as one phrase tells something else than move by move")


def check_phrase_ends(witness: Witness) -> None:
    """Whoever goes on as long as possible, from one question to another of the same kind, has to commit some time."""
    if not isinstance(witness.match.decision, Together):
        go_on(witness, witness.match, (), set())


def go_on(witness: Witness, match: Match, asked: tuple[str, ...], known: set[str]) -> None:
    """Goes on from a question in every way that leads to another kind, or back to one that was asked in this phrase.

    ``asked`` are the kinds of questions of the phrase so far; those that are ``known`` were gone on from before.
    """
    decision, seat = match.decision, match.seat
    question = type(decision).__name__
    asked = (*asked, question)
    known.add(question)
    if len(asked) > LONGEST:
        raise witness.fail(f"a phrase of {LONGEST} moves is not over yet, and asks {decision}: let it commit")
    back: Match | None = None
    for other in ways_on(witness, match, seat):
        kind = type(other.decision).__name__
        if kind in asked:
            back = other
        elif kind not in known:
            go_on(witness, other, asked, known)
    if back is not None:
        go_on(witness, back, asked, known)


def ways_on(witness: Witness, match: Match, seat: int) -> Iterator[Match]:
    """What some moves that do not commit lead to."""
    decision = match.decision
    assert decision is not None
    for move in witness.some(match.moves(seat), A_DOZEN):
        if not decision.commits(match, move, seat):
            going_on = match.clone()
            going_on.play(move, NoChance(), None, seat)
            yield going_on
