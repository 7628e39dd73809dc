"""Games that show what is hidden, or let it decide what is asked."""

from fractions import Fraction

from onze.kernel.cards import Zone
from onze.kernel.cards.odds import Odds
from tests.kernel.broken.making import OtherMatch, WithMatch, WithSteps, breaks, with_steps
from tests.kernel.toys import (
    GOAL,
    ChooseCard,
    Kickabout,
    Penalty,
    Power,
    Turn,
)


@breaks("the view of .* changes with what it cannot know")
class ShowsAllHands(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def seen(self, zone: Zone, seat: int | None) -> dict[str, object]:
            return {"cards": self.card_names(sorted(zone.cards))}


@breaks("the view of .* changes with what it cannot know")
class ShowsLuckyNumbers(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def table(self, seat: int | None) -> dict[str, object]:
            return {**super().table(seat), "lucky": list(self.lucky)}


class CardByAnotherHand(ChooseCard):
    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        moves = super().moves(match, seat)
        return moves[:1] if 0 in match.hands[1 - self.seat].cards else moves


@breaks("with what it cannot know|where it cannot know")
@with_steps(CardByAnotherHand)
class MovesTell(WithSteps):
    pass


class TurnByHand(Turn):
    def run(self, match: Kickabout) -> None:
        if 1 in match.hands[self.seat].cards:
            match.then(ChooseCard(self.seat))
        else:
            match.then(Penalty(self.seat))


@breaks("is told .* where it cannot know the difference")
@with_steps(TurnByHand)
class QuestionTells(WithSteps):
    pass


@breaks("is told .* where it cannot know the difference")
class TellsDrawnCards(WithMatch):
    class match_kind(OtherMatch):  # noqa: N801
        def fill(self, seat: int, count: int) -> None:
            drawn = [self.draw(self.draw_pile, self.hands[seat]) for _ in range(min(count, len(self.draw_pile)))]
            self.tell("draw", {"cards": self.card_names(drawn)})


class OddsByAnotherHand(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(match.hands[1 - seat].cards.count(2), 8))


@breaks("the odds of .* change with what seat . cannot know")
@with_steps(OddsByAnotherHand)
class OddsTell(WithSteps):
    pass


class SureOnlyByTheTruth(Power):
    def odds(self, match: Kickabout, move: int, seat: int) -> Odds | None:
        return Odds(GOAL, Fraction(1)) if match.draw_pile.cards[-1:] == [1] else None


@breaks("the odds of .* change with what seat . cannot know")
@with_steps(SureOnlyByTheTruth)
class HavingOddsTells(WithSteps):
    pass
