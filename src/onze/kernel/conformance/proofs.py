"""Checks of what moves prove: whoever could only say this holds no card with which it could not have been said."""

from onze.kernel.chance import Seeded
from onze.kernel.conformance.witness import Witness, named
from onze.kernel.match import Match
from onze.kernel.steps import Together

__all__ = ["Phrase", "check_proven"]


class Phrase:
    """What a seat has said since the last move that committed, and the match in which it began."""

    def __init__(self) -> None:
        self.start: Match | None = None
        """The match before the first of the moves; nothing where several are asked together."""
        self.seat = 0
        """Who speaks."""
        self.moves: list[int] = []
        """What was said."""
        self.whole = False
        """Whether the last of the moves commits."""

    def note(self, before: Match, seat: int, move: int) -> None:
        """Adds a move that is played in a match."""
        decision = before.decision
        assert decision is not None
        if self.whole or self.start is None:
            self.start, self.seat, self.moves = before, seat, []
        if isinstance(decision, Together):
            self.start = None
        self.moves.append(move)
        self.whole = decision.commits(before, move, seat)


def check_proven(witness: Witness, phrase: Phrase) -> None:
    """No redeal gives a seat cards with which it could not have said what everybody has just heard.

    Only where no card has moved, so that the hand is the one that was held then. A rule by which a move proves that
    something is absent says so with ``match.prove_absent``.
    """
    start, match = phrase.start, witness.match
    if start is None or not phrase.whole or match.outcome is not None:
        return
    if any(zone.cards != before.cards for zone, before in zip(match.zones, start.zones, strict=True)):
        return
    for viewer in witness.looking:
        if viewer == phrase.seat:
            continue
        dealt = match.redealt(viewer, witness.try_aside())
        back = start.clone()
        for zone, place in zip(back.zones, dealt.zones, strict=True):
            zone.cards = place.cards[:]
        back.drop_phrase_of_others(phrase.seat)
        for move in phrase.moves:
            name = witness.game.name(move)
            could = phrase.seat in back.asked and move in back.moves(phrase.seat)
            sentence = f"a redeal for {named(viewer)} gives seat {phrase.seat} cards with which it could not have said"
            witness.demand(could, f"{sentence} {name!r}: what that proves is forgotten")
            if move != phrase.moves[-1]:
                back.play(move, Seeded(0), None, phrase.seat)
