"""Yellow and red cards: on one's own foul, or against the preceding opponent's; a team that is short of pawns forfeits.

(FT-CARD-YELLOW, FT-CARD-RED, FT-FORFEIT)
"""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import EXPELLED, NO_SIDE, TEAM
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.decisions import SeatDecision, TurnDecision
from onze.games.footime.rules.foreseen import CautionForeseen
from onze.games.footime.rules.hands import lay
from onze.kernel.outcome import Outcome, shared
from onze.kernel.steps import Step

__all__ = [
    "AGGRAVATE",
    "FORFEIT",
    "FOUL",
    "LEAST_PAWNS",
    "RED",
    "YELLOW",
    "Aggravate",
    "Forfeit",
    "ReplaceKeeper",
    "caution",
    "may_aggravate",
    "short_side",
]

# The cards laid on a foul, as bits.
FOUL: Final = 1
YELLOW: Final = 2
RED: Final = 4

LEAST_PAWNS: Final = 7
"""A team with fewer pawns forfeits (FT-FORFEIT.1)."""
FORFEIT_GOALS: Final = 3


def may_aggravate(match: FootimeMatch, effect: str) -> bool:
    """Whether the foul of this turn may get a yellow or a red card: one of each, yellow first (FT-GAP.32)."""
    foul = match.foul
    if not foul or match.at[foul[0]] == EXPELLED:
        return False
    if effect == "yellow":
        return foul[2] & (YELLOW | RED) == 0
    return foul[2] & RED == 0


def caution(match: FootimeMatch, effect: str) -> None:
    """The pawn involved is booked or, by a second yellow or a red, expelled (FT-CARD-YELLOW.3, FT-CARD-RED.3)."""
    offender, victim, laid = match.foul
    match.foul = [offender, victim, laid | (YELLOW if effect == "yellow" else RED)]
    name = match.rules.pawn_ids[offender]
    if effect == "yellow" and not match.booked >> offender & 1:
        match.booked |= 1 << offender
        if match.heard:
            match.tell("booked", {"seat": match.to_play, "pawn": name}, "FT-CARD-YELLOW.3")
        return
    match.booked &= ~(1 << offender)
    origin = match.place_id(offender)
    match.put_pawn(offender, EXPELLED)
    if match.heard:
        rule = "FT-CARD-YELLOW.4" if effect == "yellow" else "FT-CARD-RED.3"
        details: dict[str, object] = {"seat": match.to_play, "pawn": name}
        match.tell("expelled", {**details, "from": origin, "to": match.place_id(offender)}, rule)
    if match.is_keeper(offender):
        match.then(ReplaceKeeper(match.next_seat))


class Aggravate(TurnDecision):
    """Whether the player who laid a foul adds a yellow or a red card before the set piece (FT-CARD-YELLOW.6).

    He is asked whatever he holds.
    """

    rule: ClassVar[str] = "FT-CARD-YELLOW.6"
    pass_says: ClassVar[str] = "move_set_piece"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        found: list[int] = []
        for card in match.kinds(seat):
            effect = rules.kinds[card].effect
            if effect in ("yellow", "red") and may_aggravate(match, effect):
                found.append(card)
        return (*rules.play.of_each(found), rules.pass_on)

    def take(self, match: FootimeMatch, move: int) -> None:
        rules = match.rules
        if move == rules.pass_on:
            return
        card = rules.play.thing(move)
        lay(match, card)
        caution(match, rules.kinds[card].effect)
        if may_aggravate(match, "red"):
            match.then(AGGRAVATE)

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> CautionForeseen:
        """What would become of the offender."""
        rules = match.rules
        if move == rules.pass_on:
            return {}
        offender = match.foul[0]
        books = rules.kinds[rules.play.thing(move)].effect == "yellow" and not match.booked >> offender & 1
        return {"pawn": rules.pawn_ids[offender], "to": match.place_id(offender) if books else "place:expelled"}

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return match.foul_table(match.foul) or {}


AGGRAVATE: Final[Aggravate] = Aggravate()


class ReplaceKeeper(SeatDecision):
    """Which pawn of its team becomes the goalkeeper in an expelled one's place (FT-CARD-RED.5, FT-CARD-RED.6)."""

    rule: ClassVar[str] = "FT-CARD-RED.5"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        side = self.seat & 1
        team = range(side * TEAM, side * TEAM + TEAM)
        able = match.pawns(side) or [pawn for pawn in team if match.at[pawn] != EXPELLED]
        return match.rules.choose.of_each(able)

    def take(self, match: FootimeMatch, move: int) -> None:
        pawn = match.rules.choose.thing(move)
        side = self.seat & 1
        keepers = match.keepers[:]
        keepers[side] = pawn
        match.keepers = keepers
        origin = match.place_id(pawn)
        match.put_pawn(pawn, match.rules.pitch.keeper[match.end(side)])
        if match.heard:
            details: dict[str, object] = {"seat": self.seat, "pawn": match.rules.pawn_ids[pawn]}
            match.tell("new goalkeeper", {**details, "from": origin, "to": match.place_id(pawn)}, self.rule)


# ---- forfeit


def short_side(match: FootimeMatch) -> int:
    """The side with fewer than seven pawns, or -1 (FT-FORFEIT.1)."""
    for side in (0, 1):
        if match.count(side) < LEAST_PAWNS:
            return side
    return NO_SIDE


class Forfeit(Step[FootimeMatch]):
    """A team left with fewer than seven pawns loses 3-0, unless a VAR has saved it (FT-FORFEIT.1, FT-FORFEIT.2)."""

    rule: ClassVar[str] = "FT-FORFEIT.2"

    def run(self, match: FootimeMatch) -> None:
        side = short_side(match)
        if side == NO_SIDE:
            return
        score = [FORFEIT_GOALS, FORFEIT_GOALS]
        score[side] = 0
        match.finish(Outcome(shared(match.rules.sides, [1 - side]), score, "forfeit", self.rule))
        if match.heard:
            match.tell("forfeit", {"side": side, "pawns": match.count(side), "score": score}, self.rule)


FORFEIT: Final[Forfeit] = Forfeit()
