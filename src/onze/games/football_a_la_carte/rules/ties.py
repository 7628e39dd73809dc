"""Paragraph 15: equal scores, in the reading that cuts for them (FAC-GAP.27)."""

from typing import ClassVar, Final

from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.outcome import Outcome, by_score, shared
from onze.kernel.steps import Decision
from onze.kernel.words import Reason

__all__ = ["CUTS_EACH", "PenaltyCutForTheMatch"]

CUTS_EACH: Final = 5


class PenaltyCutForTheMatch(Decision[FootballMatch]):
    """A cut for one side after a tie, made by the other; a hand stops it (FAC-GAP.27, FAC-GAP.36).

    ``number`` counts both sides' cuts; the side that kicked off the match goes first.
    """

    fields: ClassVar[tuple[str, ...]] = ("number",)
    rule: ClassVar[str] = "FAC-GAP.27"
    gesture: ClassVar[bool] = True

    def __init__(self, number: int) -> None:
        self.number = number

    def taker(self, match: FootballMatch) -> int:
        """The side that the cut is for."""
        return (match.first_side + self.number) % 2

    def asked(self, match: FootballMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.rules.sides[1 - self.taker(match)][0]]

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.cut,)

    def take(self, match: FootballMatch, move: int) -> None:
        """Five each, then sudden death; a pile used up leaves the match drawn."""
        shown = self.cut(match)
        scored = match.rules.symbols[shown] != "hand"
        if scored:
            match.cuts[self.taker(match)] += 1
        if match.heard:
            details: dict[str, object] = {
                "side": self.taker(match),
                "card": match.game.card_id(shown),
                "scored": scored,
                "cuts": list(match.cuts),
            }
            match.tell("penalty cut", details, self.rule)
        each = (self.number + 1) // 2
        pair_done = self.number % 2 == 1
        if pair_done and each >= CUTS_EACH and match.cuts[0] != match.cuts[1]:
            winner = 0 if match.cuts[0] > match.cuts[1] else 1
            values = shared(match.rules.sides, [winner])
            match.finish(Outcome(values, match.goals, "penalty cuts", self.rule))
        elif pair_done and len(match.draw_pile.cards) < 2:
            match.finish(by_score(match.rules.sides, match.goals, "penalty cuts", self.rule))
        else:
            match.then(PenaltyCutForTheMatch(self.number + 1))

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        return WORDS.reason("only_the_cut", self.rule)

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"side": self.taker(match), "number": self.number // 2 + 1}

    def cut(self, match: FootballMatch) -> int:
        """Shows a card and sets it aside, so that the cuts come to an end."""
        pile = match.draw_pile
        return match.take_spot(match.cut(pile), pile, match.discard_pile)
