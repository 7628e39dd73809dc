"""The turn: a card is laid, and what comes of it decides who plays next (FT-TURN, FT-CARDS)."""

from typing import ClassVar, Final

from onze.games.footime.box.cards import AGAIN
from onze.games.footime.box.pawns import NO_SIDE
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import DECIDED, KEPT, OFFSIDE, PENDING, REPLAY, RESULTS, TURN_OVER, FootimeMatch
from onze.games.footime.rules.cards.cautions import FORFEIT, short_side
from onze.games.footime.rules.cards.moves import WasteWith, lose_turn, misfits
from onze.games.footime.rules.cards.saves import SAVE_WINDOW
from onze.games.footime.rules.cards.tackles import TackleWindow
from onze.games.footime.rules.cards.var import Appeal
from onze.games.footime.rules.clock import period_ends
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.foreseen import TurnForeseen
from onze.games.footime.rules.goals import OWN_GOAL, score_goal
from onze.games.footime.rules.hands import lay, refill
from onze.games.footime.rules.offside import OFFSIDE_RESTART, CallOffside
from onze.games.footime.rules.turn_order import begin_turn
from onze.kernel.steps import Step
from onze.kernel.words import Reason

__all__ = ["END_TURN", "TURN", "EndTurn", "Retained", "Turn"]


class Turn(TurnDecision):
    """The card of a turn: played where it suits, else wasted, which loses the turn; so do two that do not fit together.

    A wasted card is laid and replaced like any other (FT-TURN.3, FT-CARDS.2, FT-CARDS.6, FT-GAP.49, FT-GAP.58).
    """

    rule: ClassVar[str] = "FT-TURN.3"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        play, waste = rules.play.base, rules.waste.base
        effects = rules.effects
        played: list[int] = []
        wasted: list[int] = []
        last = -1
        for card in match.hands[seat].cards:
            if card == last:
                continue
            last = card
            effect = effects[card]
            if effect.suits(match, card):
                played.append(play + card)
                if effect.may_be_wasted(match, card):
                    wasted.append(waste + card)
            else:
                wasted.append(waste + card)
        for card in rules.boosters:
            if card in match.hands[seat].cards and misfits(match, card):
                wasted.append(rules.waste_pair.base + card)
        return tuple(played + wasted)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        rules = match.rules
        # Plain numbers here and in ``take``, for every turn comes by: a listed move plays a card, wastes one, or two.
        if move >= rules.waste.first:
            return move < rules.waste_pair.first
        card = move - rules.play.base
        return rules.effects[card].commits(match, card)

    def take(self, match: FootimeMatch, move: int) -> None:
        rules = match.rules
        if move >= rules.waste_pair.first:
            match.then(WasteWith(move - rules.waste_pair.base))
            return
        if move >= rules.waste.first:
            card = move - rules.waste.base
            lay(match, card)
            lose_turn(match, card)
            return
        card = move - rules.play.base
        rules.effects[card].play(match, card)

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> TurnForeseen:
        """How far the card goes and whether its player plays again, or that it loses the turn."""
        rules = match.rules
        if move not in rules.play:
            return {"result": RESULTS[TURN_OVER]}
        kind = rules.kinds[rules.play.thing(move)]
        return {"value": kind.value, "again": kind.effect in AGAIN}

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move == rules.pass_on:
            return WORDS.reason("no_passing", "FT-TURN.7")
        card = rules.card_of(move)
        if move in rules.play and card in match.hands[seat].cards:
            return rules.effects[card].why_not(match, card)
        if move in rules.waste and card in match.hands[seat].cards:
            values: dict[str, object] = {"card": rules.kinds[card].text}
            return WORDS.reason("card_suits", "FT-CARDS.2", values)
        if move in rules.waste_pair and card in match.hands[seat].cards:
            return WORDS.reason("no_such_pair", "FT-CARD-ACCEL.3", {"card": rules.kinds[card].text})
        return super().why_not(match, move, seat)


TURN: Final[Turn] = Turn()


class Retained(Step[FootimeMatch]):
    """Nobody has tackled: the next team-mate lays a card, or the same player; else a turn has come between.

    (FT-KEEP.8, FT-GAP.11, FT-CARD-TACKLE.8, FT-GAP.24)
    """

    fields: ClassVar[tuple[str, ...]] = ("passer",)

    def __init__(self, passer: int) -> None:
        self.passer = passer

    def run(self, match: FootimeMatch) -> None:
        if match.to_play != self.passer:
            return  # an opponent has interrupted: it is his turn that ends next
        rules = match.rules
        begin_turn(match, self.passer if rules.switches.same_player else (self.passer + 2) % rules.seats)
        match.then(TURN)


class EndTurn(Step[FootimeMatch]):
    """The end of an action: the hand is filled up, the clock counts, the next player follows.

    Whoever plays again has drawn before. A period ends only here, and not before a goal is settled (FT-TURN.4,
    FT-TIME.5, FT-HALF.7, FT-GAP.3).
    """

    def run(self, match: FootimeMatch) -> None:
        result = match.result
        refill(match, match.to_play)
        if result == REPLAY:
            match.then(TURN, END_TURN)
            return
        if result == OFFSIDE and match.rules.switches.offside_called and match.uncalled != DECIDED:
            match.then(CallOffside(match.next_seat), END_TURN)
            return
        match.spent += 1
        if match.foul and short_side(match) != NO_SIDE:
            self.forfeits(match)
        elif result == PENDING:
            self.settle_goal(match)
        elif not period_ends(match):
            self.go_on(match)

    def go_on(self, match: FootimeMatch) -> None:
        """Who plays next: after a retention the skipped player is asked first, else it is the next one clockwise.

        So it is after a turn lost during a retention, after a tackle and after an offside (FT-CARD-TACKLE.2,
        FT-OFFSIDE.10, FT-CARDS.5, FT-GAP.14, FT-GAP.20, FT-GAP.24).
        """
        rules = match.rules
        if match.result == KEPT:
            passer = match.to_play
            others = range(1, rules.seats, 2) if rules.switches.any_opponent else range(1, 2)
            windows = [TackleWindow((passer + other) % rules.seats, passer) for other in others]
            match.then(*windows, Retained(passer), END_TURN)
            return
        offside = match.result == OFFSIDE
        begin_turn(match, match.next_seat)
        if offside:
            match.then(OFFSIDE_RESTART, TURN, END_TURN)
        else:
            match.then(TURN, END_TURN)

    def settle_goal(self, match: FootimeMatch) -> None:
        """The next player may save; nobody can keep out an own goal (FT-GOAL.2, FT-GOAL.4, FT-GAP.8)."""
        rules = match.rules
        side = match.side
        if rules.pitch.goal[match.end(side)] & rules.pitch.bit[match.ball]:
            if score_goal(match, 1 - side, (match.to_play + 2) % rules.seats, OWN_GOAL):
                match.then(END_TURN)
            return
        begin_turn(match, match.next_seat)
        match.then(SAVE_WINDOW, END_TURN)

    def forfeits(self, match: FootimeMatch) -> None:
        """A team is short of pawns: its next player may still play a VAR against the foul (FT-FORFEIT.4, FT-GAP.35)."""
        may_appeal = match.result != KEPT or match.rules.switches.var_window
        begin_turn(match, match.next_seat)
        if may_appeal and match.claimed:
            match.then(Appeal(), FORFEIT, END_TURN)
        else:
            match.then(FORFEIT)


END_TURN: Final[EndTurn] = EndTurn()
