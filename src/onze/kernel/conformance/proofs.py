"""Checks of what moves prove: whoever could only say this holds no card with which it could not have been said."""

from onze.kernel.chance import Seeded
from onze.kernel.conformance.phrases import Phrase
from onze.kernel.conformance.witness import Witness, named

__all__ = ["check_proven"]


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
