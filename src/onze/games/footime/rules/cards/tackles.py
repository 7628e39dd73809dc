"""Tackles: in one's own turn, or during the opponents' retention (FT-CARD-TACKLE)."""

from typing import ClassVar

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import TURN_OVER, FootimeMatch
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.cards.out_of_play import is_out
from onze.games.footime.rules.decisions import NO_SEATS, FootimeDecision, TurnDecision
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.foreseen import RunnerForeseen
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.reach import can_run, is_barred
from onze.games.footime.rules.runs import RunTo, foreseen_run
from onze.games.footime.rules.turn_order import begin_turn
from onze.kernel.words import Reason

__all__ = ["Tackle", "TackleRunner", "TackleWindow", "nearest_pawns"]


class Tackle(Effect):
    """Roll the die and move the pawn nearest the ball by that value: a run like any other.

    (FT-CARD-TACKLE.1, FT-CARD-TACKLE.3, FT-CARD-TACKLE.5)
    """

    def play(self, match: FootimeMatch, card: int) -> None:
        lay(match, card)
        near = nearest_pawns(match)
        value = roll(match, match.to_play, "tackle", "FT-CARD-TACKLE.3")
        match.result = TURN_OVER
        able = [pawn for pawn in near if can_run(match, pawn, value)]
        if len(able) == 1:
            match.then(RunTo(NO_CARD, NO_CARD, value, able[0]))
        elif able:
            match.then(TackleRunner(value))


def nearest_pawns(match: FootimeMatch) -> list[int]:
    """The pawns nearest the ball by distance, those barred by offside left out.

    (FT-CARD-TACKLE.6, FT-CARD-TACKLE.9, FT-GAP.22)
    """
    pitch = match.rules.pitch
    best = pitch.length
    found: list[int] = []
    for pawn in match.pawns(match.side):
        distance = pitch.distance(match.at[pawn], match.ball)
        if distance > best or is_barred(match, pawn):
            continue
        if distance < best:
            best = distance
            found = []
        found.append(pawn)
    return found


class TackleRunner(TurnDecision):
    """Which of several nearest pawns tackles (FT-CARD-TACKLE.6, FT-GAP.22)."""

    fields: ClassVar[tuple[str, ...]] = ("value",)
    rule: ClassVar[str] = "FT-CARD-TACKLE.6"

    def __init__(self, value: int) -> None:
        self.value = value

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        able = [pawn for pawn in nearest_pawns(match) if can_run(match, pawn, self.value)]
        return match.rules.choose.of_each(able)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        match.then(RunTo(NO_CARD, NO_CARD, self.value, match.rules.choose.thing(move)))

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> RunnerForeseen:
        return foreseen_run(match, match.rules.choose.thing(move), self.value)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"value": self.value, "ball": match.rules.point_ids[match.ball]}


class TackleWindow(FootimeDecision):
    """What a skipped player does against a retention: a tackle, a VAR on the foul that led to it, or nothing.

    It is open whatever he holds; not once another opponent has tackled. A card laid here is a turn of his
    (FT-CARD-TACKLE.2, FT-CARD-TACKLE.7, FT-CARD-TACKLE.8, FT-CARD-VAR.8, FT-GAP.51).
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "passer")
    rule: ClassVar[str] = "FT-CARD-TACKLE.2"
    pass_says: ClassVar[str] = "move_let_play"

    def __init__(self, seat: int, passer: int) -> None:
        self.seat = seat
        self.passer = passer

    def asked(self, match: FootimeMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[self.seat] if match.to_play == self.passer else NO_SEATS

    def run(self, match: FootimeMatch) -> None:
        """Nobody is asked."""

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        found: list[int] = []
        for card in match.kinds(seat):
            effect = rules.kinds[card].effect
            if (
                effect == "tackle"
                or (effect == "var" and self.may_contest(match))
                or (effect == "out" and self.may_claim_out(match))
            ):
                found.append(card)
        return (*rules.play.of_each(found), rules.pass_on)

    def may_contest(self, match: FootimeMatch) -> bool:
        """Whether a foul of the retaining player may be contested here (FT-CARD-VAR.8, FT-GAP.37)."""
        is_skipped = self.seat == (self.passer + 1) % match.rules.seats
        return match.rules.switches.var_window and len(match.foul) > 0 and is_skipped

    def may_claim_out(self, match: FootimeMatch) -> bool:
        """Whether a retained ball on a line may be claimed here (FT-GAP.27)."""
        is_skipped = self.seat == (self.passer + 1) % match.rules.seats
        return match.rules.switches.out_interrupts and match.moved and is_skipped and is_out(match)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return True

    def take(self, match: FootimeMatch, move: int) -> None:
        rules = match.rules
        if move == rules.pass_on:
            if match.heard:
                match.tell("let play", {"seat": self.seat}, self.rule)
            return
        begin_turn(match, self.seat)
        card = rules.play.thing(move)
        rules.effects[card].interrupt(match, card)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        card = rules.card_of(move)
        if card in match.hands[seat].cards:
            values: dict[str, object] = {"card": rules.kinds[card].text}
            if rules.kinds[card].effect == "out":
                return WORDS.reason("no_out_while_retained", "FT-CARD-OUT.4", values)
            if rules.kinds[card].effect == "var":
                return WORDS.reason("needs_something_to_contest", "FT-CARD-VAR.8", values)
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"seat": self.seat, "passer": self.passer, "ball": match.rules.point_ids[match.ball]}
