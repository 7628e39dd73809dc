"""Duels: dice about a contact; the winner moves the pawn that came too near (FT-CARD-DUEL)."""

from typing import ClassVar

from onze.games.footime.box.pawns import NO_PAWN, PAWNS
from onze.games.footime.box.pitch import Points
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import REPLAY, FootimeMatch
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.contacts import ChooseContact, open_contacts, use_contact
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.dice import FACES
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.refusals import why_not_run
from onze.kernel.words import Reason

__all__ = ["ContactCard", "Duel", "DuelMove"]


class ContactCard(Effect):
    """A card about a contact of the turn before (FT-CARD-DUEL.1, FT-CARD-FOUL.1)."""

    needs: ClassVar[str] = "needs_contact"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return len(match.contacts) > 0 and len(open_contacts(match)) > 0

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return len(open_contacts(match)) == 1

    def play(self, match: FootimeMatch, card: int) -> None:
        contacts = open_contacts(match)
        if len(contacts) == 1:
            self.about(match, card, contacts[0])
        else:
            match.then(ChooseContact(card, NO_PAWN))


class Duel(ContactCard):
    """Both players roll; a higher roll moves the opposing pawn, no goalkeeper, and one plays again in any case.

    (FT-CARD-DUEL.2, FT-CARD-DUEL.6, FT-CARD-DUEL.8, FT-GAP.25)
    """

    rule: ClassVar[str] = "FT-CARD-DUEL.1"

    def about(self, match: FootimeMatch, card: int, contact: int) -> None:
        lay(match, card)
        use_contact(match, contact)
        offender = contact // PAWNS
        mine, theirs = match.die(FACES), match.die(FACES)
        match.result = REPLAY
        if match.heard:
            details: dict[str, object] = {
                "seat": match.to_play,
                "opponent": match.actor,
                "pawn": match.rules.pawn_ids[offender],
                "rolls": [mine, theirs],
                "won": mine > theirs,
            }
            match.tell("duel", details, "FT-CARD-DUEL.3" if mine > theirs else "FT-CARD-DUEL.5")
        if mine > theirs and not match.is_keeper(offender) and displaced(match, offender, mine):
            match.then(DuelMove(offender, mine))


def displaced(match: FootimeMatch, pawn: int, value: int) -> Points:
    """Where the winner may move a pawn: not onto the ball, a goal point or another pawn (FT-CARD-DUEL.7, FT-GAP.25)."""
    pitch = match.rules.pitch
    through = match.open_field() & ~pitch.bit[match.ball]
    return match.rules.paths.run(match.at[pawn], value, through)


class DuelMove(TurnDecision):
    """Where the winner of a duel moves the opposing pawn, by his own roll; no contact is noted.

    (FT-CARD-DUEL.3, FT-CARD-DUEL.4, FT-CARD-DUEL.9)
    """

    fields: ClassVar[tuple[str, ...]] = ("pawn", "value")
    rule: ClassVar[str] = "FT-CARD-DUEL.3"
    point_says: ClassVar[str] = "move_pawn_to"

    def __init__(self, pawn: int, value: int) -> None:
        self.pawn = pawn
        self.value = value

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.pitch.points(displaced(match, self.pawn, self.value))

    def take(self, match: FootimeMatch, move: int) -> None:
        origin = match.at[self.pawn]
        match.put_pawn(self.pawn, move)
        if match.heard:
            points = match.rules.point_ids
            details: dict[str, object] = {
                "seat": match.to_play,
                "pawn": match.rules.pawn_ids[self.pawn],
                "from": points[origin],
                "to": points[move],
            }
            match.tell("pawn displaced", details, self.rule)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move not in rules.place:
            return super().why_not(match, move, seat)
        if move == match.ball:
            return WORDS.reason("ball_is_on", "FT-CARD-DUEL.7", {"point": rules.pitch.names[move]})
        if rules.pitch.goals & rules.pitch.bit[move]:
            return WORDS.reason("not_into_a_goal", "FT-CARD-DUEL.7", {"point": rules.pitch.names[move]})
        return why_not_run(match, move, self.pawn, self.value, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"pawn": match.rules.pawn_ids[self.pawn], "value": self.value}
