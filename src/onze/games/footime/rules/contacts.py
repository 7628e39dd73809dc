"""Contacts: a pawn put beside an opponent, which the next player may make a duel or a foul of (FT-CARD-FOUL.4)."""

from typing import ClassVar

from onze.games.footime.box.pawns import PAWNS, TEAM
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.decisions import TurnDecision

__all__ = ["ChooseContact", "note_contacts", "open_contacts", "use_contact"]


def note_contacts(match: FootimeMatch, pawn: int) -> None:
    """A pawn of the player in turn has come to stand beside these opponents, wherever the ball is.

    (FT-CARD-DUEL.1, FT-CARD-FOUL.4, FT-CARD-FOUL.7, FT-GAP.28)
    """
    other = 1 if pawn < TEAM else 0
    beside = match.rules.pitch.near[match.at[pawn]] & match.standing(other)
    if beside:
        pairs = [PAWNS * pawn + victim for victim in match.pawns_on(other, beside)]
        match.made = [*match.made, *[pair for pair in pairs if pair not in match.made]]


def open_contacts(match: FootimeMatch) -> list[int]:
    """The contacts of the turn before whose two pawns are both still on the pitch (FT-CARD-INJURED.6)."""
    at = match.at
    return [pair for pair in match.contacts if at[pair // PAWNS] >= 0 and at[pair % PAWNS] >= 0]


def use_contact(match: FootimeMatch, contact: int) -> None:
    """A contact serves one duel or one foul, not both (FT-CARD-FOUL.8, FT-GAP.47)."""
    if not match.rules.switches.contact_reuse:
        match.contacts = [pair for pair in match.contacts if pair != contact]


class ChooseContact(TurnDecision):
    """Which contact a duel or a foul is about: first the offender, then the victim (FT-CARD-FOUL.3).

    ``offender`` is -1 until it is named.
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "offender")
    rule: ClassVar[str] = "FT-CARD-FOUL.3"

    def __init__(self, card: int, offender: int) -> None:
        self.card = card
        self.offender = offender

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        choose = match.rules.choose
        if self.offender < 0:
            return choose.of_each(sorted({pair // PAWNS for pair in open_contacts(match)}))
        return choose.of_each(self.victims(match, self.offender))

    def victims(self, match: FootimeMatch, offender: int) -> list[int]:
        """The pawns that an offender has come to stand beside."""
        return sorted([pair % PAWNS for pair in open_contacts(match) if pair // PAWNS == offender])

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return self.offender >= 0 or len(self.victims(match, match.rules.choose.thing(move))) == 1

    def take(self, match: FootimeMatch, move: int) -> None:
        pawn = match.rules.choose.thing(move)
        if self.offender >= 0:
            match.rules.effects[self.card].about(match, self.card, PAWNS * self.offender + pawn)
            return
        victims = self.victims(match, pawn)
        if len(victims) == 1:
            match.rules.effects[self.card].about(match, self.card, PAWNS * pawn + victims[0])
        else:
            match.then(ChooseContact(self.card, pawn))

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        offender = match.rules.pawn_ids[self.offender] if self.offender >= 0 else None
        return {"card": match.rules.card_id(self.card), "offender": offender}
