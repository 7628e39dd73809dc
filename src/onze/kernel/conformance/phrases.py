"""Checks of phrases: each comes to an end, and played as one it is the same as move by move."""

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
    match, seat = witness.match.clone(), witness.match.seat
    if isinstance(match.decision, Together):
        return
    kinds = {type(match.decision)}
    for _ in range(LONGEST):
        decision = match.decision
        assert decision is not None
        going_on: list[Match] = []
        for move in witness.some(match.moves(seat), A_DOZEN):
            if not decision.commits(match, move, seat):
                going_on.append(match.clone())
                going_on[-1].play(move, NoChance(), None, seat)
        if not going_on:
            return
        match = next((other for other in going_on if type(other.decision) in kinds), going_on[0])
        kinds.add(type(match.decision))
    raise witness.fail(f"a phrase of {LONGEST} moves is not over yet, and asks {match.decision}: let it commit")
