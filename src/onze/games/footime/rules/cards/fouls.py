"""Fouls: free kick or penalty, and the cards that reverse them (FT-CARD-FOUL, FT-FOUL-FREEKICK, FT-CARD-YELLOW)."""

from typing import ClassVar, Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pawns import OUTSIDE, PAWNS
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import nearest_free, snapshot
from onze.games.footime.rules.cards.cautions import AGGRAVATE, FOUL, YELLOW, caution, may_aggravate
from onze.games.footime.rules.cards.duels import ContactCard
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.contacts import note_contacts, use_contact
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.goal_kicks import GoalKickSpot
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.penalties import begin_penalty
from onze.games.footime.rules.restarts import RestartTo, tell_taker
from onze.kernel.steps import Step
from onze.kernel.words import Reason

__all__ = ["SET_PIECE", "Foul", "FreeKickTaker", "FreeKickTo", "RedCard", "SetPiece", "YellowCard", "begin_foul"]


def begin_foul(match: FootimeMatch, offender: int, victim: int, cards: int) -> None:
    """Notes a foul, and how things stood before it, for a VAR (FT-CARD-VAR.6)."""
    match.before_foul = snapshot(match)
    match.foul = [offender, victim, cards]


class Foul(ContactCard):
    """Claims a free kick or a penalty for a contact (FT-CARD-FOUL.1, FT-CARD-FOUL.2)."""

    rule: ClassVar[str] = "FT-CARD-FOUL.1"

    def about(self, match: FootimeMatch, card: int, contact: int) -> None:
        lay(match, card)
        use_contact(match, contact)
        begin_foul(match, contact // PAWNS, contact % PAWNS, FOUL)
        if match.heard:
            match.tell("foul", {"seat": match.to_play, **(match.foul_table(match.foul) or {})}, "FT-CARD-FOUL.3")
        match.then(AGGRAVATE, SET_PIECE)


class SetPiece(Step[FootimeMatch]):
    """Where the foul was suffered decides between free kick and penalty; a card on the foul changes nothing in that.

    For a free kick the ball goes on the victim's point, or for a goalkeeper on the six-metre line (FT-CARD-FOUL.6,
    FT-FOUL-FREEKICK.2, FT-KEEP.7, FT-GAP.10, FT-GAP.29).
    """

    rule: ClassVar[str] = "FT-CARD-FOUL.6"

    def run(self, match: FootimeMatch) -> None:
        pitch = match.rules.pitch
        victim = match.foul[1]
        here = pitch.bit[match.at[victim]]
        penalty = pitch.area[1 - match.end(match.side)] & here != 0
        origin = match.ball
        kicked_here = not penalty and not match.is_keeper(victim)
        if kicked_here:
            match.ball = match.at[victim]
            match.moved = True
            match.put_pawn(victim, OUTSIDE)
        if match.heard:
            self.tell_award(match, penalty, origin)
        if penalty:
            begin_penalty(match, victim)
        elif kicked_here:
            match.then(FreeKickTaker())
        else:
            match.then(GoalKickSpot(NO_CARD, True))

    def tell_award(self, match: FootimeMatch, penalty: bool, origin: int) -> None:
        """Says what is awarded; the ball of a free kick has been put where the victim stood."""
        rules = match.rules
        details: dict[str, object] = {
            "seat": match.to_play,
            "what": "penalty" if penalty else "free kick",
            "pawn": rules.pawn_ids[match.foul[1]],
            "from": rules.point_ids[origin],
            "to": rules.point_ids[match.ball],
        }
        match.tell("set piece", details, "FT-FOUL-PENALTY.1" if penalty else "FT-FOUL-FREEKICK.1")


SET_PIECE: Final[SetPiece] = SetPiece()


class FreeKickTaker(TurnDecision):
    """Where the victim of a foul stands to take the free kick: at 1 point from the ball (FT-FOUL-FREEKICK.3)."""

    rule: ClassVar[str] = "FT-FOUL-FREEKICK.3"
    point_says: ClassVar[str] = "move_pawn_to"
    points_are: ClassVar[str] = "beside_the_ball"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        pitch = match.rules.pitch
        free = pitch.near[match.ball] & ~match.taken() & ~pitch.goals
        return pitch.points(free or pitch.bit[nearest_free(match, match.ball, pitch.whole & ~pitch.goals)])

    def take(self, match: FootimeMatch, move: int) -> None:
        victim = match.foul[1]
        origin = match.place_id(victim)
        match.put_pawn(victim, move)
        note_contacts(match, victim)
        if match.heard:
            tell_taker(match, victim, origin, self.rule)
        value = roll(match, match.to_play, "free kick", "FT-FOUL-FREEKICK.4")
        match.then(FreeKickTo(value, victim))

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"pawn": match.rules.pawn_ids[match.foul[1]], "ball": match.rules.point_ids[match.ball]}


class FreeKickTo(RestartTo):
    """Where a free kick goes; it may score directly (FT-FOUL-FREEKICK.4, FT-FOUL-FREEKICK.5)."""

    rule: ClassVar[str] = "FT-FOUL-FREEKICK.4"
    how: ClassVar[str] = "free kick"


class CautionCard(Effect):
    """A card against the foul that the preceding opponent claimed: it reverses the decision.

    Its player gets the set piece; both pawns must be on the pitch still (FT-CARD-YELLOW.5, FT-CARD-YELLOW.7,
    FT-CARD-RED.4, FT-GAP.54).
    """

    needs: ClassVar[str] = "needs_foul"
    answers: ClassVar[int] = FOUL
    """The cards that it answers, as bits; one of them must have been laid."""

    def suits(self, match: FootimeMatch, card: int) -> bool:
        claimed = match.claimed
        if not (match.first_card and claimed and match.rules.switches.answers):
            return False
        on_pitch = match.at[claimed[0]] >= 0 and match.at[claimed[1]] >= 0
        return claimed[2] & self.answers != 0 and on_pitch

    def play(self, match: FootimeMatch, card: int) -> None:
        """The pawn first accused becomes the victim, the one that claimed the foul the offender."""
        accused, claimant, _ = match.claimed
        lay(match, card)
        begin_foul(match, claimant, accused, 0)
        if match.heard:
            match.tell("foul reversed", {"seat": match.to_play, **(match.foul_table(match.foul) or {})}, self.rule)
        caution(match, match.rules.kinds[card].effect)
        if may_aggravate(match, "red"):
            match.then(AGGRAVATE)
        match.then(SET_PIECE)

    def why_not(self, match: FootimeMatch, card: int) -> Reason:
        if not match.rules.switches.answers:
            return WORDS.reason("no_answers", "FT-GAP.33")
        return super().why_not(match, card)


class YellowCard(CautionCard):
    """A yellow card against the preceding opponent's foul (FT-CARD-YELLOW.2)."""

    rule: ClassVar[str] = "FT-CARD-YELLOW.2"


class RedCard(CautionCard):
    """A red card against the preceding opponent's foul or yellow card (FT-CARD-RED.2, FT-CARD-RED.7)."""

    rule: ClassVar[str] = "FT-CARD-RED.2"
    answers: ClassVar[int] = FOUL | YELLOW
