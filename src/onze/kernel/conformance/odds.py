"""Checks of odds: they can be, asking for them changes nothing, and playing bears them out.

The last is looked at where it is known what succeeds: where the odds are called by the name of an event, ``goal``,
which is told at once when the move is played. Of odds that are called otherwise, that are for later, or whose event is
never told, nobody but the rules knows what they are odds of; nor what is foreseen, whose names are the game's own.
"""

import random
from typing import Final

from onze.kernel.conformance.witness import Witness
from onze.kernel.events import Event
from onze.kernel.words import LANGUAGES

__all__ = ["check_odds", "check_odds_by_playing"]

TRIES: Final = 64
FAR_OFF: Final = 0.35
"""So far off the odds a fair game is in one of a million such checks (by the bound of Hoeffding)."""
IN_A_MATCH: Final = 1


def check_odds(witness: Witness) -> None:
    """Odds lie between 0 and 1 and are said in both languages; asking for them changes nothing and draws no luck."""
    match = witness.match
    for seat in match.asked:
        for move in match.moves(seat):
            what = f"the odds of {witness.game.name(move)!r}"
            try:
                random.seed(1)
                odds = match.odds(move, seat)
                random.seed(2)
                again = match.odds(move, seat)
            except RuntimeError as error:
                raise witness.fail(f"{what} draw luck: {error}") from None
            witness.demand(again == odds, f"{what} are not the same twice")
            if odds is not None:
                witness.demand(0 <= odds.share <= 1, f"{what} are {odds.share}, not from 0 to 1")
                spoken = all(odds.text.get(language) for language in LANGUAGES)
                witness.demand(spoken, f"{what} are not said in each language")
    witness.demand(witness.unchanged(), "asking for odds changed the match")


def check_odds_by_playing(witness: Witness) -> None:
    """In many matches that look the same to its seat, a move succeeds about as often as its odds say."""
    match, seat = witness.match, witness.match.seat
    decision, kinds = match.decision, witness.game.event_kinds
    assert decision is not None
    if witness.odds_played == IN_A_MATCH:
        return
    for move in witness.some(match.moves(seat), 1):
        odds = match.odds(move, seat)
        if odds is None or odds.text["en"] not in kinds or not decision.commits(match, move, seat):
            continue
        witness.odds_played += 1
        dealer = match.dealer(seat)
        found = 0
        for _ in range(TRIES):
            told: list[Event] = []
            dealer.deal(witness.try_aside()).play(move, witness.try_aside(), told.append, seat)
            found += any(event.kind == odds.text["en"] for event in told)
        what = f"the odds of {witness.game.name(move)!r} for {odds.text['en']!r} are {odds.share}"
        witness.demand(
            not found or abs(found / TRIES - odds.share) < FAR_OFF,
            f"{what}, but it is told in {found} of {TRIES} matches that look the same to seat {seat}",
        )
