"""Swap and redistribution: cards that go round the table (FT-CARD-SWAP, FT-CARD-REDEAL)."""

from typing import ClassVar

from onze.games.footime.box.words import WORDS
from onze.games.footime.match import REPLAY, FootimeMatch
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.hands import deal, lay
from onze.kernel.words import Reason

__all__ = ["Redeal", "Swap", "SwapCard", "SwapWith"]


class Swap(Effect):
    """Exchanges a card with any other player, and plays again (FT-CARD-SWAP.1, FT-CARD-SWAP.3)."""

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        match.then(SwapWith(card))


class SwapWith(TurnDecision):
    """With whom a card is swapped: opponent or team-mate (FT-CARD-SWAP.1)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "FT-CARD-SWAP.1"

    def __init__(self, card: int) -> None:
        self.card = card

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        return rules.swap.of_each([other for other in range(rules.seats) if other != seat])

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        match.then(SwapCard(self.card, match.rules.swap.thing(move)))

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        if move in match.rules.swap:
            return WORDS.reason("swap_with_oneself", self.rule)
        return super().why_not(match, move, seat)


class SwapCard(TurnDecision):
    """Which card is given; the one taken is drawn at random (FT-CARD-SWAP.2, FT-GAP.39)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "other")
    rule: ClassVar[str] = "FT-CARD-SWAP.2"

    def __init__(self, card: int, other: int) -> None:
        self.card = card
        self.other = other

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        hand = match.hands[seat].cards
        least = 1 if hand.count(self.card) == 1 else 0
        return rules.give.of_each([card for card in match.kinds(seat) if card != self.card or not least])

    def take(self, match: FootimeMatch, move: int) -> None:
        given = match.rules.give.thing(move)
        seat, other = match.to_play, self.other
        mine, theirs = match.hands[seat], match.hands[other]
        lay(match, self.card)
        taken = theirs.cards[match.die(len(theirs.cards)) - 1]
        match.give(taken, theirs, mine)
        match.give(given, mine, theirs)
        match.result = REPLAY
        if match.heard:
            known: dict[str, object] = {
                "given": match.rules.card_id(given),
                "taken": match.rules.card_id(taken),
            }
            match.tell("swap", {"seat": seat, "with": other}, self.rule, {seat: known, other: known})

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move in rules.give and rules.give.thing(move) == self.card:
            return WORDS.reason("card_in_use", self.rule, {"card": rules.kinds[self.card].text})
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card), "other": self.other}


class Redeal(Effect):
    """All other cards are shuffled and dealt again, and one plays again (FT-CARD-REDEAL.1, FT-CARD-REDEAL.2)."""

    def play(self, match: FootimeMatch, card: int) -> None:
        lay(match, card)
        # The card itself starts the new played pile (FT-GAP.40).
        deal(match, "FT-CARD-REDEAL.1", left=match.played)
        match.result = REPLAY
