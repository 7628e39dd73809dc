"""The cards that make a pawn run or play the ball: move, pass or shot, joker, and what doubles them (FT-CARD)."""

from typing import ClassVar

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import TURN_OVER, FootimeMatch
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.cards.passes import has_passer, play_pass
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.reach import somebody_runs
from onze.games.footime.rules.runs import Runner
from onze.kernel.words import Reason

__all__ = [
    "Acceleration",
    "Combine",
    "Joker",
    "JokerUse",
    "MoveCard",
    "PassCard",
    "Power",
    "WasteWith",
    "lose_turn",
    "misfits",
]


class MoveCard(Effect):
    """Move one pawn of your team by the card's value (FT-CARD-MOVE.1)."""

    needs: ClassVar[str] = "needs_runner"
    rule: ClassVar[str] = "FT-CARD-MOVE.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return somebody_runs(match, match.rules.kinds[card].value)

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        match.then(Runner(card, NO_CARD, match.rules.kinds[card].value))


class PassCard(Effect):
    """Move the ball by the card's value, from a pawn at 1 point from it (FT-CARD-PASS.1, FT-CARD-PASS.2)."""

    needs: ClassVar[str] = "needs_passer"
    rule: ClassVar[str] = "FT-CARD-PASS.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return has_passer(match)

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        play_pass(match, card, NO_CARD, match.rules.kinds[card].value)


class Joker(Effect):
    """A move or a pass of 7 or 9; its use is declared as it is laid (FT-CARD-JOKER.1 to FT-CARD-JOKER.3)."""

    needs: ClassVar[str] = "needs_runner"
    rule: ClassVar[str] = "FT-CARD-JOKER.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return has_passer(match) or somebody_runs(match, match.rules.kinds[card].value)

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        match.then(JokerUse(card))


class JokerUse(TurnDecision):
    """Whether a joker is a move or a pass (FT-CARD-JOKER.3)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "FT-CARD-JOKER.3"

    def __init__(self, card: int) -> None:
        self.card = card

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        uses = [rules.use_run] if somebody_runs(match, rules.kinds[self.card].value) else []
        if has_passer(match):
            uses.append(rules.use_pass)
        return tuple(uses)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        value = match.rules.kinds[self.card].value
        if move == match.rules.use_run:
            match.then(Runner(self.card, NO_CARD, value))
        else:
            play_pass(match, self.card, NO_CARD, value)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move == rules.use_pass:
            return WORDS.reason("needs_passer", "FT-CARD-JOKER.2", {"card": rules.kinds[self.card].text})
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card)}


class Booster(Effect):
    """A card that doubles another one laid with it; alone it can only be wasted (FT-CARD-ACCEL.3, FT-CARD-POWER.3)."""

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        match.then(Combine(card))

    def may_be_wasted(self, match: FootimeMatch, card: int) -> bool:
        return True


class Acceleration(Booster):
    """Doubles a move, or a joker used as one (FT-CARD-ACCEL.1, FT-CARD-ACCEL.2)."""

    needs: ClassVar[str] = "needs_card_to_accelerate"
    rule: ClassVar[str] = "FT-CARD-ACCEL.3"
    partners: ClassVar[tuple[str, ...]] = ("run", "joker")

    def suits(self, match: FootimeMatch, card: int) -> bool:
        kinds = match.rules.kinds
        return any(somebody_runs(match, 2 * kinds[partner].value) for partner in partners(match, card))


class Power(Booster):
    """Doubles a pass or shot, or a joker used as one (FT-CARD-POWER.1, FT-CARD-POWER.2)."""

    needs: ClassVar[str] = "needs_card_to_strengthen"
    rule: ClassVar[str] = "FT-CARD-POWER.3"
    partners: ClassVar[tuple[str, ...]] = ("pass", "joker")

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return has_passer(match) and len(partners(match, card)) > 0


def partners(match: FootimeMatch, booster: int) -> list[int]:
    """The cards in the hand that a card can be combined with; another one that doubles is none of them.

    (FT-CARD-ACCEL.1, FT-CARD-ACCEL.5, FT-CARD-POWER.1, FT-CARD-POWER.4)
    """
    kinds = match.rules.kinds
    wanted = Acceleration.partners if kinds[booster].effect == "accelerate" else Power.partners
    return [card for card in match.kinds(match.to_play) if kinds[card].effect in wanted]


def fitting(match: FootimeMatch, booster: int) -> list[int]:
    """The cards in the hand that can be played now together with one that doubles them."""
    kinds = match.rules.kinds
    cards = partners(match, booster)
    if kinds[booster].effect == "accelerate":
        return [card for card in cards if somebody_runs(match, 2 * kinds[card].value)]
    return cards if has_passer(match) else []


def misfits(match: FootimeMatch, booster: int) -> list[int]:
    """The cards in the hand that do not suit together with it: laid all the same, both are wasted (FT-GAP.58)."""
    suitable = fitting(match, booster)
    held = match.hands[match.to_play].cards
    others = [card for card in match.kinds(match.to_play) if card not in suitable]
    return [card for card in others if card != booster or held.count(card) > 1]


def lose_turn(match: FootimeMatch, card: int) -> None:
    """The turn is lost with a card that does not suit (FT-CARDS.2)."""
    match.result = TURN_OVER
    if match.heard:
        match.tell("turn lost", {"seat": match.to_play, "card": match.rules.card_id(card)}, "FT-CARDS.2")


class Combine(TurnDecision):
    """Which card is laid together with an acceleration or a power card (FT-CARD-ACCEL.4, FT-CARD-POWER.1)."""

    fields: ClassVar[tuple[str, ...]] = ("booster",)
    rule: ClassVar[str] = "FT-CARD-ACCEL.4"

    def __init__(self, booster: int) -> None:
        self.booster = booster

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.play.of_each(fitting(match, self.booster))

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        rules = match.rules
        card = rules.play.thing(move)
        value = 2 * rules.kinds[card].value
        if rules.kinds[self.booster].effect == "accelerate":
            match.then(Runner(card, self.booster, value))
        else:
            play_pass(match, card, self.booster, value)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        if match.rules.card_of(move) in match.hands[seat].cards:
            return match.rules.effects[self.booster].why_not(match, self.booster)
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"booster": match.rules.card_id(self.booster)}


class WasteWith(TurnDecision):
    """Which card is laid with an acceleration or a power that it does not suit: both are wasted, and both replaced.

    (FT-CARDS.1, FT-CARDS.2, FT-CARD-ACCEL.3, FT-CARD-POWER.3, FT-GAP.58)
    """

    fields: ClassVar[tuple[str, ...]] = ("booster",)
    rule: ClassVar[str] = "FT-GAP.58"

    def __init__(self, booster: int) -> None:
        self.booster = booster

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.waste.of_each(misfits(match, self.booster))

    def take(self, match: FootimeMatch, move: int) -> None:
        lay(match, self.booster)
        lay(match, match.rules.waste.thing(move))
        lose_turn(match, self.booster)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        card = rules.card_of(move)
        if move in rules.waste and card in match.hands[seat].cards:
            key = "only_one_held" if card == self.booster else "pair_suits"
            values: dict[str, object] = {"card": rules.kinds[card].text, "booster": rules.kinds[self.booster].text}
            return WORDS.reason(key, self.rule, values)
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"booster": match.rules.card_id(self.booster)}
